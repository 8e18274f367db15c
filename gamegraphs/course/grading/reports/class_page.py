"""What the page of a class says: who needs help, what to teach again, exercise by exercise."""

from __future__ import annotations

from collections import Counter
from math import floor
from statistics import fmean, median
from typing import Any

from ....text import count as counted
from ....text import listing
from ...checking.feedback.findings import GROWS, SMALL_RIGHT, WORK_ASKED
from ...checking.verdict import paragraph
from ...exercises import EXERCISES, diagnoses
from ...mistakes.pattern import KEPT
from ..grades import MISSING, NOT_HANDED_IN, Grade, Grades, mistake_title, printable
from ..term.roster import folder_key
from .charts import histogram, shares

HELP = 0.5  # of the points: who has less needs help
AGAIN = 0.6  # of the points: an exercise with a lower mean is taught again
OFTEN = 0.2  # of the class: a mistake that so many make is taught again


def class_values(grades: Grades) -> dict[str, Any]:
    """Return the values of the template `class.html`; charts and pictures are Markup."""
    keys = grades.tasks()
    students = grades.students()
    totals = {student: grades.total(tasks) for student, tasks in students.items()}
    rates = [points / most for points, most in totals.values() if most]
    tasks = [_task(grades, key) for key in keys]
    return {
        "title": printable(grades.assignment.name) or "Grades",
        "due": grades.assignment.due,
        "keys": keys,
        "weights": [f"{grades.weight(key):g}" for key in keys] if grades.assignment.weights else [],
        "size": counted(len(students), "student"),
        "mean": f"{100 * fmean(rates):.0f}%" if rates else "-",
        "median": f"{100 * median(rates):.0f}%" if rates else "-",
        "students": [
            {
                "name": shown_name(grades, student),
                "page": f"students/{grades.pages[student]}.html",
                "points": [_cell(tasks.get(key)) for key in keys],
                "total": f"{totals[student][0]:g}",
                "most": f"{totals[student][1]:g}",
            }
            for student, tasks in students.items()
        ],
        "help_rule": f"Everybody with less than {HELP:.0%} of the points.",
        "again_rule": f"Exercises with less than {AGAIN:.0%} of the points on average, and "
        f"mistakes that {OFTEN:.0%} of the class made.",
        "help": [
            _help(grades, student, tasks_of)
            for student, tasks_of in students.items()
            if needs_help(totals[student])
        ],
        "again": [text for task in tasks if (text := _again(task))],
        "tasks": tasks,
        "notes": [printable(note) for note in grades.notes],
    }


def needs_help(total: tuple[float, float]) -> bool:
    """Whether a student has less than half of the points."""
    return total[0] < HELP * total[1]


def shown_name(grades: Grades, student: str) -> str:
    """Return the name of a student's folder, and the one of the roster if it is another."""
    name = printable(grades.name(student))
    folder = printable(student)
    alike = folder_key(name) == folder_key(folder)
    return (name if alike else f"{name} ({folder})") if name else folder


def _cell(grade: Grade | None) -> dict[str, str]:
    if grade is None:
        return {"points": "", "note": "not graded yet"}
    notes = []
    if grade.override is not None:
        notes.append(f"by hand, machine {grade.machine:g}")
    if grade.lost:
        notes.append(f"late, -{grade.lost:g}")
    return {
        "points": "missing" if grade.missing else f"{grade.points:g}",
        "note": "; ".join(notes),
    }


def _help(grades: Grades, student: str, tasks: dict[str, Grade]) -> dict[str, str]:
    points, most = grades.total(tasks)
    absent = {key: grade.text for key, grade in tasks.items() if grade.status == MISSING}
    missing = [str(int(key)) for key, text in absent.items() if text == NOT_HANDED_IN]
    other = [str(int(key)) for key, text in absent.items() if text != NOT_HANDED_IN]
    low = [
        str(int(key))
        for key, grade in tasks.items()
        if grade.status != MISSING and grade.points < HELP * grade.most
    ]
    found = sorted(
        {
            mistake_title(key, grade.misconception)
            for key, grade in tasks.items()
            if grade.misconception
        }
    )
    why = []
    if missing:
        why.append(f"nothing handed in for {_tasks(missing)}")
    if other:
        why.append(f"no file that could be graded for {_tasks(other)}")
    if low:
        why.append(f"less than half of {_tasks(low)}")
    if found:
        why.append(f"mistakes: {'; '.join(found)}")
    return {
        "name": shown_name(grades, student),
        "points": f"{points:g} of {most:g}",
        "why": ". ".join(text[0].upper() + text[1:] for text in why),
    }


