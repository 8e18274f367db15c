"""A term: the reports of several assignments, put together.

A report is what `gamegraphs grade --json` writes. Reports may have gone through other hands, so
everything in them is checked before it is shown.
"""

from __future__ import annotations

import json
import math
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean, quantiles
from typing import Any

from ....outcome import GameGraphError
from ...exercises import EXERCISES, diagnoses
from ..grades import mistake_title
from .assignment import read_course

HELP = 0.5  # of the points: who has less, in the term or in both last assignments, needs help


@dataclass(frozen=True)
class AssignmentReport:
    """What a term needs of an assignment.

    Attributes
    ----------
    name, weight : of the assignment
    totals : for each student the points and their maximum
    names : for each student the name on the roster, or ""
    mistakes : (student, task, key) for each known mistake
    missing : for each student the number of exercises that were not handed in
    """

    name: str
    weight: float
    totals: dict[str, tuple[float, float]]
    names: dict[str, str]
    mistakes: list[tuple[str, str, str]]
    missing: dict[str, int]

    def share(self, student: str) -> float | None:
        """Return the share of the points that a student has, None if there is no grade."""
        points, most = self.totals.get(student, (0.0, 0.0))
        return points / most if most else None


@dataclass(frozen=True)
class Term:
    """The reports of a term, in order."""

    reports: list[AssignmentReport]

    def students(self) -> list[str]:
        """Return everybody who stands in a report."""
        return sorted({student for report in self.reports for student in report.totals})

    def name(self, student: str) -> str:
        """Return the newest name on a roster, "" if there is none."""
        names = [report.names.get(student, "") for report in self.reports]
        return next(filter(None, reversed(names)), "")

    def total(self, student: str) -> float:
        """Return the share of the term's points, by the weights of the assignments.

        An assignment in whose report the student does not stand counts 0.
        """
        weights = sum(report.weight for report in self.reports)
        reached = sum(report.weight * (report.share(student) or 0.0) for report in self.reports)
        return reached / weights if weights else 0.0

    def quartiles(self, report: AssignmentReport) -> tuple[float, float, float]:
        """Return the lower quartile, the median and the upper one, in percent."""
        shares = [100 * share for s in report.totals if (share := report.share(s)) is not None]
        if len(shares) < 2:
            return (shares[0],) * 3 if shares else (0.0, 0.0, 0.0)
        low, middle, upper = quantiles(shares, n=4, method="inclusive")
        return low, middle, upper

    def mean(self) -> float:
        """Return the mean share of the class."""
        return fmean(map(self.total, self.students())) if self.students() else 0.0

    def help(self) -> dict[str, str]:
        """Return who needs help, and why."""
        found = {}
        for student in self.students():
            last = [report.share(student) or 0.0 for report in self.reports[-2:]]
            if self.total(student) < HELP:
                found[student] = f"{100 * self.total(student):.0f}% of the points of the term"
            elif len(last) == 2 and max(last) < HELP:
                found[student] = f"less than {HELP:.0%} in both last assignments"
        return found

    def recurring(self) -> list[tuple[str, list[int], int, int]]:
        """Return the mistakes that came back, the most frequent first.

        For each: its title, how many made it in each assignment, how many made it at all, and how
        many in more than one. A mistake that several exercises share is one mistake.
        """
        made: dict[str, list[set[str]]] = {}
        for i, report in enumerate(self.reports):
            for student, task, key in report.mistakes:
                sets = made.setdefault(mistake_title(task, key), [set() for _ in self.reports])
                sets[i].add(student)
        rows = []
        for title, sets in made.items():
            times = Counter(student for who in sets for student in who)
            again = sum(count > 1 for count in times.values())
            if sum(map(bool, sets)) > 1:
                rows.append((title, [len(who) for who in sets], len(times), again))
        return sorted(rows, key=lambda row: (-row[3], -row[2], row[0]))


def read_term(paths: list[Path], course: Path | None = None) -> tuple[Term, list[str]]:
    """Return the term, and a sentence for each report of the course that is not there yet.

    Parameters
    ----------
    paths : reports, in the order of the term; their weights stand in them
    course : course.toml, whose assignments name reports in place of `paths`

    Raises GameGraphError that names the file and the key if one is not a report.
    """
    notes: list[str] = []
    if course is None:
        reports = [_read(path) for path in paths]
    elif paths:
        raise GameGraphError("give reports or --course, not both")
    else:
        reports = []
        for assignment in read_course(course):
            if assignment.grades is None:
                raise GameGraphError(f"{course.name}: {assignment.name} needs grades, a report")
            if not assignment.grades.exists():
                notes.append(f"{assignment.name}: there is no {assignment.grades.name} yet")
                continue
            read = _read(assignment.grades)
            reports.append(
                AssignmentReport(assignment.name, assignment.weight, read.totals, read.names,
                       read.mistakes, read.missing)
            )  # fmt: skip
    if not reports:
        raise GameGraphError("; ".join(["there is no report to put together", *notes]))
    names = [report.name for report in reports]
    twice = next((name for name in names if names.count(name) > 1), None)
    if twice is not None:
        raise GameGraphError(f"two reports are of {twice!r}: give the newer one alone")
    return Term(reports), notes


def _read(path: Path) -> AssignmentReport:
    try:
        report = json.loads(path.read_text(encoding="utf-8"), parse_constant=_no_number)
        return _checked(report, path.stem)
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError) as problem:
        reason = f"{type(problem).__name__}: {problem}"
        raise GameGraphError(f"{path} is no report of gamegraphs grade: {reason}") from None


def _no_number(text: str) -> float:
    raise ValueError(f"{text} is no number of points")


def _checked(report: dict[str, Any], stem: str) -> AssignmentReport:
    name = report["assignment"]["name"] or stem
    totals: dict[str, tuple[float, float]] = {}
    mistakes = []
    missing = {}
    for student, tasks in report["students"].items():
        total = report["totals"][student]
        totals[student] = _number(total["points"]), _number(total["max"])
        missing[student] = sum(grade["status"] == "missing" for grade in tasks.values())
        for task, grade in tasks.items():
            exercise = EXERCISES[int(task)]
            if grade["misconception"] in diagnoses(exercise.number):
                mistakes.append((student, exercise.key, grade["misconception"]))
    names = {student: str(total["name"]) for student, total in report["totals"].items()}
    weight = _number(report["assignment"]["weight"])
    return AssignmentReport(str(name), weight, totals, names, mistakes, missing)


def _number(value: Any) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise TypeError(f"{value!r} is no number")
    if not (math.isfinite(value) and value >= 0):
        raise ValueError(f"{value!r} is no number of points")
    return float(value)
