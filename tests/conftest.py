"""What all tests share: how Hypothesis runs, what a second run leaves out, what is told at the end.

`.ci/run` runs the tests as a stranger and then once more with everything installed. The first run
writes the names of the tests that passed to the file GAMEGRAPHS_PASSED_TO; the second leaves those
in GAMEGRAPHS_PASSED_BEFORE out, except the ones marked `machine`. What is `long` and has not begun
at GAMEGRAPHS_LONG_UNTIL, in seconds of `date +%s`, is skipped, and how many are is told at the end.
"""

import gc
import os
import sys
import time
from functools import lru_cache
from itertools import count, groupby
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from gamegraphs.course.checking import cached_exercise, check

# jsonschema, which nbformat imports, would build a grammar of international addresses: 1.3 s.
sys.modules.setdefault("rfc3987_syntax", None)
_of_any_seed = cached_exercise.cached_exercise
_of_seed_1 = lru_cache(16)(_of_any_seed.__wrapped__)


def _cached_exercise(number, seed):
    """Return a cached exercise; those that `check` uses are all kept.

    A learner works on one exercise, a process of the tests on all of them, more than once. A seed
    that `grade` has drawn does not come again.
    """
    return (_of_seed_1 if seed == 1 else _of_any_seed)(number, seed)


_cached_exercise.cache_clear = _of_seed_1.cache_clear
# `gamegraphs.course` imports `check`, so that has its name for it already.
cached_exercise.cached_exercise = check.cached_exercise = _cached_exercise

