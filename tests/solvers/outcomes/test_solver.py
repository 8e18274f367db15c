"""solve: the answer of both oracles on every small graph, and on thousands of random ones."""

from array import array

import numpy as np
import pytest
from helpers import TERMINALS, all_digraphs, answers, chain, chain_answers, peak_memory, random_case

import gamegraphs as gg
from gamegraphs import DRAW, LOSE, WIN, GameGraph, Solution, VerificationError, solve, verify
from gamegraphs.oracle import by_play, by_rounds
from gamegraphs.solvers.jit.dispatch import has_numba
from gamegraphs.solvers.outcomes.retrograde import ENGINES, retrograde


def assert_solved(graph, terminals, verdicts=None, played_out=True, about=""):
    """Both oracles, both methods, and the certificate say the same."""
    about = about or [graph.moves(u) for u in range(graph.n)]
    expected = by_rounds(graph, terminals, verdicts)
    if played_out:
        assert by_play(graph, terminals, verdicts) == expected, about
    found = solve(graph, terminals, verdicts)
    assert answers(found) == expected, about
    verify(graph, found)
    if found.method == "memo":  # acyclic: the other method must agree
        other = solve(graph, terminals, verdicts, method="retrograde")
        assert answers(other) == expected, about
    return found


def corruptions(label, distance, n):
    """Yield every other label and distance of a position: one changed, or both together."""
    for other in (0, 1, 2):
        for plies in range(-2, n + 2):
            if (other, plies) != (label, distance):
                yield other, plies


def assert_every_corruption_is_rejected(graph, solution):
    labels, distances = answers(solution)
    wrong = Solution(graph, labels, distances, terminals=solution.terminals)
    for u in range(graph.n):
        right = labels[u], distances[u]
        for changed in corruptions(*right, graph.n):
            labels[u], distances[u] = changed
            try:
                verify(graph, wrong)
            except VerificationError:
                continue
            moves = [graph.moves(v) for v in range(graph.n)]
            pytest.fail(f"{moves}: position {u} changed from {right} to {changed} was accepted")
        labels[u], distances[u] = right
    verify(graph, wrong)  # nothing was left changed


def test_a_position_has_as_many_corruptions_as_there_are():
    assert len(list(corruptions(1, 3, 4))) == 3 * 8 - 1
    assert (1, 3) not in list(corruptions(1, 3, 4))


@pytest.mark.parametrize("terminals", TERMINALS)
@pytest.mark.parametrize(("n", "count"), [(0, 1), (1, 2), (2, 16), (3, 512)])
def test_every_digraph_with_up_to_3_positions(n, count, terminals):
    graphs = list(all_digraphs(n))
    assert len(graphs) == count
    for moves in graphs:
        graph = GameGraph.from_moves(moves)
        assert_every_corruption_is_rejected(graph, assert_solved(graph, terminals))


# 65,536 digraphs: every fifteenth with every corruption, and in the long run all by each engine.
STEP = 15


@pytest.mark.parametrize("terminals", TERMINALS)
@pytest.mark.parametrize("part", range(4))
def test_every_fifteenth_digraph_with_4_positions(part, terminals):
    for moves in all_digraphs(4, step=STEP * 4, start=STEP * part):
        graph = GameGraph.from_moves(moves)
        assert_every_corruption_is_rejected(graph, assert_solved(graph, terminals))


@pytest.mark.long
@pytest.mark.parametrize("terminals", TERMINALS)
@pytest.mark.parametrize("part", range(4))
def test_every_digraph_with_4_positions(part, terminals):
    terminal = LOSE if terminals == "normal" else WIN
    for moves in all_digraphs(4, step=4, start=part):
        graph = GameGraph.from_moves(moves)
        expected = by_rounds(graph, terminals)
        for engine in ENGINES[1:]:
            labels, distances = retrograde(graph, terminal, {}, engine=engine)
            assert (labels.tolist(), distances.tolist()) == expected, (moves, engine)


@pytest.mark.parametrize("terminals", TERMINALS)
@pytest.mark.parametrize("part", range(4))
def test_engines_on_every_third_digraph_with_4_positions(part, terminals):
    """The plain engine alone, without Solution around it: cheap enough for many graphs."""
    terminal = LOSE if terminals == "normal" else WIN
    for moves in all_digraphs(4, step=12, start=3 * part):
        graph = GameGraph.from_moves(moves)
        labels, distances = retrograde(graph, terminal, {}, engine="python")
        assert (labels.tolist(), distances.tolist()) == by_rounds(graph, terminals), moves


