"""Loopy nimbers: the outcome of every sum is that of retrograde analysis on its graph.

The proof by test: for all pairs of digraphs with up to 3 positions, self-loops allowed, the
outcome of v_i + w_j is the label of (i, j) in the graph of the sum. Digraphs that differ in
the order of their positions only are taken once.
"""

from itertools import permutations

import pytest
from helpers import all_digraphs, random_case

from gamegraphs import DRAW, LOSE, WIN, GameGraph, GameGraphError, Outcome, solve
from gamegraphs.solvers.sums.grundy import grundy, sum_graph
from gamegraphs.solvers.sums.loopy import LoopyValue, loopy_grundy


def classes(n):
    """One digraph on n positions of each isomorphism class."""
    seen = set()
    for moves in all_digraphs(n):
        forms = []
        for order in permutations(range(n)):
            place = {u: i for i, u in enumerate(order)}
            forms.append(tuple(tuple(sorted(place[v] for v in moves[u])) for u in order))
        if min(forms) not in seen:
            seen.add(min(forms))
            yield GameGraph.from_moves([list(row) for row in min(forms)])


def assert_sum_is_right(g, h, v, w):
    labels = solve(sum_graph(g, h), distances=False).labels.tolist()
    found = [(a + b).outcome for a in v for b in w]
    assert found == labels, ([g.moves(u) for u in range(g.n)], [h.moves(u) for u in range(h.n)])


def assert_all_pairs_are_right(first, second):
    values = {id(graph): loopy_grundy(graph) for graph in (*first, *second)}
    for g in first:
        for h in second:
            assert_sum_is_right(g, h, values[id(g)], values[id(h)])


def test_there_are_as_many_classes_as_known():
    # OEIS A000595: digraphs with self-loops on n unlabelled nodes.
    assert [len(list(classes(n))) for n in range(4)] == [1, 2, 10, 104]


def test_all_pairs_with_up_to_2_positions():
    small = [*classes(1), *classes(2)]
    assert_all_pairs_are_right(small, small)


def test_all_pairs_of_one_with_up_to_2_and_one_with_3_positions():
    assert_all_pairs_are_right([*classes(1), *classes(2)], list(classes(3)))


def test_all_pairs_with_3_positions():
    large = list(classes(3))
    assert_all_pairs_are_right(large, large)


@pytest.mark.long
def test_all_pairs_of_one_with_3_and_one_with_4_positions():
    large = [GameGraph.from_moves(moves) for moves in all_digraphs(4, step=97)]
    assert_all_pairs_are_right(list(classes(3)), large)


@pytest.mark.parametrize("seed", range(400))
def test_random_larger_pairs(seed):
    g, h = (random_case(s, largest=9).graph() for s in (2 * seed, 2 * seed + 1))
    assert_sum_is_right(g, h, loopy_grundy(g), loopy_grundy(h))


@pytest.mark.parametrize("seed", range(100))
def test_single_positions_have_the_outcome_of_solve(seed):
    graph = random_case(seed, largest=40).graph()
    assert [v.outcome for v in loopy_grundy(graph)] == solve(graph).labels.tolist(), seed


@pytest.mark.parametrize("seed", range(100))
def test_sums_of_three(seed):
    g, h, k = (random_case(s, largest=4).graph() for s in range(3 * seed, 3 * seed + 3))
    labels = solve(sum_graph(sum_graph(g, h), k)).labels.tolist()
    values = [loopy_grundy(x) for x in (g, h, k)]
    found = [(a + b + c).outcome for a in values[0] for b in values[1] for c in values[2]]
    assert found == labels, seed


def test_acyclic_graphs_have_their_grundy_values():
    for seed in range(100):
        rows = random_case(seed, 12).moves
        graph = GameGraph.from_moves([[v for v in row if v < u] for u, row in enumerate(rows)])
        assert [v.nimber for v in loopy_grundy(graph)] == grundy(graph).tolist(), seed


def test_the_rules_of_addition():
    nimbers = [LoopyValue(k) for k in range(6)]
    loops = [LoopyValue(None, frozenset(k)) for k in ((), (0,), (1, 2), (0, 3, 5))]
    for a in nimbers + loops:
        assert a + nimbers[0] == a
        for b in nimbers + loops:
            assert a + b == b + a
            for c in nimbers + loops:
                assert (a + b) + c == a + (b + c)
    assert nimbers[5] + nimbers[3] == LoopyValue(6)
    assert loops[3] + nimbers[1] == LoopyValue(None, frozenset({1, 2, 4}))
    assert loops[1] + loops[3] == LoopyValue(None)


def test_outcomes_and_texts():
    for value, outcome, text in (
        (LoopyValue(0), LOSE, "0"),
        (LoopyValue(3), WIN, "3"),
        (LoopyValue(None), DRAW, "∞{}"),
        (LoopyValue(None, frozenset({2, 1})), DRAW, "∞{1, 2}"),
        (LoopyValue(None, frozenset({4, 0})), WIN, "∞{0, 4}"),
    ):
        assert (value.outcome, repr(value)) == (outcome, text)


def test_a_move_that_can_be_taken_back_is_worth_nothing():
    # 0 can go to 1, from where 2 is reached, which is lost: 1 answers with the value 0 of 0.
    assert loopy_grundy(GameGraph.from_moves([[1], [0, 2], []])) == [
        LoopyValue(0), LoopyValue(1), LoopyValue(0)
    ]  # fmt: skip


def test_verdicts_and_foreign_summands():
    graph = GameGraph.from_moves([[1], [0]], verdicts={1: Outcome.LOSE})
    assert loopy_grundy(graph) == [LoopyValue(1), LoopyValue(0)]
    with pytest.raises(GameGraphError, match="only LOSE has a Grundy value"):
        loopy_grundy(GameGraph.from_moves([[]], verdicts={0: Outcome.DRAW}))
    with pytest.raises(TypeError):
        LoopyValue(0) + 1
