"""Pictures: everything on them, nothing over anything else, the same text every time."""

import re
import subprocess
import sys
import urllib.parse
import xml.etree.ElementTree as ET
from html import unescape

import pytest

from gamegraphs import DRAW, LOSE, WIN, GameGraph, GameGraphError, random_graph, solve
from gamegraphs.draw import Picture, draw, draw_matplotlib, draw_step, layout, picture_of
from gamegraphs.draw.graphs.curves import clearance, samples
from gamegraphs.draw.primitives import ALARM, INK
from gamegraphs.draw.shapes import HALF_HEIGHT, LOOKS, PLAIN, is_inside, outline
from gamegraphs.trace import trace

FIVE = [[1, 2], [3], [1, 4], [], [2]]
SVG = "{http://www.w3.org/2000/svg}"

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


def run_python(code, **environment):
    command = [sys.executable, "-c", code]
    return subprocess.run(
        command, capture_output=True, text=True, check=True, env=environment or None
    ).stdout


# The layout


def boxes(plan):
    return [
        (x - w, y - HALF_HEIGHT, x + w, y + HALF_HEIGHT)
        for (x, y), w in zip(plan.centres, plan.half_widths, strict=True)
    ]


@each_graph
def test_positions_do_not_overlap(name):
    found = boxes(layout(graph_of(name)))
    for i, (left, top, right, bottom) in enumerate(found):
        for other in found[:i]:
            apart_x = max(left - other[2], other[0] - right)
            apart_y = max(top - other[3], other[1] - bottom)
            assert max(apart_x, apart_y) >= 20


@pytest.mark.parametrize("name", CLEAR)
def test_moves_stay_clear_of_other_positions(name):
    plan = layout(graph_of(name))
    for (u, v), curve in zip(plan.moves, plan.curves, strict=True):
        others = [box for w, box in enumerate(boxes(plan)) if w not in (u, v)]
        assert clearance(curve, others) >= 4, f"the move {u} -> {v}"


@each_graph
def test_nothing_is_cut_off(name):
    plan = layout(graph_of(name))
    points = [point for curve in plan.curves for point in samples(curve)]
    points += [corner for a, b, c, d in boxes(plan) for corner in ((a, b), (c, d))]
    assert all(5 <= x <= plan.width - 5 and 5 <= y <= plan.height - 5 for x, y in points)


@each_graph
def test_moves_between_the_same_positions_are_drawn_apart(name):
    plan = layout(graph_of(name))
    middles = {}
    for pair, curve in zip(plan.moves, plan.curves, strict=True):
        points = samples(curve)
        middles.setdefault(frozenset(pair), []).append(points[len(points) // 2])
    for points in middles.values():
        for i, (x, y) in enumerate(points):
            for a, b in points[:i]:
                assert ((x - a) ** 2 + (y - b) ** 2) ** 0.5 >= 8


def test_a_chain_runs_to_the_right_and_a_lone_move_is_straight():
    plan = layout(graph_of("chain"))
    xs = [x for x, _ in plan.centres]
    assert xs == sorted(xs)
    assert len({y for _, y in plan.centres}) == 1
    assert all(len(curve) == 2 for curve in plan.curves)


def test_a_long_chain_is_folded():
    assert layout(graph_of("long chain")).width < 1100


def test_the_terminal_of_an_acyclic_game_is_last():
    plan = layout(graph_of("pile"))
    assert max(plan.centres) == plan.centres[0]


def test_too_many_positions_are_refused():
    with pytest.raises(GameGraphError, match="201 positions cannot be read"):
        draw(random_graph(201, 1))


# The picture


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


def luminance(colour):
    channels = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(a, b):
    """As WCAG 2.2 defines it."""
    high, low = sorted([luminance(a), luminance(b)], reverse=True)
    return (high + 0.05) / (low + 0.05)


def test_contrast():
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    for look in [*LOOKS.values(), PLAIN]:
        assert contrast(INK, look.fill) >= 7
        assert contrast(look.border, "#ffffff") >= 3
    assert contrast(ALARM, "#ffffff") >= 4.5


def test_the_words_say_all_that_is_drawn():
    graph = GameGraph.from_moves(FIVE, names=list("abcde"))
    picture = draw(
        graph, solve(graph), highlight=["c"], moves=[("c", "e")], answers=[0, 1, 2, 0, 2]
    )
    assert picture.alt == (
        "Game graph with 5 positions. a: DRAW, your answer LOSE, moves to b and c. "
        "b: WIN in 1, moves to d. c: DRAW, moves to b and e, highlighted, move to e marked. "
        "d: LOSE in 0, no moves. e: DRAW, moves to c."
    )


def test_what_is_shown_on_the_positions():
    graph = GameGraph.from_moves([[1], [0, 1], []])
    shown = texts(draw(graph, [None, DRAW, LOSE], distances=[-1, -1, 0], counters=[1, None, None]))
    assert shown == ["0", "?", "1 open", "1", "D", "2", "L 0"]
    assert texts(draw(graph)) == ["0", "1", "2"]


def test_answers_are_shown_where_they_differ():
    shown = texts(draw(GameGraph.from_moves(FIVE), [2, 1, 2, 0, 2], answers=[0, 1, 2, None, 1]))
    assert [text for text in shown if "yours" in text] == ["yours: L", "yours: W"]


def test_notes_are_shown_and_said():
    graph = GameGraph.from_moves(FIVE)
    notes = ["yours: 3", None, "", "a <b>\n\0", None]
    picture = draw(graph, [2, 1, 2, 0, 2], answers=[0, 1, 2, 0, 2], notes=notes)
    shown = texts(picture)
    assert shown[2:4] == ["yours: L", "yours: 3"]
    assert "a <b>" in shown
    assert "0: DRAW, your answer LOSE, yours: 3, moves to 1 and 2." in picture.alt
    assert "2: DRAW, moves to 1 and 4." in picture.alt
    assert draw(graph, notes=[None] * 5).svg == draw(graph).svg


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


def test_labels_may_be_numpy():
    np = pytest.importorskip("numpy")
    graph = GameGraph.from_moves(FIVE)
    labels = [2, 1, 2, 0, 2]
    distances = np.array([-1, 1, -1, 0, -1])
    assert draw(graph, np.array(labels, dtype=np.uint8), distances=distances).svg == (
        draw(graph, labels, distances=distances.tolist()).svg
    )


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"labels": [0, 1]}, "2 labels for 5 positions"),
        ({"labels": [0, 1, 2, 3, 0]}, r"labels\[3\] must be an Outcome"),
        ({"distances": [0]}, "1 distances for 5"),
        ({"counters": [0]}, "1 counters for 5"),
        ({"answers": [0]}, "1 answers for 5"),
        ({"notes": ["x"]}, "1 notes for 5"),
        ({"highlight": [7]}, "no position 7"),
        ({"moves": [(1, 0)]}, "no move from 1 to 0"),
    ],
)
def test_what_does_not_fit_is_refused(arguments, message):
    with pytest.raises(GameGraphError, match=message):
        draw(GameGraph.from_moves(FIVE), **arguments)


