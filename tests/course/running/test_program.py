"""A program is run once for each input, within time and memory, and its ending is told."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest
from helpers import ROOT

pytest.importorskip("resource")

from gamegraphs.course.running.program import run, what_it_told
from gamegraphs.course.running.protocol import encode, encode_request, read_result
from gamegraphs.course.running.sandbox import _python, offered

MEMORY = 1 << 30


def python(code):
    return [sys.executable, "-I", "-S", "-c", code]


def test_what_it_prints_is_the_answer():
    found = run(python("print(input()[::-1])"), "naïve\n", 20, MEMORY)
    assert (found.kind, found.value) == ("value", "evïan\n")


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux ends a program with its parent")
def test_a_program_does_not_outlive_the_process_that_runs_it(tmp_path):
    file = tmp_path / "process"
    endless = (
        f"import os; open({str(file)!r}, 'w').write(f'{{os.getpid()}} '); exec('while 1: pass')"
    )
    module = "gamegraphs.course.running.program"
    call = f"from {module} import run; run({python(endless)!r}, '', 60, {MEMORY})"
    runner = subprocess.Popen([sys.executable, "-c", call], cwd=ROOT)
    try:
        while not (file.exists() and file.read_text().endswith(" ")):
            assert runner.poll() is None
            time.sleep(0.01)
    finally:
        runner.kill()
        runner.wait()
    end = time.monotonic() + 20
    while state_of(int(file.read_text())) not in ("gone", "Z"):
        assert time.monotonic() < end, "the program is still at work"
        time.sleep(0.01)


def state_of(process):
    try:
        stat = Path(f"/proc/{process}/stat").read_text()
    except OSError:
        return "gone"
    return stat.rpartition(")")[2].split()[0]


def test_a_program_need_not_read_and_may_print_anything():
    code = "import sys; sys.stdout.buffer.write(b'1 \\xff'); print('trouble', file=sys.stderr)"
    found = run(python(code), "x" * 1_000_000, 20, MEMORY)
    assert (found.kind, found.value) == ("value", "1 \ufffd")


@pytest.mark.parametrize(
    ("code", "error"),
    [
        ("import sys; sys.exit(3)", "exit status 3, and 0 says that all went well"),
        ("import sys; sys.exit('oops')", "exit status 1, and 0 says that all went well: oops"),
        (
            "import os; os.kill(os.getpid(), 9)",
            "signal 9, it was killed from outside, perhaps for its memory",
        ),
    ],
)
def test_an_ending_that_is_no_success_is_told(code, error):
    found = run(python(code), "", 20, MEMORY)
    assert (found.kind, found.value, found.error) == ("died", None, error)


def test_of_what_it_says_on_the_way_the_end_is_kept():
    found = run(python("import sys; sys.exit('begin' + 'x' * 5000 + 'end')"), "", 20, MEMORY)
    assert found.error.endswith("xend")
    assert ": beginx" in found.error
    assert len(found.error) < 450


@pytest.mark.parametrize(
    ("errors", "line"),
    [
        (
            "/a.js:1\nthrow new Error('not written');\n^\n\nError: not written\n    at f\n",
            "Error: not written",
        ),
        ("assert x\njava.lang.IllegalStateException: no\n\tat A.b\n", "java.lang.Illegal"),
        ("Error 3 ahead\nlabel_game.rs: fatal\n", "Error 3 ahead"),
    ],
)
def test_the_line_that_begins_with_the_name_of_an_error_is_told_first(errors, line):
    assert what_it_told(errors).startswith(line)


@pytest.mark.skipif(not os.path.exists("/proc/self/io"), reason="the system counts no reads")
def test_how_often_it_reads_is_counted():
    # Once it has ended, not every system tells it: the program waits until it has been looked at.
    wait = "\nimport time; time.sleep({})"
    at_once = "import sys; sys.stdin.buffer.read()" + wait
    by_tens = "import os\nwhile os.read(0, 10): pass" + wait

    def reads(code):
        waits = (0.2, 1, 5, 20)  # a busy machine may stand still for a while
        counts = (run(python(code.format(w)), "x" * 100_000, 60, MEMORY).reads for w in waits)
        return next(filter(None, counts), 0)

    few, many = reads(at_once), reads(by_tens)
    assert 0 < few < 1_000
    assert many - few > 9_000


@pytest.mark.parametrize("code", ["while True: pass", "import time; time.sleep(60)"])
def test_a_program_that_does_not_end_is_ended(code):
    found = run(python(code), "", 0.3, MEMORY)
    assert (found.kind, found.error) == ("time", "")


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="needs /proc")
def test_a_program_that_takes_too_much_memory_is_ended():
    code = "x = b'x' * (200 << 20)\nimport time; time.sleep(60)"
    found = run(python(code), "", 30, 100 << 20)
    said = "more than 100 MB of memory, which is the limit"
    assert (found.kind, found.error) == ("died", said)


def test_a_program_that_there_is_not(tmp_path):
    command = str(tmp_path / "no-such-program")
    found = run([command], "", 1, MEMORY)
    assert (found.kind, found.error) == ("died", f"{command}: No such file or directory")


@pytest.mark.skipif(not hasattr(os, "fork"), reason="judging needs fork")
def test_through_its_pipes_it_answers_one_input_after_the_other():
    header = {"command": python("print(int(input()) + 1)"), "memory": MEMORY}
    rest = {"steps": 0, "counting": False, "seconds": 20.0, "together": 1}
    request = encode_request(["1", "x", "3"], rest, {})
    done = subprocess.run(
        _python(str(offered()), "program"),
        input=encode(header) + request, capture_output=True, timeout=100, check=True,
    )  # fmt: skip
    kinds = ("value", "died", "time")
    ready, *found = (read_result(line, kinds) for line in done.stdout.splitlines())
    assert ready.kind == "value"
    assert [result.value for result in found] == ["2\n", None, "4\n"]
    assert "ValueError" in found[1].error
