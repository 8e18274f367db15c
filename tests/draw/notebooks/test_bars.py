"""Bars: in proportion, the largest the longest, each with its number."""

import xml.etree.ElementTree as ET

import pytest
from drawn import SVG, texts

from gamegraphs import GameGraphError
from gamegraphs.draw import draw_bars


def test_bars_are_in_proportion():
    picture = draw_bars("Looks", [("a", 1000), ("b", 4000), ("c", 0)])
    boxes = [box for box in ET.fromstring(picture.svg).iter(f"{SVG}rect") if box.get("x")]
    a, b, c = (float(box.get("width")) for box in boxes)
    assert (a, b, c) == (b / 4, 300, 2)
    assert texts(picture) == ["Looks", "a", "1,000", "b", "4,000", "c", "0"]


def test_zeros_and_no_bars_can_be_drawn():
    assert draw_bars("Nothing", [("a", 0)]).alt == "Nothing. a: 0."
    assert draw_bars("Nothing", []).alt == "Nothing."


def test_a_negative_number_is_refused():
    with pytest.raises(GameGraphError, match="0 or more"):
        draw_bars("T", [("a", -1)])
