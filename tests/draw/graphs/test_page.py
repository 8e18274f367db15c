"""What pictures of graphs share: two kinds of arrows, a title that makes room, ids of their own."""

import re

import pytest

from gamegraphs import GameGraphError
from gamegraphs.draw.graphs.page import arrows, heads, page


def test_arrows_end_in_the_heads_of_their_picture():
    parts = [
        heads(),
        arrows(["<path d='M0 0L9 9'/>"]),
        arrows(["<path d='M0 0L5 5'/>"], thick=True),
    ]
    svg = page(parts, (50, 40), None, "Two arrows", "One is thick.").svg
    assert set(re.findall(r"url\(#(\w+)\)", svg)) == set(re.findall(r" id='(\w+)'", svg))
    assert svg.count("stroke-width='3.6'") == svg.count("stroke-width='1.6'") == 1
    assert arrows([]) == ""


def test_a_title_stands_above_and_may_be_wider():
    plain = page(["<g/>"], (50, 40), None, "A picture", "Nothing.")
    titled = page(["<g/>"], (50, 40), "A long title", "A long title", "Nothing.")
    assert (plain.size, titled.size) == ((50, 40), (9 * 12 + 24, 70))
    assert (plain.alt, titled.alt) == ("A picture. Nothing.", "A long title. Nothing.")


def test_what_is_said_is_a_text():
    for title, words, message in ((5, "x", "title must be a text"), ("x", 5, "desc must be")):
        with pytest.raises(GameGraphError, match=message):
            page(["<g/>"], (50, 40), title, title, words)
