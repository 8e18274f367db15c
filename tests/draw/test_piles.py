"""Pictures of piles: each with its outcome, answers where they differ, the moves of one of them."""

import xml.etree.ElementTree as ET

import pytest
from drawn import SVG, texts

from gamegraphs import DRAW, LOSE, WIN, GameGraphError
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


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (([LOSE, 7], [1]), r"labels\[1\] must be an Outcome .* not 7"),
        (([LOSE, None], [1]), r"labels\[1\] must be an Outcome .* not None"),
        ((5, [1]), "labels must hold outcomes, one a pile, not the int 5"),
        (([], [1]), "labels is empty"),
        ((LABELS, 5), "takes must hold numbers, not the int 5"),
        ((LABELS, []), r"takes must hold numbers from 1 on, not the list \[\]"),
        ((LABELS, [1, 0]), r"takes must hold numbers from 1 on, not the list \[1, 0\]"),
        ((LABELS, [-1]), r"takes\[0\] must lie in 0.*not -1"),
        ((LABELS, ["1"]), r"takes\[0\] must be an integer, not '1'"),
        ((LABELS, [1], [LOSE]), "given has 1 label for 5 piles"),
        ((LABELS, [1], [LOSE] * 6), "given has 6 labels for 5 piles"),
        ((LABELS, [1], [LOSE] * 4 + [9]), r"given\[4\] must be an Outcome"),
        ((LABELS, [1], None, 5), "explained is 5, but the piles are 0..4"),
        ((LABELS, [1], None, -1), "explained is -1, but the piles are 0..4"),
    ],
)
def test_what_does_not_fit_the_piles_is_refused(arguments, message):
    with pytest.raises(GameGraphError, match=message):
        draw_piles(*arguments)
