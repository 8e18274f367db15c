"""What a check says beside what it has found."""

from collections import deque
from functools import lru_cache

import pytest
from collection import right_answers

from gamegraphs.course import check, hint
from gamegraphs.course.checking.feedback.remarks import (
    answer_kept,
    function_of_another,
    input_changed,
    other_than_a_list,
)
from gamegraphs.course.exercises import EXERCISES
from gamegraphs.course.mistakes.retrograde_with_switches import wave


def test_the_function_of_another_exercise_is_told():
    def label_game(moves):
        return []

    assert function_of_another(EXERCISES[2], label_game) == [
        "You gave label_game; exercise 2 is seed_terminals."
    ]
    assert function_of_another(EXERCISES[4], label_game) == []
    assert function_of_another(EXERCISES[4], lambda moves: []) == []


def test_an_answer_that_is_kept_and_handed_out_again_is_told():
    kept = {}

    def cached(moves):
        key = repr(moves)
        if key not in kept:
            kept[key] = wave(moves)[0]
        return kept[key]

    def cached_pair(moves):
        key = repr(moves)
        if key not in kept:
            kept[key] = len(moves), list(EXERCISES[3].truth([moves]))
        return tuple(kept[key][1])

    (told,) = answer_kept(EXERCISES[4], cached)
    assert "hands out the same list" in told
    for _ in range(2):  # and what it has kept is as it was
        assert told in repr(check(4, cached))
    assert answer_kept(EXERCISES[4], lambda moves: list(cached(moves))) == []
    seeds = {2: 0, 3: 0}
    (told,) = answer_kept(EXERCISES[2], lambda moves, misere=False: seeds)
    assert "hands out the same dict" in told
    kept.clear()
    assert len(answer_kept(EXERCISES[3], cached_pair)) == 1
    assert answer_kept(EXERCISES[4], lambda moves: wave(moves)[0]) == []
    assert answer_kept(EXERCISES[15], lambda *given: EXERCISES[15].truth([*given])) == []


@pytest.mark.parametrize(
    ("number", "answer", "kind"),
    [
        (4, lambda moves: bytearray(wave(moves)[0]), "bytearray"),
        (4, lambda moves: tuple(wave(moves)[0]), "tuple"),
        (3, lambda moves: (right(3, moves)[0], [*map(tuple, right(3, moves)[1])]), "tuple"),
        (9, lambda moves: [right(9, moves)[0], deque(right(9, moves)[1])], "deque"),
        (16, lambda *given: [*map(tuple, right(16, *given))], "tuple"),
    ],
)
def test_an_answer_that_is_no_list_is_told(number, answer, kind):
    (told,) = other_than_a_list(EXERCISES[number], answer)
    assert f"it hands back a {kind} where a list is asked for" in told
    assert told in repr(check(number, answer))


@pytest.mark.parametrize("number", EXERCISES)
def test_an_answer_as_it_is_asked_for_gets_no_remark(number):
    remarks = [other_than_a_list(EXERCISES[number], answer) for answer in right_answers(number)]
    assert [] in remarks  # some of these hand back a tuple


first_right = lru_cache(lambda number: right_answers(number)[0])  # a module is made for each


def right(number, *given):
    return first_right(number)(*given)


def test_an_input_that_is_changed_is_told():
    (told,) = input_changed(EXERCISES[4], lambda moves: moves.append([]))
    assert "changes what it is given" in told
    assert input_changed(EXERCISES[4], lambda moves: [*moves, []]) == []


def test_an_input_whose_rows_are_sorted_is_told():
    for number in (1, 4, 5):  # the rows of all small inputs are sorted already
        (told,) = input_changed(EXERCISES[number], lambda moves: [row.sort() for row in moves])
        assert "changes what it is given" in told
    assert input_changed(EXERCISES[4], lambda moves: [sorted(row) for row in moves]) == []


@pytest.mark.parametrize("number", EXERCISES)
def test_the_last_hint_says_that_it_is_the_last(number):
    hints = [str(hint(number)) for _ in EXERCISES[number].hints]
    most = len(hints)
    (last,) = (text for text in hints if "last" in text.split(":")[0])
    assert last.startswith(f"Hint {most} of {most}, the last: ")
