"""Reports of grades: a table for the terminal, CSV, JSON, and pages for students and class."""

from __future__ import annotations

import csv
import io
import json
from collections import Counter
from pathlib import Path
from typing import Any
from unicodedata import normalize

from ...outcome import GameGraphError
from ..exercises import EXERCISES, misconceptions
from .grade import Grade, Grades, printable


def table(grades: Grades) -> str:
    """Return the points of every student and task, with totals, as text."""
    keys = sorted({grade.task for grade in grades.grades})
    # Two names may look the same once they are printable: no dictionary of these.
    students = [(_on_one_line(name), tasks) for name, tasks in grades.students().items()]
    wide = max(len("student"), *(len(name) for name, _ in students))
    lines = ["  ".join(["student".ljust(wide), *(key.rjust(4) for key in keys), "total".rjust(6)])]
    for student, tasks in students:
        cells = [f"{tasks[key].points:g}" if key in tasks else "-" for key in keys]
        total = f"{sum(grade.points for grade in tasks.values()):g}"
        lines.append(
            "  ".join([student.ljust(wide), *(cell.rjust(4) for cell in cells), total.rjust(6)])
        )
    notes = map(_on_one_line, grades.notes)
    return "\n".join([*lines, *notes, f"seed {grades.seed}; {grades.isolation}"])


def _on_one_line(text: str) -> str:
    return printable(" ".join(text.splitlines()))


def to_json(grades: Grades) -> str:
    """Return the grades as JSON."""
    return json.dumps(grades.as_dict(), indent=1) + "\n"


def to_csv(grades: Grades) -> str:
    """Return one line for each submission; cells that a spreadsheet would run are quoted."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(["student", "task", "points", "max", "status", "misconception", "parts"])
    for grade in grades.grades:
        right = " ".join(key for key, state in grade.parts.items() if state)
        student = printable(grade.student)
        if normalize("NFKC", student.lstrip())[:1] in tuple("=+-@"):  # full-width, too
            student = f"'{student}"
        writer.writerow(
            [student, grade.task, f"{grade.points:g}", f"{grade.most:g}", grade.status,
             grade.misconception or "", right]
        )  # fmt: skip
    return out.getvalue()


def write_pages(grades: Grades, folder: Path) -> None:
    """Write index.html, the overview of the class, and one page for each student.

    Raises GameGraphError where Jinja2 is not installed. It escapes every text in the templates
    (folder `pages`), so that what a student chose to write is never HTML in a teacher's browser.
    """
    try:
        from jinja2 import Environment, FileSystemLoader, StrictUndefined
    except ModuleNotFoundError:
        raise GameGraphError('pages need Jinja2: pip install "gamegraphs[grade]"') from None
    templates = Environment(
        loader=FileSystemLoader(Path(__file__).parent / "pages"),
        autoescape=True, trim_blocks=True, undefined=StrictUndefined,
    )  # fmt: skip

    def write(path: Path, template: str, values: dict[str, Any]) -> None:
        common = {"seed": grades.seed, "isolation": grades.isolation}
        page = templates.get_template(template).render(values | common)
        path.write_text(page, encoding="utf-8")

    folder.mkdir(parents=True, exist_ok=True)
    students = grades.students()
    paths = {student: f"student-{i:03d}.html" for i, student in enumerate(students, 1)}
    for student, tasks in students.items():
        write(folder / paths[student], "student.html", _student(student, tasks))
    write(folder / "index.html", "class.html", _class(grades, paths))


def _student(student: str, tasks: dict[str, Grade]) -> dict[str, Any]:
    """Return the values of the page of a student."""
    from markupsafe import Markup  # comes with Jinja2

    return {
        "title": f"Grades of {printable(student)}",
        "name": printable(student),
        "total": f"{sum(grade.points for grade in tasks.values()):g}",
        "most": f"{sum(grade.most for grade in tasks.values()):g}",
        "tasks": [
            {
                "number": int(key),
                "title": EXERCISES[int(key)].title,
                "points": f"{grade.points:g}",
                "most": f"{grade.most:g}",
                # HTML already: made by the verdict, which has escaped all texts.
                "html": Markup(grade.html),
                "text": grade.text,
            }
            for key, grade in tasks.items()
        ],
    }


def _class(grades: Grades, paths: dict[str, str]) -> dict[str, Any]:
    """Return the values of the page of the class."""
    keys = sorted({grade.task for grade in grades.grades})
    return {
        "title": "Grades",
        "keys": keys,
        "students": [
            {
                "page": paths[student],
                "name": printable(student),
                "points": [f"{tasks[key].points:g}" if key in tasks else "-" for key in keys],
                "total": f"{sum(grade.points for grade in tasks.values()):g}",
            }
            for student, tasks in grades.students().items()
        ],
        "notes": [printable(note) for note in grades.notes],
        "tasks": [_statuses(grades, key) for key in keys],
        "mistakes": _mistakes(grades),
    }


def _statuses(grades: Grades, key: str) -> dict[str, Any]:
    """Return how often each status occurs in a task."""
    counts = Counter(grade.status for grade in grades.grades if grade.task == key)
    told = ", ".join(f"{count} {status}" for status, count in counts.most_common())
    return {"number": int(key), "title": EXERCISES[int(key)].title, "statuses": told}


def _mistakes(grades: Grades) -> list[dict[str, Any]]:
    """Return how often each misconception occurs, the most frequent first."""
    counts = Counter(
        (grade.task, grade.misconception) for grade in grades.grades if grade.misconception
    )
    rows = []
    for (key, name), count in counts.most_common():
        known = {mistake.key: mistake for mistake in misconceptions(int(key))}
        title = known[str(name)].title if name in known else str(name)
        rows.append({"count": count, "task": int(key), "title": title})
    return rows
