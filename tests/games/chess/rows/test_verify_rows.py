"""The certificate by rows: right tables pass, and one wrong byte anywhere is found."""

import random

import numpy as np
import pytest
from endgames import solved

from gamegraphs import GameGraphError
from gamegraphs.games.chess import solve_endgame
from gamegraphs.games.chess.material import material_of
from gamegraphs.games.chess.rows.captures import left_of
from gamegraphs.games.chess.rows.men import men_of
from gamegraphs.games.chess.rows.verify_rows import first_wrong_entry


@pytest.mark.parametrize(("name", "n"), [("KRK", 8), ("KPK", 8), ("KQKR", 4), ("KBBKN", 3),
                                         ("KRBKR", 3)])  # fmt: skip
def test_any_single_wrong_byte_is_found(name, n):
    pieces, rng = material_of(name).pieces, random.Random(1)
    men, rows = men_of(n, pieces), solved(name, n).tables.rows
    left, values = left_of(n, pieces, rows), rows[name].copy()
    assert first_wrong_entry(men, left, values) == -1
    legal, illegal = np.flatnonzero(values < 255).tolist(), np.flatnonzero(values == 255).tolist()
    for index in rng.sample(legal, 40) + rng.sample(illegal, 5):
        right = int(values[index])
        for value in {0, 1, 2, right ^ 2, 253, 254, 255} - {right}:
            values[index] = value
            assert first_wrong_entry(men, left, values) >= 0, (index, right, value)
        values[index] = right


def test_a_wrong_byte_of_a_table_is_named():
    table = solve_endgame("KRK", 4)
    rows = table.tables.rows["KRK"]
    index = int(np.flatnonzero(rows == 13)[0])
    rows[index] = 11
    with pytest.raises(
        GameGraphError, match=r"^KRK: wK on .* to move: WIN in 1[13] is wrong$|LOSE"
    ):
        table.check()
