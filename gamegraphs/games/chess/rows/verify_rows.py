"""Check a table of representatives without solving: every entry against all its successors.

The rules are those of ../verify_table.py. All moves of a row are looked at together, a byte for
each entry: the least of the bytes in captures.py that any move leads to says what the entry has to
be. One pass, and no layers: what is checked here has nothing in common with how it was built but
the rules of chess.

The loops are given what those of men.py and captures.py are, and by index values, uint8, the bytes
of the table, and worth, uint8, the same as those of captures.py.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ....solvers.jit.primitives import compiled
from ...table_bytes import DRAWN, ILLEGAL
from ...threads import in_parts
from ..material import PAWN
from ..moves import forward_of, rank_of
from .captures import EVEN, NOTHING, WORTH, best_exits
from .men import (
    ZERO,
    attacked,
    bit_at,
    legal_entries,
    row_with,
    taken_squares,
)


def first_wrong_entry(men: Any, left: Any, values: Any) -> int:
    """Return the index of an entry whose byte breaks a rule, -1 if none does.

    Memory: a byte a position. Time: less than that of building.
    """
    each = max(16 * men.rows, 1)
    found = in_parts(check_loop, 2 * men.places, men, left, values, WORTH[values], each=each)
    return next((index for index in found if index >= 0), -1)


@compiled
def check_loop(begin: int, end: int, men: Any, left: Any, values: Any, worth: Any) -> Any:
    """Return the first entry of some blocks whose byte breaks a rule, or -1."""
    best = np.empty(men.width, np.uint8)
    hidden = np.empty(men.width, np.uint8)
    for block in range(begin, end):
        side, place = block // men.places, block % men.places
        for row in range(men.rows):
            first = (block * men.rows + row) * men.width
            legal = legal_entries(men, side, place, row)
            if legal == ZERO:
                for s in range(men.width):
                    if values[first + s] != ILLEGAL:
                        return first + s
                continue
            taken = taken_squares(men, place, row)
            checks = attacked(men, place, row, side, taken)
            best_exits(men, left, side, place, row, taken, legal, best)
            best_quiet(men, side, place, row, taken, worth, best, hidden)
            for s in range(men.width):
                if legal & bit_at(s) == ZERO:
                    expected = ILLEGAL
                elif best[s] == NOTHING:
                    expected = 0 if checks & bit_at(s) != ZERO else DRAWN
                elif best[s] < EVEN:
                    expected = 2 * best[s] + 1
                elif best[s] == EVEN:
                    expected = DRAWN
                else:
                    expected = 2 * (255 - best[s])
                if values[first + s] != expected:
                    return first + s
    return -1


@compiled
def best_quiet(
    men: Any, side: Any, place: Any, row: Any, taken: Any, worth: Any, best: Any, hidden: Any
) -> None:
    """Take the quiet moves of a row into account.

    hidden : room for a byte an entry, 255 where the last piece stands in the way
    """
    n = men.n
    block = ((1 - side) * men.places + place) * men.rows
    if men.colours[2] == side:
        last_moves(men, (block + row) * men.width, taken, worth, best)
    for x in range(2):
        if men.kinds[x] < 0 or men.colours[x] != side:
            continue
        at = men.squares[row, x]
        if men.kinds[x] == PAWN:
            hidden[:] = 0
            t = at + forward_of(men, x)
            if taken & bit_at(t) == ZERO and rank_of(men, x, at) < n - 2:
                hidden[t] = 255
                add_row(men, (block + row_with(men, row, x, t)) * men.width, worth, best, hidden)
                t += forward_of(men, x)
                if rank_of(men, x, at) == 1 and taken & bit_at(t) == ZERO:
                    there = (block + row_with(men, row, x, t)) * men.width
                    add_row(men, there, worth, best, hidden)
            continue
        for way in range(8):
            hidden[:] = 0
            for step in range(n):
                t = men.rays[men.kinds[x], at, way, step]
                if t < 0 or taken & bit_at(t) != ZERO:
                    break
                hidden[t] = 255
                add_row(men, (block + row_with(men, row, x, t)) * men.width, worth, best, hidden)
    for way in range(8):
        t = men.steps[side, place, way, 0]
        if t < 0 or taken & bit_at(t) != ZERO:
            continue
        image = men.steps[side, place, way, 2]
        after = (1 - side) * men.places + men.steps[side, place, way, 1]
        there = (after * men.rows + men.row_image[image, row]) * men.width
        if image == 0:
            hidden[:] = 0
            add_row(men, there, worth, best, hidden)
        else:
            turn = men.images[image]
            for s in range(men.width):
                best[s] = min(best[s], worth[there + turn[s]])


@compiled
def add_row(men: Any, there: Any, worth: Any, best: Any, hidden: Any) -> None:
    """Take the same move of all entries of a row into account."""
    after = worth[there : there + men.width]
    for s in range(men.width):
        best[s] = min(best[s], np.uint8(after[s] | hidden[s]))


@compiled
def last_moves(men: Any, there: Any, taken: Any, worth: Any, best: Any) -> None:
    """Take the moves of the last piece into account, which stay in a row."""
    n = men.n
    for s in range(men.width):
        if taken & bit_at(s) != ZERO:
            continue
        if men.kinds[2] == PAWN:
            rank = rank_of(men, 2, s)
            t = s + forward_of(men, 2)
            if not 0 < rank < n - 2 or taken & bit_at(t) != ZERO:
                continue
            best[s] = min(best[s], worth[there + t])
            t += forward_of(men, 2)
            if rank == 1 and taken & bit_at(t) == ZERO:
                best[s] = min(best[s], worth[there + t])
            continue
        for way in range(8):
            for step in range(n):
                t = men.rays[men.kinds[2], s, way, step]
                if t < 0 or taken & bit_at(t) != ZERO:
                    break
                best[s] = min(best[s], worth[there + t])
