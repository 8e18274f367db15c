"""Retrograde analysis with numpy alone: one layer of the wave at a time.

All positions of one distance are handled together by array operations. Where layers are thin,
as on a chain, an array operation costs more than a few steps of plain Python, and the rest of
the wave is run in plain Python over the same memory.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from typing import Any

import numpy as np

from ...graph import GameGraph
from ...outcome import DRAW, LOSE, WIN, Outcome

_THIN = 64  # positions in a layer, on average over the last few


def retrograde_layers(
    graph: GameGraph, terminal: Outcome, fixed: Mapping[int, Outcome], with_distances: bool
) -> tuple[Any, Any]:
    """Return (labels, distances) of a graph; see `retrograde`."""
    n = graph.n
    offsets, targets = np.asarray(graph.offsets), np.asarray(graph.targets)
    open_moves = np.diff(offsets)
    labels = np.full(n, DRAW, dtype=np.uint8)
    labels[open_moves == 0] = terminal
    for u, outcome in fixed.items():
        labels[u] = outcome
        open_moves[u] = -1  # never counted down to 0, and never open
    distances = np.full(n, -1, dtype=np.int32)
    is_open = (labels == DRAW) & (open_moves > 0)
    starts, sources = _reverse(offsets, targets)

    first = np.empty(n, dtype=np.int32)
    layer = np.flatnonzero(labels != DRAW)
    distance = 0
    recent = len(layer)
    while len(layer) and recent >= _THIN:
        distances[layer] = distance
        distance += 1
        losing = labels[layer] == LOSE
        winners = _predecessors(starts, sources, layer[losing])
        winners = winners[is_open[winners]]
        labels[winners] = WIN
        is_open[winners] = False
        used = _predecessors(starts, sources, layer[~losing])
        used = used[is_open[used]]
        np.subtract.at(open_moves, used, 1)
        losers = used[open_moves[used] == 0]
        labels[losers] = LOSE
        is_open[losers] = False
        layer = np.concatenate([_distinct(winners, first), _distinct(losers, first)])
        recent = (3 * recent + len(layer)) // 4
    if len(layer):
        distances[layer] = distance
        _walk(layer, starts, sources, labels, distances, open_moves, is_open)
    return labels, distances if with_distances else None


def _reverse(offsets: Any, targets: Any) -> tuple[Any, Any]:
    """Return the reverse graph: sorted keys, target above source, are faster than an argsort."""
    n, m = len(offsets) - 1, len(targets)
    starts = np.zeros(n + 1, dtype=np.int64)
    np.cumsum(np.bincount(targets, minlength=n), out=starts[1:])
    if m == 0:
        return starts, np.empty(0, dtype=np.int32)
    keys = targets.astype(np.uint64)
    keys <<= np.uint64(32)
    keys |= np.repeat(np.arange(n, dtype=np.uint32), np.diff(offsets))
    keys.sort()
    return starts, keys.astype(np.uint32).view(np.int32)


def _predecessors(starts: Any, sources: Any, positions: Any) -> Any:
    """Return the sources of all moves into these positions."""
    begin = starts[positions]
    lengths = starts[positions + 1] - begin
    ends = np.cumsum(lengths)
    total = int(ends[-1]) if len(ends) else 0
    steps = np.arange(total)
    steps += np.repeat(begin - ends + lengths, lengths)
    return sources[steps]


def _distinct(positions: Any, first: Any) -> Any:
    """Return each position once; `first` is scratch space for n entries."""
    order = np.arange(len(positions), dtype=np.int32)
    first[positions] = order
    return positions[first[positions] == order]


def _walk(layer: Any, *arrays: Any) -> None:
    """Finish the wave from `layer` on, position by position."""
    starts, sources, labels, distances, open_moves, is_open = (memoryview(a) for a in arrays)
    queue = deque(layer.tolist())
    while queue:
        v = queue.popleft()
        for e in range(starts[v], starts[v + 1]):
            u = sources[e]
            if not is_open[u]:
                continue
            if labels[v] == LOSE:
                labels[u] = WIN
            else:
                open_moves[u] -= 1
                if open_moves[u] > 0:
                    continue
                labels[u] = LOSE
            is_open[u] = False
            distances[u] = distances[v] + 1
            queue.append(u)
