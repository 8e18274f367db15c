"""The exercises are found by looking: in a folder, and in an archive as a wheel is one."""

import shutil
import subprocess
import sys

import pytest
from helpers import ROOT

from gamegraphs.course.exercises import EXERCISES, misconceptions

LISTED = "from gamegraphs.course.exercises import EXERCISES, misconceptions, numbers; "
LISTED += "import gamegraphs; print(gamegraphs.__file__); "
LISTED += "print(numbers(), sum(len(misconceptions(n)) for n in EXERCISES))"


def test_every_folder_is_an_exercise():
    home = ROOT / "gamegraphs" / "course" / "exercises"
    folders = sorted(path.name for path in home.glob("task_*") if path.is_dir())
    assert folders == [f"task_{entry.key}" for entry in EXERCISES.values()]


def test_they_are_found_in_an_archive_too(tmp_path):
    source = tmp_path / "source"
    ignore = shutil.ignore_patterns("__pycache__")
    shutil.copytree(ROOT / "gamegraphs", source / "gamegraphs", ignore=ignore)
    archive = shutil.make_archive(str(tmp_path / "wheel"), "zip", source)
    there = printed(archive)
    assert there[0].startswith(archive)
    assert there[1:] == printed(str(ROOT))[1:]


def test_a_folder_with_another_number_is_refused(tmp_path):
    ignore = shutil.ignore_patterns("__pycache__")
    shutil.copytree(ROOT / "gamegraphs", tmp_path / "gamegraphs", ignore=ignore)
    home = tmp_path / "gamegraphs" / "course" / "exercises"
    shutil.copytree(home / "task_16", home / "task_98")
    ran = run(str(tmp_path))
    assert ran.returncode != 0
    assert "task_98/exercise.py says that its number is 16" in ran.stderr


def printed(path):
    ran = run(path)
    assert ran.returncode == 0, ran.stderr
    return ran.stdout.splitlines()


def run(path):
    code = f"import sys; sys.path.insert(0, {path!r}); {LISTED}"
    return subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, cwd="/", env={}
    )


@pytest.mark.parametrize("number", EXERCISES)
def test_no_mistake_is_shown_by_no_answer(number):
    """Output that cannot be read is no answer: then there is none to look at."""
    shown = [mistake for mistake in misconceptions(number) if mistake.shown is not None]
    assert [mistake.key for mistake in shown if mistake.shown([])] == []
