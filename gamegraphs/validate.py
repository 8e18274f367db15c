"""Validate arguments, first of all what a graph is built from: errors name place and value."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from operator import index as as_index
from typing import Any

from .arrays import INT32_MAX, IntArray, bounds, code_for, compact, find_numpy, is_rising
from .outcome import GameGraphError, UnknownPositionError


def shown(value: object) -> str:
    """Return what an argument is, for an error: its type, and the value unless it is long.

    >>> shown([[1], []]), shown(None)
    ('the list [[1], []]', 'None')
    """
    return "None" if value is None else f"the {type(value).__name__} {_short(value)}"


def _short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 60 else text[:56] + " ..."


def as_path(value: Any, what: str) -> Any:
    """Return a path; a number would be taken for an open file, and is refused."""
    if isinstance(value, str | bytes) or hasattr(value, "__fspath__"):
        return value
    raise GameGraphError(f"{what} must be a path, not {shown(value)}")


def as_text(value: Any, what: str) -> str:
    """Return a text; nothing else is made one."""
    if isinstance(value, str):
        return value
    raise GameGraphError(f"{what} must be a text, not {shown(value)}")


def as_list(values: Any, what: str, held: str) -> list[Any]:
    """Return what `values` holds; `held` says in the error what that should be.

    >>> as_list({3: "x"}, "highlight", "names")
    [3]
    """
    try:
        return list(values)
    except TypeError:
        raise GameGraphError(f"{what} must hold {held}, not {shown(values)}") from None


def as_pair(value: Any, place: str, held: str) -> tuple[Any, Any]:
    """Return the two entries of a pair; `held` says in the error what they should be."""
    entries = as_list(value, place, f"two {held}")
    if len(entries) != 2:
        raise GameGraphError(f"{place} must hold two {held}, not {shown(value)}")
    return entries[0], entries[1]


def as_integer(value: Any, place: str) -> int:
    """Return an integer as Python's; numpy's are taken, and nothing else is made one.

    >>> as_integer(1.0, "size")
    Traceback (most recent call last):
        ...
    gamegraphs.outcome.GameGraphError: size must be an integer, not 1.0
    """
    try:
        return as_index(value)
    except TypeError:
        raise GameGraphError(f"{place} must be an integer, not {_short(value)}") from None


def as_cells(values: Any, what: str) -> set[tuple[int, int]]:
    """Return cells of a table, each a pair of integers.

    >>> as_cells([(0, 2)], "marked")
    {(0, 2)}
    """
    found = set()
    for k, cell in enumerate(as_list(values, what, "cells (row, column)")):
        row, column = as_pair(cell, f"{what}[{k}]", "integers, row and column")
        found.add((as_integer(row, f"{what}[{k}][0]"), as_integer(column, f"{what}[{k}][1]")))
    return found


def as_number(value: Any, place: str) -> Any:
    """Return what can be drawn to scale, as it is: an integer, a float, a fraction.

    >>> as_number("3", "size")
    Traceback (most recent call last):
        ...
    gamegraphs.outcome.GameGraphError: size must be a number, not the str '3'
    """
    try:
        float(0.0 + value)
    except (TypeError, ValueError, OverflowError):
        raise GameGraphError(f"{place} must be a number, not {shown(value)}") from None
    return value


def integer_within(value: Any, least: int, most: int | None = None) -> int | None:
    """Return an integer as Python's, None for what is none or lies outside least..most.

    >>> integer_within(3, 1), integer_within(0, 1), integer_within("3", 1), integer_within(3, 1, 2)
    (3, None, None, None)
    """
    try:
        number = as_index(value)
    except TypeError:
        return None
    return number if least <= number and (most is None or number <= most) else None


def as_position(value: Any, n: int) -> int:
    """Return the number of a position, which is its name; UnknownPositionError for what is none."""
    try:
        number = as_index(value)
    except TypeError:
        raise UnknownPositionError(f"{value!r} is no position number") from None
    if not 0 <= number < n:
        raise UnknownPositionError(f"there is no position {number}; {positions(n)}")
    return number


def as_place(value: Any, n: int, place: str, counted: str) -> int:
    """Return an integer from 0 to n - 1; `counted` says in the error what has these numbers.

    >>> as_place(4, 3, "start[1]", "vertices")
    Traceback (most recent call last):
        ...
    gamegraphs.outcome.GameGraphError: start[1] is 4, but the vertices are 0..2
    """
    number = as_integer(value, place)
    if not 0 <= number < n:
        there = f"the {counted} are 0..{n - 1}" if n else f"there are no {counted}"
        raise GameGraphError(f"{place} is {number}, but {there}")
    return number


def need_numpy(what: str) -> Any:
    """Return the module numpy; where it is not installed, say what needs it and how to get it."""
    np = find_numpy()
    if np is None:
        raise GameGraphError(f'{what} numpy: pip install "gamegraphs[fast]"')
    return np


def positions(n: int) -> str:
    """Return how many positions there are, for an error."""
    if n == 0:
        return "there are no positions"
    return f"there are only {n} positions (0..{n - 1})" if n > 1 else "there is only position 0"


def as_count(value: Any, what: str) -> int:
    """Return an integer from 0 to 2^31 - 1."""
    count = as_integer(value, what)
    if not 0 <= count <= INT32_MAX:
        raise GameGraphError(f"{what} must lie in 0..{INT32_MAX}, not {count}")
    return count


def check_offsets(offsets: IntArray, m: int) -> None:
    """Raise GameGraphError unless the offsets rise from 0 to m."""
    if offsets[0] != 0 or offsets[-1] != m:
        raise GameGraphError(
            f"offsets must run from 0 to the number of moves, {m}, "
            f"not from {offsets[0]} to {offsets[-1]}"
        )
    if not is_rising(offsets):
        u = next(u for u in range(len(offsets) - 1) if offsets[u] > offsets[u + 1])
        raise GameGraphError(
            f"offsets must not fall, but offsets[{u}] is {offsets[u]} "
            f"and offsets[{u + 1}] is {offsets[u + 1]}"
        )


def check_range(values: IntArray, n: int, what: str) -> None:
    """Raise GameGraphError unless all values are positions."""
    if len(values):
        low, high = bounds(values)
        if low < 0 or high >= n:
            i, value = next((i, v) for i, v in enumerate(values) if not 0 <= v < n)
            raise GameGraphError(f"{what}[{i}] is position {value}, but {positions(n)}")


def integers(values: Iterable[int], what: str) -> IntArray:
    """Return `values` as a flat array of integers; arrays are not copied."""
    dtype = getattr(values, "dtype", None)
    if dtype is not None:
        if dtype.kind not in "iu" or len(values.shape) != 1:  # type: ignore[attr-defined]
            shape = values.shape  # type: ignore[attr-defined]
            raise GameGraphError(
                f"{what} must be a one-dimensional integer array, not {dtype} of shape {shape}"
            )
        return values  # type: ignore[return-value]
    if isinstance(values, array) and values.typecode in "bhilq":
        return values
    try:
        items = values if isinstance(values, list | tuple) else list(values)
    except TypeError:
        raise GameGraphError(f"{what} must be integers, not {shown(values)}") from None
    try:
        return array("q", items)
    except (TypeError, OverflowError):
        for i, value in enumerate(items):
            _as_target(value, f"{what}[{i}]")
        raise


def narrow(values: IntArray, largest: int) -> IntArray:
    """Return values 0..`largest` as int32 if they fit, else int64; no copy if they are that."""
    itemsize = 4 if code_for(largest) == "i" else 8
    fits = getattr(values, "itemsize", 0) == itemsize and _is_signed_and_flat(values)
    return values if fits else compact(values, largest)


def _is_signed_and_flat(values: Any) -> bool:
    if isinstance(values, array):
        return values.typecode in "ilq"
    native = values.dtype.kind == "i" and values.dtype.isnative
    return bool(native and values.flags.c_contiguous and values.flags.writeable)


def _as_target(value: Any, place: str) -> None:
    number = as_integer(value, place)
    if abs(number) > INT32_MAX:
        raise GameGraphError(f"{place} is {number}, too large for a position")


def refuse_moves(moves: Sequence[Any]) -> None:
    """Raise the error that names the first place where `moves` is no list of lists of int."""
    for u, row in enumerate(moves):
        try:
            targets = list(row)
            len(row)
        except TypeError:
            raise GameGraphError(
                f"moves[{u}] must be a sequence of positions, not {row!r}"
            ) from None
        for i, v in enumerate(targets):
            number = as_integer(v, f"moves[{u}][{i}]")
            if not 0 <= number < len(moves):
                raise GameGraphError(
                    f"moves[{u}] goes to position {number}, but {positions(len(moves))}"
                )
