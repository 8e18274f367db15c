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
from handed_in import checkpoints, grade_folder, hand_in, needs_fork
from helpers import run_child

from gamegraphs import GameGraphError
from gamegraphs.cli import main
from gamegraphs.course.grading import checkpoint as module
from gamegraphs.course.grading.checkpoint import Checkpoint, forget

LINES = [{"student": "ann", "points": 1.0}, {"student": "böb\n", "points": 2.5}]


@pytest.fixture
def graded(tmp_path):
    folder = tmp_path / "handed-in"
    folder.mkdir()
    return folder


def stopped(graded, seed=5, isolation="shut in"):
    """Return the file as a run leaves it that was stopped after two grades."""
    checkpoint = Checkpoint(graded, seed, isolation)
    assert (checkpoint.lines, checkpoint.problem) == ([], "")
    for line in LINES:
        checkpoint.add(line)
    return checkpoint.path


def signed(path, lines):
    """Return lines as the run that wrote this file would have written them."""
    checkpoint = Checkpoint.__new__(Checkpoint)
    checkpoint.path, checkpoint._key = path, (path.parent / "key").read_bytes()
    return "".join(map(checkpoint._signed, lines))


def read(path):
    """Return the whole lines of a file, without their signs."""
    text = path.read_text(encoding="utf-8")
    return [json.loads(line[65:]) for line in text.splitlines(keepends=True) if line[-1] == "\n"]


def test_a_stopped_run_goes_on_with_its_seed(graded):
    stopped(graded)
    again = Checkpoint(graded, None, "shut in")
    assert (again.head.seed, again.lines) == (5, LINES)
    assert Checkpoint(graded, 5, "shut in").lines == LINES


def test_a_new_run_has_a_seed_that_nobody_guesses(tmp_path):
    seeds = {Checkpoint(tmp_path / str(i), None, "").head.seed for i in range(20)}
    assert len(seeds) == 20
    assert 2**120 < max(seeds) < 2**128


@pytest.mark.parametrize(("seed", "isolation"), [(6, "shut in"), (5, "not shut in")])
def test_grades_of_another_run_are_not_used(graded, seed, isolation):
    path = stopped(graded)
    assert Checkpoint(graded, seed, isolation).lines == []
    assert len(read(path)) == 1  # and they are gone


def test_grades_of_another_grader_are_not_used(graded, monkeypatch):
    stopped(graded)
    monkeypatch.setattr(module, "_grader", lambda: "another")
    assert Checkpoint(graded, None, "shut in").lines == []


def test_grades_of_another_folder_are_not_used(graded, tmp_path):
    path = stopped(graded)
    other = Checkpoint(tmp_path / "another", 5, "shut in")
    assert other.path != path
    other.path.write_bytes(path.read_bytes())  # nor if somebody copies them
    assert Checkpoint(tmp_path / "another", 5, "shut in").lines == []


def test_the_last_line_may_be_half_a_line(graded):
    path = stopped(graded)
    whole = path.read_text()
    path.write_text(whole + signed(path, [{"student": "cem"}])[:70], encoding="utf-8")
    again = Checkpoint(graded, None, "shut in")
    assert again.lines == LINES
    again.add({"student": "dee"})
    assert Checkpoint(graded, None, "shut in").lines == [*LINES, {"student": "dee"}]


def test_a_line_that_somebody_else_wrote_is_not_read(graded):
    path = stopped(graded)
    head, first, second = path.read_text(encoding="utf-8").splitlines(keepends=True)
    forged = second.replace("2.5", "500.0")
    for lines in ([head, first, forged], [head, first, json.dumps(LINES[1]) + "\n"]):
        path.write_text("".join(lines), encoding="utf-8")
        assert Checkpoint(graded, 5, "shut in").lines == LINES[:1]
    path.write_text(json.dumps(vars(Checkpoint(graded, 5, "shut in").head)) + "\n" + first)
    assert Checkpoint(graded, 5, "shut in").lines == []


@pytest.mark.parametrize("text", ["", "\n", "[]\n", "nonsense", '{"seed": 1}\n', "[" * 10**5, "\0"])
def test_a_file_that_is_none_begins_a_new_run(graded, text):
    path = stopped(graded)
    path.write_text(text)
    assert Checkpoint(graded, 3, "x").lines == []
    assert read(path)[0]["seed"] == 3


