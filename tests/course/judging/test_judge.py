"""judge: programs in any language, here in Python, with the verdicts of the notebook."""

import os
import shutil
import subprocess
import sys
import time
from itertools import islice
from textwrap import dedent

import pytest

from gamegraphs import GameGraphError
from gamegraphs.cli import main
from gamegraphs.course.checking.check import examine
from gamegraphs.course.exercises import (
    EXERCISES,
    misconceptions,
)
from gamegraphs.course.judging import judge as judge_module
from gamegraphs.course.judging import program_examination as module
from gamegraphs.course.judging.judge import judge
from gamegraphs.course.judging.judged_program import SandboxedProgram
from gamegraphs.course.judging.program_examination import ProgramExamination
from gamegraphs.course.judging.program_words import SEEN
from gamegraphs.course.mistakes.pattern import CHANCE
from gamegraphs.course.running.sandbox import BUBBLEWRAP, isolation

# How a program is run differs from machine to machine; what is made of its answers does not.
on_each_machine = pytest.mark.machine

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
LABELS = WAVE.replace("SEED", "0").replace("    print(*labels)\n", "")
HUB = "if max(map(len, moves)) > 256: raise SystemExit(3)\n"


@pytest.fixture
def program(tmp_path, monkeypatch):
    """Return a function that writes a program and gives the command that runs it."""
    monkeypatch.setattr(module, "_EFFORT", 1.0)  # half the first inputs, at least

    def write(*parts):
        path = tmp_path / "program.py"
        path.write_text("".join(map(dedent, parts)), encoding="utf-8")
        return ["python3", str(path)]

    return write


@on_each_machine
@pytest.mark.long
def test_a_right_program(program):
    verdict = judge(4, program(READ, WAVE.replace("SEED", "0")))
    assert verdict.status == "right", repr(verdict)
    assert verdict.points == 5


@on_each_machine
def test_a_wrong_program_gets_the_verdict_of_the_notebook(program):
    verdict = judge(4, program(READ, WAVE.replace("SEED", "1")))
    (mistake,) = (m for m in misconceptions(4) if m.key == "terminals-win")
    notebook = examine(EXERCISES[4], mistake.function)
    assert verdict.status == notebook.status == "wrong"
    assert verdict.misconception == notebook.misconception == "terminals-win"
    assert verdict.counterexample == notebook.counterexample == ([[]],)
    told = repr(verdict)
    assert "gets wrong, as the program reads it:\n1\n0\nIt printed: 1. Right: 0.\n" in told
    assert "label_game([[]])" not in told
    assert "`gamegraphs hint 4` gives a hint." in told
    assert "hint(" not in told


@on_each_machine
def test_answers_are_written_as_they_are_printed(program):
    told = repr(judge(6, program(READ, "for _ in moves: print('1 3')")))
    assert "\nIt printed:\n1 3\nRight:\n0 0\n" in told or "It printed: 1 3. Right: 0 0." in told
    told = repr(judge(10, program("print('ESCAPE')")))
    assert "\nIt printed: ESCAPE. Right: CAPTURE 1.\n" in told
    told = repr(judge(12, program("print('NONE\\nNONE')")))
    assert "\nIt printed:\nNONE\nNONE\nRight:\nNONE\n0 0\n" in told


@pytest.mark.long
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


@on_each_machine
@pytest.mark.parametrize(
    ("code", "status", "sentence"),
    [
        (
            "print('1 x')",
            "wrong",
            "line 1: expected 1 label, but there is 'x', which is no number",
        ),
        ("pass", "wrong", "line 1 is missing: expected 1 label"),
        (
            "print(0)\nprint('done')",
            "wrong",
            "output should end after line 1, but line 2 is 'done'",
        ),
        ("raise SystemExit(3)", "raised", "exit status 3"),
        ("1 / 0", "raised", "ZeroDivisionError"),
        ("while True: pass", "stuck", "ended by the clock"),
        (
            "x = bytearray(10**9)\nx[::4096] = bytes(len(x[::4096]))",
            "raised",
            "\nIt was ended: it took more than 100 MB of memory, which is the limit.\n",
        ),
        ("import os\nos.kill(os.getpid(), 11)", "raised", "signal 11"),
    ],
)
def test_what_goes_wrong_is_told(program, monkeypatch, code, status, sentence):
    monkeypatch.setattr(module, "_FIRST", 4)  # every input goes wrong: a few are enough
    verdict = judge(4, program(code), seconds=1, memory=100 << 20)
    assert verdict.status == status
    assert sentence in repr(verdict)


