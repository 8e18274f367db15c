"""A small table as a picture: what is right beside what was answered."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from html import escape

from .picture import Picture, frame, number
from .shapes import ALARM, INK, LINE

_ROW, _CHARACTER, _GAP, _MARGIN = 26.0, 7.6, 22.0, 12.0


def draw_table(
    head: Sequence[str], rows: Sequence[Sequence[str]], wrong: Collection[tuple[int, int]] = ()
) -> Picture:
    """Return a table; the cells (row, column) in `wrong` are marked with a cross.

    >>> draw_table(["position", "right", "yours"], [["0", "2", "1"], ["1", "0", "0"]], {(0, 2)}).alt
    'position 0: right 2, yours 1 (wrong); position 1: right 0, yours 0.'
    """
    texts = [
        [f"✗ {text}" if (i, j) in wrong else text for j, text in enumerate(row)]
        for i, row in enumerate(rows)
    ]
    widths = [
        _CHARACTER * max(len(text) for text in column) + _GAP
        for column in zip(head, *texts, strict=True)
    ]
    lefts = [_MARGIN + sum(widths[:j]) for j in range(len(widths))]
    width, height = sum(widths) + 2 * _MARGIN - _GAP, _ROW * (len(rows) + 1) + _MARGIN
    end = number(width - _MARGIN)
    parts = [
        f"<path d='M{_MARGIN:g} {_ROW + 4:g}H{end}' stroke='{LINE}'/>",
        *(_cell(lefts[j], 20, text, INK, bold=True) for j, text in enumerate(head)),
    ]
    for i, row in enumerate(texts):
        for j, text in enumerate(row):
            marked = (i, j) in wrong
            y = _ROW * (i + 1) + 22
            parts.append(_cell(lefts[j], y, text, ALARM if marked else INK, bold=marked))
    words = "; ".join(
        f"{head[0]} {row[0]}: "
        + ", ".join(
            f"{head[j]} {row[j]}{' (wrong)' if (i, j) in wrong else ''}"
            for j in range(1, len(head))
        )
        for i, row in enumerate(rows)
    )
    return Picture(frame(width, height, "".join(parts), "Table", f"{words}."), f"{words}.")


def _cell(x: float, y: float, text: str, colour: str, bold: bool) -> str:
    weight = " font-weight='bold'" if bold else ""
    return (
        f"<text x='{number(x)}' y='{number(y)}' font-size='13.5' fill='{colour}'{weight}>"
        f"{escape(text)}</text>"
    )
