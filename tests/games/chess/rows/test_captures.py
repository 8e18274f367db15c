"""The best capture or promotion of an entry, against the moves of single positions."""

import random

import numpy as np
import pytest
from endgames import solved

from gamegraphs import DRAW, LOSE
from gamegraphs.games.chess.fen import read, write
from gamegraphs.games.chess.material import material_of
from gamegraphs.games.chess.rows.captures import EVEN, NOTHING, WORTH, best_exits, left_of
from gamegraphs.games.chess.rows.layout import layout_of, squares_at
from gamegraphs.games.chess.rows.men import legal_entries, men_of, taken_squares
from gamegraphs.games.table_bytes import DRAWN, ILLEGAL, LONGEST


def test_the_order_of_the_bytes_is_that_of_the_best_moves():
    losing, winning = WORTH[0 : LONGEST + 1 : 2].tolist(), WORTH[1:LONGEST:2].tolist()
    assert losing == sorted(set(losing))
    assert winning == sorted(set(winning), reverse=True)
    assert max(losing) < EVEN == WORTH[DRAWN] < min(winning)
    assert max(winning) < NOTHING == WORTH[ILLEGAL]


def worth_of(outcome, plies):
    return EVEN if outcome == DRAW else plies // 2 if outcome == LOSE else 254 - plies // 2


@pytest.mark.parametrize(
    ("name", "n"),
    [("KRK", 8), ("KQKR", 4), ("KBBKN", 3), ("KRBKR", 3), ("KRRRK", 3), ("KPK", 8), ("KRKP", 8),
     ("KPPK", 8)],
)  # fmt: skip
def test_the_best_exit_is_the_best_of_the_moves_that_leave_the_slice(name, n):
    table, pieces = solved(name, n), material_of(name).pieces
    men, layout = men_of(n, pieces), layout_of(n, pieces)
    left = left_of(n, pieces, table.tables.rows)
    rng, best, leaving = random.Random(name), np.zeros(n * n, np.uint8), 0
    for _ in range(60 if n == 8 else 400):
        side, place, row = rng.randrange(2), rng.randrange(men.places), rng.randrange(men.rows)
        legal = np.uint64(legal_entries(men, side, place, row))
        if not legal:
            continue
        taken = np.uint64(taken_squares(men, place, row))
        best_exits(men, left, side, place, row, taken, legal, best)
        first = ((side * men.places + place) * men.rows + row) * men.width
        for s in range(men.width):
            if int(legal) >> s & 1 == 0:
                continue
            position = write(n, pieces, *squares_at(layout, first + s))
            found = [
                worth_of(outcome, plies)
                for fen, outcome, plies in table.moves(position)
                if sorted(read(n, fen)[0]) != sorted(pieces)
            ]
            assert best[s] == min(found, default=NOTHING), position
            leaving += bool(found)
    assert leaving > 20


def test_a_table_that_is_missing_is_an_error():
    with pytest.raises(KeyError, match="KRK"):
        left_of(4, material_of("KQKR").pieces, {"KQK": solved("KQK", 4).tables.rows["KQK"]})
