"""What was returned, as plain data, and how it is read: what is no answer is told so."""

from array import array
from collections import deque
from enum import Enum

import pytest

from gamegraphs import LOSE, WIN
from gamegraphs.course import check
from gamegraphs.course.running.values import (
    MalformedError,
    as_code,
    is_plain,
    is_whole,
    plain,
    read_labels,
    read_list,
    read_pair,
    read_whole,
    shown,
)


class Tool(str, Enum):  # noqa: UP042 - str(Tool.GRUNDY) is "Tool.GRUNDY", unlike that of a StrEnum
    GRUNDY = "GRUNDY"


class Odd(int):
    """A number that says it is another one."""

    def __index__(self):
        return 9

    __int__ = __index__


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ([0, 0], "there are 2 labels for 1 position"),
        ([True], "label 0 must be one of 0, 1, 2, not True (a bool)"),
        ([0.0], "label 0 must be one of 0, 1, 2, not 0.0"),
        ([3], "label 0 must be one of 0, 1, 2, not 3"),
        (["LOSE"], "label 0 must be one of 0, 1, 2, not 'LOSE'"),
        (0, "It returned 0, but the labels must be a list."),
        ("L", "It returned 'L', but the labels must be a list."),
        ({0: 0}, "It returned {0: 0}, but the labels must be a list."),
        (iter([0]), "list_iterator"),
    ],
)
def test_an_answer_of_the_wrong_form_is_told_so(given, sentence):
    verdict = check(4, lambda moves: given)
    assert verdict.status in ("wrong", "raised")
    assert sentence in repr(verdict)


@pytest.mark.parametrize(
    ("value", "made"),
    [
        (None, None),
        (True, True),
        (1.5, 1.5),
        (WIN, 1),
        ((0, range(2), deque([3])), [0, [0, 1], [3]]),
        ((WIN, LOSE, 7), [1, 0, 7]),
        ([True, WIN], [True, 1]),
        ([Odd(3), 10**300], [3, {"other": "int", "shown": "a number of 997 bits"}]),
        ([Tool.GRUNDY, "x"], ["GRUNDY", "x"]),
        (b"ab", [97, 98]),
        (array("i", [4, 5]), [4, 5]),
        ({3: (0, 1)}, {"dict": [[3, [0, 1]]]}),
        ({2, 1}, {"set": [1, 2]}),
        ("x" * 20_000, "x" * 10_000),
        (10**300, {"other": "int", "shown": "a number of 997 bits"}),
        (1j, {"other": "complex", "shown": "1j"}),
    ],
)
def test_what_was_returned_becomes_plain_data(value, made):
    found = plain(value)
    assert (found, repr(found)) == (made, repr(made))  # not == alone: True is 1 and Odd(3) is 3
    assert is_plain(found)


def test_numbers_and_arrays_of_numpy_become_plain():
    numpy = pytest.importorskip("numpy")
    found = plain([numpy.int64(2), numpy.array([[1, 0]], dtype=numpy.int8)])
    assert found == [2, [[1, 0]]]
    assert type(found[0]) is int


def test_what_is_too_deep_is_not_followed():
    ring = []
    ring.append(ring)
    found = plain(ring)
    assert "too much to show" in repr(found)
    assert is_plain(found)


@pytest.mark.parametrize(
    "value",
    [
        (0, 1), {1, 2}, {"a": 1}, {}, {"dict": 5}, {"dict": [[1]]}, {"dict": [(1, 2)]},
        {"set": 3}, {"other": "x"}, {"other": "x", "shown": 1}, {"other": "x", "shown": "", "z": 1},
        10**300, -(10**300), [10**300], WIN, object(), b"x", 1j, [[[[[[[[[[[1]]]]]]]]]]],
    ],
)  # fmt: skip
def test_what_plain_never_makes_is_not_plain(value):
    assert not is_plain(value)


def test_a_value_is_shown_as_it_would_be_written_and_shortened():
    assert shown([[0, 1], {"dict": [[3, 0]]}, None]) == "[[0, 1], {3: 0}, None]"
    assert shown((1, "a")) == "(1, 'a')"
    assert shown({"set": [1, 2]}) == "{1, 2}"
    assert shown({"other": "complex", "shown": "1j"}) == "1j (a complex)"
    assert shown([0] * 5000).endswith(", ...] (5,000 items)")
    assert len(shown("x" * 10_000)) < 400
    assert len(shown([["y" * 10_000] * 50] * 50)) < 12_000


def test_code_is_whole_or_said_not_to_be():
    row, pairs = [[0, 1]] * 30, {"dict": [[3, 0], [5, 1]]}
    for value in (row, [[1] * 300, [2]], [], [[]], [True] * 20, "text", 7, [(0, 1)] * 20):
        assert is_whole(value)
        assert eval(as_code(value)) == value
    assert as_code([1] * 300) == "[1] * 300"
    assert as_code(pairs) == "{3: 0, 5: 1}"
    for value in (list(range(300)), row * 5, [[0]] * 10**6, [list(range(300)), []]):
        assert not is_whole(value)
        assert as_code(value) == shown(value)


@pytest.mark.parametrize(
    ("read", "sentence"),
    [
        (lambda: read_list(7, 2, "labels", "2 positions"), "the labels must be a list, not 7"),
        (lambda: read_list([1], 2, "labels", "2 positions"), "there is 1 label for 2 positions"),
        (
            lambda: read_list([], 2, "labels", "2 positions"),
            "2 labels are needed, for 2 positions; there are none",
        ),
        (lambda: read_whole(True, "d"), r"d must be a whole number, not True \(a bool\)"),
        (lambda: read_whole(1.0, "d"), "d must be a whole number, not 1.0"),
        (
            lambda: read_labels([0, 2], 2, (0, 1), "pile"),
            "label 1 must be one of 0, 1, not 2; it is the label of pile 1",
        ),
        (lambda: read_pair([1], "labels, distances"), r"must be a pair \(labels, distances\), not"),
        (lambda: read_pair(None, "a, b"), r"must be a pair \(a, b\), not None"),
    ],
)
def test_what_is_no_answer_is_refused(read, sentence):
    with pytest.raises(MalformedError, match=sentence):
        read()


def test_what_is_an_answer_is_read():
    assert read_list([1, 2], 2, "labels", "2 positions") == [1, 2]
    assert read_whole(-3, "d") == -3
    assert read_labels([0, 1, 2], 3) == [0, 1, 2]
    assert read_pair([[0], [1]], "labels, distances") == ([0], [1])
