"""Where a position stands in a table of representatives: block, row, and place in the row.

A block belongs to a side to move and a place of the kings (see chess/board_symmetry.py): 462
places without pawns on 8 x 8 squares, 1,806 with. In it there is a row for the squares of the
pieces but one, equal pieces in any order, and in the row an entry for each square of that last
piece. So

    index = ((side * places + place of the kings) * rows + row) * width + square of the last piece

Three pieces have one row a block, four 64, five 4,096, or 2,080 where two of them are equal. The
set of entries of a row that have a property is one number of 64 bits, and moves of the other
pieces take whole rows along. Therefore the last piece is one that has no equal, and of those the
one with most moves.

Source: E. V. Nalimov, G. McC. Haworth and E. A. Heinz, Space-efficient indexing of chess endgame
tables, ICGA Journal 23 (2000) 148-162.
"""

from __future__ import annotations

from functools import cache
from math import factorial, prod
from typing import Any, NamedTuple

import numpy as np

from ..board_symmetry import Symmetry, symmetry_of
from ..material import PAWN, Piece


class Layout(NamedTuple):
    """The index of the tables of some pieces; made by `layout_of`.

    Attributes
    ----------
    n, places, rows, width : squares on a side, places of the kings, rows, entries of a row
    order : the pieces beside the kings, as they were given: those of the row, then the last
    kings : int64 [place, colour]: the squares of the kings
    squares : int64 [row, piece]: the squares of the first two pieces, -1 for a piece there is not
    row_of : int32 [square, square]: their row; 0 in place of the square of such a piece
    images : int64 [image, square]: where a square comes to; see chess/board_symmetry.py
    place, turn : int64 [square of White's king * n * n + square of Black's]: where they come to,
        -1 for kings side by side, and the image that brings them there
    entry : int64 [tail]: row * width + square of the last, of the digits of the pieces as given
    weight : int64 [place]: how many placements of the kings stand for each place
    times : how often a position is counted, because equal pieces can be exchanged
    """

    n: int
    places: int
    rows: int
    width: int
    order: tuple[int, ...]
    kings: Any
    squares: Any
    row_of: Any
    images: Any
    place: Any
    turn: Any
    entry: Any
    weight: Any
    times: int


@cache
def layout_of(n: int, pieces: tuple[Piece, ...]) -> Layout:
    """Return the index for some pieces, kings first, on n x n squares; at most three others."""
    area, others = n * n, pieces[2:]
    symmetry = symmetry_of(n, pieces)
    half = area * area
    places = len(symmetry.heads) // 2
    heads = symmetry.heads[:places]
    order = _order(others)
    row_pieces = [others[p] for p in order[:-1]]
    squares, row_of = _rows(area, row_pieces)
    width = area if others else 1
    digits = list(np.indices((area,) * len(others)).reshape(len(others), area ** len(others)))
    at = [digits[p] for p in order]
    first, second = [*at[:-1], 0, 0][:2]
    entry = row_of[first, second] * np.int64(width) + (at[-1] if others else 0)
    return Layout(
        n=n,
        places=places,
        rows=len(squares),
        width=width,
        order=order,
        kings=np.stack([heads // area, heads % area], axis=1),
        squares=squares,
        row_of=row_of,
        images=symmetry.squares,
        place=symmetry.place[:half],
        turn=symmetry.turn[:half],
        entry=np.atleast_1d(entry),
        weight=np.bincount(symmetry.place[:half][symmetry.place[:half] >= 0], minlength=places),
        times=prod(factorial(others.count(piece)) for piece in set(others)),
    )


def index_of(layout: Layout, squares: list[int], side: int) -> int:
    """Return where the representative of a position stands, -1 for kings side by side."""
    area = layout.n * layout.n
    head = squares[0] * area + squares[1]
    place = int(layout.place[head])
    if place < 0:
        return -1
    tail = 0
    for square in squares[2:]:
        tail = tail * area + int(layout.images[layout.turn[head], square])
    block = (side * layout.places + place) * layout.rows
    return block * layout.width + int(layout.entry[tail])


def squares_at(layout: Layout, index: int) -> tuple[list[int], int]:
    """Return the squares of the pieces as they were given, kings first, and the side to move."""
    index, last = divmod(index, layout.width)
    block, row = divmod(index, layout.rows)
    side, place = divmod(block, layout.places)
    found = [0] * len(layout.order)
    at = [*layout.squares[row].tolist()[: max(len(found) - 1, 0)], last]
    for p, square in zip(layout.order, at, strict=False):
        found[p] = square
    return [*layout.kings[place].tolist(), *found], side


def spread_rows(layout: Layout, symmetry: Symmetry, values: Any) -> Any:
    """Return the bytes of all positions, by number, from those of a table of representatives."""
    values = values.reshape(2 * layout.places, -1)
    rows = np.full((len(symmetry.place), symmetry.tails), 255, dtype=values.dtype)
    tails = [layout.entry[image] for image in symmetry.images]
    for head, (place, turn) in enumerate(zip(symmetry.place, symmetry.turn, strict=True)):
        if place >= 0:
            rows[head] = values[place][tails[turn]]
    return rows.reshape(-1)


def gather_rows(layout: Layout, symmetry: Symmetry, values: Any) -> Any:
    """Return a table of representatives from bytes in the order of chess/build.py, `Symmetry`."""
    values = values.reshape(2 * layout.places, symmetry.tails)
    found = np.full((2 * layout.places, layout.rows * layout.width), 255, dtype=np.uint8)
    found[:, layout.entry] = values[:, symmetry.images[0]]
    return found.reshape(-1)


def times_counted(layout: Layout) -> Any:
    """Return int64 [entry of a block]: how many tails stand for it."""
    return np.bincount(layout.entry, minlength=layout.rows * layout.width)


def _order(others: tuple[Piece, ...]) -> tuple[int, ...]:
    """Return the pieces in the order of a row: last one that has no equal, with most moves.

    A pawn is last only where all others are, for they are the more.
    """
    if not others:
        return ()
    alone = [p for p, piece in enumerate(others) if others.count(piece) == 1]
    last = min(alone or [len(others) - 1], key=lambda p: (others[p][1] == PAWN, others[p][1], p))
    return (*(p for p in range(len(others)) if p != last), last)


def _rows(area: int, pieces: list[Piece]) -> tuple[Any, Any]:
    """Return (squares, row_of) of the first pieces; see Layout."""
    first, second = (area if len(pieces) > i else 1 for i in (0, 1))
    row_of = np.arange(first * second, dtype=np.int32).reshape(first, second)
    if len(pieces) == 2 and pieces[0] == pieces[1]:
        row_of = row_of.copy()
        upper = np.triu_indices(area)
        row_of[upper] = np.arange(len(upper[0]))
        row_of = np.triu(row_of) + np.triu(row_of, 1).T
    squares = np.full((int(row_of.max()) + 1, 2), -1, dtype=np.int64)
    for at in reversed(list(np.ndindex(first, second))):
        squares[row_of[at]] = [at[i] if len(pieces) > i else -1 for i in (0, 1)]
    return squares, row_of.astype(np.int32)