def test_bytes_that_are_no_text_begin_a_new_run(graded):
    stopped(graded).write_bytes(b"\xff\xfe")
    assert Checkpoint(graded, 3, "x").lines == []


def test_where_nothing_can_be_written_the_run_goes_on_and_says_so(graded, tmp_path):
    (tmp_path / "file").touch()
    checkpoint = Checkpoint(graded, 3, "x", tmp_path / "file" / "folder")
    assert "the grades so far are not saved" in checkpoint.problem
    checkpoint.add(LINES[0])
    assert checkpoint.head.seed == 3


def test_of_several_lines_for_a_submission_the_last_one_holds(graded):
    path = stopped(graded)
    newer = {**LINES[0], "points": 4.0}
    Checkpoint(graded, None, "shut in").add(newer)
    assert Checkpoint(graded, None, "shut in").lines == [newer, LINES[1]]
    assert len(read(path)) == 3  # and the file does not grow from run to run


def test_a_fresh_run_takes_nothing_of_an_earlier_one(graded):
    stopped(graded)
    again = Checkpoint(graded, None, "shut in", fresh=True)
    assert again.lines == []
    assert again.head.seed != 5
    assert Checkpoint(graded, None, "shut in").head.seed == again.head.seed


def test_the_record_stays_until_it_is_forgotten(graded, tmp_path):
    path = stopped(graded)
    other = stopped(tmp_path / "another")
    names = path.with_suffix(".json")
    names.write_text("{}")
    assert forget(graded) == 2
    assert sorted(path.parent.iterdir()) == sorted([path.parent / "key", other])
    assert forget(graded) == 0


def test_forgetting_follows_no_link(graded, tmp_path):
    path = stopped(graded)
    path.rename(tmp_path / "kept")
    path.symlink_to(tmp_path / "kept")
    assert forget(graded) == 1
    assert (tmp_path / "kept").exists()


# What others put where the file should be


def test_links_and_pipes_are_not_followed_or_waited_for(graded, tmp_path):
    path = stopped(graded)
    kept = tmp_path / "kept.txt"
    kept.write_bytes(path.read_bytes())
    path.unlink()
    path.symlink_to(kept)
    checkpoint = Checkpoint(graded, 5, "shut in")
    assert (checkpoint.lines, checkpoint.problem != "") == ([], True)
    checkpoint.add(LINES[0])
    assert len(read(kept)) == 3
    path.unlink()
    os.mkfifo(path)
    assert "is not a file of this user" in Checkpoint(graded, 5, "shut in").problem


def test_nobody_else_may_read_the_key_or_write_the_grades(graded):
    path = stopped(graded)
    assert {other.stat().st_mode & 0o777 for other in path.parent.iterdir()} == {0o600}
    assert path.parent.stat().st_mode & 0o777 == 0o700
    path.parent.chmod(0o770)
    with pytest.raises(GameGraphError, match="others may write to"):
        Checkpoint(graded, 5, "shut in")


def test_a_state_of_another_user_is_told_as_such(graded, monkeypatch):
    """After a run with sudo the folder is root's: that is no matter of what others may write."""
    path = stopped(graded)
    owner, me = path.parent.stat().st_uid, path.parent.stat().st_uid + 60_000
    monkeypatch.setattr("gamegraphs.course.grading.checkpoint.os.geteuid", lambda: me)
    with pytest.raises(GameGraphError, match=f"belongs to .*, not to user {me}: give") as problem:
        Checkpoint(graded, 5, "shut in")
    assert ("root" in str(problem.value)) == (owner == 0)


def test_a_state_among_what_is_graded_is_refused(graded):
    with pytest.raises(GameGraphError, match="lies among what is graded"):
        Checkpoint(graded, 5, "shut in", graded / "ann")


