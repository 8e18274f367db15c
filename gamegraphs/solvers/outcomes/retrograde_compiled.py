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
from ..jit.dispatch import unsigned
from ..jit.primitives import uint
from ..reversed_edges_compiled import reverse_compiled
from .encoding import CODE_DRAW, LEAST_YIELD, TOP_BYTE, TOP_UINT32
from .forward_passes import (
    forward_pass,
    list_open,
    read_codes,
    rest_moves,
    rest_states,
    start_codes,
)
from .reverse_wave import count_moves, queue_known, read_states, wave

_SAMPLE = 4096
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
    start_codes(offsets, uint(terminal), code)
    code[at] = np.where(outcomes == DRAW, CODE_DRAW, outcomes)
    todo = np.empty(graph.n + 1, dtype=offsets.dtype)
    count = list_open(code, todo)
    sample = todo[: count : count // _SAMPLE + 1].copy()
    distance = 1
    if count and _pass(offsets, targets, code, sample, len(sample), 1) < LEAST_YIELD:
        del todo
        return _wave_everywhere(offsets, targets, terminal, at, outcomes, code, with_distances)
    while count and distance < _MOST_PASSES:
        share = _pass(offsets, targets, code, todo, count, distance)
        count -= round(share * count)
        distance += 1
        if share < LEAST_YIELD:
            break
    return _wave_on_rest(offsets, targets, code, todo[:count], distance, with_distances)


def _pass(offsets: Any, targets: Any, code: Any, todo: Any, count: int, distance: int) -> float:
    """Run one forward pass and return the share of the open positions that it decided."""
    left: int = forward_pass(offsets, targets, code, todo, uint(count), uint(distance), todo)
    return 1 - left / count


def _wave_everywhere(
    offsets: Any, targets: Any, terminal: Outcome, at: Any, outcomes: Any,
    labels: Any, with_distances: bool,
) -> tuple[Any, Any]:  # fmt: skip
    state, top = labels, TOP_BYTE
    largest = count_moves(offsets, uint(top * terminal), state)
    if largest > top - 2:
        state, top = np.empty(len(labels), dtype=np.uint32), TOP_UINT32
        count_moves(offsets, uint(top * terminal), state)
    for outcome, mark in ((LOSE, 0), (WIN, top), (DRAW, top - 1)):
        state[at[outcomes == outcome]] = mark
    starts, sources = reverse_compiled(offsets, targets)
    plies = _wave(starts, sources, state, top, 0, with_distances)
    read_states(state, uint(top), labels)
    return labels, plies if with_distances else None


def _wave_on_rest(
    offsets: Any, targets: Any, code: Any, rest: Any, distance: int, with_distances: bool
) -> tuple[Any, Any]:
    state, top, inner = _rest(offsets, targets, code, rest, distance)
    starts, sources = reverse_compiled(*inner)
    del inner
    rest_plies = _wave(starts, sources, state, top, distance, with_distances)
    del starts, sources
    labels = code
    plies = np.empty(len(code) if with_distances else 0, dtype=np.int32)
    read_codes(code, labels, plies)
    rest_labels = np.empty(len(rest), dtype=np.uint8)
    read_states(state, uint(top), rest_labels)
    labels[rest] = rest_labels
    if with_distances:
        plies[rest] = rest_plies
    return labels, plies if with_distances else None


def _rest(
    offsets: Any, targets: Any, code: Any, rest: Any, distance: int
) -> tuple[Any, int, tuple[Any, Any]]:
    """Return (state, top, (offsets, targets)) of the smaller graph of the open positions."""
    number = np.empty(len(code), dtype=offsets.dtype)
    state = np.empty(len(rest), dtype=np.uint32)
    top = TOP_UINT32
    rest_offsets = np.zeros(len(rest) + 1, dtype=offsets.dtype)
    moves = rest_states(
        offsets, targets, code, rest, uint(distance), uint(top), number, state, rest_offsets
    )
    rest_targets = np.empty(moves, dtype=offsets.dtype)
    rest_moves(offsets, targets, code, rest, uint(top), number, state, rest_targets)
    if state.max(where=state != top, initial=0) <= TOP_BYTE - 2:
        state, top = state.astype(np.uint8), TOP_BYTE  # the mark of WIN is all ones in both
    return state, top, (rest_offsets, rest_targets)


def _wave(
    starts: Any, sources: Any, state: Any, top: int, distance: int, with_distances: bool
) -> Any:
    """Run the reverse wave over a graph whose states are set; return the distances."""
    n = len(state)
    queue = np.empty(n + 1, dtype=starts.dtype)
    tail = queue_known(state, uint(top), queue)
    plies = np.full(n if with_distances else 0, -1, dtype=np.int32)
    wave(starts, sources, uint(top), distance, state, queue, uint(tail), plies)
    return plies
