"""The page: up to date, self-contained, and showing what `draw_step` draws."""

import json
import re
from itertools import product
from pathlib import Path

import pytest
from drawn import LINES, TEXT, contrast
from helpers import ROOT

import gamegraphs
from gamegraphs import GameGraph
from gamegraphs.draw import draw_step
from gamegraphs.draw.animation import animation_html, examples, write_animation
from gamegraphs.trace import trace

PACKAGE = Path(gamegraphs.__file__).parent
PAGE = ROOT / "notebooks" / "animation.html"


def data_of(page):
    (text,) = re.findall(r'<script type="application/json" id="data">(.*?)</script>', page, re.S)
    return json.loads(text)


def test_the_page_in_the_repository_is_the_generated_one(tmp_path):
    write_animation(tmp_path / "page.html")
    made = (tmp_path / "page.html").read_bytes()
    assert PAGE.read_bytes() == made, (
        'run: python -c "from gamegraphs.draw.animation import write_animation as w; '
        "w('notebooks/animation.html')\""
    )


def test_the_page_is_small_and_asks_for_nothing():
    page = animation_html()
    assert len(page.encode()) < 400_000
    # The name of the SVG namespace is no address that is ever asked for.
    assert set(re.findall(r"\w+://[^\s'\"]+", page)) == {"http://www.w3.org/2000/svg"}
    assert "default-src 'none'" in page
    assert not re.search(r"<(link|script|img)[^>]+(href|src)=(?!\"data:)", page)


@pytest.mark.parametrize("terminals", ["normal", "misere"])
def test_every_frame_is_the_picture_of_its_step(terminals):
    data = data_of(animation_html())
    assert [graph["title"] for graph in data["graphs"]] == list(examples())
    for graph, shown in zip(examples().values(), data["graphs"], strict=True):
        steps = [None, *trace(graph, terminals)]
        assert len(shown[terminals]) == len(steps)
        for k, (step, frame) in enumerate(zip(steps, shown[terminals], strict=True)):
            title = f"The graph after step {k}; the table below says the same in words"
            svg = "".join(data["elements"][i] for i in frame["picture"])
            assert svg == draw_step(graph, step, desc=title).svg


def test_the_table_says_what_the_picture_shows():
    graph = GameGraph.from_moves([[1, 2], [3], [1, 4], [], [2]], names=list("abcde"))
    frames = data_of(animation_html({"Five": graph}))["graphs"][0]["normal"]
    assert frames[0]["because"] == "No position has a label yet."
    assert frames[0]["rows"][0] == ["a", "b, c", "not known", "", "2"]
    assert frames[2]["because"] == "b is WIN: it can move to d, which is LOSE."
    assert frames[2]["queue"] == ["b"]
    assert frames[2]["rows"] == [
        ["a", "b, c", "not known", "", "2"],
        ["b", "d", "WIN", "1", ""],
        ["c", "b, e", "not known", "", "2"],
        ["d", "none", "LOSE", "0", ""],
        ["e", "c", "not known", "", "1"],
    ]
    assert frames[-1]["rows"][0] == ["a", "b, c", "DRAW", "", ""]


def test_a_name_cannot_end_the_script():
    graph = GameGraph.from_moves([[1], []], names=["</script><script>alert(1)</script>", "b"])
    page = animation_html({"</script>": graph})
    assert data_of(page)["graphs"][0]["title"] == "</script>"
    assert "<script>alert" not in page


def test_the_page_is_marked_up_for_everyone():
    page = animation_html()
    assert '<html lang="en">' in page
    assert len(re.findall(r"<h1>", page)) == len(re.findall(r"<main>", page)) == 1
    assert 'aria-live="polite"' in page
    assert "prefers-reduced-motion" in page
    for control in ("graph", "misere", "time"):
        (tag,) = re.findall(rf'<(?:select|input)[^>]*id="{control}"', page)
        assert f'<label for="{control}"' in page or re.search(
            rf"<label>[^/]*{re.escape(tag)}", page
        )


def test_the_colours_of_the_animation():
    page = (PACKAGE / "draw" / "animation.template.html").read_text(encoding="utf-8")
    schemes = re.findall(r":root \{([^}]*)\}", page)
    assert len(schemes) == 2  # light and dark
    for scheme in schemes:
        named = dict(re.findall(r"--(\w+): (#\w+)", scheme))
        for ink, ground in product(("ink", "soft"), ("paper", "face", "mark")):
            assert contrast(named[ink], named[ground]) >= TEXT, (ink, ground)
        for line in ("line", "focus"):
            assert contrast(named[line], named["paper"]) >= LINES
