"""Which section of which notebook teaches the rule that a wrong answer breaks?"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any
from urllib.parse import quote

from ...exercises import Exercise, Input
from ...exercises.graph_inputs import GraphExercise
from ...exercises.wrong_label import first_wrong

_DAG, _CYCLES = "02-dag-memoisation", "03-cycles-break-dfs"
_WAVE, _SEEDS = "04-retrograde-analysis", "05-terminals-seeds-self-loops"
_DISTANCES, _PURSUIT = "06-distances-and-strategies", "07-pursuit"


@dataclass(frozen=True)
class Section:
    """A heading of a notebook of the course."""

    notebook: str
    heading: str

    @property
    def link(self) -> str:
        """The address from a notebook in another folder of the course, as Jupyter writes it."""
        return f"../notebooks/{self.notebook}.ipynb#{quote(self.heading.replace(' ', '-'))}"

    def __str__(self) -> str:
        return f'notebook {self.notebook[:2]}, "{self.heading}"'


_LABELS = {
    "terminal": Section(_WAVE, "4. The wave by hand"),
    "LOSE": Section(_WAVE, "7. Third version: the counter"),
    "WIN": Section(_WAVE, "6. Second version: tell only those concerned"),
    "DRAW": Section(_WAVE, "9. Why what is left is a DRAW"),
    "endless": Section(_CYCLES, "4 First failure: the search never comes back"),
    "work": Section(_WAVE, "Why it is O(n + m)"),
    "deep": Section(_DAG, "11 Your own stack"),
}
# For each exercise: what is broken, and where it is taught; "" is everything else.
SECTIONS: dict[int, dict[str, Section]] = {
    1: {
        "": Section(_DAG, "4 The rules as a function"),
        "work": Section(_DAG, "6 With a memo: every move once"),
        "deep": Section(_DAG, "11 Your own stack"),
    },
    2: {"": Section(_SEEDS, "3. The wave takes its seeds as an argument")},
    3: {
        "": Section(_WAVE, "6. Second version: tell only those concerned"),
        "degrees": Section(_WAVE, "7. Third version: the counter"),
        "parallel": Section(_WAVE, "Parallel moves and self-loops"),
    },
    4: {"": Section(_WAVE, "10. Why it is right"), **_LABELS},
    5: {
        "": Section(_SEEDS, "4. Misere is not the mirror"),
        **_LABELS,
        "terminal": Section(_SEEDS, "3. The wave takes its seeds as an argument"),
    },
    6: {
        "": Section(_DISTANCES, "5. Why the wave needs neither min nor max"),
        **_LABELS,
        "distance": Section(_DISTANCES, "3. Nine positions with their numbers"),
    },
    7: {
        "": Section(_SEEDS, "7. The perspective trap"),
        **_LABELS,
        "terminal": Section(_SEEDS, "7. The perspective trap"),
    },
    8: {
        "": Section("01-positions-and-moves", "The four rules"),
        "work": Section(_DAG, "6 With a memo: every move once"),
        "deep": Section(_DAG, "11 Your own stack"),
    },
    9: {
        "": Section(_CYCLES, "3 The smallest cycles"),
        **_LABELS,
        "kind": Section(_CYCLES, "2 The words"),
    },
    10: {"": Section(_PURSUIT, "7. A token on a line")},
    11: {
        "": Section(_PURSUIT, "12. The wave without a graph"),
        **_LABELS,
        "work": Section(_PURSUIT, "12. The wave without a graph"),
    },
    12: {
        "": Section(_DISTANCES, "12. How long can it take?"),
        "distance": Section(_DISTANCES, "3. Nine positions with their numbers"),
        "work": _LABELS["work"],
        "deep": _LABELS["deep"],
    },
    13: {
        "": Section(_SEEDS, "11. May I pass?"),
        **_LABELS,
        "loop": Section(_SEEDS, "12. Counting self-loops"),
    },
    14: {
        "": Section(_PURSUIT, "4. Two players with different aims, one labelling"),
        "distance": Section(_PURSUIT, "8. How many plies? How many cops?"),
    },
    15: {"": Section("09-grundy-contrast", "14. Two questions, four tools")},
    16: {
        "": Section("12-scale", "1. The question"),
        "work": Section("12-scale", "5. Retrograde analysis, counted"),
    },
}


def section(exercise: Exercise, broken: str) -> Section:
    """Return the section that teaches what is broken: a key of `SECTIONS`, or "" if unknown."""
    known = SECTIONS[exercise.number]
    return known.get(broken, known[""])


def rule_broken(exercise: Exercise, data: Input, value: Any) -> str:
    """Return the rule that an answer breaks, a key of `SECTIONS`; "" if it is not known.

    Of wrong labels that is "terminal", "loop", "WIN", "LOSE" or "DRAW", of right ones with wrong
    distances "distance". `value` is the answer; of a pair the labels are the half that holds them.
    """
    if own := exercise.rule_broken(data, value):
        return own
    known = SECTIONS[exercise.number]
    if "WIN" not in known or not isinstance(exercise, GraphExercise) or type(value) is not list:
        return ""
    labels, distances = exercise.truth(data)[-2:]
    given = next((part for part in (value, *value) if _like(part, labels)), None)
    if given is None:
        return ""
    u = first_wrong(given, labels, distances)
    if u is None:
        return "distance" if "distance" in known else ""
    moves = data[0][u]
    if u in moves and "loop" in known:
        return "loop"
    return ("LOSE", "WIN", "DRAW")[labels[u]] if moves else "terminal"


def _like(part: Any, labels: Any) -> bool:
    numbers = isinstance(part, list) and all(type(label) is int for label in part)
    return numbers and len(part) == len(labels)
