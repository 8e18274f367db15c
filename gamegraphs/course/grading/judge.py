"""The same tests over standard input and output, for programs in any language.

A program is started once for each input, so fewer small inputs are tried one by one than in a
notebook: the first ones, and others evenly spread. All of them are tried side by side, as one game
graph of many parts, where an input is a game graph. What fails is then made as small as can be.
Work is judged by time, on inputs of full size.
"""

from __future__ import annotations

import os
import shlex
import shutil
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import groupby, islice
from pathlib import Path
from typing import Any

from ...outcome import GameGraphError
from ..checking.check import Examination
from ..checking.smallest_input import Limit, minimise, shrink
from ..checking.trial import Trial, first_failing, judged
from ..checking.verdict import Verdict
from ..checking.work.large_inputs import Depth, least_size
from ..exercises import Exercise, Family, Input, exercise
from ..mistakes.misconception import Misconception
from ..running.protocol import CallResult
from ..running.runner import SECONDS, STEPS
from ..running.sandbox import Sandbox, program_command, program_user
from ..running.values import MalformedError

_BUDGET = 600.0
_FIRST, _SPREAD = 60, 200
_FEW = 12  # small inputs before one with many moves: a crash there is said within 2 s
_EFFORT = 8.0  # seconds for the small inputs, as far as fewer of them do
_NAMING = 3.0  # seconds for more of them after one goes wrong
_SEARCH = 20.0  # seconds for finding the smallest failing one
_CRASHED = 0.5  # seconds for the same where the program crashes
_SHRINK = 8.0  # seconds for making one smaller that is not among them
_TOGETHER = 250  # small inputs that are one graph
_DEEP = 200_000
_WIDE = 300  # moves or positions: more than a byte counts
_SHOWN = 300  # characters of an input that the verdict has in it
_SHORT = 2_000  # of one that is made smaller
_LONG, _LEAST_BYTES = 100_000, 16  # bytes of an input, and of what should be read at once


def judge(
    number: int | str,
    words: Sequence[str],
    seconds: float = 10.0,
    memory: int = 1 << 30,
    failing: Path | None = None,
    tell: Callable[[str], None] | None = None,
) -> Verdict:
    """Return the verdict on a program that is run by this command.

    Parameters
    ----------
    number : of the exercise
    words : the command and its arguments; it reads standard input and prints the answer
    seconds, memory : the limits of one run, in seconds of work and bytes
    failing : the file that an input which goes wrong is written to, None for no file
    tell : is called with one sentence as soon as an input goes wrong, before the search goes on

    The program starts in the folder of the caller, runs without a network and can write only to
    its own /tmp, where the machine can shut it in. Raises GameGraphError if there is no such
    program, OSError if the file cannot be written.
    """
    entry = exercise(number)
    run = SandboxedProgram(entry, words, memory)
    try:
        examination = _ProgramExamination(entry, run, seconds, tell)
        return examination.verdict_with_input(words, failing)
    finally:
        run.close()


class SandboxedProgram(Sandbox):
    """Runs a program for every input; results are what it printed, read as an answer."""

    kinds = ("value", "time", "died")

    def __init__(self, exercise: Exercise, words: Sequence[str], memory: int) -> None:
        # The shell's python may be a script that looks for others: take this one.
        found = sys.executable if words[0] in ("python", "python3") else shutil.which(words[0])
        if found is None:
            raise GameGraphError(f"there is no program {words[0]}")
        self.words = [str(Path(found).absolute()), *words[1:]]
        self.folder, self.path = str(Path.cwd()), os.environ.get("PATH", self.path)
        super().__init__({"command": self.words, "memory": memory}, _BUDGET)
        self._exercise = exercise

    def command(self) -> list[str]:
        more = ["--setenv", "HOME", "/tmp"]
        for path in dict.fromkeys([self.folder, *map(_folder, self.words)]):
            if path and path != "/" and not path.startswith("/usr"):
                more += ["--ro-bind", path, path]
        for path in ("/etc/alternatives", *map(str, Path("/etc").glob("java*"))):
            if os.path.exists(path):
                more += ["--ro-bind", path, path]
        return program_command([*more, "--setenv", "PATH", self.path, "--chdir", self.folder])

    def user(self) -> int | None:
        return program_user()

    # The programs it starts are timed by the process that starts them.
    def worked(self) -> float:
        return time.monotonic()

    def slept(self) -> float:
        return 0.0

    def results(
        self,
        inputs: Iterable[Input],
        steps: int = STEPS,
        counting: bool = False,
        seconds: float = SECONDS,
    ) -> Iterator[CallResult]:
        waiting = iter(inputs)
        while chunk := list(islice(waiting, 16)):
            texts: list[Any] = [self._exercise.input_text(data) for data in chunk]
            for data, result in zip(chunk, super().results(texts, seconds=seconds), strict=True):
                yield self._read(data, result)

    def _read(self, data: Input, result: CallResult) -> CallResult:
        if result.kind != "value":
            return result
        try:
            answer = self._exercise.answer_in(data, str(result.value))
            return result._replace(value=answer)
        except MalformedError as problem:
            shown = {"other": "text", "shown": str(result.value)[:200].rstrip()}
            return result._replace(value=shown, error=str(problem))


