"""The reverse wave of `solve_implicit` in plain Python; see `solve_implicit` for the steps.

The state of a position:

    0              LOSE
    1 .. top - 4   not known yet; so many moves are not known to lead to WIN
    top - 3        WIN, not propagated yet
    top - 2        LOSE, not propagated yet
    top - 1        DRAW by verdict
    top            WIN
"""

from __future__ import annotations

from array import array
from operator import index as as_index
from typing import Any

from ...arrays import find_numpy
from ...outcome import DRAW, LOSE, WIN, Outcome
from ..outcomes.encoding import TOP_BYTE
from .implicit_rules import ListRules, checked

TOP_INT32 = 2**31 - 1
_CHUNK = 1 << 14
_SHORT = 16  # moves: rows that are not longer are looked at together, which takes little memory


def ending_states(top: int) -> dict[Outcome | None, int]:
    """Return the state at the start of positions where play ends."""
    return {LOSE: top - 2, WIN: top - 3, DRAW: top - 1}


class PlainWave:
    """States and distances of all positions, and the steps that change them."""

    batch = 1 << 12
    chunk = 1 << 12

    def __init__(self, rules: ListRules, wide: bool, with_plies: bool) -> None:
        n = rules.n
        self.rules = rules
        self.n = n
        self.top = TOP_INT32 if wide else TOP_BYTE
        self.state: Any = array("i", bytes(4 * n)) if wide else bytearray(n)
        self.plies = array("i", [-1]) * n if with_plies else None

    def buffer(self, size: int) -> Any:
        return array("i", [0]) * size

    def start(self, first: int, last: int) -> bool:
        """Set the states of positions first..last - 1; return whether all counters fit."""
        rules, state, n = self.rules, self.state, self.n
        meaning, terminal, succ = rules.meaning, rules.terminal, rules.succ
        degree = rules.known_degree
        ends = ending_states(self.top)
        stuck, most = ends[rules.end], self.top - 4
        targets: list[int] = []  # of short rows that are lists: they are compared with n together
        list_targets = targets.extend
        for u in range(first, last):
            said = terminal(u)
            if said is not False:
                end = meaning(u, said)
                if end is not None:
                    state[u] = ends[end]
                    continue
            if degree is None:
                row = succ(u)
                if type(row) is list and len(row) <= _SHORT:
                    list_targets(row)
                else:
                    row = checked(row, f"succ({u})", n)
                count = len(row)
            else:
                count = degree(u)
            if count > most:
                return False
            state[u] = count or stuck
        if not _all_below(n, targets):
            for u in range(first, last):  # names the one that is wrong
                if rules.ending(u) is None:
                    rules.moves(u)
        return True

    def pending(self, where: int) -> tuple[Any, int]:
        """Return the next positions from `where` on that wait to be propagated, and how far."""
        state = self.state
        win, lose = self.top - 3, self.top - 2
        found = array("i")
        last = min(self.n, where + _CHUNK)
        part = state[where:last]
        if win not in part and lose not in part:
            return found, last
        for u, s in enumerate(part, where):
            if win <= s <= lose:
                found.append(u)
                state[u] = 0 if s == lose else self.top
                if len(found) == self.batch:
                    return found, u + 1
        return found, last

    def at_distance(self, where: int, distance: int) -> tuple[Any, int]:
        """Return the next positions from `where` on that have this distance, and how far."""
        found = array("i")
        assert self.plies is not None
        last = min(self.n, where + _CHUNK)
        for u, d in enumerate(self.plies[where:last], where):
            if d == distance:
                found.append(u)
                if len(found) == self.batch:
                    return found, u + 1
        return found, last

    def step(self, batch: Any) -> Any:
        """Propagate these positions backward; return those that this decides."""
        state, pred, top = self.state, self.rules.pred, self.top
        low = top - 3
        decided: list[int] = []
        decide = decided.append
        v = -1
        try:
            for v in batch:
                if state[v] == 0:
                    for u in pred(v):
                        if u < 0:
                            raise IndexError
                        if 0 < state[u] < low:
                            state[u] = top
                            decide(u)
                else:
                    for u in pred(v):
                        if u < 0:
                            raise IndexError
                        s = state[u]
                        if s < low:
                            if s > 1:
                                state[u] = s - 1
                            elif s:
                                state[u] = 0
                                decide(u)
        except (IndexError, TypeError):
            for v in batch:
                self.rules.predecessors(v)  # names what is wrong with it
            raise
        return array("i", decided)

    def mark_pending(self, decided: Any) -> None:
        """Leave these positions to a later `pending`."""
        state, top = self.state, self.top
        for u in decided:
            state[u] = top - 3 if state[u] else top - 2

    def write_distances(self, decided: Any, distance: int) -> None:
        """Write the distance of these positions."""
        assert self.plies is not None
        plies = self.plies
        for u in decided:
            plies[u] = distance

    def answer(self) -> tuple[Any, Any]:
        """Return (labels, distances)."""
        state, top = self.state, self.top
        del self.state
        if isinstance(state, bytearray):
            table = bytearray([DRAW]) * 256
            table[0], table[top] = LOSE, WIN
            labels: Any = state.translate(table)
        else:
            labels = bytearray(DRAW if s and s != top else s and WIN for s in state)
        del state
        return _shared("B", labels), None if self.plies is None else _shared("i", self.plies)


def _all_below(n: int, targets: list[int]) -> bool:
    try:
        as_index(sum(targets))  # no integer if one of them is none
    except TypeError:
        return False
    return not targets or (min(targets) >= 0 and max(targets) < n)


def _shared(code: str, values: Any) -> Any:
    """Return the same memory as a numpy array, or as array.array where there is no numpy."""
    np = find_numpy()
    if np is None or not len(values):
        return array(code, values) if np is None else np.empty(0, code)
    return np.frombuffer(values, dtype=code)
