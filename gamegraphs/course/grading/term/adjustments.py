"""What a teacher changes after grading: points given by hand, and days that work came late.

`overrides.csv` has the columns student, task, points, and if wanted comment, by and bonus.
`late.csv` has the columns student, if wanted task, and days or handed_in. Both are read anew for
each report, so what they say holds however often a submission is graded.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import replace
from datetime import datetime
from pathlib import Path

from ....outcome import GameGraphError
from ...exercises import EXERCISES
from ..grades import Grades, Override
from .assignment import Assignment, task_key
from .csv_files import Row, read_rows
from .roster import folder_key, folder_of

_DAY = 24 * 60 * 60


def adjusted(grades: Grades, overrides: Path | None = None, late: Path | None = None) -> Grades:
    """Return the grades with a teacher's overrides and late days.

    An override takes the place of the machine's points; a late day then costs what the assignment
    says, of either.

    Raises GameGraphError that names the line and the value.
    """
    students = [*map(folder_of, grades.roster.values()), *grades.students()]
    known = {folder_key(student): student for student in students}
    known |= {student: student for student in students}
    tasks = sorted(set(grades.tasks()) | set(grades.assignment.weights))
    given = _overrides(overrides, known, tasks) if overrides else {}
    days = _late_days(late, grades.assignment, known, tasks) if late else {}
    return replace(
        grades,
        grades=[
            replace(
                grade,
                override=given.get((grade.student, grade.task)),
                late_days=days.get((grade.student, grade.task), 0),
                per_day=grades.assignment.late.per_day(grade.most),
            )
            for grade in grades.grades
        ],
    )


def _overrides(
    path: Path, known: dict[str, str], tasks: list[str]
) -> dict[tuple[str, str], Override]:
    found: dict[tuple[str, str], Override] = {}
    lines: dict[tuple[str, str], str] = {}
    for row in read_rows(path, ("student", "task", "points")):
        student, task = _student(row, known), _task(row, tasks)
        points, most = row.number("points"), EXERCISES[int(task)].points
        bonus = row.cell("bonus").casefold()
        if bonus not in ("", "no", "yes"):
            raise row.error(f"bonus must be yes or no, not {row.cell('bonus')!r}")
        if points > most and bonus != "yes":
            raise row.error(
                f"{points:g} points are more than the {most:g} of task {task}; "
                "if they are meant, write yes in a column bonus"
            )
        _once(lines, row, student, task)
        found[student, task] = Override(points, row.cell("comment"), row.cell("by"))
    return found


def _late_days(
    path: Path, assignment: Assignment, known: dict[str, str], tasks: list[str]
) -> dict[tuple[str, str], float]:
    """Return the late days; a line without a task stands for all that no other line names."""
    rows = read_rows(path, ("student",))
    if rows and not (assignment.late.points or assignment.late.share):
        raise GameGraphError(
            f"{path.name} names late days, but nothing says what a day costs: give --late-cost, "
            "or late in course.toml"
        )
    for_all: dict[tuple[str, str], float] = {}
    for_one: dict[tuple[str, str], float] = {}
    lines: dict[tuple[str, str], str] = {}
    for row in rows:
        student = _student(row, known)
        named = [_task(row, tasks)] if row.cell("task") else []
        _once(lines, row, student, named[0] if named else "")
        into = for_one if named else for_all
        into |= {(student, task): _days(row, assignment.due) for task in named or tasks}
    return for_all | for_one


def _days(row: Row, due: datetime | None) -> float:
    """Return the days of a line: a number, or those begun since it was due."""
    if row.cell("days"):
        return row.number("days")
    text = row.cell("handed in")
    if not text:
        raise row.error("days and handed_in are empty")
    if due is None:
        raise row.error("handed_in needs due in course.toml")
    try:
        seconds = (datetime.fromisoformat(text) - due).total_seconds()
    except ValueError:
        raise row.error(f"handed_in must be as in 2026-10-13T08:00, not {text!r}") from None
    except TypeError:
        raise row.error(f"{text!r} and due must both have a time zone, or none") from None
    return max(0, math.ceil(seconds / _DAY))


def _student(row: Row, known: dict[str, str]) -> str:
    name = row.cell("student")
    found = known.get(name, known.get(folder_key(name)))
    if found is None:
        raise row.error(f"there is no student {name!r}")
    return found


def _task(row: Row, tasks: Iterable[str]) -> str:
    text = row.cell("task")
    try:
        key = task_key(text)
    except GameGraphError:
        key = ""
    if key not in tasks:
        raise row.error(f"there is no task {text!r} in this assignment ({', '.join(tasks)})")
    return key


def _once(lines: dict[tuple[str, str], str], row: Row, student: str, task: str) -> None:
    before = lines.setdefault((student, task), row.place)
    if before != row.place:
        what = f"{student}, task {task}" if task else student
        raise row.error(f"{what} stands already in {before}")
