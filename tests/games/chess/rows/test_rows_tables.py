"""Tables of representatives by name: written out when asked for, and what is written counts."""

import numpy as np
import pytest
from endgames import solved

from gamegraphs import GameGraphError
from gamegraphs.games.chess import solve_endgame
from gamegraphs.games.chess.material import material_of
from gamegraphs.games.chess.rows.tables import TablesBySymmetry, bare_kings
from gamegraphs.games.chess.slices import slice_of


def test_a_mapping_of_names_to_the_bytes_of_all_positions():
    tables = solved("KQKR", 4).tables
    assert next(iter(tables)) == "KQKR"
    assert sorted(tables) == ["KK", "KQK", "KQKR", "KRK"]
    assert len(tables) == 4
    assert tables["KQKR"].shape == (2 * 16**4,)
    assert tables["KQKR"] is tables["KQKR"]
    assert tables.in_full("KQKR") is not tables["KQKR"]


def test_a_byte_that_is_written_into_a_table_counts():
    table = solve_endgame("KRK", 3)
    number = slice_of(material_of("KRK").pieces, 3).number([0, 8, 1], 0)
    table.check()
    assert not table.tables.changed("KRK")
    table.tables["KRK"][number] = 77
    assert table.tables.changed("KRK")
    assert table.probe("2k/3/KR1 w")[1] == 77
    with pytest.raises(GameGraphError, match="WIN in 77 is wrong"):
        table.check()


def test_bare_kings_are_drawn():
    tables = TablesBySymmetry(5, {"KK": bare_kings(5)})
    assert "KK" in tables
    assert "KRK" not in tables
    assert not tables._full  # nothing has been written out
    assert np.unique(tables["KK"]).tolist() == [253, 255]
    assert tables.longest("KK") is None
    assert tables.tally("KK", 0)[253] == (tables["KK"] == 253).sum() // 2
