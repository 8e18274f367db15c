"""The tests of an exercise on programs, over standard input and output.

A program is started once for each input, so fewer small inputs are tried one by one than in a
notebook: the first ones, and others evenly spread. All of them are tried side by side, as one game
graph of many parts, where an input is a game graph; where an answer has one value for each
position, that is the answer to each of them. What fails is then made as small as can be.
Work is judged by time, on inputs of full size.
"""

from __future__ import annotations

import shlex
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import zip_longest
from pathlib import Path
from typing import Any

from ..checking.diagnosis.name_wrong import name_wrong
from ..checking.examination import Examination
from ..checking.feedback.failure_verdicts import Diagnose
from ..checking.repeated_call import ChangedAnswer
from ..checking.side_by_side import side_by_side, split_answer
from ..checking.smallest_input import Limit, minimise, shrink
from ..checking.trial import READABLE, Trial, endless, first_failing, judged
from ..checking.verdict import Verdict
from ..checking.work.large_inputs import Depth, least_size
from ..checking.work.whole_read import WholeRead
from ..exercises import Diagnosis, Exercise, Family, Input
from ..mistakes.pattern import CHANCE, KEPT, OTHER_FORM
from ..running.protocol import CallResult
from ..running.runner import SLEPT
from .judged_program import InputText, SandboxedProgram
from .program_words import (
    OF_PROGRAM,
    SHORT,
    beside_right,
    changes,
    first_words,
    has_more,
    of_program,
    reasons,
    with_input,
)
from .small_integers import WIDE, full_sizes, outgrown

_FIRST, _SPREAD = 60, 200
_FEW = 12  # small inputs before one with many moves: a crash there is said within 2 s
_MOST, _LEAST = 5.0, 1.0  # seconds of work for a small input, the first when none has ended yet
_TIMES = 20  # and so many times as long as the quickest took, between these
_EFFORT = 8.0  # seconds for the small inputs, as far as fewer of them do
_SLOW_RUN, _LESS_EFFORT = 0.02, 5.0  # where each run takes so long, so many seconds for them
_NAMING = 3.0  # seconds for more of them after one goes wrong
_SEARCH = 20.0  # seconds for finding the smallest failing one
_CRASHED = 0.5  # seconds for the same where the program crashes
_SHRINK = 8.0  # seconds for making one smaller that is not among them
_PATIENCE = 3.0  # seconds of work where it is no fault to take longer
_LONGEST = 1_000  # positions of one that is made smaller though it is known which size fails
_DEEP = 200_000
_LARGER = 6  # larger inputs, on which it is seen what the failures have in common
_AGAIN = 2  # runs on an input that goes wrong, to see whether it always goes wrong in this way
_NAMES = 64  # the size at which what takes long is compared with known mistakes
_CHEAP = 0.2  # seconds of a run, of which there may be some more
_LONG, _LEAST_BYTES = 100_000, 16  # bytes of an input, and of what should be read at once


