"""Colours: every text can be read, and nothing is told by colour alone."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path
from xml.etree import ElementTree

import pytest
from drawn import SVG, TEXT, contrast

import gamegraphs
from gamegraphs import DRAW, LOSE, WIN, GameGraph
from gamegraphs.course import check
from gamegraphs.draw import draw, draw_step
from gamegraphs.draw.primitives import INK
from gamegraphs.trace import trace

PACKAGE = Path(gamegraphs.__file__).parent
FIVE = GameGraph.from_moves([[1, 2], [3], [1, 4], [], [2]])


def colours_in(folder):
    """All colours that stand in the code of a part of the package, each with its file."""
    return sorted(
        {
            (colour, path.name)
            for path in (PACKAGE / folder).rglob("*.py")
            for colour in re.findall(
                r"#(?:[0-9a-fA-F]{6}|[0-9a-fA-F]{3})\b", path.read_text("utf-8")
            )
        }
    )


def can_be_used(colour):
    """Whether it is an ink for white paper, or a ground for the ink of all our texts."""
    return contrast(colour, "#fff") >= TEXT or contrast(colour, INK) >= TEXT


def test_the_contrasts_of_the_standard():
    assert contrast("#000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#fff") == pytest.approx(4.48, abs=0.01)  # just too pale
    assert not can_be_used("#777")


@pytest.mark.parametrize("folder", ["draw", "widgets", "course", "games"])
def test_every_colour_is_an_ink_or_a_ground(folder):
    found = colours_in(folder)
    if folder == "draw":
        assert len({colour for colour, _ in found}) > 5
    assert [one for one in found if not can_be_used(one[0])] == []


def pictures():
    """Pictures with everything that `draw` can show."""
    yield draw(FIVE, title="Without labels")
    labels, answers = [DRAW, WIN, None, LOSE, DRAW], [WIN, LOSE, DRAW, WIN, LOSE]
    yield draw(
        FIVE, labels, answers=answers, counters=[1] * 5, notes=["note"] * 5,
        distances=[None, 1, None, 0, None], highlight=[2], moves=[(0, 1)], title="With all",
    )  # fmt: skip
    yield from (draw_step(FIVE, step) for step in trace(FIVE))


def test_every_text_on_a_picture_can_be_read_on_every_ground():
    for picture in pictures():
        root = ElementTree.fromstring(picture.svg)
        inks = {text.get("fill") for text in root.iter(f"{SVG}text")}
        shapes = [*root.iter(f"{SVG}rect"), *root.iter(f"{SVG}polygon")]
        grounds = {shape.get("fill") for shape in shapes}
        assert INK in inks
        assert "#fff" in grounds
        worst = min(product(inks, grounds), key=lambda pair: contrast(*pair))
        assert contrast(*worst) >= TEXT, worst


def looks_of(labels):
    """Fill, shape and letter of each position on a picture of unconnected positions."""
    graph = GameGraph.from_moves([[] for _ in labels])
    root = ElementTree.fromstring(draw(graph, labels).svg)
    for group in root.iter(f"{SVG}g"):
        texts = [text.text for text in group.iter(f"{SVG}text")]
        shape = next(part for part in group if part.tag in (f"{SVG}rect", f"{SVG}polygon"))
        corners = (shape.tag, shape.get("rx"), shape.get("stroke-dasharray"))
        yield shape.get("fill"), corners, texts[1]


def test_an_outcome_is_told_by_colour_by_shape_and_by_letter():
    """Any one of the three is enough."""
    told = list(looks_of([WIN, LOSE, DRAW, None]))
    for kind in zip(*told, strict=True):
        assert len(set(kind)) == 4
    assert [letter for _, _, letter in told] == ["W", "L", "D", "?"]
    assert draw(FIVE, [DRAW, WIN, None, LOSE, DRAW]).alt.count("DRAW") == 2


def test_a_verdict_has_no_colours_of_its_own():
    """Its text is that of the page, light or dark; a mark and words tell right from wrong."""
    for answer, mark in ((lambda moves: [1] * len(moves), "✗"), (lambda moves: None, "·")):
        page = re.sub(r"<img [^>]*>", "", check(4, answer)._repr_html_())
        assert f"<strong>{mark} Task 4" in page
        assert set(re.findall(r"solid (\w+)|[^-]color:([^;\"]+)", page)) == {("currentColor", "")}
        assert not re.search(r"#[0-9a-f]{3}", page)
