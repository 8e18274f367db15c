"""Task 2: the truth about seeds, and what is said of wrong answers."""

from itertools import combinations_with_replacement, pairwise

import pytest
from collection import known_mistake

from gamegraphs import LOSE, WIN, GameGraph, solve
from gamegraphs.course import check
from gamegraphs.course.exercises import exercise
from gamegraphs.course.running.values import MalformedError, plain

TASK = exercise(2)


def stuck(moves, u):
    """Return whether no move of the whole list begins at u."""
    return not any(source == u for source, row in enumerate(moves) for _ in row)


def test_sizes_do_not_fall_and_no_input_comes_twice():
    inputs = list(TASK.small())
    assert all(TASK.size(a) <= TASK.size(b) for a, b in pairwise(inputs))
    assert len({str(data) for data in inputs}) == len(inputs)
    assert 500 <= len(inputs) <= 5000
    assert {TASK.part(data) for data in inputs} == {"normal", "misere"}


def test_truth_agrees_with_the_definition_and_with_the_solver():
    for moves, misere in [*TASK.small(), *TASK.larger(3)]:
        ends = [u for u in range(len(moves)) if stuck(moves, u)]
        assert TASK.seeds([moves, misere]) == dict.fromkeys(ends, 1 if misere else 0)
        assert TASK.fault([moves, misere], plain(dict.fromkeys(ends, int(misere)))) == ""
    for moves, misere in list(TASK.small())[::17]:
        solution = solve(GameGraph.from_moves(moves), "misere" if misere else "normal")
        seeds = TASK.seeds([moves, misere])
        assert seeds == {u: solution.labels[u] for u in seeds}
        assert list(seeds) == [u for u, plies in enumerate(solution.distances) if plies == 0]


def test_below_goes_on_where_the_small_inputs_end():
    """With n = 4 every graph of m < 6 moves is among the small ones or below (4, 6), twice."""
    seen = {str(data) for data in TASK.small()}
    below = [str(data) for data in TASK.below((4, 6))]
    assert len(set(below)) == len(below)
    assert not seen.intersection(below)
    pairs = [(u, v) for u in range(4) for v in range(4)]
    for m in range(6):
        for chosen in combinations_with_replacement(pairs, m):
            if len(set(chosen)) == m:
                moves = [[v for w, v in chosen if w == u] for u in range(4)]
                assert str([moves, True]) in seen or str([moves, True]) in below


def test_larger_and_smaller_inputs_keep_what_play_it_is():
    assert {misere for _, misere in TASK.larger()} == {False, True}
    data = [[[1, 1], [0], [2]], True]
    found = list(TASK.smaller(data))
    assert [[[1, 1], [0]], True] in found
    assert [[[1], [0], [2]], True] in found
    assert all(TASK.size(smaller) < TASK.size(data) and smaller[1] for smaller in found)


FAULTS = {
    "right, in another order": ([[[], [0], []], False], {2: 0, 0: LOSE}, ""),
    "other seed": (
        [[[1], []], False],
        {1: 1},
        "Position 1: you say WIN, but it has no moves, and in normal play that is LOSE for the "
        "player to move.",
    ),
    "other seed in misere play": (
        [[[1], []], True],
        {1: 0},
        "Position 1: you say LOSE, but it has no moves, and in misere play that is WIN for the "
        "player to move.",
    ),
    "draw": (
        [[[]], True],
        {0: 2},
        "Position 0: you say DRAW, but it has no moves, and in misere play that is WIN for the "
        "player to move.",
    ),
    "missing": (
        [[[], [0], []], False],
        {0: 0},
        "Position 2 is not in your answer, but it has no moves: it is a terminal.",
    ),
    "empty": (
        [[[]], False],
        {},
        "Position 0 is not in your answer, but it has no moves: it is a terminal.",
    ),
    "too many": (
        [[[1], []], False],
        {0: 1, 1: 0},
        "Position 0 is in your answer, but it is no terminal: it can move to 1.",
    ),
    "self-loop": (
        [[[0]], False],
        {0: 0},
        "Position 0 is in your answer, but it is no terminal: it can move to itself, so play "
        "goes on.",
    ),
    "no position": (
        [[[], [0]], False],
        {0: 0, 2: 0},
        "There is no position 2: the positions are 0 to 1.",
    ),
    "from the end": (
        [[[0], []], False],
        {-1: 0},
        "There is no position -1: the positions are 0 to 1.",
    ),
}


