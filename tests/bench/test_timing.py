"""Processor time and memory of calls."""

import subprocess
import sys

import numpy as np
import pytest

from gamegraphs.bench.timing import peak_bytes, ratio, resident_and, resident_beyond, times

on_linux = pytest.mark.skipif(sys.platform != "linux", reason="Linux alone tells it")

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


@on_linux
def test_the_resident_size_of_a_statement_is_what_it_touches_at_the_same_time():
    made = "import numpy\nfull = lambda: numpy.ones(50 * 2**20, numpy.uint8)"
    once = resident_beyond(made, "found = full()") / 2**20
    twice = resident_beyond(made, "found = [full(), full()]") / 2**20
    in_turn = resident_beyond(made, "for found in (full, full): found()") / 2**20
    assert 49 <= once < 60
    assert 99 <= twice < 110
    assert 49 <= in_turn < 60
    size, told, more = resident_and(made, "found = full()", "len(found)", "1 + 1")
    assert 49 <= size / 2**20 < 60
    assert (told, more) == (50 * 2**20, 2)


@on_linux
def test_the_peak_begins_anew():
    """In a process of its own: one that has graded does not let itself be looked at."""
    program = (
        "import numpy\n"
        "from gamegraphs.bench.timing import begin_peak, peak_resident\n"
        "begin_peak()\nprint(peak_resident())\n"
        "numpy.ones(80 * 2**20, numpy.uint8)\nprint(peak_resident())\n"
        "begin_peak()\nprint(peak_resident())\n"
    )
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True)
    before, during, after = (float(line.removesuffix(b" MB")) for line in said.stdout.splitlines())
    assert during >= before + 80
    assert after <= during - 70
