"""Is the work in proportion, by the clock? Answers that are graded are asked that too.

Counts of lines and looks come from the process that runs the answer, and code in that process can
forge them. The processor time that it uses is counted by the system. What is quadratic in Python
takes a second on 10,000 positions, where linear work takes a hundredth. In between, the input is
made four times as large: linear work then takes four times as long, quadratic work sixteen times.
What Python does in C, as `queue.pop(0)`, takes a second only on a queue of 40,000.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Protocol

from ....generate import split_mix
from ...exercises import Exercise, Family, Input
from ...running.arguments import Shape
from ...running.protocol import CallResult
from ...running.runner import Runner
from ..trial import Trial, endless, judged
from .large_inputs import Depth

_QUICK = 0.125  # seconds: whatever is that fast at full size is let through
_QUICK_PART = 1 / 50  # and, where that is more, what takes this part of what is allowed
_MOST = 2.0  # seconds at full size
TIMES = 4  # so many times larger is the input on which who is not quick is asked again
_GROWTH = 8.0
_GROWTH_WIDER = 10.0  # memory is slow: there work in proportion takes up to six times as long
_MOST_LARGER = 10.0
_OF_POSITIONS: tuple[Shape, ...] = ("moves", "verdicts", "implicit")  # that can be numbered anew
_WIDE = 4_000
WIDER = 4  # times the size at which time is taken, where many positions wait at once


class Timed(Runner, Protocol):
    """A runner that knows the processor time its calls have used."""

    def worked(self) -> float: ...


def slow_by_time(
    exercise: Exercise,
    run: Timed,
    families: Sequence[Family],
    size: int,
    allowed: Callable[[int], float] = lambda amount: 0.0,
) -> Depth | None:
    """Return a family that takes too long; if none does, one that is answered wrongly.

    What is wrong is not looked at for its time any further.

    The families are those on which work is counted, but `renumbered`, and the size is that of
    `full_size`, so that nobody can work the inputs out beforehand; a family may have another one.
    `allowed` are the seconds for so many positions and moves that no answer in proportion exceeds
    on this machine, if that is known: fewer than those are never too many.
    """
    slowest: dict[int, tuple[float, Family]] = {}  # for each size
    found: list[Depth] = []
    for family in families:
        n = family.size or size
        data = family.make(n)
        trial, seconds = _timed(exercise, run, data, _MOST)
        if endless(trial.result):  # only then is it asked what this machine allows: that takes long
            most = allowed(sum(exercise.size(data)))
            if most > _MOST:
                trial, seconds = _timed(exercise, run, data, most)
        if trial.fault:
            found.append(Depth(family, n, False, trial))
            if endless(trial.result):
                return found[-1]
            continue
        longest = slowest.get(n, (_QUICK, family))[0]
        if seconds > longest and seconds > _QUICK_PART * allowed(sum(exercise.size(data))):
            slowest[n] = seconds, family
    found += filter(None, (_slow(exercise, run, *slowest[n], n, allowed) for n in slowest))
    return next((one for one in found if endless(one.trial.result)), found[0] if found else None)


def _slow(
    exercise: Exercise,
    run: Timed,
    longest: float,
    slowest: Family,
    size: int,
    allowed: Callable[[int], float],
) -> Depth | None:
    """Return a family if it takes too long, or is answered wrongly, when it is larger.

    At this size it has taken `longest` seconds.
    """
    growth, times = (_GROWTH_WIDER, "ten") if slowest.size else (_GROWTH, "eight")
    data = slowest.make(TIMES * size)
    # Who stretches the time above is not helped by that beyond what slow work in proportion takes.
    bound = allowed(sum(exercise.size(data))) or _MOST_LARGER
    trial, seconds = _timed(exercise, run, data, min(growth * longest, bound))
    if endless(trial.result) or seconds > min(growth * longest, bound):
        # Once more, both: of two tries the one counts that speaks for the answer.
        longest = max(longest, _timed(exercise, run, slowest.make(size), bound)[1])
        trial, seconds = _timed(exercise, run, data, min(growth * longest, bound))
    if trial.fault and not endless(trial.result):
        return Depth(slowest, TIMES * size, False, trial)
    if trial.fault or seconds > min(growth * longest, bound):
        grew = f"{times} times as long as on a quarter" if growth * longest <= bound else ""
        return Depth(slowest, TIMES * size, False, Trial(data, CallResult("time"), "time"), grew)
    return None


def _timed(exercise: Exercise, run: Timed, data: Input, seconds: float) -> tuple[Trial, float]:
    before = run.worked()
    result = next(run.results([data], steps=0, seconds=seconds))
    return judged(exercise, data, result), run.worked() - before


def full_size(exercise: Exercise, seed: int) -> int:
    """Return the size at which time is taken."""
    return exercise.deep_size // 2 + split_mix(seed, 1) % 500


def wide_size(exercise: Exercise, seed: int) -> int:
    """Return the size at which a wide input is tried for what is read at once."""
    return _WIDE + split_mix(seed, 2) % 500


def renumbered(exercise: Exercise, family: Family, seed: int) -> Family:
    """Return a family with its positions in another order, where the input is a game graph."""

    if exercise.shape not in _OF_POSITIONS:
        return family

    def make(n: int) -> Input:
        return reordered(exercise.shape, family.make(n), seed)

    return Family(f"{family.text} (numbered anew)", make)


def reordered(shape: Shape, data: Input, seed: int) -> Input:
    """Return an input with its positions numbered anew.

    >>> reordered("verdicts", [[[1], []], [[1, 0]]], 2)
    [[[], [0]], [[0, 0]]]
    """
    if shape not in _OF_POSITIONS:
        return data
    moves, *more = data
    chosen = Random(seed).random  # the sequence of a seed stays in all versions of Python
    order = sorted(range(len(moves)), key=[chosen() for _ in moves].__getitem__)
    number = {u: i for i, u in enumerate(order)}
    found: Input = [[[number[v] for v in moves[u]] for u in order], *more]
    if shape == "verdicts":
        found[1] = [[number[u], verdict] for u, verdict in more[0]]
    return found
