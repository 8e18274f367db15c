"""Compiled loops on the disk: used again, dropped when what they use has changed, never needed."""

import os
import pickle
import re
import shutil
import subprocess
import sys
from itertools import chain

import numba
import pytest
from helpers import ROOT

from gamegraphs.solvers.jit.kernel_cache import FOLDERS, sources_hash

CALL = """
import numpy as np
from gamegraphs.solvers.outcomes.reverse_wave import read_states
state = np.array([0, 1, 255], np.uint8)
read_states(state, np.uint64(255), state)
print(state.tolist(), sum(read_states.stats.cache_hits.values()))
"""


@pytest.fixture
def package(tmp_path):
    """A copy of the package, without anything compiled, to be changed."""
    ignored = shutil.ignore_patterns("__pycache__")
    shutil.copytree(ROOT / "gamegraphs", tmp_path / "gamegraphs", ignore=ignored)
    (tmp_path / "home").mkdir()
    return tmp_path / "gamegraphs"


def call(package):
    """Return the labels of states 0, 1, 255, and the hits of the cache, from a new process."""
    labels, hits = re.fullmatch(r"\[(.*)\] (\d)\n", printed(package, CALL)).groups()
    return list(map(int, labels.split(", "))), int(hits)


def printed(package, code):
    """Return what some code prints in a new process that imports this package."""
    folder = package.parent
    environment = {
        **os.environ,
        "PYTHONPATH": str(folder),
        "PYTHONDONTWRITEBYTECODE": "1",
        "HOME": str(folder / "home"),
        "XDG_CACHE_HOME": str(folder / "home" / "cache"),
    }
    command = [sys.executable, "-W", "error", "-c", code]
    return subprocess.check_output(command, env=environment, cwd=folder, text=True)


def kept_in(folder):
    return list(folder.rglob("reverse_wave.read_states*.nbc"))


AFTERWARDS = """
import sys
print("numba.np.linalg" in sys.modules)  # one of all that the compiler loads
wide = np.array([0, 1, 255], np.uint16)
read_states(wide, np.uint64(255), wide)
print(wide.tolist(), "numba.np.linalg" in sys.modules)
"""


@pytest.mark.long
def test_a_loop_that_is_kept_needs_no_compiler_and_another_one_is_compiled_after_it(package):
    call(package)
    assert printed(package, CALL + AFTERWARDS) == "[0, 2, 1] 1\nFalse\n[0, 2, 1] True\n"


@pytest.mark.long
def test_a_change_in_another_file_is_noticed(package):
    """`read_states` writes the constant TWO of `primitives` where nothing is known."""
    assert call(package) == ([0, 2, 1], 0)
    assert call(package) == ([0, 2, 1], 1)
    constants = package / "solvers" / "jit" / "primitives.py"
    source = constants.read_text(encoding="utf-8")
    changed = source.replace("uint(1), uint(2), uint(3)", "uint(1), uint(7), uint(3)")
    assert changed != source
    constants.write_text(changed, encoding="utf-8")
    assert call(package) == ([0, 7, 1], 0)
    assert call(package) == ([0, 7, 1], 1)


EXPLORE = """
import gamegraphs as gg
from gamegraphs.solvers.exploring.compiled_rules import compiled_loops
game = gg.games.HareAndHounds()
rules = game.compiled_rules
graph = gg.explore(game)
loops = compiled_loops(rules.succ, rules.terminal)
print(graph.n, *(sum(loop.stats.cache_hits.values()) for loop in loops))
"""


@pytest.mark.long
def test_a_changed_constant_of_the_loop_that_explores_is_noticed(package):
    assert printed(package, EXPLORE) == "2396 0 0\n"
    assert printed(package, EXPLORE) == "2396 1 1\n"
    path = package / "solvers" / "exploring" / "explore_loop.py"
    source = path.read_text(encoding="utf-8")
    changed = source.replace("_IN_CACHE = 1 << 17", "_IN_CACHE = 1 << 16")
    assert changed != source
    path.write_text(changed, encoding="utf-8")
    assert printed(package, EXPLORE) == "2396 0 0\n"


@pytest.mark.long
def test_a_damaged_file_is_not_believed(package):
    call(package)
    (kept,) = kept_in(package)
    kept.write_bytes(kept.read_bytes()[:100])
    assert call(package) == ([0, 2, 1], 0)


NO_LONGER_THERE = b"cgamegraphs.games.chess.moves\nNoSuchClass\n."  # as pickle writes a class


@pytest.mark.parametrize("rest", [NO_LONGER_THERE, b""])
def test_an_index_that_cannot_be_read_is_written_anew(package, rest):
    call(package)
    for index in package.rglob("reverse_wave.read_states*.nbi"):
        index.write_bytes(pickle.dumps(numba.__version__) + rest)
    assert call(package) == ([0, 2, 1], 0)
    assert call(package) == ([0, 2, 1], 1)


def block(folder):
    """Put a file where the cache would make a folder: nobody can write there, not even root."""
    (folder / "__pycache__").write_text("")


def test_where_the_package_cannot_be_written_the_folder_of_the_user_is_used(package):
    for folder in {path.parent for path in package.rglob("*.py")}:
        block(folder)
    assert call(package) == ([0, 2, 1], 0)
    assert call(package) == ([0, 2, 1], 1)
    assert kept_in(package.parent / "home")


def test_where_nothing_can_be_written_the_loops_run_all_the_same(package):
    for folder in {path.parent for path in package.rglob("*.py")}:
        block(folder)
    (package.parent / "home" / "cache").write_text("")
    assert call(package) == ([0, 2, 1], 0)


def test_the_hash_is_of_names_and_contents(tmp_path):
    def written(files):
        folder = tmp_path / str(len(list(tmp_path.iterdir())))
        for name, text in files.items():
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        return sources_hash(folder)

    all_hashes = [
        written({"outcome.py": "1", "solvers/a/b.py": "2"}),
        written({"outcome.py": "1", "solvers/a/b.py": "3"}),
        written({"outcome.py": "2", "solvers/a/b.py": "2"}),
        written({"outcome.py": "1", "solvers/a/c.py": "2"}),
        written({"outcome.py": "1", "solvers/a/b.py": "2", "games/c.py": ""}),
    ]
    assert len(set(all_hashes)) == len(all_hashes)
    assert written({"outcome.py": "1", "solvers/a/b.py": "2", "draw/x.py": ""}) == all_hashes[0]


def test_all_compiled_loops_stand_in_the_folders_that_count():
    """Whoever compiles a loop imports `compiled` or `run` from `jit`."""
    package = ROOT / "gamegraphs"
    words = re.compile(r"from [.\w]*jit\.(primitives|dispatch) import [^)]*?\b(compiled|run)\b")
    loops = [p for p in package.rglob("*.py") if words.search(p.read_text(encoding="utf-8"))]
    assert len(loops) > 20
    counted = chain.from_iterable(
        (package / folder).glob("**/*.py" if folder else "*.py") for folder in FOLDERS
    )
    assert set(loops) <= set(counted)
