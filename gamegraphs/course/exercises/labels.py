"""The tasks whose answer is one label for each position: 1, 4, 5, 11 and 13."""

from __future__ import annotations

from math import isqrt
from typing import Any

from ...outcome import DRAW
from ..running.values import read_labels, shown
from .base import Family, Input
from .explain import letters, wrong_label
from .graphs import GraphTask, Moves, down, true_answers


class LabelTask(GraphTask):
    """Labels of all positions in normal play."""

    allowed: tuple[int, ...] = (0, 1, 2)
    ends = "normal play"

    def fault(self, data: Input, value: Any) -> str:
        given = read_labels(value, len(data[0]), self.allowed)
        labels, distances = self.truth(data)
        return wrong_label(data[0], given, labels, distances, self.ends)

    def answer(self, data: Input) -> str:
        labels = self.truth(data)[0]
        return f"{shown(labels)}" + (f", that is {letters(labels)}" if len(labels) <= 12 else "")


def brush(n: int) -> Moves:
    """0 -> 1 -> ... over some 2 sqrt(n) positions, and a move to the last of all from the rest.

    Work that grows with n times the longest play is more than proportional here, work that
    grows with the plays from every position is not.
    """
    length = min(n - 1, 2 * isqrt(n))
    return [[u + 1] for u in range(length - 1)] + [[n - 1] for _ in range(length - 1, n - 1)] + [[]]


class LabelDag(LabelTask):
    """Task 1: acyclic graphs only, so no draws."""

    number = 1
    acyclic = True

    def example(self) -> Input:
        return [[[1, 2], [3], [1, 3], []]]

    def part(self, data: Input) -> str:
        return "small"

    def fault(self, data: Input, value: Any) -> str:
        fault = super().fault(data, value)
        if fault and DRAW in value:
            fault += " No position can come back here, so play ends and there are no draws."
        return fault

    def deep(self) -> list[Family]:
        # One of the two is deep for every search, whichever position it begins with.
        return [*super().deep(), self.family("the chain ... -> 1 -> 0 of {n} positions", down)]

    def families(self) -> list[Family]:
        text = "{n} positions, a chain of a few of them and one move to its end from each other"
        chain, *others = super().families()
        return [chain, self.family(text, brush), *others]


class LabelGame(LabelTask):
    """Task 4."""

    number = 4


class LabelMisere(LabelTask):
    """Task 5."""

    number = 5
    ends = "misere play"

    def example(self) -> Input:
        return [[[1, 2], [3], [2, 3], [], [0, 2]]]

    def truth(self, data: Input) -> tuple[list[int], list[int]]:
        return true_answers(data[0], "misere")


class LabelImplicit(LabelTask):
    """Task 11: the moves come from functions."""

    number = 11
    shape = "implicit"

    def part(self, data: Input) -> str:
        return "small"

    def call(self, name: str, data: Input) -> str:
        return f"{name}(*implicit({shown(data[0])}))"


PASSES = "a chain of {n} positions where every second one can pass"


def passes(n: int) -> Moves:
    """0 -> 1 -> ... -> n - 1, where those who win can also pass; so the wave goes all the way."""
    return [[u, u + 1] if (n - u) % 2 == 0 else [u + 1] for u in range(n - 1)] + [[]]


class LabelWithPasses(LabelTask):
    """Task 13: a self-loop is a pass."""

    number = 13

    def example(self) -> Input:
        return [[[0, 1], [1, 2], [], [3], [1]]]

    def part(self, data: Input) -> str:
        return "passes" if any(u in row for u, row in enumerate(data[0])) else "plain"

    def families(self) -> list[Family]:
        return [*super().families(), self.family(PASSES, passes)]

    def deep(self) -> list[Family]:
        return [*super().deep(), self.family(PASSES, passes)]
