"""`gamegraphs solve` on Parquet files, as a user types it."""

import os

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


def everything(folder):
    """Return {path: bytes} of all files below a folder, None for folders."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes() if path.is_file() else None
        for path in folder.rglob("*")
    }


@pytest.mark.parametrize("engine", ["duckdb", "files"])
@pytest.mark.parametrize("folder", [".", "mine", "new", "new/deep"])
def test_only_what_the_run_has_made_is_removed(moves, tmp_path, engine, folder):
    (tmp_path / "mine").mkdir()
    for path in ("notes.txt", "mine/thesis.txt", "mine/known.txt"):
        (tmp_path / path).write_text("mine")
    before = everything(tmp_path)
    words = ["solve", *FILES, "-o", "out.parquet", "--positions", "200", "--engine", engine]
    assert main([*words, "--folder", folder]) == 0
    after = everything(tmp_path)
    assert after.pop("out.parquet")
    assert after == before


@pytest.mark.parametrize("name", ["known", "open", "given", "files", "scratch", "run.json", "lock"])
def test_what_a_run_would_overwrite_in_its_folder_is_kept(moves, tmp_path, capsys, name):
    mine = tmp_path / name / "thesis.txt" if "." not in name else tmp_path / name
    mine.parent.mkdir(exist_ok=True)
    mine.write_text("mine")
    before = everything(tmp_path)
    assert main(["solve", *FILES, "-o", "out.parquet", "--folder", "."]) == 1
    assert f"{name} is of no run and would be overwritten" in capsys.readouterr().err
    assert everything(tmp_path) == before


def test_what_lies_beside_an_empty_lock_is_kept(moves, tmp_path, capsys):
    (tmp_path / "mine" / "files").mkdir(parents=True)
    (tmp_path / "mine" / "open").mkdir()
    for name in ("lock", "run.json", "files/thesis.txt", "open/x.txt"):
        (tmp_path / "mine" / name).touch()
    before = everything(tmp_path)
    for engine in ("duckdb", "files"):
        words = ["solve", *FILES, "-o", "out.parquet", "--folder", "mine", "--engine", engine]
        assert main(words) == 1
        assert "lock is of no run and would be overwritten" in capsys.readouterr().err
        assert everything(tmp_path) == before


@pytest.mark.parametrize("folder", [[], ["--folder", "new/deep"]], ids=str)
def test_a_resumed_run_removes_the_folder_that_the_stopped_one_made(
    moves, tmp_path, monkeypatch, capsys, folder
):
    from gamegraphs.solvers.tables import solve_command

    def stop(wave):
        raise KeyboardInterrupt

    before = everything(tmp_path)
    words = ["solve", *FILES, "-o", "out.parquet", "--in-memory", "0", *folder]
    with monkeypatch.context() as patch:
        patch.setattr(solve_command, "_print", stop)
        assert main(words) == 130
    assert len(everything(tmp_path)) > len(before)
    assert main([*words, "--resume"]) == 0
    assert "begins anew" not in capsys.readouterr().err
    after = everything(tmp_path)
    assert after.pop("out.parquet")
    assert after == before


def test_another_run_in_the_folder_loses_nothing(moves, tmp_path, duckdb, capsys):
    from gamegraphs.solvers.tables.run_folder import RunFolder

    run = RunFolder(tmp_path / "run", duckdb)
    (tmp_path / "run" / "known").mkdir()
    before = everything(tmp_path)
    assert main(["solve", *FILES, "-o", "out.parquet", "--folder", "run"]) == 1
    assert "another run is at work in" in capsys.readouterr().err
    assert everything(tmp_path) == before
    run.close()


OVERWRITING = [
    (["m.parquet"], "m.parquet"),
    (["m.parquet"], "moves/../m.parquet"),
    (["m.parquet"], "link.parquet"),
    (["link.parquet"], "m.parquet"),
    (["m.parquet"], "hard.parquet"),
    (["file://{}/m.parquet"], "m.parquet"),
    (["moves/0.parquet"], "moves/"),
    (["moves/0.parquet"], "link"),
    (["moves/*.parquet"], "moves/1.parquet"),
    (["**/0.parquet"], "moves"),
    (["moves/"], "moves/out.parquet"),
    (["moves"], "moves"),
    (["m.parquet"], "."),
    (["m.parquet", "--verdicts", "v.parquet"], "v.parquet"),
    (["m.parquet", "--verdicts", "moves/v.parquet"], "moves/"),
    (["m.parquet", "--positions", "p.parquet"], "p.parquet"),
]


@pytest.mark.parametrize(("files", "output"), OVERWRITING, ids=str)
def test_an_answer_overwrites_no_input(moves, tmp_path, capsys, files, output):
    table = pa.table({"source": [0, 1, 1, 2], "target": [1, 0, 3, 1]})
    pq.write_table(table, "m.parquet")
    # Verdicts that are an earlier answer: only their being an input keeps them.
    labels = pa.table({"position": [3], "outcome": [2], "distance": [0]})
    for name in ("v.parquet", "moves/v.parquet", "p.parquet"):
        pq.write_table(labels, name)
    os.symlink("m.parquet", "link.parquet")
    os.link("m.parquet", "hard.parquet")
    os.symlink("moves", "link")
    before = everything(tmp_path)
    assert main(["solve", *(file.format(tmp_path) for file in files), "-o", output]) == 1
    said = capsys.readouterr().err
    assert "would overwrite the input" in said or "must be the name of" in said
    assert everything(tmp_path) == before


@pytest.mark.parametrize("words", [
    ["run/known/0.parquet", "-o", "out.parquet"],
    ["moves/0.parquet", "-o", "run"],
    ["moves/0.parquet", "-o", "run/known"],
])  # fmt: skip
def test_a_run_overwrites_neither_input_nor_answer(moves, tmp_path, capsys, words):
    (tmp_path / "run" / "known").mkdir(parents=True)
    (tmp_path / "run" / "lock").write_text("gamegraphs 0")  # a run was there
    before = everything(tmp_path)
    assert main(["solve", *words, "--folder", "run"]) == 1
    said = capsys.readouterr().err
    assert "would overwrite" in said or "in each other's way" in said
    assert everything(tmp_path) == before


@pytest.mark.parametrize("output", ["out", "out/", "other.parquet", "notes"])
def test_what_is_no_answer_is_not_replaced(moves, tmp_path, capsys, output):
    (tmp_path / "out").mkdir()
    other = pa.table({"position": [0], "outcome": [1], "remark": ["mine"]})
    for name in ("out/part-0.parquet", "other.parquet"):
        pq.write_table(other, name)
    (tmp_path / "notes").write_text("mine")
    before = everything(tmp_path)
    assert main(["solve", *FILES, "-o", output]) == 1
    assert "is no answer: it is kept" in capsys.readouterr().err
    assert everything(tmp_path) == before


def test_an_answer_and_what_is_empty_are_replaced(moves, tmp_path):
    (tmp_path / "empty").mkdir()
    (tmp_path / "file.parquet").touch()
    words = ["solve", *FILES, "--positions", "200", "-o"]
    for _ in range(2):
        for output in ("empty", "file.parquet"):
            assert main([*words, output]) == 0
            assert outcomes(output) == true_lists(moves)
    assert {path.name for path in tmp_path.iterdir()} == {"moves", "empty", "file.parquet"}


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["g.txt", "-o", "out.txt"], "g.txt is no Parquet file: -o, --engine, --folder and the"),
        (["g.txt", "-o", "out.parquet"], "g.txt is no Parquet file"),
        (["-", "-o", "out.parquet"], "- is no Parquet file"),
        ([*FILES, "g.txt", "-o", "out.parquet"], "g.txt is no Parquet file"),
        ([*FILES, "--verdicts", "g.txt", "-o", "out.parquet"], "g.txt is no Parquet file"),
        ([*FILES, "--positions", "g.txt", "-o", "out.parquet"], "g.txt is no Parquet file"),
        ([*FILES, "-o", "x.csv"], "is Parquet, and x.csv ends in .csv: -o x.parquet"),
        ([*FILES, "-o", "X.JSON"], "is Parquet, and X.JSON ends in .JSON"),
        ([*FILES, "-o", "x.txt/"], "is Parquet, and x.txt ends in .txt"),
        (["nothing.parquet", "-o", "deep/out.parquet"], "No files found"),
        (["nothing.parquet", "-o", "o", "--folder", "deep/run"], "No files found"),
        (["nothing.parquet", "-o", "o", "--folder", "."], "No files found"),
        ([*FILES, "-o", "out.parquet", "--memory", "much"], "DuckDB does not start"),
        ([*FILES, "-o", "out.parquet", "--positions", "5"], "moves has the row"),
        ([*FILES, "-o", "o", "--positions", "5", "--engine", "files"], "moves has the row"),
    ],
)  # fmt: skip
def test_a_failing_run_leaves_nothing(moves, tmp_path, capsys, words, message):
    (tmp_path / "g.txt").write_text("2\n1 1\n0\n")
    before = everything(tmp_path)
    assert main(["solve", *words]) == 1
    assert message in capsys.readouterr().err
    assert everything(tmp_path) == before


def test_a_run_that_fails_on_its_answer_is_kept_and_no_half_of_it(
    moves, tmp_path, monkeypatch, capsys
):
    from gamegraphs.solvers.tables import output_files

    rename = output_files.Path.replace

    def fail(path, target):
        if target.name == "out.parquet":
            raise OSError("the disk is full")
        return rename(path, target)

    words = ["solve", *FILES, "-o", "out.parquet", "--positions", "200"]
    with monkeypatch.context() as patch:
        patch.setattr(output_files.Path, "replace", fail)
        assert main(words) == 1
    assert "the disk is full" in capsys.readouterr().err
    assert {path.name for path in tmp_path.iterdir()} == {"moves", "out.parquet.run"}
    assert main([*words, "--resume"]) == 0
    assert "wave" not in capsys.readouterr().err  # all of them were kept
    assert outcomes("out.parquet") == true_lists(moves)


def test_files_that_fail_on_their_answer_keep_it_and_say_where(
    moves, tmp_path, monkeypatch, capsys
):
    from gamegraphs.solvers.tables import solve_command

    def fail(*given):
        raise OSError("the disk is full")

    words = ["solve", *FILES, "-o", "out.parquet", "--positions", "200", "--engine", "files"]
    with monkeypatch.context() as patch:
        patch.setattr(solve_command, "write_answer", fail)
        assert main(words) == 1
    said = capsys.readouterr().err
    place = "out.parquet.run/known/000000000-files"
    assert f"cannot be written (the disk is full): it lies in {place}" in said
    assert outcomes(place) == true_lists(moves)
    assert main([*words, "--memory", "much"]) == 1  # it does not come so far as to begin anew
    assert outcomes(place) == true_lists(moves)
    assert main(words) == 0
    assert {path.name for path in tmp_path.iterdir()} == {"moves", "out.parquet"}


@pytest.mark.parametrize("engine", ["duckdb", "files"])
@pytest.mark.parametrize("output", ["missing/deep/out.parquet", "missing/out/"])
def test_the_folder_of_an_answer_is_made(moves, tmp_path, engine, output):
    words = ["solve", *FILES, "-o", output, "--positions", "200", "--engine", engine]
    assert main([*words, "--folder", "run"]) == 0
    assert outcomes(output) == true_lists(moves)


@pytest.mark.parametrize("engine", ["duckdb", "files"])
@pytest.mark.parametrize(
    ("output", "message"),
    [("g.txt/out.parquet", "g.txt is no folder"), ("shut/new/o", "nothing can be made in")],
)
def test_an_answer_that_cannot_be_written_is_told_before_solving(
    moves, tmp_path, monkeypatch, capsys, engine, output, message
):
    (tmp_path / "g.txt").touch()
    (tmp_path / "shut").mkdir()
    monkeypatch.setattr(os, "access", lambda path, mode: path.name != "shut")  # root may write
    before = everything(tmp_path)
    words = ["solve", *FILES, "-o", output, "--folder", "run", "--engine", engine]
    assert main(words) == 1
    said = capsys.readouterr().err
    assert message in said
    assert "wave" not in said
    assert everything(tmp_path) == before


def test_resuming_where_nothing_is_kept_is_told(moves, capsys):
    words = ["solve", *FILES, "-o", "out.parquet", "--positions", "200"]
    assert main([*words, "--resume"]) == 0
    said = capsys.readouterr().err
    assert said.startswith("nothing is kept in out.parquet.run: the run begins anew\nwave 0: ")
    assert outcomes("out.parquet") == true_lists(moves)


SIGNS = ["game[2]", "game*", "game?", "[g]ame", "game{2,3}", "source=7"]  # of patterns, all


@pytest.mark.parametrize("engine", ["duckdb", "files"])
@pytest.mark.parametrize("name", SIGNS[:5])
@pytest.mark.parametrize(
    "kind", ["{}.parquet", "{}/part.parquet", "{}", "{}/", "file://{}.parquet"]
)
def test_a_file_whose_name_looks_like_a_pattern(moves, tmp_path, engine, name, kind):
    """Beside what the pattern would match, which is not read."""
    for folder in ("w", "w/game2", f"w/{name}"):
        (tmp_path / folder).mkdir()
    for where, source in (("game2", [0, 1]), (name, [0])):
        table = pa.table({"source": source, "target": [5] * len(source)})
        pq.write_table(table, f"w/{where}.parquet")
        pq.write_table(table, f"w/{where}/part.parquet")
    file = kind.format(f"{tmp_path}/w/{name}" if kind.startswith("file") else f"w/{name}")
    assert main(["solve", file, "-o", "w/game2.out", "--engine", engine]) == 0
    assert pq.read_table("w/game2.out")["position"].to_pylist() in ([0, 5], [5, 0])
    verdicts = pa.table({"position": [0], "outcome": [2]})
    pq.write_table(verdicts, f"v{name}.parquet")
    pq.write_table(pa.table({"position": [0, 5, 9]}), f"p{name}.parquet")
    beside = ["--verdicts", f"v{name}.parquet", "--positions", f"p{name}.parquet"]
    assert main(["solve", file, *beside, "-o", "w/game2.out", "--engine", engine]) == 0
    rows = pq.read_table("w/game2.out").sort_by("position").to_pydict()
    assert (rows["position"], rows["outcome"]) == ([0, 5, 9], [2, 0, 0])


def test_an_answer_may_have_the_name_that_the_input_would_match_as_a_pattern(moves, capsys):
    pq.write_table(pa.table({"source": [0], "target": [1]}), "game[2].parquet")
    assert main(["solve", "game[2].parquet", "-o", "game2.parquet"]) == 0
    assert pq.read_table("game2.parquet").num_rows == 2
    assert main(["solve", "game[2-3].parquet", "-o", "game2.parquet"]) == 1  # no such file
    assert "would overwrite the input" in capsys.readouterr().err


@pytest.mark.parametrize("engine", ["duckdb", "files"])
@pytest.mark.parametrize("name", SIGNS)
@pytest.mark.parametrize("of", ["--folder", "-o", "working directory"])
def test_places_whose_names_look_like_patterns(moves, tmp_path, monkeypatch, engine, name, of):
    for place in (name, "game2"):
        (tmp_path / place).mkdir()
    output, more, files = "out", [], [str(tmp_path / file) for file in FILES]
    if of == "--folder":
        more = ["--folder", f"{name}/run"]
    elif of == "-o":
        output = f"{name}/out"
    else:
        monkeypatch.chdir(tmp_path / name)
    words = ["solve", *files, "--positions", "200", "--engine", engine, "-o", output, *more]
    assert main(words) == 0
    assert outcomes(output) == true_lists(moves)


@pytest.mark.parametrize("text", ["", "-3", "1e3", "2.0", "nan", "1_000", " 7", "+7"])
def test_positions_that_are_neither_a_number_nor_a_file(moves, capsys, text):
    before = set(os.listdir())
    assert main(["solve", *FILES, "-o", "out", f"--positions={text}"]) == 1
    assert "--positions must be a number from 0 on, or a file, not " in capsys.readouterr().err
    assert set(os.listdir()) == before


def test_a_file_of_positions_may_be_named_like_a_number(moves):
    pq.write_table(pa.table({"position": range(200)}), "1e3")
    assert main(["solve", *FILES, "-o", "out", "--positions", "1e3"]) == 0
    assert outcomes("out") == true_lists(moves)


@pytest.mark.parametrize("words", [["--folder", ""], ["--verdicts", ""], [""]], ids=str)
def test_an_empty_name_is_refused(moves, capsys, words):
    assert main(["solve", *FILES, *words, "-o", "out"]) == 1
    assert "empty" in capsys.readouterr().err
