"""Reports of grades: a table for the terminal, JSON and CSV."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterable, Sequence
from statistics import fmean, median
from typing import Any
from unicodedata import normalize

from ..exercises import EXERCISES
from .grades import Grade, Grades, printable

_LONGEST_NAME, _NARROW = 40, 4  # characters


def table(grades: Grades) -> str:
    """Return the points of every student and task, with totals, as text."""
    keys = grades.tasks()
    # Two names may look the same once they are printable: no dictionary of these.
    students = [(_on_one_line(name), tasks) for name, tasks in grades.students().items()]
    rows = [
        (name, [*(_short(tasks.get(key)) for key in keys), f"{grades.total(tasks)[0]:g}"])
        for name, tasks in students
    ]
    lines = in_columns([*keys, "total"], rows)
    signs = {
        "-: missing, counted as 0": any(grade.missing for grade in grades.grades),
        "*: points given by hand": any(grade.override for grade in grades.grades),
        "!: points lost for late days": any(grade.lost for grade in grades.grades),
    }
    lines += [sign for sign, used in signs.items() if used]
    notes = map(_on_one_line, grades.notes)
    return "\n".join([*lines, *notes, f"seed {grades.seed}; {grades.isolation}"])


def in_columns(heads: Sequence[str], rows: Sequence[tuple[str, Sequence[str]]]) -> list[str]:
    """Return the lines of a table: students, and cells; a long name has a line of its own.

    >>> rows = [("ann", ["5", "5"]), ("m" * 41, ["3", "3"])]
    >>> print("\\n".join(in_columns(["04", "total"], rows)))
    student    04  total
    ann         5      5
    mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm
                3      3
    """
    wide = max(len(name) for name in ("student", *(name for name, _ in rows)) if _fits(name))
    table = [heads, *(cells for _, cells in rows)]
    widths = [max(_NARROW, *map(len, column)) for column in zip(*table, strict=True)]
    lines = []
    for name, cells in [("student", heads), *rows]:
        if not _fits(name):
            lines.append(name)
            name = ""
        columns = [cell.rjust(width) for cell, width in zip(cells, widths, strict=True)]
        lines.append("  ".join([name.ljust(wide), *columns]))
    return lines


def _fits(name: str) -> bool:
    return len(name) <= _LONGEST_NAME


def _short(grade: Grade | None) -> str:
    """Return the points of a cell; it is empty where nothing is graded yet."""
    if grade is None:
        return ""
    if grade.missing:
        return "-"
    return f"{grade.points:g}" + "*" * bool(grade.override) + "!" * bool(grade.lost)


def _on_one_line(text: str) -> str:
    return printable(" ".join(text.splitlines()))


def to_json(grades: Grades) -> str:
    """Return the grades as JSON, with all that other programs may want of them."""
    students = grades.students()
    totals = {student: grades.total(tasks) for student, tasks in students.items()}
    reached = [points for points, _ in totals.values()]
    due = grades.assignment.due
    report = {
        "seed": grades.seed,
        "isolation": grades.isolation,
        "students": {
            student: {key: _as_dict(grade) for key, grade in tasks.items()}
            for student, tasks in students.items()
        },
        "assignment": {
            "name": grades.assignment.name,
            "due": None if due is None else due.isoformat(),
            "weight": grades.assignment.weight,
            "tasks": {
                key: {
                    "title": EXERCISES[int(key)].title,
                    "max": float(EXERCISES[int(key)].points),
                    "weight": grades.weight(key),
                }
                for key in grades.tasks()
            },
        },
        "totals": {
            student: {
                "points": points,
                "max": most,
                "name": grades.name(student),
                "page": _page(grades, student),
            }
            for student, (points, most) in totals.items()
        },
        "class": {
            "students": len(students),
            "max": max((most for _, most in totals.values()), default=0.0),
            "mean": round(fmean(reached), 6) if reached else 0.0,
            "median": round(median(reached), 6) if reached else 0.0,
        },
        "notes": grades.notes,
    }
    return json.dumps(report, indent=1) + "\n"


def _as_dict(grade: Grade) -> dict[str, Any]:
    override = grade.override
    return {
        "points": grade.points,
        "max": grade.most,
        "status": grade.status,
        "misconception": grade.misconception,
        "machine": grade.machine,
        "override": None if override is None else vars(override),
        "late": {"days": grade.late_days, "lost": grade.lost} if grade.late_days else None,
        "parts": grade.parts,
        "feedback": grade.text,
        "file": grade.file,
    }


def _page(grades: Grades, student: str) -> str:
    """Return where the page of a student is, below the folder of all pages."""
    page = grades.pages.get(student)
    return "" if page is None else f"students/{page}.html"


def to_csv(grades: Grades) -> str:
    """Return one line for each student and task; cells that a spreadsheet would run are quoted.

    The total of a student stands in each of the student's lines.
    """
    rows: list[list[object]] = []
    for student, tasks in grades.students().items():
        total, most = grades.total(tasks)
        for grade in tasks.values():
            right = " ".join(key for key, state in grade.parts.items() if state)
            given = grade.override
            rows.append(
                [student, grade.task, grade.points, grade.most, grade.status,
                 grade.misconception or "", right, grade.machine,
                 given.points if given else "", given.comment if given else "",
                 given.by if given else "", grade.late_days, grade.lost, grade.file,
                 total, most, grades.name(student), _page(grades, student)]
            )  # fmt: skip
    head: list[object] = [
        "student", "task", "points", "max", "status", "misconception", "parts", "machine",
        "override", "comment", "by", "late_days", "late_lost", "file", "total", "total_max",
        "name", "page",
    ]  # fmt: skip
    return csv_text([head, *rows])


def csv_text(rows: Iterable[Iterable[object]]) -> str:
    """Return rows as CSV; texts that a spreadsheet would run begin with a quote."""
    out = io.StringIO()
    csv.writer(out, lineterminator="\n").writerows([map(_cell, row) for row in rows])
    return out.getvalue()


def _cell(value: object) -> str:
    if isinstance(value, float | int):
        return f"{value:.10g}"
    text = printable(str(value))
    if normalize("NFKC", text.lstrip())[:1] in tuple("=+-@"):  # full-width, too
        return f"'{text}"
    return text
