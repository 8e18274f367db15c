"""Answers on large inputs: do they come to an end, and from which size on do they fail?"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

from ...exercises import Exercise, Family
from ...running.metered_call import SECONDS_A_LINE
from ...running.protocol import CallResult
from ...running.runner import HAS_PROCESSOR_TIME, SECONDS, Piped, Runner
from ..smallest_input import Limit
from ..trial import Trial, endless, judged
from .slow_reference import allowed_seconds

_STEPS = 20_000_000
_SOON = 1.5  # seconds in which nearly every call is over
_SEARCH_SECONDS = 2.5  # only for answers that are slow themselves
# A call of at least so many seconds is looked at twice. For eight times the size, work in
# proportion takes eight times as long, up to seventeen where memory is slow and the machine busy;
# quadratic work 64 times. A moment tells nothing of size.
_PART, _GROWTH, _MOMENT = 8, 24.0, 0.04
_QUICK = _GROWTH * _MOMENT
_AGAIN = 2  # runs on both sides of the least size at which a process dies
_BESIDE = 7  # sizes
_GREW = f"{_GROWTH:.0f} times as long as on an eighth"


@dataclass(frozen=True)
class Depth:
    """A family that fails from some size on; `exact` if one size less is right.

    `right` is the largest size that was tried and is right, 0 if none is.
    `growth` says how, where a call ended, or would have, but its time grew faster than the input:
    "nine times as long as on a quarter", say.
    """

    family: Family
    size: int
    exact: bool
    trial: Trial
    growth: str = ""
    right: int = 0


def try_deep(
    exercise: Exercise, run: Runner, notice: Callable[[Depth], None] | None = None
) -> Depth | None:
    """Return the family that fails when it is large, with the least size found that does.

    `notice` gets it before a smaller size is looked for.

    A call that ends in the time that slow work in proportion takes is not counted: however slow it
    is, it may be right. Who takes long is asked again (see `_seconds_left` and `_grows`).
    """
    watched = isinstance(run, Piped)
    before = 0.0  # the work of the process before the last call

    def call(family: Family, size: int, seconds: float = _SOON) -> Trial:
        data = family.make(size)
        steps = max(_STEPS, int(seconds / SECONDS_A_LINE)) if watched else _STEPS
        return judged(exercise, data, next(run.results([data], steps=steps, seconds=seconds)))

    def trial(family: Family, size: int) -> Trial:
        return tried_at(family, size)[0]

    def tried_at(family: Family, size: int) -> tuple[Trial, int]:
        """Return the trial of this size; if it comes to no end, and an eighth is wrong, of that."""
        nonlocal before
        before = _worked(run)
        found = call(family, size)
        if watched and endless(found.result) and not family.may_take_long:
            most = max(SECONDS, allowed_seconds(sum(exercise.size(found.data))))
            seconds, eighth = _seconds_left(run, partial(call, family), size, most)
            if eighth is not None and eighth.fault and not endless(eighth.result):
                return eighth, size // _PART
            # A machine that stands still for a moment counts that as work: of these tries the one
            # counts that speaks for the answer.
            tries = 0 if not seconds else 1 if seconds <= _SOON else 2
            while tries and endless(found.result):
                tries -= 1
                before = _worked(run)
                found = call(family, size, max(seconds, _SOON))
        return found, size

    for family in exercise.deep():
        found, size = tried_at(family, family.size or exercise.deep_size)
        seconds = _worked(run) - before
        if endless(found.result) and family.may_take_long:
            continue
        if endless(found.result):
            return Depth(family, size, False, found)
        if found.fault:
            if notice:
                notice(Depth(family, size, False, found))
            limit = Limit(run, _SEARCH_SECONDS)
            return least_size(family, size, found, partial(trial, family), limit)
        if family.may_take_long:
            continue
        again = partial(call, family, seconds=max(_SOON, _GROWTH * seconds))
        if _grows(run, again, size, seconds):
            return Depth(family, size, False, replace(found, result=CallResult("time")), _GREW)
    return None


def _seconds_left(
    run: Runner, call: Callable[[int, float], Trial], size: int, most: float
) -> tuple[float, Trial | None]:
    """Return the seconds, up to `most`, for a call of this size that has not come to an end soon.

    They are more than work in proportion takes, judged by an eighth of the size: what never comes
    to an end from some size on need not be waited for. That trial comes with them. Where work is
    not told, there is none, and the seconds are all of `most`.
    """
    if not HAS_PROCESSOR_TIME:
        return most, None
    before, part = _worked(run), size // _PART
    eighth = call(part, max(_SOON, most / _PART))
    if endless(eighth.result):
        return 0.0, eighth
    return min(most, _GROWTH * max(_worked(run) - before, _MOMENT)), eighth


def _worked(run: Runner) -> float:
    return run.worked() if isinstance(run, Piped) and HAS_PROCESSOR_TIME else 0.0


def _grows(run: Runner, trial: Callable[[int], Trial], size: int, seconds: float) -> bool:
    """Return whether a call that took so long takes more than its share for its size.

    Only what numpy, say, does in C is still unknown here: lines and Python's own operations have
    been counted. At an eighth of the size, work in proportion takes an eighth of the time,
    quadratic work up to a sixty-fourth. Of two tries the one counts that speaks for the answer.
    """
    if seconds < _QUICK:
        return False
    for _ in range(2):
        before = _worked(run)
        if trial(size // _PART).fault:
            return False
        eighth = _worked(run) - before
        if seconds <= _GROWTH * max(eighth, _MOMENT):
            return False
        before = _worked(run)
        if trial(size).fault:
            return False
        seconds = min(seconds, _worked(run) - before)
    return seconds > _GROWTH * max(eighth, _MOMENT)


def least_size(
    family: Family, high: int, found: Trial, trial: Callable[[int], Trial], limit: Limit
) -> Depth:
    """Return the least size below `high`, where the trial found fails, at which one fails.

    A crash may come now here, now there: it is exact only if it is the same in further runs. And
    where every second size is right by chance, the one below counts, too.
    """
    low, step = 0, 1

    def first_fault(size: int) -> tuple[int, Trial] | None:
        tried = ((below, trial(below)) for below in range(size, max(1, size - step), -1))
        return next(((below, result) for below, result in tried if result.fault), None)

    while not limit.is_over():
        if high - low > 1:
            middle = _next_size(low, high)
            fault = first_fault(middle)
            if fault is None:
                low = middle
            else:
                high, found = fault
                low = min(low, high - 1)
        elif step == 1 and low > 2 and (below := trial(low - 1)).fault:
            high, found, low, step = low - 1, below, 0, 2
        else:
            break
    exact = high - low == 1
    if exact and found.result.kind == "died":
        exact = all(trial(high).fault and not (low > 1 and trial(low).fault) for _ in range(_AGAIN))
    return Depth(family, high, exact, found, right=low)


def _next_size(low: int, high: int) -> int:
    """Return a size between these: powers of two first, then their neighbours, then the middle.

    What counts in bytes fails at a power of two, or a little later: not every position of a family
    is a move of the one with most. And there a call takes long.
    """
    bits, most = low.bit_length(), (high - 1).bit_length()
    if most - bits > 1:
        return 1 << (bits + most - 1) // 2
    for size, near in ((low, low + 1), (low - 1, low + _BESIDE), (high, high - 1)):
        if size & (size - 1) == 0 and near < high:
            return near
    power = 1 << most - 1
    return power if low < power < high else (low + high) // 2
