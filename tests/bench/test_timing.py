"""Processor time and memory of calls."""

import numpy as np
import pytest

from gamegraphs.bench.timing import peak_bytes, ratio, times

pytestmark = pytest.mark.machine


def test_times_calls_in_turn_and_ratio_is_a_median_of_pairs():
    calls = []
    seconds = times([lambda: calls.append("a"), lambda: calls.append("b")], 3)
    assert calls == ["a", "b"] * 3
    assert [len(kept) for kept in seconds] == [3, 3]
    assert ratio([1.0, 9.0, 2.0], [2.0, 3.0, 2.0]) == 1.0


def test_peak_bytes_counts_what_is_held_at_the_same_time():
    one_after_the_other = peak_bytes(lambda: [len(bytearray(10**6)) for _ in range(3)])
    together = peak_bytes(lambda: [bytearray(10**6), np.zeros(10**6, np.uint8)])
    assert 10**6 <= one_after_the_other < 1.1 * 10**6
    assert 2 * 10**6 <= together < 2.1 * 10**6
