"""Positions that look alike: of all images of a position one is solved, and it speaks for all.

A board without pawns can be turned and reflected: eight images. With pawns left and right alone
can be exchanged: two. The kings say which image stands for all: of the images of their two
squares the least, which has a number of its own, its place. Without pawns, on 8 x 8 squares, 462
of 4,096 are left, with pawns 1,806; kings side by side have none. In a table of representatives
a position has the number

    (side, place of the kings), square of piece 2, ..., square of piece k - 1

where these squares are turned as the kings are. Where an image of the kings is the kings
themselves, both on a diagonal, a position and its reflection both stand in the table.

Source: E. V. Nalimov, G. McC. Haworth and E. A. Heinz, Space-efficient indexing of chess endgame
tables, ICGA Journal 23 (2000) 148-162.
"""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import numpy as np

from ...solvers.jit.primitives import compiled


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
    images : int64 [image, square]: where a square comes to
    """

    tails: Any
    heads: Any
    place: Any
    turn: Any
    twin: Any
    images: Any


@cache
def symmetry_of(n: int, others: int, pawns: bool) -> Symmetry:
    """Return the symmetry of two kings and `others` more pieces on n x n squares."""
    area = n * n
    images = np.array(list(_images(n, pawns)), dtype=np.int64)
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
        tails=area**others,
        heads=np.concatenate([heads, heads + area * area]),
        place=np.concatenate([place, np.where(place < 0, -1, place + len(heads))]),
        turn=np.concatenate([turn, turn]),
        twin=np.concatenate([twin, twin]),
        images=images,
    )


def spread(symmetry: Symmetry, values: Any, out: Any) -> None:
    """Write the values of the representatives to all positions; 255 where kings are side by side.

    values : shape (places * tails,); out : shape (heads * tails,)
    """
    tails = tails_of(symmetry)
    values = values.reshape(-1, symmetry.tails)
    rows = out.reshape(-1, symmetry.tails)
    for head, (place, turn) in enumerate(zip(symmetry.place, symmetry.turn, strict=True)):
        rows[head] = 255 if place < 0 else values[place] if turn == 0 else values[place][tails[turn]]


def tails_of(symmetry: Symmetry) -> Any:
    """Return int64 [image, tail]: where a tail comes to."""
    area = symmetry.images.shape[1]
    found, size = np.zeros((len(symmetry.images), 1), dtype=np.int64), 1
    while size < symmetry.tails:
        found = (found[:, :, None] * area + symmetry.images[:, None, :]).reshape(len(found), -1)
        size *= area
    return found


@compiled
def represent(symmetry: Any, number: Any) -> Any:
    """Return where the representative of a position stands, -1 if there is none."""
    head = number // symmetry.tails
    place = symmetry.place[head]
    if place < 0:
        return -1
    return place * symmetry.tails + turned(symmetry, symmetry.turn[head], number % symmetry.tails)


@compiled
def turned(symmetry: Any, image: Any, tail: Any) -> Any:
    """Return where a tail comes to in an image of the board."""
    area = symmetry.images.shape[1]
    found, weight = 0, 1
    while weight < symmetry.tails:
        found += symmetry.images[image, tail % area] * weight
        tail //= area
        weight *= area
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
