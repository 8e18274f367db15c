"""A second call with the same lists, which hold something else by then.

Whoever knows a list again by its identity, or returns one and the same list each time, is right in
every call by itself.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from .arguments import Shape, arguments


def twice_if(
    twice: bool, function: Callable[..., Any], shape: Shape
) -> tuple[Callable[..., Any], Shape]:
    """Return a function and its shape; with `twice` one that makes both calls of two inputs."""
    return (partial(called_twice, function, shape), "plain") if twice else (function, shape)


def called_twice(
    function: Callable[..., Any], shape: Shape, first: list[Any], second: list[Any]
) -> list[Any]:
    """Return what two calls have returned, both as they are after the second one.

    >>> kept = []
    >>> def refill(takes):
    ...     kept[:] = takes
    ...     return kept
    >>> called_twice(refill, "plain", [[1]], [[2]])
    [[2], [2]]
    """
    given = arguments(shape, first)
    one = function(*given)
    two = function(*map(_refilled, given, arguments(shape, second)))
    return [one, two]


def _refilled(before: Any, now: Any) -> Any:
    """Return the list or dict that there was, with what is in another one; else the other one."""
    if type(before) is not type(now) or type(now) not in (list, dict):
        return now
    before.clear()
    before.extend(now) if type(now) is list else before.update(now)
    return before
