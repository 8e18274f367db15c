"""The rules of chess over numbered positions, compiled.

A position of k pieces on n x n squares is the number with the digits

    side, square of piece 0, square of piece 1, ... of piece k - 1

in base n * n; side is 0 if White is to move, and squares are counted from a1 = 0 along the
ranks. A quiet move changes one digit and the side. A capture or a promotion leads into
another slice, whose positions are numbered behind those of this one: a move is always a
number. Castling is left out.

A pawn that has just stepped two squares, and stands beside an enemy pawn that may take it en
passant, has as its digit the square of its file on its own first rank, where no pawn can stand:
the right to take is in the number, and needs no digit of its own. `put` finds the square where
the pawn really stands. Where no enemy pawn is beside it, nothing was won by the right, and there
is none.

A move is legal if it leads to a legal position. So the moves listed here have yet to be
looked up: a king may have been left in check.

What the loops are given, besides the rules; what is not an array is an integer:

    squares : int64 [piece]: the digits of a number, and after `put` where the pieces stand
    board : int64 [square]: 1 + the piece that stands there, 0 where none does
    found : int64 [ROOM], written from `count` on: numbers of positions
    index, side, king, mover : a number; 0 for White, 1 for Black
    p, kind, square, s, t : a piece and its kind; squares
    stepped : the square of the pawn that may be taken en passant, -1 if there is none
    turned : the number of the position with the other side to move
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
    ways : int8 [kind, square, square]: the way from the first square to the other, -1 if none
    exits : int64 [captured, pawn, kind]: the first number of a slice that is led into
    en_passant : whether both sides have a pawn
    """

    n: int
    colours: Any
    kinds: Any
    weights: Any
    rays: Any
    ways: Any
    exits: Any
    en_passant: Any


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


def ways_of(rays: Any) -> Any:
    """Return the way of each kind of piece from a square to another; see BoardRules.ways."""
    kinds, area, ways, _ = rays.shape
    found = np.full((kinds, area, area), -1, dtype=np.int8)
    for kind in range(kinds):
        for square in range(area):
            for way in range(ways):
                ahead = rays[kind, square, way]
                found[kind, square, ahead[ahead >= 0]] = way
    return found


@compiled
def unpack(rules: Any, index: Any, squares: Any) -> Any:
    """Write the squares of the pieces; return the side to move."""
    area = rules.n * rules.n
    for p in range(len(squares) - 1, -1, -1):
        squares[p] = index % area
        index //= area
    return index


@compiled
def put(rules: Any, side: Any, squares: Any, board: Any) -> Any:
    """Put the pieces on the empty board: their number plus 1.

    Return the square of the pawn that may be taken en passant, -1 if there is none. `squares`,
    which are the digits of a number, become those where the pieces stand.
    """
    stepped = -1
    for p in range(len(squares)):
        if rules.en_passant and is_just_stepped(rules, side, squares, p):
            stepped = squares[p] = squares[p] + 3 * forward_of(rules, p)
        board[squares[p]] = p + 1
    return stepped


@compiled
def forward_of(rules: Any, p: Any) -> Any:
    return rules.n if rules.colours[p] == 0 else -rules.n


@compiled
def rank_of(rules: Any, p: Any, square: Any) -> Any:
    """Return how many ranks a square is from the first rank of the owner of a piece."""
    rank = square // rules.n
    return rank if rules.colours[p] == 0 else rules.n - 1 - rank


@compiled
def is_just_stepped(rules: Any, side: Any, squares: Any, p: Any) -> Any:
    """Return whether the digit of a piece says that it may be taken en passant by `side`."""
    return (
        rules.kinds[p] == PAWN and rules.colours[p] != side and rank_of(rules, p, squares[p]) == 0
    )


@compiled
def can_be_taken(rules: Any, board: Any, p: Any, square: Any) -> Any:
    """Return whether a pawn that steps two squares to `square` has an enemy pawn beside it."""
    n = rules.n
    if rules.en_passant:
        for sideways in (-1, 1):
            if 0 <= square % n + sideways < n:
                q = board[square + sideways] - 1
                if q > 1 and rules.kinds[q] == PAWN and rules.colours[q] != rules.colours[p]:
                    return True
    return False


@compiled
def can_have_stepped(rules: Any, board: Any, p: Any, square: Any) -> Any:
    """Return whether the last move can have been two squares ahead, to where it can be taken."""
    back = -forward_of(rules, p)
    return (
        rank_of(rules, p, square) == 3
        and board[square + back] == 0
        and board[square + 2 * back] == 0
        and can_be_taken(rules, board, p, square)
    )


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
        way = rules.ways[kind, s, target]
        if way >= 0:
            step = 0
            while True:
                t = rules.rays[kind, s, way, step]
                if t == target:
                    return True
                if board[t] != 0:
                    break
                step += 1
    return False


@compiled
def is_legal(rules: Any, squares: Any, board: Any, side: Any) -> Any:
    """Return whether the position can stand: nobody just left a king in check.

    A right to take en passant needs a pawn that may have stepped two squares, and one beside it.
    The board has to be empty, and is so again afterwards; `squares` stay as they are.
    """
    n = rules.n
    passing = -1
    for p in range(len(squares)):
        if rules.kinds[p] == PAWN and not n <= squares[p] < n * (n - 1):
            if passing >= 0 or not rules.en_passant or not is_just_stepped(rules, side, squares, p):
                return False
            passing = p
    digit = squares[passing]
    stepped = put(rules, side, squares, board)
    legal = True
    for p in range(len(squares)):
        if board[squares[p]] != p + 1:  # two pieces on one square
            legal = False
    if legal and stepped >= 0:
        legal = can_have_stepped(rules, board, passing, stepped)
    legal = legal and not is_attacked(rules, squares, board, 1 - side)
    take_off(squares, board)
    squares[passing] = digit
    return legal


