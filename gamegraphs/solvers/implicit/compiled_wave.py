"""The reverse wave of `solve_implicit` compiled; see `solve_implicit` for the steps.

A batch of positions goes through `propagate` (rule_loops), which asks `pred` about one after the
other and changes the states of their predecessors at once. It goes from front to back, so that the
processor can begin the next position while it waits for the states of this one's predecessors:
taking from the end of the list what has just been put there takes half as long again. States are
those of `plain_wave`.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ...outcome import GameGraphError
from ..jit.primitives import ONE, THREE, TWO, ZERO, compiled, uint
from ..outcomes.encoding import TOP_BYTE, TOP_UINT32
from ..outcomes.reverse_wave import read_states
from .implicit_rules import ArrayRules
from .rule_loops import loops_for

_SCAN = 1 << 20  # entries looked at in one call
_STRETCH = uint(256)  # of these, so many together
_BATCH, _ENTRIES = 1 << 17, 1 << 20  # positions of a batch, and room for what it can decide


class CompiledWave:
    """States and distances of all positions, and the steps that change them."""

    chunk = 1 << 16

    def __init__(self, rules: ArrayRules, wide: bool, with_plies: bool) -> None:
        n = rules.n
        self.rules = rules
        self.n = n
        self.top = TOP_UINT32 if wide else TOP_BYTE
        self.batch = max(1, min(_BATCH, _ENTRIES // rules.most_moves))
        self.state: Any = np.empty(n, np.uint32 if wide else np.uint8)
        self.plies = np.empty(n, np.int32) if with_plies else None
        self._loops = loops_for(*rules.functions)
        self._out = np.empty(rules.most_moves, np.int32)
        self._found = np.empty(min(self.batch, n), np.int32)
        self._decided = np.empty(min(self.batch * rules.most_moves, n), np.int32)

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
        """Propagate these positions backward; return those that this decides.

        They are valid until the next step.
        """
        rules = self.rules
        count = self._loops.propagate(
            batch, self.n, rules.params, rules.most_moves, self._out,
            self.state, uint(self.top), self._decided,
        )  # fmt: skip
        if count < 0:
            for v in batch.tolist():
                rules.predecessors(v)  # names what is wrong with it
            raise GameGraphError("pred gave different answers to the same question")
        return self._decided[:count]

    def mark_pending(self, decided: Any) -> None:
        """Leave these positions to a later `pending`."""
        write_pending(self.state, decided, self.top)

    def write_distances(self, decided: Any, distance: int) -> None:
        """Write the distance of these positions."""
        write_distance(self.plies, decided, distance)

    def answer(self) -> tuple[Any, Any]:
        """Return (labels, distances); the labels take the place of the states."""
        labels = self.state if self.top == TOP_BYTE else np.empty(self.n, np.uint8)
        part = np.empty(min(self.n, _SCAN), np.uint8)  # the loop is quick between two arrays
        for first in range(0, self.n, _SCAN):
            state = self.state[first : first + _SCAN]
            read_states(state, uint(self.top), part[: len(state)])
            labels[first : first + _SCAN] = part[: len(state)]
        return labels, self.plies


@compiled
def take_pending(state: Any, where: Any, last: Any, top: Any, out: Any) -> Any:
    """List pending positions, and set their final states; return their number and how far.

    state : uint8 or uint32, shape (n,), looked at from `where` to `last`
    out : int32, written; the search ends when it is full

    There are few: whether a stretch has any is asked without a branch for each of its positions.
    """
    win, lose = uint(top) - THREE, uint(top) - TWO
    room, last = uint(len(out)), uint(last)
    u = uint(where)
    count = ZERO
    while u < last and count < room:
        stop = min(last, u + _STRETCH)
        some = ZERO
        i = u
        while i < stop:
            s = uint(state[i])
            some |= ONE if (s == win) | (s == lose) else ZERO
            i += ONE
        if some == ZERO:
            u = stop
        while u < stop and count < room:
            s = uint(state[u])
            if (s == win) | (s == lose):
                state[u] = ZERO if s == lose else uint(top)
                out[count] = u
                count += ONE
            u += ONE
    return count, u


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
