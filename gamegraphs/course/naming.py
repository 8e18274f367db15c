"""The name of a mistake: which known wrong answer does this one coincide with?

A known mistake fits if the answer equals it on every input on which the mistake makes a
difference. One that explains every failure comes before one that explains part of them; where
two fit equally well, nothing is said.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeVar

from .meter import Reply
from .misconceptions import misconceptions
from .misconceptions.base import Misconception
from .runner import Here
from .search import Cost, Trial, costs, judged, same
from .tasks import Task

_T = TypeVar("_T")
_MOST = 400
_SHARE = 0.5
_STEPS = 20_000
_DIED = "died"


def name_wrong(task: Task, trials: Sequence[Trial]) -> Misconception | None:
    """Return the mistake that the failing ones of these trials show, if just one fits."""
    failing = _spread([trial for trial in trials if trial.fault])
    passing = _spread([trial for trial in trials if not trial.fault])
    if not failing or any(trial.reply.kind == _DIED for trial in failing):
        return None
    fits = []
    for mistake in misconceptions(task.number):
        share = _explained(task, mistake, failing, passing)
        if share >= _SHARE:
            fits.append((share, mistake))
    return _best(fits)


def name_slow(task: Task, measured: Sequence[Cost]) -> Misconception | None:
    """Return the mistake that is slow on the same families as these, if just one is."""
    slow = [cost.slow for cost in measured]
    fits = []
    for mistake in misconceptions(task.number):
        run = Here(mistake.function, task.shape)
        if any(_faulty(task, run)):
            continue
        if all(cost.slow == other for cost, other in zip(costs(task, run), slow, strict=True)):
            fits.append((1.0, mistake))
    return _best(fits)


def _best(fits: list[tuple[float, Misconception]]) -> Misconception | None:
    best = max((share for share, _ in fits), default=0.0)
    first = [mistake for share, mistake in fits if share == best]
    return first[0] if len(first) == 1 else None


def _explained(
    task: Task, mistake: Misconception, failing: list[Trial], passing: list[Trial]
) -> float:
    """Return the share of the failures that the mistake makes too; 0 if it does not fit."""
    run = Here(mistake.function, task.shape)
    made = 0
    for trial, reply in _replayed(run, failing):
        if same(task, trial.data, trial.reply, reply):
            made += 1
        elif judged(task, trial.data, reply).fault:
            return 0.0
    if not made:
        return 0.0
    for trial, reply in _replayed(run, passing):
        if judged(task, trial.data, reply).fault:
            return 0.0
    return made / len(failing)


def _replayed(run: Here, trials: list[Trial]) -> zip[tuple[Trial, Reply]]:
    return zip(trials, run.replies((t.data for t in trials), steps=_STEPS), strict=True)


def _faulty(task: Task, run: Here) -> Iterator[bool]:
    inputs = _spread(list(task.small()))
    for data, reply in zip(inputs, run.replies(inputs, steps=_STEPS), strict=True):
        yield bool(judged(task, data, reply).fault)


def _spread(items: list[_T]) -> list[_T]:
    """Return at most so many items: the first ones, and others evenly spread."""
    if len(items) <= _MOST:
        return items
    head, rest = items[: _MOST // 2], items[_MOST // 2 :]
    step = len(rest) / (_MOST // 2)
    return head + [rest[int(i * step)] for i in range(_MOST // 2)]
