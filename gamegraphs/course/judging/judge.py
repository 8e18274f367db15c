"""Verdicts on programs in any language, over standard input and output."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

from ...outcome import GameGraphError
from ..checking.verdict import Verdict
from ..exercises import exercise
from .judged_program import SandboxedProgram
from .program_examination import ProgramExamination

_NEXT = (
    (
        r"`solution\(\d+\)` shows how we do it",
        "In the repository the folders solutions/go and solutions/java show how we do it",
    ),
    (
        r"No answer needs `sleep`, `input`, a lock or a file",
        "All it needs comes on standard input, which has an end",
    ),
)


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
    program, a limit is not above 0, or it can be seen that the file cannot be written.
    """
    for what, limit in (("seconds", seconds), ("memory", memory)):
        if not limit > 0:
            raise GameGraphError(f"{what} must be above 0, not {limit}")
    entry = exercise(number)
    if failing is not None:
        _refuse_unwritable(failing)
    run = SandboxedProgram(entry, words, memory)
    try:
        examination = ProgramExamination(entry, run, seconds, tell)
        return examination.verdict_with_input(words, failing)
    finally:
        run.close()


def plain_text(verdict: Verdict) -> str:
    """Return a verdict for the terminal, without advice that only a notebook can follow."""
    for sentence in ("Run that call in a cell", "Do not run that call in the notebook"):
        if verdict.next_step.startswith(sentence):
            advice = verdict.next_step[verdict.next_step.index("`hint(") :]
            verdict = replace(verdict, next_step=advice)
    for sentence, of_programs in _NEXT:
        verdict = replace(verdict, next_step=re.sub(sentence, of_programs, verdict.next_step))
    hint = r"`gamegraphs hint \1` gives a hint"
    step = re.sub(r"`hint\((\d+)\)` gives the next hint", hint, verdict.next_step)
    return repr(replace(verdict, next_step=step))


def _refuse_unwritable(failing: Path) -> None:
    """Raise GameGraphError if it can be seen that this file cannot be written."""
    folder = failing.parent
    if os.path.isdir(failing):
        why = "it is a folder"
    elif not os.path.isdir(folder):
        why = f"there is no folder {folder}"
    elif not os.access(failing if os.path.exists(failing) else folder, os.W_OK):
        why = f"the folder {folder}, or that file, is not to be written to"
    else:
        return
    raise GameGraphError(
        f"an input that goes wrong cannot be written to {failing}: {why}. Give another file: "
        "--input FILE"
    )
