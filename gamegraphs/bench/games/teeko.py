"""Teeko: the value of every position of the usual board, and the check of all of them.

With the colours told apart these are 172 million positions; a C program is said to have taken
1,791 s for them, with two threads.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator

from ...games import Teeko, teeko
from ..timing import Result, begin_peak, peak_resident


def rows(quick: bool = False) -> Iterator[Result]:
    """Yield a row for solving and one for checking, after compilation; `quick` leaves both out."""
    if not quick:
        teeko.solve(Teeko(3, 3)).check()
        yield from measured(Teeko(), "<= 180 s")


def measured(game: Teeko, goal: str) -> Iterator[Result]:
    """Yield both rows of a game."""
    tables = []
    seconds = _seconds(lambda: tables.append(teeko.solve(game)))
    stages = range(2 * game.pieces + 1)
    positions = sum(sum(tables[0].counts(dropped).values()) for dropped in stages)
    yield f"Teeko, all {positions:,} positions with distances", seconds, goal
    yield "Teeko, every byte checked", _seconds(tables[0].check), ""


def _seconds(work: Callable[[], object]) -> str:
    begin_peak()
    clock, processor = time.perf_counter(), time.process_time()
    work()
    clock, processor = time.perf_counter() - clock, time.process_time() - processor
    return f"{clock:.1f} s on the clock, {processor:.1f} s of processor time, {peak_resident()}"
