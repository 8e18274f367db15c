"""Pictures of cop and robber: the graph, both of them on it, the table of all starts."""

import re
import xml.etree.ElementTree as ET
from itertools import combinations

import pytest
from drawn import SVG, texts

from gamegraphs import GameGraphError
from gamegraphs.draw import draw_pursuit
from gamegraphs.draw.pursuit import circular_order

SQUARE = [(0, 1), (1, 2), (2, 3), (3, 0)]
PATH = [(0, 1), (1, 2)]
PLIES = [[0, 1, 3], [1, 0, 1], [3, 1, 0]]  # to capture, on the path


def parts(picture, tag):
    return list(ET.fromstring(picture.svg).iter(f"{SVG}{tag}"))


def crossings(order, pairs):
    at = {v: i for i, v in enumerate(order)}
    spans = [sorted((at[u], at[v])) for u, v in pairs]
    return sum(a < c < b < d or c < a < d < b for (a, b), (c, d) in combinations(spans, 2))


def test_a_circle_for_each_vertex_and_a_line_for_each_edge():
    picture = draw_pursuit(4, SQUARE)
    assert len(parts(picture, "circle")) == 4
    assert len(parts(picture, "path")) == 4
    assert sorted(texts(picture)) == ["0", "1", "2", "3", "A graph"]
    assert picture.alt.endswith("Graph with 4 vertices and 4 edges: 0-1, 1-2, 2-3 and 3-0.")
    assert draw_pursuit(2, []).alt == "A graph. Graph with 2 vertices and 0 edges."


@pytest.mark.parametrize("n", [1, 2, 5, 9, 16])
def test_everything_lies_inside_the_picture(n):
    width, height = draw_pursuit(n, []).size
    for circle in parts(draw_pursuit(n, [], start=(0, n - 1)), "circle"):
        x, y, r = (float(circle.get(key)) for key in ("cx", "cy", "r"))
        assert r <= x <= width - r
        assert r <= y <= height - r


def test_cop_and_robber_stand_apart_even_on_one_vertex():
    for start in [(0, 2), (1, 1)]:
        picture = draw_pursuit(4, SQUARE, start=start)
        tokens = [text for text in parts(picture, "text") if text.text in "CR"]
        assert [text.text for text in tokens] == ["C", "R"]
        (a, b), (c, d) = ([float(text.get(key)) for key in "xy"] for text in tokens)
        assert max(abs(a - c), abs(b - d)) >= 18
        assert picture.alt.startswith(f"Cop at {start[0]}, robber at {start[1]}.")


def test_the_table_stands_beside_the_graph_with_its_start_marked():
    alone, picture = draw_pursuit(3, PATH), draw_pursuit(3, PATH, PLIES, (0, 2))
    assert picture.size[0] > alone.size[0]
    thick = [box for box in parts(picture, "rect") if box.get("stroke-width") == "3"]
    assert len(thick) == 1
    assert picture.alt.startswith("Cop at 0, robber at 2: 3 plies. Graph with 3 vertices")
    assert picture.alt.endswith("Cop at 0: 0, 1, 3. Cop at 1: 1, 0, 1. Cop at 2: 3, 1, 0.")


def test_another_table_is_shown_where_it_differs():
    given = [[0, 1, None], [1, 0, 1], [3, 1, 0]]
    picture = draw_pursuit(3, PATH, PLIES, (0, 2), given)
    assert [text for text in texts(picture) if "yours" in text] == [
        "Cop at 0, robber at 2: 3 plies, yours: None",
        "yours: None",
    ]
    assert "Cop at 0: 0, 1, 3 (yours None)." in picture.alt
    assert draw_pursuit(3, PATH, PLIES, given=PLIES).svg == draw_pursuit(3, PATH, PLIES).svg


def test_an_escape_is_said():
    table = [[0, None], [None, 0]]
    assert draw_pursuit(2, [], table, (0, 1)).alt.startswith("Cop at 0, robber at 1: escape.")


def test_a_table_of_more_than_seven_vertices_is_not_drawn():
    for n, drawn in ((7, True), (8, False)):
        picture = draw_pursuit(n, [], [[0] * n] * n)
        assert ("robber at" in texts(picture)) == drawn
        assert bool(re.search("Cop at 0: 0, 0", picture.alt)) == drawn


@pytest.mark.parametrize(
    ("n", "pairs", "fewest"),
    [
        (4, [(0, 2), (2, 1), (1, 3), (3, 0)], 0),  # a circle under other numbers
        (4, list(combinations(range(4), 2)), 1),
        (5, list(combinations(range(5), 2)), 5),
        (9, [((2 * i) % 9, (2 * i + 2) % 9) for i in range(9)], 0),
    ],
)
def test_few_edges_cross(n, pairs, fewest):
    order = circular_order(n, pairs)
    assert sorted(order) == list(range(n))
    assert crossings(order, pairs) == fewest


@pytest.mark.parametrize(
    ("n", "edges", "more", "message"),
    [
        ("3", [], {}, "n must be an integer, not '3'"),
        (-1, [], {}, "n must lie in 0.*not -1"),
        (3, 5, {}, "edges must hold pairs of vertices, not the int 5"),
        (3, [(0, 1), (0, 3)], {}, r"edges\[1\]\[1\] is 3, but the vertices are 0..2"),
        (3, [(-1, 0)], {}, r"edges\[0\]\[0\] is -1, but"),
        (3, [(0, 1, 2)], {}, r"edges\[0\] must hold two vertices, not the tuple"),
        (3, PATH, {"start": (0, 3)}, r"start\[1\] is 3, but the vertices are 0..2"),
        (3, PATH, {"start": (0, -1)}, r"start\[1\] is -1"),
        (3, PATH, {"start": 5}, "start must hold two vertices, not the int 5"),
        (3, PATH, {"table": 5}, "table must hold rows, not the int 5"),
        (3, PATH, {"table": [[0]]}, "table has 1 row for 3 vertices"),
        (3, PATH, {"table": [*PLIES[:2], [0]]}, r"table\[2\] has 1 entry for 3 vertices"),
        (3, PATH, {"table": [*PLIES[:2], 5]}, r"table\[2\] must hold plies, not the int 5"),
        (3, PATH, {"table": PLIES, "given": PLIES[:2]}, "given has 2 rows for 3 vertices"),
        (3, PATH, {"table": [["x"] * 3] * 3}, r"table\[0\]\[0\] must be an integer or None, not"),
    ],
)
def test_what_does_not_fit_the_graph_is_refused(n, edges, more, message):
    with pytest.raises(GameGraphError, match=message):
        draw_pursuit(n, edges, **more)