@pytest.mark.parametrize(("data", "given", "fault"), FAULTS.values(), ids=FAULTS.keys())
def test_the_fault_names_the_position_and_the_rule(data, given, fault):
    assert TASK.fault(data, plain(given)) == fault


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ([0], "a dict that has a label for each terminal, like {3: 0}"),
        ([[0, 0]], "a dict that has a label for each terminal"),
        ({0}, "a dict that has a label for each terminal"),
        (None, "the answer must be a dict, not None"),
        (0, "the answer must be a dict, not 0"),
        ({"0": 0}, "the keys must be positions, whole numbers, not '0'"),
        ({0.0: 0}, "whole numbers, not 0.0"),
        ({0: False}, r"the label of 0 must be 0 or 1, not False \(a bool\)"),
        ({0: "LOSE"}, "the label of 0 must be 0 or 1, not 'LOSE'"),
        ({0: 3}, "the label of 0 must be 0 or 1, not 3"),
        ({0: [0]}, r"the label of 0 must be 0 or 1, not \[0\]"),
    ],
)
def test_an_answer_of_the_wrong_form_is_told_so(given, sentence):
    with pytest.raises(MalformedError, match=sentence):
        TASK.fault([[[]], False], plain(given))


def test_the_picture_shows_both_answers_side_by_side():
    data = [[[1, 2], [], [2]], False]
    picture = TASK.picture(data, plain({2: 0}))
    assert picture.alt == (
        "right: {1: 0}: Game graph with 3 positions. 0: not known, moves to 1 and 2. 1: LOSE, no "
        "moves, highlighted. 2: not known, moves to 2, highlighted. "
        "yours: {2: 0}: Game graph with 3 positions. 0: not known, moves to 1 and 2. 1: not "
        "known, no moves, highlighted. 2: LOSE, moves to 2, highlighted."
    )
    assert "yours: {2: 0}" in picture.svg
    assert TASK.picture([[[] for _ in range(13)], False], plain({})) is None


def test_the_call_can_be_tried_again():
    assert TASK.call("seed_terminals", [[[1], []], True]) == (
        "seed_terminals([[1], []], misere=True)"
    )
    assert TASK.answer([[[1], []], True]) == "{1: 1}"


# Wrong in ways that are no known mistakes: told all the same, and left without a name.


def with_its_number(moves, misere=False):
    return {u: u % 2 for u, row in enumerate(moves) if not row}


def without_the_last(moves, misere=False):
    return {u: int(misere) for u, row in enumerate(moves[:-1]) if not row}


def by_the_size(moves, misere=False):
    return {u: int(misere) for u, row in enumerate(moves) if not row and len(moves) < 20}


def one_argument(moves):
    return {u: 0 for u, row in enumerate(moves) if not row}


def changes_while_it_reads(moves, misere=False):
    ends = dict.fromkeys(range(len(moves)), int(misere))
    for u in ends:
        if moves[u]:
            del ends[u]
    return ends


@pytest.mark.parametrize(
    ("answer", "status", "counterexample", "sentence"),
    [
        (with_its_number, "wrong", ([[]], True), "Position 0: you say LOSE"),
        (without_the_last, "wrong", ([[]], False), "Position 0 is not in your answer"),
        (by_the_size, "wrong", None, "is not in your answer"),
        (one_argument, "raised", ([[]], False), "takes 1 positional argument but 2 were given"),
        (changes_while_it_reads, "raised", ([[0]], False), "changed size during iteration"),
    ],
)
def test_five_ways_wrong(answer, status, counterexample, sentence):
    verdict = check(2, answer)
    name = "last-left-out" if answer is without_the_last else None
    assert (verdict.status, known_mistake(verdict)) == (status, name)
    assert sentence in repr(verdict)
    if counterexample is not None:
        assert verdict.counterexample == counterexample
    else:
        assert len(verdict.counterexample[0]) == 20


def test_names_of_outcomes_are_labels():
    def named(moves, misere=False):
        return {u: WIN if misere else LOSE for u, row in enumerate(moves) if not row}

    assert check(2, named).points == 5


def test_a_quadratic_search_is_slow_and_costs_the_larger_graphs():
    def searched(moves, misere=False):
        ends = range(len(moves))
        return {u: int(misere) for u in ends if all(w != u or not moves[w] for w in ends)}

    verdict = check(2, searched)
    assert (verdict.status, verdict.points, verdict.misconception) == ("slow", 4, "line-runs-again")
