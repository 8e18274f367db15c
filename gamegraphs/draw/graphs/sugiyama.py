"""Places for the positions of a connected graph: in columns, moves mostly to the right.

The steps of Sugiyama, Tagawa and Toda (Methods for visual understanding of hierarchical
system structures, IEEE Transactions on Systems, Man and Cybernetics 11, 1981): break the
cycles, give every position a column, order the columns so that few moves cross, then place.
Cycles are broken by the heuristic of Eades, Lin and Smyth (1993). Every choice is made by
number where nothing else decides, so a graph always gets the same picture.
"""

from __future__ import annotations

from bisect import bisect_left, insort
from collections import Counter, defaultdict
from collections.abc import Sequence
from itertools import pairwise

from ..primitives import Point
from .curves import half_bundle

Pair = tuple[int, int]

ROW_GAP = 30.0
BEND_GAP = 20.0
COLUMN_GAP = 62.0
_NARROW_GAP, _WIDE_GAP = 34.0, 160.0
_WIDEST = 980.0
_SWEEPS = 12


def sugiyama_layout(
    n: int, edges: Sequence[Pair], sizes: Sequence[tuple[float, float, float]]
) -> tuple[list[Point], dict[Pair, list[Point]]]:
    """Return the centres of n positions, and the bends of moves that cross other columns.

    Parameters
    ----------
    edges : (u, v) with u != v, once for each move
    sizes : for each position its half width, its height above the centre and below it

    Returns
    -------
    centres, and for (u, v) the points between u and v at which there is room for the move;
    only moves longer than one column have an entry, under one of their two directions
    """
    order = _cycle_free_order(n, edges)
    rank = {u: i for i, u in enumerate(order)}
    forward = sorted({(u, v) if rank[u] < rank[v] else (v, u) for u, v in edges})
    column = _columns(order, forward)
    # A move over several columns gets a bend in each of them: a place of its own, numbered
    # on from n, that is ordered and placed like a position.
    together = Counter((min(edge), max(edge)) for edge in edges)
    extents = list(sizes)
    links: list[Pair] = []
    bends: dict[Pair, list[int]] = {}
    for u, v in forward:
        chain = [u]
        for c in range(column[u] + 1, column[v]):
            chain.append(len(column))
            column.append(c)
            half = half_bundle(together[min(u, v), max(u, v)])
            extents.append((5.0, half, half))
        links += zip(chain, [*chain[1:], v], strict=True)
        if len(chain) > 1:
            bends[u, v] = chain[1:]
    columns = _ordered(column, links)
    y = _heights(columns, links, n, extents)
    steepest = [0.0] * len(columns)
    for u, v in links:
        steepest[column[u]] = max(steepest[column[u]], abs(y[u] - y[v]))
    points = _fold(columns, y, steepest, extents)
    return points[:n], {pair: [points[b] for b in chain] for pair, chain in bends.items()}


def _cycle_free_order(n: int, edges: Sequence[Pair]) -> list[int]:
    """Return an order of the positions in which most moves go forward, terminals last."""
    after: list[set[int]] = [set() for _ in range(n)]
    before: list[set[int]] = [set() for _ in range(n)]
    for u, v in edges:
        after[u].add(v)
        before[v].add(u)
    left: list[int] = []
    right: list[int] = []
    rest = set(range(n))
    while rest:
        sink = next((u for u in sorted(rest) if not after[u]), None)
        if sink is None:
            # A position without predecessors has the largest difference there can be for it.
            u = min(rest, key=lambda u: (bool(before[u]), len(before[u]) - len(after[u]), u))
            left.append(u)
        else:
            u = sink
            right.append(u)
        rest.remove(u)
        for v in after[u]:
            before[v].discard(u)
        for v in before[u]:
            after[v].discard(u)
    return left + right[::-1]


def _columns(order: list[int], forward: list[Pair]) -> list[int]:
    """Return a column for each position, such that `forward` moves go to a later column."""
    after: dict[int, list[int]] = defaultdict(list)
    before: dict[int, list[int]] = defaultdict(list)
    for u, v in forward:
        after[u].append(v)
        before[v].append(u)
    column = [0] * len(order)
    for u in reversed(order):
        column[u] = min((column[v] for v in after[u]), default=0) - 1
    # Move a position to the side where more of its moves become shorter.
    for _ in range(4):
        for u in order:
            if before[u] and len(before[u]) > len(after[u]):
                column[u] = max(column[v] for v in before[u]) + 1
        for u in reversed(order):
            if after[u] and len(after[u]) > len(before[u]):
                column[u] = min(column[v] for v in after[u]) - 1
    first = min(column)
    return [c - first for c in column]


def _ordered(column: list[int], links: list[Pair]) -> list[list[int]]:
    """Return the columns, each ordered by barycentres so that few links cross."""
    columns: list[list[int]] = [[] for _ in range(max(column) + 1)]
    for u, c in enumerate(column):
        columns[c].append(u)
    before, after = _neighbours(links)
    best = [list(c) for c in columns]
    fewest = _crossings(columns, after)
    for sweep in range(_SWEEPS):
        if not fewest:
            break
        pairs = list(pairwise(columns))
        near = before
        if sweep % 2:
            pairs = [(b, a) for a, b in reversed(pairs)]
            near = after
        for fixed, moving in pairs:
            row = {u: i for i, u in enumerate(fixed)}
            own = {u: i * len(fixed) / len(moving) for i, u in enumerate(moving)}
            moving.sort(key=lambda u: _mean([row[v] for v in near[u]], own[u]))
        crossings = _crossings(columns, after)
        if crossings < fewest:
            best, fewest = [list(c) for c in columns], crossings
    return best


