"""Board games: positions explored a second, by compiled rules and by the Python rules in one run.

Processor time, after compilation, of a tenth of a second of exploring or more. The two graphs are
compared entry by entry. Where the Python rules would take longer than some ten seconds they explore
a smaller board of the same game.
"""

from __future__ import annotations

from collections.abc import Iterator
from statistics import median
from typing import Any

from ...games import ConnectFour, Dao, HareAndHounds, LGame, PolicemanAndThief, PongHauKi, Teeko
from ...rules import explore
from ...solvers.exploring.compiled_rules import explore_compiled
from ...solvers.jit.dispatch import has_numba
from ...solvers.outcomes.solver import solve
from ..timing import Result, times
from .policeman_and_thief import open_board

_GOAL = ">= 2,000,000 a second"
_LEAST = 0.1  # seconds of exploring that are measured together


class PythonRules:
    """A game by its `moves` and `verdict` alone."""

    def __init__(self, game: Any) -> None:
        self.start, self.moves = game.start, game.moves
        if hasattr(game, "verdict"):
            self.verdict = game.verdict


def rows(quick: bool = False) -> Iterator[Result]:
    """Yield a row a game; `quick` leaves out Dao, Teeko and the larger boards of Connect Four."""
    yield from _rows("Pong Hau K'i", PongHauKi())
    yield from _rows("Hare and Hounds", HareAndHounds())
    yield from _rows("L-game", LGame())
    yield from _rows("policeman and thief, 12 x 12", PolicemanAndThief(open_board(12)))
    yield from _rows("Connect Four, 4 x 4", ConnectFour(4, 4))
    if not quick:
        yield from _rows("Dao", Dao(), rounds=3)
        yield from _rows("Connect Four, 5 x 4", ConnectFour(5, 4), ConnectFour(4, 4), rounds=3)
        yield from _rows("Teeko, 4 x 4", Teeko(4), Teeko(4, 3), rounds=3)


def _rows(name: str, game: Any, smaller: Any = None, rounds: int = 7) -> Iterator[Result]:
    plain = PythonRules(game if smaller is None else smaller)
    slow = explore(plain)
    (python,) = times([lambda: explore(plain)], 1 if slow.n > 10_000 else rounds)
    python_rate = slow.n / median(python)
    if not has_numba():
        yield f"{name}, {slow.n:,} positions", f"Python rules {python_rate:,.0f} a second", _GOAL
        return

    def compiled() -> Any:
        return explore_compiled(game.compiled_rules, game, None, None)

    graph = compiled()
    assert smaller is not None or graph == slow, "the graphs differ"
    solve(graph)
    (once,) = times([compiled], 1)
    often = max(1, round(_LEAST / max(once[0], 1e-6)))  # what is over at once tells little

    def many() -> None:
        for _ in range(often):
            compiled()

    exploring, solving = times([many, lambda: solve(graph)], rounds)
    seconds = median(exploring) / often
    rate = graph.n / seconds
    yield (
        f"{name}, {graph.n:,} positions, {graph.m:,} moves",
        f"{rate:,.0f} a second, Python rules {python_rate:,.0f}, {rate / python_rate:.0f} times; "
        f"solved in {median(solving) / seconds:.1f} of that time",
        _GOAL,
    )