class ProgramExamination(Examination):
    """One pass over fewer inputs, with a clock in place of counting."""

    words = OF_PROGRAM
    of_function = False

    def __init__(
        self,
        exercise: Exercise,
        run: SandboxedProgram,
        seconds: float,
        tell: Callable[[str], None] | None = None,
    ) -> None:
        super().__init__(exercise, run, seed=1)
        self.program = run
        self.seconds = seconds
        self.tell = tell
        self.text = InputText(exercise)
        self.unbuffered = ""
        self.shown: Input | None = None  # the input of which the verdict tells
        self.inputs: list[Input] = []  # the small ones
        self.chosen: list[Input] = []  # those of them that are tried one by one
        self.quickest = 0.0  # seconds of a run that came to an end
        self.all_right = False  # whether all small inputs were, side by side
        self.many: tuple[Family, Trial, int] | None = None  # what fails when large, and its size
        self.deepest: Trial | None = None  # the trial of the first family at full size

    def verdict_with_input(self, words: Sequence[str], failing: Path | None) -> Verdict:
        """Return the verdict; the input that goes wrong is written to a file."""
        verdict = self.verdict()
        more = [self.unbuffered] if self.unbuffered else []
        if self.shown is not None and failing is not None:
            again = f"{shlex.join(words)} < {shlex.quote(str(failing))}"
            told = f"That input is in {failing}. To run it again: {again}"
            try:
                failing.write_text(self.text(self.shown), encoding="utf-8")
            except OSError as problem:
                told = f"That input could not be written to {failing}: {problem.strerror}."
            more.append(told)
        elif failing is not None and failing.is_file():
            more.append(f"{failing} is older than this run, and no input of this run is in it.")
        return replace(verdict, found=[*verdict.found, *more])

    def verdict(self) -> Verdict:
        self.inputs = inputs = list(self.exercise.small())
        rest = inputs[_FIRST:]
        spread = rest[:: max(1, len(rest) // _SPREAD)]
        self.chosen = self.alternating([*inputs[:_FIRST], *spread])
        place = {repr(data): i for i, data in enumerate(inputs)}
        trials = self.sample(inputs)
        if not self.all_right and not first_failing(trials):
            trials += self.of_other_sizes(inputs, trials)
        self.trials = sorted(trials, key=lambda trial: place[repr(trial.data)])
        failing = first_failing(self.trials)
        if failing is not None:
            found, certain = self.smallest(inputs, failing)
            seen = [*self.trials]  # it is named by these: the others decide the parts
            self.try_other_parts(found)
            self.settle_tried()
            return self.failed(found, certain, lambda _: self.diagnosis.of_small(seen))
        self.settle_tried()
        if self.many is not None:
            return self.failed_large(*self.many)
        larger = list(self.exercise.larger(self.seed))
        together = side_by_side(self.exercise, inputs) if not self.all_right else ()
        few = larger[:: max(1, len(larger) // 20)]
        more = side_by_side(self.exercise, [*self.exercise.further(self.seed)])
        for data in [self.exercise.example(), *together, *few, *larger[-2:], *more]:
            trial = self.trial(data)
            if trial.fault:
                self.tell_first(trial)
                if _runs_on(trial) and sum(self.exercise.size(data)) > READABLE:
                    return self.too_slow(trial, f"an input of {len(self.text(data)):,} characters")
                self.set_part("large", False)
                trial, certain = self.made_smaller(trial)
                self.trials.append(trial)
                return self.failed(trial, certain, self.diagnosis.of_small)
        slow = None
        for i, family in enumerate(self.large_families()):
            size = family.size or _DEEP
            first = self.deepest if i == 0 else None
            patience = min(self.seconds, _PATIENCE) if family.may_take_long else self.seconds
            trial = first or self.trial(family.make(size), patience)
            if trial.result.kind == "time" and family.may_take_long:
                continue
            if trial.result.kind == "time":
                slow = trial
                text = f"It took more than {self.seconds:g} seconds on {family.named(size)}."
                break
            if trial.fault:
                self.tell_first(trial)
                return self.failed_large(family, trial, size)
            self.look_at_reads(trial)
        self.set_part("large", "linear" in self.parts or slow is None)
        self.set_part("linear", slow is None)
        if slow is not None:
            return self.report("slow", ["Every answer is right.", text], slow)
        right = len(inputs if self.all_right else self.trials)
        return self.report("right", summary=f"Right on {right:,} small inputs and more.")

    def too_slow(self, trial: Trial, named: str, family: Family | None = None) -> Verdict:
        """Return the verdict on a program whose first fault is that it runs into the clock.

        It was right on all smaller inputs, and soon: so it is waited for only once, and for a
        second to name the mistake.
        """
        self.set_part("linear" if "linear" in self.parts else "large", False)
        smaller = self.small_trial(family.make(_NAMES)) if family else trial
        mistakes: Sequence[Diagnosis] = ()
        if family and _runs_on(smaller):
            mistakes = name_wrong(self.exercise, [*self.trials, smaller])
        text = f"It took more than {self.seconds:g} seconds on {named}."
        small = "All small inputs are right." if self.all_right else "Small inputs are right."
        found = [small, text]
        return self.report("slow", found, trial, mistakes=mistakes)

    def failed_large(self, family: Family, trial: Trial, size: int) -> Verdict:
        """Return the verdict on a program that is right on small inputs and fails at this size."""
        if _runs_on(trial):
            return self.too_slow(trial, family.named(size), family)
        self.set_part("large", False)
        least = self.least_size(family, trial, size)
        data = least.trial.data
        found = least.right == least.size - 1
        long = found and sum(self.exercise.size(data)) > READABLE
        short = least.trial
        if long or len(self.text(data)) > SHORT:
            halved = self.made_half(least)
            if halved is None:
                return self.too_deep(least)
            short = halved
        self.trials.append(short)
        return self.failed(*self.made_smaller(short), self.diagnosis.of_small)

    def made_half(self, failed: Depth) -> Trial | None:
        """Return a failing trial of half the size where that of a family is too long, if any.

        It may be what is in the input that matters, so many draws, say, and not its size. Where the
        size itself tells why, or is large, that is not looked for.
        """
        size = self.exercise.size
        if failed.trial.result.kind != "value" or failed.size > _LONGEST or outgrown(failed):
            return None
        larger = [x for x in self.exercise.larger(self.seed) if size(x) < size(failed.trial.data)]
        tried = (self.small_trial(data) for data in sorted(larger, key=size))
        start = next((trial for trial in tried if trial.fault), failed.trial)
        found = shrink(self.exercise, self.run, start, self.seconds, _SHRINK / 2, onward=True)
        return found if 2 * sum(size(found.data)) <= sum(size(failed.trial.data)) else None

    def too_deep(self, failed: Depth, read: WholeRead | None = None) -> Verdict:
        verdict = super().too_deep(failed, read)
        if not failed.exact or verdict.status != "wrong":
            return verdict
        return replace(verdict, found=[*verdict.found, *outgrown(failed)])

    def larger_trials(self, inputs: list[Input]) -> list[Trial]:
        if not self.exercise.by_position:
            return super().larger_trials(inputs[:_LARGER])
        (whole,) = side_by_side(self.exercise, inputs, len(inputs))
        answers = self._apart(self.trial(whole).result, inputs)
        return [
            judged(self.exercise, data, CallResult("value", value))
            for data, value in zip(inputs, answers, strict=False)
        ]

    def _apart(self, result: CallResult, inputs: list[Input]) -> list[Any]:
        """Return the answers to inputs that came from one run; none if that cannot be told."""
        sizes = [len(data[0]) for data in inputs]
        return (
            split_answer(result.value, sizes) if result.kind == "value" and not result.error else []
        )

    def answers(self, trial: Trial) -> str:
        right = self.exercise.right_output(trial.data)
        given = (trial.result.text or self.trial(trial.data).result.text).rstrip()
        if not given or max(len(given), len(right)) > SHORT:
            return super().answers(trial)
        return beside_right(given, right)

    def changing(self, changed: ChangedAnswer) -> Verdict:
        """Return the verdict on a program that does not print the same each time."""
        found = changes(changed, self.exercise.right_output(changed.alone.data))
        wrong = changed.other if changed.other.fault else changed.alone
        name = KEPT if changed.before else CHANCE
        return self.report("wrong", found, wrong, mistakes=[name], summary=self.count_right())

    def failed(self, trial: Trial, certain: bool, diagnose: Diagnose) -> Verdict:
        verdict = super().failed(trial, certain, diagnose)
        if verdict.misconception in (KEPT.key, CHANCE.key):
            return verdict
        if trial.result.kind != "value" or all(
            self.small_trial(trial.data).result.value == trial.result.value for _ in range(_AGAIN)
        ):
            return verdict
        told = (
            "Run again on the same input, it printed something else. It depends on chance: on the "
            "order in a map or a set, on memory that was not set, or on threads."
        )
        return replace(verdict, found=[*verdict.found, told], mistake=None, second=None)

    def report(
        self,
        status: str,
        found: list[str] | None = None,
        trial: Trial | None = None,
        picture: bool = False,
        mistakes: Sequence[Diagnosis] = (),
        summary: str = "",
    ) -> Verdict:
        if trial is not None and found:
            self.shown = trial.data
            found = with_input(found, self.text(trial.data), last=status == "slow")
            found += reasons(trial)
        if trial is not None and trial.malformed:  # where there is no more, the fault says it all
            known = [x for x in mistakes if x is not OTHER_FORM]
            mistakes = known or [OTHER_FORM] * has_more(self.exercise, trial)
        mistakes = [*map(of_program, mistakes)]
        verdict = super().report(status, found, trial, picture, mistakes, summary)
        if trial is not None and trial.malformed:
            form = f"`gamegraphs judge {self.exercise.number} --list` shows what is to be printed."
            return replace(verdict, next_step=form)
        return verdict

    def trial(self, data: Input, seconds: float | None = None) -> Trial:
        self.program.begin()
        begin = time.monotonic()
        result = next(self.run.results([data], seconds=seconds or self.seconds))
        if result.kind == "value":
            taken = time.monotonic() - begin
            self.quickest = min(self.quickest or taken, taken)
        return judged(self.exercise, data, result)

    def small_trial(self, data: Input) -> Trial:
        """Return the trial of a small input: what takes much longer than others does not end."""
        enough = max(_LEAST, _TIMES * self.quickest) if self.quickest else _MOST
        return self.trial(data, min(self.seconds, enough, _MOST))

    def look_at_reads(self, trial: Trial) -> None:
        """Note whether a program asks the system for every few bytes of its input."""
        size = len(self.text(trial.data))
        if size >= _LONG and trial.result.reads > size / _LEAST_BYTES and not self.unbuffered:
            self.unbuffered = (
                f"One thing to know: it asked the system {trial.result.reads:,} times for an input "
                f"of {size:,} bytes. Read through a buffer: that is many times faster."
            )

    def sample(self, inputs: list[Input]) -> list[Trial]:
        """Return trials of the first inputs and of others, as many as there is time for."""
        begin = time.monotonic()
        end = begin + _EFFORT
        less = begin + _LESS_EFFORT
        trials: list[Trial] = []
        for i, data in enumerate(self.chosen):
            if i == _FEW:
                all_of_them = self.all_at_once(inputs, trials)
                if first_failing(all_of_them):
                    return all_of_them
                self.all_right = bool(all_of_them)
                before = time.monotonic()
                if not first_failing(trials) and self.fails_on_many(inputs):
                    end = min(end, time.monotonic() + _NAMING)
                less += time.monotonic() - before
            trials.append(self.small_trial(data))
            if self.quickest > _SLOW_RUN:
                end = min(end, less)
            if trials[-1].fault:  # to name the mistake takes a few more
                self.tell_first(trials[-1])
                if sum(bool(trial.fault) for trial in trials) == 1:
                    end = time.monotonic() + _NAMING
                failing = first_failing(trials)
                if failing is not None and failing.malformed:  # there is no name for it
                    break
            ended = trials[-1].result.kind in ("time", "late", "died")
            if ended or (i >= _FIRST // 2 and time.monotonic() > end):
                break
            if self.many is not None and self.all_right:
                break
        return trials

    def of_other_sizes(self, inputs: list[Input], trials: list[Trial]) -> list[Trial]:
        """Return trials of an input of each size that was not met, up to the first that fails."""
        size = self.exercise.size
        tried = {size(trial.data) for trial in trials}
        found: list[Trial] = []
        for data in {size(data): data for data in inputs if size(data) not in tried}.values():
            found.append(self.small_trial(data))
            if found[-1].fault:
                self.tell_first(found[-1])
                break
        return found

    def alternating(self, inputs: list[Input]) -> list[Input]:
        """Return the inputs in another order: one of each part of the exercise in turn."""
        parts: dict[str, list[Input]] = {}
        for data in inputs:
            parts.setdefault(self.exercise.part(data), []).append(data)
        return [data for row in zip_longest(*parts.values()) for data in row if data is not None]

    def large_families(self) -> list[Family]:
        """Return the families of which one input is large, the deep ones first."""
        return [*self.exercise.deep(), *self.exercise.families()]

    def all_at_once(self, inputs: list[Input], trials: list[Trial]) -> list[Trial]:
        """Return trials of all these small inputs, which come from one run; [] if it does not tell.

        The answer to a game of many parts has that to each part in it, if there is one value for
        each position. What the program gave to single inputs has to be the same there.
        """
        if not self.exercise.by_position:
            return []
        (whole,) = side_by_side(self.exercise, inputs, len(inputs))
        trial = self.trial(whole)
        answers = self._apart(trial.result, inputs)
        if not trial.fault:
            pairs = zip(inputs, answers, strict=True)
            return [Trial(data, CallResult("value", value), "") for data, value in pairs]
        alone = {repr(trial.data): trial for trial in trials}
        found = []
        for data, value in zip(inputs, answers, strict=False):
            trial = judged(self.exercise, data, CallResult("value", value))
            single = alone.get(repr(data), trial)
            if single.result.value != value:
                return []
            found.append(single)
        failing = first_failing(found)
        if failing is None:
            return []
        again = alone.get(repr(failing.data)) or self.small_trial(failing.data)
        if again.result.value != failing.result.value:
            return []
        self.tell_first(again)
        return [again if trial is failing else trial for trial in found]

    def fails_on_many(self, inputs: list[Input]) -> bool:
        """Return whether it fails on many moves or positions, and tell of that.

        So it is told before all small inputs have been tried.
        """
        families = self.large_families()
        sizes = [WIDE] * len(families) + [family.size or _DEEP for family in families[:1]]
        for family, size in zip([*families, *families[:1]], sizes, strict=True):
            trial = self.trial(family.make(size))
            if size != WIDE:
                self.deepest = trial
            if trial.fault and not (size != WIDE and endless(trial.result)):
                self.tell_first(trial)
                self.many = family, trial, size
                return True
        for data in side_by_side(self.exercise, inputs) if not self.all_right else ():
            trial = self.trial(data)
            if trial.fault:
                self.tell_first(trial)
                return True
        return False

    def tell_first(self, trial: Trial) -> None:
        """Tell that an input goes wrong, once."""
        if self.tell is not None:
            text = self.text(trial.data).rstrip()
            self.tell(first_words(text, trial))
            self.tell = None

    def smallest(self, inputs: list[Input], failing: Trial) -> tuple[Trial, bool]:
        """Return the first failing trial of all small inputs, and whether all before it passed."""
        end = time.monotonic() + (_CRASHED if failing.result.kind == "died" else _SEARCH)
        known = {repr(trial.data) for trial in self.trials}
        for data in inputs:
            if data == failing.data:
                return failing, True
            if repr(data) in known:
                continue
            trial = self.small_trial(data)
            self.trials.append(trial)
            if trial.fault:
                return trial, True
            if time.monotonic() > end:
                return failing, False
        return failing, True

    def made_smaller(self, trial: Trial) -> tuple[Trial, bool]:
        """Return a failing trial from which nothing can be taken away, if time allows.

        Whether it is the smallest is known where all smaller inputs have been tried.
        """
        if trial.result.kind in ("time", "late"):
            self.settle_small(trial)
            return trial, False
        trial = shrink(self.exercise, self.run, trial, self.seconds, _SHRINK, onward=True)
        found, certain = minimise(self.exercise, self.run, trial)
        self.settle_small(found)
        return found, certain

    def settle_small(self, failing: Trial) -> None:
        """Take the part of a small input that fails and was not among those tried at first."""
        if failing.data in self.inputs:
            self.set_part(self.exercise.part(failing.data), False)

    def least_size(self, family: Family, trial: Trial, size: int) -> Depth:
        """Return the least size, up to this, at which the program fails, if time allows."""
        limit = Limit(self.run, _SHRINK)

        def at(n: int) -> Trial:
            return self.trial(family.make(n))

        # What counts in a byte may fail on the even sizes alone, say: halving would go past them.
        for n in full_sizes(family, size) if trial.result.kind == "value" else ():
            begin = time.monotonic()
            found = at(n)
            if found.fault and found.result.kind == "value":
                trial, size = found, n
                break
            if limit.is_over() or time.monotonic() - begin > _CHEAP:
                break
        return least_size(family, size, trial, at, limit)

    def try_other_parts(self, failing: Trial) -> None:
        """Try further inputs of each part that does not fail yet, as far as there is time."""
        if endless(failing.result) and not self.quickest:  # no run has come to an end
            return
        end = time.monotonic() + _EFFORT
        wrong = {self.exercise.part(trial.data) for trial in self.trials if trial.fault}
        tried = {repr(trial.data) for trial in self.trials}
        for part in self.exercise.parts:
            left = [x for x in self.chosen if self.exercise.part(x) == part.key]
            left = [x for x in left if repr(x) not in tried] if part.key not in wrong else []
            for i, data in enumerate(left):
                if time.monotonic() > end:
                    return
                if i == _FEW:
                    every = [x for x in self.inputs if self.exercise.part(x) == part.key]
                    if whole := self.all_at_once(every, self.trials):
                        known = {repr(trial.data) for trial in self.trials}
                        self.trials += [x for x in whole if repr(x.data) not in known]
                        break
                self.trials.append(self.small_trial(data))
                if self.trials[-1].fault:
                    break

    def settle_tried(self) -> None:
        """Decide the parts by the inputs that were tried.

        Where some fail, a part of which some have not been tried stays undecided.
        """
        met = {self.exercise.part(trial.data) for trial in self.trials}
        failing = {self.exercise.part(trial.data) for trial in self.trials if trial.fault}
        tried = {repr(trial.data) for trial in self.trials}
        left = {self.exercise.part(x) for x in self.chosen if failing and repr(x) not in tried}
        for key in met - (left - failing):
            self.parts[key] = key not in failing


def _runs_on(trial: Trial) -> bool:
    """Return whether the clock ended a program that was at work."""
    return trial.result.kind == "time" and trial.result.error != SLEPT
