"""edit: a graph to draw and change by mouse, finger or keyboard; its outcomes follow at once.

`editor.js` draws and solves in the browser, so that nothing waits for Python and the editor lives
on in a saved notebook without a kernel. anywidget carries the graph back and forth.
"""

from __future__ import annotations

import json
from collections.abc import Hashable, Sequence
from importlib.resources import files
from typing import Any

import anywidget
import traitlets

from ..draw import Layout, Picture, draw, layout
from ..draw.graphs.routes import route
from ..draw.primitives import INK, LINE
from ..draw.shapes import HALF_HEIGHT, LOOKS, half_width, one_line, short
from ..graph import GameGraph
from ..outcome import GameGraphError, Outcome, Terminals, terminal_outcome
from ..solution import Solution
from ..solvers.outcomes.solver import solve
from .last_picture import last_html
from .notebook_widget import NotebookWidget, boxed

MOST = 30  # positions, as in editor.js
_WIDTH, _HEIGHT = 640.0, 360.0  # of the paper, as in editor.js
_MARGIN = 46.0
_LOOKS: dict[str, Any] = {
    look.letter: {"fill": look.fill, "border": look.border} for look in LOOKS.values()
} | {"ink": INK, "line": LINE}


def _text(name: str) -> str:
    return files(__package__).joinpath(name).read_text(encoding="utf-8")


def edit(
    graph: GameGraph | Sequence[Sequence[int]] | None = None, terminals: Terminals = "normal"
) -> Editor:
    """Return an editor for a graph of at most 30 positions, by default one without moves.

    Positions are dragged, arrows drawn and deleted, verdicts set; every position shows its outcome,
    its distance and how many of its moves do not lead to WIN. In Python: `.graph`, `.solution`,
    `.set(graph)`. Names and verdicts of a graph stay with their positions, through deleting and
    Undo and in the text to copy; a position that is added to a graph with names is called "new".

    Raises GameGraphError for more than 30 positions.

    >>> editor = edit([[1, 2], [3], [1, 4], [], [2]])
    >>> editor.set([[1], [0, 2], []])
    >>> editor
    Editor([[1], [0, 2], []]: 1 WIN, 2 LOSE, 0 DRAW)
    >>> editor.set(GameGraph.from_moves([[1], [0]], names=["a", "b"], verdicts={"b": Outcome.LOSE}))
    >>> editor.graph.names, editor.solution.outcome("a").name
    (('a', 'b'), 'WIN')
    """
    return Editor(graph, terminals)


class EditorView(anywidget.AnyWidget):
    """What `editor.js` shows: the graph, where its positions are, and what is said."""

    _esm = _text("editor.js")
    _css = _text("editor.css")
    # {"moves": lists of targets, "places": (x, y) each}, and of a graph with names or verdicts
    # "names": {"key", "text", "code"} each, "verdicts": a code or None each; see editor.js.
    state = traitlets.Dict().tag(sync=True)
    misere = traitlets.Bool(False).tag(sync=True)
    looks = traitlets.Dict(_LOOKS).tag(sync=True)
    task = traitlets.Unicode("").tag(sync=True)
    news = traitlets.Unicode("").tag(sync=True)


