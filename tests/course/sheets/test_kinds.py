"""Which exercises have a sheet, and that the key is right."""

from functools import cache

import pytest

from gamegraphs.course.exercises import EXERCISES
from gamegraphs.course.sheets.games import Maker
from gamegraphs.course.sheets.kinds import SHEETS, pages
from gamegraphs.outcome import GameGraphError, Outcome


@cache
def sheets(number):
    """The sheets of two students of one class."""
    maker = Maker(1)
    return [pages(number, maker, key) for key in ("ada", "alan")]


def made(number):
    return sheets(number)[0]


def test_an_exercise_without_a_sheet_is_told_which_have_one():
    wanted = "exercise 15 has no sheet.* 1, 2, 3, 4, 5, 6, 7, 8, 9, 12 and 13$"
    with pytest.raises(GameGraphError, match=wanted):
        pages(15, Maker(1), "ada")
    assert {1, 4, 5, 6, 7, 13} <= set(SHEETS) <= set(EXERCISES)


@pytest.mark.parametrize("number", SHEETS)
def test_every_sheet_has_full_rows_and_no_two_students_have_the_same(number):
    for sheet in sheets(number):
        assert 1 <= len(sheet) <= 2
        for page in sheet:
            assert all(len(row) == len(page.columns) for row in page.rows)
            assert page.given < len(page.columns)
            assert all(answer for _, answer in page.questions)
    assert all(a.rows != b.rows for a, b in zip(*sheets(number), strict=True))


def test_the_key_of_the_seeds_agrees_with_the_exercise():
    (page,) = made(2)
    for u, is_terminal, normal, misere in page.rows:
        assert f" {u}: " in f" {page.picture.alt}"
        assert (f"{u}: no moves" in page.picture.alt) == (is_terminal == "yes")
        assert (normal, misere) == (("LOSE", "WIN") if is_terminal == "yes" else ("-", "-"))


def test_the_key_of_the_piles_is_the_truth_of_the_exercise():
    (page,) = made(8)
    takes = [int(word.strip(",")) for word in page.rules.split() if word.strip(",").isdigit()]
    truth = EXERCISES[8].truth([len(page.rows) - 1, takes])
    assert [row[1] for row in page.rows] == [Outcome(label).name for label in truth]


def test_one_game_has_a_cycle_and_which_differs_from_student_to_student():
    given = [pages(9, Maker(1), str(i)) for i in range(8)]
    kinds = {tuple(page.questions[0][1][:6] for page in sheet) for sheet in given}
    assert kinds == {("ACYCLI", "CYCLIC"), ("CYCLIC", "ACYCLI")}


@pytest.mark.long
def test_the_longest_win_is_asked_for_and_answered():
    (page,) = made(12)
    plies = {row[0]: row[2] for row in page.rows if row[1] == "WIN"}
    far = max(plies.values())
    where = " or ".join(str(u) for u in plies if plies[u] == far)
    assert page.questions[0][1] == f"{where}, {far} plies"
