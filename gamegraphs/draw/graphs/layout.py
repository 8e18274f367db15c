"""Where to draw what: a place for every position and a curve for every move.

Connected parts are laid out one by one (see `sugiyama` and `curves`) and then set side by side.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from ...graph import GameGraph
from ...outcome import GameGraphError
from ..primitives import Point
from ..shapes import HALF_HEIGHT, half_width, is_inside, short
from .badge_placement import place_badges
from .curves import LOOP_RISE, Box, Curve, cut_end, cut_start, samples
from .routes import route
from .search import placings
from .sugiyama import sugiyama_layout

MOST = 200  # positions; a picture of more is no longer read
MARGIN = 24.0
SEARCHED = 12
_PART_GAP = 34.0
_WIDEST_ROW = 760.0


@dataclass(frozen=True)
class Layout:
    """Where everything is drawn, in pixels; the picture spans 0..width and 0..height.

    Attributes
    ----------
    centres, half_widths : of each position
    badges : for each position where the middle of a badge goes, seen from the centre
    moves : (u, v) for each move, in the order of the graph
    curves : for each move a curve from centre to centre (see `curves`)
    """

    width: float
    height: float
    centres: tuple[Point, ...]
    half_widths: tuple[float, ...]
    badges: tuple[Point, ...]
    moves: tuple[tuple[int, int], ...]
    curves: tuple[Curve, ...]

    def visible(self, k: int, shapes: tuple[str, str], gaps: tuple[float, float]) -> Curve:
        """Return the part of move k between the shapes of its two ends.

        shapes : "round", "box", "hexagon" or "tile", where the move begins and where it ends
        gaps : how far from their borders it stays
        """

        def inside(end: int) -> Callable[[Point], bool]:
            w = self.moves[k][end]
            x, y = self.centres[w]
            half = self.half_widths[w]
            return lambda point: is_inside(shapes[end], half, point[0] - x, point[1] - y, gaps[end])

        return cut_end(cut_start(self.curves[k], inside(0)), inside(1))


def layout(graph: GameGraph) -> Layout:
    """Return the layout of a graph: moves mostly to the right, no randomness.

    Raises GameGraphError for more than 200 positions. Readable up to about 30.

    >>> plan = layout(GameGraph.from_moves([[1], []]))
    >>> plan.centres[0] < plan.centres[1], plan.moves
    (True, ((0, 1),))
    """
    if graph.n > MOST:
        raise GameGraphError(
            f"a picture of {graph.n} positions cannot be read (at most {MOST}): draw the part "
            "you mean, for instance explore(game, limit=...) or a smaller instance of the game"
        )
    moves = [(u, v) for u in range(graph.n) for v in graph.moves(u)]
    half_widths = [half_width(short(graph.names[u])) for u in range(graph.n)]
    centres: list[Point] = [(0.0, 0.0)] * graph.n
    curves: list[Curve] = [()] * len(moves)
    x = y = MARGIN
    right = row_bottom = MARGIN
    parts = [_part(members, moves, half_widths) for members in _connected(graph.n, moves)]
    widest = max([_WIDEST_ROW, *(box[2] - box[0] for _, _, box in parts)])
    for places, lines, (left, top, end, bottom) in parts:
        if x > MARGIN and x + end - left > MARGIN + widest:
            x, y = MARGIN, row_bottom + _PART_GAP
        dx, dy = x - left, y - top
        for u, point in places.items():
            centres[u] = _shift(point, dx, dy)
        for i, curve in lines.items():
            curves[i] = tuple(_shift(point, dx, dy) for point in curve)
        x += end - left
        right, row_bottom = max(right, x), max(row_bottom, y + bottom - top)
        x += _PART_GAP
    width, height = right + MARGIN, row_bottom + MARGIN
    badges = place_badges(width, height, centres, half_widths, curves)
    return Layout(
        width,
        height,
        tuple(centres),
        tuple(half_widths),
        tuple(badges),
        tuple(moves),
        tuple(curves),
    )


def _part(
    members: list[int], moves: list[tuple[int, int]], half_widths: list[float]
) -> tuple[dict[int, Point], dict[int, Curve], Box]:
    """Return centres, curves (by number of the move) and the bounding box of a connected part."""
    number = {u: i for i, u in enumerate(members)}
    kept = [i for i, (u, _) in enumerate(moves) if u in number]
    edges = [(number[moves[i][0]], number[moves[i][1]]) for i in kept]
    sizes = []
    for i, u in enumerate(members):
        loops = edges.count((i, i))
        rise = LOOP_RISE * (1 + 0.55 * (loops - 1)) if loops else 0.0
        sizes.append((half_widths[u], HALF_HEIGHT + rise, HALF_HEIGHT))
    centres, bends = sugiyama_layout(len(members), [e for e in edges if e[0] != e[1]], sizes)
    halves = [w for w, _, _ in sizes]

    def routed(centres, bends):
        boxes = [
            (x - w, y - HALF_HEIGHT, x + w, y + HALF_HEIGHT)
            for (x, y), w in zip(centres, halves, strict=True)
        ]
        curves, cost = route(edges, centres, halves, boxes, bends)
        return cost, centres, boxes, curves

    best = routed(centres, bends)
    if len(members) <= SEARCHED and best[0] >= 100:
        for places in placings(len(members), edges, halves, centres, 6):
            found = routed(places, {})
            if found[0] < best[0]:
                best = found
            if best[0] < 100:
                break
    _, centres, boxes, curves = best
    corners = [point for a, b, c, d in boxes for point in ((a, b), (c, d))]
    places = dict(zip(members, centres, strict=True))
    lines = dict(zip(kept, curves, strict=True))
    return places, lines, _bounds([*corners, *(p for curve in curves for p in samples(curve))])


def _connected(n: int, moves: list[tuple[int, int]]) -> list[list[int]]:
    """Return the connected parts, larger ones first, their members in order."""
    near: list[list[int]] = [[] for _ in range(n)]
    for u, v in moves:
        near[u].append(v)
        near[v].append(u)
    parts = []
    seen: set[int] = set()
    for root in range(n):
        if root in seen:
            continue
        seen.add(root)
        part = [root]
        for u in part:  # grows while it is walked
            fresh = [v for v in dict.fromkeys(near[u]) if v not in seen]
            seen.update(fresh)
            part += fresh
        parts.append(sorted(part))
    return sorted(parts, key=len, reverse=True)


def _bounds(points: Iterable[Point]) -> Box:
    xs, ys = zip(*points, strict=True)
    return (min(xs), min(ys), max(xs), max(ys))


def _shift(point: Point, dx: float, dy: float) -> Point:
    return (point[0] + dx, point[1] + dy)
