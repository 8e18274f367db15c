"""The sandbox: the command for each kind of machine, and processes that do not come to answer.

What holds inside is tested by attacks: tests/course/grading/test_attacks.py.
"""

import inspect
import os
import subprocess
import sys
from pathlib import Path

import pytest

from gamegraphs import GameGraphError
from gamegraphs.course.running import sandbox
from gamegraphs.course.running.hardening.privileges import drop_privileges
from gamegraphs.course.running.sandbox import (
    BUBBLEWRAP,
    NOBODY,
    PLAIN,
    NoFunctionError,
    Sandbox,
    limits,
    program_command,
    program_user,
    worker_command,
)

pytestmark = [
    pytest.mark.skipif(not hasattr(os, "fork"), reason="grading needs fork"),
    pytest.mark.machine,
]
HEADER = {"cells": ["def f(x):\n    return x + 1"], "function": "f", "shape": "plain"}
HEADER |= {"module": "submission"}


class Given(Sandbox):
    """Runs a command that the test gives."""

    def __init__(self, command, header=HEADER, loading=20.0):
        super().__init__(header)
        self.given, self.loading = command, loading

    def command(self):
        return self.given


def results(run, inputs=((1,), (2,))):
    try:
        return list(run.results(map(list, inputs)))
    finally:
        run.close()


@pytest.fixture
def kind(monkeypatch):
    return lambda found: monkeypatch.setattr(sandbox, "isolation", lambda: found)


def test_a_worker_that_is_shut_in_answers():
    run = Given(worker_command(), HEADER | {"limits": limits()})
    assert [result.value for result in results(run)] == [2, 3]
    assert run.ready.kind == "value"
    assert run._pid == 0  # and has come to its end


@pytest.mark.parametrize(
    ("command", "loading", "reason"),
    [
        (["false"], 20.0, "its process ended while the code was loaded"),
        (["sleep", "60"], 0.3, "its code outside the function does not come to an end"),
        (["sh", "-c", "read header; echo hello"], 20.0, "its answer could not be read"),
    ],
)
def test_a_process_that_does_not_get_ready_has_no_function(command, loading, reason):
    run = Given(command, loading=loading)
    with pytest.raises(NoFunctionError, match=reason):
        results(run)
    assert run._pid == 0


def test_a_worker_without_the_function_says_so():
    header = HEADER | {"function": "g", "limits": limits()}
    with pytest.raises(NoFunctionError, match="there is no function g"):
        results(Given(worker_command(), header))


def test_the_process_finds_nothing_of_our_environment(monkeypatch):
    monkeypatch.setenv("GRADERS_SECRET", "secret")
    code = "import json, os; input(); names = sorted(os.environ)"
    code += "; print(json.dumps({'kind': 'value', 'value': names}))"
    run = Given([sys.executable, "-I", "-c", code])
    run.start()
    run.close()
    assert {"PATH"} <= set(run.ready.value) <= {"PATH", "LC_CTYPE", "PWD"}


def test_limits_are_arguments_of_what_sets_them(kind):
    known = inspect.signature(drop_privileges).parameters
    for found in (BUBBLEWRAP, NOBODY, PLAIN):
        kind(found)
        given = limits()
        assert given.keys() == known.keys()
        assert given["writable"] == (found == BUBBLEWRAP)  # elsewhere files are to be written to
        assert bool(given["readable"]) == (found != BUBBLEWRAP)
        assert given["user"] != 0 or found != NOBODY


@pytest.mark.parametrize("found", [BUBBLEWRAP, PLAIN])
def test_libraries_that_solve_games_are_not_on_the_disk(tmp_path, monkeypatch, kind, found):
    """However an answer looks for them: other libraries are where they were."""
    if found == BUBBLEWRAP and sandbox.isolation() != BUBBLEWRAP:
        pytest.skip("no bubblewrap that works: apt-get install bubblewrap")
    kind(found)
    site = tmp_path / "site-packages"
    for name in ("z3", "numbers_to_sort"):
        (site / name).mkdir(parents=True)
        (site / name / "__init__.py").write_text("solve = 3\n")
    monkeypatch.setattr(sandbox, "_sites", lambda: [str(site)])
    code = f"""
import sys
def f(name):
    sys.meta_path[:] = [each for each in sys.meta_path if "Solver" not in type(each).__name__]
    try:
        with open({str(site)!r} + "/" + name + "/__init__.py") as file:
            file.read()
        return __import__(name).solve
    except (OSError, ImportError) as problem:
        return str(problem)
"""
    run = Given(worker_command(), HEADER | {"cells": [code], "limits": limits()})
    other, solver = [result.value for result in results(run, [("numbers_to_sort",), ("z3",)])]
    if found == PLAIN and "files" not in (run.ready.value or []):
        pytest.skip("the kernel has no Landlock")
    assert other == 3
    assert "z3" in str(solver)


