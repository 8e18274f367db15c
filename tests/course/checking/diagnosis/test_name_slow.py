"""The name of slow work: the mistake that grows on the same inputs and looks about as often."""

import pytest

from gamegraphs.course.checking.cached_exercise import cached_exercise
from gamegraphs.course.checking.diagnosis import name_slow as module
from gamegraphs.course.checking.diagnosis.mistake_runner import MistakeRunner
from gamegraphs.course.checking.diagnosis.name_slow import name_slow
from gamegraphs.course.checking.trial import endless, tried
from gamegraphs.course.checking.work.costs import measure_costs
from gamegraphs.course.exercises import EXERCISES, misconceptions
from gamegraphs.course.mistakes.misconception import Misconception
from gamegraphs.course.running.runner import Here


def known(key):
    (mistake,) = (mistake for mistake in misconceptions(4) if mistake.key == key)
    return mistake


def costs(function):
    subject = cached_exercise(4, 1)
    return subject, list(measure_costs(subject, Here(function, subject.shape)))


def test_slow_work_is_told_by_its_looks():
    searched = known("predecessors-searched")
    subject, measured = costs(searched.function)
    assert any(cost.slow for cost in measured)
    assert name_slow(subject, measured) == searched


def test_nothing_is_named_where_two_are_equally_near(monkeypatch):
    searched = known("predecessors-searched")
    subject, measured = costs(searched.function)
    twin = Misconception("slow-twin", "the same again", "", searched.function, slow=True)
    monkeypatch.setattr(module, "misconceptions", lambda number: (searched, twin))
    assert name_slow(subject, measured) is None


def test_a_mistake_that_is_wrong_is_no_name_for_slow_work(monkeypatch):
    searched = known("predecessors-searched")
    subject, measured = costs(searched.function)
    monkeypatch.setattr(module, "misconceptions", lambda number: [known("leftovers-lose")])
    assert name_slow(subject, measured) is None


RIGHT_ON_ALL_OF_THESE = {(9, "deep-is-cyclic")}  # wrong on larger ones alone


@pytest.mark.parametrize(
    "number", [n if n == 4 else pytest.param(n, marks=pytest.mark.long) for n in EXERCISES]
)
def test_what_is_called_slow_is_right_and_nothing_else_is(number):
    subject = cached_exercise(number, 1)
    inputs = [*subject.small(), *subject.larger()]
    for mistake in misconceptions(number):
        if (number, mistake.key) in RIGHT_ON_ALL_OF_THESE:
            continue
        wrong = []  # of its programs, one may be so on larger inputs alone
        for i in range(len(mistake.functions)):
            results = MistakeRunner(subject, mistake, i).results(inputs)
            faults = (trial for trial in tried(subject, inputs, results) if trial.fault)
            wrong.append(any(mistake.endless or not endless(trial.result) for trial in faults))
        assert any(wrong) != mistake.slow, mistake.key
