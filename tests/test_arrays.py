"""Flat integer arrays: the same answers from the standard library and from numpy."""

from array import array
from itertools import pairwise
from random import Random

import numpy as np
import pytest

from gamegraphs import arrays
from gamegraphs.arrays import (
    bounds,
    code_for,
    compact,
    flat_rows,
    group_by,
    is_rising,
    offsets_of,
    take,
)


@pytest.fixture(params=[0, 10**9], ids=["numpy", "plain"])
def way(request, monkeypatch):
    """numpy whatever the size, or a Python loop whatever the size."""
    monkeypatch.setattr(arrays, "SMALL", request.param)


def test_type_codes_around_what_four_bytes_hold():
    assert [code_for(largest) for largest in (0, 2**31 - 1, 2**31, 2**40)] == ["i", "i", "q", "q"]


@pytest.mark.parametrize("kind", [lambda row: array("q", row), np.array])
def test_least_and_greatest_entry(way, kind):
    assert bounds(kind([3, -2, 7, 7])) == (-2, 7)
    assert bounds(kind([5])) == (5, 5)


def test_no_entries_have_no_bounds(way):
    with pytest.raises(ValueError, match="empty"):
        bounds(array("i", []))


@pytest.mark.parametrize("kind", [lambda row: array("i", row), lambda row: np.array(row, int)])
def test_rising(way, kind):
    for row in ([], [4], [0, 0, 1], [-1, 5]):
        assert is_rising(kind(row)) is True, row
    for row in ([1, 0], [0, 2, 1, 3], [0, 0, -1]):
        assert is_rising(kind(row)) is False, row


def test_unsigned_entries_that_fall_are_seen(way):
    assert not is_rising(np.array([1, 0], np.uint64))


@pytest.mark.parametrize("lengths", [[], [0], [2, 0, 0, 3], [1] * 50])
def test_where_rows_begin_and_end(way, lengths):
    found = offsets_of(iter(lengths), len(lengths))
    assert found.tolist() == [sum(lengths[:i]) for i in range(len(lengths) + 1)]
    assert found.itemsize == 4
    assert offsets_of([2**31, 1], 2).tolist() == [0, 2**31, 2**31 + 1]


@pytest.mark.parametrize("kind", [list, tuple])
@pytest.mark.parametrize("together", [1, 2, 4096])
def test_rows_of_positions_in_one_array(way, kind, together, monkeypatch):
    monkeypatch.setattr(arrays, "_ROWS", together)
    random = Random(5)
    for n in (0, 1, 2, 3, 50):
        rows = [kind(random.choices(range(n), k=random.randrange(4))) for _ in range(n)]
        offsets, targets = flat_rows(kind(rows))
        assert (offsets.itemsize, targets.typecode) == (4, "i")
        assert [targets[a:b].tolist() for a, b in pairwise(offsets)] == list(map(list, rows))


@pytest.mark.parametrize("entry", [1.0, "1", None, [0], -1, 2**32])
def test_what_is_no_position_is_not_put_into_rows(way, entry):
    with pytest.raises(OverflowError if isinstance(entry, int) else TypeError):
        flat_rows([[0, entry], []])


def test_compact_arrays_have_the_least_type_that_fits():
    for values in (array("q", [1, 2]), np.array([1, 2], np.uint16), (1, 2), range(1, 3)):
        for largest, size in ((5, 4), (2**31, 8)):
            found = compact(values, largest)
            assert (found.itemsize, found.tolist()) == (size, [1, 2])
    given = array("i", [1, 2])
    assert compact(given, 2) is given
    with pytest.raises(OverflowError):
        compact([2**31], 5)


@pytest.mark.parametrize("kind", [lambda row: array("i", row), lambda row: np.array(row, np.int32)])
def test_indices_are_grouped_by_key_earlier_ones_first(way, kind):
    rng = Random(1)
    for _ in range(100):
        n = rng.randint(1, 6)
        keys = [rng.randrange(n) for _ in range(rng.randint(0, 12))]
        offsets, order = group_by(kind(keys), n)
        groups = [order[offsets[k] : offsets[k + 1]].tolist() for k in range(n)]
        assert groups == [[i for i, key in enumerate(keys) if key == k] for k in range(n)], keys
        assert (offsets[0], offsets[n]) == (0, len(keys))


def test_entries_are_taken_in_an_order():
    values, order = [10, 20, 30], [2, 0, 0]
    for given in (array("i", values), np.array(values)):
        for at in (array("i", order), np.array(order)):
            assert list(take(given, at, "i")) == [30, 10, 10]
    with pytest.raises(IndexError):
        take(array("i", values), array("i", [3]), "i")
