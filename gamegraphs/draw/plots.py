"""matplotlib: the same pictures on its axes, and any of its figures as a Picture."""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterable, Sequence
from io import StringIO
from typing import Any

from ..graph import GameGraph, as_graph
from ..outcome import GameGraphError
from ..solution import Solution
from ..validate import as_text, shown
from .graphs.annotations import Values, read_annotations
from .graphs.curves import pieces
from .graphs.layout import layout
from .picture import Picture
from .primitives import INK, LINE, number
from .shapes import outline, short

_SVG: Any = {"svg.hashsalt": "gamegraphs", "svg.fonttype": "none"}
_DPI = 96  # of the layout: its pixels


def picture_of(figure: Any, alt: str) -> Picture:
    """Return a matplotlib figure as a Picture, and close the figure.

    `alt` says in words what is to be seen. The same figure gives the same text every time.
    Raises GameGraphError for what is no figure, such as an axes of one.
    """
    import matplotlib as mpl
    from matplotlib import pyplot as plt
    from matplotlib.figure import Figure

    if not isinstance(figure, Figure):
        raise GameGraphError(
            f"figure must be a figure of matplotlib, not {shown(figure)}; make one with "
            "plt.figure(), or take that of an axes: ax.figure"
        )
    as_text(alt, "alt")
    buffer = StringIO()
    with mpl.rc_context(_SVG):
        figure.savefig(buffer, format="svg", metadata={"Date": None}, bbox_inches="tight")
    plt.close(figure)
    text = buffer.getvalue()
    text = text[text.index("<svg") :]  # without the XML prologue: it also stands inside a page
    text = re.sub(r"<metadata>.*?</metadata>", "", text, flags=re.DOTALL)
    # Points to pixels, for the size alone: the coordinates inside stay what they are.
    text = re.sub(
        r'="([\d.]+)pt"', lambda found: f'="{number(float(found[1]) * 4 / 3)}"', text, count=2
    )
    return Picture(re.sub(r"\s*\n\s*", " ", text).strip(), alt)


def draw_matplotlib(
    graph: GameGraph,
    labels: Solution | Values = None,
    *,
    distances: Sequence[int | None] | None = None,
    highlight: Iterable[Hashable] = (),
    moves: Iterable[tuple[Hashable, Hashable]] = (),
    title: str | None = None,
    ax: Any = None,
) -> Any:
    """Draw a graph on a matplotlib axes and return the axes; arguments as those of `draw`.

    Without `ax` a new figure of fitting size is made: `picture_of(ax.figure, alt)` shows it.
    Raises GameGraphError for what is no axes.
    """
    graph = as_graph(graph)
    if title is not None:
        as_text(title, "title")
    from matplotlib import pyplot as plt
    from matplotlib.axes import Axes
    from matplotlib.patches import FancyArrowPatch, Polygon
    from matplotlib.path import Path

    if ax is not None and not isinstance(ax, Axes):
        raise GameGraphError(f"ax must be an axes of matplotlib, not {shown(ax)}")
    marks = read_annotations(graph, labels, distances, None, highlight, moves, None)
    plan = layout(graph)
    if ax is None:
        size = (max(plan.width, 60.0) / _DPI, max(plan.height, 60.0) / _DPI)
        ax = plt.figure(figsize=size).add_axes((0, 0, 1, 1))
    ax.set(xlim=(0, plan.width), ylim=(plan.height, 0), aspect="equal")
    ax.axis("off")
    if title is not None:
        ax.set_title(title)

    gaps = [6.5 if u in marks.highlight else 1.5 for u in range(graph.n)]
    for k, (u, v) in enumerate(plan.moves):
        shapes = marks.looks[u].shape, marks.looks[v].shape
        visible = plan.visible(k, shapes, (gaps[u], gaps[v]))
        codes = [Path.MOVETO]
        for piece in pieces(visible):
            codes += [Path.LINETO] if len(piece) == 2 else [Path.CURVE4] * 3
        wide = (u, v) in marks.moves
        ax.add_patch(
            FancyArrowPatch(
                path=Path(visible, codes),
                arrowstyle="-|>",
                mutation_scale=14 if wide else 10,
                linewidth=2.7 if wide else 1.2,
                color=INK if wide else LINE,
                shrinkA=0,
                shrinkB=0,
            )
        )
    for u, (x, y) in enumerate(plan.centres):
        look, half = marks.looks[u], plan.half_widths[u]
        if u in marks.highlight:
            ring = [(x + a, y + b) for a, b in outline(look, half, 5.0)]
            ax.add_patch(Polygon(ring, facecolor="white", edgecolor=INK, linewidth=2.2))
        corners = [(x + a, y + b) for a, b in outline(look, half)]
        dashes = "--" if look.dashed else "-"
        patch = Polygon(corners, facecolor=look.fill, edgecolor=look.border, linestyle=dashes)
        patch.set_linewidth(1.5)
        ax.add_patch(patch)
        name, text = short(graph.names[u]), {"ha": "center", "va": "center", "color": INK}
        if look.letter:
            ax.text(x, y - 7, name, fontsize=10.5, fontweight="bold", **text)
            ax.text(x, y + 10, marks.status(u), fontsize=9.5, **text)
        else:
            ax.text(x, y, name, fontsize=10.5, fontweight="bold", **text)
    return ax
