"""A question with buttons: put together, committed, compared."""

import pytest
from drawn import FIVE
from shown_widgets import parts, picture, press, widgets, words

from gamegraphs import DRAW, LOSE, WIN, GameGraph
from gamegraphs.widgets.asking.asked_question import AskedQuestion
from gamegraphs.widgets.asking.question import Question
from gamegraphs.widgets.asking.question_form import QuestionForm

COMMIT = "That is my answer"


def form(*question, **others):
    return QuestionForm(AskedQuestion(Question("Who?", *question), **others))


def texts(shown):
    return [b.description for b in parts(shown, widgets.Button)]


def test_one_choice_has_a_button_for_each_word():
    shown = form("Ann", ["Ann", "Ben"])
    press(shown, COMMIT)
    assert "Choose an answer first" in words(shown)
    press(shown, "Ben")
    assert "▸ Ben" in texts(shown)
    press(shown, "Ann")
    assert "Ben" in texts(shown)
    assert "as you say" not in words(shown)
    press(shown, COMMIT)
    assert "You called 1 of 1." in words(shown)
    assert "Ann, as you say." in words(shown)


def test_a_table_has_a_button_for_each_part_that_goes_through_the_words():
    graph = GameGraph.from_moves(FIVE)
    shown = form({0: DRAW, 1: WIN, 2: DRAW, 3: LOSE, 4: DRAW}, graph=graph)
    assert "0: ?" in texts(shown)
    press(shown, "1: ?")
    press(shown, "3: ?")
    press(shown, "▸ 3: WIN")
    press(shown, "▸ 3: LOSE")
    press(shown, "▸ 3: DRAW")
    press(shown, "▸ 3: WIN")
    assert "1: WIN" in picture(shown)
    assert "3: LOSE" in picture(shown)
    press(shown, COMMIT)
    assert "nothing is said of 0, 2 and 4" in words(shown)
    assert not shown.asked.committed
    for name in (0, 2, 4):
        press(shown, f"{name}: ?")
    press(shown, COMMIT)
    assert "You called 2 of 5." in words(shown)
    assert "yours" in words(shown)  # the badges, as an image


def test_a_set_is_put_together_position_by_position():
    shown = form({0, 4}, range(5))
    press(shown, "0")
    press(shown, "1")
    press(shown, "▸ 1")
    press(shown, "4")
    press(shown, COMMIT)
    assert "You called 1 of 1." in words(shown)


def test_a_set_may_be_empty():
    shown = form(set(), range(2))
    press(shown, COMMIT)
    assert not shown.asked.committed  # asked once whether that is meant
    assert "If your answer is none of them, press once more." in words(shown)
    press(shown, COMMIT)
    assert shown.asked.right == 1


def test_none_is_asked_for_again_after_a_choice():
    shown = form({0}, range(2))
    press(shown, COMMIT)
    press(shown, "1")
    press(shown, "▸ 1")
    press(shown, COMMIT)
    assert not shown.asked.committed
    press(shown, "0")
    press(shown, COMMIT)
    assert shown.asked.right == 1


@pytest.mark.parametrize("text", ["5478", " 5,478 ", "5 478", "5478.0"])
def test_a_number_is_read_as_people_write_it(text):
    shown = form(5478)
    (field,) = parts(shown, widgets.Text)
    field.value = text
    press(shown, COMMIT)
    assert shown.asked.right == 1


@pytest.mark.parametrize(("text", "why"), [("many", "is no number"), ("", "first"), ("nan", "num")])
def test_what_is_no_number_is_refused(text, why):
    shown = form(5478)
    (field,) = parts(shown, widgets.Text)
    field.value = text
    press(shown, COMMIT)
    assert why in words(shown)
    assert not shown.asked.committed
    field.value = "1"
    press(shown, COMMIT)
    assert shown.asked.committed


def test_several_numbers():
    shown = form({"8": 1, "25": 2})
    for field in parts(shown, widgets.Text):
        field.value = "2"
    press(shown, COMMIT)
    assert shown.asked.right == 1


def test_after_a_commit_nothing_can_be_changed():
    shown = form("Ann", ["Ann", "Ben"])
    shown.commit("Ben")
    press(shown, "Committed")
    assert shown.asked.right == 0
    assert "You say Ben; it is Ann." in words(shown)


def test_without_a_kernel_the_answer_is_folded():
    data = form(WIN)._repr_mimebundle_()
    assert data["text/html"].startswith("<p><strong>Who?</strong></p>")
    assert "<details><summary>Show the answer</summary><p>WIN.</p>" in data["text/html"]
    assert "it is WIN" not in data["text/plain"]
    assert LOSE.name in data["text/plain"]  # it is one of the choices


def titles(shown):
    return [spot[-1] for spot in shown._touch.spots]


def test_a_click_on_the_picture_does_what_the_button_of_the_position_does():
    graph = GameGraph.from_moves(FIVE, names="abcde")
    shown = form(dict.fromkeys("abcde", WIN), graph=graph)
    assert titles(shown) == [f"Choose {name}" for name in "abcde"]
    shown._touch.click(1)
    assert "▸ b: WIN" in texts(shown)
    shown._touch.click(1)
    assert "▸ b: LOSE" in texts(shown)
    assert "b: LOSE" in picture(shown)


def test_positions_of_a_set_are_clicked_in_and_out():
    shown = form({0, 4}, range(5), graph=GameGraph.from_moves(FIVE))
    for u in (0, 1, 4, 1):
        shown._touch.click(u)
    assert [text for text in texts(shown) if "▸" in text] == ["▸ 0", "▸ 4"]
    press(shown, COMMIT)
    assert "You called 1 of 1." in words(shown)
    assert titles(shown) == []
    shown.choose(1)  # a click that comes late changes nothing
    assert shown.answer[""] == {0, 4}


def test_only_positions_that_are_asked_about_take_clicks():
    shown = form({0: WIN, 3: LOSE}, graph=GameGraph.from_moves(FIVE))
    assert titles(shown) == ["Choose 0", "Choose 3"]
    assert form("Ann", ["Ann", "Ben"])._touch is None
