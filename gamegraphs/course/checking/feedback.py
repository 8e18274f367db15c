"""What a check says beside the input that goes wrong: errors, remarks, the next step."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from functools import partial
from inspect import getsource
from itertools import islice
from typing import Any

from ..exercises import EXERCISES, Exercise
from ..running.arguments import arguments
from ..running.metered_call import metered
from ..running.protocol import CallResult
from ..running.runner import SLEPT
from ..running.values import shown
from .trial import Trial

_ENOUGH = 100_000  # lines for a small input
READABLE = 40  # positions and moves of one that is shown


def function_of_another(entry: Exercise, answer: Callable[..., Any]) -> list[str]:
    """Return that the function is that of another exercise, by its name."""
    name = getattr(answer, "__name__", "")
    others = {other.function for other in EXERCISES.values()} - {entry.function}
    return [f"You gave {name}; exercise {entry.number} is {entry.function}."] * (name in others)


def remarks(answer: Callable[..., Any]) -> list[str]:
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


def input_changed(entry: Exercise, answer: Callable[..., Any]) -> list[str]:
    """Return a remark on a right answer that changes what its caller handed over."""
    unsorted = (data for data in entry.larger() if sum(entry.size(data)) <= READABLE)
    small = islice(entry.small(), 0, None, 100)  # their rows are sorted: `sort` leaves them alone
    for data in (entry.example(), *small, *islice(unsorted, 20)):
        given, before = (arguments(entry.shape, deepcopy(data)) for _ in range(2))
        if any(map(callable, given)):
            return []
        metered(partial(answer, *given), _ENOUGH)
        if given != before:
            call = f"`{entry.call(entry.function, data)}`"
            return [
                f"One thing to know: {call} changes what it is given, and its caller may still "
                "need that. Work on a copy."
            ]
    return []


def not_an_answer(trial: Trial, came: str = "", gave: str = "returned") -> str:
    """Return what came back instead of an answer; `came` is that as text, if it is known."""
    value = trial.result.value
    kind = value.get("other") if isinstance(value, dict) else ""
    if kind == "text":  # of a program
        printed = f"It printed:\n{value['shown']}" if value["shown"] else "It printed nothing"
        return f"{printed}\nBut {trial.fault}" if value["shown"] else f"{printed}: {trial.fault}"
    if kind in ("generator", "map", "filter", "zip"):
        return f"It returned a {kind}; {_instead(kind, trial.fault)}"
    if kind == "coroutine":
        return "It returned a coroutine: call it with `await`, or make it a plain `def`."
    fault = trial.fault.replace(f", not {shown(value)}", "")  # what came stands there already
    return f"It {gave} {came or shown(value)}, but {fault}"


def _instead(kind: str, fault: str) -> str:
    """Return what to do about a generator or its like, where the fault says what is asked for."""
    if " must be a list" in fault or "a list with" in fault:
        return "wrap it in `list(...)`."
    asked = fault.split(", not <")[0]
    made = " `yield` makes a generator; end with `return`." if kind == "generator" else ""
    return f"{asked}.{made}"


def without_end(result: CallResult, size: int) -> str:
    """Return what ended a call that had not come to an end, on an input of this size."""
    if result.kind == "time" and result.error == SLEPT:
        return "It was ended by the clock: most of the time it slept or waited for something."
    if result.kind == "time":
        return "It was ended by the clock."
    enough = 20 * (1 + size)
    return f"It was stopped after {result.steps - 1:,} lines; about {enough:,} are enough."


NOT_FOR_GRADES = "ImportError: a graded answer cannot use "  # as running.stubs says it


def error_sentence(result: CallResult) -> str:
    """Return what went wrong in a call, and what it means where that is known."""
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
        how, _, more = result.error.partition("\n")
        return f"The process that ran it ended: {how.rstrip('.')}.{more and chr(10) + more}"
    if result.error.startswith(NOT_FOR_GRADES):
        return result.error + (f" ({result.line})" if result.line else "")
    where = f" in {result.line}" if result.line else ""
    if result.error.startswith("TypeError: unhashable type: 'list'"):
        return (
            f"{result.error}{where}. A list can change, so it is no key of a dict, no member of a "
            "set and no argument of a function under `cache` or `lru_cache`, which keep results by "
            "their arguments. Keep the list outside of that function and hand it numbers only."
        )
    return f"{result.error}{where}"


def next_step(entry: Exercise, status: str, result: CallResult | None) -> str:
    """Return what to do after a verdict; `result` is that of the call which is shown."""
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
