"""The function of a submission: its limits count its own time, and it comes to an end."""

import time

import pytest
from handed_in import needs_fork

from gamegraphs.course.grading.submitted import Submitted

pytestmark = [needs_fork, pytest.mark.machine]


def test_limits_count_the_submissions_own_time(tmp_path):
    """Of a second on the wall, a quarter counts: a busy machine does not make an answer late."""
    run = Submitted(["import time\ndef f(x):\n    time.sleep(x)\n    return 1"], "f", "plain")
    try:
        replies = list(run.results([[0.6], [3.0]], seconds=0.3))
        assert [reply.kind for reply in replies] == ["value", "time"]
        assert run.used() < 1.0
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
