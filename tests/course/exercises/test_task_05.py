"""Task 5: inputs, truth, sentences, and answers that go wrong in ways of their own."""

from collections import deque

import pytest
from by_strategies import labels_by_strategies
from collection import known_mistake

from gamegraphs.course import check
from gamegraphs.course.exercises import exercise
from gamegraphs.course.running.values import MalformedError
from gamegraphs.generate import small_graphs

TASK = exercise(5)
SMALL = list(TASK.small())


def test_sizes_do_not_fall():
    sizes = [TASK.size(data) for data in SMALL]
    assert sizes == sorted(sizes)
    assert 500 <= len(SMALL) <= 5000


def test_every_graph_of_up_to_three_positions_is_there():
    """2 + 16 + 512 of them: 2^(n n)."""
    given = {tuple(map(tuple, moves)) for (moves,) in SMALL}
    graphs = [tuple(tuple(g.moves(u)) for u in range(g.n)) for g in small_graphs(3)]
    assert len(graphs) == 2 + 16 + 512
    assert set(graphs) <= given
    assert {TASK.part(data) for data in SMALL} == {"acyclic", "cyclic"}


def test_the_truth_is_that_of_the_definition():
    for data in SMALL:
        labels = labels_by_strategies(data[0], stuck_wins=True)
        assert TASK.truth(data)[0] == labels
        assert TASK.fault(data, labels) == ""


@pytest.mark.parametrize("seed", [2, 3])
def test_the_larger_inputs_agree_with_normal_play_without_the_terminals(seed):
    """A move to a terminal loses, so it can be struck out; who has no other move is LOSE."""
    for (moves,) in TASK.larger(seed):
        rows = [[v for v in row if moves[v]] for row in moves]
        stuck = [u for u, row in enumerate(moves) if row]
        labels, _ = exercise(4).truth([[[stuck.index(v) for v in rows[u]] for u in stuck]])
        expected = [1] * len(moves)
        for u, label in zip(stuck, labels, strict=True):
            expected[u] = label
        assert TASK.truth([moves])[0] == expected


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ([0, 1, 1, 0, 1], "Position 3: you say LOSE, but it has no moves, and in misere play tha"),
        ([1, 1, 2, 1, 2], "Position 1: you say WIN, but it is LOSE: every move leads to a WIN po"),
        ([0, 0, 2, 1, 2], "Position 0: you say LOSE, but it is WIN: it can move to 1, which is L"),
        ([1, 0, 0, 1, 2], "Position 2: you say LOSE, but it is a DRAW: it can move to itself, an"),
        ([1, 0, 2, 1, 1], "Position 4: you say WIN, but it has no move to a LOSE position; it is"),
    ],
)
def test_a_wrong_answer_gets_a_sentence_that_names_the_place(given, sentence):
    assert TASK.fault(TASK.example(), given).startswith(sentence)


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        (None, "the labels must be a list, not None"),
        ([1, 0, 2, 1], "there are 4 labels for 5 positions"),
        (
            [1, 0, 2, True, 2],
            "label 3 must be one of 0, 1, 2, not True (a bool); it is the label of position 3",
        ),
        ([1, 0, 2, 1, -1], "label 4 must be one of 0, 1, 2, not -1; it is the label of position 4"),
        ("WLDWD", "the labels must be a list, not 'WLDWD'"),
    ],
)
def test_a_malformed_answer_gets_a_sentence(given, sentence):
    with pytest.raises(MalformedError) as problem:
        TASK.fault(TASK.example(), given)
    assert str(problem.value) == sentence


def test_the_picture_shows_both_answers_and_says_so():
    picture = TASK.picture(TASK.example(), [0, 1, 1, 0, 1])
    assert "3: WIN, your answer LOSE, no moves." in picture.alt
    assert "2: DRAW, your answer WIN, moves to 2 and 3." in picture.alt
    assert TASK.answer(TASK.example()) == "[1, 0, 2, 1, 2], that is W L D W D"


# Wrong in ways of their own: none of these is the code of a misconception


def wave(moves, terminals, queued):
    before = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    degree = [len(row) for row in moves]
    label = [None] * len(moves)
    queue = deque()
    for u, row in enumerate(moves):
        if not row:
            label[u] = terminals
            if queued:
                queue.append(u)
    while queue:
        v = queue.popleft()
        for u in before[v]:
            if label[u] is None:
                degree[u] -= 1
                if label[v] == 0 or degree[u] == 0:
                    label[u] = 1 - label[v]
                    queue.append(u)
    return [2 if one is None else one for one in label]


def both_flipped(moves):
    """The seed is WIN, and LOSE now needs one move to WIN, WIN all moves to LOSE."""
    labels = [2 if row else 1 for row in moves]
    for _ in moves:
        for u, row in enumerate(moves):
            if row and any(labels[v] == 1 for v in row):
                labels[u] = 0
            elif row and all(labels[v] == 0 for v in row):
                labels[u] = 1
    return labels


def no_end(moves):
    labels = wave(moves, 1, True)
    while 2 in labels:
        labels = [label for label in labels if True]
    return labels


@pytest.mark.parametrize(
    ("answer", "status", "name", "said"),
    [
        (lambda moves: wave(moves, 0, True), "wrong", "normal-labels", "in misere play that is W"),
        (lambda moves: wave(moves, 1, False), "wrong", "not-queued", "never leaves the terminals"),
        (both_flipped, "wrong", "mirrored", "the player to move picks the move"),
        (lambda moves: [1 for row in moves], "wrong", "all-lose", "a LOSE position; it is a DRAW"),
        (
            lambda moves: wave(moves, 1, True)[0],
            "wrong",
            None,
            "It returned 1, but the labels must be a list.",
        ),
        (lambda moves: moves[0][0], "raised", None, "IndexError: list index out of range"),
        (no_end, "stuck", None, "label_misere([[0]])"),
    ],
)
def test_five_ways_wrong(answer, status, name, said):
    verdict = check(5, answer)
    assert (verdict.status, known_mistake(verdict)) == (status, name), verdict
    assert said in repr(verdict)


def test_the_wave_of_these_tests_is_right_with_the_right_seed():
    assert check(5, lambda moves: wave(moves, 1, True)).right
