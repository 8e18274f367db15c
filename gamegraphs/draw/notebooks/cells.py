"""Cells with marks in them: a track, a strip, a small board."""

from __future__ import annotations

from collections.abc import Sequence

from ...outcome import GameGraphError
from ...validate import as_list, as_text, shown
from ..picture import Picture
from ..primitives import document, rectangle, text

_SIZE, _EDGE = 42.0, 8.0


def draw_cells(lines: Sequence[str], words: str) -> Picture:
    """Return a board of cells, each with the character that stands there; a dot is an empty cell.

    Parameters
    ----------
    lines : the rows of the board from above, one character a cell, all of one length
    words : the same in words

    A cell can be clicked in `play`. Raises GameGraphError for rows that differ in length, and for
    what is no list of texts.

    >>> draw_cells(["X.", ".O"], "X above, O below.").contents[1, 1]
    'O'
    """
    as_text(words, "words")
    rows = [] if isinstance(lines, str) else as_list(lines, "lines", "texts")
    for y, row in enumerate(rows):
        for x, mark in enumerate(as_list(row, f"lines[{y}]", "characters")):
            as_text(mark, f"lines[{y}][{x}]")
    if isinstance(lines, str) or len({len(row) for row in rows}) > 1:
        raise GameGraphError(
            f"lines: the rows of a board are texts of one length, not {shown(lines)}"
        )
    parts, squares, contents = [], {}, {}
    for y, row in enumerate(rows):
        for x, mark in enumerate(row):
            left, top = _EDGE + _SIZE * x, _EDGE + _SIZE * y
            middle = left + _SIZE / 2, top + _SIZE / 2
            parts.append(
                rectangle(left, top, _SIZE, _SIZE, fill="#fff", stroke="#4a4a4a", stroke_width=2)
            )
            if mark != ".":
                parts.append(text(middle[0], middle[1] + 7, 20, mark))
            squares[x, y] = (*middle, _SIZE / 2, _SIZE / 2)
            contents[x, y] = "" if mark == "." else mark
    width = 2 * _EDGE + _SIZE * max((len(row) for row in rows), default=0)
    height = 2 * _EDGE + _SIZE * len(rows)
    svg = document(width, height, "".join(parts), "Cells", words)
    return Picture(svg, words, squares, contents)
