"""The same tests over standard input and output, for programs in any language.

A program is started once for each input, so fewer small inputs are tried one by one than in a
notebook: the first ones, and others evenly spread. All of them are tried side by side, as one game
graph of many parts, where an input is a game graph; where an answer has one value for each
position, that is the answer to each of them. What fails is then made as small as can be.
Work is judged by time, on inputs of full size.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import Any

from ...outcome import GameGraphError
from ..checking.diagnosis.common_pattern import BYTES
from ..checking.examination import Diagnose, Examination
from ..checking.side_by_side import apart, side_by_side
from ..checking.smallest_input import Limit, minimise, shrink
from ..checking.trial import READABLE, Trial, endless, first_failing, judged
from ..checking.verdict import Verdict
from ..checking.work.large_inputs import Depth, least_size
from ..checking.work.whole_read import WholeRead
from ..exercises import Diagnosis, Exercise, Family, Input, exercise
from ..mistakes.pattern import CHANCE, KEPT, OTHER_FORM
from ..running.program import WAITS
from ..running.protocol import CallResult
from ..running.runner import SECONDS, STEPS
from ..running.sandbox import BUBBLEWRAP, Sandbox, isolation, program_command, program_user
from ..running.values import MalformedError

_BUDGET = 600.0
_FIRST, _SPREAD = 60, 200
_FEW = 12  # small inputs before one with many moves: a crash there is said within 2 s
_MOST, _LEAST = 5.0, 1.0  # seconds of work for a small input, the first when none has ended yet
_TIMES = 20  # and so many times as long as the quickest took, between these
_EFFORT = 8.0  # seconds for the small inputs, as far as fewer of them do
_NAMING = 3.0  # seconds for more of them after one goes wrong
_SEARCH = 20.0  # seconds for finding the smallest failing one
_CRASHED = 0.5  # seconds for the same where the program crashes
_SHRINK = 8.0  # seconds for making one smaller that is not among them
_START = 5.0  # seconds for the start of a program, where the machine has much to do
_PATIENCE = 3.0  # seconds of work where it is no fault to take longer
_DEEP = 200_000
_LARGER = 6  # larger inputs, on which it is seen what the failures have in common
_WIDE = 300  # moves or positions: more than a byte counts
_AGAIN = 2  # runs on an input that goes wrong, to see whether it always goes wrong in this way
_SHOWN = 300  # characters of an input that the verdict has in it
_SHORT = 2_000  # of one that is made smaller
_SEEN = "While it is judged it sees the folder you are in, and no other one but the system's."
_FILES = {
    "No such file": "The input comes on standard input, not from a file.",
    "Read-only file system": "The answer belongs on standard output, not into a file.",
}
_WHY: dict[Diagnosis, str] = {  # of a program, where the sentence of the notebook is about Python
    OTHER_FORM: "The text form says all that is to be printed: no prompt before it, nothing after.",
    KEPT: "Every run has to begin anew. Does it write a file, or leave a process behind?",
    CHANCE: "All that an answer depends on is in its input. Does something random decide, the "
    "order in a map or a set, memory that was not set, threads, or the time?",
}
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
    program or a limit is not above 0, OSError if the file cannot be written.
    """
    for what, limit in (("seconds", seconds), ("memory", memory)):
        if not limit > 0:
            raise GameGraphError(f"{what} must be above 0, not {limit}")
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
            raise GameGraphError(_not_found(words[0]))
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

    def begin(self) -> None:
        """Start the process that starts the program, so that no run takes longer for that."""
        if not self._pid:
            self._pid, self._to, self._from = self.start()

    def receive(self, seconds: float) -> CallResult:
        """Return the next result; the process that starts the program keeps its time."""
        return super().receive(WAITS * seconds + _START)

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
        twice: bool = False,
    ) -> Iterator[CallResult]:
        waiting = iter(inputs)
        while chunk := list(islice(waiting, 16)):
            texts: list[Any] = [self._exercise.input_text(data) for data in chunk]
            for data, result in zip(chunk, super().results(texts, seconds=seconds), strict=True):
                yield self._read(data, result)

    def _read(self, data: Input, result: CallResult) -> CallResult:
        if result.kind != "value":
            return result
        printed = str(result.value)
        try:
            answer = self._exercise.answer_in(data, printed)
            return result._replace(value=answer, text=printed if len(printed) <= _SHORT else "")
        except MalformedError as problem:
            text = _printable(printed[:200].rstrip()) or printed[:1]
            told = _empty_line(str(problem), printed)
            return result._replace(value={"other": "text", "shown": text}, error=told)


