"""Exercises whose answer is one label for each position."""

from __future__ import annotations

from typing import Any

from ..running.values import read_labels
from .base import Input, Part
from .graph_inputs import GraphExercise
from .graph_patterns import LABELLING
from .sentences import labels_told
from .text_form import LABELS, labels_in, numbers_line
from .wrong_label import wrong_label


class LabelExercise(GraphExercise):
    """Labels of all positions, in normal play if nothing else is said."""

    prints = LABELS
    by_position = True
    patterns = LABELLING
    allowed: tuple[int, ...] = (0, 1, 2)
    ends = "normal play"

    def fault(self, data: Input, value: Any) -> str:
        given = read_labels(value, len(data[0]), self.allowed)
        labels, distances = self.truth(data)
        return wrong_label(data[0], given, labels, distances, self.ends)

    def answer(self, data: Input) -> str:
        return labels_told(self.truth(data)[0])

    def right_output(self, data: Input) -> str:
        return numbers_line(self.truth(data)[0])

    def read_output(self, data: Input, lines: list[str]) -> Any:
        return labels_in(lines, len(data[0]))


def graph_parts(*points: float) -> tuple[Part, ...]:
    """Return the parts of most labelling exercises, with these points."""
    texts = (
        ("acyclic", "small graphs without cycles"),
        ("cyclic", "small graphs with cycles"),
        ("large", "larger graphs and deep chains"),
        ("linear", "the amount of work"),
    )
    return tuple(Part(key, text, worth) for (key, text), worth in zip(texts, points, strict=True))
