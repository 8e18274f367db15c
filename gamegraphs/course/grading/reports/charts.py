"""Small charts as SVG text: how many reached what, how many did what, how it went on.

They are read without colour: every bar and point has its number beside it, and what is not like
the rest has a dashed border. The text in `<desc>` says the same.
"""

from __future__ import annotations

from collections.abc import Sequence

from ....draw.primitives import (
    INK,
    LINE,
    circle,
    document,
    element,
    line,
    number,
    outlined_text,
    rectangle,
    text,
)

_WIDTH = 460.0
_BAR = "#9fb3c8"
_SMALL = 12.5


def histogram(title: str, bars: Sequence[tuple[str, int]], apart: int = 0) -> str:
    """Return upright bars with their counts above; the first `apart` are of another kind."""
    top, high, foot = 40.0, 96.0, 30.0
    most = max((count for _, count in bars), default=0) or 1
    step = min(56.0, (_WIDTH - 20) / max(1, len(bars)))
    base = top + high
    parts = [text(10, 18, 13.5, title, bold=True, anchor="start")]
    for i, (label, count) in enumerate(bars):
        x, tall = 10 + i * step, high * count / most
        fill, dashes = ("#fff", "4 3") if i < apart else (_BAR, None)
        if count:
            parts.append(rectangle(x + 3, base - tall, step - 6, tall, stroke=INK, fill=fill,
                                   stroke_dasharray=dashes))  # fmt: skip
            parts.append(text(x + step / 2, base - tall - 4, _SMALL, str(count)))
        parts.append(text(x + step / 2, base + 17, _SMALL if len(label) < 8 else 11, label))
    parts.append(line((10, base), (10 + len(bars) * step, base), stroke=INK))
    told = ", ".join(f"{label}: {count}" for label, count in bars)
    return document(_WIDTH, base + foot, "".join(parts), title, told)


def shares(title: str, rows: Sequence[tuple[str, int]], total: int) -> str:
    """Return lying bars, each under its words and "22 of 25"."""
    parts = [text(10, 18, 13.5, title, bold=True, anchor="start")]
    wide = _WIDTH - 20
    for i, (label, count) in enumerate(rows):
        y = 32 + i * 38
        parts.append(text(10, y + 10, _SMALL, label, anchor="start"))
        parts.append(text(_WIDTH - 10, y + 10, _SMALL, f"{count} of {total}", anchor="end"))
        parts.append(rectangle(10, y + 15, wide, 11, fill="#fff", stroke=LINE))
        if count:
            parts.append(rectangle(10, y + 15, wide * count / total, 11, fill=_BAR, stroke=INK))
    told = ", ".join(f"{label}: {count} of {total}" for label, count in rows)
    return document(_WIDTH, 38 + 38 * len(rows), "".join(parts), title, told)


def trend(title: str, points: Sequence[tuple[str, float, float, float]]) -> str:
    """Return for each (label, lower quartile, median, upper quartile), in percent, a mark.

    The medians are joined by a line; a bar goes from the lower to the upper quartile.
    """
    top, high, left = 44.0, 160.0, 44.0
    base = top + high
    step = (_WIDTH + 120 - left - 10) / max(1, len(points))

    def at(percent: float) -> float:
        return base - high * percent / 100

    parts = [text(10, 18, 13.5, title, bold=True, anchor="start")]
    for percent in (0, 50, 100):
        parts.append(line((left, at(percent)), (left + step * len(points), at(percent)),
                          stroke="#c8c8c8"))  # fmt: skip
        parts.append(text(left - 6, at(percent) + 4, _SMALL, f"{percent}%", anchor="end"))
    places = [(left + step * (i + 0.5), at(min(row[2], 100))) for i, row in enumerate(points)]
    for (x, _), (label, low, _, upper) in zip(places, points, strict=True):
        low_y, upper_y = at(min(low, 100)), at(min(upper, 100))
        parts.append(rectangle(x - 9, upper_y, 18, low_y - upper_y, fill=_BAR, stroke=INK))
        shown = label if len(label) <= 14 else f"{label[:13]}…"
        parts.append(text(x, base + 18, _SMALL, shown))
    corners = " ".join(f"{number(x)} {number(y)}" for x, y in places)
    parts.append(element("polyline", points=corners, fill="none", stroke=INK, stroke_width=2))
    for (x, y), row in zip(places, points, strict=True):
        parts.append(circle(x, y, 4, fill=INK))
        parts.append(outlined_text(x + 28, y - 6, _SMALL, f"{row[2]:.0f}%"))
    told = ", ".join(
        f"{label}: median {middle:.0f}%, half of the class from {low:.0f}% to {upper:.0f}%"
        for label, low, middle, upper in points
    )
    return document(_WIDTH + 120, base + 30, "".join(parts), title, told)
