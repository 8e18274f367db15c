"""The command `gamegraphs`: solve a graph in a file, check and grade, measure, open the course."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from ..outcome import GameGraphError
from .arguments import parser_of_commands
from .commands import NO_PROGRAM, fail


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command and return its exit code: 0 done, 1 bad input, 2 wrong usage."""
    parser = parser_of_commands()
    given = list(sys.argv[1:] if arguments is None else arguments)
    words: list[str] = []
    if given[:1] == ["judge"] and "--" in given:  # what follows is the program's, not ours
        i = given.index("--")
        given, words = given[:i], given[i + 1 :]
    passed_on: list[str] = []
    if given[:1] in (["course"], ["lab"]) and not {"-h", "--help"} & set(given):
        # A word after them is the folder; all that follows is JupyterLab's.
        own = 1 if given[1:2] and given[1].startswith("-") else 2
        given, passed_on = given[:own], given[own:]
    options, others = parser.parse_known_args(given)
    options.words = words
    others += passed_on
    if options.command == "judge" and not words and any(not x.startswith("-") for x in others):
        return fail(NO_PROGRAM)  # most likely the -- before it has been forgotten
    if others and options.command not in ("course", "lab"):
        parser.error(f"unknown arguments: {' '.join(others)}")
    options.others = others
    try:
        code: int = options.run(options)
        sys.stdout.flush()
    except GameGraphError as error:
        return fail(str(error))
    except OSError as error:
        if isinstance(error, BrokenPipeError):
            # Whoever read our output has gone: nothing is wrong, and nobody is listening.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return 0
        return fail(f"{error.filename or 'error'}: {error.strerror or error}")
    except KeyboardInterrupt:
        return 130
    return code
