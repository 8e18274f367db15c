"""Plots of measurements with logarithmic axes, as SVG text: points, lines, the line of slope 1."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import ceil, floor, log10

from ..outcome import GameGraphError
from ..validate import as_list, as_pair, as_text, shown
from .picture import Picture
from .primitives import (
    INK,
    Point,
    circle,
    document,
    element,
    line,
    number,
    outlined_text,
    polygon,
    text,
)

Points = Sequence[tuple[float, float]]
_Place = Callable[[Point], Point]

_WIDTH, _HEIGHT = 680.0, 430.0
_LEFT, _RIGHT, _TOP, _BOTTOM = 78.0, 150.0, 44.0, 58.0
_GREY, _GRID = "#767676", "#dcdcdc"
# Told apart by form and by name as well as by colour.
_FORMS = ("circle", "square", "triangle", "diamond", "cross")
_COLOURS = ("#0b5cad", "#b3401c", "#3d6b1f", "#6b3fa0", "#555555")


def draw_loglog(
    series: Mapping[str, Points],
    title: str,
    x: str,
    y: str,
    unit: str = "",
    alt: str = "",
    slope_1: bool = True,
) -> Picture:
    """Return a plot of each series' points (x, y) on logarithmic axes, with the line of slope 1.

    That dashed line goes through the last point of the first series: who runs along it does
    twice the work on twice the input. `alt` says in words what is to be seen; the points
    themselves follow, with `unit` behind the values. Raises GameGraphError for a number that has
    no place on such an axis, and where there are no points at all.

    >>> draw_loglog({"ours": [(10, 2), (100, 20)]}, "Looks", "n + m", "looks").alt
    'Looks. ours: 10: 2, 100: 20.'
    """
    for what, words in (("title", title), ("x", x), ("y", y), ("unit", unit), ("alt", alt)):
        as_text(words, what)
    drawn = _checked(series)
    every = [point for points in drawn.values() for point in points]
    x_axis = _decades([p[0] for p in every])
    y_axis = _decades([p[1] for p in every])

    def at(point: tuple[float, float]) -> tuple[float, float]:
        return (
            _LEFT + _share(point[0], x_axis) * (_WIDTH - _LEFT - _RIGHT),
            _HEIGHT - _BOTTOM - _share(point[1], y_axis) * (_HEIGHT - _TOP - _BOTTOM),
        )

    parts = [text(_WIDTH / 2, 26, 16, title, bold=True)]
    low, high = (
        at((10.0 ** x_axis[0], 10.0 ** y_axis[0])),
        at((10.0 ** x_axis[1], 10.0 ** y_axis[1])),
    )
    for k in range(x_axis[0], x_axis[1] + 1):
        at_x = at((10.0**k, 10.0 ** y_axis[0]))[0]
        parts.append(line((at_x, low[1]), (at_x, high[1]), stroke=_GRID, stroke_width=1.3))
        parts.append(_power(at_x, low[1] + 20, k, "middle"))
    for k in range(y_axis[0], y_axis[1] + 1):
        at_y = at((10.0 ** x_axis[0], 10.0**k))[1]
        parts.append(line((low[0], at_y), (high[0], at_y), stroke=_GRID, stroke_width=1.3))
        parts.append(_power(low[0] - 8, at_y + 4, k, "end"))
    parts.append(text((low[0] + high[0]) / 2, _HEIGHT - 14, 14, x))
    middle = (low[1] + high[1]) / 2
    parts.append(text(20, middle, 14, y, transform=f"rotate(-90 20 {number(middle)})"))
    if slope_1:
        parts.append(_slope_one(next(iter(drawn.values()))[-1], x_axis, y_axis, at))
    names = []
    for i, (name, points) in enumerate(drawn.items()):
        colour, form = _COLOURS[i % len(_COLOURS)], _FORMS[i % len(_FORMS)]
        places = [at(point) for point in points]
        corners = " ".join(f"{number(a)} {number(b)}" for a, b in places)
        style = {"fill": "none", "stroke": colour, "stroke_width": "2"}
        parts.append(element("polyline", points=corners, **style))
        parts += [_mark(form, a, b, colour) for a, b in places]
        names.append((places[-1][1], places[-1][0], name, colour))
    parts += _beside(names)
    words = " ".join(
        f"{name}: " + ", ".join(f"{_plain(a)}: {_plain(b)}{unit}" for a, b in points) + "."
        for name, points in drawn.items()
    )
    alt = " ".join(filter(None, [f"{title}.", alt, words]))
    return Picture(document(_WIDTH, _HEIGHT, "".join(parts), title, alt), alt)


def _checked(series: Mapping[str, Points]) -> dict[str, list[tuple[float, float]]]:
    """Return the series that have points, each point with numbers that have a logarithm."""
    if not hasattr(series, "items"):
        raise GameGraphError(
            f'series must be a dict of points by name, such as {{"ours": [(10, 2)]}}, '
            f"not {shown(series)}"
        )
    drawn = {}
    for name, given in series.items():
        what = f"series[{as_text(name, 'a name of series')!r}]"
        points = []
        for i, point in enumerate(as_list(given, what, "points (x, y)")):
            x, y = as_pair(point, f"{what}[{i}]", "numbers, x and y")
            points.append((_positive(x, f"{what}[{i}][0]"), _positive(y, f"{what}[{i}][1]")))
        if points:
            drawn[name] = points
    if not drawn:
        raise GameGraphError(f"series is empty: there is no point in {shown(series)}")
    return drawn


def _positive(value: float, place: str) -> float:
    """Return a number whose logarithm lies on an axis: a float holds the powers of 10 beside it."""
    try:
        fits = -300 <= log10(value) <= 300
    except (TypeError, ValueError):
        fits = False
    if not fits:
        raise GameGraphError(
            f"{place} must be a positive number, from 1e-300 to 1e300, not {value!r}"
        )
    return value


def _decades(values: list[float]) -> tuple[int, int]:
    low, high = floor(log10(min(values))), ceil(log10(max(values)))
    return low, max(high, low + 1)


def _share(value: float, axis: tuple[int, int]) -> float:
    return (log10(value) - axis[0]) / (axis[1] - axis[0])


def _slope_one(
    through: tuple[float, float], x_axis: tuple[int, int], y_axis: tuple[int, int], at: _Place
) -> str:
    """Return the dashed line y = c x, as far as it lies on the plot."""
    c = log10(through[1]) - log10(through[0])
    begin, end = max(x_axis[0], y_axis[0] - c), min(x_axis[1], y_axis[1] - c)
    (a, b), (d, e) = (at((10.0**x, 10.0 ** (x + c))) for x in (begin, end))
    x, y = a + 0.12 * (d - a) + 14, b + 0.12 * (e - b) + 14
    return line(
        (a, b), (d, e), stroke=_GREY, stroke_width=1.3, stroke_dasharray="6 5"
    ) + outlined_text(x, y, 12.5, "slope 1", _GREY, 4)


def _beside(names: list[tuple[float, float, str, str]]) -> list[str]:
    """Return the name of each series beside its last point, none on top of another."""
    parts, last = [], -100.0
    for y, x, name, colour in sorted(names):
        last = max(y + 4, last + 17)
        parts.append(text(x + 12, last, 13, name, colour, bold=True, anchor="start"))
    return parts


def _mark(form: str, x: float, y: float, colour: str) -> str:
    if form == "circle":
        return circle(x, y, 5, fill=colour)
    corners = {
        "square": [(-5, -5), (5, -5), (5, 5), (-5, 5)],
        "triangle": [(0, -6), (6, 5), (-6, 5)],
        "diamond": [(0, -7), (6, 0), (0, 7), (-6, 0)],
        "cross": [(-2, -6), (2, -6), (2, -2), (6, -2), (6, 2), (2, 2), (2, 6), (-2, 6),
                  (-2, 2), (-6, 2), (-6, -2), (-2, -2)],
    }[form]  # fmt: skip
    return polygon(((x + a, y + b) for a, b in corners), fill=colour)


def _power(x: float, y: float, k: int, anchor: str) -> str:
    """Return 10 to the k, or the number itself where it is short."""
    if 0 <= k <= 2:
        return text(x, y, 12.5, str(10**k), anchor=anchor)
    power = element("tspan", str(k), dy=-5, font_size=10)
    look = {"text_anchor": anchor, "fill": INK}
    return element("text", "10", power, x=x, y=y, font_size=12.5, **look)


def _plain(value: float) -> str:
    """Return a number with three digits that count.

    >>> _plain(2464.33), _plain(0.0012345), _plain(12), _plain(1.5)
    ('2,460', '0.00123', '12', '1.5')
    """
    if value >= 100:
        digits = len(str(int(value))) - 3
        return f"{round(value / 10**digits) * 10**digits:,}"
    return f"{value:.3g}"
