"""A task that remembers: for many submissions to the same exercise, one after the other.

Inputs are made once, and an answer that was found right is known again without solving.
"""

from __future__ import annotations

import marshal
from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Any

from ...draw import Picture
from ..exercises import Family, Input, Task, task
from .processor_time import full_size, renumbered


@lru_cache(maxsize=2)
def kept_task(number: int, seed: int) -> Kept:
    """Return the task of a number, which remembers, for one seed."""
    return Kept(task(number), seed)


class Kept(Task):
    """Asks another task, and remembers what it said about the inputs that come every time."""

    def __init__(self, subject: Task, seed: int) -> None:
        self._task = subject
        self.number, self.shape = subject.number, subject.shape
        self.deep_size = subject.deep_size
        self.cost_sizes, self.cost_ratio = subject.cost_sizes, subject.cost_ratio
        self._known: dict[int, Input] = {}  # by identity: these inputs stay where they are
        self._right: dict[int, bytes] = {}
        self._parts: dict[int, str] = {}
        self._small = self._keep(subject.small())
        self._larger = cache(lambda seed: self._keep(subject.larger(seed)))
        self._deep = [self._keeping(family, self.deep_size) for family in subject.deep()]
        self._families = [self._keeping(family, *self.cost_sizes) for family in subject.families()]
        size = full_size(subject, seed)
        self.renumbered = [
            self._keeping(renumbered(subject, family, seed), size) for family in subject.families()
        ]

    def _keep(self, inputs: Iterator[Input]) -> list[Input]:
        found = list(inputs)
        self._known.update((id(data), data) for data in found)
        return found

    def _keeping(self, family: Family, *sizes: int) -> Family:
        """Return a family whose inputs of these sizes are made once."""
        made = cache(lambda n: self._keep(iter([family.make(n)]))[0])
        return Family(family.text, lambda n: made(n) if n in sizes else family.make(n))

    def fault(self, data: Input, value: Any) -> str:
        if id(data) not in self._known:
            return self._task.fault(data, value)
        # Not ==, to which 1 and True are the same.
        written = marshal.dumps(value, 2)
        if self._right.get(id(data)) == written:
            return ""
        fault = self._task.fault(data, value)
        if not fault:
            self._right[id(data)] = written
        return fault

    def part(self, data: Input) -> str:
        if id(data) not in self._known:
            return self._task.part(data)
        if id(data) not in self._parts:
            self._parts[id(data)] = self._task.part(data)
        return self._parts[id(data)]

    def example(self) -> Input:
        return self._task.example()

    def small(self) -> Iterator[Input]:
        return iter(self._small)

    def larger(self, seed: int = 1) -> Iterator[Input]:
        return iter(self._larger(seed))

    def deep(self) -> list[Family]:
        return self._deep

    def families(self) -> list[Family]:
        return self._families

    def size(self, data: Input) -> tuple[int, ...]:
        return self._task.size(data)

    def smaller(self, data: Input) -> Iterator[Input]:
        return self._task.smaller(data)

    def below(self, size: tuple[int, ...]) -> Iterator[Input]:
        return self._task.below(size)

    def canonical(self, data: Input, value: Any) -> Any:
        return self._task.canonical(data, value)

    def answer(self, data: Input) -> str:
        return self._task.answer(data)

    def picture(self, data: Input, value: Any) -> Picture | None:
        return self._task.picture(data, value)

    def call(self, name: str, data: Input) -> str:
        return self._task.call(name, data)
