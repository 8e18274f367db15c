"""The reverse wave of `solve_implicit` compiled; see `solve_implicit` for the steps.

A batch of positions goes through `list_predecessors` (rule_loops), which asks `pred` and lists
all predecessors, those of LOSE positions first and those of WIN positions in the second half of
the list, and asks memory for their states ahead of time; then through `decide_predecessors`,
which changes these states without a branch on them. States are those of `plain_wave`.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ...outcome import GameGraphError
from ..jit.primitives import ONE, TWO, ZERO, compiled, uint
from ..jit.threads import ALONE, Threads
from ..outcomes.encoding import TOP_BYTE, TOP_UINT32
from .implicit_rules import ArrayRules
from .rule_loops import loops_for

_SCAN = 1 << 20  # entries looked at in one call
_ENTRIES = 1 << 18  # room for the predecessors of a batch


class CompiledWave:
    """States and distances of all positions, and the steps that change them."""

    chunk = 1 << 16

    def __init__(
        self, rules: ArrayRules, wide: bool, with_plies: bool, threads: Threads = ALONE
    ) -> None:
        n = rules.n
        self.rules = rules
        self.n = n
        self.top = TOP_UINT32 if wide else TOP_BYTE
        self.batch = max(1, min(8192, _ENTRIES // rules.most_moves))
        self.state: Any = np.empty(n, np.uint32 if wide else np.uint8)
        self.plies = np.empty(n, np.int32) if with_plies else None
        self._loops = loops_for(*rules.functions)
        self._threads = threads
        # While the predecessors of a batch are decided, those of the next one are listed.
        self.lookahead = 1 if threads.count == 1 else 2
        self._lists = [
            (np.empty(2 * self.batch * rules.most_moves, np.int32), np.empty(2, np.uint64))
            for _ in range(self.lookahead)
        ]
        self._begun = 0
        self._found = np.empty(self.batch, np.int32)

    def buffer(self, size: int) -> Any:
        return np.empty(size, np.int32)

    def start(self, first: int, last: int) -> bool:
        """Set the states of positions first..last - 1; return whether all counters fit."""
        if self.plies is not None:
            self.plies[first:last] = -1
        rules = self.rules
        out = np.empty(rules.most_moves, np.int32)
        largest = self._loops.start(
            first, last, rules.params, out, self.state, self.top, int(rules.end)
        )
        if largest < 0:
            u = -1 - largest
            rules.ending(u)
            rules.moves(u)
            raise GameGraphError(f"degree({u}) must not be negative: {rules.degree(u)}")
        return bool(largest <= self.top - 4)

    def pending(self, where: int) -> tuple[Any, int]:
        """Return the next positions from `where` on that wait to be propagated, and how far."""
        last = min(self.n, where + _SCAN)
        count, where = take_pending(self.state, where, last, self.top, self._found)
        return self._found[:count], where

    def at_distance(self, where: int, distance: int) -> tuple[Any, int]:
        """Return the next positions from `where` on that have this distance, and how far."""
        last = min(self.n, where + _SCAN)
        count, where = find_distance(self.plies, where, last, distance, self._found)
        return self._found[:count], where

    def step(self, batch: Any) -> Any:
        """Propagate these positions backward; return those that this decides."""
        return self.finish(self.begin(batch))

    def begin(self, batch: Any) -> Any:
        """Begin to propagate these positions; at most `lookahead` batches can have begun."""
        found, ends = self._lists[self._begun % self.lookahead]
        self._begun += 1
        if self.lookahead > 1:
            batch = batch.copy()  # its memory is used again before it is looked at
        arguments = batch, self.n, self.rules.params, self.rules.most_moves, found, ends, self.state
        return batch, found, ends, self._threads.start(self._loops.list_predecessors, *arguments)

    def finish(self, begun: Any) -> Any:
        """Return the positions that the batch decides; valid until the next `begin`."""
        batch, found, ends, fits = begun
        if not fits():
            for v in batch.tolist():
                self.rules.predecessors(v)  # names what is wrong with it
            raise GameGraphError("pred gave different answers to the same question")
        count = decide_predecessors(found, ends, self.state, uint(self.top))
        return found[:count]

    def mark_pending(self, decided: Any) -> None:
        """Leave these positions to a later `pending`."""
        write_pending(self.state, decided, self.top)

    def write_distances(self, decided: Any, distance: int) -> None:
        """Write the distance of these positions."""
        write_distance(self.plies, decided, distance)

    def answer(self) -> tuple[Any, Any]:
        """Return (labels, distances); the labels take the place of the states."""
        labels = self.state if self.top == TOP_BYTE else np.empty(self.n, np.uint8)
        for first in range(0, self.n, _SCAN):
            part = slice(first, first + _SCAN)
            read_labels(self.state[part], self.top, labels[part])
        return labels, self.plies


@compiled
def decide_predecessors(found: Any, ends: Any, state: Any, top: Any) -> Any:
    """Change the states of the predecessors; put those decided to the front and count them.

    found : int32, predecessors: those of LOSE positions are found[:ends[0]], those of WIN
        positions found[len(found) / 2:ends[1]]
    ends : uint64, shape (2,)
    state : uint8 or uint32, shape (n,), changed
    """
    low = top - uint(3)
    tail = ZERO
    e = ZERO
    stop = uint(ends[0])
    while e < stop:  # each of these has a move to a LOSE position
        u = uint(found[e])
        s = uint(state[u])
        is_open = (s != ZERO) & (s < low)
        state[u] = top if is_open else s
        found[tail] = u
        tail += ONE if is_open else ZERO
        e += ONE
    e = uint(len(found)) // TWO
    stop = uint(ends[1])
    while e < stop:  # each of these has a move to a WIN position
        u = uint(found[e])
        s = uint(state[u])
        is_open = (s != ZERO) & (s < low)
        state[u] = s - ONE if is_open else s
        found[tail] = u
        tail += ONE if s == ONE else ZERO
        e += ONE
    return tail


@compiled
def take_pending(state: Any, where: Any, last: Any, top: Any, out: Any) -> Any:
    """List pending positions, and set their final states; return their number and how far.

    state : uint8 or uint32, shape (n,), looked at from `where` to `last`
    out : int32, written; the search ends when it is full
    """
    count = 0
    while where < last and count < len(out):
        s = state[where]
        if s >= top - 3 and s <= top - 2:
            state[where] = 0 if s == top - 2 else top
            out[count] = where
            count += 1
        where += 1
    return count, where


@compiled
def find_distance(plies: Any, where: Any, last: Any, distance: Any, out: Any) -> Any:
    """List positions of this distance; return their number and how far.

    plies : int32, shape (n,), looked at from `where` to `last`
    out : int32, written; the search ends when it is full
    """
    count = 0
    while where < last and count < len(out):
        if plies[where] == distance:
            out[count] = where
            count += 1
        where += 1
    return count, where


@compiled
def write_pending(state: Any, decided: Any, top: Any) -> None:
    """Mark these positions, int32, as not propagated yet."""
    for u in decided:
        state[u] = top - 3 if state[u] != 0 else top - 2


@compiled
def write_distance(plies: Any, decided: Any, distance: Any) -> None:
    """Set the distance, in `plies`, int32 of shape (n,), of these positions, int32."""
    for u in decided:
        plies[uint(u)] = distance


@compiled
def read_labels(state: Any, top: Any, labels: Any) -> None:
    """Turn states, uint8 or uint32, into labels, uint8; they may be the same memory."""
    for i in range(len(state)):
        s = state[i]
        labels[i] = 1 if s == top else (0 if s == 0 else 2)
