"""judge: programs in any language, here in Python, with the verdicts of the notebook."""

import shutil
from textwrap import dedent

import pytest

from gamegraphs import GameGraphError
from gamegraphs.cli import main
from gamegraphs.course.checking.check import examine
from gamegraphs.course.exercises import EXERCISES, misconceptions
from gamegraphs.course.grading import judge as module
from gamegraphs.course.grading.judge import judge, plain_text
from gamegraphs.course.running.sandbox import BUBBLEWRAP, isolation

pytestmark = pytest.mark.machine

READ = """
    import sys
    numbers = iter(map(int, sys.stdin.read().split()))
    moves = [[next(numbers) for _ in range(next(numbers))] for _ in range(next(numbers))]
"""
WAVE = """
    before = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    left = [len(row) for row in moves]
    labels = [2 if row else SEED for row in moves]
    queue = [u for u, row in enumerate(moves) if not row]
    for v in queue:
        for u in before[v]:
            if labels[u] == 2:
                left[u] -= labels[v]
                if labels[v] == 0 or not left[u]:
                    labels[u] = 1 - labels[v]
                    queue.append(u)
    print(*labels)
"""


@pytest.fixture
def program(tmp_path, monkeypatch):
    """Return a function that writes a program and gives the command that runs it."""
    monkeypatch.setattr(module, "_EFFORT", 1.0)  # half the first inputs, at least

    def write(*parts):
        path = tmp_path / "program.py"
        path.write_text("".join(map(dedent, parts)), encoding="utf-8")
        return ["python3", str(path)]

    return write


@pytest.mark.long
def test_a_right_program(program):
    verdict = judge(4, program(READ, WAVE.replace("SEED", "0")))
    assert verdict.status == "right", repr(verdict)
    assert verdict.points == 5


def test_a_wrong_program_gets_the_verdict_of_the_notebook(program):
    verdict = judge(4, program(READ, WAVE.replace("SEED", "1")))
    (mistake,) = (m for m in misconceptions(4) if m.key == "terminals-win")
    notebook = examine(EXERCISES[4], mistake.function)
    assert verdict.status == notebook.status == "wrong"
    assert verdict.misconception == notebook.misconception == "terminals-win"
    assert verdict.counterexample == notebook.counterexample == ([[]],)
    assert "As the program reads it:\n1\n0" in plain_text(verdict)


def test_the_counterexample_is_the_smallest_also_when_it_was_not_in_the_sample(
    program, monkeypatch
):
    """A program that is wrong where position 0 has just a move to 1: first on [[1], []]."""
    monkeypatch.setattr(module, "_FIRST", 0)
    monkeypatch.setattr(module, "_SPREAD", 60)
    monkeypatch.setattr(module, "_EFFORT", 60.0)
    odd = WAVE.replace("SEED", "0").replace(
        "    print(",
        "    if moves[0] == [1]: labels[0] = 2\n    print(",
    )
    verdict = judge(4, program(READ, odd))
    assert verdict.counterexample == ([[1], []],)


@pytest.mark.parametrize(
    ("code", "status", "sentence"),
    [
        (
            "print('1 x')",
            "wrong",
            "line 1: expected 1 labels, but there is 'x', which is no number",
        ),
        ("pass", "wrong", "line 1 is missing: expected 1 labels"),
        ("print(0)\nprint('done')", "wrong", "line 2 is 'done', but nothing is left to say"),
        ("raise SystemExit(3)", "raised", "exit status 3"),
        ("1 / 0", "raised", "ZeroDivisionError"),
        ("while True: pass", "stuck", "ended by the clock"),
        ("x = bytearray(10**9)\nx[::4096] = bytes(len(x[::4096]))", "raised", "more than 100 MB"),
        ("import os\nos.kill(os.getpid(), 11)", "raised", "signal 11"),
    ],
)
def test_what_goes_wrong_is_told(program, monkeypatch, code, status, sentence):
    monkeypatch.setattr(module, "_FIRST", 4)  # every input goes wrong: a few are enough
    verdict = judge(4, program(code), seconds=1, memory=100 << 20)
    assert verdict.status == status
    assert sentence in plain_text(verdict)


def test_the_program_is_shut_in(program, tmp_path):
    if isolation() != BUBBLEWRAP:
        pytest.skip("no bubblewrap that works: apt-get install bubblewrap")
    trace = tmp_path / "trace"
    code = f"""
        import os, socket
        for path in ({str(trace)!r}, "/usr/trace"):
            try:
                open(path, "w")
            except OSError:
                pass
            else:
                print("written")
        try:
            socket.create_connection(("127.0.0.1", 22), 0.2)
        except OSError as problem:
            assert "refused" not in str(problem) or len(os.listdir("/sys") if 0 else []) == 0
        print(len([name for name in os.listdir("/proc") if name.isdecimal()]))
    """
    verdict = judge(4, program(code))
    assert "written" not in repr(verdict)
    assert not trace.exists()
    assert "there is '" not in repr(verdict)


def test_an_unknown_program_and_an_unknown_task_are_refused():
    with pytest.raises(GameGraphError, match="there is no program nonesuch"):
        judge(4, ["nonesuch"])
    with pytest.raises(GameGraphError, match="there is none called 99"):
        judge(99, ["cat"])


def test_the_command(program, capsys):
    command = program("print(0)")
    assert main(["judge", "4", "--seconds", "5", "--", *command]) == 1
    assert "not yet" in capsys.readouterr().out
    assert main(["judge", "4"]) == 1
    assert "gamegraphs judge 4 -- ./label_game" in capsys.readouterr().err
    assert main(["judge", "--list"]) == 0
    listed = capsys.readouterr().out
    assert all(f"Task {number}: " in listed for number in EXERCISES)
    assert main(["judge", "10", "--list"]) == 0
    assert "CAPTURE" in capsys.readouterr().out


def test_options_after_the_dashes_belong_to_the_program(monkeypatch):
    seen = []

    def record(number, words, seconds, memory):
        seen.append((number, words, seconds, memory))
        raise GameGraphError("enough")

    monkeypatch.setattr(module, "judge", record)
    assert main(["judge", "4", "--memory", "2", "--", "cat", "--seconds", "3"]) == 1
    assert seen == [("4", ["cat", "--seconds", "3"], 10.0, 2 << 20)]


def test_python_means_this_python():
    assert shutil.which("python3")
    assert (
        module.SandboxedProgram(4, ["python3", "x.py"], 1).words[0].endswith(("python", "python3"))
    )