def test_what_was_printed_is_shown_as_it_was(program, monkeypatch):
    monkeypatch.setattr(module, "_FIRST", 4)
    told = judge(6, program("print(0)")).found
    assert "It printed:\n0\nBut line 1 has 1 number; all 2 numbers" in "\n".join(told)
    told = judge(4, program("pass")).found
    assert "It printed nothing: line 1 is missing: expected 1 label." in told


def test_what_stands_on_standard_error_is_told_with_the_place_it_belongs_to(program, monkeypatch):
    monkeypatch.setattr(module, "_FIRST", 4)
    told = judge(4, program("import sys\nprint(0, file=sys.stderr)")).found
    assert "It printed nothing: line 1 is missing: expected 1 label." in told
    assert told[-2:] == ["On standard error it wrote: 0", "The answer belongs on standard output."]


@pytest.mark.parametrize(
    ("number", "printed", "code", "sentence"),
    [
        # n labels for n + 1 piles: none where n is 0
        (8, "", "print()", "It printed a blank line: line 1 is empty: expected 1 label."),
        (
            4,
            "",
            "print(' ', end='')",
            "It printed a blank line: line 1 is empty: expected 1 label.",
        ),
        (4, "", "print('\\n0')", "It printed:\n\n0\nBut line 1 is empty; 1 label belongs on it."),
        (6, "0 0", "print()", ""),
        (9, "ACYCLIC", "print()", "It printed:\nACYCLIC\nBut line 2 is empty: expected 1 label."),
        (9, "ACYCLIC", "", "It printed:\nACYCLIC\nBut line 2 is missing: expected 1 label."),
        (12, "NONE", "print('', end='')", "But line 2 is missing: expected "),
    ],
)
def test_an_empty_line_is_told_from_a_missing_one(
    program, monkeypatch, number, printed, code, sentence
):
    monkeypatch.setattr(module, "_FIRST", 4)
    first = f"print({printed!r})\n" if printed else ""
    told = "\n".join(judge(number, program(first, code)).found)
    assert sentence in told
    assert "flushed" not in told


def test_the_advice_on_another_form_is_about_what_is_printed(program):
    verdict = judge(8, program("print('Enter n:', 0)"))
    assert verdict.misconception == "other-form"
    text = repr(verdict)
    assert "The text form says all that is to be printed: no prompt before it" in text
    assert "`gamegraphs judge 8 --list` shows what is to be printed." in text
    assert "->" not in text
    assert "returned" not in text


PARTS = ("acyclic", "cyclic")


@pytest.mark.parametrize(
    ("number", "code", "acyclic", "cyclic"),
    [
        (4, "if len(moves) > 1: raise SystemExit(3)\nprint(*labels)", False, False),
        (4, "print(*labels, sep='\\n')", False, False),
        (4, "print(*labels, sep=', ')", False, False),
        (4, "if 2 in labels: raise SystemExit(3)\nprint(*labels)", True, False),
        (4, "if not any(moves): raise SystemExit(3)\nprint(*labels)", False, True),
        (9, "if 2 in labels: raise SystemExit(3)\nprint('ACYCLIC')\nprint(*labels)", True, False),
    ],
)
def test_a_part_is_right_only_if_its_inputs_were_tried(
    program, monkeypatch, number, code, acyclic, cyclic
):
    """The same slips in a function get the same parts from `grade`."""
    monkeypatch.setattr(module, "_FIRST", 12)
    monkeypatch.setattr(module, "_SPREAD", 6)
    monkeypatch.setattr(module, "_FEW", 2)
    monkeypatch.setattr(module, "_EFFORT", 60.0)
    verdict = judge(number, program(READ, LABELS, code))
    assert [verdict.parts[key] for key in PARTS] == [acyclic, cyclic]
    assert verdict.parts["large"] is None
    assert verdict.counterexample is not None


