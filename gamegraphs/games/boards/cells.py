"""Sets of cells of a square board, as the bits of a number: bit side r + c is row r, column c.

Rows are counted from the top, columns from the left; without another `side` the board has 4 x 4
cells. In words the columns are a to d and the rows 4 to 1, as on a chessboard: bit 0 is a4,
bit 15 is d1. Two sets with no cell in common have `a & b == 0`; `a | b` is both together.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

SIDE = 4
EVERY = (1 << SIDE * SIDE) - 1


def bits(cells: Iterable[int]) -> int:
    """Return the set of these cells.

    >>> bits([0, 5])
    33
    """
    return sum(1 << cell for cell in set(cells))


@cache
def cells_of(mask: int) -> tuple[int, ...]:
    """Return the cells of a set, in rising order.

    >>> cells_of(33)
    (0, 5)
    """
    return tuple(cell for cell in range(mask.bit_length()) if mask >> cell & 1)


def in_words(mask: int, side: int = SIDE) -> str:
    """Return the names of the cells of a set.

    >>> in_words(33), in_words(33, side=5)
    ('a4 b3', 'a5 a4')
    """
    return " ".join(f"{chr(97 + cell % side)}{side - cell // side}" for cell in cells_of(mask))


@cache
def images(mask: int, side: int = SIDE) -> tuple[int, ...]:
    """Return what becomes of a set in the 8 turns and reflections of the board, itself first.

    >>> images(bits([1]))[1:] == tuple(bits([cell]) for cell in (7, 14, 8, 2, 11, 13, 4))
    True
    """
    found, last = [], side - 1
    mirrored = bits(side * (cell // side) + last - cell % side for cell in cells_of(mask))
    for image in (mask, mirrored):
        for _ in range(4):
            found.append(image)
            # A quarter turn to the right: row r becomes column last - r.
            image = bits(side * (cell % side) + last - cell // side for cell in cells_of(image))
    return tuple(found)
