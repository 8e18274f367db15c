"""The calls of known mistakes: kept for inputs that come every time, and spoilt by another one."""

from gamegraphs.course.checking.cached_exercise import cached_exercise
from gamegraphs.course.checking.diagnosis.mistake_runner import MistakeRunner, spread
from gamegraphs.course.exercises import exercise, misconceptions
from gamegraphs.course.mistakes.misconception import Misconception


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
