"""Calls on large inputs whose time grows faster than the input are told."""

import pytest

from gamegraphs.course.checking.trial import Trial
from gamegraphs.course.checking.work import large_inputs
from gamegraphs.course.running.protocol import CallResult


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
