"""An operation is done as always and its items are added; more is in test_whole_reads.py."""

import numpy as np
import pytest

from gamegraphs.course.running.reads.operations import HELPERS, items_read


def test_what_is_looked_for_is_found_and_counted():
    items_read.clear()
    assert HELPERS["__gamegraphs_contains__"](3, [1, 2, 3, 4], 0)
    assert items_read == {(0, False): 3}
    items_read.clear()


TEN = np.arange(10)


@pytest.mark.parametrize(
    ("function", "given", "read"),
    [
        (np.append, (TEN, 3), 11),
        (np.concatenate, ([TEN, TEN],), 20),
        (np.delete, (TEN, 0), 10),
        (np.flatnonzero, (TEN == 3,), 10),
        (np.where, (TEN > 3,), 10),
        (np.array, ([1, 2, 3],), 3),
        (TEN.copy, (), 10),
        (TEN.tolist, (), 10),
        (TEN[2:4].tolist, (), 2),
        # Over at once, or as soon as one is found; one number; what only has the name
        (np.reshape, (TEN, (2, 5)), 0),
        (TEN.view, (), 0),
        (TEN.any, (), 0),
        (np.any, (TEN,), 0),
        (np.sum, (7,), 0),
        (TEN.item, (3,), 0),
    ],
)
def test_what_reads_a_whole_array_is_counted(function, given, read):
    """It gives the same as always, and what it reads is known whatever is in the array."""
    items_read.clear()
    found = HELPERS["__gamegraphs_callee__"](function, 0)(*given)
    assert np.array_equal(found, function(*given))
    assert items_read.get((0, False), 0) == read
    items_read.clear()


def test_a_function_of_that_name_that_is_not_numpys_is_not_counted():
    def append(queue, u):
        return queue

    class Box:
        def copy(self):
            return self

    assert HELPERS["__gamegraphs_callee__"](append, 0) is append
    copy = Box().copy
    assert HELPERS["__gamegraphs_callee__"](copy, 0) is copy
