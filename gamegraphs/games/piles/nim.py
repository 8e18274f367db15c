"""Nim: some piles of stones; a move takes as many as you like from one of them.

Who cannot take any more has lost. Bouton's rule: the player to move loses exactly where the
nim-sum of the piles is 0.
Source: C. L. Bouton, Nim, a game with a complete mathematical theory, Annals of Mathematics 3
(1901) 35-39.
"""

from __future__ import annotations

from collections.abc import Iterable

from ...outcome import GameGraphError
from ...validate import as_count, as_list
from ..board import Board, stones

Piles = tuple[int, ...]


class Nim:
    """The game; a position is the tuple of the piles, each in its place.

    Raises GameGraphError for a pile that is no number of stones. The number of positions is
    the product of the piles, each plus 1.

    >>> game = Nim([2, 1])
    >>> game.moves(game.start)
    [(1, 1), (0, 1), (2, 0)]
    """

    def __init__(self, piles: Iterable[int]) -> None:
        listed = as_list(piles, "piles", "numbers of stones")
        self.start: Piles = tuple(as_count(pile, f"piles[{i}]") for i, pile in enumerate(listed))

    def moves(self, position: Piles) -> list[Piles]:
        """Return what is left after each move."""
        return [
            (*position[:i], left, *position[i + 1 :])
            for i, pile in enumerate(position)
            for left in reversed(range(pile))
        ]

    def move_name(self, position: Piles, left: Piles) -> str:
        """Return the move as players say it."""
        changed = [i for i, pile in enumerate(position) if left[i : i + 1] != (pile,)]
        i = changed[0] if changed else 0
        if len(changed) != 1 or len(left) != len(position) or not 0 <= left[i] < position[i]:
            raise GameGraphError(f"no move leads from {position!r} to {left!r}")
        return f"take {position[i] - left[i]} from pile {i + 1}"

    def board(self, position: Piles) -> Board:
        """Return the position to look at."""
        piles = ", ".join(map(str, position)) or "none"
        return stones(position, f"Piles of stones: {piles}.")
