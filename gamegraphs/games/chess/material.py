"""Which pieces are on the board: the slice of chess that one table holds.

A slice has a name such as KQKR: White has king and queen, Black king and rook. In a table the
pieces stand in a fixed order: white king, black king, White's other pieces, Black's, each from
the strongest to the weakest. A capture or a promotion leads into another slice, never back.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from ...outcome import GameGraphError

KINDS = "KQRBNP"  # a kind is its place in this text
KING, QUEEN, ROOK, BISHOP, KNIGHT, PAWN = range(6)
WHITE, BLACK = 0, 1
MOST = 3  # pieces beside the kings

_WORTH = {"Q": 900, "R": 500, "B": 310, "N": 300, "P": 100}  # only to say who is stronger

Piece = tuple[int, int]  # colour, kind


@dataclass(frozen=True)
class Material:
    """A slice: White's and Black's pieces beside the kings, the strongest first.

    >>> Material("Q", "R").name, Material("BN", "").pieces
    ('KQKR', ((0, 0), (1, 0), (0, 3), (0, 4)))
    """

    white: str
    black: str

    @property
    def name(self) -> str:
        return f"K{self.white}K{self.black}"

    @property
    def pieces(self) -> tuple[Piece, ...]:
        """(colour, kind) of each piece, in the order of the table."""
        others = [(WHITE, kind) for kind in self.white] + [(BLACK, kind) for kind in self.black]
        return (
            (WHITE, KING),
            (BLACK, KING),
            *((colour, KINDS.index(kind)) for colour, kind in others),
        )


def material_of(name: str) -> Material:
    """Return the slice of a name such as "KRK" or "KQvKR"; White gets the stronger side.

    Raises GameGraphError for a name that says nothing or more than can be solved.

    >>> material_of("KNBK").name, material_of("KRKQ").name
    ('KBNK', 'KQKR')
    """
    found = re.fullmatch(r"K([QRBNP]*)v?K([QRBNP]*)", name) if isinstance(name, str) else None
    if found is None or len(found[1] + found[2]) > MOST:
        raise GameGraphError(
            f"no table can be built for {name!r}: a name is K and White's pieces, then K and "
            f"Black's, with at most {MOST} of Q, R, B, N, P beside the kings, as KQK, KRK, KPK, "
            "KBNK, KQKR or, three of them without pawns only, KBBKN"
        )
    return _sorted(found[1], found[2])[0]


def table_of(pieces: tuple[Piece, ...]) -> tuple[Material, bool, tuple[int, ...]]:
    """Return (slice, exchanged, order): where a list of pieces, kings first, is looked up.

    If `exchanged`, the table holds it with White and Black exchanged. `order[i]` says which
    of the pieces is the i-th of the table.

    >>> table_of(((0, 0), (1, 0), (1, 2)))
    (Material(white='R', black=''), True, (1, 0, 2))
    """
    sides = ["".join(KINDS[kind] for c, kind in pieces[2:] if c == colour) for colour in (0, 1)]
    material, exchanged = _sorted(*sides)
    left = [(colour ^ exchanged, kind) for colour, kind in pieces]
    order = []
    for piece in material.pieces:
        order.append(left.index(piece))
        left[order[-1]] = (-1, -1)
    return material, exchanged, tuple(order)


def exits(pieces: tuple[Piece, ...]) -> Iterator[tuple[tuple[int, int, int], tuple[Piece, ...]]]:
    """Yield what leads out of a slice: (captured, pawn, kind) and the pieces that are left.

    `captured` is the number of the piece that is taken, `pawn` that of the pawn that becomes
    `kind`; 0 where nothing is taken, or nothing promoted.

    >>> [key for key, left in exits(Material("Q", "R").pieces)]
    [(2, 0, 0), (3, 0, 0)]
    """
    takes = [0, *range(2, len(pieces))]
    pawns = [p for p in takes if p and pieces[p][1] == PAWN]
    changes = [(0, 0), *((p, kind) for p in pawns for kind in (QUEEN, ROOK, BISHOP, KNIGHT))]
    for captured in takes:
        for pawn, kind in changes:
            own = captured and pawn and pieces[captured][0] == pieces[pawn][0]
            if own or not (captured or pawn):
                continue
            left = list(pieces)
            if pawn:
                left[pawn] = (left[pawn][0], kind)
            if captured:
                del left[captured]
            yield (captured, pawn, kind), tuple(left)


def _sorted(white: str, black: str) -> tuple[Material, bool]:
    white, black = ("".join(sorted(side, key=KINDS.index)) for side in (white, black))
    exchanged = sum(map(_WORTH.__getitem__, white)) < sum(map(_WORTH.__getitem__, black))
    return (Material(black, white) if exchanged else Material(white, black)), exchanged
