"""The retrograde stepper as one HTML file: no kernel, no network, nothing to install.

Every state is drawn here, by `gamegraphs.draw`; the page only shows them. Neighbouring
pictures differ in few elements, so each is kept as a list of numbers into one list of the
elements: a few tens of kilobytes for hundreds of pictures.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib.resources import files
from os import PathLike
from typing import Any, get_args

from ..generate import random_graph
from ..graph import GameGraph
from ..outcome import Outcome, Terminals
from ..trace import Step, trace
from . import draw_step, layout, reason

_SLOT = "/*DATA*/"


def examples() -> dict[str, GameGraph]:
    """Return the graphs of the page by their titles."""
    return {
        "Five positions, one cycle": GameGraph.from_moves([[1, 2], [3], [1, 4], [], [2]]),
        "A chain of eight": GameGraph.from_moves([[u + 1] for u in range(7)] + [[]]),
        "A cycle of two with a way out": GameGraph.from_moves([[1], [0, 2], []]),
        "Twelve positions at random": random_graph(12, seed=80),
    }


def animation_html(graphs: Mapping[str, GameGraph] | None = None) -> str:
    """Return a page that steps through the wave on each of these graphs, in both conventions.

    `graphs` maps titles to small graphs; by default those of `examples`. The same graphs give
    the same text.

    >>> page = animation_html({"One move": GameGraph.from_moves([[1], []])})
    >>> page.startswith("<!DOCTYPE html>"), "One move" in page
    (True, True)
    """
    elements: dict[str, int] = {}
    shown = examples() if graphs is None else graphs
    data = {
        "graphs": [
            {"title": title, **{t: _run(graph, t, elements) for t in get_args(Terminals)}}
            for title, graph in shown.items()
        ],
        "elements": list(elements),
    }
    return _page(data)


def run_html(
    graph: GameGraph,
    terminals: Terminals = "normal",
    verdicts: Mapping[Any, Outcome] | None = None,
    title: str = "",
    at: int = 0,
) -> str:
    """Return a page with one run of the wave alone, at the state after `at` steps.

    >>> page = run_html(GameGraph.from_moves([[1], []]), at=1)
    >>> '"at":1' in page
    True
    """
    elements: dict[str, int] = {}
    run = _run(graph, terminals, elements, verdicts)
    shown = [{"title": title, "normal": run}]
    return _page({"graphs": shown, "elements": list(elements), "alone": True, "at": at})


def write_animation(path: str | PathLike[str]) -> None:
    """Write the page with the built-in examples to a file."""
    with open(path, "w", encoding="utf-8", newline="\n") as file:
        file.write(animation_html())


def _page(data: dict[str, Any]) -> str:
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    template = files(__package__).joinpath("animation.template.html").read_text(encoding="utf-8")
    # A "<" in the data could end the script element it stands in.
    return template.replace(_SLOT, text.replace("<", "\\u003c"))


def _run(
    graph: GameGraph,
    terminals: Terminals,
    elements: dict[str, int],
    verdicts: Mapping[Any, Outcome] | None = None,
) -> list[dict[str, Any]]:
    """Return what to show at the start and after every step."""
    plan = layout(graph)
    frames = []
    for k, step in enumerate([None, *trace(graph, terminals, verdicts)]):
        title = f"The graph after step {k}; the table below says the same in words"
        svg = draw_step(graph, step, plan=plan, desc=title).svg
        parts = svg.replace("><", ">\0<").split("\0")
        frames.append(
            {
                "picture": [elements.setdefault(part, len(elements)) for part in parts],
                "because": reason(step),
                "queue": [] if step is None else [str(graph.names[u]) for u in step.queue],
                "rows": [_row(graph, step, u) for u in range(graph.n)],
            }
        )
    return frames


def _row(graph: GameGraph, step: Step | None, u: int) -> list[str]:
    """Return name, moves, label, distance and open moves of a position as text."""
    moves = ", ".join(str(graph.names[v]) for v in graph.moves(u)) or "none"
    label = None if step is None else step.labels[u]
    if step is None or label is None:
        count = len(graph.moves(u)) if step is None else step.counters[u]
        return [str(graph.names[u]), moves, "not known", "", str(count)]
    plies = step.distances[u]
    return [str(graph.names[u]), moves, label.name, "" if plies < 0 else str(plies), ""]
