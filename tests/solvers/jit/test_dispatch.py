"""Dispatch: the same loop in plain Python and compiled, on integers, arrays and named tuples."""

from typing import NamedTuple

import numpy as np

from gamegraphs.solvers.jit.dispatch import flat, has_numba, new_array, run, unsigned


class Pair(NamedTuple):
    left: object
    right: object


def double(values, i):
    values[i] = 2 * values[i]


def double_all(pair, limit, out):
    for i in range(limit):
        double(pair.left, i)
        out[i] = pair.left[i] + pair.right[i]


def last(values):
    return values[len(values) - 1]


def test_helpers_and_named_tuples(way):
    left, right, out = (np.array(row, np.int32) for row in ([1, 2, 3], [10, 20, 30], [0, 0, 0]))
    run(double_all, 3, Pair(left, right), 2, out, helpers=(double,))
    assert (left.tolist(), out.tolist()) == ([2, 4, 3], [12, 24, 0])


def test_unsigned_views_are_for_compiled_loops_only(way):
    values = np.array([-1], np.int32)
    expected = 2**32 - 1 if way == "compiled" else -1
    assert run(last, 1, values, unsigned=True) == expected
    assert run(last, 1, values) == -1
    assert run(last, 1, np.array([-1], np.int64), unsigned=True) == -1


def test_arrays():
    assert has_numba()
    assert unsigned(np.array([-1], np.int64)).dtype == np.uint64
    assert unsigned(new_array("i", 2, 7)).tolist() == [7, 7]
    assert (flat("B", []).tolist(), flat("i", [1, -1]).tolist()) == ([], [1, -1])
