"""The tables of a sheet, on a game small enough to be done by hand."""

import pytest

from gamegraphs import GameGraph
from gamegraphs.course.sheets.games import SheetGame
from gamegraphs.course.sheets.tables import (
    label_page,
    piles_page,
    reverse_page,
    seeds_page,
    wave_page,
)
from gamegraphs.draw import layout
from gamegraphs.outcome import DRAW, LOSE, WIN

FIVE = [[1, 2], [3], [1, 4], [], [2]]


@pytest.fixture
def five():
    """The game of the first pages: 3 is the end, 0, 2 and 4 go on for ever."""
    graph = GameGraph.from_moves(FIVE)
    return SheetGame(graph, [DRAW, WIN, DRAW, LOSE, DRAW], [-1, 1, -1, 0, -1], layout(graph))


def test_labels_with_plies_and_reasons(five):
    page = label_page(five, "rules")
    assert page.rows[1] == [1, "WIN", 1, "it can move to 3, which is LOSE."]
    assert page.rows[3] == [3, "LOSE", 0, "it has no moves."]
    assert page.rows[4] == [4, "DRAW", "-", "no move leads to LOSE, and one leads to DRAW."]
    assert "WIN" not in page.picture.alt
    assert "1: WIN in 1" in page.solved.alt


def test_the_wave_row_by_row(five):
    page = wave_page(five, "rules")
    assert page.columns == ["take", "0", "1", "2", "3", "4", "queue"]
    assert page.rows == [
        ["start", "2", "1", "2", "L 0", "1", "3"],
        [3, "2", "W 1", "2", "L 0", "1", "1"],
        [1, "1", "W 1", "1", "L 0", "1", "empty"],
    ]
    assert page.questions == [("What is left without a label, and what is it?", "0, 2 and 4: DRAW")]
    assert page.given == 0


def test_verdicts_are_drawn_before_anything_is_solved():
    graph = GameGraph.from_moves([[1, 2], [], []])
    verdicts = {1: WIN, 2: LOSE}
    game = SheetGame(graph, [WIN, WIN, LOSE], [1, 0, 0], layout(graph), "normal", verdicts)
    page = label_page(game, "rules")
    assert "1: WIN, no moves. 2: LOSE, no moves." in page.picture.alt
    assert "0: WIN" not in page.picture.alt


def test_terminals_and_the_reversed_graph(five):
    assert seeds_page(five, "").rows[3] == [3, "yes", "LOSE", "WIN"]
    assert seeds_page(five, "").rows[0] == [0, "no", "-", "-"]
    assert reverse_page(five, "").rows == [
        [0, 2, "none"], [1, 1, "0 2"], [2, 2, "0 4"], [3, 0, "1"], [4, 1, "2"],
    ]  # fmt: skip


def test_piles_and_their_winning_takes():
    page = piles_page([0, 1, 1, 0], [1, 2], "rules")
    assert page.rows == [[0, "LOSE", "none"], [1, "WIN", "1"], [2, "WIN", "2"], [3, "LOSE", "none"]]
    assert page.picture is None
