"""Retrograde analysis at compiled speed: forward passes where they pay, then the reverse wave.

A forward pass looks at every open position and decides those whose successors decide them.
It needs no reverse graph, and on random graphs a few passes leave little to do. On a chain it
would decide one position a pass. So a sample is asked first, and each pass must have decided
a good part of what was open for another to follow.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from ..graph import GameGraph
from ..outcome import DRAW, LOSE, WIN, Outcome
from . import kernels, passes
from .kernels import uint

_SAMPLE = 4096
_LEAST_YIELD = 0.2
_MOST_PASSES = 120  # codes hold distances up to 126


def retrograde_compiled(
    graph: GameGraph, terminal: Outcome, fixed: Mapping[int, Outcome], with_distances: bool
) -> tuple[Any, Any]:
    """Return (labels, distances) of a graph; see `retrograde`.

    At the peak 13 bytes a position and 4 bytes a move beyond the graph and labels.
    """
    offsets, targets = unsigned(graph.offsets), unsigned(graph.targets)
    at = np.fromiter(fixed.keys(), dtype=np.int64, count=len(fixed))
    outcomes = np.fromiter(fixed.values(), dtype=np.uint8, count=len(fixed))

    code = np.empty(graph.n, dtype=np.uint8)
    passes.start_codes(offsets, uint(terminal), code)
    code[at] = np.where(outcomes == DRAW, 254, outcomes)
    todo = np.empty(graph.n + 1, dtype=offsets.dtype)
    count = passes.list_open(code, todo)
    sample = todo[: count : count // _SAMPLE + 1].copy()
    layer = 1
    if count and _pass(offsets, targets, code, sample, len(sample), 1) < _LEAST_YIELD:
        del todo
        return _wave_everywhere(offsets, targets, terminal, at, outcomes, code, with_distances)
    while count and layer < _MOST_PASSES:
        share = _pass(offsets, targets, code, todo, count, layer)
        count -= round(share * count)
        layer += 1
        if share < _LEAST_YIELD:
            break
    return _wave_on_rest(offsets, targets, code, todo[:count], layer, with_distances)


def unsigned(values: Any) -> Any:
    """Return a flat signed array, from numpy or not, as an unsigned numpy view of it."""
    view = np.asarray(values)
    return view.view(np.uint32 if view.itemsize == 4 else np.uint64)


def _pass(offsets: Any, targets: Any, code: Any, todo: Any, count: int, layer: int) -> float:
    """Run one forward pass and return the share of the open positions that it decided."""
    left: int = passes.forward_pass(offsets, targets, code, todo, uint(count), uint(layer), todo)
    return 1 - left / count


def _wave_everywhere(
    offsets: Any, targets: Any, terminal: Outcome, at: Any, outcomes: Any,
    labels: Any, with_distances: bool,
) -> tuple[Any, Any]:  # fmt: skip
    n = len(labels)
    state, top = labels, 255
    largest = kernels.count_moves(offsets, uint(top * terminal), uint(top), state)
    if largest > top - 2:
        state, top = np.empty(n, dtype=np.uint32), 2**32 - 1
        kernels.count_moves(offsets, uint(top * terminal), uint(top), state)
    for outcome, mark in ((LOSE, 0), (WIN, top), (DRAW, top - 1)):
        state[at[outcomes == outcome]] = mark
    plies = _wave(offsets, targets, state, top, 0, with_distances)
    kernels.read_states(state, uint(top), labels)
    return labels, plies if with_distances else None


def _wave_on_rest(
    offsets: Any, targets: Any, code: Any, rest: Any, layer: int, with_distances: bool
) -> tuple[Any, Any]:
    count = len(rest)
    n = len(code)
    rest_plies: Any = None
    rest_state: Any = None
    top = 2**32 - 1
    if count:
        number = np.empty(n, dtype=offsets.dtype)
        rest_state = np.empty(count, dtype=np.uint32)
        rest_offsets = np.zeros(count + 1, dtype=offsets.dtype)
        moves = passes.rest_states(
            offsets, targets, code, rest, uint(layer), uint(top), number, rest_state, rest_offsets
        )
        rest_targets = np.empty(moves, dtype=offsets.dtype)
        passes.rest_moves(offsets, targets, code, rest, uint(top), number, rest_state, rest_targets)
        del number
        rest_plies = _wave(rest_offsets, rest_targets, rest_state, top, layer, with_distances)
    labels = code
    plies = np.empty(n if with_distances else 0, dtype=np.int32)
    passes.read_codes(code, labels, plies)
    if count:
        rest_labels = np.empty(count, dtype=np.uint8)
        kernels.read_states(rest_state, uint(top), rest_labels)
        labels[rest] = rest_labels
        if with_distances:
            plies[rest] = rest_plies
    return labels, plies if with_distances else None


def _wave(
    offsets: Any, targets: Any, state: Any, top: int, layer: int, with_distances: bool
) -> Any:
    """Run the reverse wave over a graph whose states are set; return the distances."""
    n = len(state)
    starts = np.zeros(n + 1, dtype=offsets.dtype)
    sources = np.empty(len(targets), dtype=offsets.dtype)
    kernels.reverse_graph(offsets, targets, starts, sources)
    queue = np.empty(n + 1, dtype=offsets.dtype)
    tail = kernels.queue_known(state, uint(top), queue)
    plies = np.full(n if with_distances else 0, -1, dtype=np.int32)
    kernels.wave(starts, sources, uint(top), layer, state, queue, uint(tail), plies)
    return plies
