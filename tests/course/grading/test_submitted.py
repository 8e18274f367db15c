"""The function of a submission: its limits count its own time, and it comes to an end."""

import time

import pytest
from handed_in import needs_fork

from gamegraphs.course.grading.submitted import Submitted
from gamegraphs.course.running.sandbox import NoFunctionError

pytestmark = [needs_fork, pytest.mark.machine]


def test_limits_count_the_submissions_own_time(tmp_path):
    """Of a second on the wall, a quarter counts: a busy machine does not make an answer late."""
    run = Submitted(["import time\ndef f(x):\n    time.sleep(x)\n    return 1"], "f", "plain")
    try:
        replies = list(run.results([[0.6], [3.0]], seconds=0.3))
        assert [reply.kind for reply in replies] == ["value", "time"]
        assert run.worked() < 1.0
    finally:
        run.close()


def test_what_comes_at_worst_from_a_submission_that_hangs_is_bounded(monkeypatch):
    monkeypatch.setattr("gamegraphs.course.grading.submitted.MOST_SECONDS", 2.0)
    run = Submitted(["import time\ndef f(x):\n    time.sleep(0.5)"], "f", "plain")
    start = time.monotonic()
    kinds = [reply.kind for reply in run.results([[i] for i in range(50)])]
    run.close()
    assert time.monotonic() - start < 8.0
    assert kinds[0] == "value"
    assert kinds[-1] == "late"


@pytest.mark.parametrize(
    ("cells", "reason"),
    [
        (["x = 1"], "there is no function f"),
        (["def f(x:"], "SyntaxError in line 1 of the file"),
        ([], "there is no function f"),
    ],
)
def test_code_without_the_function_is_told_of(cells, reason):
    run = Submitted(cells, "f", "plain")
    try:
        with pytest.raises(NoFunctionError, match=reason):
            list(run.results([[1]]))
    finally:
        run.close()


def test_a_function_that_ends_its_process_costs_only_that_call():
    code = "import os\ndef f(x):\n    return os._exit(3) if x == 1 else x"
    run = Submitted([code], "f", "plain")
    try:
        replies = list(run.results([[0], [1], [2]]))
    finally:
        run.close()
    assert [replies[0].value, replies[2].value] == [0, 2]
    assert replies[1].kind not in ("value", "late")


def test_a_small_input_gets_no_answer_that_fills_the_memory():
    run = Submitted(["def f(n):\n    return [0] * n"], "f", "plain")
    try:
        small, large = run.results([[9_000], [20_000]])
        assert len(small.value) == 9_000
        assert large.value["other"] == "very large answer"
        assert len(large.value["shown"]) <= 300
        (whole,) = run.results([[20_000]], steps=0)  # to a large input it may be as large
        assert len(whole.value) == 20_000
    finally:
        run.close()


def test_large_answers_to_small_inputs_are_not_read_for_ever(monkeypatch):
    monkeypatch.setattr(Submitted, "_room", 300_000)
    run = Submitted(["def f(x):\n    return ['x' * 1000] * 100"], "f", "plain")
    try:
        kinds = [reply.kind for reply in run.results([[i] for i in range(6)])]
    finally:
        run.close()
    assert kinds == ["value"] * 2 + ["late"] * 4
