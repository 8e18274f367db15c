"""Threads for compiled loops: what they share out, and that the same comes back in order."""

import threading
import time

import pytest

import gamegraphs as gg
from gamegraphs.solvers.jit import threads
from gamegraphs.solvers.jit.threads import ALONE, Threads, cores, thread_count


@pytest.mark.parametrize("count", [1, 2, 5])
@pytest.mark.parametrize("size", [0, 1, 7, 1 << 16, 10**6 + 3])
def test_parts_cover_the_range_once(count, size):
    parts = Threads(count).parts(size)
    assert [u for a, b in parts for u in range(a, b)] == list(range(size))
    assert (len(parts) > 1) == (count > 1 and size >= 1 << 16)


def test_results_stand_in_the_order_of_the_calls():
    def slow_first(i):
        time.sleep(0.05 if i == 0 else 0)
        return i

    with Threads(3) as shared:
        assert shared.run(slow_first, [(i,) for i in range(10)]) == list(range(10))
    assert ALONE.run(slow_first, [(i,) for i in range(3)]) == [0, 1, 2]


def test_threads_run_side_by_side_and_end_with_the_block():
    meeting = threading.Barrier(2, timeout=60)
    before = threading.active_count()
    with Threads(2) as shared:
        shared.run(meeting.wait, [(), ()])  # one thread alone would wait for ever
    assert threading.active_count() == before


def test_an_error_of_a_loop_is_raised():
    def fails(i):
        raise OverflowError(i)

    with Threads(2) as shared, pytest.raises(OverflowError, match="4"):
        shared.run(fails, [(4,), (5,)])


def test_by_default_only_large_graphs_are_shared_out(monkeypatch):
    monkeypatch.setattr(threads, "cores", lambda: 3)
    monkeypatch.setattr(threads.os, "getloadavg", lambda: (3.4, 9, 9), raising=False)
    assert [thread_count(None, size) for size in (0, (1 << 22) - 1, 1 << 22)] == [1, 1, 3]
    assert thread_count(7, 10) == 7
    monkeypatch.setattr(threads, "cores", lambda: 64)
    assert thread_count(None, 1 << 30) == 4
    assert cores() >= 1


def test_a_busy_machine_is_left_to_the_others(monkeypatch):
    monkeypatch.setattr(threads, "cores", lambda: 2)
    for load, count in ((0.1, 2), (2.4, 2), (2.6, 1), (30.0, 1)):
        monkeypatch.setattr(threads.os, "getloadavg", lambda load=load: (load, 0, 0), raising=False)
        assert thread_count(None, 1 << 30) == count
        assert thread_count(2, 1 << 30) == 2
    monkeypatch.delattr(threads.os, "getloadavg")
    assert thread_count(None, 1 << 30) == 2


@pytest.mark.parametrize(("threads", "words"), [(0, "at least 1"), (-1, "-1"), (1.5, "1.5")])
def test_a_number_of_threads_that_is_none_is_refused(threads, words):
    with pytest.raises(gg.GameGraphError, match="threads") as caught:
        gg.solve(gg.GameGraph.from_moves([[]]), threads=threads)
    assert words in str(caught.value)
