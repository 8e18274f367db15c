"""Positions as text: FEN, also for boards that are not 8 x 8.

Ranks from the top, separated by "/"; K Q R B N P are White's pieces, k q r b n p Black's, and a
number stands for so many empty squares; then "w" or "b", who is to move. On the usual board
four more fields follow: castling, which is left out here; the square that a pawn has just stepped
over, "-" if there is none or no enemy pawn stands beside it; and two counts that say nothing here.

A pawn that may be taken en passant has, among `squares`, the square of its file on its own first
rank (see moves.py).
"""

from __future__ import annotations

import re

from ...outcome import GameGraphError
from .material import KINDS, PAWN, Piece

SIDES = "White", "Black"

_FIRST = 0, 7  # the first rank of each side, on the usual board
_AHEAD = 8, -8


def write(n: int, pieces: tuple[Piece, ...], squares: list[int], side: int) -> str:
    """Return a position as text; squares count from a1 = 0 along the ranks.

    >>> write(8, ((0, 0), (1, 0), (0, 2)), [0, 63, 8], 1)
    '7k/8/8/8/8/8/R7/K7 b - - 0 1'
    >>> write(3, ((0, 0), (1, 0)), [0, 8], 0)
    '2k/3/K2 w'
    >>> write(8, ((0, 0), (1, 0), (0, 5), (1, 5)), [27, 9, 5, 28], 1)
    '8/8/8/8/3KpP2/8/1k6/8 b - f3 0 1'
    """
    squares, over = standing(n, pieces, squares, side)
    at = {square: letter(piece) for piece, square in zip(pieces, squares, strict=True)}
    ranks = []
    for rank in range(n - 1, -1, -1):
        text = "".join(at.get(rank * n + file, ".") for file in range(n))
        ranks.append(re.sub(r"\.+", lambda found: str(len(found[0])), text))
    text = "/".join(ranks) + " " + "wb"[side]
    if n != 8:
        return text
    return f"{text} - {'-' if over is None else square_name(n, over)} 0 1"


def standing(
    n: int, pieces: tuple[Piece, ...], squares: list[int], side: int
) -> tuple[list[int], int | None]:
    """Return the squares on which the pieces stand, and the one a pawn has just stepped over.

    >>> standing(8, ((0, 0), (1, 0), (0, 5), (1, 5)), [27, 9, 5, 28], 1)
    ([27, 9, 29, 28], 21)
    """
    found, over = list(squares), None
    if n == 8:
        for p, (colour, kind) in enumerate(pieces):
            if kind == PAWN and colour != side and squares[p] // 8 == _FIRST[colour]:
                over = squares[p] + 2 * _AHEAD[colour]
                found[p] = over + _AHEAD[colour]
    return found, over


def read(n: int, text: str) -> tuple[tuple[Piece, ...], list[int], int]:
    """Return (pieces, squares, side): the kings first, White's before Black's.

    Raises GameGraphError for a text that is no position on n x n squares, has castling rights, or
    names a square that no pawn can just have stepped over.

    >>> read(3, "2k/3/KR1 w")
    (((0, 0), (1, 0), (0, 2)), [0, 8, 1], 0)
    """
    if not isinstance(text, str):
        raise GameGraphError(f"a position is a text in FEN, not {text!r}")
    placed, *fields = text.split() or [""]
    ranks = placed.split("/")
    if len(ranks) != n:
        raise GameGraphError(f"{text!r} has {len(ranks)} rank(s), the board has {n}")
    found = []
    for rank, row in zip(range(n - 1, -1, -1), ranks, strict=True):
        file = 0
        for part in re.findall(r"\d|." if n < 10 else r"\d+|.", row):
            if part.isascii() and part.isdecimal():
                file += int(part)
                continue
            if part.upper() not in KINDS:
                raise GameGraphError(f"{text!r}: {part!r} is no piece")
            found.append(((int(part.islower()), KINDS.index(part.upper())), rank * n + file))
            file += 1
        if file != n:
            raise GameGraphError(f"{text!r}: the rank {row!r} has {file} squares, not {n}")
    if not fields or fields[0] not in ("w", "b"):
        raise GameGraphError(f'{text!r} does not say who is to move: "w" or "b" after the ranks')
    if len(fields) > 1 and fields[1] != "-":
        raise GameGraphError(f"{text!r} has castling rights, and the tables leave castling out")
    found.sort(key=lambda item: (item[0][1] != 0, item[0]))
    pieces = tuple(piece for piece, _ in found)
    if pieces[:2] != ((0, 0), (1, 0)) or (len(pieces) > 2 and pieces[2][1] == 0):
        raise GameGraphError(f"{text!r} needs one king of each side")
    squares, side = [square for _, square in found], "wb".index(fields[0])
    if len(fields) > 2 and fields[2] != "-":
        squares = _with_right(n, text, fields[2], pieces, squares, side)
    return pieces, squares, side


