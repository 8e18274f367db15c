"""Pictures of a chase on a line: a row for each ply, A and B on their cells, the same in words."""

import xml.etree.ElementTree as ET

import pytest
from drawn import SVG, texts

from gamegraphs import GameGraphError
from gamegraphs.draw import draw_chase

PLIES = [("start", 0, 3), ("1. A moves to 1", 1, 3), ("2. B moves to 2", 1, 2)]


def cells_and_tokens(picture):
    """The rectangles of the cells, and those of A and B."""
    found = list(ET.fromstring(picture.svg).iter(f"{SVG}rect"))
    cells = [box for box in found if box.get("fill") == "#f4f1e8"]
    return cells, [box for box in found if box.get("stroke-width") == "2"]


def bounds(box):
    return [float(box.get(key)) for key in ("x", "y", "width", "height")]


def test_a_row_for_each_ply_and_a_cell_for_each_place():
    picture = draw_chase(4, PLIES, "2 plies")
    cells, tokens = cells_and_tokens(picture)
    assert len(cells) == 4 * len(PLIES)
    assert len(tokens) == 2 * len(PLIES)
    assert len({box.get("y") for box in cells}) == len(PLIES)
    shown = texts(picture)
    assert [word for word in shown if word in "AB"] == ["A", "B"] * len(PLIES)
    assert shown[-4:] == ["0", "1", "2", "3"]


def test_both_stand_in_their_cells_and_differ_in_shape():
    """Also where both are on one cell: they are beside each other then."""
    plies = [*PLIES, ("3. A moves to 2", 2, 2)]
    cells, tokens = cells_and_tokens(draw_chase(4, plies, "caught"))
    for row, (_, a, b) in enumerate(plies):
        for token, place in zip(tokens[2 * row : 2 * row + 2], (a, b), strict=True):
            (x, y, w, h), (left, top, wide, high) = bounds(token), bounds(cells[4 * row + place])
            assert left <= x <= x + w <= left + wide
            assert top <= y <= y + h <= top + high
    a, b = tokens[-2:]
    assert bounds(a)[0] + bounds(a)[2] <= bounds(b)[0]
    assert len({(token.get("rx"), token.get("fill")) for token in tokens[:2]}) == 2


def test_the_words_say_where_both_stand():
    assert draw_chase(4, PLIES[:2], "1 ply").alt == (
        "1 ply. A line of 4 cells, 0 to 3. start: A on 0, B on 3. 1. A moves to 1: A on 1, B on 3."
    )
    assert draw_chase(1, [("start", 0, 0)], "caught").alt == (
        "caught. A line of 1 cell. start: A and B both on 0."
    )


def test_words_are_escaped_and_have_room():
    said = "a < b & a ply with very many words before the first cell"
    picture = draw_chase(1, [(said, 0, 0)], "<h>")
    assert {said, "<h>"} <= set(texts(picture))
    assert picture.size[0] > 7 * len(said)


@pytest.mark.parametrize(
    ("length", "plies", "heading", "message"),
    [
        (3, [], "h", "plies is empty"),
        (3, 5, "h", r"plies must hold rows .* not the int 5"),
        (3, [("a", 0, 1), ("b", 0, 7)], "h", r"plies\[1\]\[2\] is 7, but the cells are 0..2"),
        (3, [("a", -1, 1)], "h", r"plies\[0\]\[1\] is -1, but the cells are 0..2"),
        (3, [("a", 0, "x")], "h", r"plies\[0\]\[2\] must be an integer, not 'x'"),
        (3, [("a", 1)], "h", r"plies\[0\] must hold a text and two cells, not the tuple"),
        (3, [5], "h", r"plies\[0\] must hold a text and two cells, not the int 5"),
        (3, [(5, 1, 2)], "h", r"plies\[0\]\[0\] must be a text, not the int 5"),
        (3, [("a", 0, 1)], 5, "heading must be a text, not the int 5"),
        (0, [("a", 0, 0)], "h", r"plies\[0\]\[1\] is 0, but there are no cells"),
        (-1, [("a", 0, 0)], "h", "length must lie in 0.*not -1"),
        ("3", [("a", 0, 1)], "h", "length must be an integer, not '3'"),
    ],
)
def test_what_is_not_on_the_line_is_refused(length, plies, heading, message):
    with pytest.raises(GameGraphError, match=message):
        draw_chase(length, plies, heading)
