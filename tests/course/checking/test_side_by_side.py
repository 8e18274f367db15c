"""Many game graphs as one: the answer to it holds the answers to its parts."""

import pytest

from gamegraphs.course.checking.side_by_side import side_by_side, split_answer
from gamegraphs.course.exercises import exercise


@pytest.mark.parametrize("number", [4, 6, 7, 11, 13])
def test_the_truth_of_all_is_that_of_each(number):
    subject = exercise(number)
    inputs = list(subject.larger(1))[:30]
    (whole,) = side_by_side(subject, inputs, len(inputs))
    truths = [[list(part) for part in subject.truth(data)] for data in inputs]
    found = split_answer(
        [list(part) for part in subject.truth(whole)], [len(data[0]) for data in inputs]
    )
    assert found == truths


def test_what_belongs_to_other_rules_is_a_graph_of_its_own():
    inputs = [[[[]], False], [[[0]], True], [[[], [0]], False]]
    assert list(side_by_side(exercise(2), inputs)) == [
        [[[], [], [1]], False],
        [[[0]], True],
    ]
    assert list(side_by_side(exercise(2), inputs, 1)) == [inputs[0], inputs[2], inputs[1]]
    assert list(side_by_side(exercise(8), [[3, [1]]])) == []


def test_an_answer_of_another_length_is_not_cut():
    assert split_answer([0, 1], [1, 2]) == []
    assert split_answer([[0, 1, 0], [1]], [1, 2]) == []
    assert split_answer("no", [1]) == []
