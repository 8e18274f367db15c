"""An assignment: which exercises, what they weigh, when it was due, what a late day costs.

`course.toml` holds the assignments of a course:

    roster = "class.csv"

    [[assignment]]
    name = "Week 1"
    folder = "week-1"
    tasks = "1, 4-6"            # or with weights: { 1 = 1, 4 = 2 }
    weight = 1                  # in the total of the term
    due = 2026-10-12T23:59:00
    late = "10%"                # of an exercise's maximum for each day; 1 is one point
    late_days = "late.csv"
    overrides = "overrides.csv"
    grades = "week-1.json"

Files are looked for beside it.
"""

from __future__ import annotations

import math
import re
import tomllib
from dataclasses import dataclass, field, replace
from datetime import date, datetime, time
from pathlib import Path
from typing import Any

from ....outcome import GameGraphError
from ...exercises import exercise, numbers
from .outputs import refuse_overwriting

_FILES = ("folder", "roster", "overrides", "late_days", "grades")
_KEYS = ("name", "tasks", "weight", "due", "late", *_FILES)


@dataclass(frozen=True)
class Late:
    """What each late day costs: points, or a share of an exercise's maximum."""

    points: float = 0.0
    share: float = 0.0

    def per_day(self, most: float) -> float:
        return self.points + self.share * most


@dataclass(frozen=True)
class Assignment:
    """What is asked of a class.

    Attributes
    ----------
    name : as gradebooks call it
    weights : for each exercise ("04") what its points count; empty: the exercises are those that
        anybody handed in, and each counts once
    weight : of the assignment in the term
    due, late : when it was due, and what a day costs
    folder, roster, overrides, late_days, grades : files, or None
    """

    name: str = ""
    weights: dict[str, float] = field(default_factory=dict)
    weight: float = 1.0
    due: datetime | None = None
    late: Late = Late()
    folder: Path | None = None
    roster: Path | None = None
    overrides: Path | None = None
    late_days: Path | None = None
    grades: Path | None = None

    def with_tasks(self, text: str) -> Assignment:
        """Return it with the exercises of a text such as "1, 4-6"."""
        return replace(self, weights=dict.fromkeys(task_keys(text), 1.0))


def task_keys(text: str) -> list[str]:
    """Return the exercises of a list with ranges.

    >>> task_keys("1, 4-6")
    ['01', '04', '05', '06']
    """
    keys: list[str] = []
    for piece in text.split(","):
        first, dash, last = (part.strip() for part in piece.partition("-"))
        low, high = int(task_key(first)), int(task_key(last if dash else first))
        if high < low:
            raise GameGraphError(f"tasks {text!r}: {piece.strip()} goes down")
        keys += [exercise(number).key for number in range(low, high + 1)]
    twice = next((key for key in keys if keys.count(key) > 1), None)
    if twice is not None:
        raise GameGraphError(f"tasks {text!r}: task {twice} stands there twice")
    return sorted(keys)


def task_key(text: str) -> str:
    """Return the number of an exercise with two digits; it is written 4, 04 or task_04.

    Raises GameGraphError if there is no such exercise.
    """
    if not re.fullmatch(r"(task[_ ]?)?[0-9]{1,2}", text.strip(), re.IGNORECASE):
        raise GameGraphError(f"the exercises are {numbers()}, and there is none called {text!r}")
    return exercise(int(re.sub(r"\D", "", text))).key


def late_cost(text: str) -> Late:
    """Return what a late day costs, of "10%" (of the maximum) or "1" (points)."""
    number, percent, rest = text.strip().partition("%")
    try:
        value = float(number)
    except ValueError:
        value = math.nan
    if rest or not 0 <= value <= (100 if percent else math.inf) or math.isinf(value):
        raise GameGraphError(f'what a late day costs is written as "10%" or 1, not {text!r}')
    return Late(share=value / 100) if percent else Late(points=value)


