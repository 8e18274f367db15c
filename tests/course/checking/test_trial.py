"""What is wrong with the result of a call, and when two results are the same."""

import pytest
from numbers_to_sort import Sorts

from gamegraphs.course.checking.trial import first_failing, judged, same, tried
from gamegraphs.course.exercises import exercise
from gamegraphs.course.running.protocol import CallResult


def test_a_trial_says_what_is_wrong_and_whether_the_form_is():
    judge = Sorts()
    cases = [
        (CallResult("value", [1, 2]), "", False),
        (CallResult("value", [2, 1]), "no", False),
        (CallResult("value", [1]), "there is 1 number for them.", True),
        (CallResult("value", 7), "the numbers must be a list, not 7.", True),
        (CallResult("value", error="it cannot be read"), "it cannot be read.", True),
        (CallResult("raised", error="ValueError"), "raised", False),
    ]
    trials = [judged(judge, [[2, 1]], result) for result, _, _ in cases]
    assert [(t.fault, t.malformed) for t in trials] == [(f, m) for _, f, m in cases]
    assert first_failing(trials) is trials[1]
    assert first_failing(trials[:1]) is None
    inputs = [[[2, 1]] for _ in cases]
    assert list(tried(judge, inputs, [result for result, _, _ in cases])) == trials


@pytest.mark.parametrize(
    ("one", "other", "alike"),
    [
        (CallResult("value", [1, 2]), CallResult("value", [2, 1]), True),
        (CallResult("value", [1, 2]), CallResult("value", [1, 3]), False),
        (CallResult("value", 7), CallResult("value", 7), True),  # neither has a form
        (CallResult("value", [1]), CallResult("raised"), False),
        (CallResult("steps"), CallResult("time"), True),
        (
            CallResult("raised", error="KeyError: 1"),
            CallResult("raised", error="KeyError: 2"),
            True,
        ),
        (CallResult("raised", error="KeyError: 1"), CallResult("raised", error="OSError"), False),
    ],
)
def test_when_two_results_are_the_same(one, other, alike):
    assert same(Sorts(), [[2, 1]], one, other) == alike


@pytest.mark.parametrize(
    ("one", "other", "alike"),
    [
        ([[1, 0], [0, 0]], [[0, 0], [1, 0]], True),
        ([[1, 0], [0, 0]], [[0, 0], [1, 1]], False),
        ([["1", 0], ["0", 0]], [["0", 0], ["1", 0]], True),  # of the wrong form
        ([["1", 0], ["0", 0]], [["0", 0], ["1", 1]], False),
        ([["1", [{"dict": [[3, 0], [4, 0]]}]]], [["1", [{"dict": [[4, 0], [3, 0]]}]]], True),
    ],
)
def test_the_order_of_a_dict_makes_no_difference(one, other, alike):
    results = [CallResult("value", {"dict": pairs}) for pairs in (one, other)]
    assert same(exercise(2), [[[], []], False], *results) == alike
