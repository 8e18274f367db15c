"""What a check says beside the input that goes wrong."""

from functools import cache

from gamegraphs.course import check
from gamegraphs.course.checking.feedback import (
    error_sentence,
    function_of_another,
    input_changed,
    next_step,
    without_end,
)
from gamegraphs.course.exercises import EXERCISES
from gamegraphs.course.running.protocol import CallResult
from gamegraphs.course.running.runner import SLEPT


def test_who_sleeps_is_not_told_to_follow_a_loop():
    slept, worked = CallResult("time", error=SLEPT), CallResult("time")
    assert "slept or waited" in without_end(slept, 3)
    assert "slept" not in without_end(worked, 3)
    advice = [next_step(EXERCISES[4], "stuck", result) for result in (slept, worked)]
    assert "What does it wait for?" in advice[0]
    assert "Follow your loop" not in advice[0]
    assert "Follow your loop" in advice[1]


def test_an_error_keeps_its_line():
    line = "line 3: x = moves[v]"
    assert error_sentence(CallResult("raised", error="IndexError: no", line=line)).endswith(line)
    refused = CallResult("raised", error="ImportError: a graded answer cannot use z3.Solver")
    assert error_sentence(refused._replace(line="line 4: z3.Solver()")) == (
        "ImportError: a graded answer cannot use z3.Solver (line 4: z3.Solver())"
    )
    assert error_sentence(refused) == refused.error

    def label_game(moves):
        kept = cache(lambda rows: len(rows))
        return [kept(moves)]

    text = repr(check(4, label_game))
    assert "A list can change" in text
    assert "return [kept(moves)]. A list" in text


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
