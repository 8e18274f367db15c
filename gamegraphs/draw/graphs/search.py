"""Places for the positions of a small graph, found by search: few crossings before all else.

Positions stand on a grid, moves are taken as straight lines; one position after the other tries
another place, and two change theirs. What gets better is kept, what gets worse by chance alone
and less and less: simulated annealing, as Davidson and Harel draw graphs (Drawing graphs nicely
using simulated annealing, ACM Transactions on Graphics 15, 1996). A planar graph can be drawn with
straight lines that do not cross (Fary 1948), so nothing is lost by them; the routes that are drawn
in the end avoid what the straight lines could not.

Chance is a sequence of numbers that begins anew for each graph: the same graph, the same picture.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from math import hypot, inf, log
from random import Random

from ..primitives import Point
from ..shapes import HALF_HEIGHT

Pair = tuple[int, int]

HALF_ROW = 38.0  # pixels; positions of a column are two of them apart
_COLUMN_GAP = 62.0
_WIDEST = 980.0
_ROWS = 9
_STEPS, _MORE_STEPS = 110, 5  # for each position
_HOT, _WARM, _COLD = 300.0, 25.0, (3.0, 2.2, 1.2)
_CROSSING, _HIT, _SHARP, _NARROW = 400.0, 30.0, 30.0, 12.0
_BACK, _UPRIGHT = 6.0, 3.0  # a move to the left, and one that goes straight up or down


def placings(
    n: int,
    edges: Sequence[Pair],
    half_widths: Sequence[float],
    start: Sequence[Point],
    restarts: int,
) -> Iterator[list[Point]]:
    """Yield places for n positions, each time the best of one search.

    edges : (u, v) with u != v or a self-loop, once for each move
    start : where the first search begins
    """
    grid = _Grid(n, edges, half_widths)
    random = Random(0).random
    for attempt in range(restarts):
        grid.snap(start)
        # One way to cool does not suit all graphs, and what is hard takes longer.
        steps = n * (_STEPS + _MORE_STEPS * attempt)
        grid.anneal(random, steps, _HOT if attempt else _WARM, _COLD[attempt % len(_COLD)])
        yield grid.centres()


class _Grid:
    """Positions on a grid, and what the straight lines between them cost."""

    def __init__(self, n: int, edges: Sequence[Pair], half_widths: Sequence[float]) -> None:
        self.n = n
        self.loops = {u for u, v in edges if u == v}
        count = Counter(edge for edge in edges if edge[0] != edge[1])
        pairs = sorted({(min(edge), max(edge)) for edge in count})
        # (u, v, moves, moves to the right less those to the left when u is left of v)
        self.lines = [(u, v, count[u, v] + count[v, u], count[u, v], count[v, u]) for u, v in pairs]
        self.at: list[list[int]] = [[] for _ in range(n)]
        for i, (u, v, *_) in enumerate(self.lines):
            self.at[u].append(i)
            self.at[v].append(i)
        self.half = list(half_widths)
        widest = max(half_widths)
        self.step = 2 * widest + _COLUMN_GAP
        self.columns = min(max(int((_WIDEST - 2 * widest) / self.step) + 1, 3), max(n, 2))
        self.x = [0.0] * n
        self.y = [0.0] * n

    def snap(self, places: Sequence[Point]) -> None:
        """Put every position on the free place nearest to where it is given."""
        taken: set[Pair] = set()
        for u in range(self.n):
            x, y = places[u]
            best = min(
                (
                    (abs(c * self.step - x) + abs(r * HALF_ROW - y), c, r)
                    for c in range(self.columns)
                    for r in range(_ROWS + 1)
                    if not any((c, r + k) in taken for k in (-2, -1, 0, 1, 2))
                ),
            )
            taken.add(best[1:])
            self.x[u], self.y[u] = best[1] * self.step, best[2] * HALF_ROW

    def centres(self) -> list[Point]:
        """Return the places, without columns that nobody stands in."""
        columns = {x: i for i, x in enumerate(sorted(set(self.x)))}
        return [(columns[x] * self.step, y) for x, y in zip(self.x, self.y, strict=True)]

    def anneal(self, random: Callable[[], float], steps: int, heat: float, cold: float) -> None:
        """Move positions about.

        random : gives numbers from 0 to 1
        heat, cold : what a step that makes things worse may cost, at first and at last
        """
        n, x, y = self.n, self.x, self.y
        cooling = (cold / heat) ** (1 / steps)
        known: dict[Pair, float] = {}  # costs, until something moves
        for _ in range(steps):
            heat *= cooling
            u, v = int(random() * n), -1
            old = new = x[u], y[u]
            kind = random()
            if kind < 0.2:
                v = int(random() * n)
                new = x[v], y[v]
            elif kind < 0.5:
                column, row = int(random() * self.columns), int(random() * (_ROWS + 1))
                new = column * self.step, row * HALF_ROW
            else:
                right, down = int(random() * 3) - 1, int(random() * 5) - 2
                new = old[0] + right * self.step, old[1] + down * HALF_ROW
            if u == v or (v < 0 and not self.is_free(u, new)):
                continue
            if (u, v) not in known:
                known[u, v] = self.cost(u, v)
            most = known[u, v] - heat * log(1 - random())
            x[u], y[u] = new
            if v >= 0:
                x[v], y[v] = old
            cost = self.cost(u, v, most)
            if cost <= most:
                known = {(u, v): cost}
            else:
                x[u], y[u] = old
                if v >= 0:
                    x[v], y[v] = new

    def is_free(self, u: int, place: Point) -> bool:
        x, y = place
        if not (0 <= x <= (self.columns - 1) * self.step and 0 <= y <= _ROWS * HALF_ROW):
            return False
        for w in range(self.n):
            if w != u and abs(self.x[w] - x) < 1 and abs(self.y[w] - y) < 2 * HALF_ROW:
                return False
        return True

    def cost(self, u: int, v: int, most: float = inf) -> float:
        """Return what costs something because of where u stands, and v unless that is -1.

        Where it is more than `most`, any number that is more may come back.
        """
        x, y, half, lines = self.x, self.y, self.half, self.lines
        mine = self.at[u] if v < 0 else list(dict.fromkeys(self.at[u] + self.at[v]))
        cost = 0.0
        others = set(range(len(lines)))
        for i in mine:
            a, b, count, there, back = lines[i]
            others.discard(i)
            ax, ay, bx, by = x[a], y[a], x[b], y[b]
            dx, dy = bx - ax, by - ay
            length = hypot(dx, dy)
            cost += count * (length / 100 + (length / 300) ** 2)
            if dx == 0:
                cost += _UPRIGHT * count
            else:
                cost += _BACK * (back if dx > 0 else there)
            left, right = (ax, bx) if ax < bx else (bx, ax)
            top, bottom = (ay, by) if ay < by else (by, ay)
            wide = 7.0 + 12.0 * (count > 1)
            k = HALF_HEIGHT + wide
            low, high = top - k, bottom + k
            for w in range(self.n):
                wy = y[w]
                if low < wy < high and w != a and w != b:
                    h, wx = half[w] + wide, x[w]
                    if left < wx + h and right > wx - h:
                        cross = dx * (wy - ay) - dy * (wx - ax)
                        if abs(cross) < abs(dx) * k + abs(dy) * h:
                            cost += _HIT
            if cost > most:
                return cost
            for j in others:
                c, d, weight, _, _ = lines[j]
                cx, cy, ex, ey = x[c], y[c], x[d], y[d]
                if c in (a, b) or d in (a, b):
                    # Two lines from one position: the angle between them.
                    if c == a or d == a:
                        px, py = dx, dy
                    else:
                        px, py = -dx, -dy
                    qx, qy = (ex - cx, ey - cy) if c in (a, b) else (cx - ex, cy - ey)
                    dot = px * qx + py * qy
                    if dot > 0:
                        turn = abs(px * qy - py * qx)
                        if turn < 0.5 * dot:
                            cost += _SHARP if turn < 0.27 * dot else _NARROW
                    continue
                if (cx > right and ex > right) or (cx < left and ex < left):
                    continue
                if (cy > bottom and ey > bottom) or (cy < top and ey < top):
                    continue
                if (dx * (cy - ay) - dy * (cx - ax) > 0) != (dx * (ey - ay) - dy * (ex - ax) > 0):
                    fx, fy = ex - cx, ey - cy
                    if (fx * (ay - cy) - fy * (ax - cx) > 0) != (
                        fx * (by - cy) - fy * (bx - cx) > 0
                    ):
                        cost += _CROSSING * count * weight
                        if cost > most:
                            return cost
        for w in (u,) if v < 0 else (u, v):
            if cost > most:
                return cost
            wx, wy, own = x[w], y[w], half[w]
            for j in others:
                c, d, weight, _, _ = lines[j]
                wide = 7.0 + 12.0 * (weight > 1)
                h, k = own + wide, HALF_HEIGHT + wide
                cx, cy, ex, ey = x[c], y[c], x[d], y[d]
                if (cx > wx + h and ex > wx + h) or (cx < wx - h and ex < wx - h):
                    continue
                if (cy > wy + k and ey > wy + k) or (cy < wy - k and ey < wy - k):
                    continue
                fx, fy = ex - cx, ey - cy
                if abs(fx * (wy - cy) - fy * (wx - cx)) < abs(fx) * k + abs(fy) * h:
                    cost += _HIT
        return cost
