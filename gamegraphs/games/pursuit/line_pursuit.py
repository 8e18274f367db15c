"""Line pursuit: token A hunts token B on a line of cells.

A moves first; a move is one step left, one step right or, where staying is allowed, none. A
wins when both tokens stand on one cell after a move of A. After a move of B, or at the start,
sharing a cell means nothing. With staying A always wins. Without staying B escapes for ever
exactly when the distance |a - b| is even: after each move of A it is odd, so never 0. (On one
cell without staying nobody can move, and B is not caught either.)
"""

from __future__ import annotations

from typing import NamedTuple

from ...outcome import DRAW, LOSE, GameGraphError, Outcome
from ...validate import as_count
from ..board import Board, squares


class Tokens(NamedTuple):
    """The cells of A and B, and whose turn it is: "A" or "B"."""

    a: int
    b: int
    turn: str


class LinePursuit:
    """The game on `length` cells, numbered from 0, with A on cell `a` and B on cell `b`.

    Raises GameGraphError for a length below 1 or a cell that is not on the line.
    There are at most 2 length^2 positions.

    >>> game = LinePursuit(4, 0, 2, stay=False)
    >>> game.moves(game.start)
    [Tokens(a=1, b=2, turn='B')]
    """

    def __init__(self, length: int, a: int, b: int, stay: bool = True) -> None:
        self.length = as_count(length, "length")
        if self.length < 1:
            raise GameGraphError("length must be at least 1 cell, not 0")
        for name, cell in (("a", a), ("b", b)):
            if as_count(cell, name) >= self.length:
                raise GameGraphError(
                    f"{name} is cell {cell}, but the cells are 0..{self.length - 1}"
                )
        self.steps = (-1, 0, 1) if stay else (-1, 1)
        self.start = Tokens(int(a), int(b), "A")

    def moves(self, position: Tokens) -> list[Tokens]:
        """Return the positions after each move."""
        a, b, turn = position
        if turn == "A":
            return [Tokens(cell, b, "B") for cell in self._reached_from(a)]
        return [Tokens(a, cell, "A") for cell in self._reached_from(b)]

    def verdict(self, position: Tokens) -> Outcome | None:
        """Return LOSE for B where A has just caught B, None where play goes on."""
        a, b, turn = position
        if turn == "B" and a == b:
            return LOSE  # A has just moved onto B
        if not self._reached_from(a):
            return DRAW  # a single cell without staying: nobody can move, and nobody is caught
        return None

    def board(self, position: Tokens) -> Board:
        """Return the position to look at."""
        a, b, turn = position
        caught = turn == "B" and a == b
        words = f"A stands on cell {a} and B on cell {b} of a line of {self.length} cells, 0 to "
        words += f"{self.length - 1}. " + ("B is caught." if caught else f"{turn} moves.")
        return Board(
            squares(1, self.length),
            {a: ("A", "B")} if a == b else {a: "A", b: "B"},
            words,
            marks={cell: str(cell) for cell in range(self.length)},
            sides="AB",
            caption="B is caught" if caught else f"{turn} moves",
        )

    def _reached_from(self, cell: int) -> list[int]:
        return [cell + step for step in self.steps if 0 <= cell + step < self.length]
