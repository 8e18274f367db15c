"""Where to draw what: a place for every position and a curve for every move.

Connected parts are laid out one by one and then set side by side: in columns (`sugiyama`), with a
way for each move (`routes`); where that has faults and the part is small, in the best of the places
that `search` proposes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from ...graph import GameGraph, as_graph
from ...outcome import GameGraphError
from ...text import count
from ...validate import shown
from ..primitives import HALF_BADGE, Point
from ..shapes import HALF_HEIGHT, half_width, is_inside, short
from .badge_placement import HALF_WIDTH, place_badges
from .curves import LOOP_RISE, Box, Curve, cut_end, cut_start, samples
from .faults import line_of
from .routes import route
from .search import Pair, placings
from .sugiyama import sugiyama_layout

MOST = 200  # positions; a picture of more is no longer read
MARGIN = 24.0
SEARCHED = 12  # positions of a connected part
_SEARCHES, _PATIENCE = 16, 96  # the latter shared by the positions
_HIDING = 60.0  # what a badge costs that hides an arrow
_ROOM = 20.0  # how far badges may stand out of what else is drawn: most of the margin
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
    """Return the layout of a graph: few crossings, moves mostly to the right, no randomness.

    Raises GameGraphError for more than 200 positions. Readable up to about 30.

    Cost: up to 12 positions in one piece 0.1 seconds on average, at most 2, as arrows that cross
    are searched for a better place; above, O((n + m)^2). A graph laid out before costs nothing.

    >>> plan = layout(GameGraph.from_moves([[1], []]))
    >>> plan.centres[0] < plan.centres[1], plan.moves
    (True, ((0, 1),))
    """
    graph = as_graph(graph)
    if graph.n > MOST:
        raise GameGraphError(
            f"a picture of {graph.n} positions cannot be read (at most {MOST}): draw the part "
            "you mean, for instance explore(game, limit=...) or a smaller instance of the game"
        )
    return _layout(tuple(half_width(short(graph.names[u])) for u in range(graph.n)), _moves(graph))


def layout_for(graph: GameGraph, plan: Layout | None) -> Layout:
    """Return `plan`, or a layout made now if it is None; the layout of other moves is refused."""
    if plan is None:
        return layout(graph)
    if not isinstance(plan, Layout):
        raise GameGraphError(f"plan must be a Layout, as from layout(graph), not {shown(plan)}")
    n, moves = len(plan.centres), _moves(graph)
    if n != graph.n or len(plan.moves) != len(moves):
        theirs = f"{count(n)} and {count(len(plan.moves), 'move')}"
        raise GameGraphError(
            f"plan is the layout of another graph: of {theirs}, not {graph.n} and {len(moves)}"
        )
    for (u, v), (a, b) in zip(plan.moves, moves, strict=True):
        if (u, v) != (a, b):
            raise GameGraphError(
                f"plan is the layout of another graph: with a move from {u} to {v} where this one "
                f"has one from {a} to {b}"
            )
    return plan


def _moves(graph: GameGraph) -> tuple[Pair, ...]:
    return tuple((u, v) for u in range(graph.n) for v in graph.moves(u))


@lru_cache(maxsize=128)
def _layout(half_widths: tuple[float, ...], moves: tuple[Pair, ...]) -> Layout:
    """Return the layout of positions of these widths; a graph is drawn many times."""
    n = len(half_widths)
    centres: list[Point] = [(0.0, 0.0)] * n
    badges: list[Point] = [(0.0, 0.0)] * n
    curves: list[Curve] = [()] * len(moves)
    x = y = MARGIN
    right = row_bottom = MARGIN
    parts = [_part(members, moves, half_widths) for members in _connected(n, moves)]
    widest = max([_WIDEST_ROW, *(part.box[2] - part.box[0] for part in parts)])
    for part in parts:
        left, top, end, bottom = part.box
        if x > MARGIN and x + end - left > MARGIN + widest:
            x, y = MARGIN, row_bottom + _PART_GAP
        dx, dy = x - left, y - top
        for u, point, badge in zip(part.members, part.centres, part.badges, strict=True):
            centres[u], badges[u] = _shift(point, dx, dy), badge
        for i, curve in zip(part.moves, part.curves, strict=True):
            curves[i] = tuple(_shift(point, dx, dy) for point in curve)
        x += end - left
        right, row_bottom = max(right, x), max(row_bottom, y + bottom - top)
        x += _PART_GAP
    width, height = right + MARGIN, row_bottom + MARGIN
    return Layout(width, height, tuple(centres), half_widths, tuple(badges), moves, tuple(curves))


@dataclass(frozen=True)
class _Part:
    """A connected part: its positions and moves by number, and where they are drawn."""

    members: list[int]
    moves: list[int]
    centres: list[Point]
    badges: list[Point]
    curves: list[Curve]
    box: Box
    faults: float
    cost: float


def _part(members: list[int], moves: Sequence[Pair], half_widths: Sequence[float]) -> _Part:
    """Return the layout of a connected part: the best of those that the search proposes."""
    number = {u: i for i, u in enumerate(members)}
    kept = [i for i, (u, _) in enumerate(moves) if u in number]
    edges = [(number[moves[i][0]], number[moves[i][1]]) for i in kept]
    halves = [half_widths[u] for u in members]
    sizes = []
    for i, half in enumerate(halves):
        loops = edges.count((i, i))
        rise = LOOP_RISE * (1 + 0.55 * (loops - 1)) if loops else 0.0
        sizes.append((half, HALF_HEIGHT + rise, HALF_HEIGHT))

    def drawn(centres: list[Point], bends: dict[Pair, list[Point]]) -> _Part:
        boxes = [
            (x - half, y - HALF_HEIGHT, x + half, y + HALF_HEIGHT)
            for (x, y), half in zip(centres, halves, strict=True)
        ]
        curves, faults, cost = route(edges, centres, halves, boxes, bends)
        lines = [line_of(c, ends, centres, halves) for c, ends in zip(curves, edges, strict=True)]
        corners = [corner for a, b, c, d in boxes for corner in ((a, b), (c, d))]
        room = _bounds([*corners, *(p for curve in curves for p in samples(curve))])
        a, b, c, d = room
        badges, hiding = place_badges(
            centres, halves, lines, (a - _ROOM, b - _ROOM, c + _ROOM, d + _ROOM)
        )
        for (x, y), (dx, dy) in zip(centres, badges, strict=True):
            a, c = min(a, x + dx - HALF_WIDTH + _ROOM), max(c, x + dx + HALF_WIDTH - _ROOM)
            b, d = min(b, y + dy - HALF_BADGE + _ROOM), max(d, y + dy + HALF_BADGE - _ROOM)
        faults += _HIDING * hiding
        cost += _HIDING * hiding
        return _Part(members, kept, centres, badges, curves, (a, b, c, d), faults, cost)

    best = drawn(*sugiyama_layout(len(members), [e for e in edges if e[0] != e[1]], sizes))
    if len(members) <= SEARCHED and best.faults:
        since = 0
        for centres in placings(len(members), edges, halves, best.centres, _SEARCHES):
            since += 1
            found = drawn(centres, {})
            if (found.faults, found.cost) < (best.faults, best.cost):
                best, since = found, 0
            if not best.faults or since * len(members) >= _PATIENCE:
                break
    return best


def _connected(n: int, moves: Sequence[Pair]) -> list[list[int]]:
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
