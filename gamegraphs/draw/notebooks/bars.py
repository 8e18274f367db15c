"""Horizontal bars, one below the other, each with its name and its number."""

from __future__ import annotations

from collections.abc import Sequence

from ...outcome import GameGraphError
from ...validate import as_list, as_number, as_pair, as_text
from ..picture import Picture
from ..primitives import INK, document, rectangle, text

_ROW, _TOP, _LONGEST = 26.0, 36.0, 300.0


def draw_bars(title: str, rows: Sequence[tuple[str, int]]) -> Picture:
    """Return a bar for each (name, number); the largest number has the longest bar.

    Raises GameGraphError for a negative number, and for what is no pair of a text and a number.

    >>> draw_bars("Looks", [("wave", 9), ("sweeps", 1054)]).alt
    'Looks. wave: 9. sweeps: 1,054.'
    """
    as_text(title, "title")
    pairs = as_list(rows, "rows", "pairs of a name and a number")
    rows = [
        as_pair(row, f"rows[{i}]", "entries, a name and a number") for i, row in enumerate(pairs)
    ]
    for i, (name, value) in enumerate(rows):
        as_text(name, f"rows[{i}][0]")
        as_number(value, f"rows[{i}][1]")
    if any(value < 0 for _, value in rows):
        raise GameGraphError(f"a bar has a length of 0 or more: {[value for _, value in rows]}")
    most = max((value for _, value in rows), default=0) or 1
    start = 24 + 8.0 * max((len(name) for name, _ in rows), default=0)
    parts, words = [text(8, 22, 14, title, bold=True, anchor=None)], [f"{title}."]
    for i, (name, value) in enumerate(rows):
        y, length = _TOP + _ROW * i, max(2.0, _LONGEST * value / most)
        parts.append(text(8, y + 15, 14, name, anchor=None))
        parts.append(rectangle(start, y, length, 20, fill="#7a9cc6", stroke=INK))
        parts.append(text(start + length + 8, y + 15, 14, f"{value:,}", anchor=None))
        words.append(f"{name}: {value:,}.")
    width = max(start + _LONGEST + 16 + 8.5 * len(f"{most:,}"), 8.6 * len(title) + 16)
    alt = " ".join(words)
    return Picture(document(width, 44 + _ROW * len(rows), "".join(parts), title, alt), alt)
