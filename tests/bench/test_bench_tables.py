"""The benchmark of tables, on games so small that only its bookkeeping is tried."""

import pytest
from tables_in_engines import pa  # noqa: F401  (skips where pyarrow is missing)

import gamegraphs as gg
from gamegraphs.bench import tables
from gamegraphs.bench.run import run


@pytest.mark.parametrize("kind", ["random", "chain"])
def test_all_engines_count_the_same_outcomes(tmp_path, kind):
    n = 300
    tables.write(kind, n, tmp_path)
    if kind == "random":
        graph = gg.random_graph(n, 1)
    else:
        graph = gg.GameGraph.from_moves([[u + 1] for u in range(n - 1)] + [[]])
    true = list(gg.solve(graph).counts().values())
    for engine in ("gg.solve", "solve_files", "duckdb"):
        found = tables.run(engine, tmp_path, n)
        assert found["counts"] == true
        assert (found["seconds"] > 0, "waves" in found) == (True, engine == "duckdb")


def test_a_row_has_time_memory_disk_and_waves(monkeypatch, capsys):
    monkeypatch.setattr(tables, "SIZES", (300,))
    monkeypatch.setattr(tables, "ENGINES", ("duckdb", "spark"))
    monkeypatch.setattr(tables, "_LARGEST", {"spark": 10})
    rows = run("tables", quick=True)
    assert [row["work"] for row in rows] == [
        "random, 300 moves: duckdb",
        "chain, 300 moves: duckdb",
    ]
    printed = capsys.readouterr().out
    for row in rows:
        assert row["work"] in printed
        assert row["seconds"].endswith(" s")
        assert "s of processor" in row["note"]
        assert row["note"].endswith(" waves")


def test_a_missing_engine_is_left_out(monkeypatch, tmp_path):
    monkeypatch.setattr(tables, "find_spec", lambda name: None)
    assert tables._row("a", "spark", tmp_path, 1) == ("a", "left out", "pyspark is missing")
