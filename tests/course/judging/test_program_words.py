"""What is said of programs: no word for Python, how they ended, their input as text."""

import re
from itertools import islice

import pytest

from gamegraphs.course.checking.diagnosis import common_pattern
from gamegraphs.course.checking.diagnosis.mistake_runner import MistakeRunner
from gamegraphs.course.checking.trial import Trial, tried
from gamegraphs.course.exercises import EXERCISES, Misconception, diagnoses
from gamegraphs.course.judging.program_examination import ProgramExamination
from gamegraphs.course.judging.program_words import (
    after_input,
    beside_right,
    first_words,
    has_more,
    with_input,
)
from gamegraphs.course.mistakes.pattern import CHANCE, KEPT, NARROW, OTHER_FORM
from gamegraphs.course.running.protocol import CallResult
from gamegraphs.course.running.runner import SLEPT

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


def test_the_next_step_is_one_that_a_program_can_take():
    examination = ProgramExamination(EXERCISES[4], None, 1.0)
    right = repr(examination.report("right"))
    assert "solutions/go and solutions/java show how we do it. Next: task 5" in right
    slept = Trial([[[]]], CallResult("time", error=SLEPT), "time")
    told = repr(examination.report("stuck", ["It waits."], slept))
    assert "sleep`" not in told
    assert "It waits.\nAs the program reads it:\n1\n0\n" in told
    crashed = Trial([[[]]], CallResult("died", error="signal 11"), "died")
    verdict = examination.report("raised", ["It fails."], crashed)
    assert verdict.next_step == "`gamegraphs hint 4` gives a hint."


def test_a_short_input_is_told_once_and_a_long_one_not_at_all():
    text, long = "1\n0\n", 400 * "7 "
    first = f"The smallest input it gets wrong{after_input(text)}"
    assert with_input([first, "Why."], text, last=False) == [first, "Why."]
    told = "As the program reads it:\n1\n0"
    assert with_input(["Slow.", "Why."], text, last=True) == ["Slow.", "Why.", told]
    assert with_input(["Wrong.", "Why."], text, last=False) == ["Wrong.", told, "Why."]
    assert with_input(["Slow."], long, last=True) == ["Slow."]


@pytest.mark.parametrize(
    ("result", "how"),
    [
        (CallResult("died", error="SIGKILL.\nmore"), "\nThe program ended with SIGKILL."),
        (CallResult("died", error="more than 64 MB"), "\nIt was ended: it took more than 64 MB."),
        (CallResult("time"), "\nIt did not come to an end in time."),
        (CallResult("value", [1]), ""),
    ],
)
def test_the_first_words_say_how_it_ended(result, how):
    told = first_words("1\n0", Trial([[[]]], result, "wrong"))
    assert told.startswith(f"This input goes wrong:\n1\n0{how}\nLooking for the smallest one")
    told = first_words("\n".join("1" * 20), Trial([[[]]], result, "wrong"))
    assert told.startswith(f"An input of 39 characters goes wrong.{how}\n")


def test_what_is_printed_stands_beside_what_is_right():
    assert beside_right("ESCAPE", "CAPTURE 1") == "It printed: ESCAPE. Right: CAPTURE 1."
    assert beside_right("0", "1\n2") == "It printed:\n0\nRight:\n1\n2"


@pytest.mark.parametrize(
    ("text", "more"),
    [
        ("labels: 0", True),
        ("0 done.", True),
        ("0 0", False),  # a label too many is no prompt
        ("none", False),
    ],
)
def test_a_prompt_is_told_from_a_label_too_many(text, more):
    value = {"other": "text", "shown": text}
    trial = Trial([[[]]], CallResult("value", value), "wrong", malformed=True)
    assert has_more(EXERCISES[4], trial) is more
