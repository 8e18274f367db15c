"""Task 1: inputs, truth, sentences, and answers that go wrong in ways of their own."""

import os
import sys

import pytest
from by_strategies import labels_by_strategies
from collection import known_mistake

from gamegraphs.course import check
from gamegraphs.course.exercises import exercise
from gamegraphs.course.exercises.task_01.mistakes import stopped_too_early
from gamegraphs.course.mistakes.pattern import DEEP
from gamegraphs.course.running.values import MalformedError
from gamegraphs.generate import small_graphs

TASK = exercise(1)
SMALL = list(TASK.small())


def test_sizes_do_not_fall():
    sizes = [TASK.size(data) for data in SMALL]
    assert sizes == sorted(sizes)
    assert 500 <= len(SMALL) <= 5000


def test_every_acyclic_graph_of_up_to_four_positions_is_there():
    """29 + 543 of them: the numbers of labelled DAGs (OEIS A003024)."""
    given = {tuple(map(tuple, moves)) for (moves,) in SMALL}
    graphs = list(small_graphs(4, acyclic=True))
    assert len(graphs) == 1 + 3 + 25 + 543
    assert {tuple(tuple(g.moves(u)) for u in range(g.n)) for g in graphs} <= given


def test_the_truth_is_that_of_the_definition():
    for data in SMALL:
        assert TASK.truth(data)[0] == labels_by_strategies(data[0])
        assert TASK.fault(data, labels_by_strategies(data[0])) == ""


def test_the_larger_inputs_are_acyclic_and_agree_with_the_rule():
    for data in TASK.larger(seed=3):
        (moves,) = data
        labels = TASK.truth(data)[0]
        assert labels == [int(any(labels[v] == 0 for v in row)) for row in moves]


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ([1, 1, 1, 1], "Position 3: you say WIN, but it has no moves, and in normal play that is "),
        ([0, 0, 0, 0], "Position 1: you say LOSE, but it is WIN: it can move to 3, which is LOSE."),
        ([1, 1, 1, 0], "Position 0: you say WIN, but it is LOSE: every move leads to a WIN posit"),
        ([2, 1, 1, 0], "Position 0: you say DRAW, but it is LOSE: every move leads to a WIN pos"),
    ],
)
def test_a_wrong_answer_gets_a_sentence_that_names_the_place(given, sentence):
    fault = TASK.fault(TASK.example(), given)
    assert fault.startswith(sentence)
    assert fault.endswith(".")
    assert ("no draws" in fault) == (2 in given)


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        (None, "the labels must be a list, not None"),
        ([0, 1, 1], "there are 3 labels for 4 positions"),
        (
            [False, True, True, False],
            "label 0 must be one of 0, 1, not False (a bool); it is the label of position 0",
        ),
        ([0.0, 1, 1, 0], "label 0 must be one of 0, 1, not 0.0; it is the label of position 0"),
        (
            ["L", "W", "W", "L"],
            "label 0 must be one of 0, 1, not 'L'; it is the label of position 0",
        ),
        ([0, 1, None, 0], "label 2 must be one of 0, 1, not None; it is the label of position 2"),
        ({"dict": [[0, 0]]}, "the labels must be a list, not {0: 0}"),
    ],
)
def test_a_malformed_answer_gets_a_sentence(given, sentence):
    with pytest.raises(MalformedError) as problem:
        TASK.fault(TASK.example(), given)
    assert str(problem.value) == sentence


def test_the_picture_shows_both_answers_and_says_so():
    picture = TASK.picture(TASK.example(), [1, 1, 1, 0])
    assert "0: LOSE, your answer WIN, moves to 1 and 2." in picture.alt
    assert "1: WIN, moves to 3." in picture.alt
    assert TASK.answer(TASK.example()) == "[0, 1, 1, 0], that is L W W L"


# Wrong in ways of their own: none of these is the code of a misconception


def remembered(moves, memo={}):  # noqa: B006
    for u in range(len(moves)):
        find(u, moves, memo)
    return [memo[u] for u in range(len(moves))]


def find(u, moves, memo):
    if u not in memo:
        memo[u] = int(any(find(v, moves, memo) == 0 for v in moves[u]))
    return memo[u]


def only_first(moves):
    return find(0, moves, {})


def truths(moves):
    memo = {}
    return [find(u, moves, memo) == 1 for u in range(len(moves))]


def not_forgotten(moves):
    """The `not` is missing; with `any` that stops early, in a function of its own."""

    def win(u):
        return any(win(v) for v in moves[u])

    return [int(win(u)) for u in range(len(moves))]


def one_pass(moves):
    label = [0] * len(moves)
    for u in range(len(moves) - 1, -1, -1):
        for v in moves[u]:
            if not label[v]:
                label[u] = 1
    return label


def high_limit(moves):
    sys.setrecursionlimit(1_000_000)
    memo = {}
    return [find(u, moves, memo) for u in range(len(moves))]


def counts_moves(moves):
    """Wrong, and no known mistake: the parity of the number of moves."""
    return [len(row) % 2 for row in moves]


@pytest.mark.parametrize(
    ("answer", "status", "name", "said"),
    [
        pytest.param(
            remembered,
            "wrong",
            None,
            "default argument such as `memo={}`",
            marks=pytest.mark.skipif(not hasattr(os, "fork"), reason="by a second process"),
        ),
        (only_first, "wrong", None, "It returned 0, but the labels must be a list."),
        (truths, "wrong", "truth-values", "not False (a bool)"),
        (not_forgotten, "wrong", "all-lose", "everything is LOSE"),
        (one_pass, "wrong", "from-last-down", "as if every move led to a larger number"),
        (counts_moves, "wrong", None, "Your answer: [0, 0]. Right: [1, 0], that is W L."),
        (lambda moves: moves.sort(), "untried", None, "not attempted yet"),
    ],
)
def test_five_ways_wrong(answer, status, name, said):
    verdict = check(1, answer)
    assert (verdict.status, known_mistake(verdict)) == (status, name), verdict
    assert said in repr(verdict)


@pytest.mark.long
def test_a_recursion_that_goes_too_deep_keeps_its_other_points():
    verdict = check(1, high_limit)
    assert (verdict.status, verdict.misconception) == ("raised", DEEP.key), verdict
    assert verdict.parts == {"small": True, "large": False, "linear": True}
    assert "stack of your own" in repr(verdict)


def test_many_moves_are_no_sign_of_a_fixed_number_of_rounds():
    """The same answers on a chain are one, where the position that is wrong has few moves."""
    chain = [[u + 1] for u in range(199)] + [[]]
    labels = [1 - u % 2 for u in range(200)]  # the terminal, 199, is LOSE
    assert stopped_too_early([([chain], [0] * 100 + labels[100:])])
    assert not stopped_too_early([([chain], labels)])
    wide = [[*range(1, 198)], *chain[1:]]
    assert not stopped_too_early([([wide], [1 - labels[0], *labels[1:]])])
