"""course.toml: what it says, and what is refused."""

from datetime import datetime

import pytest

from gamegraphs import GameGraphError
from gamegraphs.course.exercises import numbers
from gamegraphs.course.grading.term import assignment as module
from gamegraphs.course.grading.term.assignment import (
    Late,
    assignment_of,
    late_cost,
    read_course,
    task_keys,
)


def course(tmp_path, text):
    path = tmp_path / "course.toml"
    path.write_text(text, encoding="utf-8")
    return read_course(path)


def test_the_example_in_the_header_is_read(tmp_path):
    example = module.__doc__.partition("\n\n")[2].rpartition("\n\n")[0]
    text = "\n".join(line[4:] for line in example.splitlines() if line.startswith("    "))
    (week,) = course(tmp_path, text)
    assert week.name == "Week 1"
    assert week.weights == {"01": 1.0, "04": 1.0, "05": 1.0, "06": 1.0}
    assert week.due == datetime(2026, 10, 12, 23, 59)
    assert week.late == Late(share=0.1)
    assert (week.roster, week.folder) == (tmp_path / "class.csv", tmp_path / "week-1")


def test_one_roster_for_all_unless_an_assignment_has_its_own(tmp_path):
    one, two = course(
        tmp_path,
        'roster = "a.csv"\n[[assignment]]\nname = "1"\n[[assignment]]\nname = "2"\n'
        'roster = "b.csv"\ntasks = { 4 = 2, 1 = 0.5 }\ndue = 2026-10-12\nlate = 1\nweight = 3\n',
    )
    assert (one.roster, two.roster) == (tmp_path / "a.csv", tmp_path / "b.csv")
    assert (one.weights, two.weights) == ({}, {"01": 0.5, "04": 2.0})
    assert two.due == datetime(2026, 10, 12, 23, 59, 59)
    assert (two.late, two.weight) == (Late(points=1.0), 3.0)


@pytest.mark.parametrize(
    ("text", "keys"),
    [("4", ["04"]), ("1,4-6", ["01", "04", "05", "06"]), (" 06 , task_01 ", ["01", "06"]),
     ("16-16", ["16"])],
)  # fmt: skip
def test_tasks(text, keys):
    assert task_keys(text) == keys


@pytest.mark.parametrize("text", ["", "0", "99", "1-99", "6-4", "4,4", "1-4,3", "4x", "-4", "1--2",
                                  "044", "four", "4.0"])  # fmt: skip
def test_tasks_that_are_none(text):
    with pytest.raises(GameGraphError):
        task_keys(text)


@pytest.mark.parametrize(
    ("text", "most", "cost"),
    [("10%", 5, 0.5), ("1", 5, 1), ("0.5", 8, 0.5), ("0", 8, 0), ("100 %", 8, 8)],
)
def test_what_a_late_day_costs(text, most, cost):
    assert late_cost(text).per_day(most) == cost


@pytest.mark.parametrize(
    "text", ["", "ten", "-1", "nan", "inf", "101%", "-1%", "10%%", "10% a day"]
)
def test_what_no_late_day_costs(text):
    with pytest.raises(GameGraphError, match="what a late day costs"):
        late_cost(text)


def one(line):
    return f'[[assignment]]\nname = "Week 1"\n{line}\n'


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "course.toml has no [[assignment]]"),
        ("name = ", "course.toml: "),
        ("[[assignment]]\n", "course.toml, assignment 1 needs a name"),
        (
            "rooster = 1\n" + one(""),
            "course.toml: there is no rooster; known are roster, assignment",
        ),
        (one("dew = 1"), "course.toml, assignment 1: there is no dew; known are name, tasks"),
        (one('tasks = "1, 99"'), f"assignment 1 (Week 1): the exercises are {numbers()}"),
        (one("tasks = [1]"), "assignment 1 (Week 1): tasks must be as in"),
        (one("tasks = { 4 = -1 }"), "the weight of task 4 must be a number from 0 up, not -1"),
        (one("tasks = { 4 = true }"), "the weight of task 4 must be a number, not True"),
        (one("weight = nan"), "weight must be a number from 0 up, not nan"),
        (one('weight = "2"'), "weight must be a number, not '2'"),
        (one('due = "soon"'), "due must be a date such as 2026-10-12T23:59:00, not 'soon'"),
        (one('late = "lots"'), "what a late day costs is written as \"10%\" or 1, not 'lots'"),
        (one("late = true"), "late must be a text or a number, not True"),
        (one("folder = 3"), "folder must be the name of a file, not 3"),
        (one("") + one(""), "two assignments are called 'Week 1'"),
        ('roster = "c.csv"\n' + one('grades = "c.csv"'), "course.toml, grades: "),
        (one('grades = "./course.toml"'), "is read, and would be written over"),
        (one('grades = "g.json"') + '[[assignment]]\nname = "2"\ngrades = "g.json"', "two reports"),
    ],
)
def test_errors_name_the_assignment_and_the_value(tmp_path, text, told):
    with pytest.raises(GameGraphError) as error:
        course(tmp_path, text)
    assert told in str(error.value)


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-8"])
def test_a_course_file_may_begin_with_a_byte_order_mark(tmp_path, encoding):
    path = tmp_path / "course.toml"
    path.write_text('[[assignment]]\nname = "Übung"\n', encoding=encoding)
    assert [found.name for found in read_course(path)] == ["Übung"]
    path.write_text('[[assignment]]\nname = "Übung"\n', encoding="latin-1")
    with pytest.raises(GameGraphError, match=r"course.toml is not UTF-8 text \(byte 23\)"):
        read_course(path)


def test_the_assignment_of_a_folder(tmp_path):
    path = tmp_path / "course.toml"
    path.write_text('[[assignment]]\nfolder = "week-1"\n[[assignment]]\nfolder = "week-2"\n')
    assert assignment_of(path, tmp_path / "x" / ".." / "week-2").name == "week-2"
    with pytest.raises(GameGraphError, match="no assignment with folder week-3"):
        assignment_of(path, tmp_path.relative_to(tmp_path) / "week-3")
