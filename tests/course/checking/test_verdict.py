"""Verdicts as text and as HTML: everything is said, once, and text stays text."""

import json

import pytest

from gamegraphs.course.checking.verdict import HEADLINES, Verdict, paragraph, verdict_from
from gamegraphs.course.exercises import exercise, misconceptions
from gamegraphs.course.mistakes.misconception import Misconception

FOUR = exercise(4)
KEYS = [part.key for part in FOUR.parts]
NAMED = Misconception("moves-win", "every <move> wins", "A `move` is not enough.", lambda moves: [])


def verdict(status="wrong", states=(True, False), **more):
    parts = dict.fromkeys(KEYS)
    parts.update(zip(KEYS, states, strict=False))
    return Verdict(FOUR, status, parts, **more)


@pytest.mark.parametrize("status", HEADLINES)
def test_every_status_has_its_headline_in_text_and_html(status):
    found = verdict(status)
    line = f"Task 4, label_game: {HEADLINES[status]}."
    assert found.headline() == repr(found).splitlines()[0] == line
    assert line in found._repr_html_()
    assert found.right == (status == "right")


def test_points_are_those_of_the_parts_that_are_right():
    points = [part.points for part in FOUR.parts]
    assert verdict(states=()).points == 0
    assert verdict(states=[True] * len(KEYS)).points == sum(points) == FOUR.points
    for i in range(len(KEYS)):
        states = [k == i for k in range(len(KEYS))]
        assert verdict(states=states).points == points[i]


def test_the_table_tells_right_from_wrong_from_not_reached():
    rows = verdict(states=[True, False]).table()
    assert [row[0] for row in rows] == ["✓", "✗"] + ["·"] * (len(KEYS) - 2)
    assert [row[2] for row in rows] == ["right", "not yet"] + ["not reached"] * (len(KEYS) - 2)
    assert rows[0][3].startswith(f"{FOUR.parts[0].points:g} of {FOUR.parts[0].points:g} point")
    assert rows[1][3].startswith("0 of ")


def test_everything_is_said_in_order():
    found = verdict(
        found=["First.", "Second."], mistake=NAMED, summary="So far 3.", next_step="Go on."
    )
    wanted = ["First.", "Second.", "This looks like: every <move> wins.", NAMED.why]
    wanted += ["So far 3.", "Go on."]
    assert found.sentences() == wanted
    lines = repr(found).splitlines()
    assert lines[1:7] == wanted
    assert len(lines) == 7 + len(KEYS)
    html = found._repr_html_()
    places = [html.index(text) for text in ("First.", "Second.", "This looks like", "So far", "Go")]
    assert places == sorted(places)
    assert found.misconception == "moves-win"
    assert verdict().misconception is None


def test_an_answer_that_was_not_attempted_has_no_table():
    found = verdict("untried", ())
    assert len(repr(found).splitlines()) == 1
    assert "<table" not in found._repr_html_()


def test_text_is_escaped_and_code_is_marked():
    assert paragraph("`a < b` & <b>") == "<p><code>a &lt; b</code> &amp; &lt;b&gt;</p>"
    found = verdict(found=["<script>"], mistake=NAMED, summary="<i>", next_step="`<u>`")
    html = found._repr_html_()
    for tag in ("<script", "<move", "<i>", "<u>"):
        assert tag not in html
    assert "<code>&lt;u&gt;</code>" in html
    assert "<code>move</code>" in html


def test_the_picture_stands_in_the_page():
    found = verdict(pictured=([[[1], []]], [2, 0]))
    assert found.picture.alt in found._repr_html_()
    assert "<img" in found._repr_html_()
    assert "<img" not in verdict()._repr_html_()


@pytest.mark.parametrize("more", [{}, {"mistake": misconceptions(4)[0]}])
def test_a_verdict_comes_back_from_a_file_as_it_was(more):
    found = verdict(found=["a"], pictured=([[[1], []]], [2, 0]), summary="b", next_step="c", **more)
    again = verdict_from(FOUR, json.loads(json.dumps(found.as_dict())))
    assert repr(again) == repr(found)
    assert again._repr_html_() == found._repr_html_()
    assert (again.points, again.misconception) == (found.points, found.misconception)


def test_a_verdict_cannot_be_changed():
    with pytest.raises(AttributeError):
        verdict().status = "right"
