"""Subtraction games: their moves, and their outcomes against their Grundy values."""

import pytest

import gamegraphs as gg
from gamegraphs import games


def test_subtraction_moves_are_those_of_the_rules():
    game = games.Subtraction(5, (4, 1, 4))
    assert [game.moves(pile) for pile in range(6)] == [[], [0], [1], [2], [3, 0], [4, 1]]


@pytest.mark.parametrize("takes", [[1, 2, 3], [1, 3, 4], [2, 5], [6], []])
def test_subtraction_agrees_with_its_grundy_values(takes):
    values = games.subtraction_values(takes, 40)
    for pile in (0, 1, 13, 40):
        solution = gg.solve(gg.explore(games.Subtraction(pile, takes)))
        assert solution.outcome(pile) == (gg.WIN if values[pile] else gg.LOSE)


def test_multiples_of_four_lose_where_one_to_three_are_taken():
    solution = gg.solve(gg.explore(games.Subtraction(30, [1, 2, 3])))
    assert [p for p in range(31) if solution.outcome(p) == gg.LOSE] == list(range(0, 31, 4))


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: games.Subtraction(-1, [1]), "pile must lie in 0"),
        (lambda: games.Subtraction(5, [1, 0]), "takes must be 1 or more"),
        (lambda: games.Subtraction(5, [1, "2"]), r"takes\[1\] must be an integer, not '2'"),
    ],
)
def test_bad_arguments_are_named(make, message):
    with pytest.raises(gg.GameGraphError, match=message):
        make()


def test_a_move_that_does_not_exist_has_no_name():
    with pytest.raises(gg.GameGraphError, match="no move leads from"):
        games.Subtraction(5, [1]).move_name(5, 7)