def read_course(path: Path) -> list[Assignment]:
    """Return the assignments of a course.

    Raises GameGraphError that names the assignment and the key if something is not understood.
    """
    try:
        course = tomllib.loads(path.read_text(encoding="utf-8-sig"))
    except UnicodeDecodeError as problem:
        raise GameGraphError(f"{path.name} is not UTF-8 text (byte {problem.start})") from None
    except tomllib.TOMLDecodeError as problem:
        raise GameGraphError(f"{path.name}: {problem}") from None
    _refuse_others(path.name, course, ("roster", "assignment"))
    tables = course.get("assignment")
    if not isinstance(tables, list) or not tables:
        raise GameGraphError(f"{path.name} has no [[assignment]]")
    common = {"roster": course["roster"]} if "roster" in course else {}
    found = [
        _assignment(f"{path.name}, assignment {i}", common | dict(table), path.parent)
        for i, table in enumerate(tables, 1)
    ]
    for i, one in enumerate(found):
        if any(other.name == one.name for other in found[:i]):
            raise GameGraphError(f"{path.name}: two assignments are called {one.name!r}")
    read = [file for one in found for file in (one.roster, one.overrides, one.late_days)]
    try:
        refuse_overwriting([one.grades for one in found], [path, *read])
    except GameGraphError as problem:
        raise GameGraphError(f"{path.name}, grades: {problem}") from None
    return found


def assignment_of(path: Path, folder: Path) -> Assignment:
    """Return the assignment of a course whose folder is this one."""
    assignments = read_course(path)
    for found in assignments:
        if found.folder is not None and found.folder.resolve() == folder.resolve():
            return found
    folders = ", ".join(str(found.folder) for found in assignments if found.folder)
    raise GameGraphError(f"{path.name} has no assignment with folder {folder}; it has: {folders}")


def _assignment(place: str, table: dict[str, Any], beside: Path) -> Assignment:
    _refuse_others(place, table, _KEYS)
    name = table.get("name", table.get("folder"))
    if not isinstance(name, str) or not name:
        raise GameGraphError(f"{place} needs a name")
    place = f"{place} ({name})"
    files = {key: table[key] for key in _FILES if key in table}
    for key, value in files.items():
        if not isinstance(value, str) or not value:
            raise GameGraphError(f"{place}: {key} must be the name of a file, not {value!r}")
    return Assignment(
        name,
        _weights(place, table.get("tasks", {})),
        _number(place, "weight", table.get("weight", 1)),
        _due(place, table.get("due")),
        _late(place, table.get("late", 0)),
        **{key: beside / value for key, value in files.items()},
    )


def _refuse_others(place: str, table: dict[str, Any], known: tuple[str, ...]) -> None:
    other = next((key for key in table if key not in known), None)
    if other is not None:
        raise GameGraphError(f"{place}: there is no {other}; known are {', '.join(known)}")


def _weights(place: str, tasks: Any) -> dict[str, float]:
    if isinstance(tasks, str):
        try:
            return dict.fromkeys(task_keys(tasks), 1.0)
        except GameGraphError as problem:
            raise GameGraphError(f"{place}: {problem}") from None
    if not isinstance(tasks, dict):
        raise GameGraphError(f'{place}: tasks must be as in "1, 4-6" or {{ 4 = 2 }}, not {tasks!r}')
    weights: dict[str, float] = {}
    for key, value in tasks.items():
        (task,) = _weights(place, key)
        weights[task] = _number(place, f"the weight of task {key}", value)
    return dict(sorted(weights.items()))


def _number(place: str, key: str, value: Any) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise GameGraphError(f"{place}: {key} must be a number, not {value!r}")
    if not (math.isfinite(value) and value >= 0):
        raise GameGraphError(f"{place}: {key} must be a number from 0 up, not {value!r}")
    return float(value)


def _due(place: str, value: Any) -> datetime | None:
    if value is None or isinstance(value, datetime):
        return value
    if isinstance(value, date):
        return datetime.combine(value, time(23, 59, 59))
    raise GameGraphError(f"{place}: due must be a date such as 2026-10-12T23:59:00, not {value!r}")


def _late(place: str, value: Any) -> Late:
    if isinstance(value, bool):
        raise GameGraphError(f"{place}: late must be a text or a number, not {value!r}")
    try:
        return late_cost(str(value))
    except GameGraphError as problem:
        raise GameGraphError(f"{place}: {problem}") from None
