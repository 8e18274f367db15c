"""The examination of an answer: its inputs, in order, and the verdict on what it does on them.

The small inputs come first, all of them in order of size; then larger ones, then the amount of
work, then deep ones. The first thing that goes wrong is reported.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Sequence

from ..exercises import Diagnosis, Exercise, Input, Misconception
from ..mistakes.pattern import CHANCE, KEPT
from ..running.arguments import arguments
from ..running.runner import BUDGET, Runner
from ..running.values import shown
from .case import Case, case_of
from .diagnosis.common_pattern import FEWEST, common_patterns, patterns_of_error, patterns_of_size
from .diagnosis.name_slow import name_slow
from .diagnosis.name_wrong import contradicts, name_large, name_wrong
from .feedback import READABLE, error_sentence, next_step, not_an_answer, without_end
from .repeated_call import Change, change
from .smallest_input import minimise, survey, try_larger
from .trial import Trial, endless, first_failing, judged, tried
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
_ENDLESS = 3  # larger inputs on which it does not come to an end are enough
_STARTER = 6  # two calls, a line and a return each: what a starter as it came takes


class Examination:
    """One pass over the inputs, and what it found.

    `time_check` returns what takes too long by the clock, if there is one. `returned` gives the
    answer to an input as text, as it came, before it was plain data. `tell` gets the first words,
    once.
    """

    printed_where = "On the way it printed"
    gave = "returned"
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
        self._readable: list[Trial] | None = None

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
            return self.failed(*minimise(self.exercise, self.run, failing))
        if (wrong_default := self.wrong_default()) is not None:
            return wrong_default
        large = try_larger(self.exercise, self.run, self.seed, self.notice)
        if large is not None and not endless(large.result):
            self.set_part("large", False)
            found, certain = minimise(self.exercise, self.run, large)
            self.trials.append(found)
            # One failure tells little: what it does on the others tells mistakes apart.
            return self.failed(found, certain, self.readable_trials())
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
        self.set_part("large", True)
        return self.report("right", summary=self.praise())

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

    def failed(self, trial: Trial, certain: bool, larger: Sequence[Trial] = ()) -> Verdict:
        """Return the verdict on a failure; `larger` trials are there where small ones are right."""
        result = trial.result
        changed = self.change_of(trial)
        if changed is not None:
            return self.changing(changed)
        call = f"`{self.exercise.call(self.exercise.function, trial.data)}`"
        smallest = "The smallest input" if certain else "A small input"
        status = _STATUS.get(result.kind, "raised")
        if status == "wrong":
            found = [f"{smallest} it gets wrong: {call}"]
            came = self.returned(trial.data) if self.returned else ""
            if trial.malformed:
                found.append(not_an_answer(trial, came, self.gave))
            else:
                right = self.exercise.answer(trial.data)
                given = came or self.exercise.written(result.value)
                found.append(f"Your answer: {given}. Right: {right}.")
                found.append(trial.fault)
        elif status == "slow":
            found = [
                f"The small inputs alone took more than {BUDGET:.0f} seconds; every call should "
                "take well under a thousandth of one. What does it wait for?"
            ]
        elif status == "stuck":
            never = without_end(result, sum(self.exercise.size(trial.data)))
            found = [f"{smallest} on which it does not come to an end: {call}", never]
        else:
            found = [f"{smallest} on which it fails: {call}", error_sentence(result)]
        if result.printed:
            found.append(f"{self.printed_where}: {result.printed[:200].strip()}")
        pictured = status == "wrong" and not trial.malformed
        return self.report(
            status,
            found,
            trial=trial,
            picture=pictured,
            mistakes=self.named(larger) or self.common_patterns(),
            summary=self.count_right(),
        )

    def wrong_default(self) -> Verdict | None:
        """Return the verdict if it is wrong where the last argument is left out.

        Who has no default is asked for none.
        """
        exercise, data = self.exercise, self.exercise.example()
        if exercise.default is None or not self.of_function:
            return None
        (result,) = self.run.results([data[:-1]])
        trial = judged(exercise, data, result)
        if not trial.fault or _NO_DEFAULT.match(result.error):
            return None
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

    def named(self, larger: Sequence[Trial]) -> tuple[Misconception, ...]:
        """Return the mistake that the failures show, or two; one may be denied by other inputs."""
        trials, refused = [*self.trials, *larger], set[str]()
        others: list[Trial] | None = None
        while len(found := name_wrong(self.exercise, trials, refused)) == 1:
            if others is None:
                others = self.other_trials() if larger else self.readable_trials()
            if not contradicts(self.exercise, found[0], others):
                break
            refused.add(found[0].key)
        return found

    def common_patterns(self) -> tuple[Diagnosis, ...]:
        """Return what the failures have in common, also those on larger inputs."""
        failing = [trial for trial in self.trials if trial.fault]
        if len(failing) < FEWEST or any(endless(trial.result) for trial in failing):
            return ()
        return common_patterns(self.exercise, self.trials, self.readable_trials())

    def readable_trials(self) -> list[Trial]:
        """Return the trials of `readable_inputs`, which are made once."""
        if self._readable is None:
            self._readable = self.larger_trials(self.readable_inputs())
        return self._readable

    def other_trials(self) -> list[Trial]:
        """Return trials of as many larger inputs again, and twice that."""
        seeds = range(self.seed + 1, self.seed + 4)
        return self.larger_trials([data for seed in seeds for data in self.readable_inputs(seed)])

    def readable_inputs(self, seed: int | None = None) -> list[Input]:
        """Return the larger inputs; of graphs those that can still be read."""
        inputs = [*self.exercise.larger(self.seed if seed is None else seed)]
        if self.exercise.shape == "plain":
            return inputs
        return [data for data in inputs if sum(self.exercise.size(data)) <= READABLE]

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
        data = changed.alone.data
        call = f"`{self.exercise.call(self.exercise.function, data)}`"
        first = [f"Called on its own, {call} is right."]
        if changed.alone.fault:
            first = [f"Called on its own, {call} is wrong: it {self._gives(changed.alone)}."]
        if changed.before:
            last = f"`{self.exercise.call(self.exercise.function, changed.before[-1])}`"
            if len(changed.before) > 1:
                last = f"{len(changed.before):,} other calls, the last of them {last}"
            after = "it is not" if changed.other.fault else "it is right"
            if changed.alone.fault and changed.other.fault:
                after = f"it {self._gives(changed.other)}"
            when = f"after {last}" if changed.before != [data] else "a second time"
            found = [*first, f"Called {when}, {after}."]
        else:
            found = [
                f"{call} is not the same each time: once it {self._gives(changed.other)}, once it "
                f"{self._gives(changed.alone)}. Right: {self.exercise.answer(data)}."
            ]
        wrong = changed.other if changed.other.fault else changed.alone
        name = KEPT if changed.before else CHANCE
        right = self.count_right()
        return self.report("wrong", found, trial=wrong, mistakes=[name], summary=right)

    def _gives(self, trial: Trial) -> str:
        if trial.result.kind == "value":
            return f"{self.gave} {self.exercise.written(trial.result.value)}"
        return f"ended with {trial.result.error}" if trial.result.error else "did not end"

    def slow(self, measured: Sequence[Cost], large: Trial | None) -> Verdict:
        worst = [cost for cost in measured if cost.slow]
        found = ["Every answer is right, but the work grows faster than the input."]
        if worst:
            found.append(worst[0].sentence())
            found.append(f"The exercise asks for work in proportion: {self.exercise.limit}.")
        elif large is not None:
            call = f"`{self.exercise.call(self.exercise.function, large.data)}`"
            found = ["Every small answer is right.", f"On {call} it had not come to an end."]
        mistake = name_slow(self.exercise, measured) if worst else None
        return self.report("slow", found, mistakes=(mistake,) if mistake else ())

    def read_at_once(self, measured: Sequence[Cost]) -> list[WholeRead]:
        """Return the places that read ever more items at once, if the work is worth points."""
        if "linear" not in self.parts:
            return []
        found = [read for cost in measured for read in cost.reads]
        if not found:
            size = wide_size(self.exercise, self.seed)
            found = [*read_when_larger(self.exercise, self.run, size)]
        return sorted(found, key=lambda read: -read.items[1])

    def reads_too_much(self, read: WholeRead) -> Verdict:
        """Return the verdict on an answer that is right, and reads a container whole each time."""
        found = ["Every answer is right, but the work grows faster than the input."]
        limit = f"The exercise asks for work in proportion: {self.exercise.limit}."
        return self.report("slow", [*found, *read.sentences(), limit])

    def too_deep(self, failed: Depth, read: WholeRead | None = None) -> Verdict:
        """Return the verdict on a failure where an input is large; `read` may be why it is slow."""
        trial, named = failed.trial, failed.family.named(failed.size)
        if failed.growth:
            found = [
                "Every answer is right, but the work grows faster than the input.",
                f"On {named} it takes more than {failed.growth} of that.",
                "On small inputs no line is run too often. Does a library look at everything in "
                "one line, or is something done only where there are many positions?",
            ]
            return self.report("slow", found, trial=trial)
        if endless(trial.result):
            found = ["All small inputs are right.", f"It had not come to an end on {named}."]
            found += read.sentences() if read else []
            return self.report("slow", found, trial=trial)
        shorter = "; one shorter still works" if failed.exact else ""
        found = [f"All small inputs are right, but it fails on {named}{shorter}."]
        if trial.result.kind == "value":
            mistakes: Sequence[Diagnosis] = ()
            if not trial.malformed:
                mistakes = name_large(self.exercise, trial)
            if failed.exact and self.of_function and not mistakes:
                mistakes = patterns_of_size(self.exercise, trial)
            return self.report("wrong", [*found, trial.fault], trial=trial, mistakes=mistakes)
        found.append(error_sentence(trial.result))
        cause = patterns_of_error(trial.result)
        return self.report("raised", found, trial=trial, mistakes=cause)

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
            next_step(self.exercise, status, None if trial is None else trial.result),
            second=mistakes[1] if len(mistakes) > 1 else None,
            case=self.case(status, trial),
        )

    def case(self, status: str, trial: Trial | None) -> Case | None:
        """Return the case to go on with, for a learner's own check."""
        if self.returned is None or status in ("right", "untried"):
            return None
        return case_of(self.exercise, trial)

    def count_right(self) -> str:
        right = sum(not trial.fault for trial in self.trials)
        all_of_them = len(self.trials) == sum(1 for _ in self.exercise.small())
        tried = "small inputs" if all_of_them else "small inputs that were tried"
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
