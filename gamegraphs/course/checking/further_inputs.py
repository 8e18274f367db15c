"""Inputs for an answer that is right on all others.

Many more small ones are tried at once; and two calls are made with the same lists.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice

from ..exercises import Exercise, Input
from ..running.runner import Runner
from .cached_exercise import CachedExercise
from .smallest_input import larger_steps, shrink
from .trial import READABLE, Trial, endless, first_failing, judged, tried

_PAIRS = 10
_APART = 5  # of the larger inputs of a graph, every fifth has as many positions


def try_further(
    exercise: Exercise, run: Runner, seed: int, notice: Callable[[Trial], None] | None = None
) -> Trial | None:
    """Return a failing trial of many more inputs, made as small as it can be.

    All of them are tried at once where one answer tells as much as an answer to each.
    """
    steps = larger_steps(exercise, further=True)
    if isinstance(exercise, CachedExercise):
        together = exercise.further_together(seed)
        results = run.results(together, steps=steps)
        if together and first_failing(tried(exercise, together, results)) is None:
            return None
    inputs = list(exercise.further(seed))
    trial = first_failing(tried(exercise, inputs, run.results(inputs, steps=steps)))
    if trial is None:
        return None
    if notice:
        notice(trial)
    return trial if endless(trial.result) else shrink(exercise, run, trial)


def try_twice(exercise: Exercise, run: Runner, seed: int) -> tuple[Input, Trial, bool] | None:
    """Return a failure of two calls with the same lists; None if both are right.

    It is the input of the other call, the trial that fails, and whether it is the first call, the
    answer of which has been changed by the second.
    """
    inputs = [data for data in exercise.larger(seed) if sum(exercise.size(data)) <= READABLE]
    pairs = [[*pair] for pair in islice(zip(inputs, inputs[_APART:], strict=False), _PAIRS)]
    for (first, second), result in zip(pairs, run.results(pairs, twice=True), strict=True):
        trials = [judged(exercise, second, result)]
        if type(result.value) is list and len(result.value) == 2:
            one, two = (result._replace(value=value) for value in result.value)
            trials = [judged(exercise, second, two), judged(exercise, first, one)]
        failing = first_failing(trials)
        if failing is not None and not endless(failing.result):
            other = first if failing.data is second else second
            return other, failing, failing.data is first
    return None
