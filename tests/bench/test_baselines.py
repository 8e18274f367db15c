"""The rivals of the benchmarks, plain Python and C++, answer right."""

import numpy as np
import pytest
from helpers import compiled_cpp

import gamegraphs as gg
from gamegraphs.bench.baselines import cpp_attractor, cpp_labeller, cpp_zielonka, label_plainly
from gamegraphs.bench.core import cop_and_robber
from gamegraphs.bench.shapes import chain

pytestmark = pytest.mark.machine


def inputs():
    yield from (gg.random_graph(n, seed) for seed, n in enumerate([0, 1, 2, 5, 50, 3000]))
    yield chain(100)
    yield chain(100, seed=3)
    yield cop_and_robber(2, 3)


@pytest.mark.parametrize("graph", list(inputs()), ids=repr)
@pytest.mark.parametrize("with_distances", [False, True])
def test_rivals_give_the_answers_of_solve(graph, with_distances):
    solution = gg.solve(graph)
    labels, distances = label_plainly([graph.moves(u) for u in range(graph.n)], with_distances)
    assert labels == solution.labels.tolist()
    if with_distances:
        assert distances == solution.distances.tolist()


@pytest.mark.machine
@pytest.mark.parametrize("graph", [graph for graph in inputs() if graph.n], ids=repr)
@pytest.mark.parametrize("with_distances", [False, True])
def test_the_cpp_rival_gives_the_answers_of_solve(graph, with_distances):
    cpp = compiled_cpp(cpp_labeller)
    solution = gg.solve(graph)
    arrays = (np.asarray(graph.offsets, np.int32), np.asarray(graph.targets, np.int32))
    labels, distances = cpp(*arrays, with_distances)
    assert labels.tolist() == solution.labels.tolist()
    if with_distances:
        assert distances.tolist() == solution.distances.tolist()


@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize("graph", [graph for graph in inputs() if graph.n], ids=repr)
def test_the_cpp_attractor_gives_the_ranks_of_ours(graph, player):
    cpp = compiled_cpp(cpp_attractor)
    rng = np.random.default_rng(graph.n)
    arena = gg.Arena(graph, rng.integers(0, 2, graph.n))
    aim = rng.random(graph.n) < 0.2
    assert cpp(arena, player, aim).tolist() == gg.attractor(arena, player, aim).rank.tolist()


@pytest.mark.parametrize("priorities", [1, 2, 3, 7, 60])
@pytest.mark.parametrize("seed", range(20))
def test_zielonka_in_cpp_wins_where_ours_does_and_its_strategy_holds(priorities, seed):
    cpp = compiled_cpp(cpp_zielonka)
    rng = np.random.default_rng([priorities, seed])
    n = int(rng.integers(1, 60))
    moves = [rng.integers(0, n, rng.integers(1, 4)).tolist() for _ in range(n)]
    arena = gg.Arena(gg.GameGraph.from_moves(moves), rng.integers(0, 2, n))
    priority = rng.integers(0, priorities, n, dtype=np.int32)
    winner, strategy = cpp(arena, priority)
    assert winner.tolist() == gg.solve_parity(arena, priority).winner.tolist()
    strategy = np.where(winner == np.asarray(arena.owner), strategy, -1)
    found = gg.solvers.arenas.parity.ParitySolution(winner, strategy)
    gg.certify.verify(arena, found, priority=priority)
