"""Checkpoints: a run that was stopped goes on, and only with grades that would be the same."""

import json
import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from textwrap import dedent

import pytest
from fair import PLAIN
from handed_in import RECORD, grade_folder, hand_in, needs_fork

from gamegraphs.cli import main
from gamegraphs.course.grading import checkpoint as module
from gamegraphs.course.grading.checkpoint import Checkpoint

LINES = [{"student": "ann", "points": 1.0}, {"student": "böb\n", "points": 2.5}]


@pytest.fixture
def path(tmp_path):
    return tmp_path / "checkpoint.jsonl"


def stopped(path, seed=5, isolation="shut in"):
    """Return the file as a run leaves it that was stopped after two grades."""
    checkpoint = Checkpoint(path, seed, isolation)
    assert checkpoint.lines == []
    for line in LINES:
        checkpoint.add(line)
    return path.read_text(encoding="utf-8")


def test_a_stopped_run_goes_on_with_its_seed(path):
    stopped(path)
    again = Checkpoint(path, None, "shut in")
    assert (again.head.seed, again.lines) == (5, LINES)
    assert Checkpoint(path, 5, "shut in").lines == LINES


def test_a_new_run_has_a_seed_of_its_own(tmp_path):
    seeds = {Checkpoint(tmp_path / str(i), None, "").head.seed for i in range(5)}
    assert len(seeds) == 5


@pytest.mark.parametrize(("seed", "isolation"), [(6, "shut in"), (5, "not shut in")])
def test_grades_of_another_run_are_not_used(path, seed, isolation):
    stopped(path)
    assert Checkpoint(path, seed, isolation).lines == []
    assert len(path.read_text().splitlines()) == 1  # and they are gone


def test_grades_of_another_grader_are_not_used(path, monkeypatch):
    stopped(path)
    monkeypatch.setattr(module, "_grader", lambda: "another")
    assert Checkpoint(path, None, "shut in").lines == []


def test_the_last_line_may_be_half_a_line(path):
    text = stopped(path)
    path.write_text(text + '{"student": "ce', encoding="utf-8")
    again = Checkpoint(path, None, "shut in")
    assert again.lines == LINES
    again.add({"student": "dee"})
    assert Checkpoint(path, None, "shut in").lines == [*LINES, {"student": "dee"}]


@pytest.mark.parametrize("text", ["", "\n", "[]\n", "nonsense", '{"seed": 1}\n', "[" * 10**5, "\0"])
def test_a_file_that_is_none_begins_a_new_run(path, text):
    path.write_text(text)
    assert Checkpoint(path, 3, "x").lines == []
    assert json.loads(path.read_text())["seed"] == 3


def test_bytes_that_are_no_text_begin_a_new_run(path):
    path.write_bytes(b"\xff\xfe")
    assert Checkpoint(path, 3, "x").lines == []


def test_where_nothing_can_be_written_the_run_goes_on(tmp_path):
    checkpoint = Checkpoint(tmp_path / "there is no" / "folder", 3, "x")
    checkpoint.add(LINES[0])
    checkpoint.remove()
    assert checkpoint.head.seed == 3


def test_after_the_run_the_file_is_removed(path):
    stopped(path)
    Checkpoint(path, None, "shut in").remove()
    assert list(path.parent.iterdir()) == []


# A run of `grade` that was stopped goes on


@pytest.mark.machine
@needs_fork
def test_grades_that_cannot_be_written_are_not_lost(class_of_four, capsys):
    """The record of the run stays, and the next run has the grades at once."""
    path = class_of_four / "there" / "is" / "no" / "such.json"
    assert main(["grade", "--unsafe", str(class_of_four), "--json", str(path)]) == 1
    assert "No such file" in capsys.readouterr().err
    record = (class_of_four / RECORD).read_text().splitlines()
    assert len(record) == 7
    grades = grade_folder(class_of_four)
    assert grades.seed == json.loads(record[0])["seed"]
    assert not (class_of_four / RECORD).exists()


