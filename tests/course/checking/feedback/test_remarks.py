"""What a check says beside what it has found."""

import pytest

from gamegraphs.course import hint
from gamegraphs.course.checking.feedback.remarks import function_of_another, input_changed
from gamegraphs.course.exercises import EXERCISES


def test_the_function_of_another_exercise_is_told():
    def label_game(moves):
        return []

    assert function_of_another(EXERCISES[2], label_game) == [
        "You gave label_game; exercise 2 is seed_terminals."
    ]
    assert function_of_another(EXERCISES[4], label_game) == []
    assert function_of_another(EXERCISES[4], lambda moves: []) == []


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
