"""Grades under ids in place of names."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from ....text import count
from ..grades import MISSING, NOT_HANDED_IN, Grade, Grades


def anonymous(grades: Grades, ids: dict[str, str]) -> Grades:
    """Return the grades with ids for names, in the order of the ids.

    What else could name a student is left out: the roster, the names of files, comments and who
    wrote them, and the notes, of which only the number is told.
    """
    notes = []
    if grades.notes:
        notes = [f"{count(len(grades.notes), 'note')} with names: grade without --anonymous"]
    found = [
        replace(
            grade,
            student=ids[grade.student],
            file=_plain(grade.task, grade.file),
            text=_without_names(grade),
            override=grade.override and replace(grade.override, comment="", by=""),
        )
        for grade in grades.grades
    ]
    found.sort(key=lambda grade: (grade.student, grade.task))
    # The names of the pages stand in addresses that students have; these are others.
    pages = {ids[student]: ids[student] for student in grades.pages if student in ids}
    return replace(grades, grades=found, notes=notes, roster={}, pages=pages)


def _without_names(grade: Grade) -> str:
    """Return the feedback; what was found in place of a file to grade is named there."""
    if grade.status == MISSING and grade.text != NOT_HANDED_IN:
        return "No file that could be graded."
    return grade.text


def _plain(task: str, file: str) -> str:
    return f"task_{task}{Path(file).suffix}" if file else ""