def _printable(text: str) -> str:
    """Return text in which every character can be seen.

    >>> _printable("LOSE\\n\\0")
    'LOSE\\n\\\\x00'
    """
    return "".join(c if c.isprintable() or c in "\n\t" else repr(c)[1:-1] for c in text)


def _empty_line(problem: str, printed: str) -> str:
    """Return what is wrong with what was printed; a line is not missing if it is there, but empty.

    >>> _empty_line("line 1 is missing: expected 1 label", "\\n")
    'line 1 is empty: expected 1 label'
    """
    found = re.match(r"line (\d+) is missing: ", problem)
    lines = printed.removesuffix("\n").split("\n") if printed else []
    if found is None or int(found[1]) > len(lines):
        return problem
    return problem.replace(" is missing: ", " is empty: ", 1)


def _not_found(word: str) -> str:
    """Return why there is no program of this name, and what to do where that is known."""
    if not Path(word).is_file():
        return f"there is no program {word}"
    path = word if "/" in word else f"./{word}"
    if os.access(path, os.X_OK):
        return f"there is no program {word}; the one in this folder is {path}"
    return f"{word} is a file, but no program yet: chmod +x {shlex.quote(path)}"


def _folder(word: str) -> str:
    """Return the folder of a file that is named in a command by its full path."""
    path = Path(word)
    return str(path.resolve().parent) if path.is_absolute() and path.exists() else ""