def test_a_part_that_was_not_wholly_tried_stays_undecided(program, monkeypatch):
    monkeypatch.setattr(module, "_EFFORT", 0.0)
    crash = "if 2 in labels: raise SystemExit(3)\nprint(*labels)"
    verdict = judge(4, program(READ, LABELS, crash))
    assert [verdict.parts[key] for key in PARTS] == [None, False]
    assert "small graphs without cycles: not reached" in repr(verdict)


def test_other_parts_are_not_tried_where_no_run_comes_to_an_end(program, monkeypatch):
    runs = runs_of(monkeypatch)
    verdict = judge(4, program("while True: pass"), seconds=0.2)
    assert [verdict.parts[key] for key in PARTS] == [False, None]
    assert len(runs) == 1


def test_the_part_of_a_small_input_that_was_found_later_is_wrong(program, monkeypatch):
    """Of all graphs with three positions or more it knows none; the first of them is acyclic."""
    monkeypatch.setattr(module, "_FIRST", 3)
    monkeypatch.setattr(module, "_SPREAD", 1)
    monkeypatch.setattr(ProgramExamination, "of_other_sizes", lambda *inputs: [])
    code = "print('ACYCLIC' if 2 not in labels else 'CYCLIC')\n"
    code += "print(*([1 - x for x in labels] if len(moves) > 2 else labels))"
    verdict = judge(9, program(READ, LABELS, code))
    (moves,) = verdict.counterexample
    assert (len(moves), verdict.parts["large"]) == (3, False)
    assert verdict.parts[EXERCISES[9].part([moves])] is False


def test_a_failing_input_of_an_earlier_run_is_told(program, tmp_path):
    kept = tmp_path / "task_04_failing_input.txt"
    words, told = program("print(0)"), f"{kept} is older than this run"
    assert told not in repr(judge(4, words, failing=kept))
    examination = ProgramExamination(EXERCISES[4], None, 1.0)
    examination.verdict = lambda: examination.report("right")
    before = kept.read_text()
    assert told in repr(examination.verdict_with_input(words, kept))
    assert kept.read_text() == before
    kept.unlink()
    assert told not in repr(examination.verdict_with_input(words, kept))


@on_each_machine
@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        ("raise SystemExit(3)", "The program ended with exit status 3, and 0 says that all went"),
        ("import os\nos.kill(os.getpid(), 11)", "signal 11, it used memory that is not its own"),
        ("import os\nos.kill(os.getpid(), 8)", "signal 8, a division by zero"),
    ],
)
def test_how_a_program_ended_is_told_at_once(program, code, sentence):
    told = []
    verdict = judge(4, program(code), tell=told.append)
    assert verdict.status == "raised"
    assert sentence in told[0]
    assert sentence.partition("with ")[2] in repr(verdict)


@pytest.mark.long
def test_a_crash_on_many_moves_is_told_before_all_small_inputs_have_been_tried(
    program, monkeypatch
):
    runs, told, at = [], [], []
    trial = ProgramExamination.trial
    monkeypatch.setattr(
        ProgramExamination,
        "trial",
        lambda self, *more: runs.append(0) or trial(self, *more),
    )
    judge(
        4,
        program(READ, HUB, WAVE.replace("SEED", "0")),
        tell=lambda text: (told.append(text), at.append(len(runs))),
    )
    assert at[0] <= 2 * module._FEW
    assert "characters goes wrong.\nThe program ended with exit status 3" in told[0]
    assert len(told) == 1


def first_words(program, folder, ending):
    """Return the first sentences of the command, up to an ending, and the seconds until then.

    The machine does other work meanwhile: of five tries the first counts that is quick.
    """
    command = [sys.executable, "-m", "gamegraphs.cli", "judge", "4", "--", *program]
    for _ in range(5):
        begin, said = time.monotonic(), ""
        with subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, cwd=folder
        ) as process:
            while ending not in said and (line := process.stdout.readline()):
                said += line
            taken = time.monotonic() - begin
            process.kill()
        if taken < 2.0:
            break
    return said, taken


