"""Reversed edges: by every way the moves into a position are those out of the others."""

import sys

import pytest
from arenas import force
from helpers import random_case

from gamegraphs import GameGraph, random_graph
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
