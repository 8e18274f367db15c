"""A failing call is made again: what depends on earlier calls, or on chance, is told so."""

import random
from dataclasses import replace

import pytest
from handed_in import needs_fork

from gamegraphs.course.checking import repeated_call
from gamegraphs.course.checking.cached_exercise import cached_exercise
from gamegraphs.course.checking.check import examine
from gamegraphs.course.checking.repeated_call import change
from gamegraphs.course.checking.smallest_input import survey
from gamegraphs.course.checking.trial import first_failing
from gamegraphs.course.exercises import exercise
from gamegraphs.course.mistakes.retrograde_with_switches import wave
from gamegraphs.course.running.runner import Here, runner

pytestmark = needs_fork


def right(moves):
    return wave(moves)[0]


def _before(trials, failing):
    return [trial.data for trial in trials if trial is not failing]


def changed(answer, run=runner):
    """Return how the first failing answer to exercise 4 changes."""
    subject = cached_exercise(4, 1)
    runs = run(answer, subject.shape)
    trials = survey(subject, runs)
    failing = first_failing(trials)
    assert failing
    try:
        return change(subject, runs, failing, _before(trials, failing)), failing
    finally:
        runs.close()


def always_wrong(moves):
    return [2 for _ in moves]


def by_chance(moves):
    return [random.choice((0, 1, 2)) for _ in moves]


def seldom_by_chance(moves):
    return [2 if random.random() < 0.02 else label for label in right(moves)]


def first_call_alone(moves, kept=[]):  # noqa: B006
    kept.append(0)
    return right(moves) if len(kept) == 1 else [2 for _ in moves]


def after_a_hundred(moves, kept=[]):  # noqa: B006
    kept.append(0)
    return right(moves) if len(kept) <= 100 else [2 for _ in moves]


def after_a_lone_loop(moves, kept=[]):  # noqa: B006
    kept += [moves] * (moves == [[0], [0]])
    return [2 for _ in moves] if kept and moves != [[0], [0]] else right(moves)


def never_fewer(moves, kept=[0]):  # noqa: B006
    kept[0] = max(kept[0], len(moves) * (len(moves) > 6))
    return right(moves) + [2] * max(kept[0] - len(moves), 0)


def wrong_in_two_ways(moves, kept=[]):  # noqa: B006
    kept.append(0)
    return [len(kept) % 2 for _ in moves]


def test_an_answer_that_is_the_same_each_time_does_not_change():
    assert changed(always_wrong)[0] is None


@pytest.mark.parametrize("answer", [by_chance, seldom_by_chance])
def test_chance_is_told_from_what_is_kept(answer):
    found, _ = changed(answer)
    assert found.before == []
    assert found.other.fault
    assert found.other.result.value != found.alone.result.value


def test_what_an_answer_depends_on_is_found():
    found, failing = changed(first_call_alone)
    assert not found.alone.fault
    assert found.before == [failing.data]

    found, _ = changed(after_a_lone_loop)
    assert found.before == [[[[0], [0]]]]
    assert found.other.fault

    found, failing = changed(after_a_hundred)
    assert len(found.before) == 100  # with one fewer it is right
    assert found.other.fault
    assert found.other.data == failing.data


def test_an_answer_that_is_wrong_each_time_in_another_way():
    found, _ = changed(wrong_in_two_ways)
    assert found.alone.fault or found.other.fault
    assert found.alone.result.value != found.other.result.value


def test_in_this_process_nothing_is_said_of_it():
    subject = cached_exercise(4, 1)
    runs = Here(by_chance, subject.shape)
    trials = survey(subject, runs)
    failing = first_failing(trials)
    assert change(subject, runs, failing, _before(trials, failing)) is None


@pytest.mark.parametrize(
    ("answer", "name", "said"),
    [
        (by_chance, "other-each-time", "is not the same each time: once it returned"),
        (first_call_alone, "kept-between-calls", "Called a second time, it is not."),
        (after_a_hundred, "kept-between-calls", "Called after 100 other calls, the last of them"),
        (wrong_in_two_ways, "kept-between-calls", "is wrong: it returned"),
        (never_fewer, "kept-between-calls", "Called after `label_game([["),
        (after_a_lone_loop, "kept-between-calls", "Called after `label_game([[0], [0]])`, it is n"),
    ],
)
def test_the_verdict_does_not_contradict_itself(answer, name, said):
    verdict = examine(exercise(4), answer)
    assert verdict.misconception == name
    assert said in repr(verdict)
    assert "Your answer" not in repr(verdict)


def test_a_state_that_is_kept_is_found_where_first_calls_are_slow(monkeypatch):
    calls, slow = [], []
    trials = repeated_call._trials

    def first_are_slow(exercise, run, inputs):
        """Return a trial like that of a long call, which is made twice, three times."""
        found = trials(exercise, run, inputs)
        if len(inputs) > 1 or len(slow) == 3:
            return found
        slow.append(found)
        (trial,) = found
        return [replace(trial, fault="wrong", result=trial.result._replace(steps=9))]

    def right_once(moves):
        calls.append(moves)
        labels = [0] * len(moves)
        for u in reversed(range(len(moves) * (len(calls) == 1))):
            labels[u] = int(any(labels[v] == 0 for v in moves[u]))
        return labels

    monkeypatch.setattr(repeated_call, "_trials", first_are_slow)
    assert "something is kept from one call to the next" in repr(examine(exercise(1), right_once))
    assert len(slow) == 3


def test_an_address_in_memory_is_no_change():
    assert changed(lambda moves: map(len, moves))[0] is None
    assert changed(lambda moves: [object() for _ in moves])[0] is None