def _with_right(
    n: int, text: str, name: str, pieces: tuple[Piece, ...], squares: list[int], side: int
) -> list[int]:
    """Return the squares as read, with the digit of the pawn that stepped over a named square."""
    stepper = 1 - side
    if n != 8 or re.fullmatch("[a-h]3" if stepper == 0 else "[a-h]6", name) is None:
        rank = f"rank {3 if stepper == 0 else 6} with {SIDES[side]} to move"
        where = f"a square of {rank}" if n == 8 else '"-", for no pawn steps two squares here'
        raise GameGraphError(
            f"{text!r}: the square for a capture en passant has to be {where}, not {name!r}"
        )
    over = ord(name[0]) - ord("a") + 8 * (int(name[1]) - 1)
    stands, behind = over + _AHEAD[stepper], over - _AHEAD[stepper]
    at = dict(zip(squares, pieces, strict=True))
    if at.get(stands) != (stepper, PAWN) or over in at or behind in at:
        raise GameGraphError(
            f"{text!r}: no pawn can just have stepped over {name}: it would stand on "
            f"{square_name(n, stands)}, with {name} and {square_name(n, behind)} empty"
        )
    beside = [square for square in (stands - 1, stands + 1) if square // 8 == stands // 8]
    if not any(at.get(square) == (side, PAWN) for square in beside):
        return squares
    return [behind - _AHEAD[stepper] if square == stands else square for square in squares]


def letter(piece: Piece) -> str:
    """Return the letter of a piece: upper case for White.

    >>> letter((0, 4)), letter((1, 1))
    ('N', 'q')
    """
    colour, kind = piece
    return KINDS[kind].lower() if colour else KINDS[kind]


def short_name(piece: Piece) -> str:
    """Return the colour and the letter of a piece.

    >>> short_name((0, 4)), short_name((1, 1))
    ('wN', 'bQ')
    """
    colour, kind = piece
    return "wb"[colour] + KINDS[kind]


def in_words(n: int, pieces: tuple[Piece, ...], squares: list[int], side: int) -> str:
    """Return a position in words, legal or not.

    >>> in_words(8, ((0, 0), (1, 0), (0, 2)), [0, 63, 8], 1)
    'wK on a1, bK on h8, wR on a2, Black to move'
    >>> in_words(8, ((0, 0), (1, 0), (0, 5), (1, 5)), [27, 9, 5, 28], 1)
    'wK on d4, bK on b2, wP on f4, bP on e4, Black to move, who may take on f3 en passant'
    """
    stand, over = standing(n, pieces, squares, side)
    placed = [
        f"{short_name(piece)} on {square_name(n, square)}"
        for piece, square in zip(pieces, stand, strict=True)
    ]
    right = "" if over is None else f", who may take on {square_name(n, over)} en passant"
    return ", ".join([*placed, f"{SIDES[side]} to move{right}"])


def square_name(n: int, square: int) -> str:
    """Return the name of a square, file and rank.

    >>> square_name(8, 0), square_name(8, 63)
    ('a1', 'h8')
    """
    return f"{chr(ord('a') + square % n)}{square // n + 1}"
