"""The verdicts on all known mistakes and official solutions, the same in a browser as here."""

import pytest
from site_python import PagePython
from site_served import official
from verdict_table import verdict_on

from gamegraphs.course.exercises import EXERCISES, misconceptions

NUMBERS = sorted(EXERCISES)


@pytest.fixture(scope="module")
def python(chromium_shut_in, site):
    """One Python without a notebook, for everything that is asked of one."""
    new_profile, asked = chromium_shut_in
    with new_profile() as profile:
        yield PagePython(profile.new_page(), site)
    assert asked == []


VERDICTS = """
import json
from gamegraphs.course.exercises import exercise
from gamegraphs.course.checking.check import examine
from gamegraphs.course.exercises import misconceptions

def answer(number, name, source):
    if not source:
        return next(m.function for m in misconceptions(number) if m.key == name)
    space = {"__name__": "learner"}
    exec(compile(source, "learner.py", "exec"), space)
    return space[name]

def row(number, name, source):
    verdict = examine(exercise(number), answer(number, name, source))
    shown = None if verdict.counterexample is None else repr(verdict.counterexample)
    return verdict.status, verdict.misconception, verdict.points, verdict.parts, shown
"""


def cases(number, sixth):
    """Return every sixth known mistake of a task and its official solution, or the others."""
    found = [
        (number, mistake.key, "")
        for i, mistake in enumerate(misconceptions(number))
        if (i % 6 == 0) == sixth
    ]
    solution = (number, EXERCISES[number].function, official(number, "setup", "starter"))
    return [*found, solution] if sixth else found


def code(wanted):
    """Return a program that ends with the rows of these cases as JSON."""
    return f"{VERDICTS}\nrows = [row(*case) for case in {wanted!r}]\njson.dumps(rows)"


def here(number, name, source):
    """Return the row of the ordinary check, which other tests have mostly computed already."""
    space = {}
    exec(VERDICTS, space)
    row = verdict_on(number, "official" if source else name, space["answer"](number, name, source))
    return [row.status, row.misconception, row.points, row.parts, row.counterexample]


def in_any_time(row):
    """Return the row, without its input where only large ones fail: how small depends on time."""
    parts = row[3]
    only_large = [key for key, passed in parts.items() if passed is False] == ["large"]
    return row[:4] if only_large else row


@pytest.mark.parametrize(
    "sixth", [pytest.param(False, marks=pytest.mark.long), True], ids=["others", "some"]
)
@pytest.mark.parametrize("number", NUMBERS)
def test_the_verdict_is_the_same_in_the_browser(python, number, sixth):
    wanted = cases(number, sixth)
    names = [key for _, key, _ in wanted]
    expected = {key: here(number, key, source) for number, key, source in wanted}
    found = dict(zip(names, python.ask(code(wanted), seconds=500), strict=True))
    differ = {
        key: (found[key], expected[key])
        for key in names
        if in_any_time(found[key]) != in_any_time(expected[key])
    }
    assert differ == {}
    for _, key, source in wanted:
        assert found[key][0] in (("right",) if source else ("wrong", "raised", "slow", "stuck"))
        assert found[key][1] == (None if source else key)
