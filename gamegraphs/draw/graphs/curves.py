"""Curves: straight, bent to a side, through points, and back to where they began.

A curve is a tuple of points: two for a straight line, 3 k + 1 for k cubic Bezier pieces. It
runs from centre to centre; the drawing cuts it off at the borders of the shapes.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from ..primitives import Point

Curve = tuple[Point, ...]
Box = tuple[float, float, float, float]  # left, top, right, bottom

_APART = 24.0  # between two moves that join the same two positions


def half_bundle(moves: int) -> float:
    """Return half the width of this many moves side by side."""
    return min(_APART * (moves - 1), 90.0) / 2


def arc(p: Point, q: Point, offset: float) -> Curve:
    """Return a curve from p to q whose middle lies `offset` beside that of the straight line."""
    if not offset:
        return (p, q)
    dx, dy = q[0] - p[0], q[1] - p[1]
    length = (dx * dx + dy * dy) ** 0.5 or 1.0
    # The middle of a cubic lies three quarters of the way to its control points.
    x, y = -dy / length * offset * 4 / 3, dx / length * offset * 4 / 3
    return (
        p,
        (p[0] + dx / 4 + x, p[1] + dy / 4 + y),
        (q[0] - dx / 4 + x, q[1] - dy / 4 + y),
        q,
    )


def through(points: list[Point]) -> Curve:
    """Return a smooth curve through all points (Catmull and Rom's spline)."""
    curve = [points[0]]
    for i in range(len(points) - 1):
        p, q = points[i], points[i + 1]
        before = points[max(i - 1, 0)]
        after = points[min(i + 2, len(points) - 1)]
        curve.append((p[0] + (q[0] - before[0]) / 6, p[1] + (q[1] - before[1]) / 6))
        curve.append((q[0] - (after[0] - p[0]) / 6, q[1] - (after[1] - p[1]) / 6))
        curve.append(q)
    return tuple(curve)


def loop(centre: Point, box: Box, k: int, side: str = "top") -> Curve:
    """Return the k-th self-loop of a position with this box, at its side of this name."""
    x, y = centre
    out_x, out_y = _SIDES[side]
    reach = box[3] - y if out_y else box[2] - x
    rise = reach + LOOP_RISE * 4 / 3 * (1 + 0.55 * k)
    wide = 17.0 + 8 * k

    def at(out: float, along: float) -> Point:
        return x + out * out_x - along * out_y, y + out * out_y + along * out_x

    return at(0, -9), at(rise, -wide), at(rise, wide), at(0, 9)


_SIDES = {"top": (0, -1), "bottom": (0, 1), "left": (-1, 0), "right": (1, 0)}
LOOP_RISE = 26.0  # what the first self-loop needs above its position


def pieces(curve: Curve) -> list[Curve]:
    """Return the cubic pieces of a curve, or the straight line itself."""
    if len(curve) == 2:
        return [curve]
    return [curve[i : i + 4] for i in range(0, len(curve) - 1, 3)]


def point_at(piece: Curve, t: float) -> Point:
    """Return the point of one piece at 0 <= t <= 1."""
    s = 1 - t
    if len(piece) == 2:
        (x0, y0), (x1, y1) = piece
        return (s * x0 + t * x1, s * y0 + t * y1)
    (x0, y0), (x1, y1), (x2, y2), (x3, y3) = piece
    a, b, c, d = s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t
    return (a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3)


def samples(curve: Curve) -> list[Point]:
    """Return points along the curve, about 10 pixels apart."""
    points = []
    for piece in pieces(curve):
        (x, y), (end_x, end_y) = piece[0], piece[-1]
        count = 8 + int(abs(end_x - x) + abs(end_y - y)) // 10
        points += [point_at(piece, i / count) for i in range(count + 1)]
    return points


def cut_start(curve: Curve, inside: Callable[[Point], bool]) -> Curve:
    """Return the curve from where it leaves a shape, its centre inside, for the first time."""
    parts = pieces(curve)
    while len(parts) > 1 and inside(parts[0][-1]):
        parts.pop(0)
    first = parts[0]
    low, high = (
        0.0,
        next((i / 20 for i in range(1, 20) if not inside(point_at(first, i / 20))), 0.5),
    )
    for _ in range(12):
        middle = (low + high) / 2
        low, high = (middle, high) if inside(point_at(first, middle)) else (low, middle)
    parts[0] = _after(first, low)
    return (parts[0][0], *(point for part in parts for point in part[1:]))


def cut_end(curve: Curve, inside: Callable[[Point], bool]) -> Curve:
    """Return the curve up to where it enters a shape, its end inside, for the last time."""
    return cut_start(curve[::-1], inside)[::-1]


def _after(piece: Curve, t: float) -> Curve:
    """Return the part of a piece after t, by de Casteljau's construction."""
    points, last = list(piece), [piece[-1]]
    while len(points) > 1:
        points = [point_at((p, q), t) for p, q in pairwise(points)]
        last.append(points[-1])
    return tuple(last[::-1])
