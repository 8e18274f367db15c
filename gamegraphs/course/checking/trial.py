"""A trial: one input, the result of the call, and what is wrong with it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Protocol

from ..exercises import Exercise, Input
from ..running.protocol import CallResult
from ..running.values import MalformedError

READABLE = 40  # positions and moves of an input that is shown


@dataclass(frozen=True)
class Trial:
    """One input, the result of the call, and what is wrong with it; "" if nothing is.

    `malformed` tells an answer of the wrong form from a wrong one.
    """

    data: Input
    result: CallResult
    fault: str
    malformed: bool = False


class Judge(Protocol):
    """Says what is wrong with an answer to an input; an exercise does."""

    def fault(self, data: Input, value: Any) -> str: ...


def first_failing(trials: Iterable[Trial]) -> Trial | None:
    """Return the first failing one of these trials, which stand in order of size."""
    return next((trial for trial in trials if trial.fault), None)


def tried(judge: Judge, inputs: Iterable[Input], results: Iterable[CallResult]) -> Iterator[Trial]:
    """Yield the trial of each input, as the results come in."""
    for data, result in zip(inputs, results, strict=False):
        yield judged(judge, data, result)


def judged(judge: Judge, data: Input, result: CallResult) -> Trial:
    """Return the trial of a result."""
    if result.kind != "value":
        return Trial(data, result, result.kind)
    if result.error:  # there is an answer, but it could not be read
        return Trial(data, result, f"{result.error}.", malformed=True)
    try:
        return Trial(data, result, judge.fault(data, result.value))
    except MalformedError as problem:
        return Trial(data, result, f"{problem}.".replace("..", "."), malformed=True)


def endless(result: CallResult) -> bool:
    """Return whether a result tells that the call did not come to an end."""
    return result.kind in ("steps", "time", "late")


def same(exercise: Exercise, data: Input, one: CallResult, other: CallResult) -> bool:
    """Return whether two results are the same, as far as the exercise can tell."""
    if endless(one) and endless(other):
        return True
    if one.kind != other.kind:
        return False
    if one.kind == "value":
        values = [result.value for result in (one, other)]
        return _equal(*values) or _equal(*(_canonical(exercise, data, x) for x in values))
    return one.error.partition(":")[0] == other.error.partition(":")[0]


def _equal(one: Any, other: Any) -> bool:
    """Return whether two values are equal; to == alone False and 0 are."""
    return bool(one == other) and repr(one) == repr(other)


def _canonical(exercise: Exercise, data: Input, value: Any) -> Any:
    try:
        return exercise.canonical(data, value)
    except (MalformedError, TypeError, ValueError, KeyError, IndexError):
        return _in_order(value)


def _in_order(value: Any) -> Any:
    """Return plain data in which dicts have their entries in one order, whatever it was."""
    if type(value) is dict and "dict" in value:
        return {"dict": sorted(map(_in_order, value["dict"]), key=repr)}
    return [*map(_in_order, value)] if type(value) is list else value
