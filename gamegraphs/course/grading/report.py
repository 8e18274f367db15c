"""Reports of grades: a table for the terminal, CSV, JSON, and pages for students and class."""

from __future__ import annotations

import csv
import io
import json
from collections import Counter
from html import escape
from pathlib import Path

from ..exercises.catalog import EXERCISES
from ..mistakes import misconceptions
from .grade import Grade, Grades, printable

_STYLE = (
    ":root{color-scheme:light dark;background:Canvas;color:CanvasText}"
    "body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}"
    "table{border-collapse:collapse}th,td{text-align:left;padding:.2rem .8rem;"
    "border-bottom:1px solid #888}td.n{text-align:right}code{font-size:.95em}"
)


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
        if student.lstrip()[:1] in tuple("=+-@"):
            student = f"'{student}"
        writer.writerow(
            [student, grade.task, f"{grade.points:g}", f"{grade.most:g}", grade.status,
             grade.misconception or "", right]
        )  # fmt: skip
    return out.getvalue()


def write_pages(grades: Grades, folder: Path) -> None:
    """Write index.html, the overview of the class, and one page for each student."""
    folder.mkdir(parents=True, exist_ok=True)
    students = grades.students()
    names = {student: f"student-{i:03d}.html" for i, student in enumerate(students, 1)}
    for student, tasks in students.items():
        page = _student(student, tasks, grades)
        (folder / names[student]).write_text(page, encoding="utf-8")
    (folder / "index.html").write_text(_overview(grades, names), encoding="utf-8")


def _student(student: str, tasks: dict[str, Grade], grades: Grades) -> str:
    total = sum(grade.points for grade in tasks.values())
    most = sum(grade.most for grade in tasks.values())
    name = printable(student)
    parts = [f"<h1>{escape(name)}</h1>", f"<p>{total:g} of {most:g} points.</p>"]
    for key, grade in tasks.items():
        title = EXERCISES[int(key)].title
        parts.append(f"<h2>Task {int(key)}: {escape(title)}</h2>")
        parts.append(f"<p>{grade.points:g} of {grade.most:g} points.</p>{grade.html}")
    return _page(f"Grades of {name}", "".join(parts), grades)


def _overview(grades: Grades, names: dict[str, str]) -> str:
    keys = sorted({grade.task for grade in grades.grades})
    head = "".join(f'<th scope="col">{key}</th>' for key in keys)
    rows = []
    for student, tasks in grades.students().items():
        cells = "".join(
            f'<td class="n">{tasks[key].points:g}</td>' if key in tasks else '<td class="n">-</td>'
            for key in keys
        )
        total = sum(grade.points for grade in tasks.values())
        link = f'<a href="{names[student]}">{escape(printable(student))}</a>'
        rows.append(f'<tr><th scope="row">{link}</th>{cells}<td class="n">{total:g}</td></tr>')
    table = (
        f'<table><thead><tr><th scope="col">student</th>{head}<th scope="col">total</th></tr>'
        f"</thead><tbody>{''.join(rows)}</tbody></table>"
    )
    notes = "".join(f"<li>{escape(printable(note))}</li>" for note in grades.notes)
    missing = f"<h2>Not graded</h2><ul>{notes}</ul>" if notes else ""
    body = f"<h1>Grades</h1>{table}{missing}{_status(grades, keys)}{_mistakes(grades)}"
    return _page("Grades", body, grades)


def _status(grades: Grades, keys: list[str]) -> str:
    """Return how often each status occurs, task by task."""
    rows = []
    for key in keys:
        counts = Counter(grade.status for grade in grades.grades if grade.task == key)
        told = ", ".join(f"{count} {status}" for status, count in counts.most_common())
        title = escape(EXERCISES[int(key)].title)
        rows.append(f'<tr><th scope="row">{int(key)}. {title}</th><td>{told}</td></tr>')
    return f"<h2>Task by task</h2><table><tbody>{''.join(rows)}</tbody></table>"


def _mistakes(grades: Grades) -> str:
    """Return how often each misconception occurs, the most frequent first."""
    counts = Counter(
        (grade.task, grade.misconception) for grade in grades.grades if grade.misconception
    )
    if not counts:
        return "<h2>Misconceptions</h2><p>None was found.</p>"
    rows = []
    for (key, name), count in counts.most_common():
        known = {mistake.key: mistake for mistake in misconceptions(int(key))}
        title = known[str(name)].title if name in known else str(name)
        rows.append(
            f'<tr><td class="n">{count}</td><td>task {int(key)}</td><td>{escape(title)}</td></tr>'
        )
    head = "<tr><th>how often</th><th>where</th><th>mistake</th></tr>"
    rows_text = "".join(rows)
    return f"<h2>Misconceptions</h2><table><thead>{head}</thead><tbody>{rows_text}</tbody></table>"


def _page(title: str, body: str, grades: Grades) -> str:
    foot = f"<p>Seed {grades.seed}. Isolation: {escape(grades.isolation)}.</p>"
    return (
        f'<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>{escape(title)}'
        f'</title><meta name="viewport" content="width=device-width"><style>{_STYLE}</style>'
        f"</head><body><main>{body}</main><footer>{foot}</footer></body></html>\n"
    )
