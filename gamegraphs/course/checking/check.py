"""check: is an answer to an exercise right, and if not, where and why?

The small inputs come first, all of them in order of size; then larger ones, then the amount of
work, then deep ones. The first thing that goes wrong is reported.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from inspect import getsource
from typing import Any

from ...outcome import GameGraphError
from ..exercises import EXERCISES, Exercise, Input, exercise
from ..running.arguments import arguments
from ..running.protocol import CallResult
from ..running.runner import BUDGET, SLEPT, Runner, runner
from ..running.values import shown
from .cached_exercise import cached_exercise
from .diagnosis import name_slow, name_wrong
from .smallest_input import (
    Cost,
    Depth,
    Trial,
    after_another,
    endless,
    first_failing,
    measure_costs,
    minimise,
    right_when_larger,
    survey,
    try_deep,
    try_larger,
)
from .verdict import Verdict

_STATUS = {"value": "wrong", "steps": "stuck", "time": "stuck", "late": "slow"}
passed: set[int] = set()  # the exercises passed since Python was started


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
    entry = exercise(number)
    if not callable(answer):
        raise GameGraphError(
            f"check needs the function itself, check({entry.number}, {entry.function}), "
            f"not {answer!r}"
        )
    verdict = examine(entry, answer)
    if not verdict.right:
        return verdict
    passed.add(entry.number)
    return replace(verdict, found=[*verdict.found, *_remarks(answer)])


def examine(
    entry: Exercise, answer: Callable[..., Any], here: bool = False, seed: int = 1
) -> Verdict:
    """Return the verdict; with `here` without a child process; `seed` chooses larger inputs."""
    run = runner(answer, entry.shape, here)
    try:
        return Examination(cached_exercise(entry.number, seed), run, seed).verdict()
    finally:
        run.close()


class Examination:
    """One pass over the inputs, and what it found.

    `time_check` returns what takes too long by the clock. A learner's own counts are trusted: there
    is none.
    """

    def __init__(
        self,
        exercise: Exercise,
        run: Runner,
        seed: int,
        time_check: Callable[[], Depth | None] | None = None,
    ) -> None:
        self.exercise = exercise
        self.run = run
        self.seed = seed
        self.time_check = time_check
        self.parts: dict[str, bool | None] = {part.key: None for part in exercise.parts}
        self.trials: list[Trial] = []

    def verdict(self) -> Verdict:
        self.trials = survey(self.exercise, self.run)
        if _untried(self.trials):
            return self.report("untried")
        self.settle()
        failing = first_failing(self.trials)
        if failing is not None:
            return self.failed(*minimise(self.exercise, self.run, failing))
        large = try_larger(self.exercise, self.run, self.seed)
        if large is not None and not endless(large.result):
            self.set_part("large", False)
            found, certain = minimise(self.exercise, self.run, large)
            self.trials.append(found)
            return self.failed(found, certain)
        measured = list(measure_costs(self.exercise, self.run))
        wrong = next((cost.wrong for cost in measured if cost.wrong), None)
        if wrong is not None:
            self.set_part("large", False)
            return self.too_deep(wrong)
        if large is not None or any(cost.slow for cost in measured):
            self.set_part("large", large is None and self.right_when_larger(measured))
            self.set_part("linear", False)
            return self.slow(measured, large)
        too_long = self.time_check() if self.time_check is not None else None
        self.set_part("linear", too_long is None)
        if too_long is not None:
            silent = endless(too_long.trial.result)
            self.set_part("large", silent and self.right_when_larger(measured))
            return self.too_deep(too_long)
        failed = try_deep(self.exercise, self.run)
        if failed is not None:
            self.set_part("large", False)
            if endless(failed.trial.result):
                self.set_part("linear", False)
            return self.too_deep(failed)
        self.set_part("large", True)
        return self.report("right", summary=self.praise())

    def settle(self) -> None:
        """Decide the parts of the small inputs; one not wholly tried stays undecided."""
        tried = Counter(self.exercise.part(trial.data) for trial in self.trials)
        failing = {self.exercise.part(trial.data) for trial in self.trials if trial.fault}
        for key, number in Counter(map(self.exercise.part, self.exercise.small())).items():
            if key in failing or tried[key] == number:
                self.parts[key] = key not in failing

    def right_when_larger(self, measured: Sequence[Cost]) -> bool:
        """Return whether an answer that is too slow keeps the part of larger inputs."""
        both = {"large", "linear"} <= self.parts.keys()
        return both and right_when_larger(self.exercise, self.run, measured)

    def set_part(self, key: str, state: bool) -> None:
        """Decide a part, if the exercise has it."""
        if key in self.parts:
            self.parts[key] = state

    def failed(self, trial: Trial, certain: bool) -> Verdict:
        result = trial.result
        before = after_another(self.exercise, self.run, trial, self.trials)
        if before is not None:
            return self.state_kept(before, trial)
        call = f"`{self.exercise.call(self.exercise.function, trial.data)}`"
        smallest = "The smallest input" if certain else "A small input"
        status = _STATUS.get(result.kind, "raised")
        if status == "wrong":
            found = [f"{smallest} it gets wrong: {call}"]
            if trial.malformed:
                found.append(f"It returned {shown(result.value)}, but {trial.fault}")
            else:
                right = self.exercise.answer(trial.data)
                found.append(f"Your answer: {self.exercise.written(result.value)}. Right: {right}.")
                found.append(trial.fault)
        elif status == "slow":
            found = [
                f"The small inputs alone took more than {BUDGET:.0f} seconds; every call should "
                "take well under a thousandth of one. What does it wait for?"
            ]
        elif status == "stuck":
            found = [f"{smallest} on which it does not come to an end: {call}", _never(result)]
        else:
            found = [f"{smallest} on which it fails: {call}", _error(result)]
        if result.printed:
            found.append(f"On the way it printed: {result.printed[:200].strip()}")
        pictured = status == "wrong" and not trial.malformed
        return self.report(
            status,
            found,
            trial=trial,
            picture=pictured,
            mistake=name_wrong(self.exercise, self.trials),
            summary=self.count_right(),
        )

    def state_kept(self, before: Input, trial: Trial) -> Verdict:
        first, second = (
            f"`{self.exercise.call(self.exercise.function, x)}`" for x in (before, trial.data)
        )
        found = [
            f"Called on its own, {second} is right. Called after {first}, it is not.",
            "So something is kept from one call to the next: a variable outside the function, a "
            "default argument such as `memo={}`, or a cache. Make it anew in every call.",
        ]
        return self.report("wrong", found, trial=trial, summary=self.count_right())

    def slow(self, measured: Sequence[Cost], large: Trial | None) -> Verdict:
        worst = [cost for cost in measured if cost.slow]
        found = ["Every answer is right, but the work grows faster than the input."]
        if worst:
            found.append(worst[0].sentence())
            found.append(f"The exercise asks for work in proportion: {self.exercise.limit}.")
        elif large is not None:
            call = f"`{self.exercise.call(self.exercise.function, large.data)}`"
            found = ["Every small answer is right.", f"On {call} it had not come to an end."]
        mistake = name_slow(self.exercise, measured) if worst else None
        return self.report("slow", found, mistake=mistake)

    def too_deep(self, failed: Depth) -> Verdict:
        trial, named = failed.trial, failed.family.named(failed.size)
        if endless(trial.result):
            found = ["All small inputs are right.", f"It had not come to an end on {named}."]
            return self.report("slow", found, trial=trial)
        shorter = "; one shorter still works" if failed.exact else ""
        found = [f"All small inputs are right, but it fails on {named}{shorter}."]
        if trial.result.kind == "value":
            return self.report("wrong", [*found, trial.fault], trial=trial)
        return self.report("raised", [*found, _error(trial.result)], trial=trial)

    def report(
        self,
        status: str,
        found: list[str] | None = None,
        trial: Trial | None = None,
        picture: bool = False,
        mistake: Any = None,
        summary: str = "",
    ) -> Verdict:
        data = None if trial is None else trial.data
        return Verdict(
            self.exercise,
            status,
            dict(self.parts),
            found or [],
            mistake,
            None if data is None else arguments(self.exercise.shape, data),
            (data, trial.result.value) if picture and data and trial else None,
            summary,
            _next(self.exercise, status, None if trial is None else trial.result),
        )

    def count_right(self) -> str:
        right = sum(not trial.fault for trial in self.trials)
        all_of_them = len(self.trials) == sum(1 for _ in self.exercise.small())
        tried = "small inputs" if all_of_them else "small inputs that were tried"
        return f"So far it is right on {right:,} of {len(self.trials):,} {tried}."

    def praise(self) -> str:
        if "large" not in self.parts:
            return f"Right on all {len(self.trials):,} inputs."
        texts = f"Right on all {len(self.trials):,} small inputs and on larger ones"
        return texts + (", with work in proportion." if "linear" in self.parts else ".")


def _untried(trials: list[Trial]) -> bool:
    """Return whether nothing has been written: every call returns None or says so."""
    results = [trial.result for trial in trials]
    nothing = all(result.kind == "value" and result.value is None for result in results)
    return nothing or all(result.error.startswith("NotImplementedError") for result in results)


def _remarks(answer: Callable[..., Any]) -> list[str]:
    """Return what a right answer could still do better and counting lines does not show."""
    try:
        source = getsource(answer)
    except (OSError, TypeError):
        return []
    if ".pop(0)" in source or ".insert(0," in source:
        return [
            "One thing to know: `pop(0)` and `insert(0, ...)` move every other item of the list. "
            "A `collections.deque` takes from both ends at once."
        ]
    return []


def _never(result: CallResult) -> str:
    if result.kind == "time" and result.error == SLEPT:
        return "It was ended by the clock: most of the time it slept or waited for something."
    if result.kind == "time":
        return "It was ended by the clock."
    return f"It was ended after {result.steps - 1:,} lines of Python; a few hundred are enough."


def _error(result: CallResult) -> str:
    if result.kind == "deep":
        return (
            "The recursion goes too deep for Python. A stack of your own has no such limit; a "
            "recursion that never comes to an end has to be stopped by its first lines."
        )
    if result.kind == "died" and result.error in ("SIGSEGV", "SIGBUS", "SIGILL"):
        return (
            f"Python itself crashed ({result.error}): the recursion went deeper than the "
            "machine's stack. Raising the recursion limit takes away Python's guard, not the "
            "limit; use a stack of your own."
        )
    if result.kind == "died":
        return f"The process that ran it ended: {result.error}."
    where = f" in {result.line}" if result.line else ""
    return f"{result.error}{where}"


def _next(entry: Exercise, status: str, result: CallResult | None) -> str:
    number, name = entry.number, entry.function
    if status == "right":
        following = EXERCISES.get(number + 1)
        after = f" Next: task {following.number}, {following.title}." if following else ""
        return f"`solution({number})` shows how we do it.{after}"
    if status == "untried":
        return (
            f"Write the body of `{name}`, then run this cell again. `hint({number})` gives a "
            "first hint."
        )
    advice = {
        "wrong": "Work the example out by hand, by the rules, and see where your code leaves them.",
        "raised": "Run that call in a cell of its own to see the error with its whole path.",
        "stuck": "Follow your loop on that input by hand: what gets smaller each time round?",
        "slow": "Ask of every loop how often it looks at the same move again.",
    }[status]
    if status == "stuck" and result is not None and result.error == SLEPT:
        advice = "What does it wait for? No answer needs `sleep`, `input`, a lock or a file."
    if result is not None and result.kind == "died":
        advice = "Do not run that call in the notebook: it would take the kernel with it."
    return f"{advice} `hint({number})` gives the next hint."
