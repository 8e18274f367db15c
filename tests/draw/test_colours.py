"""Colours: every text can be read, and nothing is told by colour alone."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path
from xml.etree import ElementTree

import pytest

import gamegraphs
from gamegraphs import DRAW, LOSE, WIN, GameGraph
from gamegraphs.course import check
from gamegraphs.draw import draw, draw_step
from gamegraphs.draw.primitives import INK, LINE
from gamegraphs.draw.shapes import LOOKS
from gamegraphs.trace import trace

PACKAGE = Path(gamegraphs.__file__).parent
FIVE = GameGraph.from_moves([[1, 2], [3], [1, 4], [], [2]])
TEXT, LINES = 4.5, 3.0  # the least contrast of text, and of lines and shapes: WCAG 2.2, level AA
SVG = "{http://www.w3.org/2000/svg}"


def luminance(colour):
    """The relative luminance of #rgb or #rrggbb, as WCAG 2 defines it."""
    digits = colour[1:] if len(colour) == 7 else "".join(2 * digit for digit in colour[1:])
    parts = [int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    return sum(weight * c for weight, c in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def contrast(one, other):
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def colours_in(folder):
    """All colours that stand in the code of a part of the package, each with its file."""
    return sorted(
        {
            (colour, path.name)
            for path in (PACKAGE / folder).rglob("*.py")
            for colour in re.findall(r"#(?:[0-9a-fA-F]{6}|[0-9a-fA-F]{3})\b", path.read_text())
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


def test_lines_and_borders_are_seen():
    for look in LOOKS.values():
        assert contrast(look.border, "#fff") >= LINES
        assert contrast(look.border, look.fill) >= LINES
    assert contrast(LINE, "#fff") >= LINES


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


def test_the_place_of_the_keyboard_is_seen():
    widgets = pytest.importorskip("ipywidgets")
    from gamegraphs.widgets import explore_random, play, practice, stepper

    for make in (stepper, practice, play, lambda graph: explore_random()):
        box = make(FIVE).box
        assert "gamegraphs" in box._dom_classes
        texts = [part.value for part in box.children if isinstance(part, widgets.HTML)]
        (style,) = [text for text in texts if "<style" in text]
        (colour,) = re.findall(r":focus-visible\{outline:3px solid (#\w+)!important\}", style)
        for ground in ("#ffffff", "#111111"):  # JupyterLab, light and dark
            assert contrast(colour, ground) > LINES
