"""Stones in rows: as many as said, places that are free, and what a click on them means."""

import xml.etree.ElementTree as ET

import pytest
from drawn import SVG

from gamegraphs.draw import draw_stones


def circles(picture):
    return list(ET.fromstring(picture.svg).iter(f"{SVG}circle"))


def test_every_stone_is_drawn():
    picture = draw_stones(3, 0, 2)
    assert len(circles(picture)) == 5
    assert picture.alt == "Rows of 3, 0 and 2 stones."
    heights = [float(dot.get("cy")) for dot in circles(picture)]
    assert heights[:3] == [heights[0]] * 3 != heights[3:]


def test_free_places_are_told_from_stones():
    picture = draw_stones(2, places=5)
    fills = [dot.get("fill") for dot in circles(picture)]
    assert len(fills) == 5
    assert fills[0] == fills[1] != fills[2] == fills[4]
    assert draw_stones(0, places=5).size == draw_stones(5, places=5).size
    assert picture.contents[1, 0]
    assert not picture.contents[2, 0]


def test_a_picture_without_stones_can_be_looked_at():
    assert "no stones" in draw_stones(0).svg
    assert draw_stones().size[0] > 0


def test_a_place_lies_where_its_stone_is():
    picture = draw_stones(2, 1)
    for dot, (x, y, *_) in zip(circles(picture), picture.places.values(), strict=True):
        assert (float(dot.get("cx")), float(dot.get("cy"))) == (x, y)


@pytest.mark.parametrize(
    ("rows", "places", "alt"),
    [
        ([1], 0, "A row of 1 stone."),
        ([2], 0, "A row of 2 stones."),
        ([0], 0, "A row without stones."),
        ([], 0, "No rows of stones."),
        ([], 3, "No rows of stones."),
        ([1, 0], 0, "Rows of 1 and 0 stones."),
        ([0], 3, "A row of 3 places; no stones lie there."),
        ([1], 3, "A row of 3 places; a stone lies on the first of them."),
        ([2], 3, "A row of 3 places; stones lie on the first 2 of them."),
        ([3], 3, "A row of 3 places; stones lie on the first 3 of them."),
        ([1], 1, "A row of 1 place; a stone lies there."),
        ([0, 2], 1, "A row of 1 place; no stones lie there. "
                    "A row of 2 places; stones lie on the first 2 of them."),
    ],
)  # fmt: skip
def test_the_words_fit_one_stone_and_none(rows, places, alt):
    assert draw_stones(*rows, places=places).alt == alt


@pytest.mark.parametrize("row", [-1, 101, 2.0, "3", None])
def test_what_is_no_number_of_stones_is_refused(row):
    with pytest.raises(ValueError, match="0 to 100"):
        draw_stones(row)
