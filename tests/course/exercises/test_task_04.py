"""Task 4: inputs, the truth about any game, and what is said of wrong answers."""

import pytest
from by_strategies import labels_by_strategies

from gamegraphs.course.exercises import exercise
from gamegraphs.course.running.values import MalformedError
from gamegraphs.generate import small_graphs

TASK = exercise(4)
SMALL = list(TASK.small())


def test_every_graph_of_up_to_three_positions_is_there():
    given = {tuple(map(tuple, moves)) for (moves,) in SMALL}
    graphs = [tuple(tuple(g.moves(u)) for u in range(g.n)) for g in small_graphs(3)]
    assert set(graphs) <= given
    assert any(len(set(row)) < len(row) for (moves,) in SMALL for row in moves)


def test_the_truth_is_that_of_the_definition():
    for (moves,) in SMALL[::3]:
        labels = labels_by_strategies(moves)
        assert TASK.truth([moves])[0] == labels
        assert TASK.fault([moves], labels) == ""


def test_inputs_become_smaller_one_position_or_one_move_at_a_time():
    moves = [[1, 2], [2], []]
    sizes = [TASK.size(data) for data in TASK.smaller([moves])]
    assert sizes == [(2, 1), (2, 1), (2, 1), (3, 2), (3, 2), (3, 2)]
    assert list(TASK.smaller([[[]]])) == []


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ([2, 1, 2, 1, 2], "Position 3: you say WIN, but it has no moves, and in normal play that"),
        ([2, 0, 2, 0, 2], "Position 1: you say LOSE, but it is WIN: it can move to 3, which is L"),
        ([1, 1, 2, 0, 2], "Position 0: you say WIN, but it has no move to a LOSE position; it is"),
        ([2, 1, 0, 0, 2], "Position 2: you say LOSE, but it is a DRAW: it can move to 4, and nobo"),
    ],
)
def test_a_wrong_answer_gets_a_sentence_that_names_the_place(given, sentence):
    assert TASK.fault(TASK.example(), given).startswith(sentence)


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        (None, "the labels must be a list, not None"),
        ([2, 1, 2, 0], "there are 4 labels for 5 positions"),
        ([2, 1, 3, 0, 2], "label 2"),
    ],
)
def test_what_is_no_list_of_labels_is_refused(given, sentence):
    with pytest.raises(MalformedError) as refused:
        TASK.fault(TASK.example(), given)
    assert sentence in str(refused.value)


def test_the_right_answer_is_told_in_letters_too():
    assert TASK.answer(TASK.example()) == "[2, 1, 2, 0, 2], that is D W D L D"
