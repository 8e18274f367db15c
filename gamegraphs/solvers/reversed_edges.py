"""Reversed edges: the moves into each position, in flat arrays like the moves out of it."""

from __future__ import annotations

from array import array
from typing import Any

from ..arrays import INT32_MAX, SMALL, IntArray, find_numpy, group_by
from ..graph import GameGraph
from .jit.dispatch import has_numba, unsigned


def reversed_edges(graph: GameGraph) -> tuple[IntArray, IntArray]:
    """Return (starts, sources): the moves into v come from sources[starts[v]:starts[v + 1]].

    Sources, int32, stand in rising order, once for each move. Cost: O(n + m) compiled and in
    plain Python, O(m log m) through numpy alone.

    >>> starts, sources = reversed_edges(GameGraph.from_moves([[1, 1], [0]]))
    >>> starts.tolist(), sources.tolist()
    ([0, 1, 3], [1, 0, 0])
    """
    n, m = graph.n, graph.m
    np = find_numpy() if n + m > SMALL else None
    if np is None:
        starts, order = group_by(graph.targets, n)
        source_of = [u for u in range(n) for _ in range(graph.offsets[u], graph.offsets[u + 1])]
        return starts, array("i", map(source_of.__getitem__, order))
    offsets, targets = np.asarray(graph.offsets), np.asarray(graph.targets)
    if has_numba():
        from .reversed_edges_compiled import reverse_compiled

        starts, sources = reverse_compiled(unsigned(offsets), unsigned(targets))
        return starts.view(offsets.dtype), sources.view(np.int32)
    return reverse_numpy(offsets, targets)


def reverse_numpy(offsets: Any, targets: Any) -> tuple[Any, Any]:
    """Return (starts, sources) of `reversed_edges` for numpy arrays, by numpy alone."""
    np = find_numpy()
    assert np is not None
    n, m = len(offsets) - 1, len(targets)
    starts = np.zeros(n + 1, dtype=np.int32 if m <= INT32_MAX else np.int64)
    np.cumsum(np.bincount(targets, minlength=n), out=starts[1:])
    # To sort one key a move, its target above its source, is faster than an argsort.
    keys = targets.astype(np.uint64)
    keys <<= np.uint64(32)
    keys |= np.repeat(np.arange(n, dtype=np.uint32), np.diff(offsets))
    keys.sort()
    return starts, keys.astype(np.uint32).view(np.int32)