def test_without_platformdirs_a_folder_has_to_be_given(tmp_path):
    code = f"""
        from pathlib import Path
        from gamegraphs import GameGraphError
        from gamegraphs.course.grading.checkpoint import Checkpoint
        graded = Path({str(tmp_path)!r}) / "handed-in"
        print(Checkpoint(graded, 1, "", Path({str(tmp_path)!r}) / "state").problem == "")
        try:
            Checkpoint(graded, 1, "")
        except GameGraphError as problem:
            print("--state" in str(problem) and "gamegraphs[grade]" in str(problem))
    """
    assert run_child(code, blocked=("platformdirs",)).split() == ["True", "True"]


# A run of `grade` that was stopped goes on


@pytest.mark.machine
@needs_fork
def test_grades_that_cannot_be_written_are_not_lost(class_of_four, state, capsys):
    """The record of the run is there, and the next run has the grades at once."""
    path = class_of_four / "there" / "is" / "no" / "such.json"
    assert main(["grade", "--unsafe", str(class_of_four), "--json", str(path)]) == 1
    assert "No such file" in capsys.readouterr().err
    (path,) = checkpoints(state)
    head, *lines = read(path)
    assert len(lines) == 6
    grades = grade_folder(class_of_four)
    assert grades.seed == head["seed"]
    assert read(path) == [head, *lines]


@pytest.mark.machine
@needs_fork
def test_what_was_planted_beside_a_file_is_not_read_or_written(tmp_path, capsys):
    """The grades of a run were kept beside the file once: a student could hand them in."""
    path = hand_in(tmp_path, "eve", "task_04.py", "def label_game(moves): return [0] * len(moves)")
    line = {"student": "eve", "task": "04", "points": 500.0, "html": "<script>alert(1)</script>"}
    kept = tmp_path / "kept.txt"
    kept.write_text("kept")
    (tmp_path / "eve" / ".gamegraphs-grades.jsonl").write_text(json.dumps(line))
    (tmp_path / "eve" / ".gamegraphs-grades.jsonl.new").symlink_to(kept)
    os.mkfifo(tmp_path / ".gamegraphs-grades.jsonl")
    for what in (path, tmp_path):
        (grade,) = grade_folder(what, seed=3).grades
        assert grade.points == 0.0
        assert "script" not in grade.html
    assert kept.read_text() == "kept"


@pytest.mark.machine
@needs_fork
def test_a_killed_run_goes_on_and_grades_nothing_twice(tmp_path, state):
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
    end = time.monotonic() + 60
    while not (found := checkpoints(state)) or len(read(found[0])) < 4:
        assert time.monotonic() < end
        time.sleep(0.02)
    os.kill(process.pid, signal.SIGKILL)
    process.wait()
    (record,) = checkpoints(state)
    head, *lines = read(record)
    assert 3 <= len(lines) < 8
    for line in lines:  # so that they can be told from grades made anew
        line["verdict"]["parts"]["linear"] = False
    record.write_text(signed(record, [head, *lines]) + "0123 {")  # and half a line
    seen = []
    grades = grade_folder(folder, jobs=2, progress=lambda done, total: seen.append(done))
    assert grades.seed == head["seed"]
    assert seen == list(range(len(lines), 9))
    points = {grade.student: grade.points for grade in grades.grades}
    assert points == {f"student-{i}": 8.0 for i in range(8)} | {x["student"]: 6.0 for x in lines}
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
def test_a_record_that_no_longer_fits_is_not_used(tmp_path, state, change):
    path = hand_in(tmp_path, "ann", "task_08.py", PLAIN)

    grade_folder(tmp_path, seed=4, jobs=1)
    (record,) = checkpoints(state)
    head, line = read(record)
    line["verdict"]["parts"]["linear"] = False
    if change in ("isolation", "grader"):
        head[change] = "another"
    text = signed(record, [head, line])
    record.write_text(text if change != "nonsense" else "[" + text)
    if change == "file":
        path.write_text(PLAIN + "\n# changed\n")
    grades = grade_folder(tmp_path, seed=5 if change == "seed" else 4, jobs=1)
    assert grades.grades[0].points == 8.0


@pytest.mark.machine
@needs_fork
def test_a_record_that_fits_is_used(tmp_path):
    hand_in(tmp_path, "ann", "task_08.py", PLAIN)
    grade_folder(tmp_path, seed=4, jobs=1)
    seen = []
    grade_folder(tmp_path, jobs=1, progress=lambda done, total: seen.append((done, total)))
    assert seen == [(1, 1)]
