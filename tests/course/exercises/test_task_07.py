"""Task 7: the truth about mixed verdicts, how inputs shrink, and what is said of wrong answers."""

from collections import Counter
from itertools import islice, pairwise

import pytest
from collection import known_mistake
from played import outcomes

from gamegraphs import DRAW, LOSE, WIN, GameGraph, solve
from gamegraphs.course import check
from gamegraphs.course.checking.smallest_input import shrink
from gamegraphs.course.checking.trial import judged
from gamegraphs.course.exercises import exercise
from gamegraphs.course.exercises.graph_families import random_moves
from gamegraphs.course.exercises.task_07.exercise import with_verdicts
from gamegraphs.course.running.arguments import arguments
from gamegraphs.course.running.runner import Here
from gamegraphs.course.running.values import MalformedError

TASK = exercise(7)


def terminals(moves):
    return [u for u, row in enumerate(moves) if not row]


def test_sizes_do_not_fall_and_no_input_comes_twice():
    inputs = list(TASK.small())
    assert all(TASK.size(a) <= TASK.size(b) for a, b in pairwise(inputs))
    assert len({str(data) for data in inputs}) == len(inputs)
    assert 500 <= len(inputs) <= 5000


def test_every_terminal_has_a_verdict_and_nothing_else_has():
    larger = [data for seed in (1, 2) for data in TASK.larger(seed)]
    families = [family.make(40) for family in [*TASK.families(), *TASK.deep()]]
    for moves, verdicts in [TASK.example(), *TASK.small(), *larger, *families]:
        assert sorted(u for u, _ in verdicts) == terminals(moves)
        assert {verdict for _, verdict in verdicts} <= {0, 1}
    assert {str(verdicts) for _, verdicts in islice(TASK.small(), 3)} == {
        "[[0, 0]]",
        "[[0, 1]]",
        "[]",
    }


def test_all_choices_of_verdicts_are_tried():
    found = Counter(str(moves) for moves, _ in TASK.small())
    assert found["[[], [], [], []]"] == 16
    assert all(count == 2 ** str(moves).count("[]") for moves, count in found.items())


def test_both_parts_occur_and_larger_inputs_are_mixed():
    parts = Counter(TASK.part(data) for data in TASK.small())
    assert parts.keys() == {"equal", "mixed"}
    assert min(parts.values()) > 1000
    assert TASK.part([[[0]], []]) == "equal"
    assert sum(TASK.part(data) == "mixed" for data in TASK.larger()) > 25


def test_truth_agrees_with_all_pairs_of_strategies():
    for moves, verdicts in TASK.small():
        assert TASK.truth([moves, verdicts])[0] == outcomes(moves, dict(verdicts)), moves


@pytest.mark.parametrize("seed", range(1, 5))
def test_truth_agrees_with_the_solver_on_larger_inputs(seed):
    for moves, verdicts in TASK.larger(seed):
        named = {u: (LOSE, WIN)[verdict] for u, verdict in verdicts}
        solution = solve(GameGraph.from_moves(moves), verdicts=named)
        assert TASK.truth([moves, verdicts])[0] == solution.labels.tolist()


def test_the_example_of_the_statement():
    assert TASK.truth(TASK.example())[0] == [0, 1, 1, 0]
    assert TASK.answer(TASK.example()) == "[0, 1, 1, 0], that is L W W L"
    assert TASK.call("f", TASK.example()) == "f([[1, 2], [], [3, 0], []], {1: 1, 3: 0})"


# Shrinking


