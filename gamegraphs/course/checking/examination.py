"""The examination of an answer: its inputs, in order, and the verdict on what it does on them.

The small inputs come first, all of them in order of size; then larger ones, then the amount of
work, then deep ones. The first thing that goes wrong is reported.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from ..exercises import Exercise, Input
from ..running.runner import Runner
from ..running.values import shown
from .feedback.failure_verdicts import STATUS, FailureVerdicts
from .feedback.findings import (
    error_sentence,
)
from .further_inputs import try_further, try_twice
from .smallest_input import minimise, survey, try_larger
from .trial import READABLE, Trial, endless, first_failing, judged
from .verdict import Verdict
from .work.costs import Cost, measure_costs, read_when_larger, right_when_larger
from .work.large_inputs import Depth, try_deep
from .work.time_check import wide_size
from .work.whole_read import WholeRead

_NO_DEFAULT = re.compile(r"TypeError: .* missing \d+ required positional argument")
_FIRST = {
    "wrong": "It gets {} wrong.",
    "raised": "It fails on {}.",
    "stuck": "It does not come to an end on {}.",
    "slow": "It takes too long on {}.",
}
_STARTER = 6  # two calls, a line and a return each: what a starter as it came takes


class Examination(FailureVerdicts):
    """One pass over the inputs, and the verdict.

    `time_check` returns what takes too long by the clock, if there is one. `tell` gets the first
    words, once.
    """

    def __init__(
        self,
        exercise: Exercise,
        run: Runner,
        seed: int,
        time_check: Callable[[], Depth | None] | None = None,
        returned: Callable[[Input], str] | None = None,
        tell: Callable[[str], None] | None = None,
    ) -> None:
        super().__init__(exercise, run, seed, returned)
        self.time_check = time_check
        self.tell = tell

    def verdict(self) -> Verdict:
        self.trials = survey(self.exercise, self.run, self.notice)
        if _untried(self.trials):
            return self.report("untried")
        if all(t.result.kind == "value" and t.result.value is None for t in self.trials):
            # Not every call is counted: this one is.
            again = next(self.run.results([self.trials[0].data], counting=True))
            if again.steps <= _STARTER and not again.printed:
                return self.report("untried")
            return self.nothing_returned()
        self.settle()
        failing = first_failing(self.trials)
        if failing is not None:
            found, certain = minimise(self.exercise, self.run, failing)
            return self.failed(found, certain, self.diagnosis.of_small)
        if (wrong_default := self.wrong_default()) is not None:
            return wrong_default
        large = try_larger(self.exercise, self.run, self.seed, self.notice)
        if large is not None and not endless(large.result):
            return self.wrong_when_larger(large)
        measured = self.measured()
        wrong = next((cost.wrong for cost in measured if cost.wrong), None)
        if wrong is not None:
            self.set_part("large", False)
            return self.too_deep(wrong)
        if large is not None or any(cost.slow for cost in measured):
            self.set_part("large", large is None and self.right_when_larger(measured))
            self.set_part("linear", False)
            return self.slow(measured, large)
        reads = self.read_at_once(measured)
        if reads:
            self.set_part("large", self.right_when_larger(measured))
            self.set_part("linear", False)
            return self.reads_too_much(reads[0])
        too_long = self.time_check() if self.time_check is not None else None
        if too_long is not None and endless(too_long.trial.result):
            self.set_part("large", self.right_when_larger(measured))
            self.set_part("linear", False)
            return self.too_deep(too_long)
        self.set_part("linear", True)
        # What is wrong there is wrong on deep inputs too, as a rule: those tell from where on.
        failed = try_deep(self.exercise, self.run, self.notice_depth) or too_long
        if failed is not None:
            self.set_part("large", bool(failed.growth) and too_long is None)
            if endless(failed.trial.result):
                self.set_part("linear", False)
            reads = [read for cost in measured for read in cost.reads]
            return self.too_deep(failed, max(reads, key=lambda read: read.items[1], default=None))
        further = try_further(self.exercise, self.run, self.seed, self.notice)
        if further is not None:
            return self.wrong_when_larger(further)
        twice = try_twice(self.exercise, self.run, self.seed)
        if twice is not None:
            return self.wrong_twice(*twice)
        self.set_part("large", True)
        return self.report("right", summary=self.praise())

    def wrong_when_larger(self, trial: Trial) -> Verdict:
        """Return the verdict on an answer that is right on all small inputs, but not on this."""
        self.set_part("large", False)
        found, certain = minimise(self.exercise, self.run, trial)
        self.trials.append(found)
        return self.failed(found, certain, self.diagnosis.of_large)

    def notice(self, trial: Trial) -> None:
        """Tell of a trial that fails, unless it may be that nothing has been written."""
        if self.tell is None or _unwritten(trial):
            return
        status = STATUS.get(trial.result.kind, "raised")
        short = sum(self.exercise.size(trial.data)) <= READABLE
        call = "a larger input"
        if short:
            call = self.exercise.call(self.exercise.function, trial.data)
        self.say(status, _FIRST[status].format(call))

    def notice_depth(self, failed: Depth) -> None:
        """Tell of a large input that fails."""
        if self.tell is None:
            return
        status = STATUS.get(failed.trial.result.kind, "raised")
        status = "slow" if endless(failed.trial.result) else status
        named = failed.family.named(failed.size)
        self.say(status, _FIRST["raised" if status != "wrong" else status].format(named))

    def say(self, status: str, sentence: str) -> None:
        """Tell the first words, once."""
        tell, self.tell = self.tell, None
        if tell is not None:
            headline = Verdict(self.exercise, status, {}).headline()
            tell(f"{headline} {sentence} Looking for more ...")

    def measured(self) -> list[Cost]:
        """Return the work on every family, and tell of the first on which it grows too fast."""
        found = []
        for cost in measure_costs(self.exercise, self.run):
            if cost.wrong:
                self.notice_depth(cost.wrong)
            elif cost.slow:
                named = cost.family.named(cost.sizes[1])
                self.say("slow", f"The work grows faster than the input, as on {named}.")
            found.append(cost)
        return found

    def right_when_larger(self, measured: Sequence[Cost]) -> bool:
        """Return whether an answer that is too slow keeps the part of larger inputs."""
        both = {"large", "linear"} <= self.parts.keys()
        return both and right_when_larger(self.exercise, self.run, measured)

    def wrong_default(self) -> Verdict | None:
        """Return the verdict if it is wrong where the last argument is left out.

        Who has no default is asked for none.
        """
        exercise, data = self.exercise, self.exercise.example()
        if exercise.default is None or not self.of_function:
            return None
        result, whole = self.run.results([data[:-1], data])
        trial = judged(exercise, data, result)
        if not trial.fault or _NO_DEFAULT.match(result.error):
            return None
        if (again := judged(exercise, data, whole)).fault:  # after other calls it is wrong
            return self.wrong_when_larger(again)
        self.set_part(exercise.part(data), False)
        call = f"{exercise.function}({', '.join(map(shown, data[:-1]))})"
        found = [f"Every call is right in which all arguments are given, but `{call}` is not."]
        if result.kind == "value":
            given = exercise.written(result.value)
            found.append(f"Your answer: {given}. Right: {exercise.answer(data)}.")
        else:
            found.append(error_sentence(result))
        found.append(f"The first line says what is left out: `def {exercise.signature}:`")
        return self.report("wrong" if result.kind == "value" else "raised", found)

    def read_at_once(self, measured: Sequence[Cost]) -> list[WholeRead]:
        """Return the places that read ever more items at once; none if no work is measured."""
        if not measured:
            return []
        found = [read for cost in measured for read in cost.reads]
        if not found:
            size = wide_size(self.exercise, self.seed)
            found = [*read_when_larger(self.exercise, self.run, size)]
        return sorted(found, key=lambda read: -read.items[1])

    def praise(self) -> str:
        if "large" not in self.parts:
            return f"Right on all {len(self.trials):,} inputs."
        texts = f"Right on all {len(self.trials):,} small inputs and on larger ones"
        return texts + (", with work in proportion." if "linear" in self.parts else ".")


def _unwritten(trial: Trial) -> bool:
    """Return whether a result may be that of a starter: nothing, or an error that says so."""
    nothing = trial.result.kind == "value" and trial.result.value is None
    return nothing or trial.result.error.startswith("NotImplementedError")


def _untried(trials: list[Trial]) -> bool:
    """Return whether every call says that nothing has been written."""
    return all(trial.result.error.startswith("NotImplementedError") for trial in trials)
