"""The check by the clock: families that take too long are told, and inputs are numbered anew.

Grades depend on it: more stands in tests/course/grading/test_grade.py.
"""

from collections import Counter

import pytest

from gamegraphs.course.checking.work.time_check import (
    full_size,
    renumbered,
    reordered,
    slow_by_time,
)
from gamegraphs.course.exercises import exercise
from gamegraphs.course.exercises.base import Family
from gamegraphs.course.running.protocol import CallResult

FOUR = exercise(4)
CHAIN = Family("a chain of {n} positions", lambda n: [[[u + 1] for u in range(n - 1)] + [[]]])
ENDS = Family("{n} positions without moves", lambda n: [[[] for _ in range(n)]])


class Claimed:
    """Answers to an input as `answer` says, and has used the seconds that `seconds` says."""

    def __init__(self, seconds, answer=lambda data: CallResult("value", FOUR.truth(data)[0])):
        self.seconds, self.answer, self.total, self.asked = seconds, answer, 0.0, []

    def results(self, inputs, steps, counting=False, seconds=0.0):
        assert steps == 0  # nothing is counted: counts can be forged
        for data in inputs:
            takes = self.seconds(data)
            self.asked.append(len(data[0]))
            self.total += takes
            yield self.answer(data) if takes < seconds else CallResult("time")

    def worked(self):
        return self.total

    def close(self):
        pass


def test_what_is_quick_is_let_through_without_a_second_look():
    run = Claimed(lambda data: 0.1)
    assert slow_by_time(FOUR, run, [CHAIN, ENDS], 50) is None
    assert run.asked == [50, 50]


def test_the_slowest_family_is_tried_at_four_times_the_size():
    run = Claimed(lambda data: (1e-2 if any(data[0]) else 1e-3) * len(data[0]))
    assert slow_by_time(FOUR, run, [ENDS, CHAIN], 60) is None
    assert run.asked == [60, 60, 240]
    run = Claimed(lambda data: len(data[0]) ** 2 / 60**2 if any(data[0]) else 0.1)
    found = slow_by_time(FOUR, run, [ENDS, CHAIN], 60)
    assert (found.family, found.size, found.trial.result.kind) == (CHAIN, 240, "time")
    assert run.asked == [60, 60, 240, 60, 240]
    assert found.growth == "eight times as long as on a quarter"


def test_what_takes_longer_than_any_work_in_proportion_need_not_have_grown():
    """It may have stretched its own time: then nothing is said of growth."""
    run = Claimed(lambda data: len(data[0]) / 10)
    found = slow_by_time(FOUR, run, [CHAIN], 60, lambda amount: 20.0)
    assert (found.size, found.trial.result.kind, found.growth) == (240, "time", "")


def test_on_a_slow_machine_more_is_quick():
    run = Claimed(lambda data: 0.5)
    assert slow_by_time(FOUR, run, [CHAIN], 60, lambda amount: 0.5 * 50) is None
    assert run.asked == [60]
    assert slow_by_time(FOUR, run, [CHAIN], 60, lambda amount: 0.4 * 50) is None
    assert run.asked == [60, 60, 240]


@pytest.mark.parametrize(("stalls", "slow"), [((2,), False), ((2, 4), True)])
def test_one_call_that_took_long_is_made_again(stalls, slow):
    """What the machine did to it is nothing to lose points by; twice it is the answer."""
    run = Claimed(lambda data: len(data[0]) / 120 * (5 if len(run.asked) in stalls else 1))
    assert (slow_by_time(FOUR, run, [ENDS, CHAIN], 60) is not None) == slow
    assert run.asked == [60, 60, 240, 60, 240]


def test_a_wrong_answer_at_full_size_is_told_even_if_it_is_quick():
    run = Claimed(lambda data: 0.0, lambda data: CallResult("value", [0] * len(data[0])))
    found = slow_by_time(FOUR, run, [ENDS, CHAIN], 50)
    assert (found.family, found.size) == (CHAIN, 50)
    assert found.trial.fault
    assert found.trial.result.kind == "value"


def test_who_takes_too_long_is_told_before_who_is_wrong():
    """Else a wrong answer to the first input would hide the time that the others take."""

    def answer(data):
        return CallResult("value", FOUR.truth(data)[0] if any(data[0]) else [7])

    run = Claimed(lambda data: len(data[0]) ** 2 / 60**2 if any(data[0]) else 0.1, answer)
    found = slow_by_time(FOUR, run, [ENDS, CHAIN], 60)
    assert (found.family, found.trial.result.kind) == (CHAIN, "time")
    found = slow_by_time(FOUR, Claimed(lambda data: 0.1, answer), [CHAIN, ENDS, CHAIN], 60)
    assert (found.family, found.trial.result.kind) == (ENDS, "value")
    run = Claimed(lambda data: 1e9 if any(data[0]) else 0.1, answer)
    found = slow_by_time(FOUR, run, [ENDS, CHAIN, ENDS], 60)
    assert (found.family, run.asked) == (CHAIN, [60, 60])


def test_a_wrong_answer_at_the_larger_size_is_told_as_such():
    def answer(data):
        n = len(data[0])
        return CallResult("value", FOUR.truth(data)[0] if n == 50 else [0] * n)

    found = slow_by_time(FOUR, Claimed(lambda data: 1.0, answer), [CHAIN], 50)
    assert (found.size, found.trial.result.kind) == (200, "value")


def test_without_families_nothing_is_slow():
    assert slow_by_time(FOUR, Claimed(lambda data: 100.0), [], 50) is None


def test_the_size_is_near_the_full_one_and_follows_from_the_seed():
    sizes = {full_size(FOUR, seed) for seed in range(40)}
    assert len(sizes) > 30
    assert min(sizes) >= FOUR.deep_size // 2
    assert max(sizes) < FOUR.deep_size // 2 + 500
    assert full_size(FOUR, 3) == full_size(FOUR, 3)


@pytest.mark.parametrize("shape", ["moves", "implicit", "verdicts"])
def test_numbered_anew_it_is_the_same_graph(shape):
    moves = [[1, 2], [3, 3], [0], [], [4]]
    data = [moves, [[3, 2]]] if shape == "verdicts" else [moves]
    found = reordered(shape, data, 5)
    assert found != data
    assert moves == [[1, 2], [3, 3], [0], [], [4]]  # the given one is left as it was
    degrees = Counter(map(len, moves))
    assert Counter(map(len, found[0])) == degrees
    assert [u in row for u, row in enumerate(found[0])].count(True) == 1  # the loop
    if shape == "verdicts":
        ((u, verdict),) = found[1]
        assert (found[0][u], verdict) == ([], 2)


@pytest.mark.parametrize("shape", ["plain", "edges"])
def test_what_is_no_game_graph_keeps_its_numbers(shape):
    data = [[[1], []], [[0, 1]]]
    assert reordered(shape, data, 5) is data


def test_a_family_numbered_anew_is_told_by_its_name():
    family = renumbered(FOUR, CHAIN, 2)
    assert family.named(7) == "a chain of 7 positions (numbered anew)"
    assert family.make(7) == reordered("moves", CHAIN.make(7), 2) != CHAIN.make(7)
