"""`gamegraphs solve` on Parquet files, as a user types it."""

import pyarrow.parquet as pq
import pytest
from tables_in_engines import pa, true_lists

import gamegraphs as gg
from gamegraphs.cli import main


@pytest.fixture
def moves(tmp_path, monkeypatch):
    """A random game in two files of a folder; the command runs beside it."""
    monkeypatch.chdir(tmp_path)
    graph = gg.random_graph(200, 3)
    rows = [(u, v) for u in range(graph.n) for v in graph.moves(u)]
    (tmp_path / "moves").mkdir()
    for i, part in enumerate((rows[:100], rows[100:])):
        source, target = zip(*part, strict=True)
        pq.write_table(pa.table({"source": source, "target": target}), f"moves/{i}.parquet")
    return graph


def outcomes(path):
    rows = pq.read_table(path).sort_by("position").to_pydict()
    assert rows["position"] == list(range(len(rows["position"])))
    return rows["outcome"], [-1 if d is None else d for d in rows["distance"]]


FILES = ["moves/0.parquet", "moves/1.parquet"]


@pytest.mark.parametrize(
    ("files", "output", "read"),
    [(FILES, "out.parquet", "out.parquet"), (["moves"], "out/", "out"), (["moves/*.parquet"], "o",
      "o")],
)  # fmt: skip
def test_files_a_folder_and_a_pattern(moves, tmp_path, capsys, files, output, read):
    words = ["solve", *files, "-o", output, "--positions", "200", "--in-memory", "0"]
    assert main([*words, "--engine", "duckdb", "--memory", "1GB"]) == 0
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("wave 0: ")
    assert said.err.endswith(f"DRAW: {output}\n")
    assert outcomes(read) == true_lists(moves)
    assert (tmp_path / read).is_dir() == output.endswith("/")
    kept = {path.name for path in tmp_path.iterdir()}
    assert kept == {"moves", read}  # nothing else stays


def test_verdicts_misere_play_and_an_output_that_is_there(moves):
    pq.write_table(pa.table({"position": [0, 9], "outcome": [2, 1]}), "verdicts.parquet")
    words = ["solve", "moves/", "-o", "out", "--positions", "200", "--terminals", "misere"]
    for verdicts in (None, {0: gg.DRAW, 9: gg.WIN}):
        more = [] if verdicts is None else ["--verdicts", "verdicts.parquet"]
        assert main(words + more) == 0
        assert outcomes("out") == true_lists(moves, "misere", verdicts)


def test_files_are_an_engine_too(moves, capsys):
    words = ["solve", "moves/", "-o", "out", "--positions", "200", "--engine", "files"]
    assert main([*words, "--memory", "1GB"]) == 0
    assert capsys.readouterr().err.endswith("DRAW: out\n")
    assert outcomes("out") == true_lists(moves)
    assert main([*words, "--resume"]) == 1
    assert "--resume and --in-memory are for" in capsys.readouterr().err


def test_a_run_that_was_stopped_is_resumed(moves, monkeypatch, capsys):
    from gamegraphs.solvers.tables import solve_command

    def stop(wave):
        if wave.distance == 3:
            raise KeyboardInterrupt

    words = ["solve", *FILES, "-o", "out.parquet", "--positions", "200", "--in-memory", "0"]
    with monkeypatch.context() as patch:
        patch.setattr(solve_command, "_print", stop)
        assert main(words) == 130
    assert main([*words, "--resume"]) == 0
    assert capsys.readouterr().err.startswith("wave 5: ")
    assert outcomes("out.parquet") == true_lists(moves)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (FILES, "say where the outcomes go: -o outcomes.parquet"),
        (["nothing.parquet", "-o", "out"], "nothing.parquet"),
        ([*FILES, "-o", "out", "--positions", "5"], "moves has the row"),
        ([*FILES, "-o", "out", "--json"], "--method and --json are for a graph in a text file"),
        ([*FILES, "-o", "out", "--engine", "duckdb", "--master", "x"], "--master is for"),
        ([*FILES, "-o", "out", "--memory", "much"], "DuckDB does not start"),
    ],
)
def test_bad_input_is_one_line_and_exit_code_1(moves, capsys, words, message):
    assert main(["solve", *words]) == 1
    said = capsys.readouterr()
    assert (said.out, len(said.err.splitlines())) == ("", 1)
    assert message in said.err


def test_a_folder_with_something_else_in_it_is_kept(moves, tmp_path, capsys):
    (tmp_path / "out").mkdir()
    (tmp_path / "out" / "thesis.txt").write_text("mine")
    assert main(["solve", *FILES, "-o", "out/", "--positions", "200"]) == 1
    assert "holds thesis.txt, which is no answer: it is kept" in capsys.readouterr().err
    assert (tmp_path / "out" / "thesis.txt").read_text() == "mine"
