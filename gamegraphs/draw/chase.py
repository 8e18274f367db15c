"""A chase on a line of cells, one row a ply: where A and B stand, from the top down."""

from __future__ import annotations

from collections.abc import Sequence

from ..outcome import GameGraphError
from ..validate import as_count, as_list, as_place, as_text, shown
from .picture import Picture
from .primitives import INK, LINE, centred, document, rectangle, text
from .shapes import Look

_CELL, _ROW, _TOP = 44.0, 40.0, 34.0
_A = Look("A", "", "#bfdcf7", "#1c5d99", "round")
_B = Look("B", "", "#fbe3a3", "#7a5200", "box")


def draw_chase(length: int, plies: Sequence[tuple[str, int, int]], heading: str) -> Picture:
    """Return a chase on a line, one row a ply, from the top down.

    `plies` holds for each row what has happened, and the cells of A and B after it. A is round,
    B a box; where both stand on one cell they are smaller. Raises GameGraphError for a cell that
    is not on the line, and for rows of another form.

    >>> print(draw_chase(2, [("start", 0, 1), ("1. A moves to 1", 1, 1)], "1 ply").alt)
    1 ply. A line of 2 cells, 0 to 1. start: A on 0, B on 1. 1. A moves to 1: A and B both on 1.
    """
    length, plies = as_count(length, "length"), _rows(length, plies)
    as_text(heading, "heading")
    room = 8.0 + 7.4 * max(len(said) for said, _, _ in plies)
    width = max(room + _CELL * length + 14, 8.4 * len(heading) + 16)
    bottom = _TOP + _ROW * len(plies)
    body = [text(width / 2, 21, 14, heading, bold=True)]
    words = [f"{heading}.", f"A line of {length} cells, 0 to {length - 1}."]
    if length == 1:
        words[1] = "A line of 1 cell."
    for row, (said, a, b) in enumerate(plies):
        y = _TOP + _ROW * row
        body.append(text(8, y + 24, 13, said, anchor="start"))
        for i in range(length):
            cell = (room + _CELL * i, y + 2, _CELL, _ROW - 6)
            body.append(rectangle(*cell, fill="#f4f1e8", stroke=LINE))
        aside, half = (10.5, 10.0) if a == b else (0.0, 13.0)
        for at, shift, look in ((a, -aside, _A), (b, aside, _B)):
            body.append(_token(room + _CELL * (at + 0.5) + shift, y + _ROW / 2 - 1, half, look))
        where = f"A and B both on {a}" if a == b else f"A on {a}, B on {b}"
        words.append(f"{said}: {where}.")
    for i in range(length):
        body.append(text(room + _CELL * (i + 0.5), bottom + 12, 12, str(i), LINE))
    svg = document(width, bottom + 20, "".join(body), heading, " ".join(words[1:]))
    return Picture(svg, " ".join(words))


def _rows(length: int, plies: Sequence[tuple[str, int, int]]) -> list[tuple[str, int, int]]:
    """Return the rows of a chase, checked."""
    rows = []
    for i, row in enumerate(as_list(plies, "plies", "rows (text, cell of A, cell of B)")):
        entries = as_list(row, f"plies[{i}]", "a text and two cells")
        if len(entries) != 3:
            raise GameGraphError(f"plies[{i}] must hold a text and two cells, not {shown(row)}")
        said, a, b = entries
        a, b = (as_place(cell, length, f"plies[{i}][{k}]", "cells") for k, cell in ((1, a), (2, b)))
        rows.append((as_text(said, f"plies[{i}][0]"), a, b))
    if not rows:
        raise GameGraphError("plies is empty: there is no row to draw")
    return rows


def _token(x: float, y: float, half: float, look: Look) -> str:
    corner = half if look.shape == "round" else 2
    style = {"fill": look.fill, "stroke": look.border, "stroke_width": "2"}
    shape = centred(x, y, half, half, corner, **style)
    return shape + text(x, y + 5, 14, look.letter, INK, bold=True)
