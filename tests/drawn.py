"""What the tests of the pictures share: graphs to draw, and what is to be seen on a picture."""

import subprocess
import sys
import xml.etree.ElementTree as ET

import pytest

from gamegraphs import GameGraph, random_graph
from gamegraphs.draw.graphs.curves import samples
from gamegraphs.draw.shapes import HALF_HEIGHT

FIVE = [[1, 2], [3], [1, 4], [], [2]]
SVG = "{http://www.w3.org/2000/svg}"
TEXT, LINES = 4.5, 3.0  # the least contrast of text, and of lines and shapes: WCAG 2.2, level AA

GRAPHS = {
    "five": FIVE,
    "nothing": [],
    "one": [[]],
    "one loop": [[0]],
    "chain": [[u + 1] for u in range(7)] + [[]],
    "long chain": [[u + 1] for u in range(29)] + [[]],
    "two-cycle": [[1], [0, 2], []],
    "cycle": [[(u + 1) % 6] for u in range(6)],
    "star": [list(range(1, 9)), *[[]] * 8],
    "inward star": [[], *[[0]] * 8],
    "loops": [[0, 1], [1, 1, 0, 2], [2, 2, 2]],
    "parallel": [[1, 1, 1], [0, 2, 2], []],
    "pile": [[u - t for t in (1, 2, 3) if t <= u] for u in range(13)],
    "apart": [[1], [], [3], [2], [], []],
    "complete": [[v for v in range(5) if v != u] for u in range(5)],
} | {
    f"random {n} {seed}": [g.moves(u) for u in range(n)]
    for n, seeds in ((12, 12), (25, 4))
    for seed in range(seeds)
    for g in [random_graph(n, seed)]
}
# The moves of these can be drawn clear of every position.
CLEAR = [name for name in GRAPHS if not name.startswith("random 25")]

each_graph = pytest.mark.parametrize("name", GRAPHS)


def graph_of(name):
    return GameGraph.from_moves(GRAPHS[name])


def texts(picture):
    return [element.text for element in ET.fromstring(picture.svg).iter(f"{SVG}text")]


def boxes(plan):
    return [
        (x - w, y - HALF_HEIGHT, x + w, y + HALF_HEIGHT)
        for (x, y), w in zip(plan.centres, plan.half_widths, strict=True)
    ]


def clearance(curve, others):
    """Return the nearest distance from a curve to a box, at most 10; negative inside a box."""
    nearest = 10.0
    for left, top, right, bottom in others:
        for x, y in samples(curve):
            dx, dy = max(left - x, x - right), max(top - y, y - bottom)
            outside = (max(dx, 0.0) ** 2 + max(dy, 0.0) ** 2) ** 0.5
            nearest = min(nearest, outside or max(dx, dy))
    return nearest


def run_python(code, **environment):
    command = [sys.executable, "-c", code]
    return subprocess.run(
        command, capture_output=True, text=True, check=True, env=environment or None
    ).stdout


def luminance(colour):
    """The relative luminance of #rgb or #rrggbb, as WCAG 2 defines it."""
    digits = colour[1:] if len(colour) == 7 else "".join(2 * digit for digit in colour[1:])
    parts = [int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    return sum(weight * c for weight, c in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def contrast(one, other):
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)
