"""Checkpoints: a run that was stopped goes on, and only with grades that would be the same."""

import json

import pytest

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