@pytest.mark.long
@pytest.mark.parametrize(
    "parts",
    [
        pytest.param(["raise SystemExit(3)"], id="at-once"),
        pytest.param([READ, HUB, WAVE.replace("SEED", "0")], id="on-a-hub"),
    ],
)
def test_a_wrong_exit_status_is_said_within_two_seconds(program, tmp_path, parts):
    said, taken = first_words(program(*parts), tmp_path, "exit status 3")
    assert "The program ended with exit status 3, and 0 says that all went well." in said
    assert taken < 2.0


@pytest.mark.long
@pytest.mark.skipif(not shutil.which("g++"), reason="needs g++")
def test_a_crash_of_a_compiled_program_is_said_within_two_seconds(tmp_path):
    source = tmp_path / "aborts.cpp"
    source.write_text("#include <cstdlib>\nint main() { std::abort(); }\n", encoding="utf-8")
    subprocess.run(["g++", "-o", "aborts", source], cwd=tmp_path, check=True)
    said, taken = first_words(["./aborts"], tmp_path, "signal 6")
    assert "goes wrong" in said
    assert "The program ended with signal 6, it gave up by itself" in said
    assert taken < 2.0


def test_the_first_input_that_goes_wrong_is_told_before_the_search(program, monkeypatch):
    told, at_least = [], []
    trial = ProgramExamination.trial

    def counted(self, *more):
        at_least.append(len(told))
        return trial(self, *more)

    monkeypatch.setattr(ProgramExamination, "trial", counted)
    judge(4, program(READ, WAVE.replace("SEED", "1")), tell=told.append)
    assert told == [
        "This input goes wrong:\n1\n0\n"
        "Looking for the smallest one, and for the name of the mistake ..."
    ]
    assert at_least[:2] == [0, 1]  # nothing was tried in between


@on_each_machine
def test_a_program_starts_where_its_caller_stands(program, tmp_path, monkeypatch):
    program(READ, WAVE.replace("SEED", "1"))
    monkeypatch.chdir(tmp_path)
    assert judge(4, ["python3", "program.py"]).misconception == "terminals-win"
    (tmp_path / "label_game").write_text("#!/bin/sh\necho here *\n")
    (tmp_path / "label_game").chmod(0o755)
    found = judge(4, ["./label_game"]).found
    assert "there is 'here'" in found[1]
    (tmp_path / "label_game").write_text("#!/bin/sh\necho *\n")
    assert "there is 'label_game'" in judge(4, ["./label_game"]).found[1]


def test_a_crash_is_told_without_a_search(program, monkeypatch):
    runs = []
    called = SandboxedProgram.results

    def counted(self, inputs, **more):
        runs.append(inputs)
        return called(self, inputs, **more)

    monkeypatch.setattr(SandboxedProgram, "results", counted)
    verdict = judge(4, program("raise SystemExit(3)"))
    assert verdict.counterexample == ([[]],)
    assert len(runs) <= 3
    assert "cell" not in repr(verdict)
    assert "notebook" not in repr(verdict)


WIDE = WAVE.replace("SEED", "0").replace(
    "    print(", "    if max(map(len, moves)) > 4: labels[-1] = 2\n    print("
)


DRAWS = (
    LABELS
    + """
    if labels.count(2) >= LEAST:
        labels[len(labels) - 1 - labels[::-1].index(2)] = 0
    print(*labels)
"""
)


@pytest.mark.long
@pytest.mark.parametrize("least", [3, 12])
def test_what_fails_where_there_are_draws_enough_is_made_small(
    program, monkeypatch, tmp_path, least
):
    """With 12 it first fails on some hundred positions of a family, of which one less works."""
    monkeypatch.setattr(module, "_SHRINK", 60.0)
    words = program(READ, DRAWS.replace("LEAST", str(least)))
    failing = tmp_path / "task_04_failing_input.txt"
    verdict = judge(4, words, failing=failing)
    (moves,) = verdict.counterexample
    assert (len(moves), sum(map(len, moves))) == (least, least)
    (told,) = (text for text in verdict.found if "To run it again: " in text)
    again = subprocess.run(
        ["sh", "-ec", told.partition("To run it again: ")[2]], capture_output=True, text=True
    )
    printed = again.stdout.strip()
    assert printed.split().count("2") == least - 1
    assert f"It printed: {printed}. Right: {' '.join('2' * least)}." in repr(verdict)


