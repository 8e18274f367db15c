"""Subtraction: one pile of stones, and a list of how many may be taken at once.

Who cannot take any more has lost. The numbers behind it are `octal.subtraction_values`.
"""

from __future__ import annotations

from collections.abc import Iterable

from ...outcome import GameGraphError
from ...validate import as_count, as_list
from ..board import Board, stones


class Subtraction:
    """The game; a position is the number of stones left.

    `pile` is the number of stones at the start, `takes` how many may be taken in a move.
    Raises GameGraphError for a negative pile or a take below 1. There are at most pile + 1
    positions.

    >>> game = Subtraction(7, [1, 3, 4])
    >>> game.start, list(game.moves(3))
    (7, [2, 0])
    """

    def __init__(self, pile: int, takes: Iterable[int]) -> None:
        self.start = as_count(pile, "pile")
        listed = as_list(takes, "takes", "numbers of stones")
        sizes = {as_count(take, f"takes[{i}]") for i, take in enumerate(listed)}
        if 0 in sizes:
            raise GameGraphError("takes must be 1 or more, for a move that takes 0 is no move")
        self.takes = sorted(sizes)

    def moves(self, position: int) -> list[int]:
        """Return what is left after each move."""
        return [position - take for take in self.takes if take <= position]

    def move_name(self, position: int, left: int) -> str:
        """Return the move as players say it."""
        if left not in self.moves(position):
            raise GameGraphError(f"no move leads from {position!r} to {left!r}")
        return f"take {position - left}"

    def board(self, position: int) -> Board:
        """Return the position to look at."""
        takes = ", ".join(map(str, self.takes)) or "nothing"
        words = f"A pile of {_stones(position)}. A move takes {takes}."
        return stones([position], words, f"a move takes {takes}")


def _stones(count: int) -> str:
    return "1 stone" if count == 1 else f"{count} stones"
