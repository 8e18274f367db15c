"""Runners: results in order, whatever the function does, and by which clock a call is ended."""

import os
import time

import pytest

from gamegraphs.course.checking import check
from gamegraphs.course.exercises import exercise
from gamegraphs.course.running.protocol import CallResult
from gamegraphs.course.running.runner import SLEPT, Child, Here, runner

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="a child process needs fork")


def call(function, inputs, **limits):
    run = Child(function, "plain")
    try:
        return list(run.results(inputs, **limits))
    finally:
        run.close()


def test_here_and_in_a_child_the_results_are_the_same():
    def odd(x):
        print("seen", x)
        return [x, 1 / (x - 2)]

    inputs = [[x] for x in range(5)]
    here = list(Here(odd, "plain").results(inputs))
    assert call(odd, inputs) == here
    assert [result.kind for result in here] == ["value", "value", "raised", "value", "value"]
    assert here[2].error == "ZeroDivisionError: division by zero"
    assert here[0].printed == "seen 0\n"


def test_after_a_crash_the_other_inputs_are_called_in_a_new_process():
    def dies(x):
        if x == 1:
            os.kill(os.getpid(), 9)
        return os.getpid()

    first, dead, third, fourth = call(dies, [[0], [1], [2], [3]])
    assert (dead.kind, dead.error) == ("died", "SIGKILL")
    assert first.value != third.value == fourth.value
    assert os.getpid() not in (first.value, third.value)


def test_more_inputs_than_one_request_holds_come_in_order():
    assert [result.value for result in call(lambda x: x, [[i] for i in range(600)])] == [
        *range(600)
    ]


def test_an_iteration_that_was_not_finished_does_not_disturb_the_next():
    run = Child(lambda x: x, "plain")
    try:
        assert next(run.results([[1], [2], [3]])).value == 1
        assert [result.value for result in run.results([[4], [5]])] == [4, 5]
    finally:
        run.close()


def test_a_call_that_slept_is_told_from_one_that_worked():
    (slept,) = call(time.sleep, [[60]], steps=0, seconds=0.2)
    assert (slept.kind, slept.error) == ("time", SLEPT)

    def works(x):
        while True:
            pass

    (worked,) = call(works, [[0]], steps=0, seconds=0.2)
    assert (worked.kind, worked.error) == ("time", "")


def test_time_between_two_requests_is_not_time_that_the_process_slept():
    run = Child(lambda x: x, "plain")
    try:
        (one,) = run.results([[1]])
        time.sleep(1.5)
        (two,) = run.results([[2]], seconds=0.2)
        assert (one.value, two.value) == (1, 2)
        assert run.asleep(run._pid) < 1.0
    finally:
        run.close()


def test_who_sleeps_is_not_told_to_follow_a_loop():
    slept, worked = CallResult("time", error=SLEPT), CallResult("time")
    assert "slept or waited" in check._never(slept)
    assert "slept" not in check._never(worked)
    advice = [check._next(exercise(4), "stuck", result) for result in (slept, worked)]
    assert "What does it wait for?" in advice[0]
    assert "Follow your loop" not in advice[0]
    assert "Follow your loop" in advice[1]


def test_the_budget_is_for_all_calls_together(monkeypatch):
    run = Child(lambda x: time.sleep(0.2), "plain")
    run._last = time.monotonic() + 0.5
    try:
        kinds = [result.kind for result in run.results([[i] for i in range(8)])]
    finally:
        run.close()
    assert kinds[0] == "value"
    assert kinds[-1] == "late"


def test_without_fork_calls_are_made_here(monkeypatch):
    monkeypatch.setattr("gamegraphs.course.running.runner._CAN_FORK", False)
    assert isinstance(runner(abs, "plain"), Here)
    monkeypatch.undo()
    assert isinstance(runner(abs, "plain"), Child)
    assert isinstance(runner(abs, "plain", here=True), Here)