def test_what_remains_keeps_its_verdict_and_new_terminals_get_both():
    moves, verdicts = [[1, 2], [], [3, 0], []], [[1, 1], [3, 0]]
    smaller = [str(data) for data in TASK.smaller([moves, verdicts])]
    without_0 = [[[], [2], []], [[2, 0], [0, 1]]]  # WIN, then LOSE: the other way round
    without_1 = [[[1], [2, 0], []], [[2, 0]]]
    without_3 = [[[1, 2], [], [0]], [[1, 1]]]
    without_1_to_2 = [[[1], [], [3, 0], []], [[3, 0], [1, 1]]]
    for data in (without_0, without_1, without_3, without_1_to_2):
        assert str(data) in smaller
    chain = [[[1], [2], []], [[2, 1]]]
    assert list(TASK.smaller(chain)) == [
        [[[1], []], [[1, 1]]],  # without 0
        [[[], []], [[0, 0], [1, 1]]],  # without 1: 0 is a new terminal
        [[[], []], [[0, 1], [1, 1]]],
        [[[1], []], [[1, 0]]],  # without 2: 1 is a new terminal
        [[[1], []], [[1, 1]]],
        [[[], [2], []], [[0, 0], [2, 1]]],
        [[[], [2], []], [[0, 1], [2, 1]]],
        [[[1], [], []], [[1, 0], [2, 1]]],
        [[[1], [], []], [[1, 1], [2, 1]]],
    ]


@pytest.mark.parametrize("seed", range(20))
def test_every_smaller_input_is_a_smaller_input(seed):
    for data in TASK.inputs(random_moves(6, seed, 3)):
        for moves, verdicts in TASK.smaller(data):
            assert TASK.size([moves, verdicts]) < TASK.size(data)
            assert sorted(u for u, _ in verdicts) == terminals(moves)
            assert all(0 <= v < len(moves) for row in moves for v in row)
            TASK.truth([moves, verdicts])


def test_verdicts_come_in_both_orders():
    orders = {tuple(u for u, _ in verdicts) for _, verdicts in TASK.small() if len(verdicts) == 2}
    assert {(0, 1), (1, 0), (2, 0)} <= orders


def test_many_new_terminals_all_get_the_same():
    moves = [[], [], [], [], [], [], [0]]
    assert [verdicts for _, verdicts in with_verdicts(moves, {2: 1})] == [
        [[0, 0], [1, 0], [2, 1], [3, 0], [4, 0], [5, 0]],
        [[0, 1], [1, 1], [2, 1], [3, 1], [4, 1], [5, 1]],
    ]


def test_a_mistake_about_two_verdicts_shrinks_to_two_verdicts():
    def one_verdict_for_all(moves, verdicts):
        same = max(verdicts.values(), default=0)
        named = dict.fromkeys(verdicts, (LOSE, WIN)[same])
        return solve(GameGraph.from_moves(moves), verdicts=named).labels.tolist()

    run = Here(one_verdict_for_all, TASK.shape)
    data = [[[1, 2, 4], [3], [0, 4], [], [5, 1], []], [[3, 1], [5, 0]]]
    trial = judged(TASK, data, next(run.results([data])))
    assert trial.fault
    assert shrink(TASK, run, trial).data in (
        [[[], []], [[1, 0], [0, 1]]],
        [[[], []], [[0, 0], [1, 1]]],
    )


def test_below_goes_on_where_the_small_inputs_end():
    small = {str(data) for data in TASK.small()}
    below = [str(data) for data in islice(TASK.below((4, 6)), 60_000)]
    assert not small & set(below)
    assert str([[[0, 1], [0, 1], [], []], [[2, 0], [3, 1]]]) in below
    assert list(TASK.below((4, 4))) == []


# Wrong answers

FAULTS = {
    "right": ([[1], []], {1: 1}, [0, 1], ""),
    "terminal": (
        [[1], []],
        {1: 1},
        [0, 0],
        "Position 1: you say LOSE, but it is a terminal, and its verdict is WIN, for the player "
        "to move there.",
    ),
    "terminal before all else": (
        [[1], []],
        {1: 0},
        [0, 2],
        "Position 1: you say DRAW, but it is a terminal, and its verdict is LOSE, for the player "
        "to move there.",
    ),
    "wrong player": (
        [[1], []],
        {1: 1},
        [1, 1],
        "Position 0: you say WIN, but it is LOSE: every move leads to a WIN position (1).",
    ),
    "missed win": (
        [[1, 2], [], []],
        {1: 1, 2: 0},
        [2, 1, 0],
        "Position 0: you say DRAW, but it is WIN: it can move to 2, which is LOSE.",
    ),
    "draw": (
        [[0, 1], []],
        {1: 1},
        [0, 1],
        "Position 0: you say LOSE, but it is a DRAW: it can move to itself, and nobody can force "
        "a win there.",
    ),
}


