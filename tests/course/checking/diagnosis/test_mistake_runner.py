"""The calls of known mistakes: kept for inputs that come every time, and spoilt by another one."""

import sys
from itertools import product

import pytest

from gamegraphs.course.checking.cached_exercise import cached_exercise
from gamegraphs.course.checking.diagnosis.mistake_runner import MistakeRunner, is_small, spread
from gamegraphs.course.exercises import EXERCISES, exercise, misconceptions
from gamegraphs.course.mistakes.misconception import Misconception
from gamegraphs.course.running.runner import Here

STEPS = 200_000  # lines: so many and more are no end


def known(number, key):
    (mistake,) = (mistake for mistake in misconceptions(number) if mistake.key == key)
    return mistake


def counted(calls):
    def answer(moves):
        calls.append(moves)
        return [0] * len(moves)

    return Misconception("loses-for-this-test", "all are LOSE", "", answer)


def test_a_small_input_is_tried_once_and_another_one_each_time():
    calls = []
    subject = cached_exercise(4, 1)
    run = MistakeRunner(subject, counted(calls))
    small = next(iter(subject.small()))
    for _ in range(2):
        assert [result.value for result in run.results([small])] == [[0] * len(small[0])]
    assert len(calls) == 1
    list(run.results([[[[1], []]]]))
    list(run.results([[[[1], []]]]))
    assert len(calls) == 3


def test_without_kept_inputs_every_call_is_made():
    calls = []
    subject = exercise(4)
    run = MistakeRunner(subject, counted(calls))
    small = next(iter(subject.small()))
    list(run.results([small, small]))
    assert len(calls) == 2


def test_a_mistake_is_faulty_where_it_is_wrong():
    run = MistakeRunner(exercise(4), counted([]))
    assert not run.is_faulty([[[[]]]])
    assert run.is_faulty([[[[]]], [[[1], []]]])


def test_a_form_spoils_the_answers_of_a_mistake():
    form = next(mistake for mistake in misconceptions(4) if mistake.forms)
    alone, spoilt = (
        [
            result.value
            for result in MistakeRunner(exercise(4), known(4, "leftovers-lose"), 0, *more).results(
                exercise(4).small()
            )
        ]
        for more in ((), (form,))
    )
    assert alone != spoilt


def test_looks_at_moves_are_counted():
    run = MistakeRunner(exercise(4), known(4, "leftovers-lose"))
    (result,) = run.results([[[[1], [2], []]]], counting=True)
    assert result.looks >= 2
    assert result.steps > 0


def test_of_many_items_the_first_and_some_of_the_others_stay():
    assert spread(list(range(200))) == list(range(200))
    some = spread(list(range(10_000)))
    assert len(some) == 240
    assert some[:120] == list(range(120))
    assert some[-1] > 9_900
    assert some == sorted(set(some))


@pytest.mark.parametrize("number", sorted(EXERCISES))
def test_a_mistake_comes_to_an_end_on_small_inputs_or_says_that_it_may_not(number):
    """It is called without a limit there, and gives the same."""
    subject = exercise(number)
    small = list(subject.small())
    inputs = [*small[:20], *small[20 :: len(small) // 10 + 1]]
    for mistake in misconceptions(number):
        for i, function in enumerate(mistake.functions):
            counted = list(Here(function, subject.shape).results(inputs, STEPS))
            if mistake.endless:
                continue
            assert "steps" not in {result.kind for result in counted}, (mistake.key, i)
            for one, other in zip(
                counted, MistakeRunner(subject, mistake, i).results(inputs), strict=True
            ):
                assert other == one._replace(line="", steps=0), (mistake.key, i)


@pytest.mark.parametrize("number", sorted(EXERCISES))
def test_two_mistakes_come_to_an_end_together(number):
    subject = exercise(number)
    small = list(subject.small())
    inputs = [small[len(small) * k // 4 - 1] for k in (1, 2, 3, 4)]
    known = [mistake for mistake in misconceptions(number) if not mistake.endless]
    ways = [(form, way) for form in known for way in range(len(form.ways))]
    for (form, way), mistake in product(ways, known):
        for function in mistake.functions:
            if not form.goes_around(function, way):
                continue
            both = Here(form.around(function, way), subject.shape)
            kinds = {result.kind for result in both.results(inputs, STEPS)}
            assert "steps" not in kinds, (form.key, mistake.key)


def test_what_may_not_end_is_stopped():
    def runs_on(moves):
        while moves:
            pass

    mistake = Misconception("runs-on-for-this-test", "it runs on", "", runs_on, endless=True)
    (result,) = MistakeRunner(exercise(4), mistake).results([[[[]]]])
    assert result.kind == "steps"
    spoils = Misconception("spoils", "", "", runs_on, change=lambda labels: labels, endless=True)
    (result,) = MistakeRunner(exercise(4), known(4, "rounds"), 0, spoils).results([[[[]]]])
    assert result.value == [0]


def test_on_a_larger_input_every_mistake_is_stopped():
    def doubles(moves):
        return doubles(moves[1:]) + doubles(moves[1:]) if moves else [0]

    mistake = Misconception("doubles-for-this-test", "it doubles", "", doubles)
    large = [[[] for _ in range(40)]]
    assert not is_small(exercise(4), large)
    (result,) = MistakeRunner(exercise(4), mistake).results([large])
    assert result.kind == "steps"


def test_a_mistake_goes_no_deeper_than_it_did_where_the_limit_has_been_raised():
    depths = []

    def deep(moves, depth=0):
        depths.append(depth)
        return deep(moves, depth + 1)

    before = sys.getrecursionlimit()
    sys.setrecursionlimit(100_000)
    try:
        mistake = Misconception("deep-for-this-test", "it is deep", "", deep)
        (result,) = MistakeRunner(exercise(4), mistake).results([[[[]]]])
        assert sys.getrecursionlimit() == 100_000
    finally:
        sys.setrecursionlimit(before)
    assert result.kind == "deep"
    assert max(depths) < 3_100
