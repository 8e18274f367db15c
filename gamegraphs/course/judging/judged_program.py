"""A program in any language, started once for each input, and its answers in the text form."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import Any

from ...outcome import GameGraphError
from ..exercises import Exercise, Input
from ..running.program import WAITS
from ..running.protocol import CallResult
from ..running.runner import SECONDS, STEPS
from ..running.sandbox import Sandbox, program_command, program_user
from ..running.values import MalformedError

_BUDGET = 600.0
_START = 5.0  # seconds for the start of a program, where the machine has much to do
_SHORT = 2_000  # characters of an output that are kept as they were printed


class SandboxedProgram(Sandbox):
    """Runs a program for every input; results are what it printed, read as an answer."""

    kinds = ("value", "time", "died")

    def __init__(self, exercise: Exercise, words: Sequence[str], memory: int) -> None:
        # The shell's python may be a script that looks for others: take this one.
        found = sys.executable if words[0] in ("python", "python3") else shutil.which(words[0])
        if found is None:
            raise GameGraphError(_not_found(words[0]))
        if _without_interpreter(found):
            raise GameGraphError(
                f"{words[0]} is a script that does not say what runs it: its first line has to be "
                f"#!/bin/bash, say, or give bash {shlex.join(words)}"
            )
        self.words = [str(Path(found).absolute()), *words[1:]]
        self.folder, self.path = str(Path.cwd()), os.environ.get("PATH", self.path)
        super().__init__({"command": self.words, "memory": memory}, _BUDGET)
        self._exercise = exercise
        self._text = InputText(exercise)

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
            texts: list[Any] = [self._text(data) for data in chunk]
            for data, result in zip(chunk, super().results(texts, seconds=seconds), strict=True):
                yield self._read(data, result)

    def _read(self, data: Input, result: CallResult) -> CallResult:
        if result.kind != "value":
            return result
        printed = str(result.value)
        try:
            answer = self._exercise.answer_in(data, printed)
            text = _printable(printed) if len(printed) <= _SHORT else ""
            return result._replace(value=answer, text=text)
        except MalformedError as problem:
            text = _printable(printed[:200].rstrip()) or printed[:1]
            told = _empty_line(str(problem), printed)
            return result._replace(value={"other": "text", "shown": text}, error=told)


class InputText:
    """Gives inputs as text; the last one is kept, as that of a large one is asked for again."""

    def __init__(self, exercise: Exercise) -> None:
        self._exercise = exercise
        self._last: tuple[Input, str] | None = None

    def __call__(self, data: Input) -> str:
        if self._last is None or self._last[0] is not data:
            self._last = data, self._exercise.input_text(data)
        return self._last[1]


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


def _without_interpreter(path: str) -> bool:
    """Return whether a file is a text whose first line does not say what runs it.

    A shell runs it by itself; the system does not know how.
    """
    try:
        with open(path, "rb") as file:
            begin = file.read(400)
    except OSError:  # it may be run, and not be read
        return False
    text = begin.decode("utf-8", errors="ignore")
    return not begin.startswith(b"#!") and all(c.isprintable() or c.isspace() for c in text)


def _folder(word: str) -> str:
    """Return the folder of a file that is named in a command by its full path."""
    path = Path(word)
    return str(path.resolve().parent) if path.is_absolute() and path.exists() else ""
