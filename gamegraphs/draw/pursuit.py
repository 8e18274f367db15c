"""A picture of cop and robber: the graph, both of them on it, and the table of all starts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations, permutations
from math import cos, pi, sin

from ..outcome import GameGraphError
from ..text import count, listing
from ..validate import as_count, as_list, as_pair, as_place
from .graphs.annotations import whole_numbers
from .picture import Picture
from .primitives import (
    ALARM,
    LINE,
    centred,
    circle,
    document,
    group,
    path,
    rectangle,
    text,
    translated,
)

Table = Sequence[Sequence[int | None]]

_VERTEX, _TOKEN = 17.0, 11.0
_ROW, _TOP, _GAP = 38.0, 34.0, 26.0
_ROWS = 7  # a table of more is not drawn
_COP = ("C", "#bfdcf7", "#1c5d99", _TOKEN)  # round
_ROBBER = ("R", "#fbe3a3", "#7a5200", 2.0)  # a box
_MARKED = "#fbe3a3"


def draw_pursuit(
    n: int,
    edges: Iterable[Sequence[int]],
    table: Table | None = None,
    start: tuple[int, int] | None = None,
    given: Table | None = None,
) -> Picture:
    """Return a graph with its vertices on a circle, and what is known of it.

    Parameters
    ----------
    table : the plies to capture, [cop][robber], None where the robber escapes; drawn beside the
        graph if it is not too large
    start : where cop and robber stand; the entry of the table is marked
    given : another table, shown where it differs

    Raises GameGraphError for a vertex that the graph has not, and for a table of another form.

    >>> print(draw_pursuit(2, [(0, 1)], [[0, 1], [1, 0]], (0, 1), [[0, 3], [1, 0]]).alt)
    Cop at 0, robber at 1: 1 ply, yours: 3. Graph with 2 vertices and 1 edge: 0-1.
    Plies to capture, cop to move. Cop at 0: 0, 1 (yours 3). Cop at 1: 1, 0.
    """
    n = as_count(n, "n")
    pairs = [
        _vertices(n, edge, f"edges[{i}]")
        for i, edge in enumerate(as_list(edges, "edges", "pairs of vertices"))
    ]
    start = None if start is None else _vertices(n, start, "start")
    table, given = _checked(n, table, "table"), _checked(n, given, "given")
    heading = _heading(table, start, given)
    middle, radius = _circle(n)
    body = [_graph(n, pairs, start, middle, radius)]
    words = [_in_words(n, pairs)]
    width = height = 2 * middle
    if table is not None and n <= _ROWS:
        drawn, wide = _table(table, start, given)
        tall = _ROW * (n + 1) + 30
        height = max(height, tall)
        shifts = (0.0, (height - 2 * middle) / 2), (width + _GAP, (height - tall) / 2)
        body = [translated(*by, part) for by, part in zip(shifts, (body[0], drawn), strict=True)]
        width += _GAP + wide + 10
        words += ["Plies to capture, cop to move.", *_rows(table, given)]
    room = max(width, 8.4 * len(heading) + 20)
    title = text(room / 2, 23, 15, heading, bold=True)
    whole = title + translated((room - width) / 2, _TOP, "".join(body))
    alt = " ".join([f"{heading}.", *words])
    return Picture(document(room, height + _TOP, whole, heading, " ".join(words)), alt)


def _vertices(n: int, pair: Sequence[int], place: str) -> tuple[int, int]:
    u, v = as_pair(pair, place, "vertices")
    return as_place(u, n, f"{place}[0]", "vertices"), as_place(v, n, f"{place}[1]", "vertices")


def _checked(n: int, table: Table | None, what: str) -> Table | None:
    """Return a table of n rows with n entries, each a number of plies or None."""
    if table is None:
        return None
    rows = [
        whole_numbers(as_list(row, f"{what}[{c}]", "plies"), f"{what}[{c}]")
        for c, row in enumerate(as_list(table, what, "rows"))
    ]
    if len(rows) != n:
        raise GameGraphError(f"{what} has {count(len(rows), 'row')} for {_count(n)}")
    for c, row in enumerate(rows):
        if len(row) != n:
            entries = count(len(row), "entry", "entries")
            raise GameGraphError(f"{what}[{c}] has {entries} for {_count(n)}")
    return rows


def _count(n: int) -> str:
    return count(n, "vertex", "vertices")


def circular_order(n: int, pairs: Sequence[tuple[int, int]]) -> list[int]:
    """Return the vertices in an order round a circle, with few edges that cross.

    Of a small graph all orders are tried; a large one is taken as a depth-first search goes.

    >>> circular_order(4, [(0, 1), (2, 0), (3, 1)])
    [0, 1, 3, 2]
    """
    if n > _ROWS:
        return _depth_first(n, pairs)
    best, fewest = list(range(n)), len(pairs) ** 2
    for rest in permutations(range(1, n)):
        number = {v: i for i, v in enumerate((0, *rest))}
        spans = sorted(sorted((number[u], number[v])) for u, v in pairs)
        crossings = sum(a < c < b < d for (a, b), (c, d) in combinations(spans, 2))
        if crossings < fewest:
            best, fewest = [0, *rest], crossings
        if crossings == 0:
            break
    return best


def _depth_first(n: int, pairs: Sequence[tuple[int, int]]) -> list[int]:
    joined: list[list[int]] = [[] for _ in range(n)]
    for u, v in pairs:
        joined[u].append(v)
        joined[v].append(u)
    order: list[int] = []
    waiting = sorted(range(n), key=lambda v: -len(joined[v]))  # begin at the end of a path
    while waiting:
        v = waiting.pop()
        if v not in order:
            order.append(v)
            waiting += joined[v]
    return order


def _heading(table: Table | None, start: tuple[int, int] | None, given: Table | None) -> str:
    if start is None:
        return "A graph" if table is None else "Plies to capture, cop to move"
    c, r = start
    heading = f"Cop at {c}, robber at {r}"
    if table is None:
        return heading
    plies = table[c][r]
    heading += ": escape" if plies is None else f": {count(plies, 'ply', 'plies')}"
    if given is not None and given[c][r] != plies:
        heading += f", yours: {given[c][r]}"
    return heading


def _in_words(n: int, pairs: list[tuple[int, int]]) -> str:
    graph = f"Graph with {_count(n)} and {count(len(pairs), 'edge')}"
    return f"{graph}: {listing([f'{u}-{v}' for u, v in pairs])}." if pairs else f"{graph}."


def _rows(table: Table, given: Table | None) -> list[str]:
    rows = []
    for c, row in enumerate(table):
        yours = row if given is None else given[c]
        texts = [
            f"{plies}" if plies == other else f"{plies} (yours {other})"
            for plies, other in zip(row, yours, strict=True)
        ]
        rows.append(f"Cop at {c}: {', '.join(texts)}.")
    return rows


def _circle(n: int) -> tuple[float, float]:
    """Return half the width of the drawn graph, and the radius of the circle of vertices."""
    radius = 0.0 if n == 1 else max(46.0, 9.6 * n)
    return radius + _VERTEX + 2 * _TOKEN + 16, radius


def _graph(
    n: int,
    pairs: list[tuple[int, int]],
    start: tuple[int, int] | None,
    middle: float,
    radius: float,
) -> str:
    order = circular_order(n, pairs)
    turns = [2 * pi * order.index(v) / n - pi / 2 for v in range(n)]
    if n % 2 == 0:
        turns = [turn - pi / n for turn in turns]
    points = [(middle + radius * cos(t), middle + radius * sin(t)) for t in turns]
    edges = [path([points[u], points[v]]) for u, v in pairs]
    lines = group(edges, stroke=LINE, stroke_width=1.8, fill="none")
    circles = [
        circle(x, y, _VERTEX, fill="#f4f1e8", stroke="#4a4a4a", stroke_width=2)
        + text(x, y + 5, 14, str(v), bold=True)
        for v, (x, y) in enumerate(points)
    ]
    away = _VERTEX + _TOKEN + 3
    tokens = []
    for i, (v, look) in enumerate(zip(start or (), (_COP, _ROBBER), strict=False)):
        x, y = points[v]
        aside = 0.0 if start is None or start[0] != start[1] else (-13.0, 13.0)[i]
        out = (cos(turns[v]), sin(turns[v]))
        tokens.append(
            _token(x + away * out[0] - aside * out[1], y + away * out[1] + aside * out[0], look)
        )
    return lines + "".join(circles) + "".join(tokens)


def _token(x: float, y: float, look: tuple[str, str, str, float]) -> str:
    letter, fill, border, corner = look
    shape = centred(x, y, _TOKEN, _TOKEN, corner, fill=fill, stroke=border, stroke_width=2)
    return shape + text(x, y + 5, 14, letter, bold=True)


def _table(table: Table, start: tuple[int, int] | None, given: Table | None) -> tuple[str, float]:
    """Return the table drawn, and its width."""
    n = len(table)
    cell = 48.0 if given is None or given == table else 78.0
    left = 70.0
    parts = [text(left + cell * n / 2, 14, 12.5, "robber at")]
    for v in range(n):
        parts.append(text(left + cell * (v + 0.5), 32, 13, str(v), bold=True))
        parts.append(text(left - 35, 40 + _ROW * (v + 0.62), 13, f"cop at {v}", bold=True))
    entries = [(c, r) for c in range(n) for r in range(n)]
    for c, r in sorted(entries, key=lambda entry: entry == start):  # its border above the others
        plies = table[c][r]
        other = plies if given is None else given[c][r]
        parts.append(_cell(left + cell * r, 40 + _ROW * c, cell, plies, other, start == (c, r)))
    return "".join(parts), left + cell * n


def _cell(
    x: float, y: float, wide: float, plies: int | None, other: int | None, marked: bool
) -> str:
    fill, border = (_MARKED, 3) if marked else ("#fff", 1)
    parts = rectangle(x, y, wide, _ROW, fill=fill, stroke=LINE, stroke_width=border)
    if plies == other:
        return parts + text(x + wide / 2, y + 24, 13.5, str(plies))
    yours = text(x + wide / 2, y + 31, 11.5, f"yours: {other}", ALARM)
    return parts + text(x + wide / 2, y + 16, 13.5, str(plies), bold=True) + yours
