"""The elements of a picture: what is written, and that words are escaped."""

import re
from xml.etree import ElementTree

import pytest
from helpers import ROOT

from gamegraphs.draw import primitives as svg

CORNERS = [(0, 0), (4, 0), (4, 3.14159)]


@pytest.mark.parametrize(
    ("made", "written"),
    [
        (svg.element("g"), "<g/>"),
        (svg.element("g", "a", "b", stroke_width=2.5), "<g stroke-width='2.5'>ab</g>"),
        (svg.line((0, 1), (2, 3.999)), "<line x1='0' y1='1' x2='2' y2='4'/>"),
        (svg.path([(0, 1), (2, 3)]), "<path d='M0 1L2 3'/>"),
        (svg.path([(0, 1), (2, 3), (4, 5), (6, 7)]), "<path d='M0 1C2 3 4 5 6 7'/>"),
        (svg.polygon(CORNERS, fill="#fff"), "<polygon points='0 0 4 0 4 3.14' fill='#fff'/>"),
        (svg.centred(5, 5, 2, 1, 1), "<rect x='3' y='4' width='4' height='2' rx='1'/>"),
        (svg.circle(1, 2, 3, fill=None), "<circle cx='1' cy='2' r='3'/>"),
        (svg.translated(-0.001, 2, "x"), "<g transform='translate(0 2)'>x</g>"),
        (
            svg.text(1, 2, 14, "a < b", bold=True, anchor=None),
            "<text x='1' y='2' font-size='14' fill='#1a1a1a' font-weight='bold'>a &lt; b</text>",
        ),
    ],
)
def test_what_is_written(made, written):
    assert made == written


def test_values_of_attributes_are_escaped():
    made = svg.element("text", "x", font_family="'a' & <b>")
    assert ElementTree.fromstring(made).get("font-family") == "'a' & <b>"


def test_a_document_is_well_formed_and_says_what_it_shows():
    body = svg.arrow_head("tip", svg.LINE, 9) + svg.badge(20, 20, 15, "<1 & 2>", 11, svg.ALARM)
    root = ElementTree.fromstring(svg.document(40, 30.25, body, "a & b", "<c>"))
    assert (root.get("width"), root.get("height"), root.get("role")) == ("40", "30.25", "img")
    found = {element.tag.partition("}")[2]: element.text for element in root.iter()}
    assert (found["title"], found["desc"], found["text"]) == ("a & b", "<c>", "<1 & 2>")


def test_no_other_file_writes_the_elements_by_hand():
    written = re.compile(r"<(?:text|tspan|path|rect|circle|polygon|polyline|line|marker)[ {]")
    found = [
        path.name
        for path in (ROOT / "gamegraphs").rglob("*.py")
        if written.search(path.read_text(encoding="utf-8"))
    ]
    assert found == ["primitives.py"]
