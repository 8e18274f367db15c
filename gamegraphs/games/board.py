"""What a picture of a position shows, without drawing it.

A game says with `board(position)` what lies where; `gamegraphs.draw.draw_position` draws it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol


@dataclass(frozen=True)
class Board:
    """A position to look at.

    Attributes
    ----------
    places : the (x, y) of every place, x to the right and y down, one unit apart
    pieces : what stands on a place: a short text, its first letter telling whose it is
    words : the position in words, for those who do not see the picture
    joined : pairs of places with a line between them; where there is none, places are squares
    walls : squares that nobody can enter
    marks : squares with a letter of their own, such as an exit
    """

    places: Sequence[tuple[float, float]]
    pieces: Mapping[int, str]
    words: str
    joined: Sequence[tuple[int, int]] = ()
    walls: frozenset[int] = frozenset()
    marks: Mapping[int, str] = field(default_factory=dict)


class Shown(Protocol):
    """A game whose positions can be shown."""

    def board(self, position: Any) -> Board: ...


def squares(rows: int, columns: int) -> list[tuple[float, float]]:
    """Return the places of a board of squares, row by row from the top.

    >>> squares(2, 2)
    [(0.0, 0.0), (1.0, 0.0), (0.0, 1.0), (1.0, 1.0)]
    """
    return [(float(x), float(y)) for y in range(rows) for x in range(columns)]
