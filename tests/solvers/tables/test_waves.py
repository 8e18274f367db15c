"""The joins of one wave, by hand, and as plain SQL that runs."""

import pytest
from tables_in_engines import integers, moves_table

from gamegraphs.outcome import LOSE
from gamegraphs.solvers.tables.waves import (
    labelled,
    movers_into,
    stuck_by,
    wave_sql,
    without,
)

# 0 -> 1, 2; 1 -> 3; 2 -> 1, 4; 3 over; 4 -> 1: 1 is WIN, 4 then has lost its last move.
MOVES = [[1, 2], [3, 3], [1, 4], [], [1]]


def column(table, name="position"):
    return sorted(table.to_pyarrow().column(name).to_pylist())


def test_a_wave_by_hand(duckdb):
    moves = moves_table(duckdb, MOVES)
    wins = movers_into(moves, integers(duckdb, {"position": [3]}))
    assert column(wins) == [1]
    rest = without(moves, wins)
    assert sorted(zip(*rest.to_pyarrow().to_pydict().values(), strict=True)) == [(0, 2), (2, 4)]
    assert column(stuck_by(moves, wins, rest)) == [4]
    table = labelled(wins, LOSE, None).to_pyarrow()
    assert [str(kind) for kind in table.schema.types] == ["int64", "int8", "int32"]
    assert table.to_pylist() == [{"position": 1, "outcome": 0, "distance": None}]


def test_the_plain_sql_is_that_wave(duckdb):
    sql = {text.splitlines()[0]: text for text in wave_sql("duckdb", 1).split("\n\n")}
    assert list(sql) == [
        "-- wins: WIN in 1",
        "-- rest: the moves that stay open",
        "-- losses: LOSE in 2",
    ]
    moves = moves_table(duckdb, MOVES).get_name()
    before = integers(duckdb, {"position": [3]}).get_name()
    for view, query in (
        ("open_moves", f"SELECT * FROM {moves}"),
        ("losses_before", f"SELECT * FROM {before}"),
        ("wins", sql["-- wins: WIN in 1"]),
        ("rest", sql["-- rest: the moves that stay open"]),
    ):
        duckdb.raw_sql(f"CREATE OR REPLACE TEMP TABLE {view} AS {query.rstrip(';')}")
    assert duckdb.raw_sql(sql["-- losses: LOSE in 2"]).fetchall() == [(4, 0, 2)]
    for view in ("open_moves", "losses_before", "wins", "rest"):
        duckdb.raw_sql(f"DROP TABLE {view}")


@pytest.mark.parametrize(("dialect", "words"), [("pyspark", "LEFT ANTI JOIN"), ("duckdb", "ANTI")])
def test_each_engine_has_its_own_words(dialect, words):
    assert words in wave_sql(dialect)
