"""Chess endgames: processor time of a whole table, the slices that it leads into counted in."""

from __future__ import annotations

import time
from collections.abc import Iterator

from ...games.chess import solve_endgame
from ..timing import Result

# The published longest mate, in moves, and the goal in seconds if there is one.
_SHORT = {"KQK": (10, None), "KRK": (16, 0.1), "KPK": (28, None)}
_LONG = {"KBNK": (33, 3.0), "KBBK": (19, None), "KQKR": (35, 4.0), "KPPK": (32, 60.0)}


def rows(quick: bool = False) -> Iterator[Result]:
    """Yield a row a table, after compilation; `quick` leaves out those of four pieces."""
    solve_endgame("KRK", size=3)
    for name, (moves, goal) in (_SHORT if quick else {**_SHORT, **_LONG}).items():
        begin = time.process_time()
        table = solve_endgame(name)
        seconds = time.process_time() - begin
        found = table.longest_mate()
        mate = (found[1] + 1) // 2 if found else 0
        note = "" if mate == moves else f", not {moves} as published"
        work = f"{name}, all positions; longest mate {mate} moves{note}"
        yield work, f"{seconds:.2f} s", "" if goal is None else f"<= {goal:g} s"
