"""What makes a graph's picture hard to read: arrows that cross, hide, or seem to have two heads.

The search for a layout counts these faults as its cost, and the tests count them again on every
picture of the notebooks. An arrow is taken as a polyline, from where it leaves the border of one
position to where it reaches the border of the other.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations, pairwise
from math import hypot
from typing import NamedTuple

from ..primitives import Point
from ..shapes import HALF_HEIGHT
from .curves import Box, Curve, pieces, point_at

TOUCH = 5.0  # pixels; a tail that is nearer to another arrow's head seems to belong to it
HEAD = 9.0  # length of the head of a thin arrow
_GAPS = 1.0, 1.5  # between the border of a position and a tail, and a head


class ArrowPath(NamedTuple):
    """What is seen of an arrow: its points from tail to head, and the box around them."""

    points: tuple[Point, ...]
    box: Box
    ends: tuple[int, int]

    @property
    def neck(self) -> Point:
        """The middle of the head."""
        (x, y), (tip_x, tip_y) = self.points[-2:]
        length = hypot(tip_x - x, tip_y - y)
        back = min(HEAD / 2 / length, 1.0) if length else 0.0
        return tip_x + (x - tip_x) * back, tip_y + (y - tip_y) * back


def line(points: Sequence[Point], ends: tuple[int, int]) -> ArrowPath:
    """Return the arrow with these points, from the position ends[0] to ends[1]."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return ArrowPath(tuple(points), (min(xs), min(ys), max(xs), max(ys)), ends)


def line_of(
    curve: Curve, ends: tuple[int, int], centres: Sequence[Point], half_widths: Sequence[float]
) -> ArrowPath:
    """Return what is seen of a curve between the round positions at its two ends.

    >>> line_of(((0, 0), (100, 0)), (0, 1), [(0, 0), (100, 0)], [23, 23]).points
    ((24.0, 0.0), (75.5, 0.0))
    """
    points = polyline(curve)
    u, v = ends
    points = _outside(points, centres[u], half_widths[u], _GAPS[0])
    return line(_outside(points[::-1], centres[v], half_widths[v], _GAPS[1])[::-1], ends)


def polyline(curve: Curve) -> list[Point]:
    """Return points on a curve, some 14 pixels apart; the two ends of a straight line."""
    if len(curve) == 2:
        return list(curve)
    points = [curve[0]]
    for piece in pieces(curve):
        (x, y), (end_x, end_y) = piece[0], piece[-1]
        count = 6 + int(abs(end_x - x) + abs(end_y - y)) // 20
        points += [point_at(piece, i / count) for i in range(1, count + 1)]
    return points


def _outside(points: list[Point], centre: Point, half: float, gap: float) -> list[Point]:
    """Return the points from where they leave a round position for the first time."""
    cx, cy = centre
    flat, reach = half - HALF_HEIGHT, (HALF_HEIGHT + gap) ** 2

    def inside(x: float, y: float) -> bool:
        dx = max(abs(x - cx) - flat, 0.0)
        return dx * dx + (y - cy) ** 2 <= reach

    first = next((i for i, point in enumerate(points) if not inside(*point)), 0)
    if not first:
        return points
    (x, y), (far_x, far_y) = points[first - 1], points[first]
    if not flat and (x, y) == centre:
        low = (HALF_HEIGHT + gap) / hypot(far_x - x, far_y - y)
    else:
        low, high = 0.0, 1.0
        for _ in range(9):
            middle = (low + high) / 2
            if inside(x + (far_x - x) * middle, y + (far_y - y) * middle):
                low = middle
            else:
                high = middle
    return [(x + (far_x - x) * low, y + (far_y - y) * low), *points[first:]]


