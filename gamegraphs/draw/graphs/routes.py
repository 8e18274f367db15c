"""A curve for every move: of several ways to draw it, one with few faults.

All moves between the same two positions are a bundle, and a bundle has a list of ways: straight,
through the bends that the columns leave room for, bent to one side or the other; a self-loop can
stand on four sides. Each begins with its first way that is clear of other positions. Then bundles
with faults change to a better way, one after the other, until none can (see `faults`).
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from functools import cached_property
from math import hypot

from ..primitives import Point
from .curves import Box, Curve, arc, half_bundle, loop, through
from .faults import (
    TOUCH,
    ArrowPath,
    all_crossings,
    all_two_headed,
    crossings,
    hidden,
    hides,
    line_of,
    two_headed,
)

CROSSING, TWO_HEADED, HIDDEN = 100.0, 120.0, 300.0  # what a fault costs
_NARROW = 15.0  # what it costs to come too near to a position
_CLEAR = 5.0  # pixels
_NEAR, _CROWDED = 8.0, 6.0  # ends of arrows that are so near cost as much
_ROUNDS = 4
_MANY = 80  # bundles: more take the first ways that are clear, and their faults are not counted
_DETOURS = (13.0, -13.0, 26.0, -26.0, 48.0, -48.0, 74.0, -74.0, 104.0, -104.0, 140.0, -140.0)


class _Way:
    """One way to draw the moves of a bundle."""

    def __init__(self, bundle: _Bundle, curves: list[Curve], price: float) -> None:
        self.bundle, self.curves, self.price = bundle, curves, price

    @cached_property
    def lines(self) -> list[ArrowPath]:
        bundle = self.bundle
        return [
            line_of(curve, ends, bundle.centres, bundle.half_widths)
            for curve, ends in zip(self.curves, bundle.moves, strict=True)
        ]

    @cached_property
    def box(self) -> Box:
        left, top, right, bottom = zip(*(line.box for line in self.lines), strict=True)
        return min(left) - TOUCH, min(top) - TOUCH, max(right) + TOUCH, max(bottom) + TOUCH

    @cached_property
    def own_cost(self) -> float:
        """What this way costs whatever the others do."""
        cost = self.price
        for arrow in self.lines:
            for box in self.bundle.others:
                if hides(_grown(box, _CLEAR), arrow):
                    cost += HIDDEN if hides(_grown(box, 0.5), arrow) else _NARROW
        for i, arrow in enumerate(self.lines):
            cost += sum(_between(arrow, other) for other in self.lines[:i])
        return cost

    def cost_with(self, other: _Way) -> float:
        a, b = self.box, other.box
        if a[0] > b[2] or b[0] > a[2] or a[1] > b[3] or b[1] > a[3]:
            return 0.0
        return sum(_between(line, another) for line in self.lines for another in other.lines)


class _Bundle:
    """The moves between two positions, or the self-loops of one, and the ways to draw them."""

    def __init__(
        self,
        moves: list[tuple[int, int]],
        centres: Sequence[Point],
        half_widths: Sequence[float],
        boxes: Sequence[Box],
        bends: dict[tuple[int, int], list[Point]],
    ) -> None:
        self.moves, self.centres, self.half_widths = moves, centres, half_widths
        self.others = [box for u, box in enumerate(boxes) if u not in moves[0]]
        self._box, self._bends = boxes[moves[0][0]], bends
        self.way = self.ways[0]

    @cached_property
    def ways(self) -> list[_Way]:
        """The ways to draw the bundle, the simplest first."""
        a, b = min(self.moves[0]), max(self.moves[0])
        count = len(self.moves)
        if a == b:
            return [
                _Way(self, [loop(self.centres[a], self._box, k, side) for k in range(count)], price)
                for side, price in (("top", 0.0), ("bottom", 4.0), ("right", 5.0), ("left", 5.0))
            ]
        p, q = self.centres[a], self.centres[b]
        half = half_bundle(count)
        apart = 2 * half / max(count - 1, 1)
        offsets = [k * apart - half for k in range(count)]
        orders = [offsets]
        if count > 1 and len(set(self.moves)) > 1:
            orders.append(offsets[::-1])
        via = self._bends.get((a, b)) or self._bends.get((b, a), [])[::-1]
        ways: list[_Way] = []

        def add(price: float, curves: list[Curve]) -> None:
            directed = [
                curve if move == (a, b) else curve[::-1]
                for curve, move in zip(curves, self.moves, strict=True)
            ]
            ways.append(_Way(self, directed, price))

        for price, order in zip((0.0, 1.0), orders, strict=False):
            add(price, [arc(p, q, offset) for offset in order])
        for aside in (0.0, 9.0, -9.0) if via else ():
            for order in orders:
                points = [[(x, y + aside + offset) for x, y in via] for offset in order]
                add(2.0 + abs(aside) / 9, [through([p, *between, q]) for between in points])
        for detour in _DETOURS:
            for order in orders:
                add(2.0 + abs(detour) / 10, [arc(p, q, offset + detour) for offset in order])
        return ways


def route(
    edges: Sequence[tuple[int, int]],
    centres: Sequence[Point],
    half_widths: Sequence[float],
    boxes: Sequence[Box],
    bends: dict[tuple[int, int], list[Point]],
) -> tuple[list[Curve], float, float]:
    """Return a curve for each move (u, v), what faults cost, and all costs with what is unsightly.

    boxes : what each position needs, without its self-loops
    bends : for some (u, v) the points between them where there is room for the move

    More than 80 pairs of positions with moves cannot be read in any case: each takes one of its
    first ways, and both costs are infinite.

    Cost: O(m^2) for m moves, 2 to 10 ms for 12 positions.
    """
    together: dict[tuple[int, int], list[int]] = defaultdict(list)
    for i, (u, v) in enumerate(edges):
        together[min(u, v), max(u, v)].append(i)
    bundles = [
        _Bundle([edges[i] for i in members], centres, half_widths, boxes, bends)
        for members in together.values()
    ]
    many = len(bundles) > _MANY
    for bundle in bundles:
        ways = bundle.ways[:2] if many else bundle.ways
        bundle.way = next((way for way in ways if way.own_cost < _NARROW), None) or min(
            ways, key=lambda way: way.own_cost
        )
    cost = float("inf") if many else _improve(bundles)
    curves: list[Curve] = [()] * len(edges)
    for members, bundle in zip(together.values(), bundles, strict=True):
        for i, curve in zip(members, bundle.way.curves, strict=True):
            curves[i] = curve
    if many:
        return curves, cost, cost
    lines = [line for bundle in bundles for line in bundle.way.lines]
    faults = CROSSING * all_crossings(lines) + TWO_HEADED * all_two_headed(lines)
    faults += HIDDEN * hidden(lines, [(u, _grown(box, 0.5)) for u, box in enumerate(boxes)])
    return curves, faults, cost


def _improve(bundles: list[_Bundle]) -> float:
    """Let bundles with faults change their ways, and return what is left of all costs."""

    def cost_of(way: _Way, limit: float = float("inf")) -> float:
        cost = way.own_cost
        for other in bundles:
            if other is not way.bundle:
                cost += way.cost_with(other.way)
                if cost >= limit:
                    break
        return cost

    for _ in range(_ROUNDS):
        changed = False
        for bundle in bundles:
            least = cost_of(bundle.way)
            for way in bundle.ways:
                if least <= way.price:
                    continue
                cost = cost_of(way, least)
                if cost < least - 0.001:
                    bundle.way, least, changed = way, cost, True
        if not changed:
            break
    alone = sum(bundle.way.own_cost for bundle in bundles)
    return alone + sum(a.way.cost_with(b.way) for i, a in enumerate(bundles) for b in bundles[:i])


def _between(a: ArrowPath, b: ArrowPath) -> float:
    """Return what the faults of two arrows cost."""
    cost = CROSSING * crossings(a, b)
    if {*a.ends} & {*b.ends}:
        cost += TWO_HEADED * two_headed(a, b)
        for u, p in zip(a.ends, (a.points[0], a.points[-1]), strict=True):
            for v, q in zip(b.ends, (b.points[0], b.points[-1]), strict=True):
                if u == v and hypot(p[0] - q[0], p[1] - q[1]) < _NEAR:
                    cost += _CROWDED
    return cost


def _grown(box: Box, by: float) -> Box:
    return box[0] - by, box[1] - by, box[2] + by, box[3] + by