@pytest.mark.long
def test_where_the_size_matters_the_size_is_told(program):
    """And it is not made smaller: half of it works."""
    long = LABELS + "    if len(labels) >= 100: labels[-1] = 1 - labels[-1]\n    print(*labels)\n"
    verdict = judge(4, program(READ, long))
    assert "it fails on the chain 0 -> 1 -> ... of 100 positions; one shorter still works" in repr(
        verdict
    )


@pytest.mark.long
def test_what_fails_only_when_it_is_large_is_made_small(program, monkeypatch):
    monkeypatch.setattr(module, "_FIRST", 3)
    monkeypatch.setattr(module, "_SPREAD", 3)
    monkeypatch.setattr(module, "_SHRINK", 60.0)
    monkeypatch.setattr(module, "_DEEP", 1_000)
    verdict = judge(4, program(READ, WIDE))
    assert verdict.status == "wrong"
    (moves,) = verdict.counterexample
    assert max(map(len, moves)) > 4
    assert sum(map(len, moves)) <= 6


@pytest.mark.long
def test_what_fails_when_it_is_very_large_is_told_by_its_size(program, monkeypatch):
    monkeypatch.setattr(module, "_FIRST", 3)
    monkeypatch.setattr(module, "_SPREAD", 3)
    monkeypatch.setattr(module, "_SHRINK", 60.0)
    monkeypatch.setattr(module, "_DEEP", 5_000)
    late = WIDE.replace("max(map(len, moves)) > 4", "len(moves) > 3000")
    verdict = judge(4, program(READ, late))
    assert "0 -> 1 -> ... of 3,001 positions; one shorter still works" in repr(verdict)


def test_the_small_inputs_side_by_side_are_one_game():
    for number in (2, 4, 7, 11):
        subject = EXERCISES[number]
        inputs = [*islice(subject.small(), 40)]
        parts = list(module.side_by_side(subject, inputs))
        assert sum(len(part[0]) for part in parts) == sum(len(data[0]) for data in inputs)
        assert all(not subject.size(part) < subject.size(inputs[-1]) for part in parts)
        assert all(0 <= v < len(part[0]) for part in parts for row in part[0] for v in row)
    alone = module.side_by_side(EXERCISES[7], [[[[1], []], [[1, 1]]], [[[1], []], [[1, 0]]]])
    assert list(alone) == [[[[1], [], [3], []], [[1, 1], [3, 0]]]]
    assert len(list(module.side_by_side(EXERCISES[2], [[[[]], False], [[[]], True]]))) == 2
    assert list(module.side_by_side(EXERCISES[8], [[1, [1]]])) == []


def test_a_mistake_that_no_sample_has_is_found_side_by_side(program, monkeypatch):
    monkeypatch.setattr(module, "_FIRST", 3)
    monkeypatch.setattr(module, "_SPREAD", 3)
    twice = WAVE.replace("SEED", "0").replace("for v in row:", "for v in set(row):")
    verdict = judge(4, program(READ, twice))
    assert verdict.status == "wrong"
    (moves,) = verdict.counterexample
    assert len(moves) == 3  # two moves to one position that moves to the end
    assert sorted(len(row) - len(set(row)) for row in moves) == [0, 0, 1]


