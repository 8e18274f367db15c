"""The reverse wave of `solve_implicit` compiled; see implicit.py for the steps.

A batch of positions goes through `expand` (implicit_loops.py), which asks `pred` and lists all
predecessors, those of LOSE positions first and those of WIN positions in the second half of
the list, and asks memory for their states ahead of time; then through `settle`
(implicit_kernels.py), which changes these states without a branch on them. States are those
of implicit_plain.py.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ...outcome import GameGraphError
from ..outcomes.reverse_wave import uint
from .implicit_rules import ArrayRules
from .position_loops import find_layer, put_back, read_labels, settle, take_pending, write_distance
from .rule_loops import made_for

BYTE, WIDE = 255, 2**32 - 1
_SCAN = 1 << 20  # entries looked at in one call
_ENTRIES = 1 << 18  # room for the predecessors of a batch


class CompiledWave:
    """States and distances of all positions, and the steps that change them."""

    chunk = 1 << 16

    def __init__(self, rules: ArrayRules, wide: bool, with_plies: bool) -> None:
        n = rules.n
        self.rules = rules
        self.n = n
        self.top = WIDE if wide else BYTE
        self.batch = max(1, min(8192, _ENTRIES // rules.most_moves))
        self.state: Any = np.empty(n, np.uint32 if wide else np.uint8)
        self.plies = np.empty(n, np.int32) if with_plies else None
        self._loops = made_for(*rules.functions)
        self._out = np.empty(rules.most_moves, np.int32)
        self._list = np.empty(2 * self.batch * rules.most_moves, np.int32)
        self._ends = np.empty(2, np.uint64)
        self._found = np.empty(self.batch, np.int32)

    def buffer(self, size: int) -> Any:
        return np.empty(size, np.int32)

    def start(self, first: int, last: int) -> bool:
        """Set the states of positions first..last - 1; return whether all counters fit."""
        if self.plies is not None:
            self.plies[first:last] = -1
        rules = self.rules
        largest = self._loops.start(
            first, last, rules.params, self._out, self.state, self.top, int(rules.end)
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

    def layer(self, where: int, distance: int) -> tuple[Any, int]:
        """Return the next positions from `where` on that have this distance, and how far."""
        last = min(self.n, where + _SCAN)
        count, where = find_layer(self.plies, where, last, distance, self._found)
        return self._found[:count], where

    def step(self, batch: Any) -> Any:
        """Propagate these positions backward; return those that this decides."""
        rules = self.rules
        fits = self._loops.expand(
            batch, self.n, rules.params, rules.most_moves, self._list, self._ends, self.state
        )
        if not fits:
            for v in batch.tolist():
                rules.predecessors(v)  # names what is wrong with it
            raise GameGraphError("pred gave different answers to the same question")
        return self._list[: settle(self._list, self._ends, self.state, uint(self.top))]

    def defer(self, fresh: Any) -> None:
        """Leave these positions to a later `pending`."""
        put_back(self.state, fresh, self.top)

    def mark(self, fresh: Any, distance: int) -> None:
        """Write the distance of these positions."""
        write_distance(self.plies, fresh, distance)

    def answer(self) -> tuple[Any, Any]:
        """Return (labels, distances); the labels take the place of the states."""
        labels = self.state if self.top == BYTE else np.empty(self.n, np.uint8)
        for first in range(0, self.n, _SCAN):
            part = slice(first, first + _SCAN)
            read_labels(self.state[part], self.top, labels[part])
        return labels, self.plies
