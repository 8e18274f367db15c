"""The work of an answer in two sizes, by counting lines, looks at moves and items read at once."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ....text import count
from ...exercises import Exercise, Family, Input
from ...running.metered_call import SECONDS_A_LINE
from ...running.protocol import CallResult
from ...running.runner import Piped, Runner
from ..trial import Trial, endless, judged
from .large_inputs import Depth
from .whole_read import IN_LISTS, WholeRead, growing_reads

_LEAST = 3_000  # lines for each of the smaller size: nobody in proportion needs more
_WIDE_SECONDS = 10.0
_WIDE_SLACK = 8  # times the lines that work in proportion takes: more shows by the clock as well
# The size at which an answer that is too slow shows that it is right: who is silent there is not.
_LARGER = 1_001
_LARGER_STEPS, _LARGER_SECONDS = 40_000_000, 4.0  # quadratic work, and not cubic
_QUADRATIC = 3  # times the lines of quadratic work
_ASKED_AGAIN, _RUN_AGAIN = 2, 4  # times the looks at moves, and the lines, of work in proportion
_SLOW_LINE, _AT_LEAST = 2e-6, 1.0  # seconds; a line takes a twentieth of this, as a rule


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
    lines : the lines that ran ever more often, the most often first
    """

    family: Family
    sizes: tuple[int, int]
    looks: tuple[int, int]
    steps: tuple[int, int]
    ended: int
    slow: bool
    wrong: Depth | None = None
    reads: tuple[WholeRead, ...] = ()
    lines: tuple[WholeRead, ...] = ()

    def busiest_place(self) -> WholeRead | None:
        """Return the place in the code that does most of the work, None if none stands out."""
        places = [*self.reads[:1], *self.lines[:1]]
        return max(places, key=lambda place: place.items[1], default=None)

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
        looks = count(self.looks[i], "look at moves", "looks at moves")
        lines = f"{self.steps[i]:,} lines of Python"
        return f"{looks} and {lines}" if self.looks[i] else lines


def measure_costs(exercise: Exercise, run: Runner, is_right: bool = False) -> Iterator[Cost]:
    """Yield the work on every family, by counting lines and looks, not by the clock.

    It ends with the first family on which the answer is not right. Where it is in proportion on all
    of them, that of a crowd follows if it is not in proportion there. The first call that grows too
    fast comes to its end, as far as it is quadratic, unless the answer `is_right`: wrong comes
    before slow. After that one it is enough to know where else the work grows too fast.
    """
    any_slow, to_the_end = False, not is_right
    lines_alone = isinstance(run, Piped)  # are counted sooner, where nothing else is
    sizes = small, large = exercise.cost_sizes
    limit = exercise.cost_ratio

    def call(size: int, steps: int, counting: bool = True) -> Trial:
        data = family.make(size)
        return judged(exercise, data, next(run.results([data], steps=steps, counting=counting)))

    for family in exercise.families():
        trial = call(small, _LEAST * small)
        first = trial.result
        if trial.fault:
            looks, steps = (first.looks, 0), (first.steps, 0)
            wrong = None if endless(first) else Depth(family, small, False, trial)
            yield Cost(family, sizes, looks, steps, 2, endless(first), wrong)
            if wrong:
                return
            any_slow = True
            continue
        most = max(1, int(first.steps * limit))
        if to_the_end:
            trial = call(large, int(first.steps * _QUADRATIC * (large / small) ** 2))
        else:
            trial = call(large, most, counting=not lines_alone)
            if lines_alone and not endless(trial.result):
                trial = call(large, most)
        second = trial.result
        ended = endless(second)
        looks, steps = (first.looks, second.looks), (first.steps, second.steps)
        slow = ended or steps[1] > most or looks[1] > limit * max(looks[0], 1)
        wrong = Depth(family, large, False, trial) if _is_wrong(trial) else None
        amounts = sum(exercise.size(family.make(small))), sum(exercise.size(trial.data))
        reads = growing_reads(family, sizes, amounts, (first, second), limit)
        lines = growing_reads(family, sizes, amounts, (first, second), limit, ("line",))
        yield Cost(family, sizes, looks, steps, int(ended), slow, wrong, reads, lines)
        if wrong:
            return
        any_slow, to_the_end = any_slow or slow, to_the_end and not slow
    crowd = None if any_slow else _cost_of_crowd(exercise, run)
    if crowd is not None:
        yield crowd