def _neighbours(links: list[Pair]) -> tuple[dict[int, list[int]], dict[int, list[int]]]:
    before: dict[int, list[int]] = defaultdict(list)
    after: dict[int, list[int]] = defaultdict(list)
    for u, v in links:
        after[u].append(v)
        before[v].append(u)
    return before, after


def _mean(values: list[float], default: float) -> float:
    return sum(values) / len(values) if values else default


def _crossings(columns: list[list[int]], after: dict[int, list[int]]) -> int:
    count = 0
    for left, right in pairwise(columns):
        row = {v: i for i, v in enumerate(right)}
        seen: list[int] = []
        for u in left:
            ends = sorted(row[v] for v in after[u])
            # A link crosses those that start above it and end below it.
            count += sum(len(seen) - bisect_left(seen, end + 1) for end in ends)
            for end in ends:
                insort(seen, end)
    return count


def _heights(
    columns: list[list[int]],
    links: list[Pair],
    n: int,
    sizes: Sequence[tuple[float, float, float]],
) -> dict[int, float]:
    """Return the y of each position and bend: near its neighbours, and apart in its column."""
    before, after = _neighbours(links)

    def gap(a: int, b: int) -> float:
        return sizes[a][2] + sizes[b][1] + (ROW_GAP if a < n and b < n else BEND_GAP)

    gaps = [[gap(a, b) for a, b in pairwise(c)] for c in columns]
    y: dict[int, float] = {}
    for members, apart in zip(columns, gaps, strict=True):
        height = -sum(apart) / 2
        for u, step in zip(members, [*apart, 0.0], strict=True):
            y[u] = height
            height += step
    for sweep in range(4 * _SWEEPS):
        # Going right look left, going left look right, and in the end look both ways.
        last = sweep >= _SWEEPS
        indices = range(len(columns))
        for c in indices if sweep % 2 == 0 else reversed(indices):
            wanted = []
            weights = []
            for u in columns[c]:
                near = before[u] + after[u] if last else (after if sweep % 2 else before)[u]
                wanted.append(_mean([y[v] for v in near], y[u]))
                weights.append(2.0 if u >= n else 1.0)
            y.update(zip(columns[c], _isotonic_regression(wanted, weights, gaps[c]), strict=True))
    return y


def _isotonic_regression(
    wanted: list[float], weights: list[float], gaps: list[float]
) -> list[float]:
    """Return the values nearest to `wanted` (least squares) that lie at least `gaps` apart.

    Isotonic regression by pooling neighbours that come too close.
    """
    shifts = [0.0]
    for gap in gaps:
        shifts.append(shifts[-1] + gap)
    pools: list[tuple[float, float, int]] = []  # mean, weight, members
    for want, weight, shift in zip(wanted, weights, shifts, strict=False):
        mean, members = want - shift, 1
        while pools and pools[-1][0] > mean:
            other, other_weight, others = pools.pop()
            mean = (mean * weight + other * other_weight) / (weight + other_weight)
            weight += other_weight
            members += others
        pools.append((mean, weight, members))
    means = [mean for mean, _, members in pools for _ in range(members)]
    return [mean + shift for mean, shift in zip(means, shifts, strict=False)]


def _fold(
    columns: list[list[int]],
    y: dict[int, float],
    steepest: list[float],
    sizes: Sequence[tuple[float, float, float]],
) -> list[Point]:
    """Return the points, with columns that would make too wide a picture in rows, as a snake.

    steepest : for each column the largest difference of height of a link to the next one
    """
    widths = [2 * max(sizes[u][0] for u in c) for c in columns]
    # Steep links need a wider gap, or they run into the neighbours of their ends.
    gaps = [min(max(COLUMN_GAP, 0.37 * rise), _WIDE_GAP) for rise in steepest[:-1]]
    free = _WIDEST - sum(widths)
    if sum(gaps) > free:
        gaps = [max(_NARROW_GAP, gap * free / sum(gaps)) for gap in gaps]
    per_row = len(columns)
    if sum(gaps) > max(free, 0) + 60:
        widths, gaps = [max(widths)] * per_row, [COLUMN_GAP] * (per_row - 1)
        rows = -(-(sum(widths) + sum(gaps)) // _WIDEST)
        per_row = int(-(-len(columns) // rows))
    xs = [widths[0] / 2]
    for i in range(1, per_row):
        xs.append(xs[-1] + widths[i - 1] / 2 + gaps[i - 1] + widths[i] / 2)
    points: list[Point] = [(0.0, 0.0)] * len(y)
    top = 0.0
    for start in range(0, len(columns), per_row):
        row = columns[start : start + per_row]
        upper = min(y[u] - sizes[u][1] for c in row for u in c)
        lower = max(y[u] + sizes[u][2] for c in row for u in c)
        backwards = start // per_row % 2 == 1
        for x, members in zip(xs[::-1] if backwards else xs, row, strict=False):
            for u in members:
                points[u] = (x, y[u] - upper + top)
        top += lower - upper + 1.4 * ROW_GAP
    return points
