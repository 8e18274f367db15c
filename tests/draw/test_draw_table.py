"""Tables as pictures: what is wrong has a cross, a colour and a word."""

import xml.etree.ElementTree as ET

import pytest
from drawn import SVG, texts

from gamegraphs import GameGraphError
from gamegraphs.draw import draw_table
from gamegraphs.draw.primitives import ALARM

HEAD = ["pile", "right", "yours"]
ROWS = [["0", "LOSE", "LOSE"], ["1", "WIN", "DRAW"]]


def test_every_entry_is_shown_in_its_row_and_column():
    written = list(ET.fromstring(draw_table(HEAD, ROWS).svg).iter(f"{SVG}text"))
    assert [text.text for text in written] == [*HEAD, *ROWS[0], *ROWS[1]]
    lefts, tops = ([float(text.get(key)) for text in written] for key in "xy")
    assert lefts[:3] == lefts[3:6] == lefts[6:] == sorted(set(lefts))
    assert [len(set(tops[i : i + 3])) for i in (0, 3, 6)] == [1, 1, 1]
    assert tops[0] < tops[3] < tops[6]


def test_what_is_wrong_is_told_by_a_cross_by_colour_and_in_words():
    picture = draw_table(HEAD, ROWS, {(1, 2)})
    written = ET.fromstring(picture.svg).iter(f"{SVG}text")
    assert [text.text for text in written if text.get("fill") == ALARM] == ["✗ DRAW"]
    assert picture.alt == "pile 0: right LOSE, yours LOSE; pile 1: right WIN, yours DRAW (wrong)."
    assert "✗" not in draw_table(HEAD, ROWS).svg


def test_a_column_is_as_wide_as_its_longest_entry():
    narrow, wide = draw_table(["a", "b"], [["0", "1"]]), draw_table(["a", "b"], [["0" * 30, "1"]])
    assert wide.size[0] - narrow.size[0] == pytest.approx(29 * 7.6, abs=0.1)
    assert draw_table(["a", "b"], []).size[1] < narrow.size[1]


def test_entries_are_escaped():
    assert "<b> & c" in texts(draw_table(["x"], [["<b> & c"]]))


@pytest.mark.parametrize("rows", [[["0"]], [["0", "1", "2", "3"]], [*ROWS, ["2", "WIN"]]])
def test_a_row_that_does_not_fit_the_head_is_refused(rows):
    with pytest.raises(GameGraphError, match=r"entr(y|ies) for a head of 3"):
        draw_table(HEAD, rows)
