"""Graphs written to files for the tests, and solved there as `solve` does it in memory."""

import os
from itertools import pairwise

import numpy as np

import gamegraphs as gg
from gamegraphs.solvers.files.graph_files import OFFSETS, TARGETS
from gamegraphs.solvers.files.solve_files import solve_files

RESULTS = {OFFSETS, TARGETS, "labels.uint8", "distances.int32"}


def write(graph, folder, size=3):
    """Write a graph, `size` positions in a slice."""
    offsets, targets = np.asarray(graph.offsets), np.asarray(graph.targets)
    cuts = [*range(0, graph.n, size), graph.n]
    return gg.write_files(
        folder,
        [
            (np.diff(offsets[a : b + 1]), targets[offsets[a] : offsets[b]])
            for a, b in pairwise(cuts)
        ],
    )


def compare(graph, folder, size, **options):
    """Solve a graph from files, with every kind of slice, and compare with `solve`."""
    assert write(graph, folder, size) == (graph.n, graph.m)
    found = solve_files(folder, size=size, **options)
    true = gg.solve(graph, **options)
    assert found.labels.tolist() == true.labels.tolist()
    assert found.distances.tolist() == true.distances.tolist()
    assert found.counts() == true.counts()
    assert set(os.listdir(folder)) == RESULTS
    return found
