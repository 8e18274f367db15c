"""Workers: every item is worked on once, whichever process dies on the way.

The same holds on a cluster: that one has a scheduler and two workers, all of them processes here.
"""

import json
import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

import pytest
from handed_in import grade_folder, hand_in
from helpers import ROOT

from gamegraphs import GameGraphError
from gamegraphs.course.grading.report import to_json
from gamegraphs.course.grading.workers import Cluster, ThisMachine, work_on

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="workers are forked")
SECONDS = 60.0


def results(items, work, jobs=2, seconds=SECONDS):
    found = list(work_on(items, work, ThisMachine(jobs, seconds)))
    assert len({i for i, _ in found}) == len(found) == len(items)
    return dict(found)


@pytest.mark.parametrize("jobs", [1, 2, 9])
def test_every_item_has_its_result(jobs):
    items = [f"item {i}" for i in range(7)]
    assert results(items, str.upper, jobs) == {i: item.upper() for i, item in enumerate(items)}


def test_no_items_need_no_workers():
    assert results([], str.upper) == {}


def test_items_are_taken_in_order_and_workers_are_used_again():
    found = list(work_on(range(6), lambda item: (item, os.getpid()), ThisMachine(1, SECONDS)))
    assert [item for _, (item, _) in found] == list(range(6))
    assert len({pid for _, (_, pid) in found}) == 1
    assert os.getpid() not in {pid for _, (_, pid) in found}


def until(file):
    while not file.exists():
        time.sleep(0.005)


def test_a_worker_stays_with_a_kind_and_leaves_the_others_to_the_others(tmp_path):
    other = {"a": "b", "b": "a"}

    def work(item):
        kind, i = item
        (tmp_path / f"{kind}{i}").touch()
        until(tmp_path / f"{other[kind]}{i}")  # neither gets ahead of the other
        return os.getpid()

    items = [(kind, i) for i in range(8) for kind in "ab"]
    machine = ThisMachine(2, SECONDS, kind=lambda item: item[0])
    done = {items[i]: pid for i, pid in work_on(items, work, machine)}
    assert len(done) == len(items)
    assert done["a", 0] != done["b", 0]
    assert all(done[kind, i] == done[kind, 0] for kind, i in items)


def test_a_worker_without_a_kind_of_its_own_helps_with_the_largest(tmp_path):
    def work(item):
        (tmp_path / "{}{}".format(*item)).touch()
        waits_for = {("a", 0): "b0", ("a", 1): "a2"}.get(item)
        if waits_for:
            until(tmp_path / waits_for)  # which somebody else is to do meanwhile
        return os.getpid()

    items = [("a", i) for i in range(9)] + [("b", 0)]
    machine = ThisMachine(2, SECONDS, kind=lambda item: item[0])
    done = {items[i]: pid for i, pid in work_on(items, work, machine)}
    assert len(done) == len(items)
    assert done["a", 1] != done["a", 2]


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
        while len(list(tmp_path.iterdir())) < 2:  # else one process might do both items
            time.sleep(0.01)
        time.sleep(60 * (item > 0))
        return item

    running = work_on(range(2), work, ThisMachine(2, SECONDS))
    assert next(running) == (0, 0)
    running.close()
    assert len(list(tmp_path.iterdir())) == 2
    for path in tmp_path.iterdir():
        with pytest.raises(ProcessLookupError):
            os.kill(int(path.name), 0)


def test_any_executor_will_do_and_an_error_of_ours_ends_it():
    assert dict(work_on("ab", str.upper, ThreadPoolExecutor(2))) == {0: "A", 1: "B"}

    def refuse(item):
        raise GameGraphError("this machine does not shut submissions in")

    with pytest.raises(GameGraphError, match="does not shut"):
        list(work_on("ab", refuse, ThreadPoolExecutor(2)))


def test_processes_that_have_ended_take_no_more_work():
    with ThisMachine(1, SECONDS) as machine:
        futures = [machine.submit(abs, -i) for i in range(3)]
    assert [future.result(0) for future in futures] == [0, 1, 2]
    with pytest.raises(ValueError, match="have ended"):
        machine.submit(abs, 1)


# A cluster

PLACE = {"PYTHONPATH": os.pathsep.join([str(ROOT), str(ROOT / "tests"), *sys.path])}


@pytest.fixture
def start(tmp_path):
    """Return a function that starts a scheduler and workers; both are ended with the test."""
    pytest.importorskip("distributed", reason='pip install "gamegraphs[dask]"')
    with ExitStack() as running:

        def run(*words):
            command = [sys.executable, "-m", "distributed.cli." + words[0], *words[1:]]
            process = subprocess.Popen(
                command, env=os.environ | PLACE, cwd=tmp_path, stderr=subprocess.DEVNULL
            )
            running.callback(process.wait)
            running.callback(process.kill)
            return process

        def begin(workers=2, threads=1):
            file = tmp_path / "scheduler.json"
            place = ["--host", "127.0.0.1", "--port", "0", "--no-dashboard"]
            run("dask_scheduler", *place, "--scheduler-file", str(file))
            options = ["--no-nanny", "--nthreads", str(threads), "--no-dashboard"]
            started = [
                run("dask_worker", "--scheduler-file", str(file), *options) for _ in range(workers)
            ]
            while not file.exists() or not file.read_text():
                time.sleep(0.1)
            return json.loads(file.read_text())["address"], started

        yield begin


def number_of_process():
    return os.getpid()


def slowly(item):
    """Return an item and the process that worked on it; each time is written down."""
    folder, i = item
    name = f"{i} {os.getpid()} {time.monotonic_ns()}"
    (Path(folder) / name).touch()
    time.sleep(0.3)
    return i


@pytest.mark.long
def test_a_worker_of_a_cluster_that_is_killed_loses_nothing(start, tmp_path):
    address, workers = start()
    done = tmp_path / "done"
    done.mkdir()
    cluster = Cluster(address)
    while len(set(cluster.ask(number_of_process))) < 2:
        time.sleep(0.1)
    found = []
    for i, result in work_on([(str(done), i) for i in range(12)], slowly, cluster):
        found.append((i, result))
        if len(found) == 3:
            workers[0].kill()
    assert sorted(found) == [(i, i) for i in range(12)]  # nothing lost, nothing twice
    tried = [path.name.split()[0] for path in done.iterdir()]
    assert 12 <= len(tried) < 20  # what the killed one had, done or not, was tried again
    assert len({path.name.split()[1] for path in done.iterdir()}) == 2


@pytest.mark.long
def test_a_class_is_graded_on_a_cluster_as_on_this_machine(start, class_of_four, tmp_path):
    """Of two workers one is killed in the middle; the report is the same to the letter."""
    for i in range(6):
        hand_in(
            class_of_four, f"student {i}", "task_08.py", b"def label_subtraction(n, takes): 1/0"
        )
    here = to_json(grade_folder(class_of_four, seed=5, jobs=2))
    address, workers = start()
    seen = []

    def kill(done, total):
        seen.append((done, total))
        if done == 3:
            workers[1].kill()

    state = tmp_path / "another state"
    there = grade_folder(class_of_four, 5, scheduler=address, progress=kill, state=state)
    assert to_json(there) == here
    assert seen == [(i, seen[0][1]) for i in range(seen[0][1] + 1)]


def test_what_is_no_cluster_to_grade_on_is_refused(start):
    with pytest.raises(GameGraphError, match="no dask scheduler answers at nonsense"):
        Cluster("nonsense://127.0.0.1:1")
    address, _ = start(workers=1, threads=2)
    with pytest.raises(GameGraphError, match="several threads: start it with --nthreads 1"):
        Cluster(address)
