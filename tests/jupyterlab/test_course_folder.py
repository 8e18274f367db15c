"""A learner's folder: what was written is never overwritten, what was not is brought up to date."""

import json

import pytest
from helpers import ROOT

from gamegraphs import GameGraphError
from gamegraphs.course.grading.submission import submissions
from gamegraphs.jupyterlab import course_folder
from gamegraphs.jupyterlab.course_folder import RECORD, course_files, is_source, put, summary

ONE = "exercises/task_04_label_game.ipynb"
TWO = "notebooks/00-start-here.ipynb"


@pytest.fixture
def release(tmp_path):
    """Makes the files of a release: {path: text} written somewhere."""

    def release(number, texts):
        files = {}
        for name, text in texts.items():
            files[name] = tmp_path / number / name
            files[name].parent.mkdir(parents=True, exist_ok=True)
            files[name].write_text(text, encoding="utf-8")
        return files

    return release


@pytest.fixture
def mine(tmp_path):
    return tmp_path / "mine"


def read(folder):
    paths = [path for path in folder.rglob("*") if path.is_file() and path.name != RECORD]
    return {path.relative_to(folder).as_posix(): path.read_text("utf-8") for path in paths}


def test_a_new_folder_gets_everything(release, mine):
    texts = {ONE: "one", TWO: "two"}
    done = put(release("1", texts), mine, "1")
    assert done.new == [ONE, TWO]
    assert read(mine) == texts
    assert summary(done, mine, "1") == f"The course, version 1, is in {mine}."


def test_again_changes_nothing(release, mine):
    files = release("1", {ONE: "one"})
    put(files, mine, "1")
    (mine / ONE).write_text("written", encoding="utf-8")
    done = put(files, mine, "1")
    assert (done.new, done.updated, done.beside) == ([], [], {})
    assert read(mine) == {ONE: "written"}


def test_what_was_not_changed_is_brought_up_to_date(release, mine):
    put(release("1", {ONE: "one", TWO: "two"}), mine, "1")
    done = put(release("2", {ONE: "one, new", TWO: "two"}), mine, "2")
    assert done.updated == [ONE]
    assert read(mine) == {ONE: "one, new", TWO: "two"}
    assert "1 files that you had not changed" in summary(done, mine, "2")


def test_what_was_changed_stays_and_the_new_version_comes_beside(release, mine):
    put(release("1", {ONE: "one"}), mine, "1")
    (mine / ONE).write_text("written", encoding="utf-8")
    second = release("2", {ONE: "one, new"})
    beside = "exercises/task_04_label_game-original-2.ipynb"
    for often in range(2):  # the second time nothing is new
        done = put(second, mine, "2")
        assert done.beside == ({} if often else {ONE: beside})
        assert read(mine) == {ONE: "written", beside: "one, new"}
        told = "so it stays as it is" in summary(done, mine, "2")
        assert told == (not often)


def test_a_second_file_that_was_written_in_stays_too(release, mine):
    put(release("1", {ONE: "one"}), mine, "1")
    beside = "exercises/task_04_label_game-original-2.ipynb"
    for name in (ONE, beside):
        (mine / name).write_text("written", encoding="utf-8")
    done = put(release("2", {ONE: "one, new"}), mine, "2")
    third = "exercises/task_04_label_game-original-2-2.ipynb"
    assert done.beside == {ONE: third}
    assert read(mine) == {ONE: "written", beside: "written", third: "one, new"}


def test_a_folder_without_a_record_is_somebodys_own(release, mine):
    (mine / "exercises").mkdir(parents=True)
    (mine / ONE).write_text("written", encoding="utf-8")
    put(release("1", {ONE: "one"}), mine, "1")
    assert read(mine)[ONE] == "written"


def test_a_file_that_was_removed_comes_back(release, mine):
    files = release("1", {ONE: "one"})
    put(files, mine, "1")
    (mine / ONE).unlink()
    assert put(files, mine, "1").new == [ONE]


@pytest.mark.parametrize("text", ["{", "[]", '{"files": 3}', "{}"])
def test_a_damaged_record_is_said_and_nothing_is_written(release, mine, text):
    mine.mkdir()
    (mine / RECORD).write_text(text, encoding="utf-8")
    with pytest.raises(GameGraphError, match="is damaged"):
        put(release("1", {ONE: "one"}), mine, "1")
    assert read(mine) == {}


def test_the_course_of_this_package_is_whole():
    files = course_files()
    expected = {path.relative_to(ROOT).as_posix() for path in ROOT.glob("*s/*.ipynb")}
    notebooks = {name for name in files if name.endswith(".ipynb")}
    assert notebooks == {name for name in expected if not name.startswith("solutions")}
    assert "notebooks/animation.html" in files
    assert "exercises/go/go.mod" in files
    assert is_source(ROOT)
    assert not is_source(ROOT / "notebooks")


def test_without_a_course_that_is_said(tmp_path, monkeypatch):
    monkeypatch.setattr(course_folder, "_SOURCE", tmp_path)
    with pytest.raises(GameGraphError, match="came without the course"):
        course_files()


def test_the_learners_file_is_graded_and_not_the_new_version(release, mine):
    put(release("1", {ONE: json.dumps({"cells": []})}), mine, "1")
    student = mine / "class" / "ann"
    student.mkdir(parents=True)
    for name in ("task_04_label_game.ipynb", "task_04_label_game-original-0.2.0.ipynb"):
        (student / name).write_text("{}", encoding="utf-8")
    (entry,) = submissions(mine / "class")
    assert entry.path.name == "task_04_label_game.ipynb"
