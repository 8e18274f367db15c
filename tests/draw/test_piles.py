"""Pictures of piles: each with its outcome, answers where they differ, the moves of one of them."""

import xml.etree.ElementTree as ET

import pytest
from drawn import SVG, texts

from gamegraphs import DRAW, LOSE, WIN
from gamegraphs.draw import draw_piles
from gamegraphs.draw.shapes import LOOKS

LABELS = [LOSE, WIN, WIN, LOSE, WIN]  # of 0 to 4, with takes 1 and 2


def arrows(picture):
    """Where the arrows begin and end, from left to right."""
    paths = [path.get("d") for path in ET.fromstring(picture.svg).iter(f"{SVG}path")]
    curves = [path[1:].replace("C", " ").split() for path in paths if "C" in path]
    return [(float(curve[0]), float(curve[-2])) for curve in curves]


def test_each_pile_has_its_number_its_letter_and_its_colour():
    picture = draw_piles(LABELS, [1, 2])
    assert texts(picture) == ["Piles 0 to 4, take 1 or 2", *"0L1W2W3L4W"]
    cells = [box.get("fill") for box in ET.fromstring(picture.svg).iter(f"{SVG}rect")]
    assert [fill for fill in cells if fill != "#fff"] == [LOOKS[label].fill for label in LABELS]
    assert arrows(picture) == []


def test_answers_are_shown_where_they_differ():
    picture = draw_piles(LABELS, [1, 2], [LOSE, WIN, DRAW, LOSE, LOSE])
    assert [text for text in texts(picture) if "yours" in text] == ["yours: D", "yours: L"]
    assert "2: WIN, your answer DRAW. 3: LOSE. 4: WIN, your answer LOSE." in picture.alt
    assert picture.size[1] > draw_piles(LABELS, [1, 2], LABELS).size[1]
    assert draw_piles(LABELS, [1, 2], LABELS).svg == draw_piles(LABELS, [1, 2]).svg


def test_the_moves_of_a_pile_lead_to_what_is_left():
    picture = draw_piles(LABELS, [2, 1], explained=4)
    (start, one), (again, two) = arrows(picture)
    assert start == again
    assert start - two == pytest.approx(2 * (start - one))
    assert picture.alt.endswith("From 4, take 1 leaves 3 and take 2 leaves 2.")
    assert {"take 1", "take 2"} <= set(texts(picture))


def test_only_takes_that_a_pile_has_are_drawn():
    assert len(arrows(draw_piles(LABELS, [1, 2, 5], explained=1))) == 1
    nothing = draw_piles(LABELS, [1, 2], explained=0)
    assert arrows(nothing) == []
    assert nothing.alt.endswith("From 0, nothing can be taken.")


def test_what_is_no_outcome_and_too_few_answers_are_refused():
    with pytest.raises(ValueError, match="7"):
        draw_piles([LOSE, 7], [1])
    with pytest.raises(IndexError):
        draw_piles(LABELS, [1, 2], [LOSE])
