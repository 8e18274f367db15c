"""Submissions: which files count, and what is read in them."""

import pytest
from fair import PLAIN, notebook
from handed_in import grade_folder, hand_in, needs_fork

from gamegraphs.course.grading.grade import grade_one
from gamegraphs.course.grading.report import table
from gamegraphs.course.grading.submission import listed, submissions


@pytest.mark.machine
@needs_fork
def test_the_last_file_by_name_counts(tmp_path):
    hand_in(tmp_path, "ann", "task_08.py", "label_subtraction = None")
    hand_in(tmp_path, "ann", "task_08_second_try.ipynb", notebook(PLAIN))
    hand_in(tmp_path, "ann", "task_99.py", "")
    hand_in(tmp_path, "ann", "notes.txt", "")
    (grade,) = grade_folder(tmp_path, seed=1, jobs=1).grades
    assert (grade.task, grade.points) == ("08", 8.0)


@pytest.mark.machine
@needs_fork
def test_a_folder_without_a_submission_is_told_of(tmp_path):
    hand_in(tmp_path, "ann", "task_08.py", PLAIN)
    hand_in(tmp_path, "bob", "Task 8.ipynb", "{}")
    hand_in(tmp_path, ".git", "task_08.py", "")
    (tmp_path / "task_08.py").write_text(PLAIN)
    found, notes = listed(tmp_path)
    assert [entry.student for entry in found] == ["ann"]
    assert notes == ["bob: no file is called task_NN*.ipynb or task_NN*.py"]
    text = table(grade_folder(tmp_path, seed=1, jobs=1))
    assert notes[0] in text


@pytest.mark.machine
@needs_fork
def test_check_of_a_link_to_ones_own_file(class_of_four):
    link = class_of_four / "task_08.py"
    link.symlink_to(class_of_four / "ann" / "task_08.py")
    (entry,) = submissions(link)
    assert grade_one(entry, 1).points == 8.0
