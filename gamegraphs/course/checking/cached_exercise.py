"""A cached exercise: for many answers to it, one after the other.

Inputs are made and solved once, an answer that was found right is known again, and so is what the
known mistakes answer. A child process that makes the calls of an answer begins without all this:
it never meets an expected answer.
"""

from __future__ import annotations

import ctypes
import marshal
import os
from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator
from dataclasses import replace
from functools import cache, lru_cache
from hashlib import blake2b
from typing import Any, TypeVar
from weakref import WeakSet

from ..exercises import Exercise, Family, Input, exercise
from ..running.protocol import CallResult
from .side_by_side import side_by_side
from .trial import judged
from .work.time_check import TIMES, WIDER, full_size, renumbered, wide_size

_T = TypeVar("_T")
_SHORT = 500  # bytes


@lru_cache(maxsize=2)
def cached_exercise(number: int, seed: int) -> CachedExercise:
    """Return the cached exercise of a number, for one seed."""
    return CachedExercise(exercise(number), seed)


class CachedExercise(Exercise):
    """An exercise, and the inputs and truths that come for every answer.

    It is of the exercise's own class too, behind this one: what is not cached is as it was.
    `timed` are the families on which time is taken, `timed_size` is the size;
    `wide_size` is that at which a wide input is tried.
    """

    def __new__(cls, exercise: Exercise, seed: int) -> CachedExercise:
        kind = type(exercise)
        both: type[CachedExercise] = type(kind.__name__, (cls, kind), {})
        return super().__new__(both)

    def __init__(self, exercise: Exercise, seed: int) -> None:
        self._known: dict[int, Input] = {}  # by identity: these inputs stay where they are
        self.texts: dict[int, bytes] = {}  # by identity too: as a runner writes them
        self._right: dict[int, bytes] = {}  # a digest each, which tells nobody the answer
        self._given: dict[int, Any] = {}  # short right answers: mostly they come as the same object
        self._truths: dict[int, Any] = {}
        self._results: dict[Hashable, dict[int, CallResult]] = {}
        self._wrong: dict[Hashable, dict[int, bool]] = {}
        self._sizes: dict[int, tuple[int, ...]] = {}
        self._parts: dict[int, str] = {}
        self._in_parts: Counter[str] | None = None
        self._small = self._remember(exercise.small())
        self._larger = cache(lambda seed: self._remember(exercise.larger(seed)))
        self._further = cache(lambda seed: self._remember(exercise.further(seed)))
        self._together = cache(lambda seed: self._remember(self._all_of(seed)))
        self._deep = [
            self._cached(family, family.size or exercise.deep_size) for family in exercise.deep()
        ]
        families = exercise.families()
        self._families = [self._cached(family, *exercise.cost_sizes) for family in families]
        self.timed_size = full_size(exercise, seed)
        graphs = exercise.shape in ("moves", "verdicts", "implicit")
        wide = exercise.wide().text if families and graphs else ""
        self.timed = [
            self._timed(renumbered(exercise, family, seed), wide=family.text == wide)
            for family in families
            if not family.counted
        ]
        self.wide_size = wide_size(exercise, seed)
        sizes = exercise.cost_sizes[0] + 1, self.wide_size
        self._wide = self._cached(exercise.wide(), *sizes) if families else None
        _made.add(self)

    def forget(self) -> None:
        """Forget what is an answer.

        Nothing is freed: in a forked process that would write to all of it, and so copy it, which
        takes longer than most calls. One reference to it is left that nobody has.
        """
        answers = self._given, self._truths, self._results, self._wrong
        ctypes.pythonapi.Py_IncRef(ctypes.py_object(answers))
        self._given, self._truths, self._results, self._wrong = {}, {}, {}, {}

    def _remember(self, inputs: Iterable[Input]) -> list[Input]:
        found = list(inputs)
        self._known.update((id(data), data) for data in found)
        self.texts.update((id(data), b"") for data in found)
        return found

    def _cached(self, family: Family, *sizes: int) -> Family:
        """Return a family whose inputs of these sizes are made once."""
        made = cache(lambda n: self._remember([family.make(n)])[0])
        return replace(family, make=lambda n: made(n) if n in sizes else family.make(n))

    def _timed(self, family: Family, wide: bool) -> Family:
        """Return a family on which time is taken; on the wide one at a larger size.

        It is mostly on that one that an answer takes longest, and is asked again.
        """
        if not wide:
            return self._cached(family, self.timed_size)
        size = WIDER * self.timed_size
        return self._cached(replace(family, size=size), size, TIMES * size)

    def small(self) -> Iterator[Input]:
        return iter(self._small)

    def larger(self, seed: int = 1) -> Iterator[Input]:
        return iter(self._larger(seed))

    def further(self, seed: int = 1) -> Iterator[Input]:
        return iter(self._further(seed))

    def further_together(self, seed: int = 1) -> list[Input]:
        """Return one input with all those of `further` in it, if an answer to it tells as much."""
        return self._together(seed)

    def _all_of(self, seed: int) -> list[Input]:
        further = self._further(seed)
        if not self.by_position or not further:
            return []
        return [*side_by_side(self, further, len(further))]

    def deep(self) -> list[Family]:
        return self._deep

    def families(self) -> list[Family]:
        return self._families

    def wide(self) -> Family:
        return self._wide or super().wide()

    def fault(self, data: Input, value: Any) -> str:
        key = id(data)
        if self._given.get(key, self) is value:
            return ""
        if key not in self._known:
            return super().fault(data, value)
        # Not ==, to which 1 and True are the same.
        text = marshal.dumps(value, 2)
        written = blake2b(text, digest_size=16).digest()
        fault = "" if self._right.get(key) == written else super().fault(data, value)
        if not fault:
            self._right[key] = written
            if len(text) <= _SHORT:
                self._given[key] = value
        return fault

    def size(self, data: Input) -> tuple[int, ...]:
        return self._once(self._sizes, data, super().size)

    def part(self, data: Input) -> str:
        return self._once(self._parts, data, super().part)

    def in_parts(self) -> Counter[str]:
        if self._in_parts is None:
            self._in_parts = super().in_parts()
        return self._in_parts

    def truth(self, data: Input) -> Any:
        return self._once(self._truths, data, super().truth)  # type: ignore[misc]

    def result(self, key: Hashable, data: Input, call: Callable[[], CallResult]) -> CallResult:
        """Return the result of a call on an input; `key` tells calls apart that differ."""
        return self._once(self.results_of(key), data, lambda _: call())

    def results_of(self, key: Hashable) -> dict[int, CallResult]:
        """Return the results that are kept for a key, by the identity of the input."""
        return self._results.setdefault(key, {})

    def is_wrong(self, key: Hashable, data: Input, result: CallResult) -> bool:
        """Return whether a result is wrong; `key` tells results apart that differ."""
        kept = self._wrong.setdefault(key, {})
        return self._once(kept, data, lambda _: bool(judged(self, data, result).fault))

    def _once(self, kept: dict[int, _T], data: Input, compute: Callable[[Input], _T]) -> _T:
        """Return `compute(data)`; for an input that comes for every answer it is computed once."""
        if id(data) not in self._known:
            return compute(data)
        if id(data) not in kept:
            kept[id(data)] = compute(data)
        return kept[id(data)]


_made: WeakSet[CachedExercise] = WeakSet()


def _forget() -> None:
    for made in _made:
        made.forget()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_forget)
