"""The name of a mistake: which known wrong answer does this one coincide with?

A known mistake fits if the answer equals it on every input on which the mistake makes a
difference, the smallest one that fails among them. One that explains every failure comes
before one that explains part of them; where two fit equally well, nothing is said.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from itertools import zip_longest
from typing import TypeVar

from ..exercises import Exercise, Input, misconceptions
from ..mistakes.misconception import Misconception
from ..running.protocol import CallResult
from ..running.runner import SECONDS, Here, Runner
from .cached_exercise import CachedExercise
from .smallest_input import Cost, Trial, first_failing, judged, measure_costs, same, tried

_T = TypeVar("_T")
_MOST = 400
_SHARE = 0.5
_STEPS = 20_000
_DIED = "died"


def name_wrong(exercise: Exercise, trials: Sequence[Trial]) -> Misconception | None:
    """Return the mistake that the failing ones of these trials show, if just one fits."""
    failing = _spread([trial for trial in trials if trial.fault])
    passing = _spread([trial for trial in trials if not trial.fault])
    if not failing or any(trial.result.kind == _DIED for trial in failing):
        return None
    fits = []
    for mistake in misconceptions(exercise.number):
        share = _explained(exercise, mistake, failing, passing)
        if share >= _SHARE:
            fits.append((share, mistake))
    return _best(fits)


def name_slow(exercise: Exercise, measured: Sequence[Cost]) -> Misconception | None:
    """Return the mistake that is slow on the same families as these, if just one is."""
    fits = []
    inputs = _spread(list(exercise.small()))
    for mistake in misconceptions(exercise.number):
        run = _Known(exercise, mistake)
        if not _faulty(exercise, run, inputs) and _as_slow(measure_costs(exercise, run), measured):
            fits.append((1.0, mistake))
    return _best(fits)


def _as_slow(found: Iterable[Cost], measured: Sequence[Cost]) -> bool:
    """Return whether the work of a mistake grows on the same families, and on no others."""
    pairs = zip_longest(found, measured)
    return all(a and b and not a.wrong and a.slow == b.slow for a, b in pairs)


class _Known(Here):
    """Makes the calls of a known mistake, those on inputs that come every time only once."""

    def __init__(self, exercise: Exercise, mistake: Misconception) -> None:
        super().__init__(mistake.function, exercise.shape)
        self._exercise, self._key = exercise, mistake.key

    def results(
        self,
        inputs: Iterable[Input],
        steps: int = _STEPS,
        counting: bool = False,
        seconds: float = SECONDS,
    ) -> Iterator[CallResult]:
        call = super().results
        for data in inputs:
            once = partial(next, call([data], steps, counting))
            if isinstance(self._exercise, CachedExercise):
                yield self._exercise.result((self._key, steps, counting), data, once)
            else:
                yield once()


def _best(fits: list[tuple[float, Misconception]]) -> Misconception | None:
    best = max((share for share, _ in fits), default=0.0)
    first = [mistake for share, mistake in fits if share == best]
    return first[0] if len(first) == 1 else None


def _explained(
    exercise: Exercise, mistake: Misconception, failing: list[Trial], passing: list[Trial]
) -> float:
    """Return the share of the failures that the mistake makes too; 0 if it does not fit."""
    run = _Known(exercise, mistake)
    made = 0
    for trial, result in _replayed(run, failing):
        if same(exercise, trial.data, trial.result, result):
            made += 1
        elif trial is failing[0] or judged(exercise, trial.data, result).fault:
            return 0.0  # the first failure is shown: a name that does not explain it misleads
    if not made:
        return 0.0
    for trial, result in _replayed(run, passing):
        if judged(exercise, trial.data, result).fault:
            return 0.0
    return made / len(failing)


def _replayed(run: Runner, trials: list[Trial]) -> zip[tuple[Trial, CallResult]]:
    return zip(trials, run.results((t.data for t in trials), steps=_STEPS), strict=True)


def _faulty(exercise: Exercise, run: Runner, inputs: list[Input]) -> bool:
    return first_failing(tried(exercise, inputs, run.results(inputs, steps=_STEPS))) is not None


def _spread(items: list[_T]) -> list[_T]:
    """Return at most so many items: the first ones, and others evenly spread."""
    if len(items) <= _MOST:
        return items
    head, rest = items[: _MOST // 2], items[_MOST // 2 :]
    step = len(rest) / (_MOST // 2)
    return head + [rest[int(i * step)] for i in range(_MOST // 2)]
