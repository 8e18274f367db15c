"""An operation is done as always and its items are added; more is in test_whole_reads.py."""

import ast
from array import array
from collections import deque

import numpy as np
import pytest

from gamegraphs.course.running.arguments import Counter, counted
from gamegraphs.course.running.reads.operations import HELPERS, OPERATORS, items_read


def test_what_is_looked_for_is_found_and_counted():
    items_read.clear()
    assert HELPERS["__gamegraphs_contains__"](3, [1, 2, 3, 4], 0)
    assert items_read == {(0, False): 3}
    items_read.clear()


TEN = np.arange(10)
HUNDRED = range(100)


@pytest.mark.parametrize(
    ("owner", "name", "given", "read"),
    [
        # A set finds what it is asked for, and goes through the smaller of two.
        (set(HUNDRED), "remove", (5,), 0),
        (set(HUNDRED), "__contains__", (5,), 0),
        (set(HUNDRED), "issuperset", ([1, 2],), 2),
        (set(HUNDRED), "issuperset", ({1, 200},), 2),
        (frozenset(HUNDRED), "issubset", ({1, 2},), 0),
        (set(HUNDRED), "issubset", (set(range(200)),), 100),
        ({1, 2}, "issubset", (set(HUNDRED),), 2),
        (set(HUNDRED), "intersection", ({1, 2},), 2),
        (set(HUNDRED), "difference", ({1},), 100),
        (set(HUNDRED), "union", ({1},), 100),
        (set(HUNDRED), "copy", (), 100),
        (set(HUNDRED), "update", ([1, 2],), 2),
        # From a place on, or up to one
        (list(HUNDRED), "index", (97,), 98),
        (list(HUNDRED), "index", (97, 95), 3),
        (list(HUNDRED), "index", (97, -5), 3),
        (deque(HUNDRED), "index", (97, 95), 3),
        (bytearray(HUNDRED), "find", (b"a", 95), 3),
        (bytearray(HUNDRED), "find", (b"z" * 2, 95), 5),
        (bytearray(HUNDRED), "find", (b"zz",), 100),
        (bytearray(HUNDRED), "find", (b"c", 95, 98), 3),
        (bytearray(HUNDRED), "rfind", (b"a",), 3),
        (bytearray(HUNDRED), "rindex", (b"a", 5), 3),
        (bytearray(HUNDRED), "rfind", (b"zz", 95), 5),
        (bytearray(HUNDRED), "count", (b"a", 95), 5),
        (list(HUNDRED), "__contains__", (5,), 6),
        (list(HUNDRED), "__contains__", (500,), 100),
        (deque(HUNDRED), "__contains__", (5,), 6),
        (bytearray(HUNDRED), "__contains__", (5,), 6),
        ("a" * 100, "__contains__", ("a",), 1),
        (list(HUNDRED), "remove", (97,), 100),
        (deque(HUNDRED), "remove", (0,), 1),
        (deque(HUNDRED), "remove", (97,), 101),
        (list(HUNDRED), "count", (97,), 100),
        (list(HUNDRED), "pop", (), 0),
        (list(HUNDRED), "pop", (0,), 100),
        (list(HUNDRED), "pop", (-3,), 3),
        (deque(HUNDRED), "rotate", (-3,), 3),
    ],
)
def test_what_a_method_reads_is_counted_and_no_more(owner, name, given, read):
    items_read.clear()
    expected = getattr(type(owner)(owner), name)(*given)
    assert HELPERS["__gamegraphs_callee__"](getattr(owner, name), 0)(*given) == expected
    assert items_read.get((0, False), 0) == read
    items_read.clear()


@pytest.mark.parametrize(
    ("name", "given", "read", "looks"),
    [
        ("__contains__", (5,), 6, 6),
        ("__contains__", (500,), 100, 100),
        ("index", (97,), 98, 98),
        ("count", (97,), 100, 100),
        ("copy", (), 100, 100),
        ("remove", (97,), 100, 0),
        ("pop", (0,), 100, 0),
        ("append", (7,), 0, 0),
    ],
)
def test_a_row_that_counts_looks_is_read_like_any_list(name, given, read, looks):
    counter = Counter()
    (row,) = counted([[*HUNDRED]], counter)
    items_read.clear()
    before = counter.looks
    expected = getattr([*HUNDRED], name)(*given)
    if name == "__contains__":
        assert HELPERS["__gamegraphs_contains__"](*given, row, 0) == expected
    else:
        assert HELPERS["__gamegraphs_callee__"](getattr(row, name), 0)(*given) == expected
    assert items_read.get((0, False), 0) == read
    assert counter.looks - before == looks
    items_read.clear()


@pytest.mark.parametrize("kind", [list, bytearray, lambda xs: array("i", xs)])
def test_items_that_take_the_place_of_as_many_move_nothing(kind):
    for key, size, read in ((slice(2, 4), 2, 2), (slice(2, 4), 3, 98), (slice(98, None), 5, 5)):
        items_read.clear()
        row = kind(HUNDRED)
        HELPERS["__gamegraphs_store__"](kind(range(size)), row, key, 0)
        assert len(row) == 100 - len(range(*key.indices(100))) + size
        assert items_read == {(0, False): read}
    items_read.clear()


@pytest.mark.parametrize(
    ("function", "row", "read"),
    [(any, [0, 0, 7, 0], 3), (any, [0, 0], 2), (all, [1, 0, 1], 2), (all, [1, 1], 2), (any, (), 0)],
)
def test_what_stops_early_reads_so_far(function, row, read):
    items_read.clear()
    assert HELPERS["__gamegraphs_callee__"](function, 0)(row) == function(row)
    assert items_read.get((0, False), 0) == read
    items_read.clear()


def test_of_two_integers_the_shorter_one_is_enough_to_tell_what_both_have():
    number = list(OPERATORS).index(ast.BitAnd)
    for pair, read in (((1 << 6400, 1), 0), ((1, 1 << 6400), 0), ((1 << 6400, -1), 100)):
        items_read.clear()
        assert HELPERS["__gamegraphs_operate__"](number, *pair, 0) == pair[0] & pair[1]
        assert items_read.get((0, True), 0) == read
    items_read.clear()


def test_of_two_sets_the_smaller_is_read():
    for helper in ("reduce", "augment"):
        items_read.clear()
        HELPERS[f"__gamegraphs_{helper}__"]({1}, set(HUNDRED), 0)
        assert items_read == {(0, False): {"reduce": 1, "augment": 100}[helper]}
    items_read.clear()
    HELPERS["__gamegraphs_reduce__"](1 << 6400, 1, 0)
    HELPERS["__gamegraphs_reduce__"](7, 1, 0)
    assert items_read == {(0, True): 100}
    items_read.clear()


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
