"""Task 10: the truth about the chase on a line, and what is said of wrong answers."""

from itertools import pairwise, product

import pytest
from collection import known_mistake

from gamegraphs.course import check
from gamegraphs.course.exercises import exercise
from gamegraphs.course.exercises.task_10.exercise import by_definition, by_wave, play
from gamegraphs.course.running.values import MalformedError

TASK = exercise(10)
STAYS = (True, False)


def allowed(cell, length, stay):
    near = (cell, cell - 1, cell + 1) if stay else (cell - 1, cell + 1)
    return [c for c in near if 0 <= c < length]


def captures(a, b, plies, length, stay):
    """Return whether A, to move, can force a capture within so many plies, by playing it out."""
    for x in allowed(a, length, stay):
        if x == b:
            return True
        if plies > 2 and all(
            captures(x, y, plies - 2, length, stay) for y in allowed(b, length, stay)
        ):
            return True
    return False


def played_out(length, a, b, stay):
    most = 2 * length + 1  # asked for longer than any capture on these lines takes
    return next((k for k in range(1, most, 2) if captures(a, b, k, length, stay)), None)


def test_sizes_do_not_fall_and_the_small_inputs_are_all_of_them():
    inputs = list(TASK.small())
    assert all(TASK.size(x) <= TASK.size(y) for x, y in pairwise(inputs))
    assert sorted(inputs) == [
        [length, a, b, stay]
        for length in range(1, 8)
        for a, b, stay in product(range(length), range(length), (False, True))
    ]


def test_below_goes_on_where_the_small_inputs_end():
    below = list(TASK.below((9, False, 3)))
    assert all((8,) <= TASK.size(data) < (9, False, 3) for data in below)
    assert sum(data[0] == 8 for data in below) == 128
    assert [9, 4, 6, True] in below
    assert [9, 4, 7, True] not in below
    assert [9, 4, 4, False] not in below


@pytest.mark.parametrize("stay", STAYS)
def test_truth_agrees_with_playing_out(stay):
    for length in range(1, 5 if stay else 7):
        for a, b in product(range(length), repeat=2):
            assert TASK.truth([length, a, b, stay]) == played_out(length, a, b, stay)


@pytest.mark.parametrize("stay", STAYS)
@pytest.mark.parametrize("length", range(1, 14))
def test_rounds_and_wave_agree(length, stay):
    assert by_definition(length, stay) == by_wave(length, stay)


@pytest.mark.parametrize("length", [*range(1, 12), 40, 60])
def test_truth_agrees_with_the_formula(length):
    """With staying A always captures, without it exactly if the gap is odd."""
    for a, b in product(range(length), repeat=2):
        gap, way = abs(a - b), length - 1 - a if b > a else a
        assert TASK.truth([length, a, b, True]) == (1 if gap < 2 else 2 * way - 1)
        expected = None if gap % 2 == 0 else 1 if gap == 1 else 2 * way - 3
        assert TASK.truth([length, a, b, False]) == expected


