"""The same tests over standard input and output, for programs in any language.

A program is started once for each input, so fewer inputs are tried than in a notebook: the
smallest ones, and others evenly spread. Where one fails, all smaller ones are tried until one
fails, so that the counterexample is the smallest again. Work is judged by time, on inputs of
full size.
"""

from __future__ import annotations

import os
import shutil
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import Any

from ...outcome import GameGraphError
from ..checking.check import Examination
from ..checking.smallest_input import Depth, Trial, first_failing, judged
from ..checking.verdict import Verdict
from ..exercises import Exercise, Input, exercise
from ..running.protocol import CallResult
from ..running.runner import SECONDS, STEPS
from ..running.sandbox import Sandbox, program_command, program_user
from ..running.values import MalformedError

_BUDGET = 600.0
_FIRST, _SPREAD = 60, 200
_EFFORT = 8.0  # seconds for the small inputs, as far as fewer of them do
_SEARCH = 20.0  # seconds for finding the smallest failing one
_DEEP = 200_000
_SHOWN = 300


def judge(
    number: int | str, words: Sequence[str], seconds: float = 10.0, memory: int = 1 << 30
) -> Verdict:
    """Return the verdict on a program that is run by this command.

    Parameters
    ----------
    number : of the exercise
    words : the command and its arguments; it reads standard input and prints the answer
    seconds, memory : the limits of one run, memory in bytes

    The program runs without a network and can write only to its own /tmp, where the machine
    can shut it in. Raises GameGraphError if there is no such program.
    """
    entry = exercise(number)
    run = SandboxedProgram(entry, words, memory)
    try:
        return _ProgramExamination(entry, run, seconds).verdict()
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
        super().__init__({"command": self.words, "memory": memory}, _BUDGET)
        self._exercise = exercise

    def command(self) -> list[str]:
        here = str(Path.cwd())
        more = ["--tmpfs", "/tmp", "--setenv", "HOME", "/tmp"]
        for path in dict.fromkeys([here, *map(_folder, self.words)]):
            if path and not path.startswith("/usr"):
                more += ["--ro-bind", path, path]
        for path in ("/etc/alternatives", *map(str, Path("/etc").glob("java*"))):
            if os.path.exists(path):
                more += ["--ro-bind", path, path]
        return program_command([*more, "--setenv", "PATH", os.environ["PATH"], "--chdir", here])

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
            return CallResult("value", self._exercise.answer_in(data, str(result.value)))
        except MalformedError as problem:
            shown = {"other": "text", "shown": str(result.value)[:200]}
            return CallResult("value", shown, error=str(problem))


def _folder(word: str) -> str:
    """Return the folder of a file that is named in a command by its full path."""
    path = Path(word)
    return str(path.resolve().parent) if path.is_absolute() and path.exists() else ""


class _ProgramExamination(Examination):
    """One pass over fewer inputs, with a clock in place of counting."""

    def __init__(self, entry: Exercise, run: SandboxedProgram, seconds: float) -> None:
        super().__init__(entry, run, seed=1)
        self.seconds = seconds

    def verdict(self) -> Verdict:
        inputs = list(self.exercise.small())
        self.trials = self.sample(inputs)
        failing = first_failing(self.trials)
        self.settle_tried()
        if failing is not None:
            return self.failed(*self.smallest(inputs, failing))
        larger = list(self.exercise.larger(self.seed))
        for data in [self.exercise.example(), *larger[:: max(1, len(larger) // 20)], *larger[-2:]]:
            trial = self.trial(data)
            if trial.fault:
                self.set_part("large", False)
                self.trials.append(trial)
                return self.failed(trial, certain=False)
        slow = False
        for family in [*self.exercise.deep(), *self.exercise.families()]:
            trial = self.trial(family.make(_DEEP))
            if trial.result.kind == "time":
                slow = True
                text = f"It took more than {self.seconds:g} seconds on {family.named(_DEEP)}."
                break
            if trial.fault:
                self.set_part("large", False)
                return self.too_deep(Depth(family, _DEEP, False, trial))
        self.set_part("large", "linear" in self.parts or not slow)
        self.set_part("linear", not slow)
        if slow:
            return self.report("slow", ["Every answer is right.", text])
        return self.report("right", summary=f"Right on {len(self.trials):,} small inputs and more.")

    def report(
        self,
        status: str,
        found: list[str] | None = None,
        trial: Trial | None = None,
        picture: bool = False,
        mistake: Any = None,
        summary: str = "",
    ) -> Verdict:
        if trial is not None and found:
            text = self.exercise.input_text(trial.data)
            if len(text) <= _SHOWN:
                found = [found[0], "As the program reads it:\n" + text.rstrip(), *found[1:]]
        return super().report(status, found, trial, picture, mistake, summary)

    def trial(self, data: Input) -> Trial:
        result = next(self.run.results([data], seconds=self.seconds))
        return judged(self.exercise, data, result)

    def sample(self, inputs: list[Input]) -> list[Trial]:
        """Return trials of the first inputs and of others, as many as there is time for."""
        start = time.monotonic()
        trials = []
        rest = inputs[_FIRST:]
        step = max(1, len(rest) // _SPREAD)
        for i, data in enumerate([*inputs[:_FIRST], *rest[::step]]):
            trials.append(self.trial(data))
            ended = trials[-1].result.kind in ("time", "late")
            if ended or (i >= _FIRST // 2 and time.monotonic() > start + _EFFORT):
                break
        return trials

    def smallest(self, inputs: list[Input], failing: Trial) -> tuple[Trial, bool]:
        """Return the first failing trial of all small inputs, and whether all before it passed."""
        end = time.monotonic() + _SEARCH
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

    def settle_tried(self) -> None:
        """Decide the parts by the inputs that were tried."""
        for trial in self.trials:
            key = self.exercise.part(trial.data)
            self.parts[key] = not trial.fault and self.parts[key] is not False


def plain_text(verdict: Verdict) -> str:
    """Return a verdict for the terminal, without what only a notebook has."""
    lines = [line for line in repr(verdict).splitlines() if "Run that call in a cell" not in line]
    return "\n".join(lines)
