"""An asked question: nothing of the answer before it is committed, everything after."""

import re

import pytest
from drawn import FIVE

from gamegraphs import DRAW, LOSE, WIN, GameGraph, GameGraphError
from gamegraphs.draw import draw
from gamegraphs.widgets.asking.asked_question import AskedQuestion
from gamegraphs.widgets.asking.question import Question

TRUTH = {0: DRAW, 1: WIN, 2: DRAW, 3: LOSE, 4: DRAW}


@pytest.fixture
def kept():
    return []


@pytest.fixture
def labels(kept):
    graph = GameGraph.from_moves(FIVE)
    return AskedQuestion(
        Question("Which outcomes?", TRUTH), graph=graph, on_commit=lambda *x: kept.append(x)
    )


def unfolded(html):
    return re.sub(r"<details>.*</details>", "", html, flags=re.DOTALL)


def test_before_a_commit_the_answer_is_folded(kept):
    asked = AskedQuestion(Question("Who wins?", "Ann", ["Ben", "Ann", "nobody"]), "because of 17")
    assert "17" not in repr(asked)
    assert "Ann, " not in repr(asked)
    html = asked._repr_html_()
    assert "<details><summary>Show the answer</summary><p>Ann.</p>" in html
    assert "because of 17" in html
    assert "17" not in unfolded(html)
    assert "<details open" not in html
    assert not asked.committed


def test_the_picture_before_has_no_label_of_the_truth(labels):
    assert "not known" in unfolded(labels.html())
    assert "WIN" not in unfolded(labels.html())
    assert "WIN" in labels.html()


def test_a_commit_compares_and_is_kept_once(labels, kept):
    assert labels.commit({0: LOSE, 1: WIN, 2: DRAW, 3: LOSE, 4: DRAW}) is labels
    assert labels.lines()[:3] == [
        "You called 4 of 5.",
        "0: you say LOSE; it is DRAW.",
        "1: WIN, as you say.",
    ]
    assert "details" not in labels.html()
    assert "you say LOSE" in labels.html()
    assert "your answer LOSE" in labels.html() or "yours" in labels.after_html()
    labels.commit(dict.fromkeys(range(5), WIN))  # the first one counts
    assert labels.right == 4
    assert kept == [("0: LOSE; 1: WIN; 2: DRAW; 3: LOSE; 4: DRAW", 4, 5)]


def test_what_is_no_answer_leaves_it_open(labels, kept):
    with pytest.raises(GameGraphError):
        labels.commit({0: WIN})
    assert not labels.committed
    assert kept == []


def test_an_answer_of_another_day_is_shown_again(kept):
    asked = AskedQuestion(Question("How many?", 8), said=("6", 0, 1), on_commit=kept.append)
    assert asked.committed
    assert asked.lines() == ["You called 0 of 1. You said before: 6.", "8."]
    asked.commit(8)
    assert kept == []


def test_a_near_number_is_close_enough():
    asked = AskedQuestion(Question("How many?", 100, near=0.1)).commit(95)
    assert asked.lines() == ["You called 1 of 1.", "You say 95; it is 100; close enough."]


def test_a_set_is_drawn_with_rings():
    graph = GameGraph.from_moves(FIVE)
    asked = AskedQuestion(Question("Which?", {0, 4}, range(5)), graph=graph)
    assert asked.picture({"": frozenset({0})}).svg == draw(graph, highlight=[0]).svg
    asked.commit([0, 4])
    assert draw(graph, highlight=[0, 4]).html() in asked.after_html()


def test_text_and_pictures_after_it_are_escaped_and_shown():
    asked = AskedQuestion(Question("<b>?", 1), "1 < 2")
    assert "&lt;b&gt;" in asked.html()
    assert "1 &lt; 2" in asked.html()
    assert repr(asked.commit(1)).endswith("\n1 < 2")
    picture = draw(GameGraph.from_moves(FIVE))
    assert picture.html() in AskedQuestion(Question("?", 1), picture).html()


def test_labels_as_bare_numbers_are_no_outcomes():
    with pytest.raises(GameGraphError, match="shows outcomes"):
        AskedQuestion(Question("?", {0: 1, 1: 0}), graph=GameGraph.from_moves([[1], []]))
