"""Exercise 1: label an acyclic game, where there are no draws."""

from __future__ import annotations

from collections.abc import Iterator
from math import isqrt
from typing import Any

from ....outcome import DRAW
from ...running.values import read_labels
from ..base import Family, Input, Part
from ..graph_families import Moves, down, layered
from ..label_answers import LabelExercise
from ..section import Section, sections_for

# Who labels by Grundy numbers may have room for 64 or 128 of them.
_VALUES = 140


class LabelDag(LabelExercise):
    """Acyclic graphs only, so no draws."""

    number = 1
    title = "Label an acyclic game"
    level = "beginner"
    function = "label_dag"
    signature = "label_dag(moves: list[list[int]]) -> list[int]"
    limit = "up to 10^5 positions, no cycles; O(n + m)"
    notebook = "02-dag-memoisation"
    sections = sections_for(
        Section(notebook, "4 The rules as a function"),
        work=Section(notebook, "6 With a memo: every move once"),
        deep=Section(notebook, "11 Your own stack"),
    )
    parts = (
        Part("small", "small acyclic graphs", 3),
        Part("large", "larger graphs and deep chains", 1),
        Part("linear", "the amount of work", 1),
    )
    hints = (
        "Which positions can you label without looking at any other position?",
        "A position is decided by its successors, so label these first. What order of the "
        "positions guarantees that, and what do you store so that nothing is done twice?",
        "Depth-first search with a memory: label[u] = 1 if label[v] == 0 for some move "
        "u -> v, else 0. A position without moves gets 0 from the same line.",
        "A chain of 20,000 positions is too deep for recursion. Keep your own stack: push a "
        "position, push its unlabelled successors, and label it when it comes up again and "
        "all of them are known. Or start at the ends and count open moves.",
    )
    prints = "the n labels on one line: 0 LOSE, 1 WIN"
    acyclic = True
    largest = 100_000  # the statement promises no more

    def example(self) -> Input:
        return [[[1, 2], [3], [1, 3], []]]

    def part(self, data: Input) -> str:
        return "small"

    def fault(self, data: Input, value: Any) -> str:
        drawn = isinstance(value, list) and any(type(x) is int and x == DRAW for x in value)
        read_labels(value, len(data[0]), (0, 1, 2) if drawn else (0, 1))
        fault = super().fault(data, value)
        if fault and DRAW in value:
            fault += " No position can come back here, so play ends and there are no draws."
        return fault

    def larger(self, seed: int = 1) -> Iterator[Input]:
        yield from super().larger(seed)
        yield from self.inputs(all_values(_VALUES))
        # One move, neither the first nor the last of its row, leads the other way than all others.
        yield from self.inputs([[4], [2, 0, 3], [4], [4], []])
        yield from self.inputs([[], [0], [0], [2, 4, 1], [0]])
        # 1 more than 0, 1 and 2 cancel each other in exclusive or, and one of these is LOSE.
        yield from self.inputs([[4], [4], [4], [4, 0, 1, 2], [5], []])

    def deep(self) -> list[Family]:
        # One chain is deep for every search, whichever position it begins with; this one is so
        # also for a recursion whose limit has been raised.
        text = "the chain ... -> 1 -> 0 of {n} positions"
        return [*super().deep(), self.family(text, down, 40_000)]

    def families(self) -> list[Family]:
        text = "{n} positions, a chain of a few of them and one move to its end from each other"
        chain, *others = super().families()
        return [chain, self.family(text, brush), *others]

    def crowd(self) -> Family:
        return self.family("{n} positions in layers, with moves to the next one", layered, 21_000)


def all_values(n: int) -> Moves:
    """Position u < n can move to all below it, and n + u to u alone: Grundy numbers up to n - 1.

    >>> all_values(3)
    [[], [0], [0, 1], [0], [1], [2]]
    """
    return [[*range(u)] for u in range(n)] + [[u] for u in range(n)]


def brush(n: int) -> Moves:
    """0 -> 1 -> ... over some 2 sqrt(n) positions, and a move to the last of all from the rest.

    Work that grows with n times the longest play is more than proportional here, work that
    grows with the plays from every position is not.
    """
    length = min(n - 1, 2 * isqrt(n))
    return [[u + 1] for u in range(length - 1)] + [[n - 1] for _ in range(length - 1, n - 1)] + [[]]


EXERCISE = LabelDag()
