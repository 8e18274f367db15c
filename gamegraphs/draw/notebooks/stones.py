"""Stones in rows, as they lie on a table."""

from __future__ import annotations

from ...outcome import GameGraphError
from ...text import count, listing
from ..picture import Picture
from ..primitives import INK, circle, document, text

_STEP, _ROW, _RADIUS, _EDGE = 44.0, 46.0, 17.0, 6.0
_STONE = {"fill": "#d8cfbd", "stroke": "#4a4a4a"}
_FREE = {"fill": "#fff", "stroke": "#b5b5b5"}
_MOST = 100  # of a row


def draw_stones(*rows: int, places: int = 0) -> Picture:
    """Return rows of stones, one below the other.

    Parameters
    ----------
    rows : how many stones lie in each row
    places : so many places are shown in every row at least, the free ones in grey

    A stone can be clicked in `play`; a click means this stone and all to its right.
    Raises GameGraphError for a row that is no number from 0 to 100.

    >>> draw_stones(2, 0).alt, draw_stones(1, places=3).alt
    ('Rows of 2 and 0 stones.', 'A row of 3 places; a stone lies on the first of them.')
    """
    for row in (*rows, places):
        if not isinstance(row, int) or not 0 <= row <= _MOST:
            raise GameGraphError(f"a row has 0 to {_MOST} stones, not {row!r}")
    wide = max([*rows, places, 1])
    parts, squares, contents = [], {}, {}
    for i, row in enumerate(rows):
        y = _EDGE + _ROW * (i + 0.5)
        for k in range(max(row, places)):
            x = _EDGE + _STEP * (k + 0.5)
            parts.append(circle(x, y, _RADIUS, **(_STONE if k < row else _FREE), stroke_width=2))
            squares[k, i] = (x, y, _RADIUS, _RADIUS)
            contents[k, i] = k < row
        if not max(row, places):
            parts.append(text(_EDGE + 4, y + 5, 13, "no stones", INK, anchor=None))
    if places:
        alt = " ".join(f"A row of {_lying(row, max(row, places))}." for row in rows)
    elif len(rows) == 1:
        alt = f"A row of {count(rows[0], 'stone')}." if rows[0] else "A row without stones."
    else:
        alt = f"Rows of {listing([*map(str, rows)])} stones."
    alt = alt if rows else "No rows of stones."
    size = max(2 * _EDGE + _STEP * wide, 90.0 if 0 in rows else 0.0), 2 * _EDGE + _ROW * len(rows)
    return Picture(document(*size, "".join(parts), "Stones", alt), alt, squares, contents)


def _lying(row: int, places: int) -> str:
    """Return how many places there are and where stones lie.

    >>> _lying(0, 2), _lying(1, 1), _lying(7, 7)
    ('2 places; no stones lie there', '1 place; a stone lies there', '7 places; stones lie on the first 7 of them')
    """  # noqa: E501
    there = count(places, "place")
    if row < 2:
        first = "there" if row == 0 or places == 1 else "on the first of them"
        return f"{there}; {'a stone lies' if row else 'no stones lie'} {first}"
    return f"{there}; stones lie on the first {row} of them"
