"""Worksheets for a class: a page or two for each student, with games of their own, and the key."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ...draw import Picture
from ..exercises import exercise as find_exercise
from ..pages import page
from .games import Maker
from .kinds import pages
from .tables import Page

SCALE = 1.08  # the smallest letters of a drawing, 12.5 pixels, are then 10 points


@dataclass(frozen=True)
class Student:
    """Who gets a sheet: the name of the student's folder, which no other has, and a name or ""."""

    folder: str
    name: str


def write_sheets(
    number: int, students: Sequence[Student], folder: Path, seed: int = 1
) -> tuple[Path, Path]:
    """Write the sheets of an exercise and their key, and return where they are.

    Parameters
    ----------
    number : of the exercise
    students : for whom; one without a name gets a line to write it on
    folder : made if it is not there
    seed : another one gives everybody other games

    A student's games follow from the exercise, the seed and the student's folder alone, unless
    somebody before them has the same games.

    Raises GameGraphError for an exercise without a sheet, and if Jinja2 is not installed.

    Cost: a fifth of a second for each student, up to a second where games are large (exercise 6).
    """
    exercise, maker = find_exercise(number), Maker(seed)
    made = [(student, pages(number, maker, student.folder)) for student in students]
    folder.mkdir(parents=True, exist_ok=True)
    paths = []
    for kind in ("sheets", "key"):
        is_key = kind == "key"
        values = {
            "title": f"Task {number}. {exercise.title}",
            "kind": "Key" if is_key else "Worksheet",
            "is_key": is_key,
            "seed": seed,
            "students": [
                {
                    "name": student.name,
                    "id": student.folder,
                    "pages": [_shown(sheet, is_key) for sheet in own],
                }
                for student, own in made
            ],
        }
        paths.append(folder / f"task_{number:02d}_{kind}.html")
        text = page(Path(__file__).parent / "pages", "sheet.html", values)
        paths[-1].write_text(text, encoding="utf-8")
    return paths[0], paths[1]


def numbered(count: int) -> list[Student]:
    """Return students without names, for sheets that are handed out as they come."""
    wide = len(str(count))
    return [Student(f"sheet {i:0{wide}d}", "") for i in range(1, count + 1)]


def _shown(made: Page, is_key: bool) -> dict[str, Any]:
    """Return what the template needs of a page, with the answers in the key alone."""
    picture = (is_key and made.solved) or made.picture
    blank = [""] * len(made.columns)
    return {
        "rules": made.rules,
        "columns": made.columns,
        "rows": [
            list(row) if is_key else [*row[: made.given], *blank[made.given :]] for row in made.rows
        ],
        "narrow": made.narrow,
        "has_labels": made.solved is not None,
        "picture": _inline(picture) if picture else "",
        "questions": [(asked, told if is_key else "") for asked, told in made.questions],
    }


def _inline(picture: Picture) -> Any:
    """Return a drawing at the size in which it is printed; its texts are escaped already."""
    from markupsafe import Markup  # comes with Jinja2

    width, height = picture.size
    size = f"width='{width:g}' height='{height:g}'"
    scaled = f"width='{width * SCALE:g}' height='{height * SCALE:g}'"
    return Markup(picture.svg.replace(size, scaled, 1))
