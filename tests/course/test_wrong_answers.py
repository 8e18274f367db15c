"""Answers in many styles, written without a look at the known mistakes: how are they named?

No name may be wrong: each answer gets the one that stands beside it in `tests/wrong`, or none. It
is a known mistake, or two; else what all failures have in common. And no right
answer may be rejected, however unusual it is.
"""

from importlib import import_module

import pytest
from collection import NUMBERS, right_answers
from helpers import ROOT

from gamegraphs.course import check
from gamegraphs.course.exercises import diagnoses

WRONG = [
    pytest.param(number, answer, names, id=f"{number}-{answer.__name__}")
    for number in NUMBERS
    for path in sorted((ROOT / "tests" / "wrong" / f"task_{number:02d}").glob("answers_*.py"))
    for answer, names in import_module(f"wrong.task_{number:02d}.{path.stem}").WRONG.items()
]
UNUSUAL = [
    pytest.param(number, answer, id=f"{number}-{answer.__name__}")
    for number in NUMBERS
    if (ROOT / "tests" / "right" / f"unusual_{number:02d}.py").exists()
    for answer in right_answers(number, "unusual")
]


def named(verdict):
    """Return the names in a verdict, joined by +."""
    return "+".join(mistake.key for _, mistake in verdict.named())


def first_of_each(cases):
    """Return the cases; all but the first of every exercise are long."""
    met = set()
    return [
        pytest.param(*case.values, id=case.id, marks=pytest.mark.long)
        if case.values[0] in met
        else met.add(case.values[0]) or case
        for case in cases
    ]


@pytest.mark.parametrize(("number", "answer", "names"), first_of_each(WRONG))
def test_a_wrong_answer_gets_its_name(number, answer, names):
    verdict = check(number, answer)
    assert not verdict.right
    assert named(verdict) == names, verdict


@pytest.mark.parametrize(("number", "answer"), first_of_each(UNUSUAL))
def test_an_unusual_right_answer_passes(number, answer):
    verdict = check(number, answer)
    assert verdict.right, verdict
    assert not named(verdict)


def test_most_have_a_name_and_the_names_are_known():
    names = [case.values[2] for case in WRONG]
    assert len(names) >= 600
    assert sum(map(bool, names)) >= 0.95 * len(names)
    for case in WRONG:
        assert set(filter(None, case.values[2].split("+"))) <= diagnoses(case.values[0]).keys()
