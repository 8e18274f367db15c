"""How long may an answer take that is slow, but in proportion? A slow one of ours says so.

It labels a graph by way of objects, dictionaries and texts, in O(n + m), and is timed on this
machine at the moment at which it is asked for. No clock of another day or another machine decides,
nor an answer's own time on a smaller input, which it can stretch.
"""

from __future__ import annotations

import gc
import time
from collections import deque
from dataclasses import dataclass, replace

_SIZE, _TRIES = 500, 3
# The slowest honest answer of the tests takes 4 to 6 times as long as this one, which is small and
# leaves no garbage; four times that are allowed.
_TIMES = 25.0
_MOMENT = 1.0  # seconds for which a measurement holds
_measured = (-_MOMENT, 0.0)  # when, and the seconds for one position or move


@dataclass
class _Position:
    name: str
    left: int
    label: str = "draw"


def allowed_seconds(amount: int) -> float:
    """Return the seconds that an answer may take for so many positions and moves together."""
    return _TIMES * amount * _seconds_for_each()


def _seconds_for_each() -> float:
    """Return the seconds for one position or move, measured now or a moment ago."""
    global _measured
    asked, seconds = _measured
    if not 0 <= time.monotonic() - asked < _MOMENT:
        seconds = _seconds_now()
        _measured = time.monotonic(), seconds
    return seconds


def _seconds_now() -> float:
    moves = [[v for v in (u + 1, u + 2) if v < _SIZE] for u in range(_SIZE)]
    collects = gc.isenabled()
    gc.disable()  # what else this process keeps is not to count
    try:
        taken = []
        for _ in range(_TRIES):
            start = time.process_time()
            slow_labels(moves)
            taken.append(time.process_time() - start)
    finally:
        if collects:
            gc.enable()
    return sorted(taken)[_TRIES // 2] / (_SIZE + sum(map(len, moves)))


def slow_labels(moves: list[list[int]]) -> list[int]:
    """Return the labels in normal play: the wave of retrograde analysis, as slow as can be.

    >>> slow_labels([[1, 2], [3], [1, 4], [], [2]])
    [2, 1, 2, 0, 2]
    """
    positions = {str(u): _Position(str(u), len(row)) for u, row in enumerate(moves)}
    before: dict[str, dict[tuple[str, int], str]] = {name: {} for name in positions}
    for u, row in enumerate(moves):
        for i, v in enumerate(row):
            before[str(v)][str(u), i] = f"move {i} from {u} to {v}"
    queue = deque(sorted(name for name, position in positions.items() if not position.left))
    for name in queue:
        positions[name] = replace(positions[name], label="lose")
    while queue:
        after = positions[queue.popleft()]
        for (name, _), _text in sorted(before[after.name].items()):
            position = replace(positions[name], left=positions[name].left - 1)
            if position.label == "draw" and (after.label == "lose" or not position.left):
                position = replace(position, label="win" if after.label == "lose" else "lose")
                queue.append(name)
            positions[name] = position
    return [["lose", "win", "draw"].index(position.label) for position in positions.values()]
