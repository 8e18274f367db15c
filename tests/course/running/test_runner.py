"""Runners: results in order, whatever the function does, and by which clock a call is ended."""

import os
import subprocess
import sys
import time

import pytest

from gamegraphs.course.running.runner import (
    HAS_PROCESSOR_TIME,
    SLEPT,
    Child,
    Here,
    processor_time,
    runner,
    tells_processor_time,
)
from gamegraphs.course.running.runner import sleeps as is_asleep

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
    there = call(odd, inputs)  # where quick calls are not counted
    assert [r._replace(steps=0) for r in there] == [r._replace(steps=0) for r in here]
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


def test_the_call_that_ends_the_process_is_found_among_those_that_were_quick():
    def dies(x):
        if x == 150:
            os.kill(os.getpid(), 9)
        if x == 170:
            time.sleep(60)
        return x

    results = call(dies, [[x] for x in range(200)], seconds=0.2)
    assert [x for x, result in enumerate(results) if result.kind == "died"] == [150]
    assert [x for x, result in enumerate(results) if result.kind == "time"] == [170]
    right = [x for x in range(200) if x not in (150, 170)]
    assert [result.value for result in results if result.kind == "value"] == right


@pytest.mark.parametrize("place", [0, 3])
def test_an_endless_call_among_the_first_is_known_when_its_time_is_over(place):
    run = Child(lambda x: sum(iter(int, 1)) if x == place else x, "plain")
    try:
        results = run.results(([i] for i in range(100)), seconds=0.4)
        kinds = [next(results).kind for _ in range(place + 1)]
        worked = run.worked()
    finally:
        run.close()
    assert kinds == ["value"] * place + ["time"]
    assert worked < 0.7  # among many that come at once it would be asked twice


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
        assert run.slept() < 1.0
    finally:
        run.close()


def test_the_budget_is_for_all_calls_together(monkeypatch):
    run = Child(lambda x: time.sleep(0.4), "plain")
    run._last = 1.0  # seconds of work and sleep
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


def sleeps(tenths):
    time.sleep(tenths / 10)
    return 1


def burns(tenths):
    start = time.process_time()
    while time.process_time() < start + tenths / 10:
        pass
    return 1


@pytest.mark.long
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="needs /proc")
@pytest.mark.parametrize(("answer", "tenths", "limit"), [(sleeps, 9, 0.7), (burns, 2, 0.8)])
def test_limits_are_of_processor_time_for_the_most_part(answer, tenths, limit):
    """A busy machine, on which an answer waits for its turn, does not make it late."""
    run = runner(answer, "plain")
    try:
        replies = list(run.results([[tenths], [30]], steps=0, seconds=limit))
        assert [reply.kind for reply in replies] == ["value", "time"]
    finally:
        run.close()


def test_where_no_process_has_a_clock_the_wall_counts(monkeypatch):
    def refuse(number):
        raise OSError

    assert tells_processor_time() == HAS_PROCESSOR_TIME == sys.platform.startswith("linux")
    with monkeypatch.context() as patch:
        patch.setattr(time, "clock_gettime", refuse)
        assert not tells_processor_time()
    monkeypatch.setattr("gamegraphs.course.running.runner.HAS_PROCESSOR_TIME", False)
    before = time.monotonic()
    assert before <= processor_time(os.getpid()) <= time.monotonic()
    run = Child(lambda tenths: time.sleep(tenths / 10), "plain")
    try:
        (result,) = run.results([[30]], steps=0, seconds=0.5)
        assert result.kind == "time"
    finally:
        run.close()


def test_what_is_no_process_has_not_worked():
    gone = subprocess.Popen([sys.executable, "-c", "0"])
    gone.wait()
    assert processor_time(gone.pid) == processor_time(0) == 0.0


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the system tells of no process")
def test_the_work_of_another_process_is_told_exactly():
    code = "import time\nwhile time.process_time() < 0.25: pass\n"
    code += "print(time.process_time(), flush=True)\ninput()"
    worker = subprocess.Popen([sys.executable, "-c", code], stdin=-1, stdout=-1)
    try:
        said = float(worker.stdout.readline())
        assert said <= processor_time(worker.pid) < said + 0.05
    finally:
        worker.communicate(b"\n")


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="needs /proc")
def test_who_waits_for_a_processor_does_not_sleep():
    """Six processes share one processor: each waits most of the time, and none counts as asleep."""
    processor = min(os.sched_getaffinity(0))
    code = f"import os; os.sched_setaffinity(0, [{processor}]); print(flush=True)\nwhile True: pass"
    busy = [
        subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE) for _ in "123456"
    ]
    lazy = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
    try:
        for process in busy:
            process.stdout.readline()
        run = Child(lambda: None, "plain")
        run.process = lambda: busy[0].pid
        run._looked = time.monotonic()
        before = [processor_time(process.pid) for process in busy]
        for _ in range(20):
            assert not any(is_asleep(process.pid) for process in busy)
            run.slept()
            time.sleep(0.05)
        assert run.slept() == 0
        worked = [processor_time(p.pid) - b for p, b in zip(busy, before, strict=True)]
        assert min(worked) < 0.8  # of more than a second: it had to wait
        run.process = lambda: lazy.pid
        run._looked = time.monotonic()
        time.sleep(0.2)
        assert run.slept() >= 0.2
    finally:
        for process in (*busy, lazy):
            process.kill()
            process.wait()
        for process in busy:
            process.stdout.close()
