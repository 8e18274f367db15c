"""What failures show: on small inputs, on larger ones, and where more inputs have to decide."""

import pytest

from gamegraphs.course.checking.diagnosis.diagnose import FailureDiagnosis
from gamegraphs.course.checking.trial import Trial
from gamegraphs.course.exercises import diagnoses, exercise
from gamegraphs.course.mistakes import pattern
from gamegraphs.course.mistakes.retrograde_with_switches import seeds_of, wave
from gamegraphs.course.mistakes.rounds_and_searches import some_rounds
from gamegraphs.course.running.protocol import CallResult

FOUR = exercise(4)


def trial(answer, data):
    try:
        result = CallResult("value", answer(data[0]))
    except ArithmeticError as problem:
        result = CallResult("raised", error=f"{type(problem).__name__}: {problem}")
    fault = FOUR.fault(data, result.value) if result.kind == "value" else result.error
    return Trial(data, result, fault)


def diagnosed(answer, large=None):
    """Return the keys of what is said of an answer, and on how many more inputs it was tried."""
    asked = []

    def more(inputs):
        asked.extend(inputs)
        return [trial(answer, data) for data in inputs]

    diagnosis = FailureDiagnosis(FOUR, 1, more)
    small = [trial(answer, data) for data in FOUR.small()]
    if large is None:
        found = diagnosis.of_small(small)
    else:
        found = diagnosis.of_large([*small, trial(answer, large)])
    return [d.key for d in found], len(asked)


def two_rounds(moves):
    return some_rounds(moves, seeds_of(moves), 2)


def test_what_fits_equally_well_on_small_inputs_is_told_apart_on_more():
    """Rounds that end without a new WIN, and two rounds: on three positions they do the same."""
    keys, asked = diagnosed(two_rounds)
    assert keys == ["fixed-rounds"]
    assert asked > 200


def right_up_to(most):
    def answer(moves):
        if len(moves) > most:
            return [2] * len(moves)
        return wave(moves)[0]

    return answer


def test_a_number_of_positions_is_told_where_nothing_else_is():
    chain = [[[], *([u] for u in range(20))]]
    assert diagnosed(right_up_to(20), chain)[0] == ["from-a-size-on"]
    assert diagnosed(right_up_to(5), [[[], *([u] for u in range(5))]])[0] == []


def test_an_error_of_all_failures_is_told_before_what_else_they_share():
    def answer(moves):
        if not all(moves):
            raise OverflowError("no room")
        return wave(moves)[0]

    assert diagnosed(answer)[0] == ["narrow-numbers"]


@pytest.mark.parametrize("number", [1, 8, 15])
def test_whatever_can_be_said_is_known_to_reports(number):
    said = {p.key for p in vars(pattern).values() if isinstance(p, pattern.Pattern)}
    assert len(said) > 12
    assert said <= diagnoses(number).keys()