@pytest.mark.parametrize("stay", STAYS)
@pytest.mark.parametrize("length", [1, 2, 5, 6, 60])
def test_play_is_a_chase_by_the_rules_and_as_long_as_the_truth_says(length, stay):
    for a, b in product(range(0, length, max(length // 6, 1)), repeat=2):
        plies = play(length, a, b, stay)
        truth = TASK.truth([length, a, b, stay])
        if truth is not None:
            assert len(plies) == truth
            assert plies[-1][1] == plies[-1][2]
        for i, (before, after) in enumerate(pairwise([("", a, b), *plies])):
            mover = 1 if i % 2 == 0 else 2
            assert after[0] == "AB"[i % 2]
            assert after[mover] in allowed(before[mover], length, stay)
            assert after[3 - mover] == before[3 - mover]
            assert i == len(plies) - 1 or i % 2 or after[1] != after[2]


@pytest.mark.parametrize("seed", range(1, 6))
def test_larger_inputs_are_allowed_and_of_both_kinds(seed):
    inputs = list(TASK.larger(seed))
    assert {stay for *_, stay in inputs} == {True, False}
    assert all(0 <= a < length and 0 <= b < length for length, a, b, _ in inputs)
    for data in inputs:
        for smaller in TASK.smaller(data):
            length, a, b, _ = smaller
            assert length < data[0]
            assert 0 <= a < length
            assert 0 <= b < length


@pytest.mark.parametrize(
    ("data", "given", "fault"),
    [
        ([3, 0, 2, True], 3, ""),
        ([3, 0, 2, False], None, ""),
        ([3, 1, 1, True], 0, "You say 0 plies, but a capture is a move of A, so there is at least "
         "1 ply; here it takes 1 ply."),
        ([3, 1, 1, False], 0, "You say 0 plies, but a capture is a move of A, so there is at "
         "least 1 ply; here B escapes."),
        ([3, 0, 2, True], 2, "You say 2 plies, but A makes the plies 1, 3, 5, ..., so a capture "
         "comes at an odd one; count the plies of both; here it takes 3 plies."),
        ([4, 0, 2, True], 3, "You say 3 plies, but B can hold out for 5 plies: A to 1, B to 3, "
         "A to 2, B stays on 3, A to 3."),
        ([3, 0, 2, True], 5, "You say 5 plies, but A need not take so long, 3 plies are enough: "
         "A to 1, B stays on 2, A to 2."),
        ([2, 0, 1, True], 3, "You say 3 plies, but A need not take so long, 1 ply is enough: "
         "A to 1."),
        ([3, 0, 2, True], None, "You say that B escapes, but A can force the capture in 3 plies: "
         "A to 1, B stays on 2, A to 2."),
        ([5, 0, 2, False], 7, "You say 7 plies, but B escapes: the gap is 2, every move changes "
         "it by 1, so after each move of A it is odd and never 0."),
        ([1, 0, 0, False], 1, "You say 1 ply, but on a single cell nobody has a move without "
         "staying, and a capture is a move of A."),
        ([9, 0, 4, True], 1, "You say 1 ply, but B can hold out for 15 plies: A to 1, B to 5, "
         "A to 2, B to 6, A to 3, B to 7, ..., A to 8."),
    ],
)  # fmt: skip
def test_the_fault_says_which_rule_is_broken_where(data, given, fault):
    assert TASK.fault(data, given) == fault


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        (-1, "no number of plies is -1; where B escapes it is None"),
        (True, r"the answer, if it is not None, must be a whole number, not True \(a bool\)"),
        (3.0, "must be a whole number, not 3.0"),
        ("CAPTURE 3", "must be a whole number, not 'CAPTURE 3'"),
        ([3], r"must be a whole number, not \[3\]"),
    ],
)
def test_an_answer_of_the_wrong_form_is_told_so(given, sentence):
    with pytest.raises(MalformedError, match=sentence):
        TASK.fault([3, 0, 2, True], given)


def test_the_picture_shows_the_play_and_says_both_answers():
    picture = TASK.picture([3, 0, 2, True], 5)
    assert picture.alt == (
        "3 plies to the capture, your answer 5. A line of 3 cells, 0 to 2. start: A on 0, B on 2. "
        "1. A to 1: A on 1, B on 2. 2. B stays: A on 1, B on 2. 3. A to 2: A and B both on 2."
    )
    assert ">A</text>" in picture.svg
    assert "your answer 5" in picture.svg
    escape = TASK.picture([3, 0, 2, False], 3)
    assert escape.alt.startswith("B escapes, your answer 3. A line of 3 cells, 0 to 2.")
    assert "and so on" in escape.alt
    alone = TASK.picture([1, 0, 0, False], 1)
    assert alone.alt == "B escapes, your answer 1. A line of 1 cell. start: A and B both on 0."
    assert "your answer" not in TASK.picture([3, 0, 2, True], 3).alt
    assert TASK.picture([13, 0, 2, True], 3) is None


def test_a_long_chase_is_shown_by_its_beginning_and_its_end():
    picture = TASK.picture([10, 0, 5, True], 1)
    assert picture.alt.count("A on") + picture.alt.count("both on") == 8
    assert picture.alt.endswith("17. A to 9: A and B both on 9.")


def test_the_answer_and_the_call_in_words():
    assert TASK.answer([3, 0, 2, True]) == "3"
    assert TASK.answer([3, 0, 2, False]) == "None, B escapes"
    assert TASK.call("capture_on_line", [3, 0, 2, True]) == "capture_on_line(3, 0, 2, True)"


# Wrong in ways that no collection foresees


@pytest.mark.parametrize(
    ("answer", "example"),
    [
        (lambda length, a, b, stay=True: 1, (1, 0, 0, False)),
        (lambda length, a, b, stay=True: 2 * length - 1, (1, 0, 0, False)),
        (lambda length, a, b, stay=True: 1 if stay else None, (2, 0, 1, False)),
        (lambda length, a, b, stay=True: right(length, a, b, stay) if a <= b else None,
         (2, 1, 0, True)),
        (lambda length, a, b, stay=True: right(length, a, b, stay) if length < 5 else 9,
         (5, 0, 0, True)),
    ],
)  # fmt: skip
def test_other_wrong_answers_meet_their_smallest_input_without_a_name(answer, example):
    verdict = check(10, answer)
    assert (verdict.status, known_mistake(verdict)) == ("wrong", None)
    assert verdict.counterexample == example
    assert verdict.picture is not None


def right(length, a, b, stay=True):
    return TASK.truth([length, a, b, stay])


def test_cells_written_with_one_digit_fail_on_the_first_line_that_is_too_long():
    def one_digit(length, a, b, stay=True):
        return right(length, a, b % 10 if length > 10 else b, stay)

    verdict = check(10, one_digit)
    assert (verdict.status, verdict.counterexample) == ("wrong", (11, 10, 10, True))
    assert "The smallest input" in repr(verdict)
    assert verdict.points == 7


@pytest.mark.long
def test_rounds_over_all_positions_are_too_slow():
    def rounds(length, a, b, stay=True):
        found, caught = {}, {(cell, cell) for cell in range(length)}
        for plies in range(1, 4 * length, 2):
            for x, y in [(x, y) for x in range(length) for y in range(length)]:
                if any((z, y) in caught for z in allowed(x, length, stay)):
                    found.setdefault((x, y), plies)
            for x, y in [(x, y) for x in range(length) for y in range(length)]:
                if all((x, z) in found for z in allowed(y, length, stay)):
                    caught.add((x, y))
        return found.get((a, b))

    verdict = check(10, rounds)
    assert verdict.status == "slow"
    assert verdict.points == 7