def test_steps_show_the_move_looked_at():
    graph = GameGraph.from_moves(FIVE)
    steps = trace(graph)
    assert "2: not known, 1 open, moves to 1 and 4, highlighted, move to 1 marked." in (
        draw_step(graph, steps[3]).alt
    )
    assert "marked" not in draw_step(graph, steps[0]).alt
    assert draw_step(graph, None).alt.count("not known") == 5


# Picture


def test_a_notebook_gets_an_image_with_its_alternative_text(tmp_path):
    picture = draw(GameGraph.from_moves([[1], []], names=['"', "ü"]), [WIN, LOSE])
    bundle = picture._repr_mimebundle_()
    assert set(bundle) == {"text/html", "text/plain"}
    assert bundle["text/plain"] == picture.alt
    found = re.fullmatch(r'<img alt="([^"]*)" style="[^"]*" src="([^"]*)">', bundle["text/html"])
    assert unescape(found[1]) == picture.alt
    head, _, data = found[2].partition(",")
    assert head == "data:image/svg+xml"
    assert not re.search(r"[<>#&\s]", data.replace(" ", ""))
    assert urllib.parse.unquote(data) == picture.svg
    picture.save(tmp_path / "x.svg")
    assert (tmp_path / "x.svg").read_text(encoding="utf-8") == picture.svg


def test_row():
    graph = GameGraph.from_moves(FIVE)
    one, two = draw(graph), draw(graph, solve(graph))
    row = Picture.row(one, two, captions=["before", "after"])
    width, height = row.size
    assert width >= one.size[0] + two.size[0]
    assert height >= two.size[1]
    inner = ET.fromstring(row.svg).findall(f"{SVG}svg")
    assert [float(svg.get("x")) for svg in inner] == [0, one.size[0] + 20]
    assert row.alt == f"before: {one.alt} after: {two.alt}"
    with pytest.raises(ValueError, match="1 captions for 2 pictures"):
        Picture.row(one, two, captions=["before"])


# matplotlib


def test_matplotlib_draws_the_same():
    pytest.importorskip("matplotlib").use("Agg")
    from matplotlib import pyplot as plt

    graph = GameGraph.from_moves(FIVE)
    ax = draw_matplotlib(graph, solve(graph), highlight=[2], moves=[(0, 1)], title="Five")
    assert [text.get_text() for text in ax.texts] == texts(draw(graph, solve(graph)))
    # Six moves, five positions and a ring.
    assert len(ax.patches) == 6 + 5 + 1
    assert ax.get_title() == "Five"
    plt.close(ax.figure)


def test_picture_of_gives_the_same_text_and_closes_the_figure():
    pytest.importorskip("matplotlib").use("Agg")
    from matplotlib import pyplot as plt

    def figure():
        fig, ax = plt.subplots()
        ax.plot([0, 1], [0, 1], label="line")
        ax.legend()
        return fig

    one, two = picture_of(figure(), "a line"), picture_of(figure(), "a line")
    assert one.svg == two.svg
    assert one.alt == "a line"
    assert plt.get_fignums() == []
    assert one.svg.startswith("<svg")
    assert ">line</text>" in one.svg
    assert "\n" not in one.svg
    assert one.size[0] > 400
    ET.fromstring(one.svg)


def test_outline_is_the_border_of_the_shape():
    for look in LOOKS.values():
        for x, y in outline(look, 40.0):
            assert is_inside(look.shape, 40.0, x * 0.98, y * 0.98)
            assert not is_inside(look.shape, 40.0, x * 1.02, y * 1.02)


def test_drawing_needs_the_standard_library_alone():
    code = "import gamegraphs.draw, sys; print([m for m in {!r} if m in sys.modules])"
    heavy = ["numpy", "matplotlib", "numba", "networkx", "IPython", "ipywidgets"]
    assert run_python(code.format(heavy)).strip() == "[]"
