"""practice: label a small graph by hand, with buttons where there are widgets."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ..graph import GameGraph
from ..outcome import Outcome, Terminals
from ..widgets.by_hand import ByHand


def practice(
    graph: GameGraph | Sequence[Sequence[int]],
    terminals: Terminals = "normal",
    verdicts: Mapping[Any, Outcome] | None = None,
) -> ByHand:
    """Return a graph of at most 30 positions to be labelled by hand, in any justified order.

    With ipywidgets it shows itself with buttons, without them as a picture; `.label(name, WIN)`,
    `.declare_rest_draw()`, `.undo()`, `.reset()` and `.hint()` work in both.

    >>> p = practice([[1], []])
    >>> p.label(0, 1)
    0 cannot be WIN: none of its moves leads to a LOSE position yet; its move to 1 is still open.
    """
    try:
        from ..widgets import practice as with_buttons
    except ModuleNotFoundError:
        return ByHand(graph, terminals, verdicts)
    return with_buttons(graph, terminals, verdicts)
