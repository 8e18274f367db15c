"""draw: a game graph as an SVG picture, with everything on it in words too."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from hashlib import sha256
from html import escape

from ...graph import GameGraph
from ...solution import Solution
from ..picture import Picture, frame, number
from ..shapes import ALARM, HALF_HEIGHT, INK, LINE, Look, hexagon, is_inside, one_line, short
from .annotations import Marks, Values, read_marks
from .badges import HALF_BADGE
from .curves import Curve, Point, cut_end, cut_start
from .layout import Layout, layout

_RING = 5.0
_BADGE = 2 * HALF_BADGE
_TITLE = 30.0


def draw(
    graph: GameGraph,
    labels: Solution | Values = None,
    *,
    distances: Sequence[int | None] | None = None,
    counters: Sequence[int | None] | None = None,
    highlight: Iterable[Hashable] = (),
    moves: Iterable[tuple[Hashable, Hashable]] = (),
    title: str | None = None,
    desc: str | None = None,
    answers: Values = None,
    notes: Sequence[str | None] | None = None,
    plan: Layout | None = None,
) -> Picture:
    """Return a picture of a graph of at most 200 positions; about 30 are still readable.

    Parameters
    ----------
    labels : a Solution, or for each position an Outcome, its number, or None for "not known";
        None draws the graph alone
    distances : for each position its plies, -1 or None to show none; a Solution brings its own
    counters : for each position its open moves, shown as a badge; None to show none
    highlight : names of positions to draw with a thick ring
    moves : pairs of names; the moves between them are drawn thick
    title : a heading on the picture
    desc : the picture in words; by default every position, its label and its moves
    answers : other labels, shown as a badge where they differ from `labels`
    notes : for each position a short text of up to 12 characters or so, shown as a badge; None
        to show none
    plan : a layout made before, for many pictures of one graph

    Names are those of `graph.names`: the numbers, if the graph has no names. The text of the
    picture is the same at every call.

    Cost: O(n + m) once the layout is there. 12 positions: 2 ms, and 15 ms for the layout.

    >>> graph = GameGraph.from_moves([[1], []])
    >>> print(draw(graph, [1, 0]).alt)
    Game graph with 2 positions. 0: WIN, moves to 1. 1: LOSE, no moves.
    """
    marks = read_marks(graph, labels, distances, counters, highlight, moves, answers, notes)
    plan = plan or layout(graph)
    words = desc if desc is not None else marks.in_words(graph)
    heading = title if title is not None else f"Game graph with {_count(graph.n)}"
    body = _body(graph, marks, plan)
    width, height = plan.width, plan.height
    badges = sum(values is not None for values in (counters, answers, notes))
    height += _BADGE * max(badges - 1, 0)  # for one badge below the other
    if not graph.n:
        width, height = 150.0, 60.0
        body = _text(75, 35, 14, "no positions")
    if title is not None:
        width = max(width, 9.0 * len(title) + 24)
        shown = _text(width / 2, 23, 16, title, "font-weight='bold'")
        aside = number((width - plan.width) / 2) if graph.n else "0"
        body = f"{shown}<g transform='translate({aside} {number(_TITLE)})'>{body}</g>"
        height += _TITLE
    # Names of parts must differ between the pictures of a page, and be the same every time.
    body = body.replace(_ID, "g" + sha256(body.encode()).hexdigest()[:10])
    return Picture(frame(width, height, body, heading, words), f"{_closed(heading)} {words}")


_ID = "\0"  # stands in no name: see one_line


def _closed(heading: str) -> str:
    """Return a heading as a sentence."""
    return heading if heading.endswith((".", "?", "!")) else f"{heading}."


def _count(n: int) -> str:
    return "1 position" if n == 1 else f"{n} positions"


def _body(graph: GameGraph, marks: Marks, plan: Layout) -> str:
    thin: list[str] = []
    thick: list[str] = []
    for (u, v), curve in zip(plan.moves, plan.curves, strict=True):
        path = f"<path d='{_path(_cut(u, v, curve, marks, plan))}'/>"
        (thick if (u, v) in marks.moves else thin).append(path)
    parts = [_arrow("t", LINE, 9), _arrow("b", INK, 13)]
    for lines, colour, wide, name in ((thin, LINE, "1.6", "t"), (thick, INK, "3.6", "b")):
        if lines:
            parts.append(
                f"<g fill='none' stroke='{colour}' stroke-width='{wide}' "
                f"marker-end='url(#{_ID}{name})'>{''.join(lines)}</g>"
            )
    parts += [_position(graph, marks, plan, u) for u in range(graph.n)]
    return "".join(parts)


def _arrow(name: str, colour: str, size: int) -> str:
    # The tip reaches the end of the line; the line itself ends inside the head.
    return (
        f"<marker id='{_ID}{name}' viewBox='0 0 10 10' refX='9.5' refY='5' markerWidth='{size}' "
        f"markerHeight='{size}' markerUnits='userSpaceOnUse' orient='auto'>"
        f"<path d='M0 .8 10 5 0 9.2 2 5z' fill='{colour}'/></marker>"
    )


def _cut(u: int, v: int, curve: Curve, marks: Marks, plan: Layout) -> Curve:
    """Return the visible part of a move: from border to border."""

    def border(w: int, gap: float) -> Callable[[Point], bool]:
        x, y = plan.centres[w]
        grow = gap + (_RING + 1.5 if w in marks.highlight else 0.0)
        look, half = marks.looks[w], plan.half_widths[w]
        return lambda point: is_inside(look, half, point[0] - x, point[1] - y, grow)

    return cut_end(cut_start(curve, border(u, 1.0)), border(v, 1.5))


def _path(curve: Curve) -> str:
    points = [f"{number(x)} {number(y)}" for x, y in curve]
    return f"M{points[0]}{'L' if len(points) == 2 else 'C'}{' '.join(points[1:])}"


def _position(graph: GameGraph, marks: Marks, plan: Layout, u: int) -> str:
    x, y = plan.centres[u]
    half, look = plan.half_widths[u], marks.looks[u]
    name = short(graph.names[u])
    parts = []
    if u in marks.highlight:
        parts.append(_shape(look, half, _RING, f"fill='#fff' stroke='{INK}' stroke-width='3'"))
    dashes = " stroke-dasharray='5 3'" if look.dashed else ""
    style = f"fill='{look.fill}' stroke='{look.border}' stroke-width='2'{dashes}"
    parts.append(_shape(look, half, 0.0, style))
    if look.letter:
        parts.append(_text(0, -2, 14, name, "font-weight='bold'"))
        parts.append(_text(0, 14, 12.5, marks.status(u)))
    else:
        parts.append(_text(0, 5, 14, name, "font-weight='bold'"))
    dx, dy = plan.badges[u]
    away = 1 if dy > 0 else -1
    dy += away * (_RING if u in marks.highlight else 0.0)
    if marks.counters[u] is not None:
        parts.append(_badge(dx, dy, f"{marks.counters[u]} open", INK))
        dy += away * (_BADGE + 1)
    answer = marks.answers[u]
    if answer is not None:
        parts.append(_badge(dx, dy, f"yours: {answer.letter}", ALARM))
        dy += away * (_BADGE + 1)
    note = marks.notes[u]
    if note is not None:
        parts.append(_badge(dx, dy, note, ALARM))
    full = one_line(graph.names[u])
    hover = f"<title>{escape(full)}</title>" if full != name else ""
    return f"<g transform='translate({number(x)} {number(y)})'>{hover}{''.join(parts)}</g>"


def _shape(look: Look, half: float, grow: float, style: str) -> str:
    if look.shape == "hexagon":
        corners = hexagon(half + grow, HALF_HEIGHT + grow)
        points = " ".join(f"{number(x)} {number(y)}" for x, y in corners)
        return f"<polygon points='{points}' {style}/>"
    w, h = half + grow, HALF_HEIGHT + grow
    corner = h if look.shape == "round" else 2
    return (
        f"<rect x='{number(-w)}' y='{number(-h)}' width='{number(2 * w)}' "
        f"height='{number(2 * h)}' rx='{number(corner)}' {style}/>"
    )


def _badge(x: float, y: float, text: str, colour: str) -> str:
    half = 3.4 * len(text) + 6
    return (
        f"<rect x='{number(x - half)}' y='{number(y - HALF_BADGE)}' width='{number(2 * half)}' "
        f"height='{_BADGE:g}' rx='4' fill='#fff' stroke='{colour}'/>"
        + _text(x, y + 4, 11.5, text, fill=colour)
    )


def _text(x: float, y: float, size: float, text: str, more: str = "", fill: str = INK) -> str:
    return (
        f"<text x='{number(x)}' y='{number(y)}' font-size='{size:g}' text-anchor='middle' "
        f"fill='{fill}'{' ' if more else ''}{more}>{escape(text)}</text>"
    )