@pytest.mark.parametrize("block", range(30))
def test_random_cases(block):
    for seed in range(block * 100, block * 100 + 100):
        case = random_case(seed, largest=9)
        played_out = len(case.moves) <= 5
        assert_solved(case.graph(), case.terminals, case.verdicts, played_out, about=case)


@pytest.mark.parametrize("block", range(4))
def test_larger_random_cases(block):
    for seed in range(10_000 + block * 25, 10_025 + block * 25):
        case = random_case(seed, largest=60)
        assert_solved(case.graph(), case.terminals, case.verdicts, False, about=case)


def test_the_random_cases_are_what_they_are_meant_to_be():
    """Each of these kinds is met hundreds of times, so none can be tested by accident only."""
    cases = [random_case(seed) for seed in range(3000)]
    kinds = {
        "parallel moves": lambda c: any(len(set(row)) < len(row) for row in c.moves),
        "self-loops": lambda c: any(u in row for u, row in enumerate(c.moves)),
        "several terminals": lambda c: sum(not row for row in c.moves) > 1,
        "no terminal": lambda c: all(c.moves),
        "mixed verdicts": lambda c: len(set(c.verdicts.values())) > 1,
        "verdict on a terminal": lambda c: any(not c.moves[u] for u in c.verdicts),
        "verdict with moves": lambda c: any(c.moves[u] for u in c.verdicts),
        "misere": lambda c: c.terminals == "misere",
        "draws": lambda c: 2 in solve(c.graph(), c.terminals, c.verdicts).labels,
        "acyclic": lambda c: solve(c.graph(), c.terminals, c.verdicts).method == "memo",
        "cyclic": lambda c: solve(c.graph(), c.terminals, c.verdicts).method == "retrograde",
    }
    for kind, holds in kinds.items():
        assert sum(map(holds, cases)) >= 200, kind
    assert random_case(17) == random_case(17)


# By hand


def test_the_example_of_the_sources():
    graph = GameGraph.from_moves([[1, 2], [3], [1, 4], [], [2]])
    s = solve(graph)
    assert answers(s) == ([2, 1, 2, 0, 2], [-1, 1, -1, 0, -1])
    assert s.method == "retrograde"


@pytest.mark.parametrize(
    ("moves", "normal", "misere"),
    [
        ([], ([], []), ([], [])),
        ([[]], ([0], [0]), ([1], [0])),
        ([[0]], ([2], [-1]), ([2], [-1])),
        ([[1], [0]], ([2, 2], [-1, -1]), ([2, 2], [-1, -1])),
        ([[1], []], ([1, 0], [1, 0]), ([0, 1], [1, 0])),
        ([[0, 1], []], ([1, 0], [1, 0]), ([2, 1], [-1, 0])),  # the loop rescues a misere loss
        ([[1, 1], []], ([1, 0], [1, 0]), ([0, 1], [1, 0])),  # parallel moves
        ([[1], [0, 2], []], ([0, 1, 0], [2, 1, 0]), ([2, 2, 1], [-1, -1, 0])),
        # an error often found in texts: memoised minimax, for which 1 is a DRAW in normal play
        ([[1, 2], [0], []], ([1, 0, 0], [1, 2, 0]), ([2, 2, 1], [-1, -1, 0])),
    ],
)
def test_tiny_graphs_worked_out_by_hand(moves, normal, misere):
    graph = GameGraph.from_moves(moves)
    assert answers(solve(graph)) == normal
    assert answers(solve(graph, terminals="misere")) == misere


def test_labels_and_distances_have_the_promised_types():
    for n in (10, 30_000):  # plain Python, then compiled
        for method in ("memo", "retrograde"):
            s = solve(chain(n), method=method)
            assert (s.labels.dtype, s.labels.shape) == ("uint8", (n,))
            assert (s.distances.dtype, s.distances.shape) == ("int32", (n,))


