"""A grid of outcomes or numbers with heads: tables of sums, of Grundy values, of questions."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from ...outcome import DRAW, WIN, GameGraphError, Outcome
from ...text import count
from ...validate import as_cells, as_list, as_number, as_text
from ..picture import Picture
from ..primitives import ALARM, document, polygon, rectangle, text
from ..shapes import LOOKS

_HEAD, _EDGE, _GREY = 58.0, 8.0, "#555"
_PLAIN, _PLAIN_BORDER = "#f4f1e8", "#d0cabb"
_HEXAGON = ((0, 2), (1, 0), (3, 0), (4, 2), (3, 4), (1, 4))  # in quarters of a cell


def draw_grid(
    rows: Sequence[Sequence[object]],
    sides: Sequence[object],
    heads: Sequence[object],
    title: str,
    marked: Collection[tuple[int, int]] = (),
    size: float = 30,
) -> Picture:
    """Return a grid with a cell for each value; outcomes have their colour, shape and letter.

    Parameters
    ----------
    rows : the values of each row: an Outcome, a number or a short text; None is left blank
    sides, heads : what stands at the left of each row and above each column
    marked : the cells (row, column) with a thick border
    size : of a cell, in pixels

    Raises GameGraphError for what is no list of lists, and unless each row has a side.

    >>> draw_grid([[WIN, 3], [None, "x"]], ["a", "b"], [0, 1], "Values").alt
    'Values. Row by row, a: W 3; b:  x.'
    """
    rows = [
        as_list(row, f"rows[{i}]", "the values of a row")
        for i, row in enumerate(as_list(rows, "rows", "lists of values"))
    ]
    sides = as_list(sides, "sides", "what stands at the left of each row")
    heads = as_list(heads, "heads", "what stands above each column")
    as_text(title, "title")
    as_number(size, "size")
    marked = as_cells(marked, "marked")
    if len(sides) != len(rows):
        there = f"{count(len(sides), 'side')} for {count(len(rows), 'row')}"
        raise GameGraphError(f"each of the rows must have one of the sides, but there are {there}")
    left = 16 + 8 * max((len(str(side)) for side in sides), default=0)
    width = max(left + size * len(heads) + _EDGE, 9.2 * len(title) + 24)
    height = _HEAD + size * len(rows) + _EDGE
    parts = [text(width / 2, 22, 15, title, bold=True)]
    for j, head in enumerate(heads):
        parts.append(text(left + size * (j + 0.5), _HEAD - 8, 12, str(head), _GREY))
    words = []
    for i, (side, row) in enumerate(zip(sides, rows, strict=True)):
        parts.append(text(left / 2, _HEAD + size * (i + 0.5) + 5, 12, str(side), _GREY))
        for j, value in enumerate(row):
            x, y = left + size * j + 1.5, _HEAD + size * i + 1.5
            if value is not None:
                parts.append(_cell(value, x, y, size - 3, (i, j) in marked))
            parts.append(text(x + size / 2 - 1.5, y + size / 2 + 3, 13, _letter(value)))
        words.append(f"{side}: {' '.join(map(_letter, row))}")
    alt = f"{title}. Row by row, {'; '.join(words)}."
    return Picture(document(width, height, "".join(parts), title, alt), alt)


def _letter(value: object) -> str:
    return value.letter if isinstance(value, Outcome) else "" if value is None else str(value)


def _cell(value: object, x: float, y: float, side: float, marked: bool) -> str:
    fill, border = _PLAIN, _PLAIN_BORDER
    if isinstance(value, Outcome):
        fill, border = LOOKS[value].fill, LOOKS[value].border
    style: dict[str, float | str | None] = {
        "fill": fill, "stroke": ALARM if marked else border, "stroke_width": 2.5 if marked else 1,
    }  # fmt: skip
    if value is DRAW:
        return polygon(((x + side * i / 4, y + side * j / 4) for i, j in _HEXAGON), **style)
    return rectangle(x, y, side, side, side / 2 if value is WIN else 1, **style)
