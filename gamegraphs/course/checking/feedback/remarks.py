"""What a check says of an answer beside what it has found."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy, deepcopy
from functools import partial
from inspect import getsource
from itertools import cycle, islice
from typing import Any, get_args, get_origin

from ...exercises import EXERCISES, Exercise
from ...running.arguments import arguments
from ...running.metered_call import metered
from ..trial import READABLE, judged

_ENOUGH = 100_000  # lines for a small input


def function_of_another(exercise: Exercise, answer: Callable[..., Any]) -> list[str]:
    """Return that the function is that of another exercise, by its name."""
    name = getattr(answer, "__name__", "")
    others = {other.function for other in EXERCISES.values()} - {exercise.function}
    told = f"You gave {name}; exercise {exercise.number} is {exercise.function}."
    return [told] if name in others else []


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


def answer_kept(exercise: Exercise, answer: Callable[..., Any]) -> list[str]:
    """Return a remark on a right answer that hands out the same object for the same call again."""
    data, came = exercise.example(), []
    metered(lambda: came.append(answer(*arguments(exercise.shape, deepcopy(data)))), _ENOUGH)
    parts = [*came, *(came[0] if came and isinstance(came[0], tuple) else ())]
    parts = [part for part in parts if isinstance(part, list | dict)]
    before = [copy(part) for part in parts]
    for part in parts:
        part.clear()
    again = metered(partial(answer, *arguments(exercise.shape, deepcopy(data))), _ENOUGH)
    for part, items in zip(parts, before, strict=True):  # it is the learner's own memory
        part.clear()
        part.extend(items) if isinstance(part, list) else part.update(items)
    if not judged(exercise, data, again).fault:
        return []
    kind = type(parts[0]).__name__
    return [
        f"One thing to know: called again in the same way, it hands out the same {kind}, with all "
        "that its caller has done to it meanwhile. A cache should keep what nobody can change, a "
        "tuple say, or give away a copy."
    ]


def other_than_a_list(exercise: Exercise, answer: Callable[..., Any]) -> list[str]:
    """Return a remark on a right answer that hands back something else where a list is asked for.

    The first line of the function says where that is: `-> list[list[int]]`.
    """
    came: list[Any] = []
    given = arguments(exercise.shape, deepcopy(exercise.example()))
    metered(lambda: came.append(answer(*given)), _ENOUGH)
    asked = eval(exercise.signature.rpartition("->")[2])
    kind = next(filter(None, (_no_list(value, asked) for value in came)), "")
    if not kind:
        return []
    return [
        f"One thing to know: it hands back a {kind} where a list is asked for. To Python they "
        "differ, even with the same items in them: `list(...)` makes a list."
    ]


def _no_list(value: Any, asked: Any) -> str:
    """Return the name of what stands where a list is asked for; "" if there is nothing such."""
    kind, inside = get_origin(asked), get_args(asked)
    if kind is list and not isinstance(value, list):
        return type(value).__name__
    if kind not in (list, tuple) or not isinstance(value, list | tuple):
        return ""
    parts = zip(value, cycle(inside)) if kind is list else zip(value, inside, strict=False)
    return next(filter(None, (_no_list(*part) for part in parts)), "")


def input_changed(exercise: Exercise, answer: Callable[..., Any]) -> list[str]:
    """Return a remark on a right answer that changes what its caller handed over."""
    unsorted = (data for data in exercise.larger() if sum(exercise.size(data)) <= READABLE)
    # The rows of small inputs are sorted: `sort` leaves them alone.
    small = islice(exercise.small(), 0, None, 100)
    for data in (exercise.example(), *small, *islice(unsorted, 20)):
        given, before = (arguments(exercise.shape, deepcopy(data)) for _ in range(2))
        if any(map(callable, given)):
            return []
        metered(partial(answer, *given), _ENOUGH)
        if given != before:
            call = f"`{exercise.call(exercise.function, data)}`"
            return [
                f"One thing to know: {call} changes what it is given, and its caller may still "
                "need that. Work on a copy."
            ]
    return []
