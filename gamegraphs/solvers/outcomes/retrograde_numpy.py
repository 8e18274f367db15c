"""Retrograde analysis with numpy alone: all positions of one distance at a time.

They are handled together by array operations. Where they are few, as on a chain, an array
operation costs more than a few steps of plain Python, and the rest of the wave is run in plain
Python over the same memory.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from typing import Any

import numpy as np

from ...graph import GameGraph
from ...outcome import DRAW, LOSE, WIN, Outcome
from ..reversed_edges import reverse_numpy

_FEW = 64  # positions of one distance, on average over the last few distances


def retrograde_numpy(
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
    starts, sources = reverse_numpy(offsets, targets)

    first = np.empty(n, dtype=np.int32)
    current = np.flatnonzero(labels != DRAW)  # the positions of this distance
    distance = 0
    recent = len(current)
    while len(current) and recent >= _FEW:
        distances[current] = distance
        distance += 1
        losing = labels[current] == LOSE
        winners = _predecessors(starts, sources, current[losing])
        winners = winners[is_open[winners]]
        labels[winners] = WIN
        is_open[winners] = False
        used = _predecessors(starts, sources, current[~losing])
        used = used[is_open[used]]
        np.subtract.at(open_moves, used, 1)
        losers = used[open_moves[used] == 0]
        labels[losers] = LOSE
        is_open[losers] = False
        current = np.concatenate([_distinct(winners, first), _distinct(losers, first)])
        recent = (3 * recent + len(current)) // 4
    if len(current):
        distances[current] = distance
        _finish(current, starts, sources, labels, distances, open_moves, is_open)
    return labels, distances if with_distances else None


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


def _finish(current: Any, *arrays: Any) -> None:
    """Finish the wave from the positions `current` on, one position at a time."""
    starts, sources, labels, distances, open_moves, is_open = (memoryview(a) for a in arrays)
    queue = deque(current.tolist())
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
