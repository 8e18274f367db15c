"""A small table as a picture: what is right beside what was answered."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from ..outcome import GameGraphError
from ..text import count
from ..validate import as_cells, as_list, as_text
from .picture import Picture
from .primitives import ALARM, INK, LINE, document, element, number, text

_ROW, _CHARACTER, _GAP, _MARGIN = 26.0, 7.6, 22.0, 12.0


def draw_table(
    head: Sequence[str], rows: Sequence[Sequence[str]], wrong: Collection[tuple[int, int]] = ()
) -> Picture:
    """Return a table; the cells (row, column) in `wrong` are marked with a cross.

    Raises GameGraphError for an entry that is no text, and for a row that does not fit the head.

    >>> draw_table(["position", "right", "yours"], [["0", "2", "1"], ["1", "0", "0"]], {(0, 2)}).alt
    'position 0: right 2, yours 1 (wrong); position 1: right 0, yours 0.'
    """
    head = as_list(head, "head", "texts")
    for j, title in enumerate(head):
        as_text(title, f"head[{j}]")
    rows = as_list(rows, "rows", "lists of texts")
    for i, row in enumerate(rows):
        for j, entry in enumerate(as_list(row, f"rows[{i}]", "texts")):
            as_text(entry, f"rows[{i}][{j}]")
        if len(row) != len(head):
            there = count(len(row), "entry", "entries")
            raise GameGraphError(f"rows[{i}] has {there} for a head of {len(head)}")
    wrong = as_cells(wrong, "wrong")
    texts = [
        [f"✗ {entry}" if (i, j) in wrong else entry for j, entry in enumerate(row)]
        for i, row in enumerate(rows)
    ]
    widths = [
        _CHARACTER * max(len(entry) for entry in column) + _GAP
        for column in zip(head, *texts, strict=True)
    ]
    lefts = [_MARGIN + sum(widths[:j]) for j in range(len(widths))]
    width, height = sum(widths) + 2 * _MARGIN - _GAP, _ROW * (len(rows) + 1) + _MARGIN
    rule = f"M{number(_MARGIN)} {number(_ROW + 4)}H{number(width - _MARGIN)}"
    parts = [element("path", d=rule, stroke=LINE)]
    parts += [
        text(lefts[j], 20, 13.5, title, bold=True, anchor=None) for j, title in enumerate(head)
    ]
    for i, row in enumerate(texts):
        for j, entry in enumerate(row):
            marked = (i, j) in wrong
            y, colour = _ROW * (i + 1) + 22, ALARM if marked else INK
            parts.append(text(lefts[j], y, 13.5, entry, colour, bold=marked, anchor=None))
    words = "; ".join(
        f"{head[0]} {row[0]}: "
        + ", ".join(
            f"{head[j]} {row[j]}{' (wrong)' if (i, j) in wrong else ''}"
            for j in range(1, len(head))
        )
        for i, row in enumerate(rows)
    )
    return Picture(document(width, height, "".join(parts), "Table", f"{words}."), f"{words}.")
