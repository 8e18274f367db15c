"""Grundy values, mex, nim-sums and sums of games."""

from itertools import product

import pytest
from helpers import all_digraphs, chain, random_case, run_child

import gamegraphs as gg
from gamegraphs import CycleError, GameGraph, GameGraphError, Outcome, solve
from gamegraphs.solvers.sums.grundy import grundy, mex, nim_sum, sum_graph


def by_definition(moves):
    """The Grundy values of an acyclic graph, by recursion."""

    def value(u):
        options = {value(v) for v in moves[u]}
        return next(k for k in range(len(moves) + 1) if k not in options)

    return [value(u) for u in range(len(moves))]


def acyclic(moves):
    return GameGraph.from_moves(moves).find_cycle() is None


def test_every_acyclic_digraph_and_the_cycle_of_every_other(way):
    for n in range(5):
        for moves in all_digraphs(n, step=1 if n < 4 else 5):
            graph = GameGraph.from_moves(moves)
            if acyclic(moves):
                assert grundy(graph).tolist() == by_definition(moves), moves
                continue
            with pytest.raises(CycleError) as caught:
                grundy(graph)
            cycle = caught.value.cycle
            for u, v in zip(cycle, [*cycle[1:], cycle[0]], strict=True):
                assert v in moves[u], moves
            assert "loopy_grundy" in str(caught.value)


@pytest.mark.parametrize("seed", range(100))
def test_random_acyclic_graphs_with_parallel_moves(way, seed):
    moves = [[v for v in row if v < u] for u, row in enumerate(random_case(seed, 14).moves)]
    assert grundy(GameGraph.from_moves(moves)).tolist() == by_definition(moves), moves


def test_zero_is_lose_on_a_large_graph_of_moves_downward():
    wild = gg.random_graph(60_000, seed=3)
    graph = GameGraph.from_moves([[v for v in wild.moves(u) if v < u] for u in range(wild.n)])
    values = grundy(graph)
    assert ((values == 0) == (solve(graph).labels == gg.LOSE)).all()


def test_a_deep_chain():
    n = 300_000
    assert grundy(chain(n)).tolist() == [(n - 1 - u) % 2 for u in range(n)]


def test_names_in_the_cycle():
    graph = GameGraph.from_moves([[1], [2], [1]], names=["a", "b", "c"])
    with pytest.raises(CycleError) as caught:
        grundy(graph)
    assert sorted(caught.value.cycle) == ["b", "c"]


def test_verdicts():
    assert grundy(GameGraph.from_moves([[1], [0]], verdicts={1: Outcome.LOSE})).tolist() == [1, 0]
    with pytest.raises(GameGraphError, match="position 0 has the verdict WIN; only LOSE"):
        grundy(GameGraph.from_moves([[]], verdicts={0: Outcome.WIN}))


def test_mex_and_nim_sum():
    assert [mex(x) for x in ([], [1], [0], [0, 1, 2], [2, 0, 0])] == [0, 0, 1, 3, 1]
    assert nim_sum(1, 2, 4) == 7
    for a, b in product(range(8), repeat=2):
        # The nim-sum is the least number not reached by lowering one of the two.
        reached = {nim_sum(x, b) for x in range(a)} | {nim_sum(a, y) for y in range(b)}
        assert nim_sum(a, b) == mex(reached)
    for wrong in (-1, 1.5, "2", None):
        with pytest.raises(GameGraphError, match=r"values\[1\] must be an integer, 0 or more"):
            nim_sum(0, wrong)


def test_values_of_sums_are_nim_sums():
    piles = GameGraph.from_moves([list(range(u)) for u in range(5)])
    other = GameGraph.from_moves([[], [0], [0], [1, 2], [3, 0]])
    total = grundy(sum_graph(piles, other))
    for i, j in product(range(5), repeat=2):
        assert total[i * other.n + j] == nim_sum(grundy(piles)[i], grundy(other)[j])


@pytest.mark.parametrize("seed", range(60))
def test_moves_of_a_sum(way, seed):
    g, h = (random_case(s, 6).graph() for s in (2 * seed, 2 * seed + 1))
    total = sum_graph(g, h)
    for i, j in product(range(g.n), range(h.n)):
        expected = [k * h.n + j for k in g.moves(i)] + [i * h.n + k for k in h.moves(j)]
        assert total.moves(i * h.n + j) == expected


def test_names_of_a_sum():
    named = GameGraph.from_moves([[1], []], names=["a", "b"])
    plain = GameGraph.from_moves([[], []])
    assert sum_graph(plain, plain).names == range(4)
    assert sum_graph(named, plain).names == (("a", 0), ("a", 1), ("b", 0), ("b", 1))


def test_sums_that_are_refused():
    stopped = GameGraph.from_moves([[]], verdicts={0: Outcome.LOSE})
    with pytest.raises(GameGraphError, match="without verdicts"):
        sum_graph(stopped, stopped)
    many = GameGraph.from_moves([[]] * 50_000)
    with pytest.raises(GameGraphError, match="the sum has 2500000000 positions and 0 moves"):
        sum_graph(many, many)


def test_without_numpy():
    code = """
        from gamegraphs import GameGraph
        from gamegraphs.solvers.sums.grundy import grundy, sum_graph
        pile = GameGraph.from_moves([list(range(u)) for u in range(4)])
        print(grundy(sum_graph(pile, pile)).tolist())
    """
    expected = str([i ^ j for i in range(4) for j in range(4)])
    assert run_child(code, blocked=["numpy", "numba"]) == expected
