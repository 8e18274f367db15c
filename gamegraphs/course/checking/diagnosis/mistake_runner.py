"""The calls of known mistakes, made here and kept."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from typing import TypeVar

from ...exercises import Exercise, Input
from ...mistakes.misconception import Misconception
from ...running.arguments import Counter, arguments
from ...running.metered_call import metered
from ...running.protocol import CallResult
from ...running.runner import SECONDS, Here
from ..cached_exercise import CachedExercise
from ..trial import first_failing, tried

_T = TypeVar("_T")
_STEPS = 20_000
_DEEPEST = 3_000  # calls, as where an answer is called in this process
_MOST = 240


class MistakeRunner(Here):
    """Makes the calls of a known mistake, those on inputs that come every time only once.

    With a `form`, another mistake, its input is misread or its answer spoilt by that one.
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
        self._exercise, self._key = exercise, (mistake.key, i, form and form.key, way)

    def results(
        self,
        inputs: Iterable[Input],
        steps: int = _STEPS,
        counting: bool = False,
        seconds: float = SECONDS,
    ) -> Iterator[CallResult]:
        call = super().results
        for data in inputs:
            once = partial(next, call([data], steps))
            if counting:  # lines and looks alone: what it reads at once nobody asks
                once = partial(self._counted, data, steps)
            if isinstance(self._exercise, CachedExercise):
                yield self._exercise.result((self._key, steps, counting), data, once)
            else:
                yield once()

    def is_faulty(self, inputs: list[Input]) -> bool:
        """Return whether the mistake is wrong on one of these inputs."""
        results = self.results(inputs)
        return first_failing(tried(self._exercise, inputs, results)) is not None

    def _counted(self, data: Input, steps: int) -> CallResult:
        counter = Counter()
        given = arguments(self._shape, data, counter)
        result = metered(partial(self._function, *given), steps, _DEEPEST)
        return result._replace(looks=counter.looks)


def spread(items: list[_T]) -> list[_T]:
    """Return at most so many items: the first ones, and others evenly spread."""
    if len(items) <= _MOST:
        return items
    head, rest = items[: _MOST // 2], items[_MOST // 2 :]
    step = len(rest) / (_MOST // 2)
    return head + [rest[int(i * step)] for i in range(_MOST // 2)]
