"""The tasks whose answer is one label for each position: 1, 4, 5, 7, 9, 11 and 13."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

from ...generate import split_mix
from ..explain import letters, wrong_label
from ..values import MalformedError, read_labels, read_pair, shown
from .base import Family, Input
from .graphs import GraphTask, Moves, has_cycle, true_answers


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


class LabelDag(LabelTask):
    """Task 1: acyclic graphs only, so no draws."""

    number = 1
    acyclic = True
    allowed = (0, 1)

    def example(self) -> Input:
        return [[[1, 2], [3], [1, 3], []]]

    def part(self, data: Input) -> str:
        return "small"


class LabelGame(LabelTask):
    """Task 4."""

    number = 4


class LabelMisere(LabelTask):
    """Task 5."""

    number = 5
    ends = "misere play"

    def truth(self, data: Input) -> tuple[list[int], list[int]]:
        return true_answers(data[0], "misere")


class LabelWithVerdicts(LabelTask):
    """Task 7: each terminal has a verdict of its own."""

    number = 7
    shape = "verdicts"
    ends = "these verdicts"

    def inputs(self, moves: Moves) -> list[Input]:
        ends = [u for u, row in enumerate(moves) if not row]
        if len(ends) > 4 or len(moves) > 4:
            bits = [split_mix(len(moves), u + 1) >> 32 & 1 for u in ends]
            return [[moves, [[u, bit] for u, bit in zip(ends, bits, strict=True)]]]
        return [
            [moves, [[u, bit] for u, bit in zip(ends, bits, strict=True)]]
            for bits in product((0, 1), repeat=len(ends))
        ]

    def small(self) -> Iterator[Input]:
        # Four positions have up to 16 choices of verdicts: fewer moves are enough there.
        for data in super().small():
            if len(data[0]) < 4 or sum(map(len, data[0])) <= 3:
                yield data

    def example(self) -> Input:
        return [[[1, 2], [], [3, 0], []], [[1, 1], [3, 0]]]

    def part(self, data: Input) -> str:
        return "mixed" if len({outcome for _, outcome in data[1]}) == 2 else "equal"

    def truth(self, data: Input) -> tuple[list[int], list[int]]:
        return true_answers(data[0], verdicts=dict(data[1]))

    def call(self, name: str, data: Input) -> str:
        return super().call(name, [data[0], {"dict": data[1]}])


class SolveAny(LabelTask):
    """Task 9: the kind of graph, and the labels."""

    number = 9

    def fault(self, data: Input, value: Any) -> str:
        kind, labels = read_pair(value, "kind, labels")
        if kind not in ("ACYCLIC", "CYCLIC"):
            raise MalformedError(f'the kind must be "ACYCLIC" or "CYCLIC", not {shown(kind)}')
        fault = super().fault(data, labels)
        if (kind == "CYCLIC") == has_cycle(data[0]):
            return fault
        if kind == "CYCLIC":
            return "You say CYCLIC, but no position can come back: the graph is ACYCLIC."
        return "You say ACYCLIC, but a position can come back: the graph is CYCLIC."

    def given_labels(self, data: Input, value: Any) -> list[int] | None:
        pair = isinstance(value, list) and len(value) == 2
        return super().given_labels(data, value[1]) if pair else None

    def answer(self, data: Input) -> str:
        kind = "CYCLIC" if has_cycle(data[0]) else "ACYCLIC"
        return f'("{kind}", {shown(self.truth(data)[0])})'


class LabelImplicit(LabelTask):
    """Task 11: the moves come from functions."""

    number = 11
    shape = "implicit"

    def part(self, data: Input) -> str:
        return "small"

    def call(self, name: str, data: Input) -> str:
        return f"{name}(n, succ, pred, terminal) for the moves {shown(data[0])}"


class LabelWithPasses(LabelTask):
    """Task 13: a self-loop is a pass."""

    number = 13

    def example(self) -> Input:
        return [[[0, 1], [1, 2], [], [3, 1]]]

    def part(self, data: Input) -> str:
        return "passes" if any(u in row for u, row in enumerate(data[0])) else "plain"

    def families(self) -> list[Family]:
        def passes(n: int) -> Moves:
            return [[u, u + 1] for u in range(n - 1)] + [[]]

        text = "a chain of {n} positions that can all pass"
        return [*super().families(), self.family(text, passes)]
