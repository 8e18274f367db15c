"""Overrides and late days: whom they reach, and lines that are refused."""

from dataclasses import replace
from datetime import datetime

import pytest
from made_grades import three

from gamegraphs import GameGraphError
from gamegraphs.course.grading.grades import Override
from gamegraphs.course.grading.term.adjustments import adjusted
from gamegraphs.course.grading.term.assignment import Assignment, Late

WEEK = Assignment("Week 1", late=Late(share=0.1), due=datetime(2026, 10, 12, 23, 59))


def points(grades):
    return {
        student: [grade.points for grade in tasks.values()]
        for student, tasks in grades.students().items()
    }


def test_points_given_by_hand_stand_beside_the_machines(tmp_path):
    path = tmp_path / "overrides.csv"
    path.write_text("student,task,points,comment,by\nbob,4,3,oral exam,Dr. W\ncem,08,1.5,,\n")
    grades = adjusted(three(), path)
    assert points(grades) == {"ann": [5, 8], "bob": [3, 0], "cem": [0, 1.5]}
    bob = grades.students()["bob"]["04"]
    assert (bob.override, bob.machine) == (Override(3.0, "oral exam", "Dr. W"), 0)
    assert adjusted(three(), path) == grades  # and so after each run
    path.write_text("student,task,points\n")
    assert points(adjusted(grades, path)) == points(three())  # what is taken back is gone


def test_more_than_the_maximum_is_said_on_purpose(tmp_path):
    path = tmp_path / "overrides.csv"
    path.write_text("student,task,points,bonus\nann,4,6,yes\nann,8,8,no\n")
    assert points(adjusted(three(), path))["ann"] == [6, 8]


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("zoe,4,3,", "there is no student 'zoe'"),
        (",4,3,", "there is no student ''"),
        ("ann,5,3,", "there is no task '5' in this assignment (04, 08)"),
        ("ann,,3,", "there is no task '' in this assignment"),
        ("ann,0412,3,", "there is no task '0412'"),
        ("ann,4,,", "points must be a number from 0 up, not ''"),
        ("ann,4,NaN,", "points must be a number from 0 up, not 'NaN'"),
        ("ann,4,1e999,", "points must be a number from 0 up, not '1e999'"),
        ("ann,4,-1,", "points must be a number from 0 up, not '-1'"),
        ("ann,4,5.5,", "5.5 points are more than the 5 of task 04"),
        ("ann,4,5.5,no", "5.5 points are more than the 5 of task 04"),
        ("ann,4,5,perhaps", "bonus must be yes or no, not 'perhaps'"),
        ("cem,4,1,", "cem, task 04 stands already in overrides.csv, line 2"),
    ],
)
def test_a_line_that_cannot_be_meant_is_named(tmp_path, line, told):
    path = tmp_path / "overrides.csv"
    path.write_text(f"student,task,points,bonus\ncem,04,1,\n{line}\n")
    with pytest.raises(GameGraphError) as error:
        adjusted(three(), path)
    assert str(error.value).startswith(f"overrides.csv, line 3: {told}")


def test_late_days_of_one_task_and_of_all(tmp_path):
    path = tmp_path / "late.csv"
    path.write_text("student,task,days\nann,,2\nann,8,0\nbob,,1\n")
    grades = adjusted(three(assignment=WEEK), late=path)
    assert points(grades) == {"ann": [4, 8], "bob": [0, 0], "cem": [0, 0]}


def test_a_late_day_costs_points_given_by_hand_too(tmp_path):
    (tmp_path / "late.csv").write_text("student,days\nann,1\n")
    (tmp_path / "overrides.csv").write_text("student,task,points\nann,4,3\n")
    found = adjusted(three(assignment=WEEK), tmp_path / "overrides.csv", tmp_path / "late.csv")
    assert points(found)["ann"] == [2.5, 7.2]


@pytest.mark.parametrize(
    ("when", "days"),
    [
        ("2026-10-12T23:58", 0),
        ("2026-10-12T23:59:00", 0),
        ("2026-10-12 23:59:01", 1),
        ("2026-10-13T23:59", 1),
        ("2026-10-14T00:00", 2),
    ],
)
def test_days_are_those_begun_since_it_was_due(tmp_path, when, days):
    (tmp_path / "late.csv").write_text(f"student,handed_in\nann,{when}\n")
    found = adjusted(three(assignment=WEEK), late=tmp_path / "late.csv")
    assert found.students()["ann"]["04"].late_days == days


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("zoe,,1,", "there is no student 'zoe'"),
        ("ann,9,1,", "there is no task '9'"),
        ("ann,,-1,", "days must be a number from 0 up, not '-1'"),
        ("ann,,,", "days and handed_in are empty"),
        ("ann,,,soon", "handed_in must be as in 2026-10-13T08:00, not 'soon'"),
        ("ann,,,2026-10-13T08:00+02:00", "'2026-10-13T08:00+02:00' and due must both have"),
        ("cem,,1,", "cem stands already in late.csv, line 2"),
    ],
)
def test_a_late_line_that_cannot_be_meant_is_named(tmp_path, line, told):
    path = tmp_path / "late.csv"
    path.write_text(f"student,task,days,handed_in\ncem,,1,\n{line}\n")
    with pytest.raises(GameGraphError) as error:
        adjusted(three(assignment=WEEK), late=path)
    assert str(error.value).startswith(f"late.csv, line 3: {told}")


def test_late_days_need_a_cost_and_a_time_needs_a_date(tmp_path):
    path = tmp_path / "late.csv"
    path.write_text("student,handed_in\nann,2026-10-13T08:00\n")
    with pytest.raises(GameGraphError, match="nothing says what a day costs"):
        adjusted(three(), late=path)
    with pytest.raises(GameGraphError, match="line 2: handed_in needs due"):
        adjusted(three(assignment=replace(WEEK, due=None)), late=path)
