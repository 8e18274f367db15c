"""check, over all tasks: mistakes are rejected and named, right answers pass, costs are told.

The answers are those of collection.py. A table of the tasks and their misconceptions stands at the
end of the test output (see conftest.py).
"""

import json

import pytest
from collection import (
    MISTAKE_CASES,
    NUMBERS,
    RIGHT_CASES,
    assert_full_marks,
    assert_named,
    retrograde,
    right_answers,
)
from helpers import run_child
from verdict_table import verdict_on

from gamegraphs import GameGraphError
from gamegraphs.course import check
from gamegraphs.course.checking.check import examine
from gamegraphs.course.exercises import exercise, misconceptions

OFTEN = {4, 8, 15}  # the tasks that are checked without a child process, too


# Every mistake


@pytest.mark.parametrize(("number", "mistake"), MISTAKE_CASES)
def test_a_mistake_is_rejected_and_named(number, mistake, record_property):
    record_property("misconception", (number, mistake.key))
    assert_named(verdict_on(number, mistake.key, mistake.function, anew=True), number, mistake)


# All of them, in a browser: tests/browser/test_site.py.
@pytest.mark.parametrize(
    ("number", "mistake"),
    [case for case in MISTAKE_CASES if case.values[0] in OFTEN],
)
def test_without_a_child_process_the_verdict_is_the_same(number, mistake):
    there = verdict_on(number, mistake.key, mistake.function)
    here = examine(exercise(number), mistake.function, here=True)
    assert (there.status, there.misconception) == (here.status, here.misconception)
    assert str(there.counterexample) == shown(here)


def shown(verdict):
    """Return the counterexample as text; task 11 hands out functions, which show their moves."""
    return repr(verdict.counterexample)


def test_there_are_enough_mistakes():
    counts = {number: len(misconceptions(number)) for number in NUMBERS}
    assert min(counts.values()) >= 5
    assert sum(counts.values()) >= 80
    for number in NUMBERS:
        keys = [mistake.key for mistake in misconceptions(number)]
        assert len(set(keys)) == len(keys)


# Right answers


@pytest.mark.parametrize(
    ("number", "answer"), [case for case in RIGHT_CASES if case.values[0] in OFTEN]
)
def test_a_right_answer_gets_full_marks_without_a_child_process_too(number, answer):
    assert examine(exercise(number), answer, here=True).points == exercise(number).points


@pytest.mark.parametrize(("number", "answer"), RIGHT_CASES)
def test_a_right_answer_gets_full_marks(number, answer):
    name = f"right-{answer.__name__}"
    assert_full_marks(verdict_on(number, name, answer, anew=True), number)


def test_each_task_has_three_right_answers():
    assert {number: len(right_answers(number)) >= 3 for number in NUMBERS} == dict.fromkeys(
        NUMBERS, True
    )


@pytest.mark.parametrize("name", [4, "4", "04", "task_04", "task_04_label_game"])
def test_an_exercise_goes_by_several_names(name):
    assert exercise(name).function == "label_game"
    assert exercise("B").number == 16


@pytest.mark.parametrize("name", [0, 99, "", "x", True, None, "004", 4.0])
def test_other_names_are_refused(name):
    with pytest.raises(GameGraphError, match=r"the exercises are 1 to \d+, and"):
        exercise(name)


def test_check_wants_the_function_itself():
    with pytest.raises(GameGraphError, match=r"check\(4, label_game\), not \[0\]"):
        check(4, [0])
    with pytest.raises(GameGraphError, match="there is none called 99"):
        check(99, retrograde)


def test_a_right_answer_that_shifts_its_queue_gets_a_remark():
    def shifting(moves):
        queue = [0]
        queue.pop(0)
        return retrograde(moves)

    verdict = check(4, shifting)
    assert verdict.right
    assert "collections.deque" in repr(verdict)
    assert "deque" not in repr(check(4, retrograde))


# The exercises


@pytest.mark.parametrize("number", NUMBERS)
def test_an_exercise_is_whole(number):
    asked = exercise(number)
    assert asked.number == number
    keys = {part.key for part in asked.parts}
    used = {asked.part(data) for data in asked.small()}
    assert used <= keys <= used | {"large", "linear"}
    assert asked.families() or "linear" not in keys
    assert asked.signature.startswith(f"{asked.function}(")
    assert len(asked.hints) >= 3, "an exercise has three hints or more, from vague to precise"
    assert all(text == text.strip() and text.endswith((".", "?")) for text in asked.hints)


@pytest.mark.parametrize("number", NUMBERS)
def test_small_inputs_come_in_order_of_size(number):
    subject = exercise(number)
    sizes = [subject.size(data) for data in subject.small()]
    assert sizes == sorted(sizes)
    assert len(sizes) >= 30


# Without numpy


@pytest.mark.long
def test_every_verdict_is_the_same_where_only_the_standard_library_is_installed():
    code = """
        import json
        from gamegraphs.course.exercises import EXERCISES, exercise
        from gamegraphs.course.checking.check import examine
        from gamegraphs.course.exercises import misconceptions
        found = {}
        for number in EXERCISES:
            for mistake in misconceptions(number)[number % 8::8]:
                verdict = examine(exercise(number), mistake.function)
                key = f"{number}-{mistake.key}"
                found[key] = [verdict.status, verdict.misconception, repr(verdict.counterexample)]
        print(json.dumps(found))
    """
    blocked = ("numpy", "numba", "matplotlib", "networkx", "ipywidgets", "IPython")
    there = json.loads(run_child(code, blocked))
    assert len(there) >= 25
    for number in NUMBERS:
        for mistake in misconceptions(number)[number % 8 :: 8]:
            status, named, example = there[f"{number}-{mistake.key}"]
            assert (named, status) == (mistake.key, status)
            assert status != "right"
            if number in (4, 6, 8):
                assert example == shown(examine(exercise(number), mistake.function))


def test_the_function_of_another_exercise_is_told():
    def label_game(moves):
        return [0] * len(moves)

    assert check(2, label_game).found[0] == "You gave label_game; exercise 2 is seed_terminals."
    assert "You gave" not in repr(check(4, label_game))


def test_a_right_answer_that_changes_its_input_passes_with_a_remark():
    def seed_terminals(moves, misere=False):
        found = {}
        for u, row in enumerate(moves):
            if not row:
                found[u] = int(misere)
            row.sort(reverse=True)
            row.clear()
        return found

    verdict = check(2, seed_terminals)
    assert verdict.right
    assert "changes what it is given" in verdict.found[-1]
    assert "changes what it is given" not in repr(
        check(2, lambda moves, misere=False: {u: int(misere) for u, r in enumerate(moves) if not r})
    )