@compiled
def list_moves(rules: Any, side: Any, squares: Any, board: Any, stepped: Any, found: Any) -> Any:
    """Write the numbers of the positions after each move; return how many there are.

    The pieces have to stand on the board; `stepped` is what `put` has returned.
    """
    count = 0
    turned = number_of(rules, 1 - side, squares, 0)
    for p in range(len(squares)):
        if rules.colours[p] == side:
            count = list_piece_moves(rules, side, squares, board, stepped, p, turned, found, count)
    return count


@compiled
def list_piece_moves(
    rules: Any,
    side: Any,
    squares: Any,
    board: Any,
    stepped: Any,
    p: Any,
    turned: Any,
    found: Any,
    count: Any,
) -> Any:
    """Write the numbers after the moves of piece p from found[count] on; return the new count.

    `turned` is the number of the position with the other side to move.
    """
    n = rules.n
    s = squares[p]
    kind = rules.kinds[p]
    if kind == PAWN:
        return list_pawn_moves(rules, side, squares, board, stepped, p, turned, found, count)
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
                found[count] = rules.exits[taken, 0, 0] + number_of(rules, 1 - side, squares, taken)
                squares[p] = s
                count += 1
            break
    return count


@compiled
def list_pawn_moves(
    rules: Any,
    side: Any,
    squares: Any,
    board: Any,
    stepped: Any,
    p: Any,
    turned: Any,
    found: Any,
    count: Any,
) -> Any:
    n = rules.n
    s = squares[p]
    forward = forward_of(rules, p)
    rank = rank_of(rules, p, s)
    for sideways in range(-1, 2):
        t = s + forward + sideways
        if not 0 <= s % n + sideways < n:
            continue
        taken = board[t] - 1
        if stepped >= 0 and sideways != 0 and t == stepped + forward:
            taken = board[stepped] - 1  # en passant
        if sideways == 0 and taken >= 0:
            continue
        if sideways != 0 and (taken < 2 or rules.colours[taken] == side):
            continue
        if sideways == 0:
            taken = 0
        squares[p] = t
        after = number_of(rules, 1 - side, squares, taken)
        squares[p] = s
        if rank == n - 2:
            for kind in range(QUEEN, PAWN):
                found[count] = rules.exits[taken, p, kind] + after
                count += 1
        else:
            found[count] = after + (rules.exits[taken, 0, 0] if taken > 0 else 0)
            count += 1
            if sideways == 0 and rank == 1 and board[t + forward] == 0:
                ahead = -1 if can_be_taken(rules, board, p, t + forward) else 2
                found[count] = turned + ahead * forward * rules.weights[p]
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
def list_unmoves(rules: Any, side: Any, squares: Any, board: Any, stepped: Any, found: Any) -> Any:
    """Write the positions from which a quiet move leads here; return how many there are.

    Pieces other than pawns go back as they came. Captures and promotions are not taken back:
    they come from other slices. Where a pawn has just stepped two squares, only that is taken
    back. `stepped` as for `list_moves`.
    """
    n = rules.n
    count = 0
    mover = 1 - side
    turned = number_of(rules, mover, squares, 0)
    if stepped >= 0:
        p = board[stepped] - 1
        return list_before(
            rules, mover, squares, board, p, stepped - 2 * forward_of(rules, p), turned, found, 0
        )
    for p in range(len(squares)):
        if rules.colours[p] != mover:
            continue
        s = squares[p]
        kind = rules.kinds[p]
        if kind == PAWN:
            back = -forward_of(rules, p)
            if rank_of(rules, p, s) > 1 and board[s + back] == 0:
                count = list_before(rules, mover, squares, board, p, s + back, turned, found, count)
                # A pawn that could be taken would have left the right to do so.
                if (
                    rank_of(rules, p, s) == 3
                    and board[s + 2 * back] == 0
                    and not can_be_taken(rules, board, p, s)
                ):
                    count = list_before(
                        rules, mover, squares, board, p, s + 2 * back, turned, found, count
                    )
            continue
        for way in range(8):
            for step in range(n):
                t = rules.rays[kind, s, way, step]
                if t < 0 or board[t] != 0:
                    break
                if rules.en_passant:
                    count = list_before(rules, mover, squares, board, p, t, turned, found, count)
                else:
                    found[count] = turned + (t - s) * rules.weights[p]
                    count += 1
    return count


@compiled
def list_before(
    rules: Any,
    mover: Any,
    squares: Any,
    board: Any,
    p: Any,
    t: Any,
    turned: Any,
    found: Any,
    count: Any,
) -> Any:
    """Write the positions with piece p on t; `mover` may have had a right there, and lost it."""
    s = squares[p]
    number = turned + (t - s) * rules.weights[p]
    found[count] = number
    count += 1
    if rules.en_passant:
        board[s], board[t] = 0, p + 1
        for q in range(2, len(squares)):
            if rules.kinds[q] == PAWN and rules.colours[q] != mover:
                at = squares[q]
                if can_have_stepped(rules, board, q, at):
                    found[count] = number - 3 * forward_of(rules, q) * rules.weights[q]
                    count += 1
        board[t], board[s] = 0, p + 1
    return count
