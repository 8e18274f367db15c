"""What the book says at the head of each notebook and exercise: minutes, what comes before, why.

One home for each fact: the minutes of a notebook stand in TEACHING.md, what one can do after it in
README.md, and all there is about an exercise in the package. Only what no other file says is here.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from pathlib import Path

from gamegraphs.course.exercises import EXERCISES

ROOT = Path(__file__).resolve().parent.parent

# The notebooks whose words and functions a notebook uses.
BEFORE = {
    "00": [], "01": ["00"], "02": ["01"], "03": ["02"], "04": ["03"], "05": ["04"],
    "06": ["04", "05"], "07": ["05", "06"], "08": ["04"], "09": ["02", "04"], "10": ["08"],
    "11": ["06"], "12": ["04", "06", "07"], "99": [],
}  # fmt: skip

_NO_CHILD = "a browser starts no second Python, so the crash of a deep recursion is only told"
# What a notebook leaves out where Python runs in a browser; all else works.
LEFT_OUT = {
    "02": _NO_CHILD,
    "03": _NO_CHILD,
    "07": "large boards need numpy and numba, which are not there; the small ones all run",
    "11": "the tables of chess need numpy, which is not there; what they say stands on this page",
    "12": "its measurements need numpy and numba, which are not there; the figures stand here",
    "99": _NO_CHILD,
}  # fmt: skip


@dataclass(frozen=True)
class Page:
    """A notebook or an exercise, as the book shows it."""

    path: str  # from the root: notebooks/04-retrograde-analysis.ipynb
    number: str  # 04
    title: str
    minutes: int | None
    before: tuple[str, ...]  # paths of the pages that come before
    afterwards: str  # how a sentence goes on after "Afterwards you can "
    left_out: str = ""  # in the browser

    @property
    def name(self) -> str:
        """The name that other pages use: 04 for a notebook, Task 4 for an exercise."""
        return self.number if self.path.startswith("notebooks") else f"Task {int(self.number)}"


def pages() -> list[Page]:
    """Return all notebooks, then all exercises, in the order of the course.

    Raises ValueError where a notebook has no row in README.md or TEACHING.md.
    """
    return [*_notebooks(), *_exercises()]


def _notebooks() -> list[Page]:
    paths = {path.name[:2]: path for path in sorted((ROOT / "notebooks").glob("*.ipynb"))}
    afterwards = _rows("README.md")
    minutes = _rows("TEACHING.md")
    found = []
    for number, path in paths.items():
        name = f"notebooks/{path.name}"
        if name not in afterwards:
            raise ValueError(f"README.md has no row for {name} in its table of notebooks")
        if name not in minutes and number != "99":
            raise ValueError(f"TEACHING.md does not say how many minutes {name} takes")
        found.append(
            Page(
                path=name,
                number=number,
                title=_title(path),
                minutes=int(minutes[name].split()[0]) if name in minutes else None,
                before=tuple(f"notebooks/{paths[key].name}" for key in BEFORE[number]),
                afterwards=afterwards[name],
                left_out=LEFT_OUT.get(number, ""),
            )
        )
    return found


def _exercises() -> list[Page]:
    found = []
    for exercise in EXERCISES.values():
        path = ROOT / "exercises" / f"{exercise.slug}.ipynb"
        found.append(
            Page(
                path=f"exercises/{path.name}",
                number=f"{exercise.number:02d}",
                title=exercise.title,
                minutes=_exercise_minutes(exercise.number),
                before=(f"notebooks/{exercise.notebook}.ipynb",),
                afterwards=f"write `{exercise.function}`, and a check has said that it is right",
            )
        )
    return found


def _rows(file: str) -> dict[str, str]:
    """Return {path of a notebook: second cell} of the rows of a table that link to one."""
    text = (ROOT / file).read_text(encoding="utf-8")
    rows = re.findall(r"^\| \[[^]]*\]\((notebooks/[^)]*)\) \| (.*?) \|$", text, re.MULTILINE)
    return dict(reversed(rows))  # the first row counts


def _exercise_minutes(number: int) -> int:
    """Return how long TEACHING.md plans for an exercise: a row names those that it is for."""
    text = (ROOT / "TEACHING.md").read_text(encoding="utf-8")
    for numbers, minutes in re.findall(r"^\| an .*?\(([^)]*)\).*? \| (\d+) \|$", text, re.M):
        first, to, last = numbers.partition(" to ")
        named = range(int(first), int(last) + 1) if to else map(int, numbers.split(", "))
        if number in named:
            return int(minutes)
    (hardest,) = re.findall(rf"^\| an .*\), or {number} \| (\d+) \|$", text, re.M)
    return int(hardest)


def _title(path: Path) -> str:
    """Return the first heading of a notebook, without its number."""
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    text = "".join(cells[0]["source"])
    heading = next(line for line in text.splitlines() if line.startswith("# "))
    return re.sub(r"^# (Task )?(\d+[.:]? )?", "", heading)
