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

from ...graph import GameGraph
from ...outcome import DRAW, LOSE, WIN, Outcome
from . import forward_passes as passes
from . import reverse_wave as kernels
from .reverse_wave import uint

_SAMPLE = 4096
_LEAST_YIELD = 0.2
_MOST_PASSES = 120  # codes hold distances up to 126


def retrograde_compiled(
    graph: GameGraph, terminal: Outcome, fixed: Mapping[int, Outcome], with_distances: bool
) -> tuple[Any, Any]:
    """Return (labels, distances) of a graph; see `retrograde`.

    At the peak at most 16 bytes a position and 8 bytes a move beyond the graph.
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
    state, top = labels, 255
    largest = kernels.count_moves(offsets, uint(top * terminal), state)
    if largest > top - 2:
        state, top = np.empty(len(labels), dtype=np.uint32), 2**32 - 1
        kernels.count_moves(offsets, uint(top * terminal), state)
    for outcome, mark in ((LOSE, 0), (WIN, top), (DRAW, top - 1)):
        state[at[outcomes == outcome]] = mark
    starts, sources = _reverse(offsets, targets)
    plies = _wave(starts, sources, state, top, 0, with_distances)
    kernels.read_states(state, uint(top), labels)
    return labels, plies if with_distances else None


def _wave_on_rest(
    offsets: Any, targets: Any, code: Any, rest: Any, layer: int, with_distances: bool
) -> tuple[Any, Any]:
    state, top, inner = _rest(offsets, targets, code, rest, layer)
    starts, sources = _reverse(*inner)
    del inner
    rest_plies = _wave(starts, sources, state, top, layer, with_distances)
    del starts, sources
    labels = code
    plies = np.empty(len(code) if with_distances else 0, dtype=np.int32)
    passes.read_codes(code, labels, plies)
    rest_labels = np.empty(len(rest), dtype=np.uint8)
    kernels.read_states(state, uint(top), rest_labels)
    labels[rest] = rest_labels
    if with_distances:
        plies[rest] = rest_plies
    return labels, plies if with_distances else None


def _rest(
    offsets: Any, targets: Any, code: Any, rest: Any, layer: int
) -> tuple[Any, int, tuple[Any, Any]]:
    """Return (state, top, (offsets, targets)) of the smaller graph of the open positions."""
    number = np.empty(len(code), dtype=offsets.dtype)
    state = np.empty(len(rest), dtype=np.uint32)
    top = 2**32 - 1
    rest_offsets = np.zeros(len(rest) + 1, dtype=offsets.dtype)
    moves = passes.rest_states(
        offsets, targets, code, rest, uint(layer), uint(top), number, state, rest_offsets
    )
    rest_targets = np.empty(moves, dtype=offsets.dtype)
    passes.rest_moves(offsets, targets, code, rest, uint(top), number, state, rest_targets)
    if state.max(where=state != top, initial=0) <= 253:
        state, top = state.astype(np.uint8), 255  # the mark of WIN is all ones in both
    return state, top, (rest_offsets, rest_targets)


def _reverse(offsets: Any, targets: Any) -> tuple[Any, Any]:
    starts = np.zeros(len(offsets), dtype=offsets.dtype)
    sources = np.empty(len(targets), dtype=offsets.dtype)
    kernels.reverse_graph(offsets, targets, starts, sources)
    return starts, sources


def _wave(starts: Any, sources: Any, state: Any, top: int, layer: int, with_distances: bool) -> Any:
    """Run the reverse wave over a graph whose states are set; return the distances."""
    n = len(state)
    queue = np.empty(n + 1, dtype=starts.dtype)
    tail = kernels.queue_known(state, uint(top), queue)
    plies = np.full(n if with_distances else 0, -1, dtype=np.int32)
    kernels.wave(starts, sources, uint(top), layer, state, queue, uint(tail), plies)
    return plies