def test_the_input_that_goes_wrong_is_kept_and_can_be_run_again(program, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    command = [*program(READ, WAVE.replace("SEED", "1")), "two words"]
    kept = tmp_path / "that input.txt"
    text = repr(judge(4, command, failing=kept))
    (again,) = (line for line in text.splitlines() if "To run it again: " in line)
    assert kept.read_text() == "1\n0\n"
    ran = subprocess.run(
        again.partition("again: ")[2], shell=True, capture_output=True, text=True, check=True
    )
    assert ran.stdout == "1\n"


@on_each_machine
@pytest.mark.skipif(not os.path.exists("/proc/self/io"), reason="the system counts no reads")
@pytest.mark.long
def test_reading_byte_by_byte_gets_a_remark(program, monkeypatch):
    monkeypatch.setattr(module, "_FIRST", 3)
    monkeypatch.setattr(module, "_SPREAD", 3)
    monkeypatch.setattr(module, "_DEEP", 20_000)
    by_byte = "import os\ntext = b''.join(iter(lambda: os.read(0, 1), b'')).decode()\n"
    slowly = dedent(READ).replace("sys.stdin.read()", "text")
    verdict = judge(4, program(by_byte, slowly, WAVE.replace("SEED", "0")))
    assert verdict.status == "right"
    assert "Read through a buffer" in repr(verdict)
    verdict = judge(4, program(READ, WAVE.replace("SEED", "0")))
    assert verdict.status == "right"
    assert "buffer" not in repr(verdict)


@on_each_machine
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


def test_the_line_that_tells_why_it_ended_is_told_first(program, monkeypatch):
    """Java writes the way to an error below it, Python above."""
    monkeypatch.setattr(module, "_FIRST", 4)
    trace = "Exception in thread main: too deep\\n" + "\\tat Main.f(Main.java:4)\\n" * 99
    told = []
    program_words = program(f"import sys\nsys.exit('{trace}')")
    verdict = judge(4, program_words, tell=told.append)
    assert "all went well: Exception in thread main: too deep.\n" in told[0]
    assert "well: Exception in thread main: too deep.\n\tat Main.f" in verdict.found[1]
    assert verdict.found[1].count("Main.f") < 12
    judge(4, program("[][7]"), tell=told.append)
    assert "all went well: IndexError: list index out of range." in told[1]


@on_each_machine
@pytest.mark.skipif(not os.path.exists("/proc/self/task"), reason="no list of processes")
def test_what_a_program_starts_counts_as_its_own(program):
    _, path = program("x = bytearray(10**9)\nx[::4096] = bytes(len(x[::4096]))")
    wrapped = ["sh", "-c", '"$0" "$1"; true', sys.executable, path]
    verdict = judge(4, wrapped, memory=100 << 20)
    assert "more than 100 MB of memory" in repr(verdict)
    _, path = program("while True: pass")
    begin = time.monotonic()
    assert judge(4, wrapped, seconds=0.5).status == "stuck"
    assert time.monotonic() - begin < 20  # and most of that for the start


@pytest.mark.long
def test_a_program_that_waits_is_not_waited_for(program):
    begin = time.monotonic()
    verdict = judge(4, program("import time\ntime.sleep(1000)"))
    assert time.monotonic() - begin < 10
    assert "most of the time it slept or waited" in repr(verdict)


def test_a_small_input_gets_less_time_once_another_has_ended(program, monkeypatch):
    given = []
    called = SandboxedProgram.results

    def noted(self, inputs, **more):
        given.append(more["seconds"])
        return called(self, inputs, **more)

    monkeypatch.setattr(SandboxedProgram, "results", noted)
    loop = "while any(u in row for u, row in enumerate(moves)): pass\nprint(0)\n"
    verdict = judge(4, program(READ, loop), seconds=100)
    assert verdict.status == "stuck"
    assert verdict.counterexample == ([[0]],)
    assert given[0] == module._MOST
    assert given[-1] < module._MOST


def runs_of(monkeypatch):
    """Return a list that has the input of every run."""
    runs = []
    trial = ProgramExamination.trial

    def noted(self, data, *more):
        runs.append(data)
        return trial(self, data, *more)

    monkeypatch.setattr(ProgramExamination, "trial", noted)
    return runs


def test_one_output_that_cannot_be_read_is_enough(program, monkeypatch):
    runs = runs_of(monkeypatch)
    verdict = judge(4, program("print('LOSE')"))
    assert len(runs) == 2 + module._AGAIN  # one of each part
    assert verdict.next_step == "`gamegraphs judge 4 --list` shows what is to be printed."


TWICE = WAVE.replace("SEED", "0").replace("for v in row:", "for v in set(row):")


def test_all_small_inputs_are_tried_in_one_run(program, monkeypatch):
    runs = runs_of(monkeypatch)
    verdict = judge(4, program(READ, TWICE))
    notebook = examine(
        EXERCISES[4], next(m for m in misconceptions(4) if m.key == verdict.misconception).function
    )
    assert verdict.counterexample == notebook.counterexample == ([[1, 1], [2], []],)
    assert verdict.summary == notebook.summary
    assert len(runs) <= module._FEW + 3 + module._AGAIN  # the larger inputs are a run, too


def test_distances_come_from_one_run_too(program, monkeypatch):
    runs = runs_of(monkeypatch)
    stack = WAVE.replace("SEED", "0").replace(
        "for v in queue:", "while queue:\n        v = queue.pop()"
    )
    stack = stack.replace(
        "labels[u] = 1 - labels[v]", "labels[u] = 1 - labels[v]; far[u] = far[v] + 1"
    )
    stack = stack.replace("queue = [", "far = [-1 if row else 0 for row in moves]\n    queue = [")
    pairs = stack.replace("print(*labels)", "for pair in zip(labels, far): print(*pair)")
    verdict = judge(6, program(READ, pairs))
    assert verdict.status == "wrong"
    assert verdict.misconception
    assert " of 3,693 small inputs." in verdict.summary
    assert len(runs) <= module._FEW + 3 + module._AGAIN  # the larger inputs are a run, too


def test_answers_that_depend_on_the_other_parts_are_not_taken_apart(program, monkeypatch):
    runs = runs_of(monkeypatch)
    late = TWICE.replace("print(*labels)", "print(*(labels if len(moves) < 99 else labels[::-1]))")
    verdict = judge(4, program(READ, late))
    assert verdict.status == "wrong"
    assert len(runs) > module._FEW + 3 + module._AGAIN


def test_a_counter_of_a_byte_is_told_by_the_number_up_to_which_it_works(program, monkeypatch):
    runs = runs_of(monkeypatch)
    byte = WAVE.replace("SEED", "0").replace(
        "left[u] -= labels[v]", "left[u] = (left[u] - labels[v]) % 256"
    )
    verdict = judge(4, program(READ, byte.replace("[len(row) for", "[len(row) % 256 for")))
    assert verdict.status == "wrong"
    assert "and 255 is the largest number of a byte." in verdict.found[-1]
    assert max(len(data[0]) for data in runs[: module._FEW]) < 5
    assert len(runs) < 50  # nothing of full size


def test_a_wrong_word_was_printed(program):
    told = judge(15, program("print('Use GRUNDY')")).found
    assert "It printed:\nUse GRUNDY\nBut the answer must be one of MEMO_DFS" in "\n".join(told)


def test_a_file_that_is_no_program_is_told_with_what_to_do(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "label").write_text("#!/bin/sh\necho 0\n")
    with pytest.raises(GameGraphError, match=r"label is a file, .*: chmod [+]x ./label"):
        judge(4, ["label"])
    (tmp_path / "label").chmod(0o755)
    with pytest.raises(GameGraphError, match=r"the one in this folder is \./label"):
        judge(4, ["label"])


def test_what_the_failures_have_in_common_is_told_of_a_program_too(program):
    """All small games come in one run, and so do the larger ones, on which it has to hold."""
    spoilt = """
    wins = [sum(labels[v] == 0 for v in row) for row in moves]
    print(*(2 if label == 1 and good > 1 else label for label, good in zip(labels, wins)))
    """
    wave = WAVE.replace("SEED", "0").replace("    print(*labels)\n", "")
    verdict = judge(4, program(READ, wave, spoilt))
    assert [d.key for _, d in verdict.named()] == ["win-called-draw", "at-good-moves"]


def test_an_answer_that_changes_from_run_to_run_is_told_as_chance(program):
    by_chance = "    import os\n    print(*[x + os.urandom(4)[0] for x in labels])\n"
    verdict = judge(
        4, program(READ, WAVE.replace("SEED", "1").replace("    print(*labels)\n", by_chance))
    )
    assert verdict.status == "wrong"
    assert verdict.found[0] == "It does not print the same each time."
    assert "Once it printed:\n" in repr(verdict)
    assert "label_game([[" not in repr(verdict)
    assert verdict.misconception == CHANCE.key


def test_nothing_printed_may_be_held_back(program):
    told = judge(4, program("print(0, flush=False)\nimport os\nos._exit(0)")).found
    assert told[-1] == "Is all that it prints written out (flushed) before it ends?"


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        ("open('input.txt')", "The input comes on standard input, not from a file."),
        ("import sys; sys.exit('./label_game: not found')", SEEN),
        ("open('/output.txt', 'w')", "The answer belongs on standard output, not into a file."),
    ],
)
@on_each_machine
def test_files_are_not_what_is_asked_for(program, code, sentence):
    if "input" not in code and isolation() != BUBBLEWRAP:
        pytest.skip("no bubblewrap that works: apt-get install bubblewrap")
    assert sentence in judge(4, program(code)).found


