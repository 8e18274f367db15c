"""Exercises with a label for each position: what is an answer, and what is said of a wrong one."""

import pytest

from gamegraphs.course.exercises.label_answers import LabelExercise, graph_parts
from gamegraphs.course.running.values import MalformedError

SUBJECT = LabelExercise()
DATA = [[[1, 2], [2], [], [3]]]  # 0 and 1 can move to the terminal 2; 3 moves to itself


def test_true_labels_are_no_fault_and_another_label_is_named():
    assert SUBJECT.truth(DATA) == ([1, 1, 0, 2], [1, 1, 0, -1])
    assert SUBJECT.fault(DATA, [1, 1, 0, 2]) == ""
    assert SUBJECT.fault(DATA, [1, 0, 0, 2]).startswith("Position 1: you say LOSE, but it is WIN")
    assert SUBJECT.answer(DATA) == "[1, 1, 0, 2], that is W W L D"


@pytest.mark.parametrize("value", [[1, 1, 0], [1, 1, 0, 3], [1, 1, 0, "D"], None, 7, [[1]] * 4])
def test_what_is_no_list_of_labels_is_refused(value):
    with pytest.raises(MalformedError):
        SUBJECT.fault(DATA, value)


def test_an_exercise_without_draws_refuses_the_label_of_one():
    class Acyclic(LabelExercise):
        allowed = (0, 1)

    assert Acyclic().fault([[[1], []]], [1, 0]) == ""
    with pytest.raises(MalformedError):
        Acyclic().fault([[[1], []]], [2, 0])


def test_a_program_prints_the_labels_on_one_line():
    assert SUBJECT.answer_in(DATA, "1 1 0 2\n\n") == [1, 1, 0, 2]
    for printed in ("1 1 0", "1 1 0 2\n0", "1 1 0 D", ""):
        with pytest.raises(MalformedError, match=r"^line \d|^output should end"):
            SUBJECT.answer_in(DATA, printed)


def test_there_are_four_parts():
    parts = graph_parts(1, 2, 3, 4)
    assert [(part.key, part.points) for part in parts] == [
        ("acyclic", 1), ("cyclic", 2), ("large", 3), ("linear", 4),
    ]  # fmt: skip
    for points in ((1, 2, 3), (1, 2, 3, 4, 5)):
        with pytest.raises(ValueError, match="argument"):
            graph_parts(*points)