def _folder(word: str) -> str:
    """Return the folder of a file that is named in a command by its full path."""
    path = Path(word)
    return str(path.resolve().parent) if path.is_absolute() and path.exists() else ""


class _ProgramExamination(Examination):
    """One pass over fewer inputs, with a clock in place of counting."""

    printed_where = "On standard error it wrote"

    def __init__(
        self,
        entry: Exercise,
        run: SandboxedProgram,
        seconds: float,
        tell: Callable[[str], None] | None = None,
    ) -> None:
        super().__init__(entry, run, seed=1)
        self.seconds = seconds
        self.tell = tell
        self.unbuffered = ""
        self.shown: Input | None = None  # the input of which the verdict tells

    def verdict_with_input(self, words: Sequence[str], failing: Path | None) -> Verdict:
        """Return the verdict; the input that goes wrong is written to a file."""
        verdict = self.verdict()
        more = [self.unbuffered] if self.unbuffered else []
        if self.shown is not None and failing is not None:
            failing.write_text(self.exercise.input_text(self.shown), encoding="utf-8")
            again = f"{shlex.join(words)} < {shlex.quote(str(failing))}"
            more.append(f"That input is in {failing}. To run it again: {again}")
        return replace(verdict, found=[*verdict.found, *more])

    def verdict(self) -> Verdict:
        inputs = list(self.exercise.small())
        self.trials = self.sample(inputs)
        failing = first_failing(self.trials)
        self.settle_tried()
        if failing is not None:
            return self.failed(*self.smallest(inputs, failing))
        larger = list(self.exercise.larger(self.seed))
        together = side_by_side(self.exercise, inputs)
        few = larger[:: max(1, len(larger) // 20)]
        for data in [self.exercise.example(), *together, *few, *larger[-2:]]:
            trial = self.trial(data)
            if trial.fault:
                self.tell_first(trial)
                self.set_part("large", False)
                trial, certain = self.made_smaller(trial)
                self.trials.append(trial)
                return self.failed(trial, certain)
        slow = None
        for family in [*self.exercise.deep(), *self.exercise.families()]:
            size = family.size or _DEEP
            trial = self.trial(family.make(size))
            if trial.result.kind == "time":
                slow = trial
                text = f"It took more than {self.seconds:g} seconds on {family.named(size)}."
                break
            if trial.fault:
                self.tell_first(trial)
                self.set_part("large", False)
                least = self.least_size(family, trial)
                if len(self.exercise.input_text(least.trial.data)) > _SHORT:
                    return self.too_deep(least)
                self.trials.append(least.trial)
                return self.failed(*self.made_smaller(least.trial))
            self.look_at_reads(trial)
        self.set_part("large", "linear" in self.parts or slow is None)
        self.set_part("linear", slow is None)
        if slow is not None:
            return self.report("slow", ["Every answer is right.", text], slow)
        return self.report("right", summary=f"Right on {len(inputs):,} small inputs and more.")

    def report(
        self,
        status: str,
        found: list[str] | None = None,
        trial: Trial | None = None,
        picture: bool = False,
        mistakes: Sequence[Misconception] = (),
        summary: str = "",
    ) -> Verdict:
        if trial is not None and found:
            self.shown = trial.data
            text = self.exercise.input_text(trial.data)
            if len(text) <= _SHOWN:
                found = [found[0], "As the program reads it:\n" + text.rstrip(), *found[1:]]
            value = trial.result.value
            if trial.result.printed and isinstance(value, dict) and not value.get("shown", "-"):
                found = [*found, "The answer belongs on standard output."]
        return super().report(status, found, trial, picture, mistakes, summary)

    def trial(self, data: Input) -> Trial:
        result = next(self.run.results([data], seconds=self.seconds))
        return judged(self.exercise, data, result)

    def look_at_reads(self, trial: Trial) -> None:
        """Note whether a program asks the system for every few bytes of its input."""
        size = len(self.exercise.input_text(trial.data))
        if size >= _LONG and trial.result.reads > size / _LEAST_BYTES and not self.unbuffered:
            self.unbuffered = (
                f"One thing to know: it asked the system {trial.result.reads:,} times for an input "
                f"of {size:,} bytes. Read through a buffer: that is many times faster."
            )

    def sample(self, inputs: list[Input]) -> list[Trial]:
        """Return trials of the first inputs and of others, as many as there is time for."""
        end = time.monotonic() + _EFFORT
        trials: list[Trial] = []
        rest = inputs[_FIRST:]
        step = max(1, len(rest) // _SPREAD)
        for i, data in enumerate([*inputs[:_FIRST], *rest[::step]]):
            if i == _FEW and not first_failing(trials):
                self.tell_of_many(inputs)
            trials.append(self.trial(data))
            if trials[-1].fault:  # to name the mistake takes a few more
                self.tell_first(trials[-1])
                end = min(end, time.monotonic() + _NAMING)
            ended = trials[-1].result.kind in ("time", "late", "died")
            if ended or (i >= _FIRST // 2 and time.monotonic() > end):
                break
        return trials

    def tell_of_many(self, inputs: list[Input]) -> None:
        """Tell of a failure on many moves or positions before all small inputs have been tried."""
        if self.tell is None:
            return
        families = [*self.exercise.deep(), *self.exercise.families()]
        wide = [family.make(_WIDE) for family in families]
        for data in [*wide, *side_by_side(self.exercise, inputs)]:
            trial = self.trial(data)
            if trial.fault:
                self.tell_first(trial)
                return

    def tell_first(self, trial: Trial) -> None:
        """Tell that an input goes wrong, once."""
        if self.tell is not None:
            text = self.exercise.input_text(trial.data).rstrip().replace("\n", " / ")
            what = f"This input goes wrong: {text}"
            if len(text) > _SHOWN:
                what = f"An input of {len(text):,} characters goes wrong."
            self.tell(
                f"{what}{_how(trial)}\n"
                "Looking for the smallest one, and for the name of the mistake ..."
            )
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
            trial = self.trial(data)
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
            return trial, False
        trial = shrink(self.exercise, self.run, trial, self.seconds, _SHRINK)
        return minimise(self.exercise, self.run, trial)

    def least_size(self, family: Family, trial: Trial) -> Depth:
        """Return the least size of a family at which the program fails, if time allows."""
        limit = Limit(self.run, _SHRINK)
        return least_size(
            family, family.size or _DEEP, trial, lambda n: self.trial(family.make(n)), limit
        )

    def settle_tried(self) -> None:
        """Decide the parts by the inputs that were tried."""
        for trial in self.trials:
            key = self.exercise.part(trial.data)
            self.parts[key] = not trial.fault and self.parts[key] is not False


def _how(trial: Trial) -> str:
    """Return how a program ended on an input, if not with an answer."""
    if trial.result.kind == "died":
        return f"\nThe program ended with {trial.result.error.splitlines()[0]}."
    return "\nIt did not come to an end in time." if trial.result.kind == "time" else ""


def side_by_side(exercise: Exercise, inputs: Sequence[Input]) -> Iterator[Input]:
    """Yield game graphs that together have all these inputs as their parts, side by side.

    What follows the moves in an input, such as a rule, is the same for all parts of one.
    """
    if exercise.shape not in ("moves", "implicit", "verdicts"):
        return
    verdicts = exercise.shape == "verdicts"
    rules = [repr(data[1:]) if not verdicts else "" for data in inputs]
    for _, group in groupby(sorted(range(len(inputs)), key=lambda i: rules[i]), rules.__getitem__):
        while chunk := [inputs[i] for i in islice(group, _TOGETHER)]:
            moves: list[list[int]] = []
            given: list[list[int]] = []
            for part in chunk:
                first = len(moves)
                moves += [[first + v for v in row] for row in part[0]]
                given += [[first + u, verdict] for u, verdict in part[1]] if verdicts else []
            yield [moves, given] if verdicts else [moves, *chunk[0][1:]]


def plain_text(verdict: Verdict) -> str:
    """Return a verdict for the terminal, without advice that only a notebook can follow."""
    for sentence in ("Run that call in a cell", "Do not run that call in the notebook"):
        if verdict.next_step.startswith(sentence):
            advice = verdict.next_step[verdict.next_step.index("`hint(") :]
            verdict = replace(verdict, next_step=advice)
    return repr(verdict)