def test_what_runs_into_the_clock_when_large_is_slow(program, monkeypatch):
    runs = runs_of(monkeypatch)
    late = "if len(moves) > 200:\n    while True: pass\n"
    verdict = judge(4, program(READ, late, WAVE.replace("SEED", "0")), seconds=0.8)
    assert verdict.status == "slow"
    assert (verdict.parts["linear"], verdict.parts["large"]) == (False, None)
    assert verdict.found[0] == "Small inputs are right."
    assert verdict.found[1].startswith("It took more than 0.8 seconds on ")
    assert sum(len(data[0]) > 200 for data in runs) <= 2  # all small ones side by side are one
    assert "label_game([[" not in repr(verdict)


@pytest.mark.parametrize(
    ("number", "code", "other_form"),
    [
        (8, "print('Enter n:', 0)", True),
        (10, "print('CAPTURE: 1')", False),
        (10, "print('Answer: CAPTURE 1')", True),
        (4, "print('false')", False),
        (4, "print('0\\ndone')", True),
        (4, "print('0 0 0')", False),
        (15, "print('tool: MEMO_DFS')", True),
        (15, "print('\"MEMO_DFS\"')", False),
    ],
)
def test_another_form_is_told_where_there_is_text_around_an_answer(
    program, monkeypatch, number, code, other_form
):
    monkeypatch.setattr(module, "_FIRST", 4)
    verdict = judge(number, program(code))
    assert verdict.misconception == ("other-form" if other_form else None)
    assert "All others are right" not in repr(verdict)