@pytest.mark.parametrize("outcome", [LOSE, WIN, DRAW])
def test_a_verdict_ends_play_with_or_without_moves(outcome):
    """1 has a move to a WIN end, which would make it LOSE; 3 has none. The verdict decides both."""
    graph = GameGraph.from_moves([[1], [2], [3], []])
    s = solve(graph, verdicts={1: outcome, 3: outcome})
    distance = -1 if outcome == DRAW else 0
    assert (s.labels[1], s.labels[3]) == (outcome, outcome)
    assert (s.distances[1], s.distances[3]) == (distance, distance)
    before = {LOSE: WIN, WIN: LOSE, DRAW: DRAW}[outcome]
    assert (s.labels[0], s.labels[2]) == (before, before)
    assert s.distances[0] == (-1 if outcome == DRAW else 1)


def test_verdicts_go_by_name():
    graph = GameGraph.from_moves([[1], []], names=["end", 0])
    s = solve(graph, verdicts={0: WIN})  # the position named 0 is number 1
    assert (s.outcome(0), s.outcome("end")) == (WIN, LOSE)
    assert s.verdicts == {0: WIN}


def test_verdicts_of_the_graph_hold_unless_others_are_given():
    graph = GameGraph.from_moves([[1], []], verdicts={1: WIN})
    assert solve(graph).labels.tolist() == [0, 1]
    assert solve(graph, verdicts={}).labels.tolist() == [1, 0]
    assert solve(graph, verdicts={1: DRAW}).labels.tolist() == [2, 2]


def test_without_distances_the_labels_are_the_same():
    for seed in range(200):
        case = random_case(seed)
        with_them = solve(case.graph(), case.terminals, case.verdicts)
        without = solve(case.graph(), case.terminals, case.verdicts, distances=False)
        assert without.distances is None
        assert without.labels.tolist() == with_them.labels.tolist(), case


def test_solving_changes_nothing():
    graph = gg.random_graph(50, seed=3)
    before = graph.offsets.tolist(), graph.targets.tolist()
    first = answers(solve(graph))
    assert answers(solve(graph)) == first
    assert (graph.offsets.tolist(), graph.targets.tolist()) == before


# Shapes


@pytest.mark.parametrize("n", [1, 2, 255, 256, 257, 1000, 30_000])
@pytest.mark.parametrize("method", ["memo", "retrograde"])
def test_chains(n, method):
    assert answers(solve(chain(n), method=method)) == chain_answers(n)


@pytest.mark.parametrize("leaves", [1, 100, 30_000])
def test_stars(leaves):
    outward = GameGraph.from_moves([list(range(1, leaves + 1)), *[[] for _ in range(leaves)]])
    assert answers(solve(outward)) == ([1] + [0] * leaves, [1] + [0] * leaves)
    inward = GameGraph.from_moves([[], *[[0] for _ in range(leaves)]])
    assert answers(solve(inward)) == ([0] + [1] * leaves, [0] + [1] * leaves)
    assert answers(solve(inward, "misere")) == ([1] + [0] * leaves, [0] + [1] * leaves)


@pytest.mark.parametrize("n", [1, 2, 3, 1000, 300_000])
def test_one_huge_cycle_is_all_draw_until_it_is_cut(n):
    moves = [[(u + 1) % n] for u in range(n)]
    graph = GameGraph.from_moves(moves)
    s = solve(graph)
    assert s.counts() == {WIN: 0, LOSE: 0, DRAW: n}
    assert set(s.distances.tolist()) == {-1}
    assert s.method == "retrograde"
    cut = solve(graph, verdicts={n - 1: LOSE})
    assert answers(cut) == chain_answers(n)
    assert cut.method == "memo"


def test_a_graph_without_positions():
    for method in ("auto", "memo", "retrograde"):
        s = solve(GameGraph.from_moves([]), method=method)
        assert answers(s) == ([], [])
        verify(s.graph, s)


def test_auto_says_what_it_chose():
    assert solve(GameGraph.from_moves([[1], []])).method == "memo"
    assert solve(GameGraph.from_moves([[1], [0]])).method == "retrograde"
    assert solve(GameGraph.from_moves([[1], [0]]), verdicts={0: WIN}).method == "memo"


def acyclic(n, degree, shuffled=False):
    """Return a graph whose moves lead to lower numbers, which may then be shuffled."""
    rng = np.random.default_rng(1)
    degrees = np.minimum(np.full(n, degree), np.arange(n))
    sources = np.repeat(np.arange(n), degrees)
    targets = (rng.random(len(sources)) * sources).astype(np.int64)
    if shuffled:
        names = rng.permutation(n)
        sources, targets = names[sources], names[targets]
        by_source = np.argsort(sources, kind="stable")
        sources, targets = sources[by_source], targets[by_source]
    offsets = np.zeros(n + 1, np.int32)
    np.add.at(offsets, sources + 1, 1)
    return GameGraph.from_arrays(np.cumsum(offsets, dtype=np.int32), targets.astype(np.int32))