# Derandomised: the same examples in every run, so that a red test is red for everybody.
settings.register_profile(
    "gamegraphs",
    deadline=None,
    derandomize=True,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
# `make fuzz`: other examples for each seed that pytest is given.
PROPERTIES = os.environ.get("GAMEGRAPHS_PROPERTIES", "gamegraphs")
settings.register_profile(
    "fuzz", settings.get_profile("gamegraphs"), derandomize=False, database=None
)
settings.load_profile(PROPERTIES)

# They hold no doctests, and have the same names in many folders.
collect_ignore_glob = ["wrong/*", "*conftest.py"]

# What tests do is nobody's progress, in the kernels that they start as well.
os.environ["GAMEGRAPHS_PROGRESS"] = "off"

# These take longest: no process shall wait for another one at the end. Then comes the rest of the
# course, while the processes are small: its answers run in forked ones.
FIRST = (
    "solvers/tables/test_on_spark.py",
    "course/grading/test_attacks.py",
    "course/grading/test_grade.py",
    "course/checking/test_check.py",
    "course/checking/test_smallest_input.py",
    "course/checking/work/test_costs.py",
    "project/test_exercises.py",
    "jupyterlab/test_launch.py",
    "project/test_java.py",
    "project/test_go.py",
    "solvers/implicit/test_solve_implicit.py",
)

# These mostly wait, for Spark or for the clock that ends an attack: `.ci/run` has a process of its
# own for them, beside those that compute.
WAITING = ("solvers/tables/test_on_spark.py", "course/grading/test_attacks.py")

# What is asked here depends on clocks, signals and other processes: on a machine that stands still
# for a second, a right program may fail. A test that fails is tried twice more, and that is told.
BY_THE_CLOCK = (
    "bench/",
    "browser/",
    "course/checking/",
    "course/grading/",
    "course/judging/",
    "course/running/",
    "course/test_mutants.py",
    "course/test_wrong_answers.py",
    "games/test_threads.py",
    "jupyterlab/",
    "project/test_blocked.py",
    "solvers/jit/test_jit_threads.py",
    "solvers/tables/test_run_folder.py",
    "solvers/tables/test_on_spark.py",
    "widgets/test_bad_input.py",
    "widgets/test_wave_stepper.py",
)

LONG_UNTIL = float(os.environ.get("GAMEGRAPHS_LONG_UNTIL", "inf"))
TOO_LATE = "long, and the time was over"

# `make test` takes the first of every sixteen cases of a test that has four or more; the others are
# `long`, unless some are marked so already. Attacks and fairness have to be tried as an ordinary
# user too, so they are whole.
SAMPLE, FEW = 16, 4
TOGETHER = 64  # tests of one file that begin in one process
WHOLE = ("browser/", "course/grading/", "course/judging/", "course/running/")


_states = count()  # looking for a free number among thousands of folders takes milliseconds


@pytest.fixture(autouse=True)
def state(tmp_path_factory, monkeypatch):
    """The folder in which `grade` keeps its checkpoints: one of this test's own."""
    home = tmp_path_factory.mktemp(f"state{next(_states)}", numbered=False)
    monkeypatch.setenv("XDG_STATE_HOME", str(home))
    return home / "gamegraphs" / "grades"


@pytest.fixture(scope="module")
def alembic():
    """nbgrader makes its gradebook with the command alembic, which stands beside this Python."""
    with pytest.MonkeyPatch.context() as monkeypatch:
        monkeypatch.setenv("PATH", f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}")
        yield


def _file(item):
    return item.nodeid.partition("::")[0].removeprefix("tests/")


def _rank(item):
    place = _file(item)
    if place in FIRST:
        return FIRST.index(place)
    return len(FIRST) + (not place.startswith("course/"))


def _dealt(items):
    """Return the tests dealt out, those of a file together: each process begins with one part."""
    processes = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", 1))
    parts = [[] for _ in range(processes)]
    number = -1
    for _, of_file in groupby(items, _file):
        for i, item in enumerate(of_file):
            number += i % TOGETHER == 0
            parts[number % processes].append(item)
    return [item for part in parts for item in part]


def _mark_long(items):
    """Mark as `long` all but a sample of the cases of each test."""
    tests = {}
    for item in items:
        if "[" in item.nodeid and not _file(item).startswith(WHOLE):
            tests.setdefault(item.nodeid.partition("[")[0], []).append(item)
    for cases in tests.values():
        if len(cases) < FEW or any(item.get_closest_marker("long") for item in cases):
            continue
        for i, item in enumerate(cases):
            if i % SAMPLE:
                item.add_marker(pytest.mark.long)


@pytest.hookimpl(wrapper=True)
def pytest_collection_modifyitems(config, items):
    _choose(config, items)
    yield  # what `-m` leaves out goes
    items[:] = _dealt(items)


def _choose(config, items):
    """Mark the tests, sort them and leave out those that passed before."""
    _mark_long(items)
    items.sort(key=_rank)
    for item in items:
        if _file(item).startswith(BY_THE_CLOCK):
            item.add_marker(pytest.mark.flaky(reruns=2))
        if _file(item) in WAITING:
            item.add_marker(pytest.mark.waits)
    if PROPERTIES == "fuzz":
        items[:] = [item for item in items if getattr(item.obj, "is_hypothesis_test", False)]
    before = os.environ.get("GAMEGRAPHS_PASSED_BEFORE")
    if before:
        passed = set(Path(before).read_text(encoding="utf-8").splitlines())
        done = [
            item
            for item in items
            if item.nodeid in passed and item.get_closest_marker("machine") is None
        ]
        config.hook.pytest_deselected(items=done)
        done = set(done)
        items[:] = [item for item in items if item not in done]


@pytest.fixture(params=["plain", "compiled"])
def way(request, monkeypatch):
    """Plain Python or compiled, whatever the size."""
    from arenas import force

    force(request.param, monkeypatch)
    return request.param


@pytest.hookimpl(tryfirst=True)  # before a fixture is made
def pytest_runtest_setup(item):
    if time.time() > LONG_UNTIL and item.get_closest_marker("long"):
        pytest.skip(TOO_LATE)


def pytest_collection_finish():
    """Thousands of cases stay until the end: nobody need look through them for garbage."""
    gc.collect()
    gc.freeze()


def pytest_terminal_summary(terminalreporter, config):
    if hasattr(config, "workerinput"):  # a worker of xdist: the first process sums up
        return
    _keep_passed(terminalreporter.stats.get("passed", []))
    _print_misconceptions(terminalreporter)
    _print_not_run(terminalreporter)


def _keep_passed(reports):
    path = os.environ.get("GAMEGRAPHS_PASSED_TO")
    if path:
        names = "".join(f"{report.nodeid}\n" for report in reports if report.when == "call")
        with Path(path).open("a", encoding="utf-8") as file:
            file.write(names)


def _print_not_run(terminalreporter):
    """Print how many long tests were left out, as the time was over."""
    skipped = terminalreporter.stats.get("skipped", [])
    late = sum(TOO_LATE in str(report.longrepr) for report in skipped)
    if late:
        terminalreporter.section(f"NOT RUN: {late} tests, {TOO_LATE}", red=True)


def _print_misconceptions(terminalreporter):
    """Print which misconceptions were rejected and named, task by task."""
    rows = {}
    for outcome, mark in (("passed", "named"), ("failed", "NOT NAMED")):
        for report in terminalreporter.stats.get(outcome, []):
            for key, value in getattr(report, "user_properties", []):
                if key == "misconception" and getattr(report, "when", "") == "call":
                    rows[tuple(value)] = mark
    if rows:
        terminalreporter.section(f"{len(rows)} misconceptions")
        for (number, name), mark in sorted(rows.items()):
            terminalreporter.write_line(f"task {number:02d}  {name:32} {mark}")