def crossings(a: ArrowPath, b: ArrowPath) -> int:
    """Return how often two arrows cross; touching at an end is none.

    >>> across, down = line([(0, 5), (9, 5)], (0, 1)), line([(4, 0), (4, 9)], (2, 3))
    >>> crossings(across, down), crossings(across, across)
    (1, 0)
    """
    left, top, right, bottom = a.box
    other = b.box
    if left > other[2] or right < other[0] or top > other[3] or bottom < other[1]:
        return 0
    count = 0
    if len(a.points) > len(b.points):
        a, b, other = b, a, a.box
    for (px, py), (qx, qy) in pairwise(a.points):
        dx, dy = qx - px, qy - py
        low_x, high_x = (px, qx) if px < qx else (qx, px)
        low_y, high_y = (py, qy) if py < qy else (qy, py)
        if low_x > other[2] or high_x < other[0] or low_y > other[3] or high_y < other[1]:
            continue
        rx, ry = b.points[0]
        side = dx * (ry - py) - dy * (rx - px) > 0
        for sx, sy in b.points[1:]:
            next_side = dx * (sy - py) - dy * (sx - px) > 0
            if side != next_side:
                ex, ey = sx - rx, sy - ry
                if (ex * (py - ry) - ey * (px - rx) > 0) != (ex * (qy - ry) - ey * (qx - rx) > 0):
                    count += 1
            rx, ry, side = sx, sy, next_side
    return count


def all_crossings(lines: Iterable[ArrowPath]) -> int:
    """Return how often arrows cross in a picture."""
    return sum(crossings(a, b) for a, b in combinations(list(lines), 2))


def two_headed(a: ArrowPath, b: ArrowPath) -> int:
    """Return how many of two arrows (0, 1 or 2) begin where the other one has its head.

    >>> there = line([(0, 0), (50, 0)], (0, 1))
    >>> two_headed(there, line([(50, 3), (0, 30)], (1, 2)))
    1
    >>> two_headed(there, line([(50, 9), (0, 30)], (1, 2)))
    0
    """
    count = 0
    if a.ends[0] == b.ends[1] and a is not b:
        count += _is_near(a.points[0], b)
    if b.ends[0] == a.ends[1] and a is not b:
        count += _is_near(b.points[0], a)
    return count


def _is_near(tail: Point, arrow: ArrowPath) -> bool:
    tip, neck = arrow.points[-1], arrow.neck
    return (
        hypot(tail[0] - tip[0], tail[1] - tip[1]) < TOUCH
        or hypot(tail[0] - neck[0], tail[1] - neck[1]) < TOUCH
    )


def all_two_headed(lines: Iterable[ArrowPath]) -> int:
    """Return how many tails lie at the head of another arrow."""
    return sum(two_headed(a, b) for a, b in combinations(list(lines), 2))


def hides(box: Box, arrow: ArrowPath) -> bool:
    """Return whether a box covers a part of an arrow, or the flank of its head.

    >>> arrow = line([(0, 0), (50, 0)], (0, 1))
    >>> hides((20, -5, 30, 5), arrow), hides((20, 1, 30, 9), arrow), hides((42, 2, 60, 9), arrow)
    (True, False, True)
    """
    left, top, right, bottom = box
    if left > arrow.box[2] + 3 or right < arrow.box[0] - 3:
        return False
    if top > arrow.box[3] + 3 or bottom < arrow.box[1] - 3:
        return False
    if any(_meets(box, p, q) for p, q in pairwise(arrow.points)):
        return True
    x, y = arrow.neck
    return left - 2.5 < x < right + 2.5 and top - 2.5 < y < bottom + 2.5


def _meets(box: Box, p: Point, q: Point) -> bool:
    """Return whether a part of the segment from p to q lies in the box."""
    left, top, right, bottom = box
    if max(p[0], q[0]) <= left or min(p[0], q[0]) >= right:
        return False
    if max(p[1], q[1]) <= top or min(p[1], q[1]) >= bottom:
        return False
    # No side of the box separates them; it remains the line through the segment itself.
    dx, dy = q[0] - p[0], q[1] - p[1]
    x, y = (left + right) / 2 - p[0], (top + bottom) / 2 - p[1]
    reach = abs(dx) * (bottom - top) / 2 + abs(dy) * (right - left) / 2
    return abs(dx * y - dy * x) < reach


def hidden(lines: Iterable[ArrowPath], boxes: Sequence[tuple[int, Box]]) -> int:
    """Return how many arrows are covered by a box; (u, box) covers no arrow of u by being u.

    boxes : (u, box) for each position, with -1 in place of u for a badge
    """
    return sum(
        any(u not in arrow.ends and hides(box, arrow) for u, box in boxes) for arrow in lines
    )
