"""Nothing is lost: kills at any moment, full disks, lost connections, and folders of other runs."""

import json
import os
import random
import signal
import subprocess
import sys
import time
from itertools import chain
from pathlib import Path

import pyarrow.parquet as pq
import pytest
from helpers import ROOT
from tables_in_engines import answer_lists, moves_table, pa, true_lists

import gamegraphs as gg
from gamegraphs.solvers import tables
from gamegraphs.solvers.tables.run_folder import RunFolder, State, remove_run

PROGRAM = Path(__file__).with_name("killed_run.py")


def game(n, thin=29):
    """Return a random game with a chain behind it: some fat waves, then so many thin ones."""
    graph = gg.random_graph(n, 5)
    moves = [graph.moves(u) for u in range(n)]
    return moves + [[n + i + 1] for i in range(thin)] + [[]]


def write_moves(moves, path):
    source = [u for u, row in enumerate(moves) for _ in row]
    pq.write_table(pa.table({"source": source, "target": list(chain(*moves))}), path)


def start(engine, tmp_path, n):
    command = [sys.executable, PROGRAM, engine, tmp_path / "moves.parquet", tmp_path / "run", n]
    return subprocess.Popen(
        [str(word) for word in command], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
        env={**os.environ, "PYTHONPATH": str(ROOT)}, start_new_session=True,
    )  # fmt: skip


def kill_and_resume(engine, moves, tmp_path, kills, seed, longest):
    """Kill runs at random moments until so many were killed; return the steps they had kept."""
    write_moves(moves, tmp_path / "moves.parquet")
    rng, killed, steps = random.Random(seed), 0, []
    while killed < kills:
        child = start(engine, tmp_path, len(moves))
        with child:
            # Half of them after a wave was told, half at any time, the start included.
            if rng.random() < 0.5:
                child.stdout.readline()
            time.sleep(rng.random() * longest)
            if child.poll() is None:
                os.killpg(child.pid, signal.SIGKILL)
                killed += 1
        state = tmp_path / "run" / "run.json"
        steps.append(json.loads(state.read_text())["step"] if state.exists() else -1)
        if (tmp_path / "run" / "answer.json").exists():  # it came through: once more
            check(tmp_path, moves)
            for name in ("answer.json", "run.json"):
                (tmp_path / "run" / name).unlink()
    with start(engine, tmp_path, len(moves)) as child:
        assert child.wait(timeout=300) == 0
    check(tmp_path, moves)
    return steps


def check(tmp_path, moves):
    labels, distances = json.loads((tmp_path / "run" / "answer.json").read_text())
    found = labels, [-1 if d is None else d for d in distances]
    assert found == true_lists(gg.GameGraph.from_moves(moves))


@pytest.mark.parametrize("kills", [2, pytest.param(20, marks=pytest.mark.long)])
def test_a_killed_run_goes_on_to_the_right_answer(tmp_path, kills):
    steps = kill_and_resume("duckdb", game(2000), tmp_path, kills, seed=kills, longest=0.6)
    if kills > 10:
        assert max(steps) > 0  # some were killed in the middle


class StopError(Exception):
    pass


def stopped_after(wave, table, folder, n, **more):
    """Solve, and stop after the wave of this distance."""

    def tell(told):
        if told.distance >= wave:
            raise StopError

    with pytest.raises(StopError):
        tables.solve(table, n, folder=folder, in_memory=0, progress=tell, **more)


@pytest.mark.parametrize("wave", [0, 1, 5])
def test_a_run_goes_on_after_each_wave(duckdb, tmp_path, wave):
    moves = game(300)
    table = moves_table(duckdb, moves)
    stopped_after(wave, table, tmp_path, len(moves))
    # What a kill in the middle of a step may leave: tables of a step that is not committed.
    for place in (f"known/{wave + 2:09d}-win", f"open/{wave + 2:09d}", "aside"):
        (tmp_path / place).mkdir(parents=True, exist_ok=True)
        (tmp_path / place / "half.parquet").write_bytes(b"PAR1, half a file")
    with (tmp_path / "waves.jsonl").open("a") as file:
        file.write('{"distance": 99, ')
    told = []
    found = tables.solve(
        table, len(moves), folder=tmp_path, resume=True, in_memory=0, progress=told.append
    )
    assert told[0].distance > wave
    assert answer_lists(found) == true_lists(gg.GameGraph.from_moves(moves))
    assert [w.distance for w in found.waves[:2]] == [0, 1]
    again = tables.solve(table, len(moves), folder=tmp_path, resume=True, progress=told.append)
    assert answer_lists(again) == answer_lists(found)


