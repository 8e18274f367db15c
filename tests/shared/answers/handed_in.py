"""Submissions for the tests of grading: how they are handed in, and how they are graded."""

import os
from functools import partial

import pytest

from gamegraphs.course.grading import grade as grading
from gamegraphs.course.grading.grade import grade_one
from gamegraphs.course.grading.protection import protection
from gamegraphs.course.grading.submission import Submission

needs_fork = pytest.mark.skipif(not hasattr(os, "fork"), reason="grading needs fork")
# How well submissions are shut in is tested in test_attacks.py; grades are the same anywhere.
grade_folder = partial(grading.grade_folder, unsafe=True)


def checkpoints(state):
    """Return the files in a folder of the state that hold the grades of a run."""
    return sorted(state.glob("*.jsonl")) if state.exists() else []


def hand_in(folder, student, name, content):
    path = folder / student
    path.mkdir(exist_ok=True)
    (path / name).write_bytes(content if isinstance(content, bytes) else content.encode())
    return path / name


def graded(path, number, seed=1):
    protection()  # found once: where it is safe, a process waits from which the next are forked
    return grade_one(Submission("somebody", number, path), seed)
