"""What every exercise promises: its texts, its parts, and a sentence on any answer."""

import random
from itertools import islice

import pytest
from mutants import function_of, official

from gamegraphs.course.checking.trial import judged
from gamegraphs.course.exercises import EXERCISES, exercise
from gamegraphs.course.exercises.base import Exercise, Family
from gamegraphs.course.running.protocol import CallResult
from gamegraphs.course.running.runner import Here
from gamegraphs.course.running.values import is_plain, plain

# Anything may come back: no answer may be an error of the grader


def anything(rng, depth=0):
    """Return a random value that `is_plain`."""
    odd = [0, 1, 2, -1, 5, True, None, 1.0, float("nan"), float("inf"), "", "CYCLIC", 10**200]
    kind = rng.random()
    if depth > 2 or kind < 0.45:
        return rng.choice(odd)
    items = [anything(rng, depth + 1) for _ in range(rng.randint(0, 5))]
    if kind < 0.85:
        return items
    if kind < 0.95:
        return {"dict": [[item, anything(rng, depth + 1)] for item in items]}
    return rng.choice([{"set": items}, {"other": "x", "shown": "y"}])


@pytest.mark.machine
@pytest.mark.parametrize("number", sorted(EXERCISES))
def test_no_answer_is_an_error_of_the_grader(number):
    rng = random.Random(number)
    subject = exercise(number)
    inputs = [data for data, _ in zip(subject.small(), range(60), strict=False)]
    for data in [*inputs, subject.example(), *list(subject.larger(2))[:4]]:
        for _ in range(20):
            value = anything(rng)
            assert is_plain(value)
            trial = judged(subject, data, CallResult("value", value))
            if trial.fault and not trial.malformed:
                subject.picture(data, value)
                assert subject.written(value)
            assert len(trial.fault) < 2000


@pytest.mark.parametrize(
    ("number", "returned"),
    [
        (2, {0: 0}),
        (3, ([1, 0], [[], [0]])),
        (4, [1, 0]),
        (6, ([1, 0], [1, 0])),
        (9, ("CYCLIC", [2])),
        (10, None),
        (12, (None, None)),
        (12, ((0, 1), None)),
        (14, [[0, None], [None, 0]]),
    ],
)
def test_an_answer_is_written_as_it_was_returned(number, returned):
    assert eval(exercise(number).written(plain(returned))) == returned


# The exercise itself


@pytest.mark.parametrize("number", sorted(EXERCISES))
def test_every_exercise_says_what_it_promises(number):
    subject = exercise(number)
    assert subject.slug == f"task_{number:02d}_{subject.function}"
    assert subject.signature.startswith(f"{subject.function}(")
    assert subject.level in ("beginner", "intermediate", "advanced", "benchmark")
    assert subject.points == sum(part.points for part in subject.parts) > 0
    assert len({part.key for part in subject.parts}) == len(subject.parts)
    assert subject.part(subject.example()) in {part.key for part in subject.parts}
    assert len(subject.hints) >= 2
    assert all(hint.endswith((".", "?", "!", ")", "`")) for hint in subject.hints)


@pytest.mark.parametrize("number", sorted(EXERCISES))
def test_smaller_inputs_are_smaller(number):
    subject = exercise(number)
    for data in [subject.example(), *islice(subject.larger(2), 3)]:
        for other in islice(subject.smaller(data), 50):
            assert subject.size(other) < subject.size(data)


def test_a_family_tells_its_size_in_groups_of_three():
    assert Family("a chain of {n} positions", lambda n: [n]).named(20_000) == (
        "a chain of 20,000 positions"
    )


def test_what_a_subclass_has_to_say_is_asked_for():
    subject = Exercise()
    for ask in (subject.example, subject.small):
        with pytest.raises(NotImplementedError):
            ask()
    for ask in (subject.part, subject.size, subject.answer, subject.input_text):
        with pytest.raises(NotImplementedError):
            ask([])
    with pytest.raises(NotImplementedError):
        subject.fault([], None)
    with pytest.raises(NotImplementedError):
        subject.answer_in([], "")
    assert [*subject.larger(), *subject.deep(), *subject.families(), *subject.smaller([])] == []
    assert subject.picture([], None) is None


def test_blank_lines_at_the_end_and_blanks_at_the_ends_of_lines_do_not_count():
    class Lines(Exercise):
        def read_output(self, data, lines):
            return lines

    assert Lines().answer_in([], "1 2  \n\n 3\r\n \n\n") == ["1 2", "", " 3"]
    assert Lines().answer_in([], "\n\n") == []


def test_a_call_can_be_tried_again():
    assert (
        Exercise().call("solve", [[[1], []], True, "normal"]) == "solve([[1], []], True, 'normal')"
    )


@pytest.mark.parametrize("number", sorted(EXERCISES))
def test_as_many_lines_as_are_said_to_be_enough_are_about_enough(number):
    subject = exercise(number)
    inputs = [*islice(subject.small(), 0, None, 50), *subject.larger(1)]
    run = Here(function_of(official(number), number), subject.shape)
    for data, result in zip(inputs, run.results(inputs, steps=2_000_000), strict=True):
        assert result.steps <= 1.2 * subject.lines_enough(data), data
        assert subject.lines_enough(data) < 10**7
