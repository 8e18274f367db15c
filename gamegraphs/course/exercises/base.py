"""What a check has to know of a task: its inputs, and whether an answer is right.

An input is a list of plain data, so that it can cross into another process and be written
down; `gamegraphs.course.running.arguments` makes the function's arguments of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from ...draw import Picture
from ..running.arguments import Shape
from ..running.values import shown

Input = list[Any]


@dataclass(frozen=True)
class Family:
    """Inputs of one kind in every size.

    Attributes
    ----------
    text : what they are, after "on": "a chain of {n} positions"
    make : the input of a size
    """

    text: str
    make: Callable[[int], Input]

    def named(self, size: int) -> str:
        return self.text.format(n=f"{size:,}")


class Task:
    """One task; subclasses say what differs."""

    number: int
    shape: Shape = "plain"
    deep_size = 20_000
    # The work at the larger size may be so many times that at the smaller one: 4 is linear,
    # about 5 is n log n, 16 is quadratic.
    cost_sizes = (60, 240)
    cost_ratio = 6.5

    def example(self) -> Input:
        """Return the worked example of the statement."""
        raise NotImplementedError

    def small(self) -> Iterator[Input]:
        """Yield every small input, the smallest first."""
        raise NotImplementedError

    def larger(self, seed: int = 1) -> Iterator[Input]:
        """Yield larger inputs, different ones for each seed."""
        return iter(())

    def deep(self) -> list[Family]:
        """Return families of inputs that are tried at `deep_size`."""
        return []

    def families(self) -> list[Family]:
        """Return families on which the work is counted at both `cost_sizes`."""
        return []

    def part(self, data: Input) -> str:
        """Return the key of the part that a small input belongs to."""
        raise NotImplementedError

    def size(self, data: Input) -> tuple[int, ...]:
        """Return what inputs are ordered by."""
        raise NotImplementedError

    def smaller(self, data: Input) -> Iterator[Input]:
        """Yield inputs that are one step smaller."""
        return iter(())

    def below(self, size: tuple[int, ...]) -> Iterator[Input]:
        """Yield the inputs smaller than `size` that are not among the small ones."""
        return iter(())

    def fault(self, data: Input, value: Any) -> str:
        """Return what is wrong with an answer in one sentence, "" if it is right.

        Raises MalformedError if the value has not the form of an answer.
        """
        raise NotImplementedError

    def canonical(self, data: Input, value: Any) -> Any:
        """Return a value that equal answers share, whatever their order."""
        return value

    def answer(self, data: Input) -> str:
        """Return the right answer as text."""
        raise NotImplementedError

    def picture(self, data: Input, value: Any) -> Picture | None:
        """Return the input drawn with the true answer, and the given one where it differs."""
        return None

    def call(self, name: str, data: Input) -> str:
        """Return the call that can be tried again."""
        return f"{name}({', '.join(shown(value) for value in data)})"
