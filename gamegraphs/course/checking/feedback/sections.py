"""Which section of which notebook teaches the rule that a wrong answer breaks?"""

from __future__ import annotations

from typing import Any

from ...exercises import Exercise, Input
from ...exercises.graph_inputs import GraphExercise
from ...exercises.section import Section
from ...exercises.wrong_label import first_wrong


def section(exercise: Exercise, broken: str) -> Section:
    """Return the section that teaches what is broken: a key of its `sections`, or "" if unknown."""
    return exercise.sections.get(broken, exercise.sections[""])


def rule_broken(exercise: Exercise, data: Input, value: Any) -> str:
    """Return the rule that an answer breaks, a key of its `sections`; "" if it is not known.

    Of wrong labels that is "terminal", "loop", "WIN", "LOSE" or "DRAW", of right ones with wrong
    distances "distance". `value` is the answer; of a pair the labels are the half that holds them.
    """
    if own := exercise.rule_broken(data, value):
        return own
    known = exercise.sections
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
