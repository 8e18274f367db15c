"""Reversed edges: by every way the moves into a position are those out of the others."""

import sys
from itertools import pairwise

import numpy as np
import pytest
from arenas import force
from helpers import random_case

from gamegraphs import GameGraph, random_graph
from gamegraphs.solvers import reversed_edges_compiled
from gamegraphs.solvers.jit.dispatch import unsigned
from gamegraphs.solvers.jit.threads import Threads
from gamegraphs.solvers.reversed_edges import reverse_numpy, reversed_edges


@pytest.mark.parametrize("way", ["plain", "compiled", "numpy"])
def test_the_moves_into_every_position(way, monkeypatch):
    force("plain" if way == "plain" else "compiled", monkeypatch)
    if way == "numpy":
        monkeypatch.setattr(sys.modules[reversed_edges.__module__], "has_numba", lambda: False)
    for seed in range(300):
        moves = random_case(seed).moves
        starts, sources = reversed_edges(GameGraph.from_moves(moves))
        into = [sources[starts[v] : starts[v + 1]].tolist() for v in range(len(moves))]
        assert into == [[u for u, row in enumerate(moves) for w in row if w == v]
                        for v in range(len(moves))], moves  # fmt: skip


def test_a_large_graph_by_numpy_and_compiled():
    graph = random_graph(100_000, 1)
    compiled, arrays = reversed_edges(graph), reverse_numpy(graph.offsets, graph.targets)
    for one, other in zip(compiled, arrays, strict=True):
        assert one.dtype == other.dtype == "int32"
        assert (one == other).all()


def by_buckets(graph, threads, monkeypatch):
    """The reversed edges, found in buckets of 8 positions."""
    module = reversed_edges_compiled
    for name, value in (("_MANY", 0), ("_FAR", -1), ("_LEAST_SHIFT", 3), ("_MOST_SHIFT", 3)):
        monkeypatch.setattr(module, name, value)
    with Threads(threads) as shared:
        monkeypatch.setattr(shared, "parts", lambda size: cut(size, threads))
        arrays = unsigned(graph.offsets), unsigned(graph.targets)
        return module.reverse_compiled(*arrays, shared)


def cut(size, count):
    cuts = [size * i // count for i in range(count + 1)]
    return list(pairwise(cuts))


@pytest.mark.parametrize("threads", [1, 2, 5])
def test_by_buckets_the_arrays_are_the_same(threads, monkeypatch):
    used = []
    original = reversed_edges_compiled._by_buckets
    monkeypatch.setattr(
        reversed_edges_compiled, "_by_buckets", lambda *a: used.append(1) or original(*a)
    )
    hub = [[0] * 300, *([0, 39] for _ in range(39))]
    graphs = [GameGraph.from_moves(m) for m in ([[]], [[0]], [[], [], []], hub)]
    graphs += [GameGraph.from_moves(random_case(seed).moves) for seed in range(150)]
    graphs += [random_graph(n, seed) for seed, n in enumerate((7, 8, 9, 64, 65, 500))]
    for graph in graphs:
        starts, sources = by_buckets(graph, threads, monkeypatch)
        arrays = reverse_numpy(np.asarray(graph.offsets), np.asarray(graph.targets))
        assert (starts == arrays[0]).all(), graph
        assert (sources == arrays[1]).all(), graph
    assert len(used) > 100


def test_large_scattered_graphs_take_buckets_and_local_ones_do_not():
    scattered, local = random_graph(300_000, 1), GameGraph.from_moves([[0, 1, 2]] * 9)
    module = reversed_edges_compiled
    assert module._is_scattered(unsigned(scattered.targets))
    assert not module._is_scattered(unsigned(local.targets))
