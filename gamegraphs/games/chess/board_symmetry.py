"""Positions that look alike: of all images of a position one is solved, and it speaks for all.

A board without pawns can be turned and reflected: eight images. With pawns left and right alone
can be exchanged: two. The kings say which image stands for all: of the images of their two
squares the least, which has a number of its own, its place. Without pawns, on 8 x 8 squares, 462
of 4,096 are left, with pawns 1,806; kings side by side have none. In a table of representatives
a position has the number

    (side, place of the kings), square of piece 2, ..., square of piece k - 1

where these squares are turned as the kings are, and those of equal pieces stand in order. Where
an image of the kings is the kings themselves, both on a diagonal, a position and its reflection
both stand in the table.

Source: E. V. Nalimov, G. McC. Haworth and E. A. Heinz, Space-efficient indexing of chess endgame
tables, ICGA Journal 23 (2000) 148-162.
"""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import numpy as np

from ...solvers.jit.primitives import compiled
from .material import PAWN, Piece


class Symmetry(NamedTuple):
    """How the positions of a slice fall together; made by `symmetry_of`.

    A head is side * area^2 + square of White's king * area + square of Black's king, for area =
    n * n; a tail has the digits of the other pieces, in base area.

    Attributes
    ----------
    tails : how many tails there are
    heads : int64 [place]: the head of each representative
    place : int64 [head]: where the representative stands, -1 for kings side by side
    turn : int64 [head]: the image that makes the head its representative
    twin : int64 [place]: the image besides the first that leaves the kings where they are, or -1
    images : int32 [image, tail]: where a tail comes to, with equal pieces in order; the first
        image changes nothing but this order
    squares : int64 [image, square]: where a square comes to
    """

    tails: Any
    heads: Any
    place: Any
    turn: Any
    twin: Any
    images: Any
    squares: Any


@cache
def symmetry_of(n: int, pieces: tuple[Piece, ...]) -> Symmetry:
    """Return the symmetry of some pieces, kings first, on n x n squares."""
    area = n * n
    images = np.array(list(_images(n, any(kind == PAWN for _, kind in pieces))), dtype=np.int64)
    white, black = (kings.reshape(-1) for kings in np.indices((area, area)))
    apart = np.maximum(abs(white // n - black // n), abs(white % n - black % n)) > 1
    seen = images[:, white] * area + images[:, black]
    turn = seen.argmin(axis=0)
    least = seen.min(axis=0)
    heads = np.flatnonzero(apart & (least == white * area + black))
    place = np.full(area * area, -1, dtype=np.int64)
    place[heads] = np.arange(len(heads))
    place = np.where(apart, place[least], -1)
    same = seen[1:, heads] == heads
    twin = np.where(same.any(axis=0), same.argmax(axis=0) + 1, -1)
    return Symmetry(
        tails=area ** (len(pieces) - 2),
        heads=np.concatenate([heads, heads + area * area]),
        place=np.concatenate([place, np.where(place < 0, -1, place + len(heads))]),
        turn=np.concatenate([turn, turn]),
        twin=np.concatenate([twin, twin]),
        images=_tails(images, pieces[2:]),
        squares=images,
    )


def spread(symmetry: Symmetry, values: Any) -> Any:
    """Return the values of all positions from those of the representatives; see `Symmetry`.

    Where kings stand side by side the value is 255.
    """
    values = values.reshape(-1, symmetry.tails)
    rows = np.full((len(symmetry.place), symmetry.tails), 255, dtype=values.dtype)
    for head, (place, turn) in enumerate(zip(symmetry.place, symmetry.turn, strict=True)):
        if place >= 0:
            rows[head] = values[place][symmetry.images[turn]]
    return rows.reshape(-1)


def is_symmetric(symmetry: Symmetry, values: Any) -> bool:
    """Return whether all images of a position have the same value, and kings side by side 255."""
    rows, images = values.reshape(-1, symmetry.tails), symmetry.images
    for head, (place, turn) in enumerate(zip(symmetry.place, symmetry.turn, strict=True)):
        if place < 0:
            if (rows[head] != 255).any():
                return False
        elif not np.array_equal(rows[head], rows[symmetry.heads[place]][images[turn]]):
            return False
    return True


def without(symmetry: Symmetry) -> Symmetry:
    """Return the symmetry in which every position stands for itself."""
    heads = np.arange(len(symmetry.place))
    nothing, tails = np.zeros_like(heads), np.arange(symmetry.tails, dtype=np.int32)
    images, squares = tails[None], symmetry.squares[:1]
    return Symmetry(symmetry.tails, heads, heads, nothing, nothing - 1, images, squares)


@compiled
def number_at(symmetry: Any, index: Any) -> Any:
    """Return the number of a representative, in the whole table."""
    return symmetry.heads[index // symmetry.tails] * symmetry.tails + index % symmetry.tails


@compiled
def is_representative(symmetry: Any, index: Any) -> Any:
    """Return whether equal pieces stand in order; numbers in which they do not are not used."""
    tail = index % symmetry.tails
    return symmetry.images[0, tail] == tail


@compiled
def represent(symmetry: Any, number: Any, numbers: Any, count: Any, found: Any) -> Any:
    """Write where the representatives of some numbers stand; return how many there are.

    numbers, found : int64 [ROOM]; found is written

    numbers[:count] are those of positions one move from `number`, a representative. Those that no
    piece is taken from are looked up; the others are counted from the end of the representatives
    instead of that of the whole table. Kings side by side are left out, and both positions
    that stand for the same one are written.
    """
    tails = symmetry.tails
    half = len(symmetry.place) // 2
    end = len(symmetry.place) * tails
    behind = len(symmetry.heads) * tails - end
    head = number // tails
    head = head - half if head >= half else head + half
    first, near = head * tails, symmetry.place[head] * tails
    written = 0
    for i in range(count):
        seen = numbers[i]
        if first <= seen < first + tails:  # the kings have not moved
            found[written] = near + symmetry.images[0, seen - first]
            written += 1
        elif seen >= end:
            found[written] = seen + behind
            written += 1
        else:
            head = seen // tails
            place = symmetry.place[head]
            if place < 0:
                continue
            tail = symmetry.images[symmetry.turn[head], seen - head * tails]
            found[written] = place * tails + tail
            written += 1
            if symmetry.twin[place] >= 0:
                found[written] = place * tails + symmetry.images[symmetry.twin[place], tail]
                written += 1
    return written


def _tails(images: Any, pieces: tuple[Piece, ...]) -> Any:
    """Return where each tail comes to, from where each square does."""
    area = images.shape[1]
    squares = np.indices((area,) * len(pieces)).reshape(len(pieces), area ** len(pieces))
    found = np.zeros((len(images), area ** len(pieces)), dtype=np.int32)
    for image, row in zip(images, found, strict=True):
        there = image[squares]
        for piece in set(pieces):
            same = [p for p, other in enumerate(pieces) if other == piece]
            there[same] = np.sort(there[same], axis=0)
        for digits in there:
            row[:] = row * area + digits
    return found


def _images(n: int, pawns: bool) -> Any:
    for flip in (False, True)[: 1 if pawns else 2]:
        for up in (False, True)[: 1 if pawns else 2]:
            for left in (False, True):
                found = []
                for square in range(n * n):
                    rank, file = square // n, square % n
                    rank = n - 1 - rank if up else rank
                    file = n - 1 - file if left else file
                    found.append(file * n + rank if flip else rank * n + file)
                yield found
