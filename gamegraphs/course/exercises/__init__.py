"""The exercises: each is the folder `task_NN`, and what several of them share stands beside these.

A folder holds `exercise.py`, whose `EXERCISE` is the exercise itself, and `mistakes.py`, the known
mistakes. They are found by looking, so nothing else has to list them.
"""

from __future__ import annotations

import re
from importlib import import_module
from pkgutil import iter_modules

from ...outcome import GameGraphError
from ..mistakes.misconception import Misconception
from ..mistakes.pattern import IN_ANY_EXERCISE, Pattern
from .base import Exercise, Family, Input, Part

Diagnosis = Misconception | Pattern
_FOLDER = re.compile(r"task_\d\d")


def _found() -> dict[int, Exercise]:
    exercises = {}
    for module in iter_modules(__path__):
        if module.ispkg and _FOLDER.fullmatch(module.name):
            found: Exercise = import_module(f".{module.name}.exercise", __name__).EXERCISE
            if module.name != f"task_{found.key}":
                raise ImportError(f"{module.name}/exercise.py says that its number is {found.key}")
            exercises[found.number] = found
    return dict(sorted(exercises.items()))


EXERCISES = _found()


def exercise(task: int | str) -> Exercise:
    """Return the exercise of a number, which may come as 4, "4", "04" or "task_04"; "B" is 16.

    >>> exercise(4).function, exercise("04").points
    ('label_game', 5)
    """
    digits = "16" if task in ("B", "b") else str(task).removeprefix("task_")[:2].strip("_")
    number = int(digits) if digits.isdecimal() and not isinstance(task, bool) else 0
    if number not in EXERCISES:
        known = f"the exercises are {numbers()}"
        raise GameGraphError(f"{known}, and there is none called {task!r}")
    return EXERCISES[number]


def numbers() -> str:
    """Return the numbers of all exercises in words: "1 to 16" while there are so many."""
    first, last = min(EXERCISES), max(EXERCISES)
    if last - first + 1 == len(EXERCISES):
        return f"{first} to {last}"
    return ", ".join(map(str, EXERCISES))


def misconceptions(number: int) -> tuple[Misconception, ...]:
    """Return the known mistakes of an exercise.

    >>> misconceptions(4)[0].key
    'terminals-win'
    """
    module = import_module(f".task_{number:02d}.mistakes", __name__)
    return tuple(module.MISTAKES.found)


def diagnoses(number: int) -> dict[str, Diagnosis]:
    """Return all that a wrong answer to an exercise can be called, by key.

    >>> diagnoses(4)["terminals-win"].title, diagnoses(4)["where-itself"].title
    ('terminals seeded as WIN', 'a position can move to itself')
    """
    found: list[Diagnosis] = [*EXERCISES[number].patterns, *IN_ANY_EXERCISE]
    return {diagnosis.key: diagnosis for diagnosis in [*found, *misconceptions(number)]}


__all__ = [
    "EXERCISES",
    "Diagnosis",
    "Exercise",
    "Family",
    "Input",
    "Misconception",
    "Part",
    "diagnoses",
    "exercise",
    "misconceptions",
    "numbers",
]
