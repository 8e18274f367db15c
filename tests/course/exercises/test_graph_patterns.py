"""What wrong answers have in common: each pattern holds where its words say so, and only there."""

import re

import pytest
from collection import MISTAKES, NUMBERS

from gamegraphs.course.checking.trial import judged
from gamegraphs.course.exercises import diagnoses, exercise
from gamegraphs.course.exercises.graph_patterns import CYCLES, GRAPHS, entering
from gamegraphs.course.mistakes.pattern import Kind, Place, Where
from gamegraphs.course.running.runner import Here

# For each pattern of a whole graph one that has it, and one that nearly has it.
WITH_AND_WITHOUT = {
    "where-itself": ([[0]], [[1], [0]]),
    "where-equal-moves": ([[1, 1], []], [[1], [1]]),
    "where-no-end": ([[1], [0]], [[1], []]),
    "where-ends": ([[], [], [0]], [[1], [], [0]]),
    "where-no-moves": ([[], []], [[], [0]]),
    "where-one": ([[0, 0]], [[], []]),
    "where-unreached": ([[1], [0], [1]], [[1], [2], [0]]),
    "where-isolated": ([[1], [], []], [[1], [], [1]]),
    "where-last-unentered": ([[1], [], [1]], [[2], [0], []]),
    "where-last-end": ([[0], []], [[], [0]]),
    "where-first-end": ([[], [0]], [[0], []]),
    "where-up": ([[1], []], [[0], [0]]),
    "where-down": ([[], [0]], [[0, 1], [1]]),
    "where-meeting": ([[1], [1]], [[1], [0]]),
    "where-choice": ([[0, 1], []], [[1, 1], []]),
    "where-cycle": ([[1], [2], [0]], [[1, 2], [2], []]),
    "where-no-cycle": ([[1, 2], [2], []], [[1], [2], [0]]),
}
# For each pattern of a position: a graph, a position that has it, one that nearly has it.
AT_AND_BESIDE = {
    "at-end": ([[0], []], 1, 0),
    "at-itself": ([[0, 1], [0]], 0, 1),
    "at-equal-moves": ([[1, 1], [0, 1]], 0, 1),
    "at-one-move": ([[1], [0, 0]], 0, 1),
    "at-choice": ([[0, 1], [0, 0]], 0, 1),
    "at-unentered": ([[1], []], 0, 1),
    "at-meeting": ([[1], [0, 1]], 1, 0),
    "at-first": ([[1], []], 0, 1),
    "at-last": ([[], [], []], 2, 1),
    "at-up": ([[1], [1]], 0, 1),
    "at-down": ([[0], [0]], 1, 0),
    "at-before-end": ([[1], [2], []], 1, 0),
    "at-far": ([[1], [2], []], 0, 1),
    "at-good-moves": ([[2, 3], [2, 0], [], []], 0, 1),
    "at-good-and-bad": ([[1, 2], [2], []], 0, 1),
    "at-good-and-open": ([[0, 1, 2], [1], []], 0, 1),
    "at-bad-and-open": ([[0, 1], [2], [], [0, 1, 2]], 0, 3),
    "at-bad-moves": ([[1, 2], [3], [3], []], 0, 1),
}


def test_the_tables_have_every_pattern():
    assert {p.key for p in (*GRAPHS, *CYCLES)} == set(WITH_AND_WITHOUT)
    assert {p.key for p in exercise(4).patterns if isinstance(p, Place)} == set(AT_AND_BESIDE)


@pytest.mark.parametrize("key", WITH_AND_WITHOUT)
def test_a_graph_has_it_or_not(key):
    pattern = diagnoses(3)[key]
    has, has_not = WITH_AND_WITHOUT[key]
    assert isinstance(pattern, Where)
    assert pattern.holds([has])
    assert not pattern.holds([has_not])


@pytest.mark.parametrize("key", AT_AND_BESIDE)
def test_a_position_has_it_or_not(key):
    pattern = diagnoses(4)[key]
    moves, has, has_not = AT_AND_BESIDE[key]
    labels = exercise(4).right_labels([moves])
    assert isinstance(pattern, Place)
    assert pattern.holds([moves], has, labels)
    assert not pattern.holds([moves], has_not, labels)


def test_moves_into_a_position_are_counted_one_by_one():
    assert entering([[1, 1], [0]]) == [1, 2]


@pytest.mark.parametrize("number", NUMBERS)
def test_whatever_else_is_asked_of_an_input_is_so_here_and_not_there(number):
    subject = exercise(number)
    inputs = list(subject.small())
    for pattern in subject.patterns:
        if isinstance(pattern, Where) and pattern.key not in WITH_AND_WITHOUT:
            assert {bool(pattern.holds(data)) for data in inputs} == {True, False}, pattern.key


@pytest.mark.parametrize("number", NUMBERS)
def test_every_fault_is_of_a_kind(number):
    """The kinds are told by the sentences of faults: who changes these hears of it here."""
    subject = exercise(number)
    kinds = [p for p in subject.patterns if isinstance(p, Kind)]
    small = (
        [data for data in subject.small() if len(data[0] if data[0] else []) < 4][:400:3]
        if (subject.shape in ("moves", "implicit", "verdicts"))
        else list(subject.small())[:300:2]
    )
    known = [mistake for n, mistake in MISTAKES if n == number and not mistake.endless]
    met = set()
    for mistake in known[::4]:
        run = Here(mistake.function, subject.shape)
        for data, result in zip(small, run.results(small), strict=True):
            trial = judged(subject, data, result)
            if trial.fault and not trial.malformed and result.kind == "value":
                fits = [kind.key for kind in kinds if re.search(kind.says, trial.fault)]
                assert fits, trial.fault
                met.update(fits)
    assert len(met) > 1
