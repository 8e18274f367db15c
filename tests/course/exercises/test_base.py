"""What every exercise promises: its texts, its parts, and a sentence on any answer."""

import random

import pytest

from gamegraphs.course.checking.smallest_input import judged
from gamegraphs.course.exercises import EXERCISES, exercise
from gamegraphs.course.running.protocol import CallResult
from gamegraphs.course.running.values import is_plain

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
            assert len(trial.fault) < 2000
