"""The sentences of a verdict that say what was found."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from ...exercises import Exercise, Input
from ...running.protocol import CallResult
from ...running.runner import BUDGET, SLEPT
from ...running.values import LAZY, shown
from ..repeated_call import ChangedAnswer
from ..trial import Trial, endless
from ..work.large_inputs import Depth
from ..work.whole_read import WholeRead
from .wording import IN_NOTEBOOK, Wording, call_on

GROWS = "Every answer is right, but the work grows faster than the input."
SMALL_RIGHT = "All small inputs are right."
_LONG = 300  # characters: two such answers side by side are not read
WORK_ASKED = "The exercise asks for work in proportion"


def limit_of(exercise: Exercise) -> str:
    """Return how much work the exercise asks for."""
    return f"{WORK_ASKED}: {exercise.limit}."


def failure(
    exercise: Exercise,
    trial: Trial,
    status: str,
    certain: bool,
    came: str,
    words: Wording = IN_NOTEBOOK,
    answers: str = "",
) -> list[str]:
    """Return what goes wrong on an input that is shown; no smaller one does if it is `certain`.

    `came` is the answer as it came, if it is known; `answers` are the answer and the right one
    where they are not to be written as in Python.
    """
    on = words.on(exercise, trial)
    smallest = "The smallest input" if certain else "An input"
    result = trial.result
    if status == "slow":
        return [
            f"The small inputs alone took more than {BUDGET:.0f} seconds; every call should "
            "take well under a thousandth of one. What does it wait for?"
        ]
    if status == "stuck":
        never = without_end(result, exercise.lines_enough(trial.data))
        return [f"{smallest} on which it does not come to an end{on}", never]
    if status == "raised":
        return [f"{smallest} on which it fails{on}", error_sentence(result, words)]
    first = f"{smallest} it gets wrong{on}"
    if trial.malformed:
        return [first, not_an_answer(trial, came, words.gave)]
    given = came or exercise.written(result.value)
    answers = answers or f"Your answer: {given}. Right: {exercise.answer(trial.data)}."
    return [first, answers, trial.fault]


def changing_answer(exercise: Exercise, changed: ChangedAnswer) -> list[str]:
    """Return when the answer is not the same as before."""
    gives = partial(_gives, exercise)
    data, call = changed.alone.data, call_on(exercise, changed.alone)
    if not changed.before:
        first, second = gives(changed.other), gives(changed.alone)
        if len(first) + len(second) > _LONG:
            first, second = (_in_short(exercise, t) for t in (changed.other, changed.alone))
            return [f"{call} is not the same each time.", f"Once it {first}", f"Once it {second}"]
        return [
            f"{call} is not the same each time: once it {first}, once it {second}. "
            f"Right: {exercise.answer(data)}."
        ]
    first = f"Called on its own, {call} is right."
    if changed.alone.fault:
        first = f"Called on its own, {call} is wrong: it {gives(changed.alone)}."
    last = f"`{exercise.call(exercise.function, changed.before[-1])}`"
    if len(changed.before) > 1:
        last = f"{len(changed.before):,} other calls, the last of them {last}"
    after = "it is not" if changed.other.fault else "it is right"
    if changed.alone.fault and changed.other.fault:
        after = f"it {gives(changed.other)}"
    when = f"after {last}" if changed.before != [data] else "a second time"
    return [first, f"Called {when}, {after}."]


def _in_short(exercise: Exercise, trial: Trial) -> str:
    """Return what is wrong with an answer that is too long to be shown beside another."""
    if trial.result.kind != "value":
        return f"{_gives(exercise, trial)}."
    return f"is wrong: {trial.fault}" if trial.fault else "is right."


def _gives(exercise: Exercise, trial: Trial) -> str:
    if trial.result.kind == "value":
        return f"returned {exercise.written(trial.result.value)}"
    return f"ended with {trial.result.error}" if trial.result.error else "did not end"


def two_calls(exercise: Exercise, other: Input, trial: Trial, is_first: bool) -> list[str]:
    """Return what goes wrong in two calls with the same lists; the trial is of the one that does.

    With `is_first` it is the first call, and its answer has been changed by the second.
    """
    right = f"Right: {exercise.answer(trial.data)}."
    call, after = call_on(exercise, trial), call_on(exercise, replace(trial, data=other))
    if is_first:
        now = exercise.written(trial.result.value)
        return [
            f"What {call} returns is right, but the next call, {after}, changes it: then it is "
            f"{now}. {right}",
            "Every call has to return a list, or a dict, of its own.",
        ]
    return [
        f"{after} is right. But when the caller changes that list and calls again with it, for "
        f"{call}, it {_gives(exercise, trial)}. {right}",
        "A list that is the same one as before, by `is` or by `id`, may hold something else now.",
    ]


def large_failure(failed: Depth, read: WholeRead | None, words: Wording = IN_NOTEBOOK) -> list[str]:
    """Return what goes wrong where an input is large; `read` may be why it is slow."""
    trial, named = failed.trial, failed.family.named(failed.size)
    if failed.growth:
        return [
            GROWS,
            f"On {named} it takes more than {failed.growth} of that.",
            "On small inputs no line is run too often. Does a library look at everything in "
            "one line, or is something done only where there are many positions?",
        ]
    if endless(trial.result):
        first = [SMALL_RIGHT, f"It had not come to an end on {named}."]
        return first + ([read.sentence()] if read else [])
    shorter = "; one shorter still works" if failed.exact else ""
    if failed.right == failed.size - 1 and not failed.exact:  # not always, or for smaller ones too
        named = failed.family.text.format(n=f"about {failed.size:,}")
    first = [f"All small inputs are right, but it fails on {named}{shorter}."]
    value = trial.result.kind == "value"
    return [*first, trial.fault if value else error_sentence(trial.result, words)]


def not_an_answer(trial: Trial, came: str = "", gave: str = "returned") -> str:
    """Return what came back instead of an answer; `came` is that as text, if it is known."""
    value = trial.result.value
    kind = value.get("other") if isinstance(value, dict) else ""
    if kind == "text":  # of a program
        if not value["shown"].strip():
            what = "a blank line" if value["shown"] else "nothing"
            return f"It printed {what}: {trial.fault}"
        return f"It printed:\n{value['shown']}\nBut {trial.fault}"
    if kind in LAZY:
        return f"It returned a {kind}; {_instead(kind, trial.fault)}"
    if kind == "coroutine":
        return "It returned a coroutine: call it with `await`, or make it a plain `def`."
    if trial.result.text.strip():  # of a program, too: it could be read, but is no answer
        fault = trial.fault
        if isinstance(value, str):  # a word, which is printed without quotes
            fault = fault.replace(f", not {shown(value)}", "").replace('"', "")
        return f"It printed:\n{trial.result.text.rstrip()}\nBut {fault}"
    fault = trial.fault.replace(f", not {shown(value)}", "")  # what came stands there already
    inside = any(f" must be a list, not a {lazy}." in fault for lazy in LAZY)
    advice = " Wrap it in `list(...)`." if inside else ""
    return f"It {gave} {came or shown(value)}, but {fault}{advice}"


def _instead(kind: str, fault: str) -> str:
    """Return what to do about a generator or its like, where the fault says what is asked for."""
    if " must be a list" in fault or "a list with" in fault:
        return "wrap it in `list(...)`."
    asked = fault.split(f", not a {kind}")[0]
    made = " `yield` makes a generator; end with `return`." if kind == "generator" else ""
    return f"{asked}.{made}"


def without_end(result: CallResult, enough: int) -> str:
    """Return what ended a call that had not come to an end, and how many lines are enough."""
    if result.kind == "time" and result.error == SLEPT:
        return "It was ended by the clock: most of the time it slept or waited for something."
    if result.kind == "time":
        return "It was ended by the clock."
    return f"It was stopped after {result.steps - 1:,} lines; about {enough:,} are enough."


NOT_FOR_GRADES = "ImportError: a graded answer cannot use "  # as running.stubs says it


def error_sentence(result: CallResult, words: Wording = IN_NOTEBOOK) -> str:
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
        if how.startswith("more than "):
            return f"It was ended: it took {how}."
        return f"{words.ended} {how.rstrip('.')}.{more and chr(10) + more}"
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
