"""check: is an answer to an exercise right, and if not, where and why?"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

from ...outcome import GameGraphError
from ..exercises import Exercise, Input
from ..exercises import exercise as find_exercise
from ..learning.progress_file import Record, progress_file
from ..running.runner import Runner, runner
from ..running.values import as_returned
from .cached_exercise import cached_exercise
from .examination import Examination
from .feedback.first_words import FirstWords
from .feedback.remarks import (
    answer_kept,
    function_of_another,
    input_changed,
    other_than_a_list,
    remarks,
)
from .verdict import Verdict


def check(number: int | str, answer: Callable[..., Any]) -> Verdict:
    """Return the verdict on an answer to an exercise; it shows itself in a notebook.

    Parameters
    ----------
    number : of the exercise (also as "04")
    answer : the function itself, `label_game` and not `label_game(moves)`

    Returns
    -------
    Verdict : `.status` is "right", "wrong", "raised", "slow", "stuck" or "untried";
        `.misconception` the key of the named mistake or None; `.counterexample` the smallest
        input found that goes wrong, as the function's arguments, or None

    The function runs in a child process where there is one to be had, else under a limit of
    lines: endless loops and deep recursion end with a verdict. Without a child process (in a
    browser, on Windows) a call that never returns from C, such as `sum(iter(int, 1))`, does not
    end. Cost: up to some 5,000 calls, under 2 s.

    >>> verdict = check(4, lambda moves: [1 if row else 0 for row in moves])
    >>> verdict.status, verdict.misconception, verdict.counterexample
    ('wrong', 'moves-win', ([[0]],))
    """
    exercise = find_exercise(number)
    if not callable(answer):
        raise GameGraphError(
            f"check needs the function itself, check({exercise.number}, {exercise.function}), "
            f"not {answer!r}"
        )
    words = FirstWords(sys._getframe(1))
    try:
        verdict = examine(exercise, answer, tell=words.say)
    finally:
        words.end()
    _keep(verdict)
    if verdict.right:
        of_calls = (other_than_a_list, input_changed, answer_kept)
        more = [*remarks(answer), *(text for say in of_calls for text in say(exercise, answer))]
        return replace(verdict, found=[*verdict.found, *more])
    other = function_of_another(exercise, answer)
    if other:  # what it does wrong here is no mistake of its own
        verdict = replace(verdict, found=[*other, *verdict.found], mistake=None, second=None)
    words.end(verdict)
    return verdict


def _keep(verdict: Verdict) -> None:
    """Keep in the file of progress that the exercise is passed, or that it was tried."""

    def change(record: Record) -> None:
        state = record.exercise(verdict.exercise.number)
        state.tries += not (verdict.right or state.passed)
        state.passed |= verdict.right

    if verdict.status != "untried":
        progress_file().change(change)


def examine(
    exercise: Exercise,
    answer: Callable[..., Any],
    here: bool = False,
    seed: int = 1,
    tell: Callable[[str], None] | None = None,
) -> Verdict:
    """Return the verdict; with `here` without a child process; `seed` chooses larger inputs.

    `tell` gets a sentence as soon as something is wrong, before it is known how little is enough
    for that, and what it is called.
    """
    run = runner(answer, exercise.shape, here)
    again = runner(lambda *given: as_returned(answer(*given)), exercise.shape, here)
    try:
        return Examination(
            cached_exercise(exercise.number, seed),
            run,
            seed,
            returned=partial(_returned, again),
            tell=tell,
        ).verdict()
    finally:
        run.close()
        again.close()


def _returned(run: Runner, data: Input) -> str:
    """Return what one more call gives back, as text; "" if it fails this time."""
    result = next(run.results([data]))
    return str(result.value) if result.kind == "value" and not result.error else ""
