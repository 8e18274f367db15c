"""On a slow machine the long tests that have not begun in time are left out, and that is told."""

import os
import subprocess
import sys
import time

import pytest
from helpers import ROOT

QUICK = "tests/course/test_mutants.py::test_a_mutant_differs_in_one_place_and_none_comes_twice"
LONG = "tests/draw/graphs/test_search.py::test_random_graphs"


@pytest.mark.parametrize(
    ("seconds", "said"),
    [(-1, "NOT RUN: 5 tests, long, and the time was over"), (600, "6 passed")],
    ids=["over", "not over"],
)
def test_only_what_is_long_and_late_is_left_out(seconds, said):
    env = {name: value for name, value in os.environ.items() if "PASSED" not in name}
    ran = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", QUICK, LONG,
         "-k", "differs or random_graphs and 77]"],
        capture_output=True, text=True, check=False, cwd=ROOT,
        env={**env, "GAMEGRAPHS_LONG_UNTIL": str(time.time() + seconds)},
    )  # fmt: skip
    assert ran.returncode == 0, ran.stdout
    assert said in ran.stdout
    assert ("1 passed, 5 skipped" in ran.stdout) == (seconds < 0)
