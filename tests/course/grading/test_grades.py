"""Grades: the points that count, the totals, and what is kept of a grade."""

from dataclasses import replace

import pytest
from made_grades import missing, right, three, wrong

from gamegraphs.course.grading.grades import Override, as_line, from_line, mistake_title
from gamegraphs.course.grading.term.assignment import Assignment


@pytest.mark.parametrize(
    ("changes", "points", "lost"),
    [
        ({}, 5, 0),
        ({"late_days": 2, "per_day": 0.5}, 4, 1),
        ({"late_days": 20, "per_day": 0.5}, 0, 5),  # never below 0
        ({"override": Override(2.5)}, 2.5, 0),
        ({"override": Override(2.5), "late_days": 1, "per_day": 0.5}, 2, 0.5),
        ({"override": Override(6.0)}, 6, 0),
        ({"override": Override(0.0), "late_days": 3, "per_day": 1}, 0, 0),
    ],
)
def test_the_points_that_count(changes, points, lost):
    grade = right("ann", **changes)
    assert (grade.points, grade.lost, grade.machine, grade.most) == (points, lost, 5, 5)


def test_a_missing_exercise_counts_its_maximum():
    grades = three()
    totals = {student: grades.total(tasks) for student, tasks in grades.students().items()}
    assert totals == {"ann": (13, 13), "bob": (0, 13), "cem": (0, 13)}


def test_weights_count_in_the_total_alone():
    grades = three(assignment=Assignment(weights={"04": 2.0, "08": 0.5}))
    ann = grades.students()["ann"]
    assert grades.total(ann) == (14, 14)
    assert [grade.points for grade in ann.values()] == [5, 8]


@pytest.mark.parametrize("grade", [right("ann"), wrong("bob"), missing("cem")])
def test_what_is_kept_of_a_grade_is_enough(grade):
    kept = grade if grade.verdict else replace(grade, machine=0.0, parts=dict.fromkeys(grade.parts))
    assert from_line(as_line(grade)) == kept  # points come from a verdict or not at all


def test_points_in_a_record_are_not_believed():
    line = as_line(wrong("eve")) | {"points": 500.0, "machine": 500.0, "max": 500.0}
    assert (from_line(line).points, from_line(line).most) == (0, 5)


def test_a_mistake_that_is_not_known_has_its_key_as_title():
    assert mistake_title("04", "moves-win") == "every position with a move is WIN"
    assert mistake_title("04", "<b>") == "<b>"
