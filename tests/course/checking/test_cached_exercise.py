"""A cached exercise: what comes every time is computed once, and no child process has the answers.

That it says the same as the exercise itself is tested in tests/course/grading/test_grade.py.
"""

import os
from inspect import getsource

import pytest
from collection import retrograde
from helpers import run_child

from gamegraphs.course.checking import cached_exercise, check
from gamegraphs.course.checking.cached_exercise import CachedExercise
from gamegraphs.course.exercises import exercise
from gamegraphs.course.running.protocol import CallResult
from gamegraphs.course.running.values import MalformedError


@pytest.fixture
def cached():
    return CachedExercise(exercise(4), 1)


def test_inputs_are_made_and_solved_once(cached):
    first, again = (list(cached.small()) for _ in range(2))
    assert all(a is b for a, b in zip(first, again, strict=True))
    assert cached.truth(first[7]) is cached.truth(first[7])
    assert cached.truth(first[7]) == exercise(4).truth(first[7])
    assert "truth" not in vars(exercise(4))  # the exercise itself is as it was


def test_how_many_inputs_are_in_a_part_is_counted_once(cached):
    parts = exercise(4).in_parts()
    assert parts == {"acyclic": 502, "cyclic": 2949}
    assert parts.total() == sum(1 for _ in exercise(4).small())
    assert cached.in_parts() == parts
    assert cached.in_parts() is cached.in_parts()


def test_results_are_kept_for_inputs_that_come_every_time_and_for_no_others(cached):
    calls = []

    def call():
        calls.append(1)
        return CallResult("value", len(calls))

    known, other = next(cached.small()), [[[0], [1]]]
    assert [cached.result("a", known, call).value for _ in range(3)] == [1, 1, 1]
    assert cached.result("b", known, call).value == 2
    assert [cached.result("a", other, call).value for _ in range(2)] == [3, 4]


def test_whether_a_kept_result_is_wrong_is_asked_once(cached, monkeypatch):
    data, other = next(cached.small()), [[[0], [1]]]  # one position without a move, and two loops
    right, wrong = (CallResult("value", [label]) for label in (0, 1))
    assert not cached.is_wrong("a", data, right)
    assert cached.is_wrong("b", data, wrong)
    assert cached.is_wrong("b", other, CallResult("value", [0, 0]))
    monkeypatch.setattr(cached, "fault", lambda data, value: "asked again")
    assert not cached.is_wrong("a", data, right)
    assert cached.is_wrong("a", other, CallResult("value", [2, 2]))


def test_check_and_the_tests_have_the_same_cached_exercise():
    assert check.cached_exercise is cached_exercise.cached_exercise


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_a_child_process_begins_without_answers(cached):
    data = next(cached.small())
    cached.truth(data)
    cached.result("a", data, lambda: CallResult("value", 0))
    assert not cached.fault(data, [0])

    def kept():
        return len(cached._truths) + len(cached._results) + len(cached._given)

    child = os.fork()
    if child == 0:
        os._exit(kept())
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
    assert kept() == 3


def test_a_right_answer_is_known_again_and_nothing_else(cached):
    data = next(cached.small())
    right = [0]
    assert [cached.fault(data, value) for value in (right, right, [0])] == ["", "", ""]
    for wrong in ([1], [2]):
        assert cached.fault(data, wrong)
    for malformed in ([False], [0.0], (), None):
        with pytest.raises(MalformedError):
            cached.fault(data, malformed)


def test_the_expected_answers_are_not_in_the_process_that_runs_the_answer():
    # In a fresh process, as a notebook's: to look through all that pytest holds takes seconds.
    code = f"""
import gc
from collections import deque
from functools import partial
from itertools import compress
from operator import countOf, is_
from gamegraphs.course import check

{getsource(retrograde)}

def snoops(moves):
    labels = retrograde(moves)
    if len(moves) == 300:
        # In C throughout: the lines of a loop over all objects would count as work.
        found = gc.get_objects()
        for kind, known in ((list, labels), (tuple, tuple(labels))):
            kinds = map(type, found)
            copies = compress(found, map(partial(is_, kind), kinds))
            if countOf(copies, known) != (kind is list):
                return "found"
    return labels

print(check(4, retrograde).status)  # leaves truths behind for the next check
print(check(4, snoops).status)
moves = [[u - 1] if u else [] for u in range(300)]
print(snoops(moves) == retrograde(moves))
expected = retrograde(moves)  # here they lie about, and are seen
print(snoops(moves))
"""
    assert run_child(code).split() == ["right", "right", "True", "found"]
