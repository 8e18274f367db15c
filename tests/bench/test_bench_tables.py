"""The benchmark of tables, on games so small that only its bookkeeping is tried."""

import pytest
from tables_in_engines import pa  # noqa: F401  (skips where pyarrow is missing)

import gamegraphs as gg
from gamegraphs.bench import tables
from gamegraphs.bench.run import run
from gamegraphs.games.chess import solve_endgame


@pytest.mark.parametrize("kind", tables.KINDS)
def test_all_engines_count_the_same_outcomes(tmp_path, monkeypatch, kind):
    monkeypatch.setattr(tables, "BOARDS", {300: 3})
    n, m = tables.write(kind, 300, tmp_path)
    if kind == "random":
        true = gg.solve(gg.random_graph(n, 1)).counts()
    elif kind == "chain":
        true = gg.solve(gg.GameGraph.from_moves([[u + 1] for u in range(n - 1)] + [[]])).counts()
    else:  # the tables of this endgame and of the bare kings
        parts = [solve_endgame(name, 3).counts(side)
                 for name in ("KRK", "KK") for side in ("white", "black")]  # fmt: skip
        true = {outcome: sum(part[outcome] for part in parts) for outcome in (gg.WIN, gg.LOSE)}
        true[gg.DRAW] = n - sum(true.values())
        assert (n, m) == (sum(sum(part.values()) for part in parts), 840)
    for engine in ("gg.solve", "solve_files", "duckdb"):
        found = tables.run(engine, tmp_path, n)
        assert found["counts"] == list(true.values())
        assert (found["seconds"] > 0, "waves" in found) == (True, engine == "duckdb")


@pytest.mark.long
def test_a_row_has_time_memory_disk_and_waves(monkeypatch, capsys):
    monkeypatch.setattr(tables, "SIZES", (300,))
    monkeypatch.setattr(tables, "BOARDS", {300: 3})
    monkeypatch.setattr(tables, "ENGINES", ("duckdb", "spark"))
    monkeypatch.setattr(tables, "_LARGEST", {"spark": 10})
    rows = run("tables", quick=True)
    assert [row["work"] for row in rows] == [
        "random, 295 moves: duckdb",
        "KRK 3 x 3, 840 moves: duckdb",
        "chain, 300 moves: duckdb",
    ]
    printed = capsys.readouterr().out
    for row in rows:
        assert row["work"] in printed
        assert row["seconds"].endswith(" s")
        assert "s of processor" in row["note"]
    assert "1 waves, then 300 moves in memory" in rows[-1]["note"]


def test_one_game_on_one_engine(capsys):
    tables.main(["chain", "40", "gg.solve"])
    (line,) = capsys.readouterr().out.splitlines()
    assert line.startswith("chain, 40 moves: gg.solve  0.")


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["KRK", "5"], "KRK has boards for 1000000, 10000000, 100000000 moves, not 5"),
        (["chain", "5", "duck"], "no engine is called 'duck', only gg.solve, solve_files, duckdb"),
        (["chess", "5"], "invalid choice: 'chess'"),
    ],
)
def test_a_game_or_an_engine_that_is_none(capsys, words, message):
    with pytest.raises(SystemExit):
        tables.main(words)
    assert message in capsys.readouterr().err


def test_a_missing_engine_is_left_out(monkeypatch, tmp_path):
    monkeypatch.setattr(tables, "find_spec", lambda name: None)
    assert tables._row("a", "spark", tmp_path, 1) == ("a", "left out", "pyspark is missing")
