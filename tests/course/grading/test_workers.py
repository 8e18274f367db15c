"""Workers: every item is worked on once, whichever process dies on the way."""

import os
import time

import pytest

from gamegraphs.course.grading.workers import work_on

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="workers are forked")
SECONDS = 60.0


def results(items, work, jobs=2, seconds=SECONDS):
    found = list(work_on(items, work, jobs, seconds))
    assert len({i for i, _ in found}) == len(found) == len(items)
    return dict(found)


@pytest.mark.parametrize("jobs", [1, 2, 9])
def test_every_item_has_its_result(jobs):
    items = [f"item {i}" for i in range(7)]
    assert results(items, str.upper, jobs) == {i: item.upper() for i, item in enumerate(items)}


def test_no_items_need_no_workers():
    assert results([], str.upper) == {}


def test_items_are_taken_in_order_and_workers_are_used_again():
    found = list(work_on(range(6), lambda item: (item, os.getpid()), 1, SECONDS))
    assert [item for _, (item, _) in found] == list(range(6))
    assert len({pid for _, (_, pid) in found}) == 1
    assert os.getpid() not in {pid for _, (_, pid) in found}


def test_an_item_that_kills_its_worker_once_is_tried_again(tmp_path):
    def work(item):
        if item == 2 and not (tmp_path / "killed").exists():
            (tmp_path / "killed").touch()
            os.kill(os.getpid(), 9)
        return item

    assert results(range(5), work) == {i: i for i in range(5)}


def test_an_item_that_always_kills_its_worker_is_given_up_after_two_tries(tmp_path):
    def work(item):
        if item == 1:
            with (tmp_path / "tries").open("a") as file:
                file.write("x")
            os._exit(0)
        return item

    assert results(range(4), work) == {0: 0, 1: None, 2: 2, 3: 3}
    assert (tmp_path / "tries").read_text() == "xx"


def test_an_item_that_takes_too_long_is_given_up():
    start = time.monotonic()
    found = results(range(3), lambda item: time.sleep(60 * (item == 1)) or item, 2, 0.5)
    assert found == {0: 0, 1: None, 2: 2}
    assert time.monotonic() - start < 20


def test_an_exception_costs_the_worker_and_nobody_else():
    assert results(range(3), lambda item: 1 // (item - 1)) == {0: -1, 1: None, 2: 1}


def test_what_is_not_finished_is_ended(tmp_path):
    def work(item):
        (tmp_path / str(os.getpid())).touch()
        time.sleep(60 * (item > 0))
        return item

    running = work_on(range(2), work, 2, SECONDS)
    assert next(running) == (0, 0)
    while len(list(tmp_path.iterdir())) < 2:
        time.sleep(0.01)
    running.close()
    for path in tmp_path.iterdir():
        with pytest.raises(ProcessLookupError):
            os.kill(int(path.name), 0)