def test_a_folder_of_another_run_is_refused(duckdb, tmp_path):
    moves = game(100)
    table = moves_table(duckdb, moves)
    stopped_after(1, table, tmp_path, len(moves))
    for other, more, message in (
        (moves_table(duckdb, [[1], *moves[1:]]), {}, "moves is"),
        (table, {"terminals": "misere"}, "terminals is normal there, misere here"),
        (table, {"verdicts": {3: gg.DRAW}}, "verdicts is"),
    ):
        with pytest.raises(gg.GameGraphError, match=f"holds a run on another question: {message}"):
            tables.solve(other, len(moves), folder=tmp_path, resume=True, progress=False, **more)
    found = tables.solve(table, len(moves), folder=tmp_path, progress=False)  # anew
    assert answer_lists(found) == true_lists(gg.GameGraph.from_moves(moves))
    (tmp_path / "run.json").write_text("{}")
    with pytest.raises(gg.GameGraphError, match="is not the state of a run"):
        tables.solve(table, len(moves), folder=tmp_path, resume=True, progress=False)


def test_two_runs_in_one_folder_are_refused(duckdb, tmp_path):
    first = RunFolder(tmp_path, duckdb)
    try:
        with pytest.raises(gg.GameGraphError, match="another run is at work in"):
            RunFolder(tmp_path, duckdb)
    finally:
        first.close()
    RunFolder(tmp_path, duckdb).close()


def test_a_lost_connection_names_the_last_good_wave(tmp_path):
    import ibis

    moves = game(300)
    connection = ibis.duckdb.connect(threads=1)
    table = moves_table(connection, moves)

    def tell(wave):
        if wave.distance == 3:
            connection.con.close()

    with pytest.raises(tables.StoppedError, match="the last good wave is 3, kept in") as caught:
        tables.solve(table, len(moves), folder=tmp_path, in_memory=0, progress=tell)
    assert (caught.value.wave, caught.value.folder) == (3, tmp_path)
    connection = ibis.duckdb.connect(threads=1)
    found = tables.solve(
        moves_table(connection, moves), len(moves), folder=tmp_path, resume=True, progress=False
    )
    assert answer_lists(found) == true_lists(gg.GameGraph.from_moves(moves))


