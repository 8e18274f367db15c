"""The verdict on an answer that fails: what is said of each kind of failure.

Which inputs are tried, and in which order, is the business of `examination`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from ...exercises import Diagnosis, Exercise, Input
from ...exercises.confusable_numbers import has_equal_remainders
from ...exercises.graph_inputs import REMAINDERS
from ...mistakes.pattern import CHANCE, EQUAL_REMAINDERS, FIXED_SIZE, KEPT, NARROW
from ...running.arguments import arguments
from ...running.runner import Runner
from ..case import Case, case_of
from ..diagnosis.common_pattern import (
    moves_of_fault,
    patterns_between,
    patterns_of_error,
    patterns_of_fault,
    patterns_of_size,
)
from ..diagnosis.diagnose import FailureDiagnosis
from ..diagnosis.mistake_runner import is_small
from ..diagnosis.name_slow import name_slow
from ..diagnosis.name_wrong import name_large
from ..repeated_call import ChangedAnswer, change
from ..smallest_input import busiest_line
from ..trial import Trial, endless, first_failing, tried
from ..verdict import Verdict
from ..work.costs import Cost
from ..work.large_inputs import Depth
from ..work.whole_read import WholeRead
from .findings import (
    GROWS,
    SMALL_RIGHT,
    changing_answer,
    failure,
    large_failure,
    limit_of,
    two_calls,
)
from .wording import IN_NOTEBOOK, call_on, next_step

_STILL_SMALL = 1_000  # positions and moves: known mistakes are tried on such an input
_ENDLESS = 3  # larger inputs on which it does not come to an end are enough
_SECONDS = 1.0  # for one of them
STATUS = {"value": "wrong", "steps": "stuck", "time": "stuck", "late": "slow"}
Diagnose = Callable[[Sequence[Trial]], tuple[Diagnosis, ...]]


class FailureVerdicts:
    """What an examination has found so far, and the verdicts on it.

    `returned` gives the answer to an input as text, as it came, before it was plain data.
    """

    words = IN_NOTEBOOK
    of_function = True  # a program in another language has no arguments to leave out

    def __init__(
        self,
        exercise: Exercise,
        run: Runner,
        seed: int,
        returned: Callable[[Input], str] | None = None,
    ) -> None:
        self.exercise = exercise
        self.run = run
        self.seed = seed
        self.returned = returned
        self.parts: dict[str, bool | None] = {part.key: None for part in exercise.parts}
        self.trials: list[Trial] = []
        self.took_long = False  # whether only the clock could end a call on a larger input
        self.diagnosis = FailureDiagnosis(exercise, seed, self.larger_trials)

    def settle(self) -> None:
        """Decide the parts of the small inputs; one not wholly tried stays undecided."""
        tried = whole = self.exercise.in_parts()
        if len(self.trials) < whole.total():
            tried = Counter(self.exercise.part(trial.data) for trial in self.trials)
        failing = {self.exercise.part(trial.data) for trial in self.trials if trial.fault}
        for key, number in whole.items():
            if key in failing or tried[key] == number:
                self.parts[key] = key not in failing

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
        status = STATUS.get(result.kind, "raised")
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
            line, why = busiest_line(self.run, trial.data, result.steps - 1)
            found += [line] if line else []
            mistakes = mistakes or ((why,) if why else ())
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

    def larger_trials(self, inputs: list[Input]) -> list[Trial]:
        """Return the trials of inputs, without those that do not come to an end.

        A call that only the clock could end, or that filled the memory, has taken long: no more,
        this time and later.
        """
        found: list[Trial] = []
        if self.took_long:
            return found
        patience = _ENDLESS
        for trial in tried(self.exercise, inputs, self.run.results(inputs, seconds=_SECONDS)):
            if trial.result.kind == "time" or trial.result.error.startswith("MemoryError"):
                self.took_long = True
                break
            if not endless(trial.result):
                found.append(trial)
            elif not (patience := patience - 1):
                break
        return found

    def change_of(self, trial: Trial) -> ChangedAnswer | None:
        """Return how the answer changes when the call is made again, None if it does not."""
        earlier = [found.data for found in self.trials if found is not trial]
        if first_failing(self.trials) is not self.trials[-1]:
            return change(self.exercise, self.run, trial, earlier)
        earlier += self.exercise.larger(self.seed)  # one of the larger inputs failed
        found = change(self.exercise, self.run, trial, earlier)
        if found is None or found.before:
            return found
        earlier += self.exercise.further(self.seed)  # or one of those that come last
        return change(self.exercise, self.run, trial, earlier) or found

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

    def changing(self, changed: ChangedAnswer) -> Verdict:
        """Return the verdict on an answer that is not the same each time."""
        found = changing_answer(self.exercise, changed)
        wrong = changed.other if changed.other.fault else changed.alone
        name = KEPT if changed.before else CHANCE
        right = self.count_right()
        return self.report("wrong", found, trial=wrong, mistakes=[name], summary=right)

    def wrong_twice(self, other: Input, trial: Trial, is_first: bool) -> Verdict:
        """Return the verdict on two calls with the same lists, of which one is not right."""
        part = "large" if "large" in self.parts else self.exercise.part(trial.data)
        self.set_part(part, False)
        found = two_calls(self.exercise, other, trial, is_first)
        status = "wrong" if trial.result.kind == "value" else "raised"
        return self.report(status, found, mistakes=[KEPT])

    def slow(self, measured: Sequence[Cost], large: Trial | None) -> Verdict:
        worst = [cost for cost in measured if cost.slow]
        mistake: Diagnosis | None = None
        if worst:
            found = [GROWS, worst[0].sentence(), *self.most_work(worst[0]), limit_of(self.exercise)]
            place = worst[0].busiest_place()
            # What has not run at all where the input is smaller may be a loop without an end.
            grew = place is not None and (place.items[0] > 0 or not place.ended)
            if worst[0].sizes != self.exercise.cost_sizes and not worst[0].reads:
                mistake = FIXED_SIZE  # up to there it is in proportion
            else:
                mistake = name_slow(self.exercise, measured)
            mistake = mistake or (place.pattern if place and grew else None)
        elif large is not None:
            inputs = [*self.exercise.larger(self.seed)]
            size = self.exercise.size(large.data)
            before = inputs[: inputs.index(large.data)] if large.data in inputs else []
            before = [data for data in before if self.exercise.size(data) < size]
            before = sorted(before, key=self.exercise.size)[-1:]
            line, mistake = busiest_line(self.run, large.data, smaller=before)
            call = call_on(self.exercise, large)
            found = [SMALL_RIGHT, f"On {call} it had not come to an end.", *filter(None, [line])]
        return self.report("slow", found, mistakes=(mistake,) if mistake else ())

    def most_work(self, cost: Cost) -> list[str]:
        """Return the sentence on the place in the code that does most of the work, if one does."""
        if cost.ended == 2:  # not even the smaller one came to an end
            small = cost.sizes[0]
            line, _ = busiest_line(self.run, cost.family.make(small), cost.steps[0] - 1)
            return [line] if line else []
        place = cost.busiest_place()
        return [place.sentence()] if place else []

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
        if not failed.exact and self.of_function and (narrow := patterns_of_fault(trial)):
            return narrow
        if failed.exact and self.of_function and _at_equal_remainders(failed):
            return (EQUAL_REMAINDERS,)
        mistakes: Sequence[Diagnosis] = ()
        if not trial.malformed:
            mistakes = name_large(self.exercise, trial)
        if mistakes or not self.of_function:
            return mistakes
        if sum(self.exercise.size(trial.data)) <= _STILL_SMALL:
            mistakes = self.diagnosis.of_large([*self.trials, trial])
        narrow = patterns_of_fault(trial) or patterns_between(failed.right, failed.size)
        return mistakes or of_size or narrow

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


def _at_equal_remainders(failed: Depth) -> bool:
    """Return whether this is where two positions whose numbers have equal remainders are moves."""
    if not failed.family.text.startswith(REMAINDERS):
        return False
    place, _ = moves_of_fault(failed.trial)
    return has_equal_remainders(failed.trial.data[0][place])