@pytest.mark.parametrize(("number", "printed"), [(4, "-1"), (16, "0"), (15, "memo_dfs")])
def test_what_can_be_read_and_is_no_answer_is_shown_as_it_was_printed(
    program, monkeypatch, number, printed
):
    monkeypatch.setattr(module, "_FIRST", 4)
    assert f"It printed:\n{printed}\nBut " in judge(number, program(f"print('{printed}')")).found[1]


def test_an_input_that_cannot_be_written_does_not_cost_the_verdict(program, tmp_path, monkeypatch):
    for path in (tmp_path, tmp_path / "none" / "x"):
        with pytest.raises(GameGraphError, match=r"cannot be written to .*--input FILE"):
            judge(4, program("print(1)"), failing=path)

    def refuse(*_, **__):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(module.Path, "write_text", refuse)
    words = ["python3", str(tmp_path / "program.py")]
    told = judge(4, words, failing=tmp_path / "x").found[-1]
    assert told.endswith("x: No space left on device.")


def test_an_unknown_program_and_an_unknown_task_are_refused():
    with pytest.raises(GameGraphError, match="there is no program nonesuch"):
        judge(4, ["nonesuch"])
    with pytest.raises(GameGraphError, match="there is none called 99"):
        judge(99, ["cat"])


@pytest.mark.parametrize("limit", [{"seconds": 0}, {"seconds": -1.0}, {"memory": 0}])
def test_a_limit_that_no_program_can_keep_is_refused(limit):
    with pytest.raises(GameGraphError, match=r"^(seconds|memory) must be above 0, not "):
        judge(4, ["cat"], **limit)


@on_each_machine
def test_the_command(program, capsys, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
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

    def record(number, words, seconds, memory, failing, tell):
        seen.append((number, words, seconds, memory))
        raise GameGraphError("enough")

    monkeypatch.setattr(judge_module, "judge", record)
    assert main(["judge", "4", "--memory", "2", "--", "cat", "--seconds", "3"]) == 1
    assert seen == [("4", ["cat", "--seconds", "3"], 10.0, 2 << 20)]
