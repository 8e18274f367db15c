"""A cached exercise: it says the same as the exercise, and computes what comes every time once.

No child process has the answers.
"""

import os
from importlib.util import module_from_spec, spec_from_file_location

import pytest
from helpers import ROOT

from gamegraphs.course.checking.cached_exercise import CachedExercise, cached_exercise
from gamegraphs.course.checking.smallest_input import judged
from gamegraphs.course.exercises import exercise
from gamegraphs.course.running.protocol import CallResult
from gamegraphs.course.running.runner import Here


@pytest.fixture
def cached():
    return CachedExercise(exercise(4), 1)


def test_inputs_are_made_and_solved_once(cached):
    first, again = (list(cached.small()) for _ in range(2))
    assert all(a is b for a, b in zip(first, again, strict=True))
    assert cached.truth(first[7]) is cached.truth(first[7])
    assert cached.truth(first[7]) == exercise(4).truth(first[7])
    assert "truth" not in vars(exercise(4))  # the exercise itself is as it was


def test_results_are_kept_for_inputs_that_come_every_time_and_for_no_others(cached):
    calls = []

    def call():
        calls.append(1)
        return CallResult("value", len(calls))

    known, other = next(cached.small()), [[[0], [1]]]
    assert [cached.result("a", known, call).value for _ in range(3)] == [1, 1, 1]
    assert cached.result("b", known, call).value == 2
    assert [cached.result("a", other, call).value for _ in range(2)] == [3, 4]


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_a_child_process_begins_without_answers(cached):
    data = next(cached.small())
    cached.truth(data)
    cached.result("a", data, lambda: CallResult("value", 0))
    child = os.fork()
    if child == 0:
        os._exit(len(cached._truths) + len(cached._results))
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
    assert len(cached._truths) + len(cached._results) == 2


@pytest.mark.machine
@pytest.mark.parametrize("number", [3, 4, 8])
def test_a_task_that_remembers_says_the_same(number):
    true, kept = exercise(number), CachedExercise(exercise(number), 5)
    assert list(kept.small()) == list(true.small())
    assert list(kept.larger(5)) == list(true.larger(5))
    path = ROOT / "tests" / "right" / f"task_{number:02d}.py"
    spec = spec_from_file_location(path.stem, path)
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    inputs = list(kept.small())[:50]
    for data, reply in zip(inputs, Here(module.RIGHT[0], true.shape).results(inputs), strict=True):
        wrong = [reply.value, [True, 1.0], [float(x) if type(x) is int else x for x in reply.value]]
        for value in (reply.value, *wrong, reply.value):
            trials = [judged(t, data, CallResult("value", value)) for t in (true, kept)]
            assert trials[0].fault == trials[1].fault
        assert kept.part(data) == true.part(data)
    for kind in ("deep", "families"):
        for one, other in zip(getattr(true, kind)(), getattr(kept, kind)(), strict=True):
            assert one.make(40) == other.make(40)
            assert one.text == other.text
    assert cached_exercise(number, 5) is cached_exercise(number, 5)
