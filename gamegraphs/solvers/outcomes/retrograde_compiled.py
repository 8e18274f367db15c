"""Retrograde analysis at compiled speed: forward passes where they pay, then the reverse wave.

A forward pass looks at every open position and decides those whose successors decide them.
It needs no reverse graph, and on random graphs a few passes leave little to do. On a chain it
would decide one position a pass. So a sample is asked first, and each pass must have decided
a good part of what was open for another to follow. For labels alone a pass uses what it has just
decided; with distances each pass is a round of its own.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import accumulate
from typing import Any

import numpy as np

from ...graph import GameGraph
from ...outcome import DRAW, LOSE, WIN, Outcome
from ..jit.dispatch import unsigned
from ..jit.primitives import uint
from ..jit.threads import LEAST_SHARED, Threads, thread_count
from ..reversed_edges_compiled import reverse_compiled
from .encoding import CODE_DRAW, LEAST_YIELD, TOP_BYTE, TOP_UINT32
from .forward_passes import (
    add_decided,
    forward_pass,
    list_open,
    read_codes,
    rest_moves,
    rest_states,
    start_codes,
)
from .packed_passes import pack_ends, pass_in_order, pass_over, unpack
from .reverse_wave import (
    count_moves,
    queue_known,
    read_states,
    sole_predecessors,
    wave,
    wave_on_tree,
)

_SAMPLE = 1024
_MOST_PASSES = 120  # codes hold distances up to 126


def retrograde_compiled(
    graph: GameGraph,
    terminal: Outcome,
    fixed: Mapping[int, Outcome],
    with_distances: bool,
    threads: int | None = 1,
) -> tuple[Any, Any]:
    """Return (labels, distances) of a graph; see `retrograde`.

    At the peak at most 16 bytes a position and 8 bytes a move beyond the graph.
    """
    with Threads(thread_count(threads, graph.n + graph.m)) as shared:
        return _Search(graph, terminal, fixed, with_distances, shared).answer()


class _Search:
    """What the steps share. Threads have parts of the open positions, in the order of the graph."""

    def __init__(
        self, graph: GameGraph, terminal: Outcome, fixed: Mapping[int, Outcome],
        with_distances: bool, threads: Threads,
    ) -> None:  # fmt: skip
        self.n = graph.n
        self.offsets, self.targets = unsigned(graph.offsets), unsigned(graph.targets)
        self.terminal = terminal
        self.at = np.fromiter(fixed.keys(), dtype=np.int64, count=len(fixed))
        self.outcomes = np.fromiter(fixed.values(), dtype=np.uint8, count=len(fixed))
        self.with_distances = with_distances
        self.threads = threads
        self.code = np.empty(self.n, dtype=np.uint8)

    def answer(self) -> tuple[Any, Any]:
        """Return (labels, distances)."""
        return self._with_distances() if self.with_distances else self._labels_alone()

    def _labels_alone(self) -> tuple[Any, Any]:
        parts, packed, count = self._packed()
        if not self._passes_pay(packed):
            del packed
            return self._wave_everywhere()
        game = self.offsets, self.targets, packed
        todo = np.empty(self.n, dtype=self.offsets.dtype)
        left_in = self.threads.run(
            pass_in_order, ((*game, uint(a), uint(b), todo[a:b]) for a, b in parts)
        )
        still = [todo[a : a + int(left)] for (a, _), left in zip(parts, left_in, strict=True)]
        before, now = count, sum(map(len, still))
        for _ in range(2, _MOST_PASSES):
            if not now or before - now < LEAST_YIELD * before:
                break
            if now < LEAST_SHARED and len(still) > 1:
                still = [_together(todo, still)]
            left_in = self.threads.run(pass_over, ((*game, part, part) for part in still))
            still = [part[: int(left)] for part, left in zip(still, left_in, strict=True)]
            before, now = now, sum(map(len, still))
        self.threads.run(unpack, ((packed, uint(a), self.code[a:b]) for a, b in parts))
        rest = _together(todo, still).copy()
        del packed, game, todo, still
        return self._wave_on_rest(rest, CODE_DRAW // 2)

    def _packed(self) -> tuple[list[tuple[int, int]], Any, int]:
        """Return the parts, what is known before the first pass, and how many are open.

        No two threads write the same byte: four positions share one, and none lies in two parts.
        """
        packed = np.empty((self.n + 3) // 4, dtype=np.uint8)
        parts = [(a & ~3, b & ~3 if b < self.n else b) for a, b in self.threads.parts(self.n)]
        counts = self.threads.run(
            pack_ends,
            ((self.offsets[a : b + 1], uint(1 + self.terminal), packed[a // 4 : (b + 3) // 4])
             for a, b in parts),
        )  # fmt: skip
        shift = (self.at % 4 * 2).astype(np.uint8)
        np.bitwise_and.at(packed, self.at // 4, ~(np.uint8(3) << shift))
        np.bitwise_or.at(packed, self.at // 4, (1 + self.outcomes) << shift)
        fixed = np.count_nonzero(self.offsets[self.at] != self.offsets[self.at + 1])
        return parts, packed, int(sum(counts)) - int(fixed)

    def _passes_pay(self, packed: Any) -> bool:
        """Return whether a pass over a sample of the open positions decides enough of them."""
        at = np.arange(0, self.n, self.n // _SAMPLE + 1, dtype=self.offsets.dtype)
        sample = at[packed[at // 4] >> (at % 4 * 2).astype(np.uint8) & 3 == 0]
        known = packed.copy()  # what the sample decides is not kept: it is of another round
        left = pass_over(self.offsets, self.targets, known, sample, np.empty_like(sample))
        return not len(sample) or 1 - int(left) / len(sample) >= LEAST_YIELD

    def _with_distances(self) -> tuple[Any, Any]:
        parts, packed, count = self._packed()
        if not self._passes_pay(packed):
            del packed
            return self._wave_everywhere()
        terminal = uint(self.terminal)
        self.threads.run(
            start_codes,
            ((self.offsets[a : b + 1], terminal, self.code[a:b]) for a, b in parts),
        )
        self.code[self.at] = np.where(self.outcomes == DRAW, CODE_DRAW, self.outcomes)
        todo = np.empty(self.n, dtype=self.offsets.dtype)
        counts = self.threads.run(
            list_open, ((self.code[a:b], uint(a), todo[a:b]) for a, b in parts)
        )
        still = [todo[a : a + int(open_)] for (a, _), open_ in zip(parts, counts, strict=True)]
        every = np.empty(self.n, dtype=self.offsets.dtype)
        decided = [every[a:b] for a, b in parts]
        distance, before = 1, still
        while count and distance < _MOST_PASSES:
            if count < LEAST_SHARED and len(still) > 1:
                still, decided = [_together(todo, still)], [every]
            before = still
            still, share = self._pass(packed, still, decided, distance)
            self.threads.run(
                add_decided,
                ((self.code, new[: len(old) - len(part)], packed)
                 for old, part, new in zip(before, still, decided, strict=True)),
            )  # fmt: skip
            distance += 1
            if share < LEAST_YIELD:
                break
            count = sum(map(len, still))
        rest = _together(todo, still).copy()
        del packed, decided, every, todo, still, before
        return self._wave_on_rest(rest, distance)

    def _pass(
        self, packed: Any, parts: list[Any], decided: list[Any], distance: int
    ) -> tuple[list[Any], float]:
        """Run one forward pass; return what stays open, and the share that it decided."""
        now = uint(distance)
        counts = self.threads.run(
            forward_pass,
            (
                (self.offsets, self.targets, packed, self.code, part, now, part, new)
                for part, new in zip(parts, decided, strict=True)
            ),
        )
        still = [part[: int(count)] for part, count in zip(parts, counts, strict=True)]
        return still, 1 - sum(map(len, still)) / sum(map(len, parts))

    def _wave_everywhere(self) -> tuple[Any, Any]:
        state, top = self.code, TOP_BYTE
        if self._count_moves(state, top) > top - 2:
            state, top = np.empty(self.n, dtype=np.uint32), TOP_UINT32
            self._count_moves(state, top)
        for outcome, mark in ((LOSE, 0), (WIN, top), (DRAW, top - 1)):
            state[self.at[self.outcomes == outcome]] = mark
        before = self._sole_predecessors()
        if before is None:
            reversed_ = reverse_compiled(self.offsets, self.targets, self.threads)
            plies = _wave(reversed_, state, top, 0, self.with_distances)
        else:
            plies = _wave((before,), state, top, 0, self.with_distances)
        labels = np.empty(self.n, dtype=np.uint8)
        self._read_states(state, top, labels)
        return labels, plies if self.with_distances else None

    def _sole_predecessors(self) -> Any:
        """Return who moves to each position, 0 for nobody, else u + 1; None if two move to one."""
        if len(self.targets) > self.n:
            return None
        before = np.zeros(self.n, dtype=self.offsets.dtype)
        return before if sole_predecessors(self.offsets, self.targets, before) else None

    def _count_moves(self, state: Any, top: int) -> int:
        """Set the states before the wave; return the largest out-degree."""
        ends = uint(top * self.terminal)
        calls = ((self.offsets[a : b + 1], ends, state[a:b]) for a, b in self.threads.parts(self.n))
        return int(max(self.threads.run(count_moves, calls)))

    def _read_states(self, state: Any, top: int, labels: Any) -> None:
        parts = self.threads.parts(len(state))
        self.threads.run(read_states, ((state[a:b], uint(top), labels[a:b]) for a, b in parts))

    def _wave_on_rest(self, rest: Any, distance: int) -> tuple[Any, Any]:
        code = self.code
        state, top, inner = self._rest(rest, distance)
        reversed_ = reverse_compiled(*inner, self.threads)
        del inner
        rest_plies = _wave(reversed_, state, top, distance, self.with_distances)
        del reversed_
        labels = np.empty(self.n, dtype=np.uint8)
        plies = np.empty(self.n if self.with_distances else 0, dtype=np.int32)
        self.threads.run(
            read_codes,
            ((code[a:b], labels[a:b], plies[a:b]) for a, b in self.threads.parts(self.n)),
        )
        rest_labels = np.empty(len(rest), dtype=np.uint8)
        self._read_states(state, top, rest_labels)
        labels[rest] = rest_labels
        if self.with_distances:
            plies[rest] = rest_plies
        return labels, plies if self.with_distances else None

    def _rest(self, rest: Any, distance: int) -> tuple[Any, int, tuple[Any, Any]]:
        """Return (state, top, (offsets, targets)) of the smaller graph of the open positions."""
        game = self.offsets, self.targets, self.code
        number = np.empty(self.n, dtype=self.offsets.dtype)
        state = np.empty(len(rest), dtype=np.uint32)
        top = TOP_UINT32
        offsets = np.zeros(len(rest) + 1, dtype=self.offsets.dtype)
        parts = self.threads.parts(len(rest))
        moves = self.threads.run(
            rest_states,
            (
                (*game, rest[a:b], uint(a), uint(distance), uint(top), number, state[a:b],
                 offsets[a : b + 1])
                for a, b in parts
            ),
        )  # fmt: skip
        cuts = [0, *accumulate(map(int, moves))]
        for (a, b), cut in zip(parts, cuts, strict=False):
            if cut:
                offsets[a + 1 : b + 1] += offsets.dtype.type(cut)
        targets = np.empty(cuts[-1], dtype=self.offsets.dtype)
        self.threads.run(
            rest_moves,
            (
                (*game, rest[a:b], uint(top), number, state[a:b], targets[cut:])
                for (a, b), cut in zip(parts, cuts, strict=False)
            ),
        )
        if state.max(where=state != top, initial=0) <= TOP_BYTE - 2:
            state, top = state.astype(np.uint8), TOP_BYTE  # the mark of WIN is all ones in both
        return state, top, (offsets, targets)


def _together(todo: Any, parts: list[Any]) -> Any:
    """Move parts of `todo`, which lie in it in order, to its front; return all of them."""
    count = 0
    for part in parts:
        todo[count : count + len(part)] = part
        count += len(part)
    return todo[:count]


def _wave(edges: tuple[Any, ...], state: Any, top: int, distance: int, with_distances: bool) -> Any:
    """Run the reverse wave over a graph whose states are set; return the distances.

    edges : the reversed edges, or for a tree of play the one array of `sole_predecessors`
    """
    n = len(state)
    queue = np.empty(n + 1, dtype=edges[0].dtype)
    tail = queue_known(state, uint(top), queue)
    plies = np.full(n if with_distances else 0, -1, dtype=np.int32)
    run: Any = wave if len(edges) == 2 else wave_on_tree
    run(*edges, uint(top), distance, state, queue, uint(tail), plies)
    return plies
