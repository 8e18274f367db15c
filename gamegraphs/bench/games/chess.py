"""Chess endgames: time of a whole table and of its check, the slices it leads into counted in.

Beside the processor time of building stands that on the clock, that of `check`, and the largest
resident size of the process meanwhile. rtbgen, a C program that packs its tables too, took 5.0 s of
processor time for KQKR and 6.2 s for KBNK on a machine of this kind.
"""

from __future__ import annotations

import time
from collections.abc import Iterator

from ...games.chess import solve_endgame
from ..timing import Result, begin_peak, peak_resident

# The published longest mate, in moves, and the goal in seconds if there is one.
_SHORT = {"KQK": (10, None), "KRK": (16, 0.1), "KPK": (28, None)}
_LONG = {"KBNK": (33, 3.0), "KBBK": (19, None), "KQKR": (35, 4.0), "KPPK": (32, 60.0)}
_FIVE = {"KBBKN": (78, 600.0), "KRBKR": (65, 600.0), "KQRKQ": (67, 600.0)}


def rows(quick: bool = False) -> Iterator[Result]:
    """Yield a row a table, after compilation; `quick` leaves out those of four men and five."""
    solve_endgame("KPK").check()
    for name, (moves, goal) in (_SHORT if quick else {**_SHORT, **_LONG, **_FIVE}).items():
        begin_peak()
        begin, clock = time.process_time(), time.perf_counter()
        table = solve_endgame(name)
        seconds, clock = time.process_time() - begin, time.perf_counter() - clock
        begin = time.process_time()
        table.check()
        checked = time.process_time() - begin
        found = table.longest_mate()
        mate = (found[1] + 1) // 2 if found else 0
        note = "" if mate == moves else f", not {moves} as published"
        work = f"{name}, all positions; longest mate {mate} moves{note}"
        said = (
            f"{seconds:.2f} s, {clock:.2f} s on the clock, check {checked:.2f} s, {peak_resident()}"
        )
        del table
        yield work, said, "" if goal is None else f"<= {goal:g} s"
