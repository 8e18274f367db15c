"""A slice of chess as numbers: its rules, and which tables its positions lead into."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from .board_symmetry import Symmetry, symmetry_of
from .material import BLACK, KINDS, PAWN, WHITE, Material, Piece, exits, table_of
from .moves import ROOM, BoardRules, list_moves, number_of, put, rays_of, unpack, ways_of

# Pieces, their squares, the side to move. The square of a pawn that may be taken en passant is the
# one of its file on its own first rank.
Position = tuple[tuple[Piece, ...], list[int], int]
Tables = Mapping[str, Any]  # name of a slice -> its bytes, uint8, by number


@dataclass(frozen=True)
class Slice:
    """The positions of some pieces, the two kings first, on n x n squares.

    Attributes
    ----------
    positions : how many numbers there are, legal or not: 2 (n n)^k for k pieces
    rules, symmetry : what the compiled loops need to know
    firsts, left : behind them, the first number of each slice led into, and its pieces
    """

    pieces: tuple[Piece, ...]
    n: int
    positions: int
    rules: BoardRules
    symmetry: Symmetry
    firsts: tuple[int, ...]
    left: tuple[tuple[Piece, ...], ...]

    def number(self, squares: list[int], side: int) -> int:
        """Return the number of a position of this slice."""
        return int(number_of(self.rules, side, np.array(squares, dtype=np.int64), 0))

    def position(self, index: int) -> Position:
        """Return the position of a number, of this slice or one behind it."""
        pieces = self.pieces
        if index >= self.positions:
            way = bisect_right(self.firsts, index) - 1
            index, pieces = index - self.firsts[way], self.left[way]
        squares = np.zeros(len(pieces), dtype=np.int64)
        side = unpack(self.rules, index, squares)
        return pieces, squares.tolist(), int(side)

    def moves(self, squares: list[int], side: int) -> list[Position]:
        """Return the positions after each move of a legal position, some of them not legal."""
        at, board = np.array(squares, dtype=np.int64), np.zeros(self.n * self.n, dtype=np.int64)
        found = np.zeros(ROOM, dtype=np.int64)
        stepped = put(self.rules, side, at, board)
        count = list_moves(self.rules, side, at, board, stepped, found)
        return [self.position(int(index)) for index in found[:count]]

    def values_with(self, tables: Tables, own: int | None = None) -> Any:
        """Return room for the bytes of this slice, and behind it those it leads into, copied.

        The room is one byte a position, or `own` bytes.
        """
        own = self.positions if own is None else own
        size = own
        for left in self.left:
            size += 2 * (self.n * self.n) ** len(left)
        values = np.empty(size, dtype=np.uint8)
        for first, left in zip(self.firsts, self.left, strict=True):
            seen = _seen_as(tables, left, self.n)
            first += own - self.positions
            values[first : first + seen.size].reshape(seen.shape)[...] = seen
        return values


@cache
def slice_of(pieces: tuple[Piece, ...], n: int) -> Slice:
    """Return the slice of these pieces on n x n squares."""
    area = n * n
    positions = 2 * area ** len(pieces)
    first, firsts, lefts = positions, [], []
    out = np.full((len(pieces), len(pieces), len(KINDS)), -1, dtype=np.int64)
    for key, left in exits(pieces):
        out[key] = first
        firsts.append(first)
        lefts.append(left)
        first += 2 * area ** len(left)
    colours, kinds = np.array(pieces, dtype=np.int64).T.copy()
    weights = area ** np.arange(len(kinds) - 1, -1, -1, dtype=np.int64)
    both = all((colour, PAWN) in pieces for colour in (WHITE, BLACK))
    rules = BoardRules(n, colours, kinds, weights, _rays(n), _ways(n), out, both)
    symmetry = symmetry_of(n, pieces)
    return Slice(pieces, n, positions, rules, symmetry, tuple(firsts), tuple(lefts))


def lookup(position: Position, n: int) -> tuple[Material, list[int], int]:
    """Return (slice, squares, side): where the position stands in a table.

    Where the table has White and Black exchanged, the board is turned upside down.
    """
    pieces, squares, side = position
    material, exchanged, order = table_of(pieces)
    if exchanged:
        squares, side = [_upside_down(square, n) for square in squares], 1 - side
    return material, [squares[i] for i in order], side


_rays = cache(rays_of)
_ways = cache(lambda n: ways_of(_rays(n)))


def _upside_down(square: int, n: int) -> int:
    return (n - 1 - square // n) * n + square % n


def _seen_as(tables: Tables, pieces: tuple[Piece, ...], n: int) -> Any:
    """Return a table with one axis for the side and one for the square of each of the pieces."""
    material, exchanged, order = table_of(pieces)
    seen = tables[material.name].reshape(2, *[n * n] * len(pieces))
    if exchanged:
        seen = seen[::-1]
        turned = [_upside_down(square, n) for square in range(n * n)]
        for axis in range(1, seen.ndim):
            seen = seen.take(turned, axis=axis)
    return seen.transpose(0, *(1 + order.index(piece) for piece in range(len(pieces))))
