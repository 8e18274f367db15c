"""Files that gradebooks import: Canvas and Moodle.

Both find students by ids of their own, which the roster has: a CSV file exported from either will
do, with a column for the folders.
"""

from __future__ import annotations

from ....outcome import GameGraphError
from ..grades import Grade, Grades, printable
from ..report import csv_text
from ..term.csv_files import Row
from ..term.roster import folder_key, folder_of, name_of

_CANVAS = ("ID", "SIS User ID", "SIS Login ID", "Section")
_MOODLE = {
    "Identifier": ("identifier", "moodle id"),
    "Email address": ("email address", "email", "e mail", "e mail adresse"),
    "Username": ("username", "sis login id", "anmeldename"),
}


def to_canvas(grades: Grades) -> str:
    """Return the totals as Canvas imports them: one column for the assignment.

    Raises GameGraphError without a roster, or if one of its students has no id for Canvas.
    """
    column = grades.assignment.name or "gamegraphs"
    rows: list[list[object]] = [["Student", *_CANVAS, column]]
    most = max((most for _, _, (_, most) in _on_roster(grades, "--canvas")), default=0.0)
    rows.append(["    Points Possible", *[""] * len(_CANVAS), most])
    for row, _, (points, _) in _on_roster(grades, "--canvas"):
        ids = [_canvas_id(row), *(row.cell(name.lower()) for name in _CANVAS[1:])]
        if not any(ids[:3]):
            raise row.error("Canvas needs an ID, a SIS User ID or a SIS Login ID")
        rows.append([name_of(row) or folder_of(row), *ids, points])
    return csv_text(rows)


def to_moodle(grades: Grades) -> str:
    """Return the totals and the feedback as Moodle imports them.

    Raises GameGraphError without a roster, or if one of its students has no id for Moodle.
    """
    found = _on_roster(grades, "--moodle")
    used = {
        name: columns
        for name, columns in _MOODLE.items()
        if any(row.cell(*columns) for row, _, _ in found)
    }
    rows: list[list[object]] = [[*used, "Full name", "Grade", "Maximum grade", "Feedback comments"]]
    for row, tasks, (points, most) in found:
        ids = [row.cell(*columns) for columns in used.values()]
        if not any(ids):
            raise row.error("Moodle needs an Identifier, an Email address or a Username")
        feedback = "\n\n".join(
            feedback_text(grade, grades.weight(task)) for task, grade in tasks.items()
        )
        rows.append([*ids, name_of(row) or folder_of(row), points, most, feedback])
    return csv_text(rows)


def feedback_text(grade: Grade, weight: float = 1.0) -> str:
    """Return what a student is told of a grade, as text; `weight` is how often it counts."""
    counts = "" if weight == 1 else f", counted {weight:g} times"
    lines = [f"Task {int(grade.task)}: {grade.points:g} of {grade.most:g} points{counts}."]
    if grade.override is not None:
        by = f" by {grade.override.by}" if grade.override.by else ""
        machine = f"the machine gave {grade.machine:g}"
        lines.append(f"{grade.override.points:g} given by hand{by}; {machine}.")
        lines += [grade.override.comment] if grade.override.comment else []
    if grade.lost:
        lines.append(f"{grade.lost:g} lost for {grade.late}.")
    return printable("\n".join([*lines, grade.text]))


def _canvas_id(row: Row) -> str:
    """Return Canvas' own id; a column id that names the folders is none."""
    is_folder = "folder" not in row.cells and "student" not in row.cells
    return row.cell("canvas id") or ("" if is_folder else row.cell("id"))


def _on_roster(
    grades: Grades, option: str
) -> list[tuple[Row, dict[str, Grade], tuple[float, float]]]:
    """Return the row, the grades and the total of every student on the roster who has grades."""
    if not grades.roster:
        raise GameGraphError(f"{option} needs the students' ids: give --roster")
    found = []
    for student, tasks in grades.students().items():
        row = grades.roster.get(folder_key(student))
        if row is not None:
            found.append((row, tasks, grades.total(tasks)))
    return found