@pytest.mark.skipif(not has_numba(), reason="loops are not compiled")
@pytest.mark.parametrize(
    ("graph", "distances", "method"),
    [
        (GameGraph.from_moves([[u + 1] for u in range(20_000)] + [[]]), True, "memo"),
        (GameGraph.from_moves([[u + 1] for u in range(20_000)] + [[]]), False, "memo"),
        (acyclic(20_000, 4), True, "memo"),
        (acyclic(20_000, 4), False, "retrograde"),
        (acyclic(20_000, 1), True, "retrograde"),
        (acyclic(20_000, 4, shuffled=True), True, "retrograde"),
        (acyclic(20_000, 1, shuffled=True), False, "retrograde"),
        (acyclic(2_000, 4, shuffled=True), True, "memo"),  # small
    ],
)
def test_auto_takes_what_is_faster_and_says_the_same(graph, distances, method):
    found = solve(graph, distances=distances)
    assert found.method == method
    for other in ("memo", "retrograde"):
        again = solve(graph, distances=distances, method=other)
        assert (found.labels == again.labels).all()
        assert not distances or (found.distances == again.distances).all()


# Memory: issue 2 allows 16 bytes a position and 8 bytes a move beyond the graph, at the peak


def one_cycle(n):
    return GameGraph(array("i", range(n + 1)), array("i", [*range(1, n), 0]))


def few_moves(n):
    """Two positions that go round, and n - 2 without moves."""
    return GameGraph(array("i", [0, 1] + [2] * (n - 1)), array("i", [1, 0]))


GRAPHS = {
    "random": lambda n: gg.random_graph(n, seed=1),
    "random, acyclic": lambda n: gg.random_graph(n, seed=1, max_out=0),
    "random, out-degree up to 8": lambda n: gg.random_graph(n, seed=1, max_out=8),
    "chain": chain,
    "one cycle": one_cycle,
    "few moves": few_moves,
}


@pytest.mark.parametrize("method", ["auto", "memo", "retrograde"])
@pytest.mark.parametrize("kind", GRAPHS)
def test_memory_stays_within_its_bound(kind, method):
    graph = GRAPHS[kind](300_000)
    if method == "memo" and graph.find_cycle():
        method = "retrograde"
    peak = peak_memory(lambda: solve(graph, method=method))
    assert peak >= 5 * graph.n  # labels and distances at least: the measurement works
    assert peak <= 16 * graph.n + 8 * graph.m + 100_000


# Bad input


@pytest.mark.parametrize("terminals", ["Normal", "misère", None, 1])
def test_unknown_convention(terminals):
    with pytest.raises(gg.GameGraphError, match='"normal" or "misere"') as caught:
        solve(GameGraph.from_moves([[]]), terminals=terminals)
    assert repr(terminals) in str(caught.value)


@pytest.mark.parametrize("method", ["dfs", "", None, "Memo"])
def test_unknown_method(method):
    with pytest.raises(gg.GameGraphError, match="auto, memo, retrograde") as caught:
        solve(GameGraph.from_moves([[]]), method=method)
    assert repr(method) in str(caught.value)


@pytest.mark.parametrize("value", [True, 1.0, "WIN", 3, None])
def test_verdict_that_is_no_outcome(value):
    with pytest.raises(gg.GameGraphError, match=r"verdicts\['b'\] must be an Outcome") as caught:
        solve(GameGraph.from_moves([[1], []], names="ab"), verdicts={"b": value})
    assert repr(value) in str(caught.value)


@pytest.mark.parametrize("name", ["c", 1])
def test_verdict_for_a_name_not_in_the_graph(name):
    with pytest.raises(gg.UnknownPositionError) as caught:
        solve(GameGraph.from_moves([[1], []], names="ab"), verdicts={name: WIN})
    assert repr(name) in str(caught.value)


@pytest.mark.parametrize("number", [5, -1])
def test_verdict_for_a_number_not_in_the_graph(number):
    with pytest.raises(gg.UnknownPositionError, match=f"no position {number}"):
        solve(GameGraph.from_moves([[1], []]), verdicts={number: WIN})
