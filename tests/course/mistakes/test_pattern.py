"""Patterns: what they say in a verdict and in a report, and that no two share a name."""

from collections import Counter

import pytest
from collection import NUMBERS

from gamegraphs.course.exercises import diagnoses, exercise, misconceptions
from gamegraphs.course.mistakes.pattern import CHANCE, KEPT, OTHER_FORM, Kind, Place, Where


def test_a_report_says_in_short_what_a_verdict_says():
    names = diagnoses(4)
    assert names["win-called-draw"].summary == "a WIN is called DRAW"
    assert names["where-itself"].summary == "wrong only where a position can move to itself"
    assert names["at-end"].summary == "first wrong at a position without moves"
    assert names["kept-between-calls"] is KEPT
    assert names["other-each-time"] is CHANCE
    assert names["other-form"] is OTHER_FORM
    assert names["terminals-win"].summary == "terminals seeded as WIN"


@pytest.mark.parametrize("number", NUMBERS)
def test_every_key_stands_for_one_thing(number):
    patterns = [*exercise(number).patterns, KEPT, CHANCE, OTHER_FORM]
    keys = Counter(p.key for p in [*patterns, *misconceptions(number)])
    assert {key: count for key, count in keys.items() if count > 1} == {}
    assert patterns[:-2], "an exercise without patterns"
    for pattern in patterns:
        assert isinstance(pattern, Kind | Where | Place) or pattern in (KEPT, CHANCE, OTHER_FORM)
        assert pattern.why.endswith((".", "?")), pattern
        assert not pattern.title.endswith("."), pattern
