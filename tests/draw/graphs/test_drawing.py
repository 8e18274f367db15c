"""Pictures of graphs: everything on them, and the same text every time."""

import re
import xml.etree.ElementTree as ET

import pytest
from drawn import FIVE, SVG, each_graph, graph_of, run_python, texts

from gamegraphs import DRAW, LOSE, WIN, GameGraph, GameGraphError, random_graph, solve
from gamegraphs.draw import draw, draw_step, layout
from gamegraphs.draw.shapes import LOOKS, is_inside


@each_graph
def test_arrows_touch_the_borders_of_their_positions(name):
    graph = graph_of(name)
    plan = layout(graph)
    solution = solve(graph)
    root = ET.fromstring(draw(graph, solution).svg)
    group = [g for g in root.iter(f"{SVG}g") if g.get("marker-end")]
    paths = [path.get("d") for g in group for path in g]
    assert len(paths) == graph.m
    for (u, v), path in zip(plan.moves, paths, strict=True):
        numbers = [float(x) for x in re.findall(r"-?[\d.]+", path)]
        for w, (x, y) in ((u, numbers[:2]), (v, numbers[-2:])):
            look = LOOKS[solution.labels[w]]
            place = (plan.half_widths[w], x - plan.centres[w][0], y - plan.centres[w][1])
            assert not is_inside(look.shape, *place), f"{u} -> {v} begins or ends inside {w}"
            assert is_inside(look.shape, *place, grow=3), f"{u} -> {v} does not reach {w}"


@each_graph
def test_the_text_is_svg_with_short_numbers(name):
    picture = draw(graph_of(name), solve(graph_of(name)), title="All of it")
    root = ET.fromstring(picture.svg)
    assert [child.tag for child in root][:2] == [f"{SVG}title", f"{SVG}desc"]
    assert root.get("role") == "img"
    assert not re.search(r"\d\.\d{3}", picture.svg)
    assert "\n" not in picture.svg


def test_outcomes_differ_in_letter_shape_and_colour():
    svg = draw(GameGraph.from_moves([[], [], [], []]), [WIN, LOSE, DRAW, None]).svg
    drawn = [g for g in ET.fromstring(svg) if g.get("transform")]
    letters = [g.findall(f"{SVG}text")[1].text for g in drawn]
    assert letters == ["W", "L", "D", "?"]
    assert [g[0].tag for g in drawn] == [f"{SVG}rect", f"{SVG}rect", f"{SVG}polygon", f"{SVG}rect"]
    assert [g[0].get("rx") for g in drawn] == ["23", "2", None, "23"]
    assert [g[0].get("stroke-dasharray") is None for g in drawn] == [True, True, True, False]
    assert len({g[0].get("fill") for g in drawn}) == 4


def test_badges_stand_one_below_the_other():
    """Three on one position, and the picture grows by as much as they need."""
    graph = GameGraph.from_moves([[]])
    everything = {"counters": [1], "answers": [1], "notes": ["mine"]}
    picture = draw(graph, [0], **everything)
    boxes = [r for r in ET.fromstring(picture.svg).iter(f"{SVG}rect") if r.get("rx") == "4"]
    assert [float(box.get("height")) for box in boxes] == [17, 17, 17]
    tops = [float(box.get("y")) for box in boxes]
    assert tops == [tops[0], tops[0] + 18, tops[0] + 36]
    assert picture.size[1] == draw(graph, [0]).size[1] + 2 * 17
    assert layout(graph).centres[0][1] + tops[-1] + 17 <= picture.size[1]


def test_highlight_and_moves_are_thick():
    graph = GameGraph.from_moves(FIVE)
    plain, marked = draw(graph).svg, draw(graph, highlight=[2], moves=[(0, 1)]).svg
    assert plain.count("stroke-width='3") == 0
    assert marked.count("stroke-width='3'") == 1
    assert marked.count("stroke-width='3.6'") == 1


def test_names_are_escaped_and_long_ones_shortened():
    names = ["<b>&'\"", (1, "a", None), "a name that is much too long to be shown"]
    picture = draw(GameGraph.from_moves([[1], [2], []], names=names))
    assert texts(picture) == ["<b>&'\"", "(1, 'a', None)", "a name that is…shown"]
    assert names[2] in picture.alt
    assert names[2] in ET.fromstring(picture.svg).findall(f".//{SVG}g/{SVG}title")[0].text


def test_names_with_line_breaks_and_control_characters_become_one_line():
    picture = draw(GameGraph.from_moves([[1], []], names=["a\nb\0c", "\ud800 @id@"]))
    assert texts(picture) == ["a b c", "@id@"]
    assert picture.alt.endswith("a b c: moves to @id@. @id@: no moves.")
    assert "\n" not in picture._repr_mimebundle_()["text/html"]


def test_ids_differ_between_pictures():
    ids = [set(re.findall(r" id='(\w+)'", draw(graph_of(name)).svg)) for name in ("five", "chain")]
    assert ids[0]
    assert ids[0].isdisjoint(ids[1])
    used = set(re.findall(r"url\(#(\w+)\)", draw(graph_of("five")).svg))
    assert used <= ids[0]


def test_the_text_is_the_same_in_every_process():
    code = """
from gamegraphs import random_graph, solve
from gamegraphs.draw import draw
g = random_graph(14, 3)
print(draw(g, solve(g)).svg)
"""
    graph = random_graph(14, 3)
    here = draw(graph, solve(graph)).svg
    assert [run_python(code, PYTHONHASHSEED=seed).strip() for seed in "12"] == [here, here]


def test_one_layout_serves_many_pictures():
    graph = random_graph(12, 4)
    plan = layout(graph)
    assert draw(graph, solve(graph), plan=plan).svg == draw(graph, solve(graph)).svg


@pytest.mark.parametrize("way", [draw, layout, lambda graph: draw_step(graph, None)])
@pytest.mark.parametrize("value", [[[1], []], None, 7, "file.txt", dict])
def test_what_is_no_graph_is_told_how_to_make_one(way, value):
    with pytest.raises(GameGraphError, match=r"^graph must be a GameGraph, not .*GameGraph\.from_"):
        way(value)


def test_drawing_needs_the_standard_library_alone():
    code = "import gamegraphs.draw, sys; print([m for m in {!r} if m in sys.modules])"
    heavy = ["numpy", "matplotlib", "numba", "networkx", "IPython", "ipywidgets"]
    assert run_python(code.format(heavy)).strip() == "[]"
