"""Compile a plain loop where that pays, and leave it alone where it does not."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from functools import cache
from importlib.util import find_spec
from typing import Any

from ...arrays import SMALL, find_numpy


@cache
def has_numba() -> bool:
    """Return whether numba is installed, without the third of a second that importing takes."""
    try:
        return find_spec("numba") is not None and find_numpy() is not None
    except (ImportError, ValueError):
        return False


@cache
def _compile(loop: Callable[..., Any]) -> Callable[..., Any]:
    from ..outcomes.reverse_wave import compiled

    return compiled(loop)


def run(loop: Callable[..., Any], size: int, *arrays: Any) -> Any:
    """Call `loop` on the arrays, compiled if `size` is large and numba is there.

    Without numba the arrays are handed over as memory views, which plain Python reads
    several times faster than numpy arrays.
    """
    if size > SMALL and has_numba():
        np = find_numpy()
        assert np is not None
        return _compile(loop)(*[a if isinstance(a, int) else np.asarray(a) for a in arrays])
    return loop(*[a if isinstance(a, int) else memoryview(a) for a in arrays])


def new_array(code: str, n: int, value: int | None = None) -> Any:
    """Return n entries of `value`: a numpy array where numpy is installed, else array.array.

    `code` is "B" (uint8), "i" (int32) or "q" (int64). Without a value the entries are
    arbitrary: large arrays then take no memory before they are written to.
    """
    np = find_numpy()
    if np is not None:
        dtype = {"B": np.uint8, "i": np.int32, "q": np.int64}[code]
        return np.empty(n, dtype) if value is None else np.full(n, value, dtype)
    return array(code, [value or 0]) * n
