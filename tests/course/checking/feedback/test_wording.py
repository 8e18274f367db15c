"""The same finding in two wordings: of a call in a notebook, and of a program that is run."""

from dataclasses import fields

import pytest

from gamegraphs.course.checking.feedback.findings import failure
from gamegraphs.course.checking.feedback.wording import IN_NOTEBOOK, next_step
from gamegraphs.course.checking.trial import Trial
from gamegraphs.course.exercises import EXERCISES
from gamegraphs.course.judging.program_words import OF_PROGRAM
from gamegraphs.course.running.protocol import CallResult
from gamegraphs.course.running.runner import SLEPT

STATUSES = ("wrong", "raised", "stuck", "slow")


@pytest.mark.parametrize("words", [IN_NOTEBOOK, OF_PROGRAM], ids=["notebook", "program"])
def test_every_status_and_every_end_has_a_next_step_with_a_hint(words):
    ends = [None, *(CallResult(kind) for kind in ("value", "raised", "deep", "died", "late"))]
    for status in STATUSES:
        for result in [*ends, CallResult("time", error=SLEPT)]:
            step = next_step(EXERCISES[4], status, result, words)
            assert step == step.strip()
            assert step.endswith("hint.")
            assert "{" not in step
            assert " 4`" in step or "(4)`" in step
    last = next_step(EXERCISES[16], "right", None, words)
    assert "show" in last
    assert "Next" not in last
    assert "Next: task 5" in next_step(EXERCISES[4], "right", None, words)


def test_a_wrong_answer_that_raises_at_times_is_told_what_is_wrong():
    """Its first call is right: there is no error to be seen in a cell of its own."""
    step = next_step(EXERCISES[4], "wrong", CallResult("raised"), IN_NOTEBOOK)
    assert step.startswith("Work the example out by hand")


def test_the_wordings_differ_in_every_field():
    for field in fields(IN_NOTEBOOK):
        assert getattr(IN_NOTEBOOK, field.name) != getattr(OF_PROGRAM, field.name), field.name
    assert IN_NOTEBOOK.advice.keys() == OF_PROGRAM.advice.keys()


def test_a_failure_is_told_in_the_words_of_each():
    trial = Trial([[[1], []]], CallResult("died", error="SIGKILL"), "died")
    first, why = failure(EXERCISES[4], trial, "raised", True, "", IN_NOTEBOOK)
    assert first == "The smallest input on which it fails: `label_game([[1], []])`"
    assert why == "The process that ran it ended: SIGKILL."
    first, why = failure(EXERCISES[4], trial, "raised", True, "", OF_PROGRAM)
    assert first == "The smallest input on which it fails, as the program reads it:\n2\n1 1\n0"
    assert why == "The program ended with SIGKILL."


def test_a_starter_is_told_where_to_begin():
    step = next_step(EXERCISES[4], "untried", None, IN_NOTEBOOK)
    assert step == (
        "Write the body of `label_game`, then run this cell again. `hint(4)` gives a first hint."
    )
