"""What a picture of a position shows, without drawing it.

A game says with `board(position)` what lies where; `gamegraphs.draw.draw_position` draws it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from ..validate import as_integer

_HIGH, _MOST_STONES = 10, 50


@dataclass(frozen=True)
class Board:
    """A position to look at.

    Attributes
    ----------
    places : the (x, y) of every place, x to the right and y down, one unit apart
    pieces : what stands on a place: a short text, its first letter telling whose it is; a tuple
        of texts where several pieces share the place
    words : the position in words, for those who do not see the picture
    joined : pairs of places with a line between them; where there is none, places are squares
    walls : squares that nobody can enter
    marks : places with a letter or a name of their own, such as an exit
    sides : the first letters of the pieces, in the order in which looks are given to them: disks,
        boxes, hexagons, diamonds; letters that are not named follow in the order of the alphabet
    large : pieces that cover several squares; adjoining squares with this text are drawn as one
    named : squares have names as in chess: two tones, a1 dark, letters below, numbers at the left
    men : pieces "wK", "bP" and so on are drawn as chess men
    bare : only pieces and marks are drawn, such as stones in a pile
    caption : a short line under the picture, such as whose turn it is
    """

    places: Sequence[tuple[float, float]]
    pieces: Mapping[int, str | tuple[str, ...]]
    words: str
    joined: Sequence[tuple[int, int]] = ()
    walls: frozenset[int] = frozenset()
    marks: Mapping[int, str] = field(default_factory=dict)
    sides: str = ""
    large: frozenset[str] = frozenset()
    named: bool = False
    men: bool = False
    bare: bool = False
    caption: str = ""


class HasBoard(Protocol):
    """A game whose positions can be drawn."""

    def board(self, position: Any) -> Board: ...


def squares(rows: int, columns: int) -> list[tuple[float, float]]:
    """Return the places of a board of squares, row by row from the top.

    Raises GameGraphError for what is no integer.

    >>> squares(2, 2)
    [(0.0, 0.0), (1.0, 0.0), (0.0, 1.0), (1.0, 1.0)]
    """
    rows, columns = as_integer(rows, "rows"), as_integer(columns, "columns")
    return [(float(x), float(y)) for y in range(rows) for x in range(columns)]


def stones(piles: Sequence[int], words: str, caption: str = "") -> Board:
    """Return the board of some piles of stones, ten above each other, the count below.

    A pile of more than 50 is shown as one stone above its count.

    >>> stones([2, 0], "Two stones and none.").places
    [(0.0, -1.0), (0.0, -2.0), (0.0, 0.0), (1.5, 0.0)]
    """
    places: list[tuple[float, float]] = []
    below: list[tuple[float, float]] = []
    x = 0.0
    for pile in piles:
        shown = pile if pile <= _MOST_STONES else 1
        wide = max(-(-shown // _HIGH), 1)
        places += [(x + i // _HIGH, -1.0 - i % _HIGH) for i in range(shown)]
        below.append((x + (wide - 1) / 2, 0.0))
        x += wide + 0.5
    pieces: dict[int, str | tuple[str, ...]] = dict.fromkeys(range(len(places)), "")
    marks = {len(places) + i: str(pile) for i, pile in enumerate(piles)}
    return Board([*places, *below], pieces, words, marks=marks, bare=True, caption=caption)
