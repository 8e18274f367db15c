"""Pages of grades: one for the class, one for each student; templates are in `templates`.

The class's page is `index.html`, the students' are in the folder `students`, under names that
nobody can guess. No page of a student names or links another page, and the folder `students` can
be published without the rest.
"""

from __future__ import annotations

import secrets
from dataclasses import replace
from pathlib import Path
from typing import Any

from ...exercises import EXERCISES
from ...pages import page
from ..grades import MISSING, Grade, Grades, printable
from .class_page import class_values, markup

TEMPLATES = Path(__file__).parent / "templates"
_NO_LIST = """\
<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>Grades</title></head>
<body><p>Your page has an address of its own: ask your teacher for it.</p></body></html>
"""


def write_pages(grades: Grades, folder: Path) -> None:
    """Write index.html, the overview of the class, and students/NAME.html for each student.

    Names that `grades.pages` does not have are drawn. Raises GameGraphError where Jinja2 is not
    installed.
    """
    students = grades.students()
    drawn = {student: secrets.token_urlsafe(16) for student in students}
    grades = replace(grades, pages=drawn | grades.pages)
    common = {"seed": grades.seed, "isolation": grades.isolation}
    overview = page(TEMPLATES, "class.html", class_values(grades) | common)
    (folder / "students").mkdir(parents=True, exist_ok=True)
    for student, tasks in students.items():
        text = page(TEMPLATES, "student.html", _student(grades, student, tasks) | common)
        path = folder / "students" / f"{grades.pages[student]}.html"
        path.write_text(text, encoding="utf-8")
    # A server would list the folder otherwise, with the names of all pages.
    (folder / "students" / "index.html").write_text(_NO_LIST, encoding="utf-8")
    (folder / "index.html").write_text(overview, encoding="utf-8")


def left_over(grades: Grades, folder: Path) -> list[str]:
    """Return the names of the files in DIR/students that are pages of nobody in these grades.

    They stay, as a teacher may want them; who publishes the folder should know of them.
    """
    pages = {"index.html", *(f"{page}.html" for page in grades.pages.values())}
    return sorted({path.name for path in (folder / "students").glob("*.html")} - pages)


def _student(grades: Grades, student: str, tasks: dict[str, Grade]) -> dict[str, Any]:
    """Return the values of the page of a student."""
    name = printable(grades.name(student) or student)
    points, most = grades.total(tasks)
    assignment = printable(grades.assignment.name)
    return {
        "title": f"Grades of {name}",
        "name": name,
        "assignment": assignment,
        "total": f"{points:g}",
        "most": f"{most:g}",
        "weighted": any(grades.weight(key) != 1 for key in tasks),
        "tasks": [_task(grade, grades.weight(key)) for key, grade in tasks.items()],
    }


def _task(grade: Grade, weight: float) -> dict[str, Any]:
    override = grade.override
    return {
        "number": int(grade.task),
        "title": EXERCISES[int(grade.task)].title,
        "points": f"{grade.points:g}",
        "most": f"{grade.most:g}",
        "machine": f"{grade.machine:g}",
        "given": None if override is None else f"{override.points:g}",
        "comment": printable(override.comment) if override else "",
        "by": printable(override.by) if override else "",
        "late": grade.late if grade.lost else "",
        "lost": f"{grade.lost:g}",
        "weight": "" if weight == 1 else f"{weight:g}",
        "file": "" if grade.status == MISSING else printable(grade.file),
        # HTML already: made by the verdict, which has escaped all texts.
        "html": markup(grade.html),
        "text": grade.text,
    }
