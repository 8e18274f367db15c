"""The examination of an answer: its inputs, in order, and the verdict on what it does on them.

The small inputs come first, all of them in order of size; then larger ones, then the amount of
work, then deep ones. The first thing that goes wrong is reported.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Sequence

from ..exercises import Diagnosis, Exercise, Input
from ..mistakes.pattern import ASKED_AGAIN, CHANCE, KEPT, NARROW, SLOW
from ..running.arguments import arguments
from ..running.runner import Runner
from ..running.values import shown
from .case import Case, case_of
from .diagnosis.common_pattern import patterns_between, patterns_of_error, patterns_of_size
from .diagnosis.diagnose import FailureDiagnosis
from .diagnosis.mistake_runner import is_small
from .diagnosis.name_slow import name_slow
from .diagnosis.name_wrong import name_large
from .feedback.findings import (
    GROWS,
    changing_answer,
    error_sentence,
    failure,
    large_failure,
    limit_of,
    two_calls,
)
from .feedback.wording import IN_NOTEBOOK, call_on, next_step
from .further_inputs import try_further, try_twice
from .repeated_call import Change, change
from .smallest_input import LARGER_STEPS, busiest_line, minimise, survey, try_larger
from .trial import READABLE, Trial, endless, first_failing, judged, tried
from .verdict import Verdict
from .work.costs import Cost, measure_costs, read_when_larger, right_when_larger
from .work.large_inputs import Depth, try_deep
from .work.time_check import wide_size
from .work.whole_read import WholeRead

_NO_DEFAULT = re.compile(r"TypeError: .* missing \d+ required positional argument")
_STATUS = {"value": "wrong", "steps": "stuck", "time": "stuck", "late": "slow"}
_FIRST = {
    "wrong": "It gets {} wrong.",
    "raised": "It fails on {}.",
    "stuck": "It does not come to an end on {}.",
    "slow": "It takes too long on {}.",
}
_STILL_SMALL = 1_000  # positions and moves: known mistakes are tried on such an input
_ENDLESS = 3  # larger inputs on which it does not come to an end are enough
_STARTER = 6  # two calls, a line and a return each: what a starter as it came takes
Diagnose = Callable[[Sequence[Trial]], tuple[Diagnosis, ...]]


class Examination:
    """One pass over the inputs, and what it found.

    `time_check` returns what takes too long by the clock, if there is one. `returned` gives the
    answer to an input as text, as it came, before it was plain data. `tell` gets the first words,
    once.
    """

    words = IN_NOTEBOOK
    of_function = True  # a program in another language has no arguments to leave out

    def __init__(
        self,
        exercise: Exercise,
        run: Runner,
        seed: int,
        time_check: Callable[[], Depth | None] | None = None,
        returned: Callable[[Input], str] | None = None,
        tell: Callable[[str], None] | None = None,
    ) -> None:
        self.exercise = exercise
        self.run = run
        self.seed = seed
        self.time_check = time_check
        self.returned = returned
        self.tell = tell
        self.parts: dict[str, bool | None] = {part.key: None for part in exercise.parts}
        self.trials: list[Trial] = []
        self.diagnosis = FailureDiagnosis(exercise, seed, self.larger_trials)

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
        self.set_part("linear", too_long is None)
        if too_long is not None:
            silent = endless(too_long.trial.result)
            self.set_part("large", silent and self.right_when_larger(measured))
            return self.too_deep(too_long)
        failed = try_deep(self.exercise, self.run, self.notice_depth)
        if failed is not None:
            self.set_part("large", bool(failed.growth))
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

    def wrong_twice(self, other: Input, trial: Trial, is_first: bool) -> Verdict:
        """Return the verdict on two calls with the same lists, of which one is not right."""
        part = "large" if "large" in self.parts else self.exercise.part(trial.data)
        self.set_part(part, False)
        found = two_calls(self.exercise, other, trial, is_first)
        status = "wrong" if trial.result.kind == "value" else "raised"
        return self.report(status, found, mistakes=[KEPT])

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
        status = _STATUS.get(trial.result.kind, "raised")
        short = sum(self.exercise.size(trial.data)) <= READABLE
        call = "a larger input"
        if short:
            call = self.exercise.call(self.exercise.function, trial.data)
        self.say(status, _FIRST[status].format(call))

    def notice_depth(self, failed: Depth) -> None:
        """Tell of a large input that fails."""
        if self.tell is None:
            return
        status = _STATUS.get(failed.trial.result.kind, "raised")
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

    def settle(self) -> None:
        """Decide the parts of the small inputs; one not wholly tried stays undecided."""
        tried = whole = self.exercise.in_parts()
        if len(self.trials) < whole.total():
            tried = Counter(self.exercise.part(trial.data) for trial in self.trials)
        failing = {self.exercise.part(trial.data) for trial in self.trials if trial.fault}
        for key, number in whole.items():
            if key in failing or tried[key] == number:
                self.parts[key] = key not in failing

    def right_when_larger(self, measured: Sequence[Cost]) -> bool:
        """Return whether an answer that is too slow keeps the part of larger inputs."""
        both = {"large", "linear"} <= self.parts.keys()
        return both and right_when_larger(self.exercise, self.run, measured)

    def set_part(self, key: str, state: bool) -> None:
        """Decide a part, if the exercise has it."""
        if key in self.parts:
            self.parts[key] = state

    def failed(self, trial: Trial, certain: bool, diagnose: Diagnose) -> Verdict:
        """Return the verdict on a failure; `diagnose` tells what the trials show."""
        result = trial.result
        changed = self.change_of(trial)
        if changed is not None:
            return self.changing(changed)
        status = _STATUS.get(result.kind, "raised")
        came = self.returned(trial.data) if self.returned and status == "wrong" else ""
        answers = self.answers(trial) if status == "wrong" and not trial.malformed else ""
        found = failure(self.exercise, trial, status, certain, came, self.words, answers)
        part = self.exercise.part(trial.data)
        if self.parts[part] and is_small(self.exercise, trial.data):
            found.append("It is none of the small inputs that count below: they are all right.")
        if result.printed:
            found.append(f"{self.words.printed_where}: {result.printed[:200].strip()}")
        pictured = status == "wrong" and not trial.malformed
        mistakes = diagnose(self.trials)
        if status == "stuck" and result.kind == "steps":
            line, recursive = busiest_line(self.run, trial.data, result.steps - 1)
            found += [line] if line else []
            mistakes = mistakes or ((ASKED_AGAIN,) if recursive else ())
        if not mistakes and result.kind == "raised":
            mistakes = patterns_of_error(result)  # others fail otherwise: why this one does
        return self.report(
            status,
            found,
            trial=trial,
            picture=pictured,
            mistakes=mistakes,
            summary=self.count_right(),
        )

    def answers(self, trial: Trial) -> str:
        """Return the answer and the right one as text, "" for what stands in a notebook."""
        return ""

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

    def larger_trials(self, inputs: list[Input]) -> list[Trial]:
        """Return the trials of inputs, without those that do not come to an end."""
        found: list[Trial] = []
        patience = _ENDLESS
        for trial in tried(self.exercise, inputs, self.run.results(inputs)):
            if not endless(trial.result):
                found.append(trial)
            elif not (patience := patience - 1):
                break
        return found

    def change_of(self, trial: Trial) -> Change | None:
        """Return how the answer changes when the call is made again, None if it does not."""
        earlier = [found.data for found in self.trials if found is not trial]
        if first_failing(self.trials) is self.trials[-1]:  # one of the larger inputs failed
            earlier += self.exercise.larger(self.seed)
        return change(self.exercise, self.run, trial, earlier)

    def nothing_returned(self) -> Verdict:
        self.settle()
        found = ["Every call returned None: end with `return`."]
        printed = next((t.result.printed for t in self.trials if t.result.printed), "")
        if printed:
            found = [
                "Every call returned None. Printing is not returning: end with `return`.",
                f"The first thing it printed: {printed[:200].strip()}",
            ]
        return self.report("wrong", found, trial=first_failing(self.trials))

    def changing(self, changed: Change) -> Verdict:
        """Return the verdict on an answer that is not the same each time."""
        found = changing_answer(self.exercise, changed)
        wrong = changed.other if changed.other.fault else changed.alone
        name = KEPT if changed.before else CHANCE
        right = self.count_right()
        return self.report("wrong", found, trial=wrong, mistakes=[name], summary=right)

    def slow(self, measured: Sequence[Cost], large: Trial | None) -> Verdict:
        worst = [cost for cost in measured if cost.slow]
        mistake: Diagnosis | None = None
        if worst:
            place = worst[0].place()
            told = [place.sentence()] if place else []
            found = [GROWS, worst[0].sentence(), *told, limit_of(self.exercise)]
            mistake = name_slow(self.exercise, measured) or (place.pattern if place else None)
        elif large is not None:
            call = call_on(self.exercise, large)
            found = ["Every small answer is right.", f"On {call} it had not come to an end."]
            line, _ = busiest_line(self.run, large.data, LARGER_STEPS)
            if line:
                found.append(line)
                mistake = SLOW["line"]
        return self.report("slow", found, mistakes=(mistake,) if mistake else ())

    def read_at_once(self, measured: Sequence[Cost]) -> list[WholeRead]:
        """Return the places that read ever more items at once; none if no work is measured."""
        if not measured:
            return []
        found = [read for cost in measured for read in cost.reads]
        if not found:
            size = wide_size(self.exercise, self.seed)
            found = [*read_when_larger(self.exercise, self.run, size)]
        return sorted(found, key=lambda read: -read.items[1])

    def reads_too_much(self, read: WholeRead) -> Verdict:
        """Return the verdict on an answer that is right, and reads a container whole each time."""
        found = [GROWS, read.sentence(), limit_of(self.exercise)]
        return self.report("slow", found, mistakes=[read.pattern])

    def too_deep(self, failed: Depth, read: WholeRead | None = None) -> Verdict:
        """Return the verdict on a failure where an input is large; `read` may be why it is slow."""
        trial = failed.trial
        found = large_failure(failed, read, self.words)
        if failed.growth or endless(trial.result):
            if any(trial.result.printed for trial in self.trials):
                found.append("It prints on the way, which takes time as well: leave that out.")
            return self.report("slow", found, trial, mistakes=[read.pattern] if read else [])
        if trial.result.kind != "value":
            cause = patterns_of_error(trial.result)
            if trial.result.kind == "raised" and self.of_function:
                cause = patterns_between(failed.right, failed.size) or cause
            return self.report("raised", found, trial, mistakes=cause)
        return self.report("wrong", found, trial=trial, mistakes=self.why_large(failed))

    def why_large(self, failed: Depth) -> Sequence[Diagnosis]:
        """Return what a wrong answer to one large input shows; of a byte that is full first."""
        trial = failed.trial
        of_size = patterns_of_size(self.exercise, trial) if failed.exact else ()
        if NARROW in of_size:
            return of_size if self.of_function else ()  # of a program the numbers are told
        mistakes: Sequence[Diagnosis] = ()
        if not trial.malformed:
            mistakes = name_large(self.exercise, trial)
        if mistakes or not self.of_function:
            return mistakes
        if sum(self.exercise.size(trial.data)) <= _STILL_SMALL:
            mistakes = self.diagnosis.of_large([*self.trials, trial])
        return mistakes or of_size or patterns_between(failed.right, failed.size)

    def report(
        self,
        status: str,
        found: list[str] | None = None,
        trial: Trial | None = None,
        picture: bool = False,
        mistakes: Sequence[Diagnosis] = (),
        summary: str = "",
    ) -> Verdict:
        data = None if trial is None else trial.data
        return Verdict(
            self.exercise,
            status,
            dict(self.parts),
            found or [],
            mistakes[0] if mistakes else None,
            None if data is None else arguments(self.exercise.shape, data),
            (data, trial.result.value) if picture and data and trial else None,
            summary,
            next_step(self.exercise, status, None if trial is None else trial.result, self.words),
            second=mistakes[1] if len(mistakes) > 1 else None,
            case=self.case(status, trial),
        )

    def case(self, status: str, trial: Trial | None) -> Case | None:
        """Return the case to go on with, for a learner's own check."""
        if self.returned is None or status in ("right", "untried"):
            return None
        return case_of(self.exercise, trial, slow=status == "slow")

    def count_right(self) -> str:
        right = sum(not trial.fault for trial in self.trials)
        small = self.exercise.in_parts().total()
        tried = "small inputs" if len(self.trials) == small else "small inputs that were tried"
        tried = tried if len(self.trials) <= small else "inputs that were tried"
        return f"So far it is right on {right:,} of {len(self.trials):,} {tried}."

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
