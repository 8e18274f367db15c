"""Which section teaches a rule: wrong labels lead to theirs."""

import pytest

from gamegraphs.course.checking.feedback.sections import rule_broken, section
from gamegraphs.course.exercises import exercise


@pytest.mark.parametrize(
    ("number", "data", "value", "broken"),
    [
        (4, [[[]]], [1], "terminal"),
        (4, [[[1], []]], [0, 0], "WIN"),
        (4, [[[1], [2], []]], [2, 1, 0], "LOSE"),
        (4, [[[0]]], [0], "DRAW"),
        (13, [[[0]]], [0], "loop"),
        (6, [[[1], []]], [[0, 0], [1, 0]], "WIN"),
        (6, [[[1], []]], [[1, 0], [2, 0]], "distance"),
        (9, [[[1], []]], ["ACYCLIC", [2, 0]], "WIN"),
        (9, [[[1], []]], ["CYCLIC", [1, 0]], "kind"),
        (9, [[[1], []]], ["CYCLIC", [2, 0]], "kind"),
        (3, [[[1], []]], [[0, 0], [[], []]], "degrees"),
        (3, [[[1], []]], [[1, 0], [[], []]], ""),
        (3, [[[0, 0]]], [[1], [[0, 0]]], "parallel"),
        (12, [[[1], []]], [[0, 2], [1, 0]], "distance"),
        (12, [[[1], []]], [None, [1, 0]], ""),
        (12, [[[1], []]], [[7, 1], [1, 0]], ""),
        (12, [[[1], [2], []]], [[1, 1], [2, 0]], ""),  # 0 holds out longer
        (14, [2, [[0, 1]]], [[0, 3], [1, 0]], "distance"),
        (14, [2, [[0, 1]]], [[0, None], [1, 0]], ""),
        (16, [1, 0, 0], [[0]], ""),
        (4, [[[0]]], "no labels", ""),
    ],
)
def test_the_rule_is_that_of_the_first_wrong_label(number, data, value, broken):
    assert rule_broken(exercise(number), data, value) == broken
    assert section(exercise(number), broken) in exercise(number).sections.values()