class _ProgramExamination(Examination):
    """One pass over fewer inputs, with a clock in place of counting."""

    printed_where = "On standard error it wrote"
    gave = "printed"
    of_function = False

    def __init__(
        self,
        entry: Exercise,
        run: SandboxedProgram,
        seconds: float,
        tell: Callable[[str], None] | None = None,
    ) -> None:
        super().__init__(entry, run, seed=1)
        self.program = run
        self.seconds = seconds
        self.tell = tell
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
            failing.write_text(self.exercise.input_text(self.shown), encoding="utf-8")
            again = f"{shlex.join(words)} < {shlex.quote(str(failing))}"
            more.append(f"That input is in {failing}. To run it again: {again}")
        elif failing is not None and failing.is_file():
            more.append(f"{failing} is older than this run, and no input of this run is in it.")
        return replace(verdict, found=[*verdict.found, *more])

    def verdict(self) -> Verdict:
        self.inputs = inputs = list(self.exercise.small())
        rest = inputs[_FIRST:]
        self.chosen = [*inputs[:_FIRST], *rest[:: max(1, len(rest) // _SPREAD)]]
        self.trials = self.sample(inputs)
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
        return self.report("right", summary=f"Right on {len(inputs):,} small inputs and more.")

    def failed_large(self, family: Family, trial: Trial, size: int) -> Verdict:
        """Return the verdict on a program that is right on small inputs and fails at this size."""
        self.set_part("large", False)
        least = self.least_size(family, trial, size)
        data = least.trial.data
        long = least.exact and sum(self.exercise.size(data)) > READABLE
        if long or len(self.exercise.input_text(data)) > _SHORT:
            return self.too_deep(least)
        self.trials.append(least.trial)
        return self.failed(*self.made_smaller(least.trial), self.diagnosis.of_small)

    def too_deep(self, failed: Depth, read: WholeRead | None = None) -> Verdict:
        verdict = super().too_deep(failed, read)
        if not failed.exact or verdict.status != "wrong":
            return verdict
        right, wrong = (_counted(failed.family.make(failed.size - less)) for less in (1, 0))
        told = [
            f"{words} {high:,}, and {most:,} is the largest number of {kind}."
            for words, low, high in zip(_COUNTED, right, wrong, strict=True)
            for most, kind in BYTES.items()
            if low <= most < high
        ]
        return replace(verdict, found=[*verdict.found, *told[:1]])

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
        return apart(result.value, sizes) if result.kind == "value" and not result.error else []

    def answers(self, trial: Trial) -> str:
        right = self.exercise.right_output(trial.data)
        given = (trial.result.text or self.trial(trial.data).result.text).rstrip()
        if not given or max(len(given), len(right)) > _SHORT:
            return super().answers(trial)
        if "\n" in given + right:
            return f"It printed:\n{given}\nRight:\n{right}"
        return f"It printed: {given}. Right: {right}."

    def failed(self, trial: Trial, certain: bool, diagnose: Diagnose) -> Verdict:
        verdict = super().failed(trial, certain, diagnose)
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
            text = self.exercise.input_text(trial.data)
            if len(text) <= _SHOWN:
                found = [found[0], "As the program reads it:\n" + text.rstrip(), *found[1:]]
            value, errors = trial.result.value, trial.result.error + trial.result.printed
            found = [*found, *(told for sign, told in _FILES.items() if sign in errors)]
            if ("No such file" in errors or "not found" in errors) and isolation() == BUBBLEWRAP:
                found.append(_SEEN)
            if isinstance(value, dict) and not value.get("shown", "-"):
                held = "Is all that it prints written out (flushed) before it ends?"
                there = "The answer belongs on standard output."
                found = [*found, there if trial.result.printed else held]
        mistakes = [replace(x, why=_WHY.get(x, x.why), in_python="") for x in mistakes]
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
        for i, data in enumerate(self.chosen):
            if i == _FEW:
                all_of_them = self.all_at_once(inputs, trials)
                if first_failing(all_of_them):
                    return all_of_them
                self.all_right = bool(all_of_them)
                if not first_failing(trials) and self.fails_on_many(inputs):
                    end = min(end, time.monotonic() + _NAMING)
            trials.append(self.small_trial(data))
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
        sizes = [_WIDE] * len(families) + [family.size or _DEEP for family in families[:1]]
        for family, size in zip([*families, *families[:1]], sizes, strict=True):
            trial = self.trial(family.make(size))
            if size != _WIDE:
                self.deepest = trial
            if trial.fault and not (size != _WIDE and endless(trial.result)):
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
            return trial, False
        trial = shrink(self.exercise, self.run, trial, self.seconds, _SHRINK)
        found, certain = minimise(self.exercise, self.run, trial)
        if found.data in self.inputs:  # a small one that was not tried
            self.set_part(self.exercise.part(found.data), False)
        return found, certain

    def least_size(self, family: Family, trial: Trial, size: int) -> Depth:
        """Return the least size, up to this, at which the program fails, if time allows."""
        limit = Limit(self.run, _SHRINK)
        return least_size(family, size, trial, lambda n: self.trial(family.make(n)), limit)

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


def _how(trial: Trial) -> str:
    """Return how a program ended on an input, if not with an answer."""
    if trial.result.kind == "died":
        return f"\nThe program ended with {trial.result.error.splitlines()[0].rstrip('.')}."
    return "\nIt did not come to an end in time." if trial.result.kind == "time" else ""


_COUNTED = ("The most moves from a position or to it are", "The last position is")


def _counted(data: Input) -> tuple[int, int]:
    """Return the two numbers of a game graph that these words tell of, zeros for other inputs.

    >>> _counted([[[1, 1], [1], []]]), _counted([7, [1, 2]])
    ((3, 2), (0, 0))
    """
    moves = data[0]
    if not isinstance(moves, list):
        return 0, 0
    before = Counter(v for row in moves for v in row)
    return max([*before.values(), *map(len, moves)], default=0), len(moves) - 1


def plain_text(verdict: Verdict) -> str:
    """Return a verdict for the terminal, without advice that only a notebook can follow."""
    for sentence in ("Run that call in a cell", "Do not run that call in the notebook"):
        if verdict.next_step.startswith(sentence):
            advice = verdict.next_step[verdict.next_step.index("`hint(") :]
            verdict = replace(verdict, next_step=advice)
    hint = r"`gamegraphs hint \1` gives a hint"
    step = re.sub(r"`hint\((\d+)\)` gives the next hint", hint, verdict.next_step)
    return repr(replace(verdict, next_step=step))