FULL = """
import resource, signal, sys
import gamegraphs as gg, ibis
from gamegraphs.solvers import tables
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
connection = ibis.duckdb.connect(threads=1)
moves = connection.read_parquet(sys.argv[1])

def tell(wave):
    if wave.distance == 1:  # from here on no file can be larger than this
        resource.setrlimit(resource.RLIMIT_FSIZE, (700, 700))

try:
    tables.solve(moves, int(sys.argv[3]), folder=sys.argv[2], in_memory=0, progress=tell)
except tables.StoppedError as error:
    print(error.wave, error)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="the limit on files is tried on Linux")
def test_a_full_disk_names_the_last_good_wave(duckdb, tmp_path):
    moves = game(2000)
    write_moves(moves, tmp_path / "moves.parquet")
    done = subprocess.run(
        [sys.executable, "-c", FULL, tmp_path / "moves.parquet", tmp_path / "run", str(len(moves))],
        capture_output=True, text=True, check=False, env={**os.environ, "PYTHONPATH": str(ROOT)},
    )  # fmt: skip
    assert done.stdout.startswith("1 the engine failed, the last good wave is 1, kept in"), done
    found = tables.solve(
        duckdb.read_parquet(str(tmp_path / "moves.parquet")), len(moves),
        folder=tmp_path / "run", resume=True, progress=False,
    )  # fmt: skip
    assert answer_lists(found) == true_lists(gg.GameGraph.from_moves(moves))


def test_a_temporary_folder_goes_with_its_connection():
    import ibis

    connection = ibis.duckdb.connect()
    run = RunFolder(None, connection)
    run.commit(State({}, 0, {}, "", 0, 0, 0.0))
    assert run.path.exists()
    run.close()
    connection.disconnect()
    del connection
    path = run.path
    del run
    import gc

    gc.collect()
    assert not path.exists()


def test_a_folder_with_what_is_of_no_run_is_refused(duckdb, tmp_path):
    (tmp_path / "known").mkdir()
    (tmp_path / "known" / "thesis.txt").write_text("mine")
    with pytest.raises(gg.GameGraphError, match="known is of no run and would be overwritten"):
        RunFolder(tmp_path, duckdb)
    assert [path.name for path in tmp_path.rglob("*")] == ["known", "thesis.txt"]


@pytest.mark.parametrize(("place", "stays"), [("", ["deep"]), ("mine", ["deep", "mine"])])
def test_a_run_is_removed_with_the_folders_that_were_made_for_it(duckdb, tmp_path, place, stays):
    (tmp_path / "deep").mkdir()
    folder = tmp_path / "deep" / "new" / "run"
    RunFolder(folder, duckdb).close()
    run = RunFolder(folder, duckdb)  # another one in the same folder
    run.commit(State({}, 0, {}, "", 0, 0, 0.0))
    with pytest.raises(gg.GameGraphError, match="another run is at work in"):
        remove_run(folder)
    run.close()
    if place:
        (folder.parent.parent / place).mkdir()
    remove_run(folder)
    assert sorted(path.name for path in tmp_path.rglob("*")) == stays


@pytest.mark.parametrize("text", ["", "12345", "gamegraphs"])
@pytest.mark.parametrize("beside", [None, "run.json", "files"])
def test_a_lock_of_anyone_else_makes_no_folder_of_a_run(duckdb, tmp_path, text, beside):
    (tmp_path / "lock").write_text(text)
    if beside == "run.json":
        (tmp_path / "run.json").write_text('{"mine": true}')
    elif beside:
        (tmp_path / beside).mkdir()
    with pytest.raises(gg.GameGraphError, match="lock is of no run and would be overwritten"):
        RunFolder(tmp_path, duckdb)
    with pytest.raises(gg.GameGraphError, match="is of no run: it is kept"):
        remove_run(tmp_path)
    assert (tmp_path / "lock").read_text() == text
    assert len(list(tmp_path.iterdir())) == 1 + (beside is not None)


def test_a_run_of_an_older_release_whose_lock_is_empty_goes_on(duckdb, tmp_path):
    moves = game(300)
    table = moves_table(duckdb, moves)
    stopped_after(1, table, tmp_path / "run", len(moves))
    (tmp_path / "run" / "lock").write_text("")
    found = tables.solve(
        table, len(moves), folder=tmp_path / "run", resume=True, in_memory=0, progress=False
    )
    assert found.waves[0].distance == 0
    assert answer_lists(found) == true_lists(gg.GameGraph.from_moves(moves))
    remove_run(tmp_path / "run")
    assert list(tmp_path.iterdir()) == [tmp_path / "run"]  # it does not say who made the folder
    assert list((tmp_path / "run").iterdir()) == []


@pytest.mark.parametrize("links", [True, False])
def test_a_lock_is_there_whole_or_not_at_all(duckdb, tmp_path, monkeypatch, links):
    def no_links(source, target):
        raise OSError("no links on this disk")

    if not links:
        monkeypatch.setattr(os, "link", no_links)
    folder = tmp_path / "new" / "run"
    RunFolder(folder, duckdb).close()
    assert [path.name for path in folder.iterdir()] == ["lock"]
    assert (folder / "lock").read_text() == "gamegraphs 2"


def test_a_lock_that_another_run_makes_meanwhile_stays(duckdb, tmp_path, monkeypatch):
    def late(source, target):
        target.write_text("gamegraphs 7")
        raise FileExistsError

    monkeypatch.setattr(os, "link", late)
    RunFolder(tmp_path, duckdb).close()
    assert (tmp_path / "lock").read_text() == "gamegraphs 7"
    assert [path.name for path in tmp_path.iterdir()] == ["lock"]


@pytest.mark.parametrize("name", ["run[2]", "run*", "run?", "[r]un2", "position=3", "outcome=1"])
def test_a_folder_whose_name_looks_like_a_pattern(duckdb, tmp_path, name):
    """Beside another run, whose tables the pattern would match; and through Python, resumed."""
    others, moves = game(60), game(100)
    tables.solve(moves_table(duckdb, others), folder=tmp_path / "run2", progress=False)
    table = moves_table(duckdb, moves)
    (tmp_path / name).mkdir()
    stopped_after(3, table, tmp_path / name, len(moves))
    found = tables.solve(
        table, len(moves), folder=tmp_path / name, resume=True, in_memory=0, progress=False
    )
    assert answer_lists(found) == true_lists(gg.GameGraph.from_moves(moves))
    through_files = tables.solve_with_files(table, len(moves), folder=tmp_path / name)
    assert answer_lists(through_files) == true_lists(gg.GameGraph.from_moves(moves))


@pytest.mark.parametrize("folder", ["", b""])
def test_a_folder_without_a_name_is_refused(duckdb, tmp_path, monkeypatch, folder):
    monkeypatch.chdir(tmp_path)
    with pytest.raises(gg.GameGraphError, match="folder must be the name of a folder, not an emp"):
        tables.solve(moves_table(duckdb, [[1], []]), folder=folder, progress=False)
    assert os.listdir() == []
