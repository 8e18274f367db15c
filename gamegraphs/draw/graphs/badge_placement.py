"""Where a badge finds room at its position: where it hides no arrow, or the fewest.

Below the position if it can be, else above or beside it.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..primitives import HALF_BADGE, Point
from ..shapes import HALF_HEIGHT
from .curves import Box
from .faults import ArrowPath, hides

HALF_WIDTH = 33.5  # of "yours: W", the widest of the usual ones
_DROP = HALF_HEIGHT + HALF_BADGE - 3
_BESIDE = 2.0  # pixels from the side of its position
# What a place costs.
_ARROW, _OUTSIDE, _ON_BADGE, _ON_POSITION = 100, 40, 300, 1000


def place_badges(
    centres: Sequence[Point],
    half_widths: Sequence[float],
    arrows: Sequence[ArrowPath],
    room: Box,
) -> tuple[list[Point], int]:
    """Return for each position where to put the middle of its badge, seen from its centre.

    The places lie in `room`, unless every one there hides an arrow. The second number says how
    many badges hide an arrow or a part of something else.
    """
    boxes = [
        _box(x, y, half + 1, HALF_HEIGHT + 1)
        for (x, y), half in zip(centres, half_widths, strict=True)
    ]
    chosen: list[Point] = []
    hiding = 0
    taken: list[Box] = []
    for u, ((x, y), half) in enumerate(zip(centres, half_widths, strict=True)):
        around = _box(x, y, half + 2 * HALF_WIDTH + 9, _DROP + HALF_BADGE + 5)
        near = [arrow for arrow in arrows if _overlap(arrow.box, around)]
        others = [box for v, box in enumerate(boxes) if v != u and _overlap(box, around)]
        least, place = float("inf"), (0.0, _DROP)
        for cost, dx, dy in _places(half):
            badge = _box(x + dx, y + dy, HALF_WIDTH, HALF_BADGE + 1)
            if badge[0] < room[0] or badge[1] < room[1]:
                cost += _OUTSIDE
            if badge[2] > room[2] or badge[3] > room[3]:
                cost += _OUTSIDE
            if cost >= least:
                continue
            cost += _ON_POSITION * sum(_overlap(box, badge) for box in others)
            cost += _ON_BADGE * sum(_overlap(box, badge) for box in taken)
            cost += _ARROW * sum(hides(badge, arrow) for arrow in near) if cost < least else 0
            if cost < least:
                least, place = cost, (dx, dy)
        chosen.append(place)
        hiding += least >= _ARROW
        taken.append(_box(x + place[0], y + place[1], HALF_WIDTH, HALF_BADGE))
    return chosen, hiding


def _places(half: float) -> list[tuple[float, float, float]]:
    """Return places by what they cost at least, with this cost: (cost, x, y)."""
    places = []
    for price, dy in ((0.0, _DROP), (4.0, -_DROP)):
        for k, aside in enumerate((0.0, half - 4, half + 12, half + HALF_WIDTH - 4)):
            places += [(price + 2 * k, dx, dy) for dx in sorted({aside, -aside}, reverse=True)]
    beside = half + HALF_WIDTH + _BESIDE
    for price, dy in ((9.0, 0.0), (10.0, 12.0), (11.0, -12.0)):
        places += [(price, beside, dy), (price + 0.5, -beside, dy)]
    return sorted(places, key=lambda place: place[0])


def _box(x: float, y: float, half_width: float, half_height: float) -> Box:
    return (x - half_width, y - half_height, x + half_width, y + half_height)


def _overlap(a: Box, b: Box) -> bool:
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]
