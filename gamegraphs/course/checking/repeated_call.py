"""A call that failed is made again: does its answer depend on earlier calls, or on chance?

Only where calls are made in another process, which can begin anew: here there is no way back to the
start.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import partial

from ..exercises import Exercise, Input
from ..running.runner import Piped, Runner
from .smallest_input import Limit
from .trial import Trial, same, tried

_ADDRESS = re.compile("0x[0-9a-fA-F]+")  # in memory: another one for each object
_SECONDS = 1.0
_SEARCH_SECONDS = 1.5  # of work, to find the fewest calls after which it changes
_CALLS = 4  # of a failing input in a fresh process: mostly they give the same, and that is all
_TIMES = 5  # the first call of a fresh process gives the same: then it is not chance that decides
# Where lines were counted, the call took long, as the first of a process may, and was made once
# more in the same process. Another try may tell what the first one gives.
_TRIES = 8
_FIRST = 40  # inputs, each of which is tried alone as what the answer may depend on


@dataclass(frozen=True)
class ChangedAnswer:
    """An answer that is not the same each time.

    Attributes
    ----------
    alone : the trial in a process of its own
    before : the inputs after which the call gives something else; where there are none, it is
        chance that decides
    other : the trial that gave something else
    """

    alone: Trial
    before: list[Input]
    other: Trial


def change(
    exercise: Exercise, run: Runner, trial: Trial, earlier: list[Input]
) -> ChangedAnswer | None:
    """Return how the answer of a failing trial changes, None if it does not.

    `earlier` are the inputs of the calls before it.
    """
    if not isinstance(run, Piped) or trial.result.kind not in ("value", "raised"):
        return None
    alike = partial(_alike, exercise)
    repeated = _trials(exercise, run, [trial.data] * _CALLS)
    if all(alike(found, trial) for found in repeated):
        return None
    last = partial(_last, exercise, run, trial.data)
    fresh = [found for found in (last([]) for _ in range(_TRIES)) if not found.result.steps]
    if not fresh:
        return None
    alone, *again = fresh[:_TIMES]
    other = next((found for found in again if not alike(found, alone)), None)
    if other is not None:
        right, wrong = sorted((alone, other), key=lambda found: bool(found.fault))
        return ChangedAnswer(right, [], wrong)

    def changes_after(before: list[Input]) -> bool:
        return all(not alike(last(before), alone) for _ in range(2))

    for one in [trial.data, *earlier[:_FIRST]]:
        if changes_after([one]):
            return ChangedAnswer(alone, [one], last([one]))
    if not changes_after(earlier):
        return ChangedAnswer(alone, [], trial)
    few, many = 0, len(earlier)
    limit = Limit(run, _SEARCH_SECONDS)
    while many - few > 1 and not limit.is_over():
        middle = (few + many) // 2
        few, many = (few, middle) if changes_after(earlier[:middle]) else (middle, many)
    before = earlier[:many]
    before = before[-1:] if changes_after(before[-1:]) else before
    return ChangedAnswer(alone, before, last(before))


def _last(exercise: Exercise, run: Piped, data: Input, before: list[Input]) -> Trial:
    """Return the trial of an input after others in a fresh process."""
    return _trials(exercise, run, [*before, data])[-1]


def _trials(exercise: Exercise, run: Piped, inputs: list[Input]) -> list[Trial]:
    """Return the trials of inputs, one after the other in a fresh process."""
    run.close()
    return [*tried(exercise, inputs, run.results(inputs, seconds=_SECONDS))]


def _alike(exercise: Exercise, one: Trial, other: Trial) -> bool:
    if same(exercise, one.data, one.result, other.result):
        return True
    if {one.result.kind, other.result.kind} != {"value"}:
        return False
    values = [_ADDRESS.sub("", repr(trial.result.value)) for trial in (one, other)]
    return bool(one.fault) and values[0] == values[1]
