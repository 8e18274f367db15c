"""Dispatch to compiled code: compile a plain loop where that pays, else run it as it stands."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from functools import cache
from importlib.util import find_spec
from types import FunctionType
from typing import Any

from ...arrays import SMALL, find_numpy

Loop = Callable[..., Any]


@cache
def has_numba() -> bool:
    """Return whether numba is installed, without the third of a second that importing takes."""
    try:
        return find_spec("numba") is not None and find_numpy() is not None
    except (ImportError, ValueError):
        return False


def is_compiled(size: int) -> bool:
    """Return whether `run` compiles a loop for so many positions and moves."""
    return size > SMALL and has_numba()


def run(
    loop: Loop, size: int, *arguments: Any, helpers: tuple[Loop, ...] = (), unsigned: bool = False
) -> Any:
    """Call `loop` on integers, arrays, and named tuples of these; compiled if `size` is large.

    `helpers` are the functions that `loop` calls, each after those it calls itself; they are
    compiled too. With `unsigned`, compiled loops get int32 arrays as uint32: an unsigned index
    needs no test for negative values, and -1 is then 2^32 - 1.

    Where nothing is compiled the arrays are handed over as memory views, which plain Python
    reads several times faster than numpy arrays.
    """
    if is_compiled(size):
        compiled = _compile(loop, helpers)
        return compiled(*(_for_numba(argument, unsigned) for argument in arguments))
    return loop(*map(_for_python, arguments))


def _for_numba(argument: Any, unsigned: bool) -> Any:
    if isinstance(argument, int):
        return argument
    if isinstance(argument, tuple):
        return type(argument)(*(_for_numba(part, unsigned) for part in argument))
    np = find_numpy()
    assert np is not None
    values = np.asarray(argument)
    return values.view(np.uint32) if unsigned and values.dtype == np.int32 else values


def _for_python(argument: Any) -> Any:
    if isinstance(argument, int):
        return argument
    if isinstance(argument, tuple):
        return type(argument)(*map(_for_python, argument))
    return memoryview(argument)


@cache
def _compile(loop: Loop, helpers: tuple[Loop, ...]) -> Loop:
    """Return `loop` compiled, with each helper, and its calls of earlier helpers, compiled too."""
    from .primitives import compiled

    if not helpers:
        return compiled(loop)
    known: dict[str, Any] = {}
    for function in (*helpers, loop):
        assert isinstance(function, FunctionType)
        scope = {**function.__globals__, **known}
        known[function.__name__] = compiled(FunctionType(function.__code__, scope))
    return known[loop.__name__]  # type: ignore[no-any-return]


def unsigned(values: Any) -> Any:
    """Return a flat signed array, from numpy or not, as an unsigned numpy view of it."""
    np = find_numpy()
    assert np is not None
    view = np.asarray(values)
    return view.view(np.uint32 if view.itemsize == 4 else np.uint64)


def new_array(code: str, n: int, value: int | None = None) -> Any:
    """Return n entries of `value`: a numpy array where numpy is installed, else array.array.

    `code` is "B" (uint8), "b" (int8), "h" (int16), "i" (int32) or "q" (int64). Without a value the
    entries are arbitrary: large arrays then take no memory before they are written to.
    """
    np = find_numpy()
    if np is not None:
        dtype = np.dtype("int64" if code == "q" else code)
        return np.empty(n, dtype) if value is None else np.full(n, value, dtype)
    return array(code, [value or 0]) * n


def flat(code: str, values: list[Any]) -> Any:
    """Return a list as a flat array: from numpy where it is installed, else array.array."""
    np = find_numpy()
    if np is None:
        return array(code, values)
    return np.frombuffer(array(code, values), dtype=code) if values else np.empty(0, code)
