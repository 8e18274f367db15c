"""Exercises whose inputs are graphs: which are tried, which are smaller, what is true of them."""

import pytest

from gamegraphs import GameGraph, GameGraphError
from gamegraphs.course.exercises.graph_families import has_cycle, random_moves, up
from gamegraphs.course.exercises.graph_inputs import GraphExercise, StructureExercise, true_answers
from gamegraphs.oracle import by_rounds

SUBJECT = GraphExercise()


@pytest.mark.parametrize("kind", [GraphExercise, StructureExercise])
def test_families_of_an_acyclic_exercise_have_no_cycles(kind):
    class Acyclic(kind):
        acyclic = True

    for subject in (kind(), Acyclic()):
        for family in (*subject.deep(), *subject.families()):
            (moves,) = family.make(20)
            assert len(moves) == 20
            assert "20 positions" in family.named(20)
            assert not (subject.acyclic and has_cycle(moves))
        assert not (subject.acyclic and any(has_cycle(data[0]) for data in subject.larger(3)))


def test_a_smaller_input_lacks_one_position_or_one_move():
    found = list(SUBJECT.smaller([[[1, 1], [0]]]))
    assert found == [[[[]]], [[[]]], [[[1], [0]]], [[[1], [0]]], [[[1, 1], []]]]
    for data in found:
        assert SUBJECT.size(data) < (2, 3)
    assert list(SUBJECT.smaller([[[]]])) == []


def test_the_truth_is_the_same_from_the_definition_and_from_the_solver():
    for seed in range(5):
        moves = random_moves(31, seed, 3)  # one more than what is done by the definition
        labels, distances = by_rounds(GameGraph.from_moves(moves), "normal", {})
        assert true_answers(moves) == ([int(label) for label in labels], distances)
    assert true_answers([[1], []], "misere") == ([0, 1], [1, 0])
    assert true_answers([[1], []], verdicts={1: 2}) == ([2, 2], [-1, -1])
    with pytest.raises(GameGraphError):
        true_answers([[1], []], "sometimes")
    with pytest.raises(GameGraphError):
        true_answers([[2], []])


def test_only_graphs_that_can_be_seen_are_drawn_with_the_answer_that_can_be_read():
    assert SUBJECT.picture([up(25)], None) is None
    assert SUBJECT.given_labels([up(2)], [1, 0]) == [1, 0]
    for value in ([1], [1, 3], [1, 0, 0], "10", None):
        assert SUBJECT.given_labels([up(2)], value) is None
    assert "your answer WIN" in SUBJECT.picture([up(2)], [1, 1]).alt


def test_a_large_graph_gets_smaller_by_halves_first():
    first = next(SUBJECT.smaller([[[u + 1] for u in range(99)] + [[]]]))
    assert len(first[0]) == 50


def test_a_move_may_come_again_after_others():
    assert any(
        row.count(row[0]) > 1 and row[1] != row[0]
        for (moves,) in SUBJECT.larger()
        for row in moves
        if len(row) > 2
    )
