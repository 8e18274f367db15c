"""Where a badge finds room beside its position: where it hides the least of the moves."""

from __future__ import annotations

from collections.abc import Sequence

from ..primitives import HALF_BADGE, Point
from ..shapes import HALF_HEIGHT, PLAIN, is_inside
from .curves import Box, Curve, samples

_HALF_WIDTH = 31.0
_DROP = HALF_HEIGHT + HALF_BADGE - 3
# What a place costs, against 1 for each 10 pixels of a move that a badge there would hide.
_ABOVE, _ON_BADGE, _OUT_OF_PLACE = 4, 8, 1000


def place_badges(
    width: float,
    height: float,
    centres: Sequence[Point],
    half_widths: Sequence[float],
    curves: Sequence[Curve],
) -> list[Point]:
    """Return for each position where to put the middle of its badge, seen from its centre.

    Below it unless something is there; the picture spans 0..width and 0..height.
    """
    points = [point for curve in curves for point in samples(curve)]
    boxes = [
        (x - half, y - HALF_HEIGHT, x + half, y + HALF_HEIGHT)
        for (x, y), half in zip(centres, half_widths, strict=True)
    ]
    places: list[Point] = []
    taken: list[Box] = []
    for u, (x, y) in enumerate(centres):
        half = half_widths[u]
        aside = half - 4
        options = [(dx, dy) for dy in (_DROP, -_DROP) for dx in (0.0, aside, -aside)]
        around = _box(x, y, half + _HALF_WIDTH, 2 * _DROP)
        left, top, right, bottom = around
        near = [p for p in points if left < p[0] < right and top < p[1] < bottom]
        near = [p for p in near if not is_inside(PLAIN.shape, half, p[0] - x, p[1] - y)]
        others = [box for v, box in enumerate(boxes) if v != u and _overlap(box, around)]
        costs = []
        for dx, dy in options:
            badge = _box(x + dx, y + dy, _HALF_WIDTH, HALF_BADGE + 2)
            cost = sum(_overlap((*p, *p), badge) for p in near) + (_ABOVE if dy < 0 else 0)
            cost += _ON_BADGE * sum(_overlap(box, badge) for box in taken)
            cost += _OUT_OF_PLACE * sum(_overlap(box, badge) for box in others)
            if badge[0] < 0 or badge[1] < 0 or badge[2] > width or badge[3] > height:
                cost += _OUT_OF_PLACE
            costs.append(cost)
        dx, dy = options[costs.index(min(costs))]
        places.append((dx, dy))
        taken.append(_box(x + dx, y + dy, _HALF_WIDTH, HALF_BADGE))
    return places


def _box(x: float, y: float, half_width: float, half_height: float) -> Box:
    return (x - half_width, y - half_height, x + half_width, y + half_height)


def _overlap(a: Box, b: Box) -> bool:
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]
