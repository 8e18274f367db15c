"""A slice of chess as numbers: which position has which number, and what lies behind."""

import random

import numpy as np
import pytest
from endgames import solved

from gamegraphs.games.chess.material import material_of
from gamegraphs.games.chess.slices import lookup, slice_of


def part_of(name, n):
    return slice_of(material_of(name).pieces, n)


@pytest.mark.parametrize(("name", "n"), [("KK", 3), ("KRK", 3), ("KQKR", 4), ("KPK", 8)])
def test_a_number_and_its_position_belong_together(name, n):
    part, rng = part_of(name, n), random.Random(1)
    assert part.positions == 2 * (n * n) ** len(part.pieces)
    for index in {0, part.positions - 1, *rng.choices(range(part.positions), k=200)}:
        pieces, squares, side = part.position(index)
        assert pieces == part.pieces
        assert part.number(squares, side) == index


def test_behind_a_slice_lie_those_it_leads_into():
    part = part_of("KQKR", 3)
    kings = material_of("KK").pieces
    assert sorted(part.left) == [(*kings, (0, 1)), (*kings, (1, 2))]
    assert part.firsts[0] == part.positions
    for first, left in zip(part.firsts, part.left, strict=True):
        assert part.position(first) == (left, [0, 0, 0], 0)
        assert part.position(first + 2 * 9**3 - 1) == (left, [8, 8, 8], 1)
    assert part_of("KK", 3).left == part_of("KK", 3).firsts == ()


def test_a_capture_is_a_move_into_another_slice():
    part = part_of("KRK", 3)
    taken = [p for p in part.moves([8, 0, 1], 1) if p[0] != part.pieces]
    assert taken == [(part.pieces[:2], [8, 1], 0)]  # the black king takes the rook beside it


def test_the_bytes_behind_a_slice_are_those_of_the_tables():
    part, tables, rng = part_of("KQKR", 3), solved("KQKR", 3).tables, random.Random(2)
    values = part.values_with(tables)
    exchanged = 0
    for index in rng.sample(range(part.positions, len(values)), 500):
        position = part.position(index)
        material, squares, side = lookup(position, 3)
        exchanged += side != position[2]
        number = part_of(material.name, 3).number(squares, side)
        assert values[index] == tables[material.name][number]
    assert exchanged > 100


def test_a_table_that_is_missing_or_of_another_size_is_an_error():
    part, tables = part_of("KQKR", 3), solved("KQKR", 3).tables
    with pytest.raises(KeyError, match=r"K[QR]K"):
        part.values_with({})
    with pytest.raises(ValueError, match="reshape"):
        part.values_with({**tables, "KRK": np.zeros(7, np.uint8)})


def test_the_board_is_turned_upside_down_for_the_stronger_black():
    black_rook = (0, 0), (1, 0), (1, 2)
    material, squares, side = lookup((black_rook, [0, 15, 13], 1), 4)
    assert (material.name, squares, side) == ("KRK", [3, 12, 1], 0)
    white_rook = material_of("KRK").pieces
    assert lookup((white_rook, [0, 15, 13], 1), 4) == (material, [0, 15, 13], 1)
