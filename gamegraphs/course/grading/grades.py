"""Grades as data: what the machine found, and what the teacher changed."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from ..checking.verdict import Verdict, verdict_from
from ..exercises import EXERCISES, diagnoses
from .term.assignment import Assignment
from .term.csv_files import Row
from .term.roster import folder_key, name_of

MISSING = "missing"
NOT_HANDED_IN = "Nothing was handed in."


@dataclass(frozen=True)
class Override:
    """Points that a teacher gives in place of the machine's, with a comment and a name."""

    points: float
    comment: str = ""
    by: str = ""


@dataclass(frozen=True)
class Grade:
    """The grade of one student in one exercise.

    Attributes
    ----------
    student, task : whose, and the number of the exercise as "04"
    machine, most : what was reached, and what could be
    status : that of the verdict, "missing" if nothing was handed in that could be graded,
        "unreadable" if there is no code to run, or "failed" if the grader itself could not go on
    misconception : the key of the named mistake, or None
    parts : for each part whether it is right, None if it was not reached
    text : the feedback
    verdict : what it says as plain data (`Verdict.as_dict`), None where there is no verdict
    digest : what changes when the submission does, "" if there is none
    file : the name of the file that was graded
    override : what a teacher gave instead, or None
    late_days, per_day : how many days it was late, and the points that each costs
    """

    student: str
    task: str
    machine: float
    most: float
    status: str
    misconception: str | None
    parts: dict[str, bool | None]
    text: str
    verdict: dict[str, Any] | None
    digest: str
    file: str = ""
    override: Override | None = None
    late_days: float = 0
    per_day: float = 0.0

    @property
    def missing(self) -> bool:
        """Whether nothing was handed in, and no points were given all the same."""
        return self.status == MISSING and self.override is None

    @property
    def reached(self) -> float:
        """The points before late days are counted: the teacher's, else the machine's."""
        return self.machine if self.override is None else self.override.points

    @property
    def lost(self) -> float:
        """The points that late days cost; never more than were reached."""
        return round(min(self.reached, self.late_days * self.per_day), 6)

    @property
    def points(self) -> float:
        """The points that count."""
        return round(self.reached - self.lost, 6)

    @property
    def late(self) -> str:
        """The late days in words: "2 late days"."""
        return f"{self.late_days:g} late day" + "s" * (self.late_days != 1)

    @property
    def html(self) -> str:
        """The feedback with its picture, made of the verdict; "" where there is none."""
        if self.verdict is None:
            return ""
        return printable(verdict_from(EXERCISES[int(self.task)], self.verdict)._repr_html_())


@dataclass(frozen=True)
class Grades:
    """All grades of a class in an assignment, by student and task.

    Attributes
    ----------
    seed, isolation : of the run that graded
    notes : what is to be told, such as folders without a submission
    assignment : what was asked
    roster : the rows of the roster, by `folder_key`; empty where there is none
    pages : the name of each student's page, without ".html"
    """

    seed: int
    isolation: str
    grades: list[Grade]
    notes: list[str] = field(default_factory=list)
    assignment: Assignment = field(default_factory=Assignment)
    roster: dict[str, Row] = field(default_factory=dict)
    pages: dict[str, str] = field(default_factory=dict)

    def students(self) -> dict[str, dict[str, Grade]]:
        """Return the grades of every student, by task."""
        found: dict[str, dict[str, Grade]] = {}
        for grade in self.grades:
            found.setdefault(grade.student, {})[grade.task] = grade
        return found

    def tasks(self) -> list[str]:
        """Return the exercises that somebody has a grade in."""
        return sorted({grade.task for grade in self.grades})

    def weight(self, task: str) -> float:
        """Return what the points of an exercise count."""
        return self.assignment.weights.get(task, 1.0)

    def total(self, grades: dict[str, Grade]) -> tuple[float, float]:
        """Return a student's points and their maximum, with the weights of the exercises."""
        points = sum(self.weight(task) * grade.points for task, grade in grades.items())
        most = sum(self.weight(task) * grade.most for task, grade in grades.items())
        return round(points, 6), round(most, 6)

    def name(self, student: str) -> str:
        """Return the name of a student in the roster, "" if there is none."""
        row = self.roster.get(folder_key(student))
        return "" if row is None else name_of(row)


def graded(student: str, verdict: Verdict, digest: str, file: str) -> Grade:
    """Return the grade that a verdict gives."""
    exercise = verdict.exercise
    return Grade(
        student, exercise.key, verdict.points, float(exercise.points), verdict.status,
        verdict.misconception, dict(verdict.parts), printable(repr(verdict)), verdict.as_dict(),
        digest, file,
    )  # fmt: skip


def without_verdict(
    student: str, number: int, status: str, text: str, digest: str = "", file: str = ""
) -> Grade:
    """Return the grade of what cannot be examined: no points, and the reason as text."""
    exercise = EXERCISES[number]
    parts = dict.fromkeys((part.key for part in exercise.parts), None)
    most = float(exercise.points)
    return Grade(student, exercise.key, 0.0, most, status, None, parts, text, None, digest, file)


def as_line(grade: Grade) -> dict[str, Any]:
    """Return what is kept of a grade; all else follows from it."""
    return {
        "student": grade.student,
        "task": grade.task,
        "status": grade.status,
        "text": grade.text,
        "verdict": grade.verdict,
        "digest": grade.digest,
        "file": grade.file,
    }


def from_line(line: dict[str, Any]) -> Grade:
    """Return the grade of a line."""
    number = int(line["task"])
    if line["verdict"] is not None:
        verdict = verdict_from(EXERCISES[number], line["verdict"])
        return graded(line["student"], verdict, line["digest"], line["file"])
    return without_verdict(
        line["student"], number, line["status"], line["text"], line["digest"], line["file"]
    )


def mistake_title(task: str, key: str) -> str:
    """Return a mistake in words; the key itself if it is not known."""
    known = diagnoses(int(task))
    return known[key].summary if key in known else key


def printable(text: str) -> str:
    """Return a text without characters that a terminal obeys or no file can hold.

    Those that join letters, as some scripts and emoji need, stay.

    >>> printable("a" + chr(27) + "[31m" + chr(0xD800))
    'a�[31m�'
    """
    if text.isprintable():
        return text
    return "".join(c if c.isprintable() or c in "\n\t\u200c\u200d" else "\ufffd" for c in text)
