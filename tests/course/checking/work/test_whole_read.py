"""Quadratic work that no count of lines sees loses its point, and the line is named.

The answers are in quadratic.py of tests/shared/answers; those in slow_linear.py are slow and lose
nothing.
"""

from pathlib import Path

import pytest
from handed_in import graded, hand_in, needs_fork
from helpers import ROOT
from quadratic import QUADRATIC
from slow_linear import SLOW_LINEAR

from gamegraphs.course import check
from gamegraphs.course.checking.check import examine
from gamegraphs.course.checking.work.whole_read import IN_LISTS, growing_reads
from gamegraphs.course.exercises import exercise
from gamegraphs.course.exercises.base import Family
from gamegraphs.course.mistakes.pattern import SLOW
from gamegraphs.course.running.protocol import CallResult

FAMILY = Family("{n} piles", lambda n: [n])
OFTEN = ("taken_from_the_front", "in_a_helper", "a_tuple_that_grows", "when_large")
QUICKLY = ("thirty_times_for_nothing", "generators_on_a_stack")


def cases(table, often):
    return [pytest.param(name, marks=() if name in often else pytest.mark.long) for name in table]


def assert_told(verdict_text, name, quoted):
    (line,) = [text for text in verdict_text.splitlines() if text.startswith("Line ")]
    number, _, rest = line.removeprefix("Line ").partition(": ")
    assert rest.startswith(f"`{quoted}` "), line
    source = (ROOT / "tests" / "shared" / "answers" / "quadratic.py").read_text().splitlines()
    assert quoted in source[int(number) - 1]
    assert " each time. On " in line


@pytest.mark.parametrize("name", cases(QUADRATIC, OFTEN))
def test_a_quadratic_answer_loses_the_point_and_is_told_the_line(name):
    number, function, quoted = QUADRATIC[name]
    verdict = check(number, function)
    right = {part.key: part.key != "linear" for part in exercise(number).parts}
    assert (verdict.status, verdict.parts) == ("slow", right), verdict
    assert_told(repr(verdict), name, quoted)


@pytest.mark.parametrize("name", cases(SLOW_LINEAR, QUICKLY))
def test_an_answer_that_is_slow_and_linear_loses_nothing(name):
    number, function = SLOW_LINEAR[name]
    verdict = check(number, function)
    assert verdict.right, verdict


@pytest.mark.parametrize("name", ["taken_from_the_front", "a_tuple_that_grows"])
def test_without_a_child_process_it_is_told_too(name):
    number, function, quoted = QUADRATIC[name]
    verdict = examine(exercise(number), function, here=True)
    assert verdict.status == "slow"
    assert_told(repr(verdict), name, quoted)


@needs_fork
@pytest.mark.machine
@pytest.mark.parametrize(
    ("table", "name"),
    [
        ("quadratic", "a_tuple_that_grows"),
        pytest.param("quadratic", "when_large", marks=pytest.mark.long),
        pytest.param("quadratic", "looked_for_in_a_deque", marks=pytest.mark.long),
        pytest.param("quadratic", "a_new_dict_for_each", marks=pytest.mark.long),
        pytest.param("quadratic", "as_one_integer", marks=pytest.mark.long),
        ("slow_linear", "thirty_times_for_nothing"),
        pytest.param("slow_linear", "with_prints_and_a_log", marks=pytest.mark.long),
        pytest.param("slow_linear", "dicts_of_dicts", marks=pytest.mark.long),
    ],
)
def test_grade_says_the_same(tmp_path, table, name):
    number, _, *quoted = {"quadratic": QUADRATIC, "slow_linear": SLOW_LINEAR}[table][name]
    source = Path(ROOT / "tests" / "shared" / "answers" / f"{table}.py").read_text()
    source += f"\n{exercise(number).function} = {name}\n"
    grade = graded(hand_in(tmp_path, "ann", f"task_{number:02d}.py", source), number)
    right = {
        part.key: table != "quadratic" or part.key != "linear" for part in exercise(number).parts
    }
    assert grade.parts == right, grade.text
    if quoted:
        assert_told(grade.text, name, *quoted)


# What grows


def growing(before, after, kinds=IN_LISTS):
    first, second = (CallResult("value", places=places) for places in (before, after))
    found = growing_reads(FAMILY, (60, 240), (60, 240), (first, second), 6.5, kinds)
    return [read.text for read in found]


@pytest.mark.parametrize(
    ("before", "after", "grows"),
    [
        (1800, 28_800, True),
        (1800, 7_200, False),  # in proportion
        (1800, 10_000, False),  # n log n
        (0, 400, False),  # too little to speak of
        (0, 4_000, True),
    ],
)
def test_a_place_grows_if_its_items_grow_faster_than_the_input(before, after, grows):
    place = [3, "xs.pop(0)", "move"]
    assert growing([[*place, before]], [[*place, after]]) == ["xs.pop(0)"] * grows
    # What else takes many items does not hide it.
    other = [4, "sum(range(10**6))", "read", 10**6]
    assert growing([[*place, before], other], [other, [*place, after]]) == ["xs.pop(0)"] * grows


@pytest.mark.parametrize("kind", ["integer", "line"])
def test_long_integers_and_lines_count_only_where_they_are_asked_for(kind):
    place = [3, "x >> u", kind]
    assert growing([[*place, 0]], [[*place, 10**6]]) == []
    assert growing([[*place, 0]], [[*place, 10**6]], [kind]) == ["x >> u"]


def told(kind, text):
    results = [CallResult("value", places=[[3, text, kind, items]]) for items in (1_800, 28_800)]
    (read,) = growing_reads(FAMILY, (60, 240), (60, 240), tuple(results), 6.5, [kind])
    return read


def test_it_says_what_the_line_does_how_much_and_what_instead():
    read = told("in", "u in queue")
    assert read.sentence() == (
        "Line 3: `u in queue` compares one item after the other, each time. On 240 piles that "
        "comes to 28,800 items, with 60 instead of 240 to 1,800: 16 times the work for 4 times "
        "the size."
    )
    assert read.pattern.key == "list-searched"


def test_of_a_line_it_says_how_often_it_runs():
    read = told("line", "for u in range(n):")
    assert read.sentence() == (
        "Line 3: `for u in range(n):` runs ever more often, 28,800 times on 240 piles, and 1,800 "
        "times with 60 instead of 240."
    )
    assert read.pattern.key == "line-runs-again"


def test_of_a_call_that_was_ended_it_says_that_there_is_more_and_of_nothing_it_is_silent():
    results = (
        CallResult("value"),
        CallResult("steps", places=[[3, "while i < n:", "line", 9_000]]),
    )
    (read,) = growing_reads(FAMILY, (60, 240), (60, 240), results, 6.5, ["line"])
    assert read.sentence() == (
        "Line 3: `while i < n:` runs ever more often, more than 9,000 times on 240 piles."
    )


def test_every_kind_of_place_has_a_pattern():
    assert {*IN_LISTS, "integer", "line"} == SLOW.keys()