def _tasks(numbers: list[str]) -> str:
    return ("task " if len(numbers) == 1 else "tasks ") + listing(numbers)


def _task(grades: Grades, key: str) -> dict[str, Any]:
    """Return what is to be said of an exercise."""
    exercise = EXERCISES[int(key)]
    of_task = [grade for grade in grades.grades if grade.task == key]
    statuses = Counter(grade.status for grade in of_task).most_common()
    right = [
        (part.text, sum(grade.parts.get(part.key) is True for grade in of_task))
        for part in exercise.parts
    ]
    return {
        "number": exercise.number,
        "title": exercise.title,
        "notebook": exercise.notebook,
        "size": len(of_task),
        "rate": fmean(grade.points / grade.most for grade in of_task),
        "statuses": ", ".join(f"{count} {status}" for status, count in statuses),
        "points": markup(_histogram(of_task, exercise.points)),
        "parts": markup(shares("Right on", right, len(of_task))),
        "mistakes": _mistakes(of_task, key),
    }


def _histogram(of_task: list[Grade], most: float) -> str:
    """Return how many have how many points; between two whole numbers the lower one counts."""
    reached = Counter(
        min(floor(grade.points), floor(most)) for grade in of_task if not grade.missing
    )
    bars = [("missing", sum(grade.missing for grade in of_task))]
    bars += [(str(points), reached[points]) for points in range(floor(most) + 1)]
    return histogram("Students by points", bars, apart=1)


def _mistakes(of_task: list[Grade], key: str) -> list[dict[str, Any]]:
    """Return the mistakes of an exercise, the most frequent first, with an example of each."""
    counts = Counter(grade.misconception for grade in of_task if grade.misconception)
    known = diagnoses(int(key))
    rows = []
    for name, count in counts.most_common():
        who = [grade for grade in of_task if grade.misconception == name]
        rows.append(
            {
                "count": count,
                "title": mistake_title(key, name),
                "why": markup(paragraph(known[name].explanation)) if name in known else "",
                "example": markup(_example(who, key, name)),
            }
        )
    return rows


def _example(who: list[Grade], key: str, name: str) -> str:
    """Return the smallest of these counterexamples as a picture, in words where none is drawn.

    It shows an input and labels: who made the mistake cannot be seen from it.
    """
    exercise = EXERCISES[int(key)]
    verdicts = [grade.verdict for grade in who if grade.verdict]
    drawn = [verdict["pictured"] for verdict in verdicts if verdict["pictured"] is not None]
    if drawn:
        picture = exercise.picture(*min(drawn, key=lambda pictured: exercise.size(pictured[0])))
        if picture is not None:
            return f"<p>{printable(picture.html())}</p>"
    told = [*filter(None, (_in_words(verdict["found"], name) for verdict in verdicts))]
    return paragraph(printable(min(told, key=len))) if told else ""


def _in_words(found: list[str], name: str) -> str:
    """Return the sentences of a verdict that tell what went wrong, and quote nobody's code.

    What says that much is right tells nothing of it, and an answer that changes from call to call
    takes two sentences: without the second it reads as if it were right.
    """
    told = [text for text in found if text not in (GROWS, SMALL_RIGHT)]
    told = [text for text in told if not text.startswith(("Line ", WORK_ASKED))]
    return " ".join(told[: 2 if name == KEPT.key else 1])


def _again(task: dict[str, Any]) -> dict[str, Any] | None:
    """Return why an exercise should be taught again, None if nothing speaks for it."""
    often = [
        f"{mistake['count']} of {task['size']} made the mistake: {mistake['title']}"
        for mistake in task["mistakes"]
        if mistake["count"] > 1 and mistake["count"] >= OFTEN * task["size"]
    ]
    low = [f"{100 * task['rate']:.0f}% of the points on average"] if task["rate"] < AGAIN else []
    if not (often or low):
        return None
    return {**task, "why": "; ".join(low + often)}


def markup(svg: str) -> Any:
    """Return HTML that a template does not escape: made of escaped texts by charts and Picture."""
    from markupsafe import Markup  # comes with Jinja2

    return Markup(svg)
