"""Loops written with the primitives give the same answers compiled and as plain Python."""

import numpy as np
import pytest
from helpers import run_child

from gamegraphs.solvers.jit import primitives
from gamegraphs.solvers.jit.primitives import AHEAD, ONE, ZERO, compiled, prefetch, uint


@compiled
def sum_of(values):
    total = ZERO
    n = uint(len(values))
    i = ZERO
    while i < n:
        if i + AHEAD < n:
            prefetch(values, uint(i + AHEAD))
        total += uint(values[i])
        i += ONE
    return total


@pytest.mark.parametrize("n", [0, 1, 31, 32, 33, 1000])
@pytest.mark.parametrize("dtype", [np.uint8, np.uint32, np.uint64])
def test_a_loop_that_asks_for_memory_ahead(n, dtype):
    values = np.arange(n).astype(dtype)
    assert sum_of(values) == sum(values.tolist())


def test_unsigned_numbers_stay_unsigned():
    """2^32 - 1, the -1 of int32, is a large number; a float would show in the type."""
    assert primitives.COMPILED
    found = sum_of(np.array([-1, -1], np.int32).view(np.uint32))
    assert found == 2 * (2**32 - 1)
    assert isinstance(found, int)


def test_the_numbers_are_what_they_are_called():
    constants = (primitives.ZERO, primitives.ONE, primitives.TWO, primitives.THREE)
    assert tuple(map(int, constants)) == (0, 1, 2, 3)
    assert primitives.HALF_AHEAD < primitives.MIDDLE_AHEAD < primitives.AHEAD


@pytest.mark.parametrize("blocked", [["numba"], ["llvmlite", "numba"], ["numpy", "numba"]])
def test_without_numba_loops_run_as_they_stand(blocked):
    code = """
        from gamegraphs.solvers.jit.primitives import COMPILED, ONE, compiled, prefetch, uint
        def double(n):
            prefetch([], n)
            return uint(n) + uint(n) * ONE
        print(COMPILED, compiled(double) is double, double(21), type(ONE).__name__)
    """
    assert run_child(code, blocked=blocked) == "False True 42 int"
