"""Copies are found, also renamed and put in another order; independent answers are not."""

from inspect import getsource

import pytest
from collection import NUMBERS, right_answers
from disguised import HELPERS, disguised
from helpers import ROOT

from gamegraphs.course.similarity import pairs as pairing
from gamegraphs.course.similarity.answers import StudentAnswer, exercise_cells
from gamegraphs.course.similarity.pairs import INDEPENDENT, WORTH_A_LOOK, pairs

pytest.importorskip("copydetect", reason='pip install "gamegraphs[similar]"')

GIVEN = exercise_cells()


def compared(*codes, number=4, given=GIVEN):
    found = [StudentAnswer(f"student {i}", number, "task.py", code) for i, code in enumerate(codes)]
    return pairs(found, given)


def test_a_copy_in_disguise_is_found():
    copy = disguised(HELPERS)
    assert "my_queuex" in copy
    assert copy.index("def label_game") < copy.index("def my_backwardsx")
    (pair,), short = compared(HELPERS.strip(), copy)
    assert pair.share > 0.9
    assert short == []
    lines = HELPERS.strip().split("\n")
    assert {lines[i].strip() for i in pair.lines[0]} > {"while queue:", "before[v].append(u)"}


def test_a_copy_in_a_longer_file_is_found():
    more = HELPERS + "\n\n" + getsource(right_answers(10)[0])
    (pair,), _ = compared(HELPERS, more)
    assert pair.share > 0.9


def test_independent_answers_are_below_what_is_worth_a_look():
    most = 0.0
    for number in NUMBERS:
        alike, _ = compared(*map(getsource, right_answers(number)), number=number)
        most = max([most, *(pair.share for pair in alike)])
    assert most <= INDEPENDENT < WORTH_A_LOOK
    assert most > INDEPENDENT - 0.05
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert f"share up to {100 * INDEPENDENT:.0f} percent" in " ".join(readme.split())
    assert f"from {100 * WORTH_A_LOOK:.0f} percent on" in " ".join(readme.split())


@pytest.mark.parametrize("number", NUMBERS)
def test_what_everybody_was_given_is_no_likeness(number):
    """Nothing is left of an exercise that nobody has touched, not even in a file of Python."""
    code = "\n\n".join(GIVEN[number])
    alike, short = compared(code, code, number=number)
    assert alike == []
    assert len(short) == 2


def test_the_starter_does_not_add_to_the_share_of_independent_answers():
    one, other = map(getsource, right_answers(4)[:2])
    alone, _ = compared(one, other)
    given = "\n\n".join(GIVEN[4])
    together, _ = compared(f"{given}\n\n{one}", f"{given}\n\n{other}")
    shares = [pair.share for pair in alone], [pair.share for pair in together]
    assert shares[1] == pytest.approx(shares[0], abs=0.15)


def test_what_a_text_says_twice_counts():
    """copydetect's own way to leave out what was given drops it."""
    twice = f"{HELPERS}\n\n{HELPERS.replace('label_game', 'again')}"
    (pair,), _ = compared(twice, twice)
    assert pair.share == pytest.approx(1.0)


def test_short_answers_are_not_compared():
    alike, short = compared("def f(m):\n    return [0 for row in m]", HELPERS)
    assert alike == []
    assert [answer.student for answer in short] == ["student 0"]


def test_only_answers_to_the_same_exercise_are_compared():
    found = [StudentAnswer("a", 4, "f", HELPERS), StudentAnswer("b", 5, "f", HELPERS)]
    assert pairs(found, {})[0] == []


@pytest.mark.parametrize(
    ("slices", "lines"),
    [
        (([0], [5]), [0]),
        (([0], [2]), []),  # less than half of the first line
        (([4], [17]), [2]),
        (([0, 12], [5, 17]), [0, 2]),
        (([], []), []),
    ],
)
def test_a_line_is_shared_if_half_of_it_is(slices, lines):
    assert pairing._lines("abcde\n\n     vwxyz", slices) == lines
