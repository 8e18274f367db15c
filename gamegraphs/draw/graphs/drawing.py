"""draw: a game graph as an SVG picture, with everything on it in words too."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from html import escape

from ...graph import GameGraph
from ...solution import Solution
from ..picture import Picture
from ..primitives import (
    ALARM,
    HALF_BADGE,
    INK,
    badge,
    centred,
    element,
    path,
    polygon,
    text,
    translated,
)
from ..shapes import HALF_HEIGHT, Look, hexagon, one_line, short
from .annotations import Annotations, Values, read_annotations
from .layout import Layout, layout_for
from .page import arrows, heads, page

_RING = 5.0
_BADGE = 2 * HALF_BADGE


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
    picture is the same at every call. Raises GameGraphError for what does not fit the graph.

    Cost: O(n + m) once the layout is there, 2 ms for 12 positions. The layout of up to 12
    positions is searched for: 0.1 seconds on average, at most 2, once for a graph.

    >>> graph = GameGraph.from_moves([[1], []])
    >>> print(draw(graph, [1, 0]).alt)
    Game graph with 2 positions. 0: WIN, moves to 1. 1: LOSE, no moves.
    """
    shown = read_annotations(graph, labels, distances, counters, highlight, moves, answers, notes)
    plan = layout_for(graph, plan)
    words = desc if desc is not None else shown.in_words(graph)
    heading = title if title is not None else f"Game graph with {_count(graph.n)}"
    body = _body(graph, shown, plan)
    width, height = plan.width, plan.height
    badges = sum(values is not None for values in (counters, answers, notes))
    height += _BADGE * max(badges - 1, 0)  # for one badge below the other
    if not graph.n:
        width, height = 150.0, 60.0
        body = [text(75, 35, 14, "no positions")]
    sizes = zip(plan.centres, plan.half_widths, strict=True)
    places = [(x, y, half, HALF_HEIGHT) for (x, y), half in sizes]
    return page(body, (width, height), title, heading, words, places)


def _count(n: int) -> str:
    return "1 position" if n == 1 else f"{n} positions"


def _body(graph: GameGraph, shown: Annotations, plan: Layout) -> list[str]:
    thin: list[str] = []
    thick: list[str] = []
    rings = [_RING + 1.5 if u in shown.highlight else 0.0 for u in range(graph.n)]
    for k, (u, v) in enumerate(plan.moves):
        lines = thick if (u, v) in shown.moves else thin
        shapes = shown.looks[u].shape, shown.looks[v].shape
        lines.append(path(plan.visible(k, shapes, (1.0 + rings[u], 1.5 + rings[v]))))
    positions = [_position(graph, shown, plan, u) for u in range(graph.n)]
    return [heads(), arrows(thin), arrows(thick, thick=True), *positions]


def _position(graph: GameGraph, shown: Annotations, plan: Layout, u: int) -> str:
    x, y = plan.centres[u]
    half, look = plan.half_widths[u], shown.looks[u]
    name = short(graph.names[u])
    parts = []
    if u in shown.highlight:
        parts.append(_shape(look, half, _RING, fill="#fff", stroke=INK, stroke_width=3))
    style = {"fill": look.fill, "stroke": look.border, "stroke_width": "2"}
    dashes = "5 3" if look.dashed else None
    parts.append(_shape(look, half, 0.0, **style, stroke_dasharray=dashes))
    if look.letter:
        parts.append(text(0, -2, 14, name, bold=True))
        parts.append(text(0, 14, 12.5, shown.status(u)))
    else:
        parts.append(text(0, 5, 14, name, bold=True))
    dx, dy = plan.badges[u]
    away = 1 if dy > 0 else -1
    dy += away * (_RING if u in shown.highlight else 0.0)
    if shown.counters[u] is not None:
        parts.append(_badge(dx, dy, f"{shown.counters[u]} open", INK))
        dy += away * (_BADGE + 1)
    answer = shown.answers[u]
    if answer is not None:
        parts.append(_badge(dx, dy, f"yours: {answer.letter}", ALARM))
        dy += away * (_BADGE + 1)
    note = shown.notes[u]
    if note is not None:
        parts.append(_badge(dx, dy, note, ALARM))
    full = one_line(graph.names[u])
    hover = [element("title", escape(full))] if full != name else []
    return translated(x, y, *hover, *parts)


def _shape(look: Look, half: float, grow: float, **style: float | str | None) -> str:
    w, h = half + grow, HALF_HEIGHT + grow
    if look.shape == "hexagon":
        return polygon(hexagon(w, h), **style)
    return centred(0, 0, w, h, h if look.shape == "round" else 2, **style)


def _badge(x: float, y: float, words: str, colour: str) -> str:
    return badge(x, y, 3.4 * len(words) + 6, words, 11.5, colour)
