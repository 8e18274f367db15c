"""Many more inputs, and two calls with the same lists, for answers that are right otherwise."""

import pytest
from collection import RIGHT
from mutants import function_of, official

from gamegraphs.course import check
from gamegraphs.course.checking.cached_exercise import cached_exercise
from gamegraphs.course.checking.further_inputs import try_further, try_twice
from gamegraphs.course.checking.smallest_input import larger_steps
from gamegraphs.course.exercises import EXERCISES, exercise
from gamegraphs.course.mistakes.retrograde_with_switches import seeds_of, wave
from gamegraphs.course.running.protocol import CallResult
from gamegraphs.course.running.runner import Here, runner


def wrong_in_a_part(moves):
    """A position that can pass is called otherwise if the next one has three different moves."""
    labels = wave(moves)[0]
    for first in range(len(moves) - 1):
        row = moves[first]
        if first in row and len({*moves[first + 1]}) == 3:
            labels[first] = 2 - labels[first] // 2
    return labels


def with_child(answer, number):
    return runner(answer, exercise(number).shape)


def test_all_further_inputs_are_tried_at_once_and_one_that_fails_is_made_small():
    run = with_child(wrong_in_a_part, 4)
    trial = try_further(cached_exercise(4, 1), run, 1)
    run.close()
    assert trial.fault
    assert len(trial.data[0]) < 10
    told = []
    run = with_child(wrong_in_a_part, 4)
    try_further(exercise(4), run, 1, told.append)  # one by one
    run.close()
    assert [bool(t.fault) for t in told] == [True]


@pytest.mark.parametrize("number", [n for n in EXERCISES if list(EXERCISES[n].further())])
def test_a_right_answer_is_right_on_them(number):
    answer = next(answer for n, answer in RIGHT if n == number)
    for subject in (cached_exercise(number, 1), exercise(number)):
        run = with_child(answer, number)
        assert try_further(subject, run, 1) is None
        assert try_twice(subject, run, 1) is None
        run.close()


def test_they_are_other_inputs_for_each_seed_and_none_of_the_larger_ones():
    for number, subject in EXERCISES.items():
        if number in (10, 15):  # all starts on short lines, and all cases, one after the other
            continue
        further = {repr(data) for data in subject.further(1)}
        if further:
            assert not further & {repr(data) for data in subject.larger(1)}, number
            assert further != {repr(data) for data in subject.further(2)}, number
            sizes = [sum(subject.size(data)) for data in subject.further(1)]
            assert max(sizes) < 600, number
            assert sum(size >= 100 for size in sizes) <= 3, number  # rows with as many moves
    together = cached_exercise(4, 1).further_together(1)
    assert len(together) == 1
    assert len(together[0][0]) == sum(len(data[0]) for data in exercise(4).further(1))
    assert cached_exercise(9, 1).further_together(1) == []  # its kind is that of the whole


def test_a_formula_is_tried_on_all_starts_of_lines_that_are_somewhat_longer():
    starts = {tuple(data) for data in exercise(10).further() if data[0] == 9}
    assert len(starts) == 2 * 9 * 9
    assert max(data[0] for data in exercise(10).further()) > 64


def test_each_case_comes_after_each_that_differs_in_one_fact():
    cases = [tuple(data) for data in exercise(15).further()]
    pairs = set(zip(cases[::2], cases[1::2], strict=True))
    first = ("impartial", False, True, "who_wins")
    assert (first, (*first[:3], "distance")) in pairs
    assert (first, ("impartial", True, *first[2:])) in pairs
    assert all(sum(a != b for a, b in zip(*pair, strict=True)) == 1 for pair in pairs)


_LABELS = []


def one_list_for_all_calls(moves):
    _LABELS[:] = wave(moves)[0]
    return _LABELS


_KNOWN = {}


def known_by_identity(moves):
    key = id(moves), len(moves)
    if _KNOWN.get("key") != key:
        _KNOWN.update(key=key, ends=seeds_of(moves))
    return wave(moves, _KNOWN["ends"])[0]


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        (
            one_list_for_all_calls,
            ["is right, but the next call, ", "a list, or a dict, of its own"],
        ),
        (known_by_identity, ["when the caller changes that list", "by `is` or by `id`"]),
    ],
)
def test_what_is_kept_of_a_list_shows_in_two_calls_with_it(answer, said):
    verdict = check(4, answer)
    assert (verdict.status, verdict.misconception) == ("wrong", "kept-between-calls")
    assert all(words in repr(verdict) for words in said)
    assert 'read notebook 04, "10. Why it is right"' in repr(verdict)  # its work is in proportion
    assert verdict.parts == {"acyclic": True, "cyclic": True, "large": False, "linear": True}


def test_an_error_in_the_second_call_is_told():
    def answer(moves):
        if _KNOWN.get("moves") is moves:
            raise ValueError("the same list again")
        _KNOWN["moves"] = moves
        return wave(moves)[0]

    verdict = check(4, answer)
    assert (verdict.status, verdict.misconception) == ("raised", "kept-between-calls")
    assert "ended with ValueError: the same list again" in repr(verdict)


class Forged:
    """A process that answers with something else than two answers."""

    def __init__(self, value):
        self.value = value

    def results(self, inputs, twice=False, **more):
        return (CallResult("value", self.value) for _ in inputs)


@pytest.mark.parametrize("value", [None, 5, "two", [], [[0]], {"dict": []}, [[0], [0], [0]]])
def test_what_is_not_two_answers_is_wrong(value):
    _, trial, is_first = try_twice(exercise(4), Forged(value), 1)
    assert trial.fault
    assert not is_first


def test_an_answer_in_the_list_of_the_caller_is_right():
    def in_place(moves):
        moves[:] = wave(moves)[0]
        return moves

    verdict = check(4, in_place)
    assert verdict.right
    assert "changes what it is given" in repr(verdict)


def test_three_times_the_lines_of_the_solution_are_no_fault_on_the_longest_lines():
    right = function_of(official(10), 10)

    def patient(length, a, b, stay=True):
        for _ in range(2):
            right(length, b, a, stay)
        return right(length, a, b, stay)

    (longest,) = Here(patient, "plain").results([[97, 0, 96, True]], steps=4_000_000)
    assert longest.steps > larger_steps(exercise(10))
    assert try_further(exercise(10), with_child(patient, 10), 1) is None
