"""What is said of a term: a table for the terminal, a page, and CSV."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ....text import count
from ...pages import page
from ..grades import printable
from ..report import csv_text, in_columns
from ..term.term import HELP, AssignmentReport, Term
from .charts import trend
from .class_page import markup
from .pages import TEMPLATES


def term_table(term: Term, notes: list[str]) -> str:
    """Return the percent of every student in every assignment and in the term, as text."""
    names = [printable(" ".join(_name(term, student).split())) for student in term.students()]
    heads = [printable(report.name) for report in term.reports]
    shares = [
        [
            *(_percent(report.share(student)) for report in term.reports),
            _percent(term.total(student)),
        ]
        for student in term.students()
    ]
    lines = in_columns([*heads, "term"], [*zip(names, shares, strict=True)])
    return "\n".join([*lines, *map(printable, notes)])


def term_csv(term: Term) -> str:
    """Return one line for each student: points and maxima by assignment, the term in percent."""
    head: list[object] = ["student", "name"]
    for report in term.reports:
        head += [report.name, f"{report.name} (max)"]
    rows: list[list[object]] = [[*head, "term (percent)"]]
    for student in term.students():
        row: list[object] = [student, term.name(student)]
        for report in term.reports:
            row += report.totals.get(student, ("", ""))
        rows.append([*row, round(100 * term.total(student), 2)])
    return csv_text(rows)


def write_term(term: Term, notes: list[str], folder: Path) -> None:
    """Write the page term.html; GameGraphError where Jinja2 is not installed."""
    text = page(TEMPLATES, "term.html", term_values(term, notes))
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "term.html").write_text(text, encoding="utf-8")


def term_values(term: Term, notes: list[str]) -> dict[str, Any]:
    """Return the values of the template `term.html`."""
    weights = sum(report.weight for report in term.reports)
    rows = [(report.name, *term.quartiles(report)) for report in term.reports]
    return {
        "title": "The term",
        "size": count(len(term.students()), "student"),
        "mean": _percent(term.mean()),
        "rule": f"Less than {HELP:.0%} of the points of the term, or in both last assignments.",
        "help": [
            {"name": _name(term, student), "why": why} for student, why in term.help().items()
        ],
        "trend": markup(
            trend("Percent of the points: the median, and the middle half of the class", rows)
        ),
        "assignments": [
            {
                "name": printable(report.name),
                "weight": _percent(report.weight / weights) if weights else "-",
                "median": f"{term.quartiles(report)[1]:.0f}%",
                "missing": sum(report.missing.values()),
            }
            for report in term.reports
        ],
        "students": [
            {
                "name": _name(term, student),
                "cells": [_cell(report, student) for report in term.reports],
                "total": _percent(term.total(student)),
            }
            for student in term.students()
        ],
        "mistakes": [
            {"title": title, "counts": counts, "students": students, "again": again}
            for title, counts, students, again in term.recurring()
        ],
        "notes": [printable(note) for note in notes],
    }


def _cell(report: AssignmentReport, student: str) -> dict[str, str]:
    if student not in report.totals:
        return {"points": "-", "note": "not in the report"}
    points, most = report.totals[student]
    missing = report.missing[student]
    return {"points": f"{points:g} of {most:g}", "note": f"{missing} missing" if missing else ""}


def _name(term: Term, student: str) -> str:
    name, folder = printable(term.name(student)), printable(student)
    return f"{name} ({folder})" if name and name != folder else folder


def _percent(share: float | None) -> str:
    return "-" if share is None else f"{100 * share:.0f}%"
