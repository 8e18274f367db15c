"""What is made of what programs print, without programs."""

import re
from itertools import islice

import pytest

from gamegraphs.course.checking.diagnosis import common_pattern
from gamegraphs.course.checking.diagnosis.mistake_runner import MistakeRunner
from gamegraphs.course.checking.trial import Trial, judged, tried
from gamegraphs.course.exercises import (
    EXERCISES,
    Family,
    Misconception,
    diagnoses,
)
from gamegraphs.course.judging import program_examination as module
from gamegraphs.course.judging.judge import plain_text
from gamegraphs.course.judging.program_examination import ProgramExamination
from gamegraphs.course.mistakes.pattern import CHANCE, KEPT, NARROW, OTHER_FORM
from gamegraphs.course.running.protocol import CallResult

OF_PYTHON = re.compile(
    r"\b(Python|None|True|False|dicts?|tuples?|deque|range|lambda)\b"
    r"|\b(any|all|len|min|max|int|list|set|enumerate)\(|\[\[\]\]|`(is|in|any|all|min|max)`"
    r"|\breturn \(|\breturn \w+, |\bmax over\b|\w+Error\b|\bfloat\b|\bnotebook\b|`if \w+:`"
)
OF_ERRORS = [pattern for _, pattern in common_pattern._ERRORS if pattern is not NARROW]


@pytest.mark.parametrize("pattern", [KEPT, CHANCE, OTHER_FORM], ids=lambda pattern: pattern.key)
def test_what_runs_have_in_common_is_told_without_words_for_python(pattern):
    examination = ProgramExamination(EXERCISES[4], None, 1.0)
    verdict = examination.report("wrong", mistakes=[pattern])
    ((_, told),) = verdict.named()
    assert told.key == pattern.key
    for word in ("->", "memo=", "argument", "function", "returned", "call"):
        assert word not in f"{told.title} {told.why}"
    assert pattern is not KEPT or "the number of the process" in told.why


def can_be_printed(exercise, mistake):
    """Whether one of its wrong answers to small inputs can be written in the text form."""
    inputs = list(islice(exercise.small(), 400))
    for i in range(len(mistake.functions)):
        trials = tried(exercise, inputs, MistakeRunner(exercise, mistake, i).results(inputs))
        if any(x.fault and not x.malformed and x.result.kind == "value" for x in trials):
            return True
    return False


@pytest.mark.parametrize("number", EXERCISES)
def test_what_a_program_shows_is_told_without_words_for_python(number):
    examination = ProgramExamination(EXERCISES[number], None, 1.0)
    for diagnosis in diagnoses(number).values():
        ((_, told),) = examination.report("wrong", mistakes=[diagnosis]).named()
        if diagnosis in OF_ERRORS or not OF_PYTHON.search(f"{told.title} {told.explanation}"):
            continue
        assert isinstance(diagnosis, Misconception), told
        assert not can_be_printed(EXERCISES[number], diagnosis), told


def test_distances_of_a_byte_are_told_by_the_last_position():
    family = EXERCISES[6].deep()[0]
    trial = judged(EXERCISES[6], family.make(129), CallResult("value", [[0] * 129, [0] * 129]))
    examination = ProgramExamination(EXERCISES[6], None, 1.0)
    verdict = examination.too_deep(module.Depth(family, 129, True, trial))
    assert verdict.found[-1] == (
        "The last position is 128, and 127 is the largest number of a byte with a sign."
    )


def test_a_signed_byte_is_told_by_the_moves_of_the_position_that_is_wrong():
    """The family goes on to 257 moves, and the position has 128."""
    family = EXERCISES[4].deep()[0]
    fault = "Position 128: you say LOSE, but it is a DRAW."
    moves = [[1, 2] for _ in range(128)] + [[*range(128)]]
    trial = Trial([moves], CallResult("value", []), fault)
    examination = ProgramExamination(EXERCISES[4], None, 1.0)
    verdict = examination.too_deep(module.Depth(family, 258, True, trial))
    assert verdict.found[-1] == (
        "Position 128 has 128 moves, and 127 is the largest number of a byte with a sign."
    )


def test_what_fails_on_even_sizes_alone_is_found_where_a_room_is_full(monkeypatch):
    family = Family("{n} positions", lambda n: [[[1] * (n // 2), *([[]] * (n - 1))]])
    tried = []

    def trial(self, data, *more):
        n = len(data[0])
        tried.append(n)
        wrong = n >= 514 and n % 2 == 0
        return Trial(data, CallResult("value", n), "wrong" if wrong else "")

    monkeypatch.setattr(ProgramExamination, "trial", trial)
    examination = ProgramExamination(EXERCISES[4], None, 1.0)
    first = trial(examination, family.make(4096))
    found = examination.least_size(family, first, 4096)
    assert (found.size, found.exact) == (514, True)
    died = Trial(first.data, CallResult("died", error="signal 11"), "died")
    tried.clear()
    examination.least_size(family, died, 4096)
    assert 514 not in tried[:3]


def test_a_slow_program_is_named_by_a_smaller_input():
    subject = EXERCISES[1]
    examination = ProgramExamination(subject, None, 1.0)
    examination.trials = [
        Trial(data, CallResult("value", subject.right_labels(data)), "")
        for data in islice(subject.small(), 15)
    ]
    slow = CallResult("time")
    examination.small_trial = lambda data: Trial(data, slow, "time")
    family = next(f for f in subject.families() if "the next two" in f.text)
    verdict = examination.failed_large(family, Trial(family.make(300), slow, "time"), 300)
    assert (verdict.status, verdict.misconception) == ("slow", "no-memory")
    slept = Trial(family.make(300), slow._replace(error=module.SLEPT), "time")
    assert not module._runs_on(slept)


def test_the_parts_of_an_exercise_take_turns():
    examination = ProgramExamination(EXERCISES[10], None, 1.0)
    inputs = [*islice(EXERCISES[10].small(), 300)]
    order = examination.alternating(inputs)
    assert sorted(map(repr, order)) == sorted(map(repr, inputs))
    assert len({EXERCISES[10].part(data) for data in order[:2]}) == 2
    assert order[0] == inputs[0]


def test_fewer_small_inputs_are_tried_where_each_run_takes_long(monkeypatch):
    now = [0.0]
    subject = EXERCISES[10]

    def small_trial(self, data):
        now[0] += 0.05
        self.quickest = 0.05
        return Trial(data, CallResult("value"), "")

    monkeypatch.setattr(module.time, "monotonic", lambda: now[0])
    monkeypatch.setattr(ProgramExamination, "small_trial", small_trial)
    monkeypatch.setattr(ProgramExamination, "fails_on_many", lambda *_: False)
    examination = ProgramExamination(subject, None, 1.0)
    examination.chosen = [*islice(subject.small(), 300)]
    assert len(examination.sample(examination.chosen)) <= module._LESS_EFFORT / 0.05 + 1


def test_the_next_step_is_one_that_a_program_can_take():
    examination = ProgramExamination(EXERCISES[4], None, 1.0)
    right = plain_text(examination.report("right"))
    assert "solutions/go and solutions/java show how we do it. Next: task 5" in right
    slept = Trial([[[]]], CallResult("time", error=module.SLEPT), "time")
    told = plain_text(examination.report("stuck", ["It waits: `label_game([[]])`"], slept))
    assert "sleep`" not in told
    assert "It waits, as the program reads it:\n1\n0\n" in told
