"""The nine shapes of the benchmark are what their names say."""

import numpy as np
import pytest

import gamegraphs as gg
from gamegraphs.bench.shapes import SHAPES, chain, grid, local_acyclic, power_law, with_terminals
from gamegraphs.oracle import by_rounds


def degrees(graph):
    return np.diff(np.asarray(graph.offsets))


def test_there_are_nine_and_each_is_the_same_every_time():
    assert len(SHAPES) == 9
    for make in SHAPES.values():
        assert make(400) == make(400)


@pytest.mark.parametrize("name", SHAPES)
def test_solvers_and_threads_agree_with_the_definition(name):
    graph = SHAPES[name](150)
    expected = by_rounds(graph)
    for method in ("auto", "retrograde"):
        for threads in (1, 2):
            found = gg.solve(graph, method=method, threads=threads)
            assert (found.labels.tolist(), found.distances.tolist()) == expected


def test_a_shuffled_chain_is_a_chain():
    solution = gg.solve(chain(50, seed=1))
    assert sorted(solution.distances.tolist()) == list(range(50))
    assert chain(50).targets.tolist() == list(range(1, 50))


def test_some_positions_of_the_power_law_have_very_many_moves():
    found = degrees(power_law(100_000))
    assert found.max() == 1000
    assert found.min() == 0
    assert np.median(found) <= 1


def test_terminals_are_as_rare_as_said():
    for share in (0.05, 0.005):
        found = degrees(with_terminals(100_000, share))
        assert share / 1.3 < np.mean(found == 0) < 1.3 * share
        assert set(found.tolist()) == {0, 1, 2, 3}


def test_local_moves_go_up_by_at_most_a_hundred():
    graph = local_acyclic(5000)
    steps = np.asarray(graph.targets) - np.repeat(np.arange(graph.n), degrees(graph))
    assert steps.min() == 1
    assert steps.max() == 100


def test_cells_of_the_grid_have_their_neighbours():
    graph = grid(10_000)
    assert graph.n == 10_000
    found = degrees(graph)
    assert 50 < np.count_nonzero(found == 0) < 150
    inner = [u for u in range(graph.n) if found[u] == 4]
    assert all(graph.moves(u) == [u - 100, u - 1, u + 1, u + 100] for u in inner)
    assert len(inner) > 9000
