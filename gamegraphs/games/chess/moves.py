"""The rules of chess over numbered positions, compiled.

A position of k pieces on n x n squares is the number with the digits

    side, square of piece 0, square of piece 1, ... of piece k - 1

in base n * n; side is 0 if White is to move, and squares are counted from a1 = 0 along the
ranks. A quiet move changes one digit and the side. A capture or a promotion leads into
another slice, whose positions are numbered behind those of this one: a move is always a
number. Castling is left out, and where these moves are used no capture is en passant.

A move is legal if it leads to a legal position. So the moves listed here have yet to be
looked up: a king may have been left in check.

numba keeps compiled loops for each file apart: after a change here, touch build.py and check.py.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from ...solvers.jit.primitives import compiled
from .material import BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK

ROOM = 256  # for moves: two queens on 16 x 16 squares and a king have fewer

_STRAIGHT = [(1, 0), (-1, 0), (0, 1), (0, -1)]
_DIAGONAL = [(1, 1), (1, -1), (-1, 1), (-1, -1)]
_JUMPS = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]
_WAYS = {
    KING: _STRAIGHT + _DIAGONAL,
    QUEEN: _STRAIGHT + _DIAGONAL,
    ROOK: _STRAIGHT,
    BISHOP: _DIAGONAL,
    KNIGHT: _JUMPS,
}


class BoardRules(NamedTuple):
    """What the loops need to know about a slice; made by `slices.slice_of`.

    Attributes
    ----------
    n : squares on a side of the board
    colours, kinds : of the pieces, in the order of the digits
    weights : what one square more of a piece adds to the number of a position
    rays : int16 [kind, square, way, step]: the squares a piece passes, -1 where they end
    exits : int64 [captured, pawn, kind]: the first number of a slice that is led into
    """

    n: int
    colours: Any
    kinds: Any
    weights: Any
    rays: Any
    exits: Any


# numba unpickles the index of what it keeps on disk before it looks whether that is stale: one
# from before this class had its name asks for the old one, and without it every solve fails.
Rules = BoardRules


def rays_of(n: int) -> Any:
    """Return the squares on the way of each kind of piece; see BoardRules.rays."""
    rays = np.full((len(_WAYS), n * n, 8, n), -1, dtype=np.int16)
    for kind, ways in _WAYS.items():
        for square in range(n * n):
            for way, (up, right) in enumerate(ways):
                for step in range(1 if kind in (KING, KNIGHT) else n - 1):
                    rank, file = square // n + up * (step + 1), square % n + right * (step + 1)
                    if not (0 <= rank < n and 0 <= file < n):
                        break
                    rays[kind, square, way, step] = rank * n + file
    return rays


@compiled
def unpack(rules: Any, index: Any, squares: Any) -> Any:
    """Write the squares of the pieces; return the side to move."""
    area = rules.n * rules.n
    for p in range(len(squares) - 1, -1, -1):
        squares[p] = index % area
        index //= area
    return index


@compiled
def put(squares: Any, board: Any) -> None:
    """Put the pieces on the empty board: their number plus 1."""
    for p in range(len(squares)):
        board[squares[p]] = p + 1


@compiled
def take_off(squares: Any, board: Any) -> None:
    for p in range(len(squares)):
        board[squares[p]] = 0


@compiled
def is_attacked(rules: Any, squares: Any, board: Any, king: Any) -> Any:
    """Return whether the king of colour `king` is attacked by the other side."""
    n = rules.n
    target = squares[king]
    for p in range(len(squares)):
        if rules.colours[p] == king:
            continue
        s = squares[p]
        kind = rules.kinds[p]
        if kind == PAWN:
            ahead = s // n + (1 if king == 1 else -1)
            if target // n == ahead and abs(target % n - s % n) == 1:
                return True
            continue
        for way in range(8):
            for step in range(n):
                t = rules.rays[kind, s, way, step]
                if t < 0:
                    break
                if t == target:
                    return True
                if board[t] != 0:
                    break
    return False


@compiled
def is_legal(rules: Any, squares: Any, board: Any, side: Any) -> Any:
    """Return whether the position can stand: nobody just left a king in check.

    The board has to be empty, and is so again afterwards.
    """
    n = rules.n
    for p in range(len(squares)):
        if rules.kinds[p] == PAWN and not n <= squares[p] < n * (n - 1):
            return False
        for q in range(p):
            if squares[p] == squares[q]:
                return False
    put(squares, board)
    legal = not is_attacked(rules, squares, board, 1 - side)
    take_off(squares, board)
    return legal


@compiled
def list_moves(rules: Any, side: Any, squares: Any, board: Any, found: Any) -> Any:
    """Write the numbers of the positions after each move; return how many there are.

    The pieces have to stand on the board.
    """
    n = rules.n
    count = 0
    turned = number_of(rules, 1 - side, squares, 0)
    for p in range(len(squares)):
        if rules.colours[p] != side:
            continue
        s = squares[p]
        kind = rules.kinds[p]
        if kind == PAWN:
            count = list_pawn_moves(rules, side, squares, board, p, turned, found, count)
            continue
        for way in range(8):
            for step in range(n):
                t = rules.rays[kind, s, way, step]
                if t < 0:
                    break
                taken = board[t] - 1
                if taken < 0:
                    found[count] = turned + (t - s) * rules.weights[p]
                    count += 1
                    continue
                if taken > 1 and rules.colours[taken] != side:
                    squares[p] = t
                    found[count] = rules.exits[taken, 0, 0] + number_of(
                        rules, 1 - side, squares, taken
                    )
                    squares[p] = s
                    count += 1
                break
    return count


@compiled
def list_pawn_moves(
    rules: Any, side: Any, squares: Any, board: Any, p: Any, turned: Any, found: Any, count: Any
) -> Any:
    n = rules.n
    s = squares[p]
    forward = n if side == 0 else -n
    first, last = (1, n - 1) if side == 0 else (n - 2, 0)
    for sideways in range(-1, 2):
        t = s + forward + sideways
        if not 0 <= s % n + sideways < n:
            continue
        taken = board[t] - 1
        if sideways == 0 and taken >= 0:
            continue
        if sideways != 0 and (taken < 2 or rules.colours[taken] == side):
            continue
        if sideways == 0:
            taken = 0
        squares[p] = t
        after = number_of(rules, 1 - side, squares, taken)
        squares[p] = s
        if t // n == last:
            for kind in range(QUEEN, PAWN):
                found[count] = rules.exits[taken, p, kind] + after
                count += 1
        else:
            found[count] = after + (rules.exits[taken, 0, 0] if taken > 0 else 0)
            count += 1
            if sideways == 0 and s // n == first and board[t + forward] == 0:
                found[count] = turned + 2 * forward * rules.weights[p]
                count += 1
    return count


@compiled
def number_of(rules: Any, side: Any, squares: Any, without: Any) -> Any:
    """Return the number of a position, from which one piece, unless it is 0, is missing."""
    area = rules.n * rules.n
    index = side
    for p in range(len(squares)):
        if without == 0 or p != without:
            index = index * area + squares[p]
    return index


@compiled
def list_unmoves(rules: Any, side: Any, squares: Any, board: Any, found: Any) -> Any:
    """Write the positions from which a quiet move leads here; return how many there are.

    Pieces other than pawns go back as they came. Captures and promotions are not taken back:
    they come from other slices.
    """
    n = rules.n
    count = 0
    mover = 1 - side
    turned = number_of(rules, mover, squares, 0)
    for p in range(len(squares)):
        if rules.colours[p] != mover:
            continue
        s = squares[p]
        kind = rules.kinds[p]
        if kind == PAWN:
            back = -n if mover == 0 else n
            rank = s // n if mover == 0 else n - 1 - s // n  # counted from the pawn's own side
            if rank > 1 and board[s + back] == 0:
                found[count] = turned + back * rules.weights[p]
                count += 1
                if rank == 3 and board[s + 2 * back] == 0:
                    found[count] = turned + 2 * back * rules.weights[p]
                    count += 1
            continue
        for way in range(8):
            for step in range(n):
                t = rules.rays[kind, s, way, step]
                if t < 0 or board[t] != 0:
                    break
                found[count] = turned + (t - s) * rules.weights[p]
                count += 1
    return count
