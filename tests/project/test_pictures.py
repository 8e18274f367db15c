"""Every picture of a graph in the notebooks, measured as it is drawn.

What is counted is read from the committed SVG: arrows that cross, tails at the head of another
arrow, arrows below positions and badges, and positions and badges that overlap.
"""

import json
import os
import re
import xml.etree.ElementTree as ET
from html import unescape
from itertools import combinations
from math import hypot
from pathlib import Path
from typing import NamedTuple
from urllib.parse import unquote

import networkx as nx
import pytest
from drawn import FIVE, SVG
from helpers import ROOT

from gamegraphs import GameGraph, solve
from gamegraphs.draw import draw
from gamegraphs.draw.graphs.faults import all_crossings, all_two_headed, hidden, line, polyline

# GAMEGRAPHS_PICTURES=FOLDER: notebooks that were executed somewhere else.
FOLDER = Path(os.environ.get("GAMEGRAPHS_PICTURES", ROOT))
NOTEBOOKS = sorted(
    path.relative_to(FOLDER).as_posix()
    for folder in ("notebooks", "exercises", "solutions")
    for path in (FOLDER / folder).glob("*.ipynb")
)
SEARCHED = 12  # more positions in one piece are laid out without a search
NUMBER = re.compile(r"-?\d+(?:\.\d+)?")


class Drawing(NamedTuple):
    lines: list
    positions: list
    badges: list


def pictures(notebook):
    """Yield (cell, SVG element) for each picture in the outputs of a notebook."""
    for i, cell in enumerate(json.loads(notebook)["cells"]):
        for output in cell.get("outputs", []):
            html = "".join(output.get("data", {}).get("text/html", []))
            for address in re.findall(r'src="data:image/svg\+xml,([^"]*)"', html):
                yield i, ET.fromstring(unquote(unescape(address)))


def drawings(picture):
    """Yield the graphs of a picture: its own, and those of the pictures side by side in it."""
    for svg in picture.iter(f"{SVG}svg"):
        children = [child for child in svg if child.tag != f"{SVG}svg"]
        groups = [g for child in children for g in child.iter(f"{SVG}g")]
        paths = [p for g in groups if g.get("marker-end") for p in g]
        if paths:
            yield read_drawing(paths, groups)


def read_drawing(paths, groups):
    positions, badges = [], []
    for group in groups:
        numbers = [float(x) for x in NUMBER.findall(group.get("transform") or "")]
        if not group.findall(f"{SVG}text"):
            continue
        shapes = [part for part in group if part.tag in (f"{SVG}rect", f"{SVG}polygon")]
        boxes = [box_of(part, *numbers) for part in shapes if part.get("rx") != "4"]
        if not boxes:
            continue
        badges += [box_of(part, *numbers) for part in shapes if part.get("rx") == "4"]
        lefts, tops, rights, bottoms = zip(*boxes, strict=True)
        positions.append((min(lefts), min(tops), max(rights), max(bottoms)))
    lines = []
    for path in paths:
        numbers = [float(x) for x in NUMBER.findall(path.get("d"))]
        points = polyline(tuple(zip(numbers[::2], numbers[1::2], strict=True)))
        ends = (nearest(points[0], positions), nearest(points[-1], positions))
        lines.append(line(points, ends))
    return Drawing(lines, positions, badges)


def box_of(part, x, y):
    if part.tag == f"{SVG}polygon":
        numbers = [float(n) for n in NUMBER.findall(part.get("points"))]
        xs, ys = numbers[::2], numbers[1::2]
        return x + min(xs), y + min(ys), x + max(xs), y + max(ys)
    left, top, width, height = (float(part.get(key)) for key in ("x", "y", "width", "height"))
    return x + left, y + top, x + left + width, y + top + height


def nearest(point, boxes):
    """Return the number of the position that a point lies at."""

    def away(box):
        dx = max(box[0] - point[0], point[0] - box[2], 0)
        dy = max(box[1] - point[1], point[1] - box[3], 0)
        return hypot(dx, dy)

    return min(range(len(boxes)), key=lambda u: away(boxes[u]))


