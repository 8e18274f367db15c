"""The stages of Teeko: their numbers, their moves, and what the moves make of a position."""

from itertools import pairwise
from math import comb

import numpy as np
import pytest

from gamegraphs.games.table_bytes import DRAWN, ILLEGAL, LONGEST, OPEN
from gamegraphs.games.teeko import Teeko
from gamegraphs.games.teeko.stages import (
    _BEFORE,
    expected,
    is_position,
    masks,
    number_of,
    position_at,
    scores,
    stage_of,
)

GAMES = [Teeko(3, 3), Teeko(3, 4), Teeko(4, 3)]


@pytest.mark.parametrize("game", GAMES, ids=repr)
@pytest.mark.long
def test_every_position_has_a_place_of_its_own(game):
    for dropped in range(2 * game.pieces + 1):
        stage = stage_of(game, dropped)
        rows, columns = len(stage.other), len(stage.mover)
        assert (rows, columns) == (
            comb(game.size**2, (dropped + 1) // 2), comb(game.size**2, dropped // 2),
        )  # fmt: skip
        places = set()
        for position in game.positions(dropped):
            s, m = number_of(stage, *position)
            assert position_at(stage, s, m) == position
            assert is_position(stage, s, m)
            places.add((s, m))
        assert len(places) == sum(
            is_position(stage, s, m) for s in range(rows) for m in range(columns)
        )


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_moves_that_land_on_a_free_cell_are_those_of_the_rules(game):
    last = 2 * game.pieces
    for dropped in range(last + 1):
        stage, after = stage_of(game, dropped), masks(game, min(dropped // 2 + 1, game.pieces))
        for position in list(game.positions(dropped))[::97]:
            mine, theirs = position
            _, m = number_of(stage, mine, theirs)
            found = [
                (theirs, int(after[stage.target[k]]))
                for k in range(stage.first[m], stage.first[m + 1])
                if not int(stage.lands[k]) & theirs
            ]
            assert sorted(found) == sorted(game.moves(position))


def test_a_score_is_greater_where_the_move_is_better():
    lost, won = range(0, LONGEST + 1, 2), range(LONGEST - 1, 0, -2)
    best_first = [*lost, DRAWN, *won]
    found = scores(np.array([best_first], np.uint8))[:, 0].tolist()
    assert all(one > other for one, other in pairwise(found))
    assert min(found) > 0  # 0 stands for no move
    back = [int(_BEFORE[score]) for score in found]
    assert back == [DRAWN if value == DRAWN else value + 1 for value in best_first]
    assert _BEFORE[0] == 0


def test_scores_lie_transposed_and_in_rows():
    table = np.arange(6, dtype=np.uint8).reshape(2, 3)
    found = scores(table)
    assert found.shape == (3, 2)
    assert found.flags.c_contiguous
    assert (scores(table[:, 1:2]) == found[1]).all()


@pytest.mark.parametrize(
    ("after", "value"),
    [
        ([1, 3, 1], 4),  # every move leads to a WIN: the slowest
        ([1, DRAWN, 3], DRAWN),
        ([DRAWN, 4, 2], 3),  # the soonest LOSE
        ([1, OPEN, 3], DRAWN),  # what a table should not hold makes no WIN
    ],
)
def test_a_position_follows_from_its_best_move(after, value):
    """The empty cells are three, and the mover drops the last piece on one of them."""
    game = Teeko(3, 3)
    stage = stage_of(game, 5)
    position = 0b000_000_011, 0b000_011_100
    s, m = number_of(stage, *position)
    moves = range(stage.first[m], stage.first[m + 1])
    free = [k for k in moves if not int(stage.lands[k]) & position[1]]
    blocked = [k for k in moves if int(stage.lands[k]) & position[1]]
    table = np.full((len(masks(game, 3)), len(stage.other)), OPEN, np.uint8)
    for k in blocked:
        table[stage.target[k], s] = 0  # a LOSE that no move leads to
    for k, byte in zip(free, [*after, *[after[0]] * len(free)], strict=False):
        table[stage.target[k], s] = byte
    assert expected(stage, s, m, scores(table)) == value


def test_where_there_is_no_position_nothing_follows():
    stage = stage_of(Teeko(3, 3), 6)
    nothing = np.zeros((len(stage.other), len(stage.mover)), np.uint8)
    row = int(np.flatnonzero(stage.lost)[0])
    assert expected(stage, 0, 0, nothing) == ILLEGAL  # the same cells
    won = int(np.flatnonzero(stage.won)[0])
    apart = int(np.flatnonzero(stage.other & stage.mover[won] == 0)[0])
    assert expected(stage, apart, won, nothing) == ILLEGAL  # the mover has won before
    other = int(np.flatnonzero((stage.mover & stage.other[row] == 0) & ~stage.won)[0])
    assert expected(stage, row, other, nothing) == 0  # the other player has won