@pytest.mark.parametrize(("moves", "verdicts", "given", "fault"), FAULTS.values(), ids=FAULTS)
def test_the_fault_names_the_position_and_the_rule(moves, verdicts, given, fault):
    assert TASK.fault([moves, [list(pair) for pair in verdicts.items()]], given) == fault


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        (None, "the labels must be a list, not None"),
        ([0], "there is 1 label for 2 positions"),
        ({"dict": [[0, 1], [1, 0]]}, r"the labels must be a list, not {0: 1, 1: 0}"),
        ([0, 3], "label 1 must be one of 0, 1, 2, not 3"),
        ([0, True], r"label 1 must be one of 0, 1, 2, not True \(a bool\)"),
        ([0, "WIN"], "label 1 must be one of 0, 1, 2, not 'WIN'"),
        ([0, None], "label 1 must be one of 0, 1, 2, not None"),
    ],
)
def test_an_answer_of_the_wrong_form_is_told_so(given, sentence):
    with pytest.raises(MalformedError, match=sentence):
        TASK.fault([[[1], []], [[1, 1]]], given)


def test_the_picture_says_both_answers():
    picture = TASK.picture([[[1, 2], [], []], [[1, 1], [2, 0]]], [0, 1, 0])
    assert "0: WIN, your answer LOSE, moves to 1 and 2. 1: WIN, no moves." in picture.alt
    assert "0: WIN, moves to" in TASK.picture([[[1], []], [[1, 0]]], [1, 0]).alt


def test_the_learner_gets_a_dict_of_their_own():
    _, verdicts = arguments(TASK.shape, TASK.example())
    assert verdicts == {1: 1, 3: 0}
    verdicts.clear()
    assert TASK.example()[1] == [[1, 1], [3, 0]]


def wave(moves, verdicts):
    named = {u: (LOSE, WIN)[verdict] for u, verdict in verdicts.items()}
    return solve(GameGraph.from_moves(moves), verdicts=named).labels.tolist()


def draws_where_both_are_near(moves, verdicts):
    labels = wave(moves, verdicts)
    return [
        DRAW if {verdicts.get(v) for v in row} == {0, 1} else label
        for row, label in zip(moves, labels, strict=True)
    ]


def verdicts_mixed_up(moves, verdicts):
    return wave(moves, dict(zip(verdicts, reversed(verdicts.values()), strict=True)))


def only_the_decided(moves, verdicts):
    return [label for label in wave(moves, verdicts) if label != 2]


def key_error(moves, verdicts):
    return [verdicts[u] for u in range(len(moves))]


def never_ends(moves, verdicts):
    queue = list(verdicts)
    while queue:
        queue.append(queue.pop(0))
    return wave(moves, verdicts)


@pytest.mark.parametrize(
    ("answer", "status", "sentence"),
    [
        (draws_where_both_are_near, "wrong", "Position 0: you say DRAW, but it is WIN"),
        (verdicts_mixed_up, "wrong", "Position 0: you say WIN, but it is a terminal"),
        (
            only_the_decided,
            "wrong",
            "It returned [], but 1 label is needed, for 1 position; there are none.",
        ),
        (key_error, "raised", "KeyError: 0 in line"),
        (never_ends, "stuck", "on which it does not come to an end"),
    ],
)
def test_five_ways_wrong(answer, status, sentence):
    verdict = check(7, answer)
    assert (verdict.status, known_mistake(verdict)) == (status, None)
    assert sentence in repr(verdict)
    moves, verdicts = verdict.counterexample
    assert len(moves) <= 3
    assert list(verdicts) == terminals(moves)


def test_the_part_about_equal_verdicts_is_kept_where_only_mixed_ones_go_wrong():
    verdict = check(7, draws_where_both_are_near)
    assert verdict.parts == {"equal": True, "mixed": False, "large": None, "linear": None}
    assert verdict.points == 2
