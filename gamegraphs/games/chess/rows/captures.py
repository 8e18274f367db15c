"""What captures and promotions of a row are worth: the best of them for each entry.

A byte says how good a position is to lead into, the least the best, in the order of `moves` of an
Endgame:

    LOSE in d    d / 2             0 .. 125
    DRAW         128
    WIN in d     254 - (d - 1) / 2   130 .. 254, the longest first
    not legal    255, as if there were no move

The loops are given what those of men.py are, and `Left`; best, uint8 [square of the last piece], is
written. Of a table that is led into, tail is the number of the squares, gone how many pieces fewer.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from ....solvers.jit.primitives import compiled
from ...table_bytes import ILLEGAL, LONGEST
from ..material import KINDS, PAWN, QUEEN, Material, Piece, exits, table_of
from ..moves import forward_of, rank_of
from .layout import Layout, layout_of
from .men import ZERO, bit_at, last_attacks

NOTHING, EVEN = 255, 128  # as bytes above: no move, a draw
WORTH = np.array(
    [
        NOTHING if value == ILLEGAL else EVEN if value > LONGEST else
        254 - value // 2 if value % 2 else value // 2 for value in range(256)
    ],
    dtype=np.uint8,
)  # fmt: skip


class Left(NamedTuple):
    """The tables that captures and promotions lead into; made by `left_of`.

    Attributes
    ----------
    worth : uint8: the bytes above, with a block for each side and place of the kings, and in it
        the squares of the pieces that are left, in the order of the row, the last at the end
    first : int64 [captured, pawn, kind]: where each table begins; pieces count from 1, 0 for none
    sizes : int64 [pieces gone]: the positions of a block
    """

    worth: Any
    first: Any
    sizes: Any


def left_of(n: int, pieces: tuple[Piece, ...], tables: dict[str, Any]) -> Left:
    """Return what is left of some pieces, from tables of representatives by name.

    Raises KeyError if a table is missing. Memory: 3.8 MB a capture from five pieces.
    """
    layout = layout_of(n, pieces)
    ordered = (*pieces[:2], *(pieces[2 + p] for p in layout.order))
    numbers = [*range(1, len(layout.order)), 3]  # the last piece is always the third
    numbered = dict(zip(range(2, len(pieces)), numbers, strict=False))
    first = np.full((4, 4, len(KINDS)), -1, dtype=np.int64)
    parts, end = [np.zeros(0, np.uint8)], 0
    for (captured, pawn, kind), left in exits(ordered):
        part = _seen_from(layout, n, left, tables)
        first[numbered.get(captured, 0), numbered.get(pawn, 0), kind] = end
        parts.append(part)
        end += part.size
    sizes = [(n * n) ** max(len(layout.order) - gone, 0) for gone in (0, 1)]
    return Left(np.concatenate(parts), first, np.array(sizes, np.int64))


def tables_left(pieces: tuple[Piece, ...]) -> list[Material]:
    """Return which tables captures and promotions lead into, each once."""
    return list(dict.fromkeys(table_of(left)[0] for _, left in exits(pieces)))


def _seen_from(layout: Layout, n: int, pieces: tuple[Piece, ...], tables: dict[str, Any]) -> Any:
    """Return the worth of the positions of some pieces, with the kings as in another layout."""
    material, exchanged, order = table_of(pieces)
    there = layout_of(n, material.pieces)
    area, others = n * n, len(pieces) - 2
    kings = layout.kings
    upside = (n - 1 - np.arange(area) // n) * n + np.arange(area) % n
    flip = upside if exchanged else np.arange(area)
    if exchanged:
        kings = flip[kings[:, ::-1]]
    heads = kings[:, 0] * area + kings[:, 1]
    digits = np.indices((area,) * others).reshape(others, area**others)
    entries = []
    for image in there.images:
        tail = np.zeros(area**others, dtype=np.int64)
        for p in order[2:]:
            tail = tail * area + image[flip[digits[p - 2]]]
        entries.append(there.entry[tail])
    blocks = tables[material.name].reshape(2, there.places, -1)
    found = np.empty((2, layout.places, area**others), dtype=np.uint8)
    for side in (0, 1):
        for place, (at, turn) in enumerate(zip(there.place[heads], there.turn[heads], strict=True)):
            found[side, place] = WORTH[blocks[side ^ exchanged, at][entries[turn]]]
    return found.reshape(-1)


@compiled
def best_exits(
    men: Any, left: Any, side: Any, place: Any, row: Any, taken: Any, legal: Any, best: Any
) -> None:
    """Write for each entry of a row how good the best capture or promotion is, 255 for none.

    legal : the entries that matter; what is written elsewhere says nothing
    """
    for s in range(men.width):
        best[s] = NOTHING
    _king_takes(men, left, side, place, row, taken, legal, best)
    for x in range(2):
        if men.kinds[x] >= 0 and men.colours[x] == side:
            if men.kinds[x] == PAWN:
                _row_pawn_leaves(men, left, side, place, row, x, taken, legal, best)
            else:
                _row_piece_takes(men, left, side, place, row, x, taken, legal, best)
    if men.colours[2] != side:
        return
    for y in range(2):
        if men.kinds[y] >= 0 and men.colours[y] != side:
            at = men.squares[row, y]
            some = last_attacks(men, at, ~taken) & legal
            if some == ZERO:
                continue
            if men.kinds[2] == PAWN and rank_of(men, 2, at) == men.n - 1:
                continue  # the pawn is promoted: see below
            tail = _tail(men, men.squares[row, 1 - y], at, men.kinds[1 - y] >= 0)
            first = left.first[y + 1, 0, 0]
            _add_one(men, left, side, place, first, tail, 1, some, best)
    if men.kinds[2] == PAWN:
        _last_pawn_leaves(men, left, side, place, row, taken, legal, best)


@compiled
def _tail(men: Any, other: Any, last: Any, both: Any) -> Any:
    """Return the digits of one or two squares."""
    return other * men.width + last if both else last


@compiled
def _entry_at(men: Any, left: Any, side: Any, place: Any, first: Any, tail: Any, gone: Any) -> Any:
    """Return the worth of a position of a table that is led into, with `gone` pieces fewer."""
    return left.worth[first + ((1 - side) * men.places + place) * left.sizes[gone] + tail]


@compiled
def _add_one(
    men: Any,
    left: Any,
    side: Any,
    place: Any,
    first: Any,
    tail: Any,
    gone: Any,
    some: Any,
    best: Any,
) -> None:
    """Take one position that is led into from all of some entries into account."""
    worth = _entry_at(men, left, side, place, first, tail, gone)
    if worth == NOTHING:
        return
    for s in range(men.width):
        if some & bit_at(s) != ZERO:
            best[s] = min(best[s], worth)


@compiled
def _king_takes(
    men: Any, left: Any, side: Any, place: Any, row: Any, taken: Any, legal: Any, best: Any
) -> None:
    for way in range(8):
        t = men.steps[side, place, way, 0]
        if t < 0:
            continue
        after, image = men.steps[side, place, way, 1], men.steps[side, place, way, 2]
        turn = men.images[image]
        if taken & bit_at(t) == ZERO:
            if men.colours[2] != side and legal & bit_at(t) != ZERO:
                tail = 0
                for x in range(2):
                    if men.kinds[x] >= 0:
                        tail = tail * men.width + turn[men.squares[row, x]]
                worth = _entry_at(men, left, side, after, left.first[3, 0, 0], tail, 1)
                best[t] = min(best[t], worth)
            continue
        for y in range(2):
            if men.kinds[y] < 0 or men.colours[y] == side or men.squares[row, y] != t:
                continue
            both = men.kinds[1 - y] >= 0
            other = turn[men.squares[row, 1 - y]] if both else 0
            for s in range(men.width):
                if legal & bit_at(s) != ZERO:
                    tail = _tail(men, other, turn[s], both)
                    worth = _entry_at(men, left, side, after, left.first[y + 1, 0, 0], tail, 1)
                    best[s] = min(best[s], worth)


@compiled
def _row_piece_takes(
    men: Any,
    left: Any,
    side: Any,
    place: Any,
    row: Any,
    x: Any,
    taken: Any,
    legal: Any,
    best: Any,
) -> None:
    """A piece of the row, no pawn, takes the other or the last."""
    at, y = men.squares[row, x], 1 - x
    for way in range(8):
        passed = ZERO
        for step in range(men.n):
            t = men.rays[men.kinds[x], at, way, step]
            if t < 0:
                break
            if taken & bit_at(t) != ZERO:
                if men.kinds[y] >= 0 and men.colours[y] != side and men.squares[row, y] == t:
                    first = left.first[y + 1, 0, 0]
                    some = legal & ~passed
                    for s in range(men.width):
                        if some & bit_at(s) != ZERO:
                            tail = t * men.width + s
                            worth = _entry_at(men, left, side, place, first, tail, 1)
                            best[s] = min(best[s], worth)
                break
            if men.colours[2] != side and legal & bit_at(t) != ZERO:
                tail = _row_tail(men, row, x, t)
                worth = _entry_at(men, left, side, place, left.first[3, 0, 0], tail, 1)
                best[t] = min(best[t], worth)
            passed |= bit_at(t)


@compiled
def _row_tail(men: Any, row: Any, x: Any, t: Any) -> Any:
    """Return the digits of the pieces of the row, with piece x on t."""
    tail = 0
    for p in range(2):
        if men.kinds[p] >= 0:
            tail = tail * men.width + (t if p == x else men.squares[row, p])
    return tail


@compiled
def _row_pawn_leaves(
    men: Any,
    left: Any,
    side: Any,
    place: Any,
    row: Any,
    x: Any,
    taken: Any,
    legal: Any,
    best: Any,
) -> None:
    """A pawn of the row is promoted, or takes the other piece of the row or the last."""
    n, at, y = men.n, men.squares[row, x], 1 - x
    promotes = rank_of(men, x, at) == n - 2
    for sideways in range(-1, 2):
        if not 0 <= at % n + sideways < n:
            continue
        t = at + forward_of(men, x) + sideways
        if sideways == 0 and (not promotes or taken & bit_at(t) != ZERO):
            continue
        for kind in range(QUEEN if promotes else 0, PAWN if promotes else 1):
            pawn = x + 1 if promotes else 0
            if sideways == 0:
                some = legal & ~bit_at(t)
                first = left.first[0, pawn, kind]
                row_digits = _row_tail(men, row, x, t)
                for s in range(men.width):
                    if some & bit_at(s) != ZERO:
                        tail = row_digits * men.width + s
                        worth = _entry_at(men, left, side, place, first, tail, 0)
                        best[s] = min(best[s], worth)
            elif taken & bit_at(t) == ZERO:
                if men.colours[2] != side and legal & bit_at(t) != ZERO:
                    tail = _row_tail(men, row, x, t)
                    first = left.first[3, pawn, kind]
                    best[t] = min(best[t], _entry_at(men, left, side, place, first, tail, 1))
            elif men.kinds[y] >= 0 and men.colours[y] != side and men.squares[row, y] == t:
                first = left.first[y + 1, pawn, kind]
                for s in range(men.width):
                    if legal & bit_at(s) != ZERO:
                        worth = _entry_at(men, left, side, place, first, t * men.width + s, 1)
                        best[s] = min(best[s], worth)


@compiled
def _last_pawn_leaves(
    men: Any, left: Any, side: Any, place: Any, row: Any, taken: Any, legal: Any, best: Any
) -> None:
    """The last piece, a pawn, is promoted, and may take a piece of the row with it."""
    n = men.n
    for s in range(men.width):
        if legal & bit_at(s) == ZERO or rank_of(men, 2, s) != n - 2:
            continue
        for sideways in range(-1, 2):
            if not 0 <= s % n + sideways < n:
                continue
            t = s + forward_of(men, 2) + sideways
            for kind in range(QUEEN, PAWN):
                if sideways == 0:
                    if taken & bit_at(t) == ZERO:
                        tail = _row_tail(men, row, -1, 0) * men.width + t
                        first = left.first[0, 3, kind]
                        best[s] = min(best[s], _entry_at(men, left, side, place, first, tail, 0))
                    continue
                for y in range(2):
                    enemy = men.kinds[y] >= 0 and men.colours[y] != side
                    if enemy and men.squares[row, y] == t:
                        both = men.kinds[1 - y] >= 0
                        tail = _tail(men, men.squares[row, 1 - y], t, both)
                        first = left.first[y + 1, 3, kind]
                        best[s] = min(best[s], _entry_at(men, left, side, place, first, tail, 1))
