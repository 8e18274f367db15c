"""Positions up to symmetry: a game that keeps one of all the positions that look alike.

A symmetry of a game maps positions to positions so that moves go to moves, verdicts to the same
verdicts, and whose turn it is stays. Positions that it maps to each other have the same outcome
and distance, so one of each kind is enough to solve.

A move to a position that looks like the present one becomes a self-loop. It must stay: it is a
real move, and may be the one that keeps a draw. In the game

    left <-> right,  left -> lost left,  right -> lost right

where whoever moves to a lost position has lost, `left` is a DRAW by going to and fro. Left and
right look alike; together they have a self-loop and a losing move, which is still a DRAW.
Without the loop it would be a LOSE. (In the four board games here no such loop comes up.)

A "symmetry" that is none makes wrong self-loops: one that forgets whose turn it is takes a
position and its successor for one, and makes a draw of what is won.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Protocol

from ..outcome import GameGraphError, Outcome
from ..rules import Rules
from ..validate import shown
from .board import Board


class Symmetric(Rules, Protocol):
    """A game whose `images(position)` are all positions that look like it, itself included."""

    def images(self, position: Any) -> Iterable[Any]: ...


class UpToSymmetry:
    """A game with one position for all that look alike: the least of its images.

    Moves keep their number: two that lead to positions alike are parallel, and one to a position
    that looks like the present one is a self-loop.

    >>> from gamegraphs import explore
    >>> from gamegraphs.games import LGame
    >>> explore(LGame()).n, explore(UpToSymmetry(LGame())).n
    (18368, 2296)
    """

    def __init__(self, game: Symmetric) -> None:
        if not hasattr(game, "images"):
            raise GameGraphError(
                "game must say with images(position) which positions look alike, and that does "
                f"not: {shown(game)}"
            )
        self.game = game
        self.start = self.canonical(game.start)

    def canonical(self, position: Any) -> Any:
        """Return the one that stands for all positions that look like this one."""
        return min(self.game.images(position))

    def moves(self, position: Any) -> list[Any]:
        """Return the position that stands for each successor."""
        return [self.canonical(successor) for successor in self.game.moves(position)]

    def verdict(self, position: Any) -> Outcome | None:
        """Return the verdict of the game, None where it has none."""
        verdict = getattr(self.game, "verdict", None)
        return None if verdict is None else verdict(position)

    def positions(self) -> Iterator[Any]:
        """Yield each position that stands for others once, in the order of the game's own."""
        every: Iterable[Any] = self.game.positions()  # type: ignore[attr-defined]
        yield from dict.fromkeys(map(self.canonical, every))

    def board(self, position: Any) -> Board:
        """Return the position to look at."""
        return self.game.board(position)  # type: ignore[attr-defined, no-any-return]