def overlaps(boxes):
    return sum(
        a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]
        for a, b in combinations(boxes, 2)
    )


def shrunk(box, by):
    return box[0] + by, box[1] + by, box[2] - by, box[3] - by


def without_tip(arrow):
    """Return an arrow that ends 2 px earlier: two heads that touch at one position do not cross."""
    *rest, (x, y), (tip_x, tip_y) = arrow.points
    length = hypot(tip_x - x, tip_y - y)
    back = min(2 / length, 1.0) if length else 0.0
    return line(
        [*rest, (x, y), (tip_x + (x - tip_x) * back, tip_y + (y - tip_y) * back)], arrow.ends
    )


def faults(drawing):
    """Return what is wrong with a drawing in words."""
    lines, positions, badges = drawing
    graph = nx.Graph([arrow.ends for arrow in lines])
    searched = max(map(len, nx.connected_components(graph))) <= SEARCHED
    crossed = all_crossings(map(without_tip, lines))
    below = hidden(lines, [(u, shrunk(box, 3)) for u, box in enumerate(positions)])
    covered = hidden(lines, [(-1, box) for box in badges])
    other = [
        (f"{all_two_headed(lines)} tails at the head of another arrow", all_two_headed(lines)),
        (f"{below} arrows run below positions", below),
        (f"{covered} arrows run below badges", covered),
        (f"{overlaps(positions)} positions overlap", overlaps(positions)),
        (f"{overlaps(badges)} badges overlap", overlaps(badges)),
    ]
    words = [said for said, count in other if count and searched]
    if crossed and searched and nx.check_planarity(graph)[0]:
        words.append(f"{crossed} crossings, and none is needed")
    return words


@pytest.mark.parametrize("name", NOTEBOOKS)
def test_pictures_can_be_read(name):
    found = {
        f"cell {i}, graph {k}": faults(drawing)
        for i, picture in pictures((FOLDER / name).read_text(encoding="utf-8"))
        for k, drawing in enumerate(drawings(picture))
    }
    assert {where: words for where, words in found.items() if words} == {}


def test_there_are_pictures_to_measure():
    count = 0
    for name in NOTEBOOKS:
        for _, picture in pictures((FOLDER / name).read_text(encoding="utf-8")):
            count += sum(1 for _ in drawings(picture))
    assert count > 250


def drawing_of(picture):
    (found,) = drawings(ET.fromstring(picture.svg))
    return found


def test_a_picture_is_read_as_it_was_drawn():
    graph = GameGraph.from_moves(FIVE)
    drawing = drawing_of(draw(graph, solve(graph), counters=[1] * 5, highlight=[2]))
    ends = [(u, v) for u in range(5) for v in graph.moves(u)]
    assert [arrow.ends for arrow in drawing.lines] == ends
    assert (len(drawing.positions), len(drawing.badges)) == (5, 5)
    assert faults(drawing) == []


def test_what_is_wrong_is_found():
    tiles = [(x, y, x + 40, y + 40) for x in (0, 200) for y in (0, 200)]
    across = [line([(40, 20), (200, 220)], (0, 3)), line([(40, 220), (200, 20)], (1, 2))]
    assert faults(Drawing(across, tiles, [])) == ["1 crossings, and none is needed"]
    assert faults(Drawing(across[:1], tiles, [(100, 110, 140, 130)])) == [
        "1 arrows run below badges"
    ]
    assert faults(Drawing(across[:1], [*tiles, (100, 100, 140, 140)], [])) == [
        "1 arrows run below positions"
    ]
    back = [line([(200, 20), (40, 20)], (2, 0)), line([(40, 22), (200, 22)], (0, 2))]
    assert faults(Drawing(back, tiles, [])) == ["2 tails at the head of another arrow"]
    assert faults(Drawing(across[:1], [*tiles, tiles[1]], [])) == ["1 positions overlap"]
    assert faults(Drawing(across[:1], tiles, [tiles[1], tiles[1]])) == ["1 badges overlap"]
