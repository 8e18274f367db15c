"""Count how often the moves of 500 random graphs cross in the pictures of Graphviz dot.

Usage: python tools/dot_crossings.py

Writes tests/draw/graphs/dot_crossings.json, with which the tests compare our own pictures. Needs
the program `dot`; nothing else in the course does. Positions are as large as ours, and crossings
are counted as in our pictures (`faults.all_crossings`).
"""

import json
import subprocess
from pathlib import Path

from gamegraphs import GameGraph, random_graph
from gamegraphs.draw.graphs.faults import Line, all_crossings, line, polyline
from gamegraphs.draw.shapes import HALF_HEIGHT, half_width, short

PLACE = Path(__file__).parents[1] / "tests" / "draw" / "graphs" / "dot_crossings.json"
COUNT = 500
INCH = 72


def graph_of(seed: int) -> GameGraph:
    """Return the graph of a seed: 5 to 12 positions."""
    return random_graph(5 + seed % 8, seed)


def drawn_by_dot(graph: GameGraph) -> list[Line]:
    """Return the arrows of dot's picture."""
    head = f"rankdir=LR; node [shape=box, fixedsize=true, height={2 * HALF_HEIGHT / INCH}];"
    widths = [2 * half_width(short(name)) / INCH for name in graph.names]
    nodes = [f"{u} [width={width}];" for u, width in enumerate(widths)]
    moves = [f"{u} -> {v};" for u in range(graph.n) for v in graph.moves(u)]
    source = "\n".join(["digraph {", head, *nodes, *moves, "}"])
    out = subprocess.run(
        ["dot", "-Tjson"], input=source, capture_output=True, text=True, check=True
    ).stdout
    found = json.loads(out)
    lines = []
    for edge in found.get("edges", []):
        # "e,x,y x,y x,y ...": where the head ends, then the points of the curve.
        tip, *points = edge["pos"].split()
        curve = [read_point(point) for point in points]
        ends = (found["objects"][edge[end]]["name"] for end in ("tail", "head"))
        tail, target = map(int, ends)
        lines.append(line([*polyline(tuple(curve)), read_point(tip[2:])], (tail, target)))
    return lines


def read_point(text: str) -> tuple[float, float]:
    """Return the point that is written "x,y"."""
    x, y = map(float, text.split(","))
    return x, y


if __name__ == "__main__":
    counts = [all_crossings(drawn_by_dot(graph_of(seed))) for seed in range(COUNT)]
    PLACE.write_text(json.dumps(counts) + "\n", encoding="utf-8")
    print(f"{sum(counts)} crossings in {COUNT} pictures, at most {max(counts)} in one")
