"""Positions as text: FEN, also for boards that are not 8 x 8.

Ranks from the top, separated by "/"; K Q R B N P are White's pieces, k q r b n p Black's, and a
number stands for so many empty squares; then "w" or "b", who is to move. On the usual board
four more fields follow, which say nothing here: no castling, no capture en passant, no count.
"""

from __future__ import annotations

import re

from ...outcome import GameGraphError
from .material import KINDS, Piece

SIDES = "White", "Black"

_REST = " - - 0 1"


def write(n: int, pieces: tuple[Piece, ...], squares: list[int], side: int) -> str:
    """Return a position as text; squares count from a1 = 0 along the ranks.

    >>> write(8, ((0, 0), (1, 0), (0, 2)), [0, 63, 8], 1)
    '7k/8/8/8/8/8/R7/K7 b - - 0 1'
    >>> write(3, ((0, 0), (1, 0)), [0, 8], 0)
    '2k/3/K2 w'
    """
    at = {square: letter(piece) for piece, square in zip(pieces, squares, strict=True)}
    ranks = []
    for rank in range(n - 1, -1, -1):
        text = "".join(at.get(rank * n + file, ".") for file in range(n))
        ranks.append(re.sub(r"\.+", lambda found: str(len(found[0])), text))
    return "/".join(ranks) + " " + "wb"[side] + (_REST if n == 8 else "")


def read(n: int, text: str) -> tuple[tuple[Piece, ...], list[int], int]:
    """Return (pieces, squares, side): the kings first, White's before Black's.

    Raises GameGraphError for a text that is no position on n x n squares, or has castling rights.

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
            if part.isdigit():
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
    return pieces, [square for _, square in found], "wb".index(fields[0])


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
    """
    placed = [
        f"{short_name(piece)} on {square_name(n, square)}"
        for piece, square in zip(pieces, squares, strict=True)
    ]
    return ", ".join([*placed, f"{SIDES[side]} to move"])


def square_name(n: int, square: int) -> str:
    """Return the name of a square, file and rank.

    >>> square_name(8, 0), square_name(8, 63)
    ('a1', 'h8')
    """
    return f"{chr(ord('a') + square % n)}{square // n + 1}"
