"""Board games through `explore` and `solve`: how many positions a second.

Processor time of one run, the rules included; exploring takes nearly all of it, and with the
millions of moves of Dao most of that goes into finding positions in a dictionary.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

from ...games import Dao, LGame
from ...rules import explore
from ...solvers.outcomes.solver import solve
from ..timing import Result


def rows(quick: bool = False) -> Iterator[Result]:
    """Yield a row for the L-game and, unless `quick`, one for Dao."""
    yield _row("L-game", LGame(), "")
    if not quick:
        yield _row("Dao", Dao(), ">= 50,000 a second")


def _row(name: str, game: Any, goal: str) -> Result:
    begin = time.process_time()
    graph = explore(game)
    exploring = time.process_time() - begin
    solve(graph)  # compiles
    begin = time.process_time()
    solve(graph)
    seconds = exploring + time.process_time() - begin
    work = f"{name} through explore and solve, {graph.n:,} positions, {graph.m:,} moves"
    share = f"exploring {exploring / seconds:.0%} of the time"
    return work, f"{graph.n / seconds:,.0f} positions a second, {share}", goal
