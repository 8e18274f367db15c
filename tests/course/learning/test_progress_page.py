"""The page of progress: ticks, what is next, what to repeat."""

import pytest
from collection import retrograde

from gamegraphs.course import check, hint, progress, solution
from gamegraphs.course import help as course_help
from gamegraphs.course.exercises import EXERCISES
from gamegraphs.course.learning.progress_file import (
    PredictionProgress,
    ProgressFile,
    RecallProgress,
    Record,
    WaveProgress,
)
from gamegraphs.course.learning.progress_page import ProgressPage


def test_a_new_learner_begins_at_the_first_exercise(path):
    page = progress()
    assert page.next_exercise() == min(EXERCISES)
    assert page.lines() == [
        f"0 of {len(EXERCISES)} exercises passed.",
        "Next: task 1, Label an acyclic game (notebook 02).",
    ]
    assert page.repeat() == []
    assert {mark for mark, *_ in page.rows()} == {"·"}
    assert not path.exists()  # to look is not to write


def test_checks_and_hints_are_kept(path, monkeypatch):
    monkeypatch.setattr(course_help, "_given", {})
    check(4, lambda moves: None)  # not attempted: no try
    check(4, lambda moves: [1] * len(moves))
    hint(4)
    assert "Task 4: begun, not passed yet." in progress().repeat()
    assert "not been passed yet" in repr(solution(4))
    check(4, retrograde)
    check(4, lambda moves: [1] * len(moves))  # a pass is kept
    record = ProgressFile(path).read()
    assert record.passed == {4}
    assert record.exercise(4).tries == 1
    assert record.exercise(4).hints == 1
    assert "def label_game" in repr(solution(4))
    (row,) = (row for row in progress().rows() if row[1].startswith("Task 4."))
    assert row[0] == "✓"
    assert row[2].startswith("passed after 1 try, ")
    assert progress().repeat() == []


def test_what_is_next_after_the_last():
    record = Record()
    for number in EXERCISES:
        record.exercise(number).passed = True
    assert ProgressPage(record).next_exercise() is None
    assert "All exercises are passed" in ProgressPage(record).next_step()


def test_what_to_repeat_is_what_went_wrong():
    record = Record()
    record.predictions["01 a"] = PredictionProgress("whose turn it is", "Ben", 0, 2)
    record.predictions["01 b"] = PredictionProgress("labels", "all", 5, 5)
    record.recall["moves-win"] = RecallProgress(2, 1, 0, False)
    record.recall["mirrored"] = RecallProgress(2, 1, 1, True)
    record.recall["of another version"] = RecallProgress(2, 1, 0, False)
    record.exercises["99"] = record.exercise(4)
    page = ProgressPage(record)
    assert page.repeat() == [
        "Predictions about whose turn it is: 0 of 2.",
        "A mistake of the last time: every position with a move is WIN.",
    ]
    assert page.predicted() == "Predictions: you called 5 of 7."


@pytest.mark.parametrize(
    ("wave", "said"),
    [
        (WaveProgress(), ""),
        (WaveProgress(2, 1), "1 of 3 clean runs"),
        (WaveProgress(9, 0, True), "mastered"),
    ],
)
def test_the_wave_by_hand(wave, said):
    assert said in ProgressPage(Record(wave=wave)).wave()
    assert bool(ProgressPage(Record(wave=wave)).wave()) == bool(said)


def test_the_page_for_a_notebook_says_the_same_and_escapes():
    record = Record()
    record.predictions["x"] = PredictionProgress("<b>", "", 0, 1)
    page = ProgressPage(record, "no file")
    html = page._repr_html_()
    assert "&lt;b&gt;" in html
    assert "<b>" not in html
    for line in page.lines():
        assert line in repr(page)
        assert line in html
    assert "no file" in html


def test_it_can_be_forgotten(path):
    check(4, retrograde)
    page = progress()
    assert page.forget() == "progress.json is deleted."
    assert not path.exists()
    assert progress().forget() == "Nothing was kept."
