"""The sentence on a wrong label or distance: it names the rule that is broken, and what is true."""

import re

import pytest
from by_strategies import labels_by_strategies

from gamegraphs.course.exercises.graph_inputs import true_answers
from gamegraphs.course.exercises.wrong_label import wrong_distance, wrong_label
from gamegraphs.generate import small_graphs

GRAPHS = [[g.moves(u) for u in range(g.n)] for g in small_graphs(3)]
# 0 is WIN in 3, 1 LOSE in 2, 2 WIN in 1, 3 LOSE in 0; 4 and 5 are DRAW.
MOVES = [[1, 4], [2], [3], [], [5, 0], [4, 5]]
LABELS, DISTANCES = [1, 0, 1, 0, 2, 2], [3, 2, 1, 0, -1, -1]


def given(u, label):
    return [*LABELS[:u], label, *LABELS[u + 1 :]]


def test_the_example_is_what_it_says():
    assert true_answers(MOVES) == (LABELS, DISTANCES)


@pytest.mark.parametrize(
    ("u", "label", "sentence"),
    [
        (3, 1, "you say WIN, but it has no moves, and in normal play that is LOSE."),
        (0, 0, "you say LOSE, but it is WIN: it can move to 1, which is LOSE."),
        (1, 2, "you say DRAW, but it is LOSE: every move leads to a WIN position (2)."),
        (4, 1, "you say WIN, but it has no move to a LOSE position; it is a DRAW."),
        (4, 0, "but it is a DRAW: it can move to 5, and nobody can force a win there."),
        (5, 0, "but it is a DRAW: it can move to 4, and nobody can force a win there."),
    ],
)
def test_a_wrong_label_is_told_with_the_rule_that_it_breaks(u, label, sentence):
    found = wrong_label(MOVES, given(u, label), LABELS, DISTANCES)
    assert found.startswith(f"Position {u}: ")
    assert found.endswith(sentence)


def test_a_move_to_itself_and_another_end_are_said_so():
    assert "it can move to itself," in wrong_label([[0]], [0], [2], [-1])
    assert wrong_label([[]], [0], [1], [0], "misere play").endswith(
        "and in misere play that is WIN."
    )


def test_of_several_wrong_labels_the_one_nearest_to_the_end_is_told():
    everything = [1 - label if label < 2 else 0 for label in LABELS]
    assert wrong_label(MOVES, everything, LABELS, DISTANCES).startswith("Position 3: ")


def test_on_every_small_graph_what_the_sentence_says_of_a_wrong_label_is_true():
    for moves in GRAPHS:
        labels, distances = true_answers(moves)
        assert labels == labels_by_strategies(moves)
        assert wrong_label(moves, labels, labels, distances) == ""
        for wrong in (0, 1, 2):
            found = wrong_label(moves, [wrong] * len(moves), labels, distances)
            if labels == [wrong] * len(moves):
                assert found == ""
                continue
            u = int(re.match(r"Position (\d):", found)[1])
            assert labels[u] != wrong
            assert ("LOSE", "WIN", "DRAW")[labels[u]] in found.partition(", but it ")[2]
            for v in re.findall(r"it can move to (\d)", found):
                assert int(v) in moves[u]
                assert labels[int(v)] == (0 if labels[u] == 1 else 2)


@pytest.mark.parametrize(
    ("u", "distance", "sentence"),
    [
        (0, 1, "you say 1 ply, but it is 3: it can move to 1, LOSE in 2."),
        (1, 4, "you say 4 plies, but it is 2: it holds out longest by moving to 2, WIN in 1."),
        (3, 1, "you say 1 ply, but play is over there: it has 0."),
        (3, -1, "you say no distance (-1), but play is over there: it has 0."),
        (
            5,
            0,
            "you say 0 plies, but it is a DRAW: nobody forces a win, so it has -1.",
        ),
    ],
)
def test_a_wrong_distance_is_told_with_the_rule_that_it_breaks(u, distance, sentence):
    plies = [*DISTANCES[:u], distance, *DISTANCES[u + 1 :]]
    assert wrong_distance(MOVES, plies, LABELS, DISTANCES) == f"Position {u}: {sentence}"


def test_right_distances_get_no_sentence_and_draws_are_told_last():
    assert wrong_distance(MOVES, DISTANCES, LABELS, DISTANCES) == ""
    found = wrong_distance(MOVES, [9] * 6, LABELS, DISTANCES)
    assert found.startswith("Position 3: ")
    assert wrong_distance(MOVES, [*DISTANCES[:4], 0, 0], LABELS, DISTANCES).startswith("Position 4")
