"""The certificate: every legal position of every table, and tables with one wrong byte."""

import random

import numpy as np
import pytest
from endgames import solved

from gamegraphs import GameGraphError
from gamegraphs.games.chess import build as building
from gamegraphs.games.chess import solve_endgame
from gamegraphs.games.chess.material import material_of
from gamegraphs.games.chess.slices import slice_of


@pytest.mark.parametrize(
    ("name", "size"), [("KQK", 8), ("KRK", 8), ("KPK", 8), ("KQKR", 4), ("KRRK", 4), ("KBBK", 5)]
)
def test_every_position_follows_from_its_successors(name, size):
    solved(name, size).check()


def spoil(table, index, value, name=None):
    name = name or table.name
    values = table.tables[name].copy()
    assert values[index] != value
    values[index] = value
    return type(table)(material_of(table.name), table.size, {**table.tables, name: values})


def test_the_check_rejects_any_single_wrong_byte():
    table, rng = solved("KQKR", 3), random.Random(1)
    values = table.tables["KQKR"]
    decided = np.flatnonzero(values <= building.LONGEST).tolist()
    others = np.flatnonzero(values > building.LONGEST).tolist()
    for index in rng.sample(decided, 40) + rng.sample(others, 40):
        for value in {0, 1, 2, int(values[index]) ^ 2, 253, 254, 255, 251} - {int(values[index])}:
            with pytest.raises(GameGraphError, match=r"is wrong$"):
                spoil(table, index, value).check()


def test_the_check_rejects_a_wrong_byte_in_a_table_that_is_led_into():
    table = solved("KQKR", 4)
    index = int(np.flatnonzero(table.tables["KRK"] == 3)[7])
    with pytest.raises(GameGraphError, match=r"is wrong$"):
        spoil(table, index, 5, name="KRK").check()


def test_the_check_names_the_position():
    table = solved("KRK", 3)
    number = slice_of(material_of("KRK").pieces, 3).number([0, 8, 1], 0)
    spoiled = spoil(table, number, 77)
    message = "KRK: wK on a1, bK on c3, wR on b1, White to move: WIN in 77 is wrong"
    with pytest.raises(GameGraphError) as caught:
        spoiled.check()
    assert str(caught.value) == message


@pytest.mark.long
@pytest.mark.parametrize("size", [5, 6, 7, 9, 12])
def test_other_boards_are_checked(size):
    for name in ("KQK", "KRK", "KQKR", "KBNK")[: 4 if size < 8 else 2]:
        solve_endgame(name, size).check()
