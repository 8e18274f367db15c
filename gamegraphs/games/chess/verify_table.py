"""Check a table without solving: every legal position against all its successors, compiled.

The rules of `gamegraphs.certify.labels` on numbered positions: a WIN is 1 more than the
least LOSE it leads to, a LOSE 1 more than the greatest WIN, and leads to nothing else; a DRAW
leads to a DRAW and to no LOSE; without a move there is a mate or a stalemate. Successors may lie in
other tables. Since every claim rests on one of a smaller number, right everywhere is right.

The loops are given what those of moves.py are, `Symmetry`, and values, uint8 by number: the bytes.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ...solvers.jit.primitives import compiled
from ..table_bytes import DRAWN, ILLEGAL
from ..threads import in_parts
from .board_symmetry import Symmetry, is_representative, is_symmetric, number_at, without
from .moves import ROOM, BoardRules, is_attacked, is_legal, list_moves, put, take_off, unpack


def first_wrong_position(rules: BoardRules, symmetry: Symmetry, values: Any) -> int:
    """Return a position whose byte breaks a rule, -1 if none does.

    Where the bytes of all images are equal, one image of each is looked at; else all positions
    are. The rules are those of the whole table: successors are found without the symmetry.
    """
    own = values[: len(symmetry.place) * symmetry.tails]
    if not is_symmetric(symmetry, own):
        symmetry = without(symmetry)
    found = in_parts(check_loop, len(symmetry.heads) * symmetry.tails, rules, symmetry, values)
    return next((number for number in found if number >= 0), -1)


@compiled
def check_loop(begin: int, end: int, rules: Any, symmetry: Any, values: Any) -> Any:
    """Return the first of the representatives begin .. end - 1 whose byte breaks a rule, or -1."""
    squares = np.zeros(len(rules.kinds), np.int64)
    board = np.zeros(rules.n * rules.n, np.int64)
    found = np.zeros(ROOM, np.int64)
    for index in range(begin, end):
        if not is_representative(symmetry, index):
            continue
        number = number_at(symmetry, index)
        side = unpack(rules, number, squares)
        if not is_legal(rules, squares, board, side):
            if values[number] != ILLEGAL:
                return number
            continue
        stepped = put(rules, side, squares, board)
        value = expected(rules, side, squares, board, stepped, found, values)
        take_off(squares, board)
        if value != values[number]:
            return number
    return -1


@compiled
def expected(
    rules: Any, side: Any, squares: Any, board: Any, stepped: Any, found: Any, values: Any
) -> Any:
    """Return what the successors' values make of a legal position, which stands on the board."""
    legal = drawn = False
    soonest, latest = ILLEGAL, 0
    for i in range(list_moves(rules, side, squares, board, stepped, found)):
        value = values[found[i]]
        if value == ILLEGAL:
            continue
        legal = True
        if value >= DRAWN:
            drawn = True
        elif value % 2 == 0:
            soonest = min(soonest, value + 1)
        else:
            latest = max(latest, value + 1)
    if not legal:
        return 0 if is_attacked(rules, squares, board, side) else DRAWN
    if soonest < ILLEGAL:
        return soonest
    return DRAWN if drawn else latest
