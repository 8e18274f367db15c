"""Calls on large inputs whose time grows faster than the input are told."""

import time
from collections import Counter

import pytest
from collection import retrograde
from handed_in import needs_fork

from gamegraphs.course.checking.feedback.findings import large_failure
from gamegraphs.course.checking.trial import Trial
from gamegraphs.course.checking.work import large_inputs
from gamegraphs.course.exercises import exercise
from gamegraphs.course.running.protocol import CallResult
from gamegraphs.course.running.runner import HAS_PROCESSOR_TIME, Child, runner


@pytest.mark.parametrize(
    ("large", "eighth", "grows"),
    [
        ([0.5], [0.001], False),  # too quick to be told apart
        ([2.0], [0.25], False),
        ([2.0, 2.0], [0.2, 0.2], False),
        ([2.0, 2.0, 2.0], [0.06, 0.05, 0.05], True),
        ([2.0, 0.4], [0.06, 0.06], False),  # it was slow only once
        ([2.0, 2.0], [0.06, 0.25], False),  # so was a smaller one: quick only once
    ],
)
def test_a_call_whose_time_grows_is_tried_twice(monkeypatch, large, eighth, grows):
    now, times = [0.0], {800: iter(large[1:]), 100: iter(eighth)}

    def trial(size):
        now[0] += next(times[size])
        return Trial([size], CallResult("value"), "")

    monkeypatch.setattr(large_inputs, "_worked", lambda run: now[0])
    assert large_inputs._grows(None, trial, 800, large[0]) == grows


@pytest.mark.parametrize(
    ("kind", "eighth", "left"),
    [
        ("value", 0.5, 8.0),  # slow, in proportion: it has all the time there is
        ("value", 0.25, 6.0),
        ("value", 0.0, 0.96),  # from some size on it does not come to an end
        ("time", 1.5, 0.0),  # nor does it at an eighth of the size
    ],
)
def test_what_comes_to_no_end_has_the_time_that_an_eighth_of_it_speaks_for(
    monkeypatch, kind, eighth, left
):
    now = [0.0]

    def call(size, seconds):
        assert (size, seconds) == (100, 1.5)
        now[0] += eighth
        return Trial([size], CallResult(kind), "" if kind == "value" else kind)

    monkeypatch.setattr(large_inputs, "_worked", lambda run: now[0])
    seconds, smaller = large_inputs._seconds_left(None, call, 800, 8.0)
    assert seconds == pytest.approx(left)
    assert smaller.data == [100]


def slow_and_wrong_from(most):
    """Return an answer that is slow on long chains, and calls them all DRAW from a size on."""

    def label_game(moves):
        if len(moves) < most:
            return retrograde(moves)
        for _ in range(len(moves) ** 2 // 4):
            pass
        return [2] * len(moves)

    return label_game


@pytest.mark.skipif(not HAS_PROCESSOR_TIME, reason="the system does not tell how long it works")
def test_who_is_slow_and_wrong_on_an_eighth_is_wrong():
    run = Child(slow_and_wrong_from(1_500), "moves")
    try:
        failed = large_inputs.try_deep(exercise(4), run)
    finally:
        run.close()
    assert failed.trial.result.kind == "value"
    assert failed.trial.fault
    assert 1_500 <= failed.size <= 20_000 // 8


@pytest.mark.parametrize("always", [True, False])
def test_the_least_size_of_a_crash_is_exact_only_if_it_is_always_the_same(always):
    """From 300 positions on it crashes; and with 299 too, but not at the first try."""
    family, seen = exercise(4).deep()[0], Counter()

    def trial(n):
        seen[n] += 1
        died = n >= 300 or (n == 299 and seen[n] > 1 and not always)
        return Trial([n], CallResult("died" if died else "value"), "died" if died else "")

    limit = large_inputs.Limit(None, 60.0)
    found = large_inputs.least_size(family, 1000, trial(1000), trial, limit)
    assert (found.size, found.right, found.exact) == (300, 299, always)
    said = large_failure(found, None)[0]
    assert ("one shorter still works" in said) == always
    assert (" of about 300 positions." in said) != always


def test_where_work_is_not_told_slow_work_has_all_the_time(monkeypatch):
    monkeypatch.setattr(large_inputs, "HAS_PROCESSOR_TIME", False)
    assert large_inputs._seconds_left(None, None, 800, 8.0) == (8.0, None)


def slow_in_proportion(moves):
    end = time.process_time() + 8e-6 * len(moves)
    while time.process_time() < end:
        pass
    return retrograde(moves)


def endless_from_65536_on(moves):
    while len(moves) > 65_535:
        pass
    return retrograde(moves)


@needs_fork
@pytest.mark.parametrize(
    ("answer", "right"), [(slow_in_proportion, True), (endless_from_65536_on, False)]
)
def test_slow_work_is_waited_for_and_an_endless_call_is_not(monkeypatch, answer, right):
    monkeypatch.setattr(large_inputs, "_SOON", 0.2)
    monkeypatch.setattr(large_inputs, "allowed_seconds", lambda size: 20.0)
    run = runner(answer, exercise(1).shape)
    found = large_inputs.try_deep(exercise(1), run)
    worked = run.worked()
    run.close()
    if right:
        assert found is None
    else:
        assert (found.size, found.trial.result.kind) == (100_000, "time")
        assert worked < 10.0  # it never comes to an end, and is not given 20 seconds


@needs_fork
@pytest.mark.parametrize(("stands_still", "right"), [(2, True), (3, False)])
def test_a_machine_that_stands_still_for_a_call_or_two_costs_no_point(
    monkeypatch, tmp_path, stands_still, right
):
    """What stands still counts as work; who works on in proportion is asked once more."""
    monkeypatch.setattr(large_inputs, "_SOON", 0.2)
    monkeypatch.setattr(large_inputs, "allowed_seconds", lambda size: 1.0)
    large = exercise(1).deep_size
    calls = tmp_path / "calls"
    calls.touch()

    def answer(moves):
        if len(moves) >= large:
            with calls.open("a+") as file:
                file.write(".")
            while calls.stat().st_size <= stands_still:
                pass
        elif len(moves) > 1_000:  # an eighth: slow, and in proportion
            return slow_in_proportion(moves)
        return retrograde(moves)

    run = runner(answer, exercise(1).shape)
    found = large_inputs.try_deep(exercise(1), run)
    run.close()
    assert (found is None) == right