class Editor(NotebookWidget):
    """A graph that is being drawn, and the widget that shows it; see `edit`."""

    page_height = 660.0  # pixels, of the page that goes on without a kernel

    def __init__(
        self, graph: GameGraph | Sequence[Sequence[int]] | None, terminals: Terminals
    ) -> None:
        misere = terminal_outcome(terminals) == terminal_outcome("misere")
        self._view = EditorView(misere=misere)
        self._names: list[Hashable] = []  # of all graphs that were set, for Undo
        self.set([[], [], []] if graph is None else graph)
        self._view.observe(lambda _: self._changed(), names=["state", "misere"])
        self.box = boxed([self._view])

    @property
    def graph(self) -> GameGraph:
        """The graph as it is now."""
        state = self._view.state
        names = state.get("names")
        if names is not None:
            names = [
                name["text"] if name["key"] is None else self._names[name["key"]] for name in names
            ]
        verdicts = {
            u if names is None else names[u]: Outcome(code)
            for u, code in enumerate(state.get("verdicts") or ())
            if code is not None
        }
        return GameGraph.from_moves(state["moves"], names=names, verdicts=verdicts)

    @property
    def terminals(self) -> Terminals:
        """What a position without moves is: "normal" (LOSE) or "misere" (WIN)."""
        return "misere" if self._view.misere else "normal"

    @property
    def solution(self) -> Solution:
        """Its outcomes and distances."""
        return solve(self.graph, terminals=self.terminals)

    def set(self, graph: GameGraph | Sequence[Sequence[int]]) -> None:
        """Show another graph; Undo leads back."""
        found = graph if isinstance(graph, GameGraph) else GameGraph.from_moves(graph)
        if found.n > MOST:
            raise GameGraphError(f"an editor shows at most {MOST} positions, not {found.n}")
        moves = [[int(v) for v in found.moves(u)] for u in range(found.n)]
        state: dict[str, Any] = {
            "moves": moves,
            "places": _places(GameGraph.from_moves(moves)),
        }
        if found.names != range(found.n):
            first = len(self._names)
            self._names += found.names
            state["names"] = [
                {"key": first + u, "text": one_line(name), "code": repr(name)}
                for u, name in enumerate(found.names)
            ]
        if found.verdicts:
            given = found.resolve_verdicts()
            codes = [int(given[u]) if u in given else None for u in range(found.n)]
            state["verdicts"] = codes
        self._view.state = state

    def still(self) -> Picture:
        """Return the graph as a still picture, its positions where they were put."""
        graph = self.graph
        return draw(graph, self.solution, plan=_plan(graph, self._view.state["places"]))

    def in_words(self) -> str:
        """Return how many positions have each outcome."""
        counts = self.solution.counts().items()
        return ", ".join(f"{count} {outcome.name}" for outcome, count in counts)

    def last_html(self) -> str:
        """Return the picture, and the editor as a page that goes on without a kernel."""
        return last_html(self.still(), self.in_words(), self.page(), self.page_height)

    def page(self) -> str:
        """Return the editor as a page of its own, which asks nobody for anything."""
        view = self._view
        given = {"state": view.state, "misere": view.misere, "looks": view.looks}
        data = json.dumps(given | {"task": view.task, "news": ""}).replace("<", "\\u003c")
        template = _text("editor.template.html")
        for slot, text in (("CSS", view._css), ("JS", _text("editor.js")), ("DATA", data)):
            template = template.replace(f"/*{slot}*/", str(text))
        return template

    def _changed(self) -> None:
        self._keep()

    def __repr__(self) -> str:
        rows = self._view.state["moves"]
        return f"{type(self).__name__}({rows}: {self.in_words()})"


def _places(graph: GameGraph) -> list[list[int]]:
    """Return where the layout puts the positions, fitted into the paper."""
    plan = layout(graph)
    if not graph.n:
        return []
    xs, ys = [x for x, _ in plan.centres], [y for _, y in plan.centres]

    def fitted(values: list[float], size: float) -> list[int]:
        low, high = min(values), max(values)
        room = size - 2 * _MARGIN
        scale = min(1.25, room / (high - low)) if high > low else 1.0
        start = (size - scale * (high - low)) / 2
        return [round(start + scale * (value - low)) for value in values]

    return [list(place) for place in zip(fitted(xs, _WIDTH), fitted(ys, _HEIGHT), strict=True)]


def _plan(graph: GameGraph, places: Sequence[Sequence[float]]) -> Layout:
    """Return a layout with the positions at these places."""
    centres = [(float(x), float(y)) for x, y in places]
    moves = [(u, v) for u in range(graph.n) for v in graph.moves(u)]
    half = HALF_HEIGHT
    sizes = tuple(half_width(short(name)) for name in graph.names)
    boxes = [(x - a, y - half, x + a, y + half) for (x, y), a in zip(centres, sizes, strict=True)]
    badges = ((0.0, half + 4),) * graph.n
    curves, _, _ = route(moves, centres, sizes, boxes, {})
    return Layout(_WIDTH, _HEIGHT, tuple(centres), sizes, badges, tuple(moves), tuple(curves))
