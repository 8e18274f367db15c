"""Flat integer arrays, with numpy where it is at hand and without it where it is not.

A graph is kept in arrays of four or eight bytes an entry: `array.array` from the standard
library, or a numpy array where one was handed in. Both hand their memory to the other
without a copy, so small graphs never import numpy and large ones never pay for its absence.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator, Sequence
from functools import cache, reduce
from itertools import accumulate, pairwise
from operator import iconcat
from typing import TYPE_CHECKING, Any, Protocol, overload

if TYPE_CHECKING:
    from types import ModuleType

INT32_MAX = 2**31 - 1

# Below this many entries a Python loop is done before numpy has been imported.
SMALL = 20_000
_ROWS = 4096


class IntArray(Protocol):
    """What `array.array` and a one-dimensional integer numpy array have in common."""

    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[int]: ...
    @overload
    def __getitem__(self, index: int) -> int: ...
    @overload
    def __getitem__(self, index: slice) -> IntArray: ...
    def tolist(self) -> list[int]: ...


@cache
def find_numpy() -> ModuleType | None:
    """Return the module numpy, or None where it is not installed.

    Looked for once: in a browser each search that finds nothing takes milliseconds.
    """
    try:
        import numpy
    except ImportError:
        return None
    return numpy


def code_for(largest: int) -> str:
    """Return the array type code, "i" (int32) or "q" (int64), that holds 0 to `largest`."""
    return "i" if largest <= INT32_MAX else "q"


def bounds(values: IntArray) -> tuple[int, int]:
    """Return the least and the greatest entry of a non-empty array."""
    if len(values) > SMALL and (np := find_numpy()) is not None:
        view = np.asarray(values)
        return int(view.min()), int(view.max())
    return min(values), max(values)


def is_rising(values: IntArray) -> bool:
    """Return whether no entry is smaller than the one before it."""
    if len(values) > SMALL and (np := find_numpy()) is not None:
        view = np.asarray(values)
        return bool((view[1:] >= view[:-1]).all())
    flat = values.tolist()
    return all(a <= b for a, b in pairwise(flat))


def compact(values: Any, largest: int) -> IntArray:
    """Return integers 0..`largest` as a flat array of their own, int32 where they fit."""
    code = code_for(largest)
    if isinstance(values, array):
        return values if values.typecode == code else array(code, values)
    np = find_numpy() if hasattr(values, "__array__") else None
    if np is not None:
        return np.array(values, dtype=np.int32 if code == "i" else np.int64)  # type: ignore[no-any-return]
    return array(code, values)


def offsets_of(lengths: Iterable[int], n: int) -> IntArray:
    """Return where each of `n` rows with these lengths begins in one flat array, and its end.

    >>> offsets_of([2, 0, 1], 3)
    array('i', [0, 2, 2, 3])
    """
    if n > SMALL and (np := find_numpy()) is not None:
        flat = isinstance(lengths, array)
        counts = np.asarray(lengths) if flat else np.fromiter(lengths, dtype=np.int64, count=n)
        code = code_for(int(counts.sum()))
        ends = np.cumsum(counts, dtype=np.int32 if code == "i" else np.int64)
        offsets = array(code, [0])
        offsets.frombytes(ends.tobytes())
        return offsets
    listed = list(accumulate(lengths, initial=0))
    return array(code_for(listed[-1]), listed)


def flat_rows(rows: Sequence[Sequence[int]]) -> tuple[IntArray, IntArray]:
    """Return (offsets, targets) of rows of positions 0..len(rows) - 1.

    A few rows at a time stay in the cache of the processor from one step to the next, and arrays
    of unsigned numbers are filled in half the time. Raises TypeError if a row is none or an entry
    is no integer, OverflowError if one is negative or far too large; an entry that is too large
    by less comes out negative.

    >>> flat_rows([[1, 2], [], [0]])
    (array('i', [0, 2, 2, 3]), array('i', [1, 2, 0]))
    """
    code = code_for(len(rows))
    lengths, targets = array("q"), array(code)
    for begin in range(0, len(rows), _ROWS):
        part = rows[begin : begin + _ROWS]
        lengths.frombytes(_unsigned("Q", list(map(len, part))))
        targets.frombytes(_unsigned(code.upper(), reduce(iconcat, part, [])))
    return offsets_of(lengths, len(rows)), targets


def _unsigned(code: str, values: list[int]) -> bytes:
    found = array(code)
    found.fromlist(values)
    return found.tobytes()


def group_by(keys: IntArray, n: int) -> tuple[IntArray, IntArray]:
    """Return (offsets, order): the indices of `keys` sorted by key, earlier ones first.

    `order[offsets[k]:offsets[k + 1]]` are the indices whose key is k. Keys lie in 0..n-1.
    Cost: O(n + m) for m keys, and O(m log m) through numpy.
    """
    m = len(keys)
    if m > SMALL and (np := find_numpy()) is not None:
        view = np.asarray(keys)
        offsets = np.zeros(n + 1, dtype=np.int32 if m <= INT32_MAX else np.int64)
        np.cumsum(np.bincount(view, minlength=n), out=offsets[1:])
        return offsets, np.argsort(view, kind="stable").astype(offsets.dtype)
    counts = [0] * (n + 1)
    for key in keys:
        counts[key + 1] += 1
    for k in range(n):
        counts[k + 1] += counts[k]
    code = code_for(m)
    starts = array(code, counts)
    order = array(code, bytes(array(code).itemsize * m))
    for i, key in enumerate(keys):
        order[counts[key]] = i
        counts[key] += 1
    return starts, order


def take(values: IntArray, order: IntArray, code: str) -> IntArray:
    """Return the entries of `values` at the indices `order`, with this type code."""
    if hasattr(values, "dtype") and hasattr(order, "dtype"):
        picked: IntArray = values[order]  # type: ignore[call-overload]
        return picked
    return array(code, [values[i] for i in order])
