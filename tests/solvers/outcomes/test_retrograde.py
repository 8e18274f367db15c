"""Retrograde analysis: three engines and every way through them give the same answer."""

from array import array
from itertools import pairwise

import numpy as np
import pytest
from helpers import TERMINALS, all_digraphs, chain, peak_memory, random_case

import gamegraphs as gg
from gamegraphs import DRAW, LOSE, WIN, GameGraph, Solution, verify
from gamegraphs.oracle import by_rounds
from gamegraphs.outcome import terminal_outcome
from gamegraphs.solvers.jit.threads import Threads
from gamegraphs.solvers.outcomes import retrograde_compiled as compiled
from gamegraphs.solvers.outcomes import retrograde_numpy as by_arrays
from gamegraphs.solvers.outcomes.retrograde import retrograde


class Always(Threads):
    """Two threads that share out even what is small, in parts of a few entries."""

    def __init__(self, count):
        super().__init__(2)

    def parts(self, size):
        cuts = sorted({0, size // 3, size // 2, size})
        return list(pairwise(cuts)) or [(0, 0)]


SHARED = {"Threads": Always, "LEAST_SHARED": 0}

# name: (engine, module, {setting: value}). The settings choose between the branches inside.
WAYS = {
    "python": ("python", None, {}),
    "numpy": ("numpy", None, {}),
    "numpy, all by arrays": ("numpy", by_arrays, {"_FEW": 0}),
    "numpy, all step by step": ("numpy", by_arrays, {"_FEW": 10**9}),
    "numpy, changing over": ("numpy", by_arrays, {"_FEW": 3}),
    "compiled": ("compiled", None, {}),
    "compiled, forward passes only": ("compiled", compiled, {"LEAST_YIELD": 0}),
    "compiled, two passes first": ("compiled", compiled, {"LEAST_YIELD": 0, "_MOST_PASSES": 3}),
    "compiled, one pass first": ("compiled", compiled, {"LEAST_YIELD": 0, "_MOST_PASSES": 2}),
    "compiled, changing over": ("compiled", compiled, {"LEAST_YIELD": 0.2}),
    "compiled, reverse wave only": ("compiled", compiled, {"LEAST_YIELD": 2}),
    "threads": ("compiled", compiled, SHARED),
    "threads, forward passes only": ("compiled", compiled, {"LEAST_YIELD": 0, **SHARED}),
    "threads, two passes first": (
        "compiled", compiled, {"LEAST_YIELD": 0, "_MOST_PASSES": 3, **SHARED}
    ),
    "threads, reverse wave only": ("compiled", compiled, {"LEAST_YIELD": 2, **SHARED}),
}  # fmt: skip


@pytest.fixture(params=WAYS)
def engine(request, monkeypatch):
    """The name of an engine, with the way inside it forced."""
    name, module, settings = WAYS[request.param]
    for setting, value in settings.items():
        monkeypatch.setattr(module, setting, value)
    return name


def run(graph, engine, terminals="normal", fixed=None, with_distances=True):
    terminal = terminal_outcome(terminals)
    return retrograde(graph, terminal, fixed or {}, with_distances, engine=engine)


def assert_answers(graph, engine, terminals, fixed, expected, about=""):
    labels, distances = run(graph, engine, terminals, fixed)
    assert (labels.tolist(), distances.tolist()) == expected, about
    assert (labels.dtype, distances.dtype) == ("uint8", "int32")
    only_labels, none = run(graph, engine, terminals, fixed, with_distances=False)
    assert only_labels.tolist() == expected[0], about
    assert none is None


@pytest.mark.parametrize("terminals", TERMINALS)
@pytest.mark.parametrize("n", [0, 1, 2, 3])
def test_every_digraph_with_up_to_3_positions(engine, n, terminals):
    for moves in all_digraphs(n):
        graph = GameGraph.from_moves(moves)
        assert_answers(graph, engine, terminals, {}, by_rounds(graph, terminals), moves)


@pytest.mark.parametrize("block", range(3))
def test_random_cases(engine, block):
    for seed in range(20_000 + block * 100, 20_100 + block * 100):
        case = random_case(seed, largest=30)
        graph = case.graph()
        expected = by_rounds(graph, case.terminals, case.verdicts)
        assert_answers(graph, engine, case.terminals, case.verdicts, expected, case)


@pytest.mark.parametrize("has_moves", [False, True])
@pytest.mark.parametrize("outcome", [LOSE, WIN, DRAW])
@pytest.mark.parametrize("terminals", TERMINALS)
def test_every_verdict_on_terminals_and_on_others(engine, terminals, outcome, has_moves):
    """1 carries the verdict; its own move to the end 3 would say otherwise."""
    graph = GameGraph.from_moves([[1], [3] if has_moves else [], [1, 2], []])
    expected = by_rounds(graph, terminals, {1: outcome})
    assert expected[0][1] == outcome
    assert_answers(graph, engine, terminals, {1: outcome}, expected)


def test_verdicts_on_all_positions(engine):
    graph = GameGraph.from_moves([[1, 2], [2, 0], [0], []])
    fixed = {0: DRAW, 1: WIN, 2: LOSE, 3: DRAW}
    assert_answers(graph, engine, "normal", fixed, ([2, 1, 0, 2], [-1, 0, 0, -1]))


# Many moves: a counter of one byte holds up to 253.

DEGREES = [1, 2, 252, 253, 254, 255, 256, 257, 300, 511, 70_000]


@pytest.mark.parametrize("degree", DEGREES)
def test_large_out_degrees_count_down_to_a_loss(engine, degree):
    """0 has `degree` moves, all to the WIN position 1: it is LOSE in 2. 3 -> 0 is WIN in 3."""
    graph = GameGraph.from_moves([[1] * degree, [2], [], [0, 1]])
    assert_answers(graph, engine, "normal", {}, ([0, 1, 0, 1], [2, 1, 0, 3]))


@pytest.mark.parametrize("degree", DEGREES)
def test_large_out_degrees_with_one_way_out(engine, degree):
    """One move among many leads to a DRAW, or to a LOSE: then 0 is no loss."""
    moves = [[1] * (degree - 1) + [3], [2], [], [3]]
    assert_answers(
        GameGraph.from_moves(moves), engine, "normal", {}, ([2, 1, 0, 2], [-1, 1, 0, -1])
    )
    assert_answers(
        GameGraph.from_moves(moves), engine, "normal", {3: LOSE}, ([1, 1, 0, 0], [1, 1, 0, 0])
    )
    # a DRAW by verdict keeps a mark of its own, which no counter may run into
    assert_answers(
        GameGraph.from_moves(moves), engine, "normal", {3: DRAW}, ([2, 1, 0, 2], [-1, 1, 0, -1])
    )


@pytest.mark.parametrize("degree", [250, 253, 254, 255, 256])
def test_large_out_degrees_to_different_positions(engine, degree):
    """Every leaf is WIN at its own distance, 1 or 3; the slowest decides."""
    leaves = range(1, degree + 1)
    end, second, third = degree + 1, degree + 2, degree + 3
    moves = [list(leaves), *[[end] for _ in leaves], [], [end], [second]]
    moves[1] = [third]  # 1 -> third (LOSE in 2) is WIN in 3
    graph = GameGraph.from_moves(moves)
    labels, distances = run(graph, engine)
    assert (labels[0], distances[0]) == (LOSE, 4)
    assert (labels.tolist(), distances.tolist()) == by_rounds(graph)


# Arrays of other kinds

OTHER_KINDS = ("int64 offsets", "array q", "array i")  # numba compiles anew for each


@pytest.mark.parametrize(
    "kind", ["int64", *(pytest.param(kind, marks=pytest.mark.long) for kind in OTHER_KINDS)]
)
def test_other_array_kinds_give_the_same(engine, kind):
    for seed in range(30_000, 30_040):
        case = random_case(seed, largest=40)
        plain = case.graph()
        offsets, targets = plain.offsets.tolist(), plain.targets.tolist()
        if kind == "int64":
            graph = GameGraph(np.array(offsets, np.int64), np.array(targets, np.int64))
        elif kind == "int64 offsets":
            graph = GameGraph(np.array(offsets, np.int64), np.array(targets, np.int32))
        else:
            code = kind[-1]
            graph = GameGraph(array(code, offsets), array(code, targets))
        expected = by_rounds(plain, case.terminals, case.verdicts)
        assert_answers(graph, engine, case.terminals, case.verdicts, expected, case)


# Shapes and sizes


def test_chain_longer_than_all_forward_passes(engine):
    """A code holds distances up to 126 and the passes end at 120; the rest goes on from there."""
    n = 1000
    expected = [(n - 1 - u) % 2 for u in range(n)], [n - 1 - u for u in range(n)]
    assert_answers(chain(n), engine, "normal", {}, expected)


@pytest.mark.parametrize("length", range(115, 135))
def test_chains_around_the_last_forward_pass(length):
    for least, most in ((0, 120), (0.2, 120), (0, 5)):
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(compiled, "LEAST_YIELD", least)
            patch.setattr(compiled, "_MOST_PASSES", most)
            labels, distances = run(chain(length), "compiled")
        assert distances.tolist() == list(range(length - 1, -1, -1)), (least, most)
        assert labels.tolist() == [d % 2 for d in distances], (least, most)


def test_one_cycle_with_a_tail(engine):
    """0 .. 49 go round and round; 50 .. 99 lead into the cycle: all are DRAW."""
    moves = [[(u + 1) % 50] for u in range(50)] + [[u - 1] for u in range(50, 100)]
    assert_answers(GameGraph.from_moves(moves), engine, "normal", {}, ([2] * 100, [-1] * 100))


@pytest.mark.parametrize("max_out", [1, 2, 3, 8])
@pytest.mark.parametrize("terminals", TERMINALS)
def test_engines_agree_on_large_random_graphs_and_the_certificate_holds(max_out, terminals):
    graph = gg.random_graph(30_000, seed=max_out, max_out=max_out)
    fixed = {u: gg.Outcome(u % 3) for u in range(0, 30_000, 301)}
    labels, distances = run(graph, "python", terminals, fixed)
    verify(graph, Solution(graph, labels, distances, terminals=terminals, verdicts=fixed))
    for way, (engine, module, settings) in WAYS.items():
        with pytest.MonkeyPatch.context() as patch:
            for setting, value in settings.items():
                patch.setattr(module, setting, value)
            found = run(graph, engine, terminals, fixed)
        assert (found[0] == labels).all(), way
        assert (found[1] == distances).all(), way


@pytest.mark.parametrize("shuffled", [False, True])
@pytest.mark.parametrize("name", ["numpy", "compiled"])
def test_a_chain_of_a_million_positions(name, shuffled):
    n = 1_000_000
    order = np.arange(n, dtype=np.int32)
    if shuffled:
        order = np.random.default_rng(2).permutation(order)
    graph = GameGraph.from_edges(n, order[:-1], order[1:])
    labels, distances = run(graph, name)
    assert (distances[order] == np.arange(n - 1, -1, -1)).all()
    assert (labels == distances % 2).all()


def chain_and_quick_wins(n):
    """Every fifth position wins in one move, so one forward pass pays; a second does not."""
    quick = n * 9 // 40
    targets = np.arange(-1, n - 1, dtype=np.int32)
    targets[1:quick] = 0
    return GameGraph.from_edges(n, np.arange(1, n, dtype=np.int32), targets[1:])


@pytest.mark.parametrize(
    "build",
    [lambda n: gg.random_graph(n, seed=1), chain, chain_and_quick_wins],
    ids=["random", "chain", "chain and quick wins"],
)
def test_memory_stays_within_its_bound(build):
    """Issue 2: at the peak 16 bytes a position and 8 bytes a move beyond the graph."""
    graph = build(300_000)
    peak = peak_memory(lambda: run(graph, "compiled"))
    assert 5 * graph.n <= peak <= 16 * graph.n + 8 * graph.m + 100_000


@pytest.mark.parametrize("max_out", [2, 3, 8])
def test_threads_give_the_same_bytes(max_out):
    graph = gg.random_graph(200_000, seed=max_out, max_out=max_out)
    for with_distances in (True, False):
        alone = run(graph, "compiled", with_distances=with_distances)
        for threads in (2, 3):
            found = retrograde(graph, LOSE, {}, with_distances, "compiled", threads)
            assert found[0].tobytes() == alone[0].tobytes()
            if with_distances:
                assert found[1].tobytes() == alone[1].tobytes()


def test_auto_takes_an_engine_that_gives_the_same():
    graph = gg.random_graph(30_000, seed=4)
    assert run(graph, "auto")[1].tolist() == run(graph, "python")[1].tolist()


def test_unknown_engine_is_refused():
    with pytest.raises(gg.GameGraphError, match="fortran"):
        run(GameGraph.from_moves([[]]), "fortran")
