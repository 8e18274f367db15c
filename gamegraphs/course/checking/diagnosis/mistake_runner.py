"""The calls of known mistakes, made here and kept."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Any, TypeVar

from ...exercises import Exercise, Input
from ...mistakes.misconception import Misconception
from ...running.arguments import Counter, arguments
from ...running.metered_call import metered
from ...running.protocol import CallResult
from ...running.runner import SECONDS, Here
from ...running.values import plain
from ..cached_exercise import CachedExercise
from ..trial import judged

_T = TypeVar("_T")
_STEPS, _MORE = 20_000, 80_000  # lines; more of a call that is known to come to an end
_DEEPEST = 3_000  # calls, as where an answer is called in this process
_MOST = 240
_largest: dict[int, tuple[int, ...]] = {}  # sizes of small inputs, for each exercise


class MistakeRunner(Here):
    """Makes the calls of a known mistake, those on inputs that come every time only once.

    With a `form`, another mistake, its input is misread or its answer spoilt by that one. On small
    inputs lines are counted only where there may be no end: that takes five times as long.
    """

    def __init__(
        self,
        exercise: Exercise,
        mistake: Misconception,
        i: int = 0,
        form: Misconception | None = None,
        way: int = 0,
    ) -> None:
        function = mistake.functions[i]
        super().__init__(form.around(function, way) if form else function, exercise.shape)
        self.mistake, self.program, self.form = mistake, i, form
        self._exercise, self._key = exercise, (mistake.key, i, form and form.key, way)
        self._endless = mistake.endless or (form is not None and form.endless)

    def results(
        self,
        inputs: Iterable[Input],
        steps: int = _STEPS,
        counting: bool = False,
        seconds: float = SECONDS,
        twice: bool = False,
    ) -> Iterator[CallResult]:
        key, exercise = (self._key, steps, counting), self._exercise
        if not isinstance(exercise, CachedExercise):
            yield from (self._call(data, steps, counting) for data in inputs)
            return
        kept = exercise.results_of(key)
        for data in inputs:
            found = kept.get(id(data))
            if found is None:
                found = exercise.result(key, data, partial(self._call, data, steps, counting))
            yield found

    def is_wrong(self, data: Input, result: CallResult) -> bool:
        """Return whether `result`, that of the mistake on this input, is wrong."""
        if not isinstance(self._exercise, CachedExercise):
            return bool(judged(self._exercise, data, result).fault)
        return self._exercise.is_wrong(self._key, data, result)

    def is_faulty(self, inputs: list[Input]) -> bool:
        """Return whether the mistake is wrong on one of these inputs."""
        return any(map(self.is_wrong, inputs, self.results(inputs)))

    def _call(self, data: Input, steps: int, counting: bool) -> CallResult:
        if counting:
            return self._counted(data, steps)
        if not self._endless and is_small(self._exercise, data):
            return _uncounted(self._function, arguments(self._shape, data))
        if not self._endless:
            steps = max(steps, _MORE)
        return next(super().results([data], steps))

    def _counted(self, data: Input, steps: int) -> CallResult:
        """Count lines and looks alone: what it reads at once nobody asks."""
        counter = Counter()
        given = arguments(self._shape, data, counter)
        result = metered(partial(self._function, *given), steps, _DEEPEST)
        return result._replace(looks=counter.looks)


def is_small(exercise: Exercise, data: Input) -> bool:
    """Return whether an input is as small as those of which all are tried."""
    if exercise.number not in _largest:
        sizes = zip(*map(exercise.size, exercise.small()), strict=True)
        _largest[exercise.number] = tuple(map(max, sizes))
    return all(map(int.__le__, exercise.size(data), _largest[exercise.number]))


def _uncounted(function: Callable[..., Any], given: tuple[Any, ...]) -> CallResult:
    """Return the result of a call that is known to come to an end."""
    limit = sys.getrecursionlimit()
    if limit > _DEEPEST:
        sys.setrecursionlimit(_DEEPEST)
    try:
        return CallResult("value", plain(function(*given)))
    except RecursionError:
        return CallResult("deep")
    except Exception as problem:
        return CallResult("raised", error=f"{type(problem).__name__}: {problem}")
    finally:
        if limit > _DEEPEST:
            sys.setrecursionlimit(limit)


def spread(items: list[_T]) -> list[_T]:
    """Return at most so many items: the first ones, and others evenly spread."""
    if len(items) <= _MOST:
        return items
    head, rest = items[: _MOST // 2], items[_MOST // 2 :]
    step = len(rest) / (_MOST // 2)
    return head + [rest[int(i * step)] for i in range(_MOST // 2)]
