"""Task 8: the truth about subtraction games, and what is said of wrong answers."""

from itertools import pairwise, permutations

import pytest
from collection import known_mistake

from gamegraphs.course import check
from gamegraphs.course.exercises import exercise
from gamegraphs.course.running.values import MalformedError
from gamegraphs.games import subtraction_values

TASK = exercise(8)


def played_out(pile, takes):
    """Return whether the player to move wins, by trying every play to its end."""
    return any(not played_out(pile - take, takes) for take in takes if take <= pile)


def test_sizes_do_not_fall_and_no_input_comes_twice():
    inputs = list(TASK.small())
    assert all(TASK.size(a) <= TASK.size(b) for a, b in pairwise(inputs))
    assert len({str(data) for data in inputs}) == len(inputs) == 1319


def test_the_small_inputs_are_all_those_whose_numbers_add_up_to_13_at_most():
    wanted = {
        str([n, list(takes)])
        for n in range(13)
        for k in range(1, 5)
        for takes in permutations(range(1, 14 - n), k)
        if n + sum(takes) <= 13
    }
    assert {str(data) for data in TASK.small()} == wanted


def test_below_goes_on_where_the_small_inputs_end():
    below = list(TASK.below((15, 4, 2)))
    assert all((13, 13, 13) < TASK.size(data) < (15, 4, 2) for data in below)
    assert len({str(data) for data in below}) == len(below)
    assert sum(TASK.size(data)[0] == 14 for data in below) == 632
    assert [4, [11]] in below
    assert [4, [5, 6]] not in below
    assert [3, [5, 7]] in below


def test_truth_agrees_with_playing_out():
    for n, takes in TASK.small():
        labels = [int(played_out(pile, takes)) for pile in range(n + 1)]
        assert TASK.truth([n, takes]) == labels


@pytest.mark.parametrize("seed", range(1, 6))
def test_truth_agrees_with_grundy_values_on_larger_piles(seed):
    inputs = list(TASK.larger(seed))
    for n, takes in inputs:
        values = subtraction_values(takes, n)
        assert TASK.truth([n, takes]) == [int(value > 0) for value in values]
        assert len(set(takes)) == len(takes) > 0
        assert min(takes) >= 1
    assert any(max(takes) > n for n, takes in inputs)
    assert any(takes != sorted(takes) for _, takes in inputs)
    assert max(n for n, _ in inputs) > 200


def test_smaller_inputs_are_smaller_and_allowed():
    data = [9, [4, 1, 12]]
    found = list(TASK.smaller(data))
    assert all(TASK.size(smaller) < TASK.size(data) for smaller in found)
    assert all(takes and len(set(takes)) == len(takes) for _, takes in found)
    assert [8, [4, 1, 12]] in found
    assert [9, [4, 12]] in found
    assert list(TASK.smaller([0, [1]])) == []


@pytest.mark.parametrize(
    ("data", "given", "fault"),
    [
        ([3, [1, 2]], [0, 1, 1, 0], ""),
        ([0, [1]], [1], "Pile 0: you say WIN, but nothing is left to take, and who cannot move "
         "has lost: it is LOSE."),
        ([2, [3, 2]], [0, 1, 1], "Pile 1: you say WIN, but the smallest take is 2: the player "
         "cannot move, so it is LOSE."),
        ([3, [1, 2]], [0, 1, 0, 1], "Pile 2: you say LOSE, but it is WIN: take 2 and leave 0, "
         "which is LOSE."),
        ([3, [2, 1]], [0, 1, 1, 1], "Pile 3: you say WIN, but it is LOSE: every take leaves a WIN "
         "pile (3 - 1 = 2, 3 - 2 = 1)."),
        ([2, [1]], [0, 1, 1], "Pile 2: you say WIN, but it is LOSE: the only take leaves a WIN "
         "pile (2 - 1 = 1)."),
        ([7, [1, 2, 3, 4, 5, 6]], [0, 1, 1, 1, 1, 1, 1, 1], "Pile 7: you say WIN, but it is LOSE: "
         "every take leaves a WIN pile (7 - 1 = 6, 7 - 2 = 5, 7 - 3 = 4, 7 - 4 = 3, ...)."),
    ],
)  # fmt: skip
def test_the_fault_names_the_pile_and_the_rule(data, given, fault):
    assert TASK.fault(data, given) == fault


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ([0, 1, 1], "there are 3 labels for the piles 0 to 3"),
        ([0, 1, 2, 0], "label 2 must be one of 0, 1, not 2; it is the label of pile 2"),
        ([0, True, 1, 0], r"label 1 must be one of 0, 1, not True \(a bool\)"),
        ({"dict": [[0, 0]]}, "the labels must be a list, not {0: 0}"),
        (1, "the labels must be a list, not 1"),
    ],
)
def test_an_answer_of_the_wrong_form_is_told_so(given, sentence):
    with pytest.raises(MalformedError, match=sentence):
        TASK.fault([3, [1, 2]], given)


def test_the_picture_says_both_answers_and_where_the_takes_lead():
    picture = TASK.picture([3, [2, 1]], [0, 1, 1, 1])
    assert picture.alt == (
        "Piles 0 to 3, take 2 or 1. 0: LOSE. 1: WIN. 2: WIN. 3: LOSE, your answer WIN. "
        "From 3, take 1 leaves 2 and take 2 leaves 1."
    )
    assert "yours: W" in picture.svg
    assert picture.svg.count("take ") >= 3
    stuck = TASK.picture([1, [2]], [0, 1])
    assert stuck.alt.endswith("1: LOSE, your answer WIN. From 1, nothing can be taken.")
    assert "your answer" not in TASK.picture([1, [2]], [0, 0]).alt
    assert TASK.picture([50, [2]], [0] * 51) is None


def test_the_answer_and_the_call_in_words():
    assert TASK.answer([3, [1, 2]]) == "[0, 1, 1, 0], that is L W W L"
    assert TASK.answer([12, [1]]) == "[0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, ...] (13 items)"
    assert TASK.call("label_subtraction", [3, [1, 2]]) == "label_subtraction(3, [1, 2])"


def answers_right(n, takes):
    labels = []
    for pile in range(n + 1):
        labels.append(int(any(take <= pile and not labels[pile - take] for take in takes)))
    return labels


# Wrong in ways that no collection foresees


@pytest.mark.parametrize(
    ("answer", "example"),
    [
        (lambda n, takes: [int(pile > 4) for pile in range(n + 1)], (1, [1])),
        (lambda n, takes: [pile % 2 for pile in range(n + 1)], (1, [2])),
        (lambda n, takes: answers_right(n, [s for s in takes if s <= 3]), (4, [4])),
        (lambda n, takes: answers_right(n, takes[:2]), (1, [2, 3, 1])),
        (lambda n, takes: [x * (pile < 9) for pile, x in enumerate(answers_right(n, takes))],
         (9, [1])),
    ],
)  # fmt: skip
def test_other_wrong_answers_meet_their_smallest_input_without_a_name(answer, example):
    verdict = check(8, answer)
    assert verdict.status == "wrong"
    assert verdict.counterexample == example
    assert known_mistake(verdict) is None
    assert verdict.picture is not None


def test_an_error_that_shows_on_large_piles_alone_gets_the_smallest_of_them():
    def short_memory(n, takes):
        return [x * (pile < 17) for pile, x in enumerate(answers_right(n, takes))]

    verdict = check(8, short_memory)
    assert (verdict.status, verdict.counterexample) == ("wrong", (17, [1]))
    assert verdict.points == 5
