"""Grids of values: outcomes by colour, shape and letter, numbers and texts as they are."""

import xml.etree.ElementTree as ET

import pytest
from drawn import SVG, texts

from gamegraphs import DRAW, LOSE, WIN, GameGraphError
from gamegraphs.draw import LOOKS, draw_grid


def test_outcomes_have_their_colour_shape_and_letter():
    picture = draw_grid([[WIN, LOSE, DRAW]], ["a"], [0, 1, 2], "One row")
    assert texts(picture) == ["One row", *"012", "a", *"WLD"]
    root = ET.fromstring(picture.svg)
    (hexagon,) = root.iter(f"{SVG}polygon")
    boxes = [box for box in root.iter(f"{SVG}rect") if box.get("x")]
    assert hexagon.get("fill") == LOOKS[DRAW].fill
    assert [box.get("fill") for box in boxes] == [LOOKS[WIN].fill, LOOKS[LOSE].fill]
    assert float(boxes[0].get("rx")) > float(boxes[1].get("rx"))


def test_blank_cells_and_marked_ones():
    picture = draw_grid([[1, None], ["L or W", 0]], ["x", "y"], ["p", "q"], "T", [(1, 0)])
    root = ET.fromstring(picture.svg)
    boxes = [box for box in root.iter(f"{SVG}rect") if box.get("x")]
    assert [box.get("stroke-width") for box in boxes] == ["1", "2.5", "1"]
    assert picture.alt == "T. Row by row, x: 1 ; y: L or W 0."


def test_rows_and_sides_of_different_number_are_refused():
    with pytest.raises(GameGraphError, match="2 sides for 1 row"):
        draw_grid([[1]], ["a", "b"], [0], "T")
