"""Boards of cells: a mark in its cell, and none where there is a dot."""

import xml.etree.ElementTree as ET

import pytest
from drawn import SVG, texts

from gamegraphs import GameGraphError
from gamegraphs.draw import draw_cells


def test_each_mark_stands_in_its_cell():
    picture = draw_cells(["X.", ".O", ".."], "two marks")
    assert texts(picture) == ["X", "O"]
    assert picture.alt == "two marks"
    assert picture.contents == {
        (0, 0): "X", (1, 0): "", (0, 1): "", (1, 1): "O", (0, 2): "", (1, 2): "",
    }  # fmt: skip
    boxes = [box for box in ET.fromstring(picture.svg).iter(f"{SVG}rect") if box.get("x")]
    middles = [
        (float(b.get("x")) + float(b.get("width")) / 2, float(b.get("y")) + 21) for b in boxes
    ]
    assert middles == [place[:2] for place in picture.places.values()]


def test_marks_are_text():
    assert "&lt;" in draw_cells(["<"], "an arrow").svg


@pytest.mark.parametrize("lines", [["X.", "."], "X."])
def test_rows_of_different_length_and_a_text_alone_are_refused(lines):
    with pytest.raises(GameGraphError, match="one length"):
        draw_cells(lines, "")
