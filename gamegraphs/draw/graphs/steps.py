"""draw_step: the state of the retrograde wave after one of its steps, as a picture."""

from __future__ import annotations

from ...graph import GameGraph, as_graph
from ...outcome import GameGraphError
from ...trace import Step
from ...validate import shown
from ..picture import Picture
from .annotations import per_position
from .drawing import draw
from .layout import Layout


def draw_step(
    graph: GameGraph,
    step: Step | None,
    *,
    title: str | None = None,
    desc: str | None = None,
    plan: Layout | None = None,
) -> Picture:
    """Return a picture of the state after a step of `gamegraphs.trace`; None is the start.

    The position looked at has a ring, its move is thick, and positions without a label carry
    a badge with the moves not yet known to lead to WIN. The rest is as in `draw`.

    >>> from gamegraphs.trace import trace
    >>> graph = GameGraph.from_moves([[1], []])
    >>> print(draw_step(graph, trace(graph)[0]).alt)
    Game graph with 2 positions.
    0: not known, 1 open, moves to 1. 1: LOSE in 0, no moves, highlighted.
    """
    graph, step = as_graph(graph), _as_step(step)
    if step is None:
        blank, counts = [None] * graph.n, [len(graph.moves(u)) for u in range(graph.n)]
        return draw(graph, blank, counters=counts, title=title, desc=desc, plan=plan)
    per_position(graph, step.labels, "labels")  # refuses the step of another graph
    looked_at = [graph.names[u] for u in (step.position, step.source) if u is not None]
    is_move = step.position is not None and step.source is not None
    known = zip(step.labels, step.counters, strict=True)
    return draw(
        graph,
        step.labels,
        distances=step.distances,
        counters=[None if label is not None else count for label, count in known],
        highlight=looked_at[:1],
        moves=[(looked_at[0], looked_at[1])] if is_move else [],
        title=title,
        desc=desc,
        plan=plan,
    )


def reason(step: Step | None) -> str:
    """Return the sentence of a step, or what to say before the first one."""
    step = _as_step(step)
    return "No position has a label yet." if step is None else step.because


def _as_step(step: Step | None) -> Step | None:
    if step is None or isinstance(step, Step):
        return step
    raise GameGraphError(f"step must be one of trace(graph), or None, not {shown(step)}")
