"""The smallest input that an answer gets wrong.

Small inputs are tried in order of size, all of them, so nothing smaller than the first one
that fails does fail. Where only larger ones fail, the first of these is made smaller step by
step as long as it fails.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from itertools import islice

from ..exercises import Exercise, Input
from ..mistakes.pattern import ASKED_AGAIN, SLOW, Pattern
from ..running.runner import Piped, Runner
from .trial import Trial, endless, first_failing, judged, tried

_ENDLESS = ("steps", "time", "late", "died")
# So many calls that never end, or crash, are enough to judge by: they take long. One that only the
# clock could end has cost a second, or two if others were asked with it.
_PATIENCE = {"steps": 0.4, "time": 1.1, "died": 0.4, "deep": 0.02, "late": 2.0}
_SMALL_SECONDS = 1.0
_SURVEY_SECONDS = 3.0  # of work, once one goes wrong: for answers that get slower with every call
_LARGER_STEPS = 1_000_000
# Where the work is measured by itself, as much as quadratic work takes on all larger inputs.
_QUADRATIC_STEPS = 2_500_000
_COUNTED_STEPS = 1_000_000  # tell which line runs most often
_SHARE = 0.05  # of the runs of a line when a call was ended, so many show that they grow
_SHRINK_TRIES = 1_500
_AT_ONCE = 2  # processes that work: so many seconds of work, at most, in one by the clock
_SHRINK_SECONDS = 4.0  # only for answers that are slow themselves: it must not depend on the clock
_BELOW = 4_000
_BELOW_SECONDS = 3.0  # only for answers that are slow themselves


def survey(
    exercise: Exercise, run: Runner, notice: Callable[[Trial], None] | None = None
) -> list[Trial]:
    """Return the trials of the small inputs, in order of size; `notice` gets what fails, at once.

    When too many calls never end, the other inputs of the parts that fail are left out.
    """
    inputs = list(exercise.small())
    trials = _some(exercise, run, inputs, notice)
    if len(trials) < len(inputs):
        failing = {exercise.part(trial.data) for trial in trials if trial.fault}
        rest = [data for data in inputs[len(trials) :] if exercise.part(data) not in failing]
        trials += _some(exercise, run, rest, notice)
    return trials


def _some(
    exercise: Exercise,
    run: Runner,
    inputs: list[Input],
    notice: Callable[[Trial], None] | None = None,
) -> list[Trial]:
    """Return the trials of these inputs, up to the one at which patience or time runs out."""
    trials = []
    patience, limit, failing = 1.0, Limit(run, _SURVEY_SECONDS), False
    for trial in tried(exercise, inputs, run.results(inputs, seconds=_SMALL_SECONDS)):
        trials.append(trial)
        failing = failing or bool(trial.fault)
        if trial.fault and notice:
            notice(trial)
        patience -= _PATIENCE.get(trial.result.kind, 0.0)
        if patience < 0 or (failing and limit.is_over()):
            break
    return trials


def larger_steps(exercise: Exercise, further: bool = False) -> int:
    """Return the lines that a call on a larger input may take, or on one that is `further`.

    Those are larger still, and work that grows too fast has been found by then.
    """
    measured = any(part.key == "linear" for part in exercise.parts)
    return _QUADRATIC_STEPS if measured else (4 if further else 1) * _LARGER_STEPS


def try_larger(
    exercise: Exercise, run: Runner, seed: int, notice: Callable[[Trial], None] | None = None
) -> Trial | None:
    """Return the first failing trial of the larger inputs, made as small as it can be.

    `notice` gets it before it is made smaller.
    """
    inputs = [exercise.example(), *exercise.larger(seed)]
    results = run.results(inputs, steps=larger_steps(exercise))
    trial = first_failing(tried(exercise, inputs, results))
    if trial is None or endless(trial.result):
        return trial
    if notice:
        notice(trial)
    return shrink(exercise, run, trial)


def busiest_line(
    run: Runner, data: Input, steps: int = _COUNTED_STEPS, smaller: Sequence[Input] = ()
) -> tuple[str, Pattern | None]:
    """Return which line ran most often, in a call that comes to no end in so many lines, and why.

    The sentence is empty where something else ends it. A function may ask itself for the same again
    and again; or a line runs far more often than it should, and has run often on an input that is a
    little smaller already: else it may be in a loop without an end. `smaller` are the inputs on
    which the answer comes to an end.
    """
    result = next(run.results([data], steps=steps, counting=True))
    lines = [place for place in result.places if place[2] == "line"]
    if result.kind != "steps" or not lines:
        return "", None
    number, text, _, times = lines[0]
    quoted = f", `{text}`," if text and "`" not in text else ""
    sentence = f"Line {number}{quoted} had run {times:,} times by then."
    if any(place[2] == "recursion" for place in result.places):
        return sentence, ASKED_AGAIN
    for other in smaller:
        before = next(run.results([other], steps=steps, counting=True))
        often = [place[3] for place in before.places if place[::2] == [number, "line"]]
        if before.kind == "value" and often and often[0] >= _SHARE * times:
            return sentence, SLOW["line"]
    return sentence, None


class Limit:
    """How long a search may go on: so many seconds of work, ours and that of the calls.

    A busy machine makes a search wait and find the same; only after five times as long it ends.
    """

    def __init__(self, run: Runner, seconds: float) -> None:
        self._run = run
        self._work = self._worked() + seconds
        self._end = time.monotonic() + 5 * seconds
        self._soonest = time.monotonic() + seconds / _AT_ONCE  # asking for work takes its time

    def _worked(self) -> float:
        return time.process_time() + (self._run.worked() if isinstance(self._run, Piped) else 0.0)

    def is_over(self) -> bool:
        now = time.monotonic()
        if now < self._soonest:
            return False
        left = self._work - self._worked()
        self._soonest = now + left / _AT_ONCE
        return left < 0 or now > self._end


def shrink(
    exercise: Exercise,
    run: Runner,
    trial: Trial,
    seconds: float = _SMALL_SECONDS,
    longest: float = _SHRINK_SECONDS,
    onward: bool = False,
) -> Trial:
    """Return a failing trial from which nothing can be taken away, if time allows.

    `seconds` is for one call, `longest` for all of them. Where calls are dear, `onward` goes on
    from what could be taken away last: most of what had to stay before it has to stay now, and is
    tried again at the end.
    """
    limit = Limit(run, longest)
    tries = start = 0
    again = True
    while again:
        again = False
        for i, data in _from(start, exercise, trial.data):
            tries += 1
            smaller = judged(exercise, data, next(run.results([data], seconds=seconds)))
            if smaller.fault and smaller.result.kind == trial.result.kind:
                trial, again, start = smaller, True, i if onward else 0
            if tries >= _SHRINK_TRIES or limit.is_over():
                return trial
            if again:
                break
    return trial


def _from(start: int, exercise: Exercise, data: Input) -> Iterator[tuple[int, Input]]:
    """Yield the inputs that are one step smaller with their numbers, from this one on and round."""
    yield from islice(enumerate(exercise.smaller(data)), start, None)
    yield from islice(enumerate(exercise.smaller(data)), start)


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