def _cost_of_crowd(exercise: Exercise, run: Runner) -> Cost | None:
    """Return the work on the family of a crowd, if it grows too fast there; else None.

    Who keeps what was asked in a cache that is too small for that asks again, each time.
    """
    family = exercise.crowd()
    if family is None:
        return None
    sizes = exercise.cost_sizes[0], family.size
    inputs = [family.make(size) for size in sizes]
    amounts = sum(exercise.size(inputs[0])), sum(exercise.size(inputs[1]))
    times = amounts[1] / amounts[0]

    first = _counted(run, inputs[0], _LEAST * sizes[0])
    second = _counted(run, inputs[1], int(_RUN_AGAIN * times * max(1, first.steps)))
    if first.kind != "value" or second.kind not in ("value", "steps"):
        return None
    ended = second.kind == "steps"
    looks, steps = (first.looks, second.looks), (first.steps, second.steps)
    if not ended and looks[1] <= _ASKED_AGAIN * times * looks[0]:
        return None
    reads = growing_reads(family, sizes, amounts, (first, second), exercise.cost_ratio)
    lines = growing_reads(family, sizes, amounts, (first, second), exercise.cost_ratio, ("line",))
    return Cost(family, sizes, looks, steps, int(ended), True, reads=reads, lines=lines)


def _counted(run: Runner, data: Input, steps: int) -> CallResult:
    return next(run.results([data], steps=steps, counting=True, seconds=_WIDE_SECONDS))


def _is_wrong(trial: Trial) -> bool:
    return bool(trial.fault) and not endless(trial.result)


def read_when_larger(exercise: Exercise, run: Runner, size: int) -> tuple[WholeRead, ...]:
    """Return the places at which an answer reads more and more items at once on a wide input.

    Some answers do so from some size on only, and integers are long only then.
    """
    # Not the small input of `measure_costs`: an answer may have kept what it returned for that.
    family, small = exercise.wide(), exercise.cost_sizes[0] + 1
    inputs = family.make(small), family.make(size)
    amounts = sum(exercise.size(inputs[0])), sum(exercise.size(inputs[1]))

    first = _counted(run, inputs[0], _LEAST * small)
    steps = max(1, _WIDE_SLACK * first.steps * amounts[1] // amounts[0])
    second = _counted(run, inputs[1], steps)
    if not first.kind == second.kind == "value":
        return ()
    results = first, second
    limit = exercise.cost_ratio
    return growing_reads(family, (small, size), amounts, results, limit, {*IN_LISTS, "integer"})


def right_when_larger(exercise: Exercise, run: Runner, measured: Sequence[Cost]) -> bool:
    """Return whether an answer whose work grows too fast is right on a larger input all the same.

    It is one of the family on which the answer has the least work, of those that have so many
    positions: a few with many moves say nothing of larger graphs.
    """
    wide = [cost for cost in measured if exercise.size(cost.family.make(_LARGER))[0] >= _LARGER]
    least = min(wide or measured, key=lambda cost: cost.steps[1])
    lines = least.steps[0] * (_LARGER / least.sizes[0]) ** 2
    seconds = min(_LARGER_SECONDS, max(_AT_LEAST, lines * _SLOW_LINE))
    watched = isinstance(run, Piped)  # then it need not be counted, which takes ten times as long

    def is_right(size: int, seconds: float) -> bool:
        data = least.family.make(size)
        steps = int(seconds / SECONDS_A_LINE) if watched else _LARGER_STEPS
        results = run.results([data], steps=steps, seconds=seconds)
        return not judged(exercise, data, next(results)).fault

    # What came to no end on few positions need not be waited for on many.
    soon = least.ended < 2 or is_right(_LARGER // 4, max(_AT_LEAST, seconds / 4**2))
    return soon and is_right(_LARGER, seconds)
