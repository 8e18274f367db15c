"""Parts of a range, shared out among threads: the same answers in the same order."""

import threading
import time
from itertools import islice

import numpy as np
import pytest
from endgames import solved

from gamegraphs.games import threads
from gamegraphs.games.chess import solve_endgame


def test_the_number_of_threads_changes_nothing(monkeypatch):
    monkeypatch.setattr(threads, "cores", lambda: 1)
    assert np.array_equal(solve_endgame("KQKR", 4).tables["KQKR"], solved("KQKR", 4).tables["KQKR"])


@pytest.fixture(params=["threads", "one after the other"])
def small_parts(request, monkeypatch):
    monkeypatch.setattr(threads, "_PART", 10)
    monkeypatch.setattr(threads, "COMPILED", request.param == "threads")


@pytest.mark.parametrize(
    ("positions", "parts"),
    [(0, []), (7, [(0, 7)]), (20, [(0, 10), (10, 20)]), (21, [(0, 10), (10, 20), (20, 21)])],
)
def test_the_parts_make_up_the_range_and_come_in_order(small_parts, positions, parts):
    seen = []

    def loop(begin, end, *more):
        seen.append((begin, end, *more))
        return 100 * begin + end

    found = list(threads.in_parts(loop, positions, "more", 5))
    assert found == [100 * begin + end for begin, end in parts]
    assert sorted(seen) == [(*part, "more", 5) for part in parts]


def test_an_error_in_a_part_comes_out_and_ends_the_threads(small_parts):
    def loop(begin, end):
        if begin == 30:
            raise ZeroDivisionError
        return begin

    before, asked = threading.active_count(), threads.in_parts(loop, 1000)
    assert list(islice(asked, 3)) == [0, 10, 20]
    with pytest.raises(ZeroDivisionError):
        next(asked)
    assert threading.active_count() == before


def test_when_nobody_asks_any_more_no_part_begins(small_parts):
    begun = []

    def loop(begin, end):
        begun.append(begin)
        time.sleep(0.01)
        return begin

    asked = threads.in_parts(loop, 100_000)
    assert next(asked) == 0
    asked.close()
    count = len(begun)
    assert count < 10_000
    time.sleep(0.05)
    assert len(begun) == count


def test_there_is_a_core():
    assert threads.cores() >= 1