OFFERS = """
import os, signal, sys
from gamegraphs.course.running.sandbox import offered
print(offered(), flush=True)
if "killed" in sys.argv:
    os.kill(os.getpid(), signal.SIGKILL)
input()
"""


def test_what_a_killed_process_has_left_is_removed_by_the_next_one(tmp_path):
    """The copy of what is offered: not one in use, one just made, or what is somebody else's."""

    def start(*words):
        command = [sys.executable, "-c", OFFERS, *words]
        process = subprocess.Popen(
            command, env={**os.environ, "TMPDIR": str(tmp_path)},
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        )  # fmt: skip
        return process, Path(process.stdout.readline().strip())

    def end(process):
        process.communicate("\n", timeout=60)

    killed, left = start("killed")
    end(killed)
    killed_now, just_left = start("killed")
    end(killed_now)
    living, in_use = start()
    other = tmp_path / "gamegraphs-offered-by-hand"
    other.mkdir()
    link = tmp_path / "gamegraphs-offered-link"
    link.symlink_to(other)
    for folder in (left, in_use):
        os.utime(folder / "in-use", (0, 0))
    third, its_own = start()
    assert {*tmp_path.iterdir()} == {just_left, in_use, other, link, its_own}
    end(living)
    end(third)
    assert {*tmp_path.iterdir()} == {just_left, other, link}


def test_who_runs_a_program(kind):
    for found, user in ((BUBBLEWRAP, None), (PLAIN, None), (NOBODY, 65534)):
        kind(found)
        assert program_user() == user


def test_without_bubblewrap_the_command_is_python_alone(kind):
    kind(PLAIN)
    for command in (worker_command(), program_command(["--tmpfs", "/tmp"])):
        assert command[0] == sys.executable
        assert {"-I", "-S", "-B"} <= set(command)
        assert "--tmpfs" not in command
    kind(BUBBLEWRAP)
    command = program_command(["--tmpfs", "/tmp"])
    assert command[0] == "bwrap"
    assert command.index("--tmpfs") < command.index("--remount-ro")
    for word in ("--unshare-net", "--unshare-pid", "--die-with-parent", "--clearenv", "--cap-drop"):
        assert word in command


@pytest.mark.parametrize("command", [["false"], ["there-is-no-such-program"]])
def test_a_command_that_fails_does_not_work(command):
    assert not sandbox._works(command)
    assert sandbox._works(["true"])


def test_the_best_that_works_is_chosen(monkeypatch):
    choose = sandbox.isolation.__wrapped__
    monkeypatch.setattr(sandbox.shutil, "which", lambda name: None)
    monkeypatch.setattr(sandbox.os, "geteuid", lambda: 1000)
    assert choose() == PLAIN
    monkeypatch.setattr(sandbox.os, "geteuid", lambda: 0)
    monkeypatch.setattr(sandbox, "_works", lambda command, user=None: user == 65534)
    assert choose() == NOBODY
    monkeypatch.setattr(sandbox.shutil, "which", lambda name: "bwrap")
    assert choose() == NOBODY  # it is there, and does not work
    monkeypatch.setattr(sandbox, "_works", lambda command, user=None: command[0] == "bwrap")
    assert choose() == BUBBLEWRAP


def test_without_fork_nothing_is_graded(monkeypatch):
    monkeypatch.delattr(sandbox.os, "fork")
    with pytest.raises(GameGraphError, match="grading needs a system with fork"):
        sandbox.isolation.__wrapped__()


def test_links_to_a_program_are_followed_and_a_ring_of_them_ends(tmp_path):
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin" / "python3").symlink_to("/usr/bin/true")
    (tmp_path / "python").symlink_to("bin/python3")
    first, second = sandbox._links(str(tmp_path / "python"))[:2]
    assert first == (str(tmp_path / "python"), "bin/python3")
    assert second == (str(tmp_path / "bin" / "python3"), "/usr/bin/true")
    (tmp_path / "a").symlink_to("b")
    (tmp_path / "b").symlink_to("a")
    assert len(sandbox._links(str(tmp_path / "a"))) == 40
