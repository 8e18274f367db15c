"""The smallest input that an answer gets wrong, and the work it does.

Small inputs are tried in order of size, all of them, so nothing smaller than the first one
that fails does fail. Where only larger ones fail, the first of these is made smaller step by
step as long as it fails.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import islice
from typing import Any, Protocol

from ..exercises import Exercise, Family, Input
from ..running.metered_call import SECONDS_A_LINE
from ..running.protocol import CallResult
from ..running.runner import HAS_PROCESSOR_TIME, SECONDS, Piped, Runner
from ..running.values import MalformedError
from .slow_reference import allowed_seconds
from .whole_read import WholeRead, growing_reads

_ENDLESS = ("steps", "time", "late", "died")
# So many calls that never end, or crash, are enough to judge by: they take long.
_PATIENCE = {"steps": 0.4, "time": 0.4, "died": 0.4, "deep": 0.02, "late": 2.0}
_SMALL_SECONDS = 1.0
_LARGE_STEPS = 20_000_000
_SHRINK_TRIES = 1_500
_SHRINK_SECONDS = 4.0  # only for answers that are slow themselves: it must not depend on the clock
_BELOW = 4_000
_BELOW_SECONDS = 3.0  # only for answers that are slow themselves
_EARLIER = 40
# A call of at least so many seconds is looked at twice. For eight times the size, work in
# proportion takes eight times as long, twelve where memory is slow. The clock ticks in hundredths.
_QUICK, _PART, _GROWTH, _TICKS = 0.7, 8, 17.0, 0.04
GREW = "its time grew faster than the input"  # why a call that came to an end is too slow
_LARGER = 1_001  # the size at which an answer that is too slow shows that it is right
_LARGER_SECONDS = 10.0


@dataclass(frozen=True)
class Trial:
    """One input, the result of the call, and what is wrong with it; "" if nothing is.

    `malformed` tells an answer of the wrong form from a wrong one.
    """

    data: Input
    result: CallResult
    fault: str
    malformed: bool = False


class Judge(Protocol):
    """Says what is wrong with an answer to an input; an exercise does."""

    def fault(self, data: Input, value: Any) -> str: ...


def first_failing(trials: Iterable[Trial]) -> Trial | None:
    """Return the first failing one of these trials, which stand in order of size."""
    return next((trial for trial in trials if trial.fault), None)


def tried(judge: Judge, inputs: Iterable[Input], results: Iterable[CallResult]) -> Iterator[Trial]:
    """Yield the trial of each input, as the results come in."""
    for data, result in zip(inputs, results, strict=False):
        yield judged(judge, data, result)


def judged(judge: Judge, data: Input, result: CallResult) -> Trial:
    """Return the trial of a result."""
    if result.kind != "value":
        return Trial(data, result, result.kind)
    if result.error:  # there is an answer, but it could not be read
        return Trial(data, result, f"{result.error}.", malformed=True)
    try:
        return Trial(data, result, judge.fault(data, result.value))
    except MalformedError as problem:
        return Trial(data, result, f"{problem}.".replace("..", "."), malformed=True)


def survey(exercise: Exercise, run: Runner) -> list[Trial]:
    """Return the trials of the small inputs, in order of size.

    When too many calls never end, the other inputs of the parts that fail are left out.
    """
    inputs = list(exercise.small())
    trials = _some(exercise, run, inputs)
    if len(trials) < len(inputs):
        failing = {exercise.part(trial.data) for trial in trials if trial.fault}
        rest = [data for data in inputs[len(trials) :] if exercise.part(data) not in failing]
        trials += _some(exercise, run, rest)
    return trials


def _some(exercise: Exercise, run: Runner, inputs: list[Input]) -> list[Trial]:
    """Return the trials of these inputs, up to the one at which patience runs out."""
    trials = []
    patience = 1.0
    for trial in tried(exercise, inputs, run.results(inputs, seconds=_SMALL_SECONDS)):
        trials.append(trial)
        patience -= _PATIENCE.get(trial.result.kind, 0.0)
        if patience < 0:
            break
    return trials


def try_larger(exercise: Exercise, run: Runner, seed: int) -> Trial | None:
    """Return the first failing trial of the larger inputs, made as small as it can be."""
    inputs = [exercise.example(), *exercise.larger(seed)]
    trial = first_failing(tried(exercise, inputs, run.results(inputs, steps=_LARGE_STEPS // 10)))
    if trial is None or endless(trial.result):
        return trial
    return shrink(exercise, run, trial)


class Limit:
    """How long a search may go on: so many seconds of work, ours and that of the calls.

    A busy machine makes a search wait and find the same; only after five times as long it ends.
    """

    def __init__(self, run: Runner, seconds: float) -> None:
        self._run = run
        self._work = self._worked() + seconds
        self._end = time.monotonic() + 5 * seconds

    def _worked(self) -> float:
        return time.process_time() + (self._run.worked() if isinstance(self._run, Piped) else 0.0)

    def is_over(self) -> bool:
        return self._worked() > self._work or time.monotonic() > self._end


def shrink(
    exercise: Exercise,
    run: Runner,
    trial: Trial,
    seconds: float = _SMALL_SECONDS,
    longest: float = _SHRINK_SECONDS,
) -> Trial:
    """Return a failing trial from which nothing can be taken away, if time allows.

    `seconds` is for one call, `longest` for all of them.
    """
    limit = Limit(run, longest)
    tries = 0
    again = True
    while again:
        again = False
        for data in exercise.smaller(trial.data):
            tries += 1
            smaller = judged(exercise, data, next(run.results([data], seconds=seconds)))
            if smaller.fault and smaller.result.kind == trial.result.kind:
                trial, again = smaller, True
            if tries >= _SHRINK_TRIES or limit.is_over():
                return trial
            if again:
                break
    return trial


def minimise(exercise: Exercise, run: Runner, trial: Trial) -> tuple[Trial, bool]:
    """Return the smallest failing trial below this one, and whether that is certain."""
    below = list(islice(exercise.below(exercise.size(trial.data)), _BELOW + 1))
    if below and (len(below) > _BELOW or trial.result.kind in _ENDLESS):
        return trial, False
    limit = Limit(run, _BELOW_SECONDS)
    for found in tried(exercise, below, run.results(below, seconds=_SMALL_SECONDS)):
        if found.fault:
            return found, True
        if limit.is_over():
            return trial, False
    return trial, True


def after_another(
    exercise: Exercise, run: Runner, trial: Trial, trials: list[Trial]
) -> Input | None:
    """Return an input after which this one fails, if it is right in a fresh process.

    Only where calls are made in a child process: here there is no way back to the start.
    """
    if not isinstance(run, Piped) or trial.result.kind not in ("value", "raised"):
        return None
    alone = _last(exercise, run, [trial.data])
    # Where lines were counted, the call took long and was made once more in the same process.
    counted = alone.result.steps > 0
    if alone.fault and not (counted and not _last(exercise, run, [trial.data]).fault):
        return None
    for earlier in trials[:_EARLIER]:
        if _last(exercise, run, [earlier.data, trial.data]).fault:
            return earlier.data
    return None


def _last(exercise: Exercise, run: Piped, inputs: list[Input]) -> Trial:
    """Return the trial of the last of these inputs, tried in a fresh process."""
    run.close()
    results = list(run.results(inputs, seconds=_SMALL_SECONDS))
    return judged(exercise, inputs[-1], results[-1])


@dataclass(frozen=True)
class Depth:
    """A family that fails from some size on; `exact` if one size less is right."""

    family: Family
    size: int
    exact: bool
    trial: Trial


def try_deep(exercise: Exercise, run: Runner) -> Depth | None:
    """Return the family that fails when it is large, with the least size found that does.

    A call that ends in the time that slow work in proportion takes is not counted: however slow it
    is, it may be right. Who takes long is asked again (see `_grows`).
    """
    watched = isinstance(run, Piped)
    each = allowed_seconds(1) if watched else 0.0

    def trial(family: Family, size: int) -> Trial:
        data = family.make(size)
        seconds = max(SECONDS, each * sum(exercise.size(data)))
        steps = max(_LARGE_STEPS, int(seconds / SECONDS_A_LINE)) if watched else _LARGE_STEPS
        return judged(exercise, data, next(run.results([data], steps=steps, seconds=seconds)))

    for family in exercise.deep():
        size = family.size or exercise.deep_size
        before = _worked(run)
        found = trial(family, size)
        if endless(found.result):
            return Depth(family, size, False, found)
        if found.fault:
            limit = Limit(run, _SHRINK_SECONDS)
            return least_size(family, size, found, partial(trial, family), limit)
        if _grows(run, partial(trial, family), size, _worked(run) - before):
            return Depth(family, size, False, replace(found, result=CallResult("time", error=GREW)))
    return None


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
        if seconds <= _GROWTH * max(eighth, _TICKS):
            return False
        before = _worked(run)
        if trial(size).fault:
            return False
        seconds = min(seconds, _worked(run) - before)
    return seconds > _GROWTH * max(eighth, _TICKS)


def least_size(
    family: Family, high: int, found: Trial, trial: Callable[[int], Trial], limit: Limit
) -> Depth:
    """Return the least size below `high`, where the trial found fails, at which one fails."""
    low = 0
    while high - low > 1 and not limit.is_over():
        middle = (low + high) // 2
        smaller = trial(middle) if middle > 1 else None
        if smaller is not None and smaller.fault:
            high, found = middle, smaller
        else:
            low = middle
    return Depth(family, high, high - low == 1, found)


@dataclass(frozen=True)
class Cost:
    """The work on one family, first at a smaller, then at a larger size.

    Attributes
    ----------
    sizes, looks, steps : for both sizes: the size, looks at moves, lines of Python
    ended : whether the call at the larger size had to be ended; 2 if that at the smaller one
    slow : whether the work grew faster than the input
    wrong : the trial that failed for another reason, if one did
    reads : the places at which Python read ever more items at once, the most first
    """

    family: Family
    sizes: tuple[int, int]
    looks: tuple[int, int]
    steps: tuple[int, int]
    ended: int
    slow: bool
    wrong: Depth | None = None
    reads: tuple[WholeRead, ...] = ()

    def sentence(self) -> str:
        """Return the measurement in words."""
        small, large = (self.family.named(size) for size in self.sizes)
        first = f"On {small} it takes {self._work(0)}"
        if self.ended == 2:
            return f"{first} and had not come to an end."
        times = self.sizes[1] // self.sizes[0]
        growth = max(self.steps[1] / max(self.steps[0], 1), self.looks[1] / max(self.looks[0], 1))
        more = "more than " if self.ended else ""
        end = ", and had not come to an end" if self.ended else ""
        return (
            f"{first}. On {large} it takes {self._work(1)}{end}: {more}{growth:.0f} times the "
            f"work for {times} times the size."
        )

    def _work(self, i: int) -> str:
        looks = f"{self.looks[i]:,} looks at moves and " if self.looks[i] else ""
        return f"{looks}{self.steps[i]:,} lines of Python"


_LEAST = 3_000


def measure_costs(exercise: Exercise, run: Runner) -> Iterator[Cost]:
    """Yield the work on every family, by counting lines and looks, not by the clock.

    It ends with the first family on which the answer is not right.
    """
    sizes = small, large = exercise.cost_sizes
    limit = exercise.cost_ratio

    def call(size: int, steps: int) -> Trial:
        data = family.make(size)
        return judged(exercise, data, next(run.results([data], steps=steps, counting=True)))

    for family in exercise.families():
        trial = call(small, _LEAST * small)
        first = trial.result
        if trial.fault:
            looks, steps = (first.looks, 0), (first.steps, 0)
            wrong = None if endless(first) else Depth(family, small, False, trial)
            yield Cost(family, sizes, looks, steps, 2, endless(first), wrong)
            if wrong:
                return
            continue
        trial = call(large, max(1, int(first.steps * limit)))
        second = trial.result
        ended = endless(second)
        looks, steps = (first.looks, second.looks), (first.steps, second.steps)
        slow = ended or looks[1] > limit * max(looks[0], 1)
        wrong = Depth(family, large, False, trial) if trial.fault and not ended else None
        amounts = sum(exercise.size(family.make(small))), sum(exercise.size(trial.data))
        reads = growing_reads(family, sizes, amounts, (first, second), limit)
        yield Cost(family, sizes, looks, steps, int(ended), slow, wrong, reads)
        if wrong:
            return


def read_when_larger(exercise: Exercise, run: Runner, size: int) -> tuple[WholeRead, ...]:
    """Return the places at which an answer reads more and more items at once on a wide input.

    Some answers do so from some size on only, and integers are long only then.
    """
    family, small = exercise.wide(), exercise.cost_sizes[0]
    sizes = (small, size)
    inputs = [family.make(n) for n in sizes]
    results = [
        next(run.results([data], steps=0, counting=True, seconds=_LARGER_SECONDS))
        for data in inputs
    ]
    if any(result.kind != "value" for result in results):
        return ()
    amounts = sum(exercise.size(inputs[0])), sum(exercise.size(inputs[1]))
    return growing_reads(
        family, sizes, amounts, (results[0], results[1]), exercise.cost_ratio, integers=True
    )


def right_when_larger(exercise: Exercise, run: Runner, measured: Sequence[Cost]) -> bool:
    """Return whether an answer whose work grows too fast is right on a larger input all the same.

    It is one of the family on which the answer has the least work.
    """
    family = min(measured, key=lambda cost: cost.steps[1]).family
    data = family.make(_LARGER)
    results = run.results([data], steps=2 * _LARGE_STEPS, seconds=_LARGER_SECONDS)
    return not judged(exercise, data, next(results)).fault


def endless(result: CallResult) -> bool:
    """Return whether a result tells that the call did not come to an end."""
    return result.kind in ("steps", "time", "late")


def same(exercise: Exercise, data: Input, one: CallResult, other: CallResult) -> bool:
    """Return whether two results are the same, as far as the exercise can tell."""
    if endless(one) and endless(other):
        return True
    if one.kind != other.kind:
        return False
    if one.kind == "value":
        values = [_canonical(exercise, data, result.value) for result in (one, other)]
        # Not == alone, to which False and 0 are the same.
        return bool(values[0] == values[1]) and repr(values[0]) == repr(values[1])
    return one.error.partition(":")[0] == other.error.partition(":")[0]


def _canonical(exercise: Exercise, data: Input, value: Any) -> Any:
    try:
        return exercise.canonical(data, value)
    except (MalformedError, TypeError, ValueError, KeyError, IndexError):
        return value
