"""The form of an exercise notebook: its cells in order, what each is for, and how to build one.

The table is read by `make_exercises.py`, which refuses a solution notebook that differs from it.
`write` builds a notebook from texts alone: ids, tags, nbgrader metadata, the heading and the
points come from here and from the exercise.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

import nbformat
from nbformat import NotebookNode

from gamegraphs.course.exercises import Exercise
from gamegraphs.course.exercises import exercise as find_exercise

ROOT = Path(__file__).parent.parent
BEGIN, END = "### BEGIN SOLUTION", "### END SOLUTION"
ONLY = "solution-only"
NBGRADER = {"grade": False, "locked": True, "schema_version": 3, "solution": False, "task": False}

# nbgrader must not release a solution notebook: it would hand out the editorial. It refuses a
# notebook with this pair outside a grade cell, and a reader of the notebook does not see it.
GUARD = (
    "<!-- ### BEGIN HIDDEN TESTS (nbgrader: release the notebook in exercises/, not this one) -->",
    "<!-- ### END HIDDEN TESTS -->",
)


@dataclass(frozen=True)
class Kind:
    """What is expected of the cells of one name.

    Attributes
    ----------
    name : the id of the cell; where there can be several, they are name-1, name-2, ...
    kinds : "markdown", "code", or both
    nbgrader : what differs from a locked cell; None for a cell that nbgrader does not manage
    most : how many there may be; 1 means exactly one, more means 1 to that many
    tag : the cell's tag, if it has one
    optional : whether there may be none
    """

    name: str
    kinds: tuple[str, ...]
    nbgrader: dict[str, bool] | None
    most: int = 1
    tag: str = ""
    optional: bool = False


TEXT, CODE = ("markdown",), ("code",)
KINDS = (
    Kind("statement", TEXT, {}),
    Kind("setup", CODE, {}),
    Kind("example", TEXT + CODE, {}, most=6),
    Kind("starter", CODE, {"solution": True, "locked": False}),
    Kind("try-text", TEXT, None),
    Kind("try", CODE, None),
    Kind("check", CODE, None),
    Kind("hint-text", TEXT, None),
    Kind("hint", CODE, None),
    Kind("points", CODE, {"grade": True}),
    Kind("measure", TEXT + CODE, None, most=4, optional=True),
    Kind("editorial", TEXT + CODE, {}, most=12, tag=ONLY),
    Kind("next", TEXT, {}),
)


def kind_of(name: str) -> Kind | None:
    """Return what a cell of this id is, or None for an id that has no place in the form."""
    for kind in KINDS:
        pattern = kind.name if kind.most == 1 else kind.name + r"-[1-9][0-9]?"
        if re.fullmatch(pattern, name):
            return kind
    return None


def metadata(name: str, exercise: Exercise) -> dict:
    """Return the metadata that the cell of this id has to have."""
    kind = kind_of(name)
    assert kind is not None, f"no cell of an exercise has the id {name!r}"
    found: dict = {}
    if kind.nbgrader is not None:
        found["nbgrader"] = {**NBGRADER, **kind.nbgrader, "grade_id": name}
        if found["nbgrader"]["grade"]:
            found["nbgrader"]["points"] = exercise.points
    if kind.tag:
        found["tags"] = [kind.tag]
    return found


def heading(exercise: Exercise) -> str:
    """Return the first line of the statement."""
    return f"# Task {exercise.number}. {exercise.title}"


def points_text(exercise: Exercise) -> str:
    """Return the sentence of the statement that says what the points are given for."""
    parts = "; ".join(f"{part.points:g} for {part.text}" for part in exercise.parts)
    return f"**Points.** {exercise.points:g} in all: {parts}."


class Code(str):
    """The source of a code cell, where a text would otherwise be taken for markdown."""


def code(source: str) -> Code:
    """Mark a text as the source of a code cell; only examples and editorials need it."""
    return Code(source)


def notebook(task: int, texts: dict[str, str]) -> NotebookNode:
    """Return the solution notebook of a task, not executed, from texts by cell id.

    `setup`, `check`, `hint-text`, `hint` and `points` may be left out: they are the same in all
    notebooks. The heading and the points are added to `statement`, the guard to `editorial-1`.
    Cells come in the order of the form, numbered ones in the order of their numbers.
    """
    exercise = find_exercise(task)
    texts = {**_standard(exercise), **texts}
    texts["statement"] = (
        f"{heading(exercise)}\n\n{_text(texts['statement'])}\n\n{points_text(exercise)}"
    )
    if isinstance(texts.get("editorial-1"), Code):
        raise ValueError("editorial-1 has to be markdown")
    texts["editorial-1"] = f"{GUARD[0]}\n\n{_text(texts['editorial-1'])}\n\n{GUARD[1]}"
    unknown = [name for name in texts if kind_of(name) is None]
    if unknown:
        raise ValueError(f"no cell of an exercise has the id {unknown[0]!r}")
    cells = []
    for name in sorted(texts, key=_place):
        kind = kind_of(name)
        is_code = isinstance(texts[name], Code) or kind.kinds == CODE
        make = nbformat.v4.new_code_cell if is_code else nbformat.v4.new_markdown_cell
        cells.append(make(_text(texts[name]), id=name, metadata=metadata(name, exercise)))
    found = nbformat.v4.new_notebook(cells=cells)
    nbformat.validate(found)
    return found


def write(task: int, texts: dict[str, str], folder: Path = ROOT / "solutions") -> Path:
    """Write the solution notebook of a task and return its path."""
    path = folder / f"{find_exercise(task).slug}.ipynb"
    folder.mkdir(exist_ok=True)
    nbformat.write(notebook(task, texts), path)
    return path


def _place(name: str) -> tuple[int, int]:
    kind = kind_of(name)
    number = 0 if kind.most == 1 else int(name.rpartition("-")[2])
    return KINDS.index(kind), number


def _text(text: str) -> str:
    return "\n".join(line.rstrip() for line in text.strip("\n").splitlines())


def _standard(exercise: Exercise) -> dict[str, str]:
    number, function = exercise.number, exercise.function
    return {
        "setup": "from gamegraphs.course import check, hint, practice, solution",
        "check": f"check({number}, {function})",
        "hint-text": "## Stuck?\n\n"
        f"There are {_count(len(exercise.hints))} hints, from vague to nearly everything. Each run "
        "of the next cell shows one more; try again before you ask for the next. Once you have "
        f"passed, `solution({number})` shows how we do it, and why it is right.",
        "hint": f"# hint({number})   # remove the first # to see the next hint",
        "points": "# For nbgrader: the points of this exercise.\n"
        f"check({number}, {function}).points",
    }


def _count(number: int) -> str:
    return ("no", "one", "two", "three", "four", "five", "six")[number]
