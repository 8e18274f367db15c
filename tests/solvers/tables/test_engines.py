"""Connections, and what an engine's error becomes."""

from pathlib import Path

import pytest
from helpers import run_child
from tables_in_engines import integers

import gamegraphs as gg
from gamegraphs.solvers.tables.engines import (
    StoppedError,
    as_table,
    connect_duckdb,
    engine_errors,
    tuned,
)


def test_the_error_of_a_stopped_run():
    error = StoppedError(4, Path("/runs/a"), "IO Error: no space\nmore")
    assert str(error) == (
        "the engine failed, the last good wave is 4, kept in /runs/a; resume goes on there: "
        "IO Error: no space"
    )
    assert str(StoppedError(None, None, "x")) == "the engine failed, no wave was complete: x"


def test_memory_and_scratch_are_duckdbs(tmp_path):
    connection = connect_duckdb("1GB", tmp_path / "scratch")
    ask = "SELECT current_setting('memory_limit'), current_setting('temp_directory')"
    assert connection.raw_sql(ask).fetchone() == ("953.6 MiB", str(tmp_path / "scratch"))
    connection.disconnect()
    with pytest.raises(gg.GameGraphError, match="DuckDB does not start: "):
        connect_duckdb("much")


def test_errors_of_a_loaded_engine_are_known(duckdb):
    with pytest.raises(engine_errors()):
        duckdb.raw_sql("SELECT nonsense")


def test_a_setting_is_set_back_even_after_an_error(duckdb):
    def setting():
        ask = "SELECT current_setting('preserve_insertion_order')"
        return duckdb.raw_sql(ask).fetchone()[0]

    def fail():
        with tuned(duckdb):
            seen.append(setting())
            raise KeyError

    seen = []
    with pytest.raises(KeyError):
        fail()
    assert [*seen, setting()] == [False, True]


def test_other_columns_are_left_out(duckdb):
    table = integers(duckdb, {"weight": [1], "target": [2], "source": [3]})
    assert as_table(table, "moves", ("source", "target")).columns == ("source", "target")


@pytest.mark.parametrize(("blocked", "call", "extra"), [
    ("duckdb", "connect_duckdb()", "gamegraphs[tables]"),
    ("pyspark", "connect_spark()", "gamegraphs[spark]"),
])  # fmt: skip
def test_a_missing_engine_says_what_to_install(duckdb, blocked, call, extra):
    code = f"""
    from gamegraphs.solvers.tables.engines import connect_duckdb, connect_spark
    try:
        {call}
    except ValueError as error:
        print(error)
    """
    assert f'pip install "{extra}"' in run_child(code, blocked=[blocked])
