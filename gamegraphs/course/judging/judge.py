"""Verdicts on programs in any language, over standard input and output."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from pathlib import Path

from ...outcome import GameGraphError
from ..checking.verdict import Verdict
from ..exercises import exercise as find_exercise
from .judged_program import SandboxedProgram
from .program_examination import ProgramExamination


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
    exercise = find_exercise(number)
    if failing is not None:
        _refuse_unwritable(failing)
    run = SandboxedProgram(exercise, words, memory)
    try:
        examination = ProgramExamination(exercise, run, seconds, tell)
        return examination.verdict_with_input(words, failing)
    finally:
        run.close()


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