@pytest.mark.machine
@needs_fork
def test_a_killed_run_goes_on_and_grades_nothing_twice(tmp_path):
    folder = tmp_path / "class"
    folder.mkdir()
    for i in range(8):
        hand_in(folder, f"student-{i}", "task_08.py", PLAIN)
    code = f"""
        from gamegraphs.cli import main
        from gamegraphs.course.grading.submitted import Submitted
        true = Submitted.command
        Submitted.command = lambda self: [*true(self), {str(folder)!r}]
        main(["grade", {str(folder)!r}, "--jobs", "2", "--unsafe"])
    """
    command = [sys.executable, "-c", dedent(code)]
    process = subprocess.Popen(command, start_new_session=True, stdout=subprocess.DEVNULL)
    record = folder / RECORD
    end = time.monotonic() + 60
    while not record.exists() or record.read_text().count("\n") < 4:
        assert time.monotonic() < end
        time.sleep(0.02)
    os.kill(process.pid, signal.SIGKILL)
    process.wait()
    head, *lines = [json.loads(line) for line in record.read_text().splitlines(keepends=True)
                    if line.endswith("\n")]  # fmt: skip
    assert 3 <= len(lines) < 8
    for line in lines:  # so that they can be told from grades made anew
        line["points"] = 0.5
    text = "".join(json.dumps(line) + "\n" for line in (head, *lines))
    record.write_text(text + '{"student": "student-7", "task": "0')  # and half a line
    seen = []
    grades = grade_folder(folder, jobs=2, progress=lambda done, total: seen.append(done))
    assert grades.seed == head["seed"]
    assert seen == list(range(len(lines), 9))
    points = {grade.student: grade.points for grade in grades.grades}
    assert points == {f"student-{i}": 8.0 for i in range(8)} | {x["student"]: 0.5 for x in lines}
    assert not record.exists()
    assert not [path for path in folder.iterdir() if path.is_file()]
    assert not left_over(str(folder))


def left_over(text):
    """Return the processes whose command contains a text, after a moment to come to their end."""
    found = []
    for _ in range(50):
        found = []
        for path in Path("/proc").glob("[0-9]*/cmdline"):
            with suppress(OSError):
                found += [path] if text in path.read_bytes().decode(errors="replace") else []
        if not found:
            break
        time.sleep(0.1)
    return found


@pytest.mark.machine
@needs_fork
@pytest.mark.parametrize("change", ["file", "seed", "isolation", "grader", "nonsense"])
def test_a_record_that_no_longer_fits_is_not_used(tmp_path, change):
    path = hand_in(tmp_path, "ann", "task_08.py", PLAIN)

    def keep(grades):
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        grade_folder(tmp_path, seed=4, jobs=1, write=keep)
    record = tmp_path / RECORD
    head, line = (json.loads(line) for line in record.read_text().splitlines())
    line["points"] = 0.5
    if change in ("isolation", "grader"):
        head[change] = "another"
    text = json.dumps(head) + "\n" + json.dumps(line) + "\n"
    record.write_text(text if change != "nonsense" else "[" + text)
    if change == "file":
        path.write_text(PLAIN + "\n# changed\n")
    grades = grade_folder(tmp_path, seed=5 if change == "seed" else 4, jobs=1)
    assert grades.grades[0].points == 8.0


@pytest.mark.machine
@needs_fork
def test_a_record_that_fits_is_used(tmp_path):
    hand_in(tmp_path, "ann", "task_08.py", PLAIN)
    with pytest.raises(ZeroDivisionError):
        grade_folder(tmp_path, seed=4, jobs=1, write=lambda grades: 1 / 0)
    seen = []
    grade_folder(tmp_path, jobs=1, progress=lambda done, total: seen.append((done, total)))
    assert seen == [(1, 1)]
