"""The check by the clock: it tells linear from quadratic work, on inputs nobody can foresee."""

from copy import copy

import pytest

from gamegraphs.course.checking.time_check import full_size, reordered, slow_by_time
from gamegraphs.course.exercises import exercise
from gamegraphs.course.running.protocol import CallResult


class Fake:
    """Answers rightly, and claims to use the time that a function of the size says."""

    def __init__(self, subject, seconds):
        self.subject, self.seconds, self.total, self.asked = subject, seconds, 0.0, []

    def results(self, inputs, steps=0, counting=False, seconds=0.0):
        for data in inputs:
            takes = self.seconds(len(data[0]))
            self.asked.append(len(data[0]))
            self.total += takes
            labels = self.subject.truth(data)[0]
            yield CallResult("value", labels) if takes < seconds else CallResult("time")

    def used(self):
        return self.total

    def close(self):
        pass


@pytest.mark.machine
@pytest.mark.parametrize(
    ("seconds", "slow"),
    [
        (lambda n: n / 10**6, False),
        (lambda n: n / 10**4, False),  # slow, but linear
        (lambda n: n * n.bit_length() / 10**6, False),
        (lambda n: n**2 / 10**9, False),  # 0.4 s at full size: nothing in Python is that fast
        (lambda n: n**2 / 10**8 / 4, True),
        (lambda n: n**2 / 10**8 / 2, True),
        (lambda n: max(n**2 / 10**8, 3.9), True),  # tries to look slow in the first place
        (lambda n: n, True),
    ],
)
def test_the_clock_tells_linear_from_quadratic_work(seconds, slow):
    subject = copy(exercise(4))
    subject.deep_size //= 100
    run = Fake(subject, lambda n: seconds(100 * n))
    found = slow_by_time(subject, run, subject.families()[:2], subject.deep_size)
    assert (found is not None) == slow
    assert max(run.asked) <= 4 * subject.deep_size


@pytest.mark.machine
def test_inputs_are_numbered_anew_by_the_seed():
    subject = exercise(7)
    data = subject.families()[0].make(30)
    first, again, other = (reordered("verdicts", data, seed) for seed in (1, 1, 2))
    assert first == again != other
    labels = subject.truth(data)[0]
    assert sorted(subject.truth(first)[0]) == sorted(labels)
    assert dict(first[1]).keys() == {u for u, row in enumerate(first[0]) if not row}
    assert full_size(subject, 1) != full_size(subject, 2)
