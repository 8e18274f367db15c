"""What is expected of a class, and what of it is chosen."""

import pytest
from handed_in import hand_in

from gamegraphs import GameGraphError
from gamegraphs.course.grading.checkpoint import record_of
from gamegraphs.course.grading.submission import submissions
from gamegraphs.course.grading.term.assignment import Assignment
from gamegraphs.course.grading.term.csv_files import Row
from gamegraphs.course.grading.term.selection import Chosen, class_of, expected, refuse_unknown


@pytest.fixture
def week(tmp_path):
    folder = tmp_path / "week-1"
    folder.mkdir()
    hand_in(folder, "ann", "task_04.py", "")
    hand_in(folder, "ann", "task_08.py", "")
    hand_in(folder, "bob", "task_08 (2).py", "")
    return folder


def roster(*names):
    return {name: Row("class.csv", {"student": name}) for name in names}


def found(week, assignment=None, on_roster=()):
    notes = []
    entries, students, tasks = expected(
        submissions(week), assignment or Assignment(), roster(*on_roster), notes
    )
    return [(entry.student, entry.number) for entry in entries], students, tasks, notes


def test_without_a_word_the_exercises_are_those_handed_in(week):
    everything = [("ann", 4), ("ann", 8), ("bob", 8)]
    assert found(week) == (everything, ["ann", "bob"], ["04", "08"], [])


def test_of_named_exercises_others_are_told(week):
    entries, students, tasks, notes = found(week, Assignment().with_tasks("1,8"))
    assert (entries, students, tasks) == ([("ann", 8), ("bob", 8)], ["ann", "bob"], ["01", "08"])
    assert notes == ["ann, task 04: not graded, for it is no task of the assignment"]


def test_who_handed_in_other_exercises_alone_is_missing_and_not_gone(week):
    entries, students, tasks, _ = found(week, Assignment().with_tasks("4"))
    assert (entries, students, tasks) == ([("ann", 4)], ["ann", "bob"], ["04"])


def test_the_roster_says_who_is_missing_and_who_should_not_be_there(week):
    _, students, _, notes = found(week, on_roster=("ann", "zoe", "yan"))
    assert students == ["ann", "bob", "yan", "zoe"]
    assert notes == [
        "bob: handed in, but not on the roster; a folder that is no student's begins with _",
        "zoe: on the roster, but nothing was handed in",
        "yan: on the roster, but nothing was handed in",
    ]


def test_who_handed_in_what_could_not_be_graded_is_there_and_told_of(week):
    notes = []
    _, students, _ = expected(
        submissions(week), Assignment(), roster("ann", "bob", "dee", "eve", "zoe"), notes,
        with_work={"ann", "dee", "fay"}, others={"ann": [], "dee": ["8.ipynb"], "eve": ["8.pdf"]},
    )  # fmt: skip
    assert students == ["ann", "bob", "dee", "eve", "zoe"]
    assert notes == [
        "fay: handed in, but not on the roster; a folder that is no student's begins with _",
        "dee: on the roster, but no file could be graded",
        "eve: on the roster, but no file could be graded",
        "zoe: on the roster, but nothing was handed in",
    ]


def test_without_a_roster_who_handed_in_what_could_not_be_graded_is_in_the_class(week):
    _, students, _ = expected(submissions(week), Assignment(), {}, [], with_work={"ann", "fay"})
    assert students == ["ann", "bob", "fay"]


def test_a_folder_whose_name_is_written_in_the_other_way_is_on_the_roster(tmp_path):
    hand_in(tmp_path, "Ju\u0308rgen", "task_04.py", "")
    _, students, _, notes = found(tmp_path, on_roster=("Jürgen",))
    assert (students, notes) == (["Ju\u0308rgen"], [])


def test_two_folders_whose_names_look_the_same_are_two_students(tmp_path):
    hand_in(tmp_path, "Ju\u0308rgen", "task_04.py", "")
    hand_in(tmp_path, "Jürgen", "task_04.py", "")
    assert len(found(tmp_path)[1]) == 2


@pytest.mark.parametrize(
    ("students", "tasks", "has"),
    [((), (), True), (["ann"], (), True), (["bob"], (), False), ((), ["04"], True),
     ((), ["08"], False), (["ann"], ["08"], False), (["bob", "ann"], ["08", "04"], True)],
)  # fmt: skip
def test_what_is_chosen(students, tasks, has):
    assert Chosen(students, tasks).has("ann", "04") == has


def test_who_is_not_there_cannot_be_chosen():
    refuse_unknown(Chosen(["ann"], ["04"]), ["ann"], ["04"])
    with pytest.raises(GameGraphError, match="no student 'zoe' to grade; there are: ann, bob"):
        refuse_unknown(Chosen(["zoe"]), ["ann", "bob"], ["04"])
    with pytest.raises(GameGraphError, match="no task '05' to grade; there are: 04"):
        refuse_unknown(Chosen([], ["05"]), ["ann"], ["04"])


def test_a_students_folder_or_file_stands_for_a_class_that_was_graded(week, tmp_path):
    state = tmp_path / "state"
    state.mkdir()
    ann, file = week / "ann", week / "ann" / "task_04.py"
    assert class_of(ann, Chosen(), state) == (ann, Chosen())  # nothing is known of the class
    record_of(week, state).touch()
    assert class_of(week, Chosen(), state) == (week, Chosen())
    assert class_of(ann, Chosen(), state) == (week, Chosen(["ann"], []))
    assert class_of(file, Chosen(), state) == (week, Chosen(["ann"], ["04"]))


def test_a_file_that_is_not_the_one_that_counts_stands_for_itself(week, tmp_path):
    record_of(week, tmp_path).touch()
    older = hand_in(week, "bob", "task_08.py", "")
    assert class_of(older, Chosen(), tmp_path) == (older, Chosen())
