"""Teeko: four pieces each on 5 x 5 cells, dropped in turn and then moved step by step.

Each player drops four pieces in turn, then moves one of them a step a turn, also diagonally, to
an empty cell. Who has the four in a row, a column or a diagonal without a gap, or in a square of
2 x 2, has won. From the empty board the game is a draw. By the number of pieces on the board:

    pieces        WIN       LOSE        DRAW
    0               0          0           1
    1               0          0          25
    2             152          0         448
    3           1,970        180       4,750
    4          19,822      2,820      53,258
    5         189,292     15,578     326,430
    6       1,025,052    225,328   2,291,620
    7       6,399,076    927,304   9,498,120
    8      25,606,338  7,493,341  42,347,231

Positions in which the player to move has four together already are not among them.

`Teeko` is the game by its rules, for play and, on small boards, for `gamegraphs.explore`;
`solve` finds the value of every position of the usual board.

Source: John Scarne, Scarne on Teeko (1955). Guy L. Steele solved the game in 1998: it is a draw,
and Advanced Teeko is won by the first player, who begins in the centre.
"""

from __future__ import annotations

from os import PathLike
from typing import TYPE_CHECKING

from ...validate import need_numpy
from .rules import Teeko

if TYPE_CHECKING:
    from .table import TeekoTable

__all__ = ["Teeko", "load", "solve"]


def solve(game: Teeko | None = None, progress: bool = False) -> TeekoTable:
    """Return the table of Teeko: outcome and plies to the end of every position.

    game : the usual one if None; see `Teeko` for smaller boards and the advanced game
    progress : show a bar while it runs

    Raises GameGraphError where numpy, or for more than the smallest boards numba, is missing.
    Cost, on two cores: half a minute of processor time and 0.8 GB for the usual board, of which
    the table keeps 195 MB. With the colours told apart it has 172 million positions.

    >>> table = solve(Teeko(size=3, pieces=3))
    >>> table.probe((0, 0)), table.longest_win()
    ((<Outcome.DRAW: 2>, -1), ((16, 10), 7))
    """
    need_numpy("the table of Teeko needs")
    from . import table

    return table.solve(Teeko() if game is None else game, progress)


def load(folder: str | PathLike[str]) -> TeekoTable:
    """Return a table that `save` has written. Raises GameGraphError if there is none."""
    need_numpy("the table of Teeko needs")
    from . import table

    return table.load(folder)
