"""The bridge: who waits, what they have seen, and which light is green."""

import xml.etree.ElementTree as ET

import pytest
from drawn import SVG, texts

from gamegraphs import GameGraphError
from gamegraphs.draw import draw_bridge


def lamps(picture):
    dots = ET.fromstring(picture.svg).iter(f"{SVG}circle")
    return [dot.get("fill") for dot in dots if dot.get("r") == "12"]


def test_a_car_says_how_many_reds_it_has_seen():
    picture = draw_bridge(1, 3)
    assert [text for text in texts(picture) if "red" in text] == ["0 red", "2 red"]
    assert "a car, 0 red" in picture.alt
    assert "a car, 2 red" in picture.alt
    assert not any("red" in text for text in texts(draw_bridge(0, 0)))


def test_the_green_end_is_green_in_colour_letter_and_words():
    west, east, neither = (draw_bridge(0, 0, green) for green in "WE-")
    assert lamps(west) == lamps(east)[::-1]
    assert len(set(lamps(west))) == 2
    assert len(set(lamps(neither))) == 1
    assert [t for t in texts(west) if len(t) == 1] == ["G", "R"]
    assert [t for t in texts(draw_bridge(0, 0)) if len(t) == 1] == ["?", "?"]
    assert west.alt == "A narrow bridge. West: green, nobody; east: red, nobody."


def test_another_light_and_a_negative_number_are_refused():
    with pytest.raises(GameGraphError, match="green"):
        draw_bridge(0, 0, "N")
    with pytest.raises(GameGraphError, match="0 or more"):
        draw_bridge(-1, 0)
