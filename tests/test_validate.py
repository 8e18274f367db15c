"""Validation of arguments: what is right comes through, what is wrong is named with its place."""

from array import array
from pathlib import Path

import numpy as np
import pytest
from helpers import run_child

from gamegraphs import GameGraphError
from gamegraphs.validate import (
    as_count,
    as_list,
    as_pair,
    as_path,
    as_place,
    as_text,
    check_offsets,
    check_range,
    integers,
    narrow,
    positions,
    refuse_moves,
    shown,
)


def test_an_argument_is_shown_with_its_type_and_not_at_length():
    assert shown(None) == "None"
    assert shown((1, 2)) == "the tuple (1, 2)"
    assert shown("a") == "the str 'a'"
    long = shown(list(range(1000)))
    assert long.startswith("the list [0, 1, 2, ")
    assert long.endswith(" ...")
    assert len(long) < 80


def test_paths():
    for path in ("a", b"a", Path("a")):
        assert as_path(path, "folder") is path
    for value in (3, None, [], 0.5):
        with pytest.raises(GameGraphError, match=r"^folder must be a path, not "):
            as_path(value, "folder")


def test_without_numpy_it_is_said_what_needs_it():
    code = """
        from gamegraphs.validate import need_numpy
        try:
            need_numpy("drawings need")
        except ValueError as error:
            print(error)
    """
    assert run_child(code, blocked=["numpy"]) == (
        'drawings need numpy: pip install "gamegraphs[fast]"'
    )


def test_how_many_positions_there_are():
    assert positions(0) == "there are no positions"
    assert positions(1) == "there is only position 0"
    assert positions(5) == "there are only 5 positions (0..4)"


@pytest.mark.parametrize("value", [0, 7, 2**31 - 1, np.int64(3), True])
def test_counts(value):
    assert as_count(value, "n") == value
    assert type(as_count(np.int64(3), "n")) is int


def test_texts_lists_pairs_and_places_come_through():
    assert as_text("a", "title") == "a"
    assert as_list({3: "x"}, "highlight", "names") == [3]
    assert as_list(iter("ab"), "highlight", "names") == ["a", "b"]
    assert as_pair(np.array([4, 5]), "start", "vertices") == (4, 5)
    assert (as_place(np.int64(2), 3, "start", "vertices"), as_place(0, 1, "start", "cells")) == (
        2,
        0,
    )


def test_what_is_no_text_list_pair_or_place_is_refused_with_place_and_value():
    for call, message in (
        (lambda: as_text(5, "title"), "title must be a text, not the int 5"),
        (lambda: as_text(None, "title"), "title must be a text, not None"),
        (lambda: as_list(5, "moves", "pairs"), "moves must hold pairs, not the int 5"),
        (lambda: as_pair(5, "moves[0]", "names"), "moves[0] must hold two names, not the int 5"),
        (lambda: as_pair((1,), "moves[0]", "names"), "must hold two names, not the tuple (1,)"),
        (lambda: as_pair("abc", "moves[0]", "names"), "must hold two names, not the str 'abc'"),
        (lambda: as_place(3, 3, "start", "cells"), "start is 3, but the cells are 0..2"),
        (lambda: as_place(-1, 3, "start", "cells"), "start is -1, but the cells are 0..2"),
        (lambda: as_place(0, 0, "start", "cells"), "start is 0, but there are no cells"),
        (lambda: as_place(1.0, 3, "start", "cells"), "start must be an integer, not 1.0"),
    ):
        with pytest.raises(GameGraphError) as caught:
            call()
        assert message in str(caught.value)


@pytest.mark.parametrize("value", [-1, 2**31, 1.0, "2", None])
def test_what_is_no_count_is_refused(value):
    with pytest.raises(GameGraphError, match=r"^n must (be an integer|lie in)") as caught:
        as_count(value, "n")
    assert str(value) in str(caught.value)


@pytest.mark.parametrize("kind", [lambda row: array("q", row), np.array])
def test_offsets_rise_from_0_to_the_number_of_moves(kind):
    check_offsets(kind([0]), 0)
    check_offsets(kind([0, 2, 2, 3]), 3)
    for row, message in (
        ([1, 3], "from 0 to the number of moves, 3, not from 1 to 3"),
        ([0, 2], "from 0 to the number of moves, 3, not from 0 to 2"),
        ([0, 3, 2, 3], r"offsets\[1\] is 3 and offsets\[2\] is 2"),
    ):
        with pytest.raises(GameGraphError, match=message):
            check_offsets(kind(row), 3)


def test_the_first_entry_out_of_range_is_named():
    check_range(array("i", []), 0, "targets")
    check_range(array("i", [0, 2]), 3, "targets")
    for row, message in (
        ([0, 3, -1], r"targets\[1\] is position 3, but there are only 3 positions \(0\.\.2\)"),
        ([-1, 3], r"targets\[0\] is position -1"),
        ([0, -1], r"targets\[1\] is position -1"),
    ):
        for values in (array("i", row), np.array(row)):
            with pytest.raises(GameGraphError, match=message):
                check_range(values, 3, "targets")


def test_integers_are_taken_as_they_come_and_arrays_without_a_copy():
    for values in (np.array([1, 2], np.uint8), array("b", [1, 2])):
        assert integers(values, "targets") is values
    for values in ([1, 2], (1, 2), iter([1, 2]), range(1, 3)):
        assert integers(values, "targets").tolist() == [1, 2]


@pytest.mark.parametrize(
    ("values", "message"),
    [
        (np.array([0.5]), "targets must be a one-dimensional integer array, not float64"),
        (np.zeros((2, 1), int), r"of shape \(2, 1\)"),
        ([0, "a"], r"targets\[1\] must be an integer, not 'a'"),
        ([0, 2**70], rf"targets\[1\] is {2**70}, too large for a position"),
        (None, "targets must be integers, not None"),
        (7, "targets must be integers, not the int 7"),
    ],
)
def test_what_is_no_row_of_integers_is_refused(values, message):
    with pytest.raises(GameGraphError, match=message):
        integers(values, "targets")


def test_values_are_narrowed_only_where_they_are_not_narrow():
    right = array("i", [0, 5])
    assert narrow(right, 5) is right
    right = np.array([0, 5], np.int32)
    assert narrow(right, 5) is right
    for other in (array("q", [0, 5]), array("b", [0, 5]), right[::-1], right.astype(">i4")):
        found = narrow(other, 5)
        assert (found.itemsize, found.tolist()) == (4, other.tolist())
    assert narrow(array("i", [0, 5]), 2**31).itemsize == 8


@pytest.mark.parametrize(
    ("moves", "message"),
    [
        ([[1], 3], r"moves\[1\] must be a sequence of positions, not 3"),
        ([[1], iter([0])], r"moves\[1\] must be a sequence of positions"),
        ([[1], [0, None]], r"moves\[1\]\[1\] must be an integer, not None"),
        ([[2**40], []], rf"moves\[0\] goes to position {2**40}, but there are only 2"),
    ],
)
def test_the_first_wrong_place_of_a_list_of_moves_is_named(moves, message):
    with pytest.raises(GameGraphError, match=message):
        refuse_moves(moves)
    refuse_moves([[1], [0, 1]])
