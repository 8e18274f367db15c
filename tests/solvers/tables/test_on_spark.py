"""The same expressions on Spark: two workers on this machine. All of it takes minutes."""

import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest
import test_explore_tables
from helpers import ROOT, random_case
from tables_in_engines import (
    all_small_graphs,
    answer_lists,
    doubled,
    integers,
    moves_table,
    strewn_verdicts,
    true_lists,
)
from test_explore_tables import endgame, policeman_and_thief, rows_of
from test_run_folder import game, kill_and_resume, write_moves

import gamegraphs as gg
from gamegraphs.solvers import tables
from gamegraphs.solvers.tables.engines import as_pattern
from gamegraphs.solvers.tables.input_tables import _facts

pytestmark = [pytest.mark.long, pytest.mark.filterwarnings("ignore")]

THIN = 5  # waves of one position: each takes seconds, as much as a fat one


def test_all_graphs_up_to_three_positions(spark):
    moves = doubled(all_small_graphs(), 1)
    verdicts = strewn_verdicts(len(moves), 2)
    table = moves_table(spark, moves)
    for terminals in ("normal", "misere"):
        found = tables.solve(table, len(moves), verdicts, terminals, in_memory=0, progress=False)
        expected = true_lists(gg.GameGraph.from_moves(moves), terminals, verdicts)
        assert answer_lists(found) == expected
    tables.verify(table, found)


@pytest.mark.parametrize("seed", range(4))
def test_random_cases(spark, seed):
    case = random_case(seed, 60)
    expected = true_lists(case.graph(), case.terminals, case.verdicts)
    for in_memory in (0, len(case.moves)):
        found = tables.solve(
            moves_table(spark, case.moves), len(case.moves), case.verdicts, case.terminals,
            in_memory=in_memory, progress=False,
        )  # fmt: skip
        assert answer_lists(found) == expected, case


def test_wrong_rows_are_named_and_wrong_answers_have_a_witness(spark):
    with pytest.raises(gg.GameGraphError, match=r"\(source=1, target=-2\)"):
        tables.solve(integers(spark, {"source": [0, 1], "target": [1, -2]}), progress=False)
    table = moves_table(spark, [[1], []])
    found = tables.solve(table, progress=False)
    found.labels = found.labels.mutate(distance=found.labels.distance + 1)
    with pytest.raises(gg.VerificationError, match="position 1: LOSE in 1"):
        tables.verify(table, found)


def test_exploring_and_attractors(spark):
    def piles(positions):  # inside, so that it is sent as it is: workers have no test modules
        import numpy as np

        source = np.repeat(positions, 2)
        target = np.stack([positions - 1, positions - 2], 1).ravel()
        return source[target >= 0], target[target >= 0]

    moves = tables.explore([6, 3], piles, spark)
    assert rows_of(moves) == sorted((u, u - k) for u in range(1, 7) for k in (1, 2) if k <= u)
    owners = integers(spark, {"position": range(7), "owner": [u % 2 for u in range(7)]})
    rows = tables.attractor(moves, owners, 0, [0]).ranks.order_by("position").to_pyarrow()
    graph = gg.GameGraph.from_moves([[u - k for k in (1, 2) if k <= u] for u in range(7)])
    true = gg.attractor(gg.Arena(graph, [u % 2 for u in range(7)]), 0, [0])
    assert [-1 if r is None else r for r in rows.column("rank").to_pylist()] == true.rank.tolist()


@pytest.mark.parametrize("game", [policeman_and_thief, endgame])
def test_games_are_explored_as_on_one_machine(spark, game):
    from pyspark import cloudpickle

    # Workers have gamegraphs, but no test modules: rules from there are sent as they are.
    cloudpickle.register_pickle_by_value(test_explore_tables)
    try:
        game(spark)
    finally:
        cloudpickle.unregister_pickle_by_value(test_explore_tables)


def executors():
    """Return the processes of executors that this process has started."""
    listed = subprocess.run(
        ["ps", "-eo", "pid,ppid,args", "ww"], capture_output=True, text=True, check=True
    )
    rows = [line.split(None, 2) for line in listed.stdout.splitlines()[1:]]
    parent = {int(pid): int(above) for pid, above, _ in rows}

    def is_ours(pid):
        while pid in parent:
            if pid == os.getpid():
                return True
            pid = parent[pid]
        return False

    return [int(pid) for pid, _, words in rows
            if "CoarseGrainedExecutorBackend" in words and is_ours(int(pid))]  # fmt: skip


def test_an_executor_killed_in_the_middle_changes_nothing(spark):
    moves = game(2000, THIN)
    killed = []

    def tell(wave):
        if wave.distance == 1:  # in the middle of the next wave

            def kill():
                time.sleep(0.2)
                killed.append(executors()[0])
                os.kill(killed[0], signal.SIGKILL)

            threading.Thread(target=kill).start()

    found = tables.solve(
        moves_table(spark, moves), len(moves), in_memory=0, progress=tell
    )  # fmt: skip
    assert killed
    assert answer_lists(found) == true_lists(gg.GameGraph.from_moves(moves))


STOPPED = """
import os, resource, signal, sys
from killed_run import connect
from gamegraphs.solvers import tables

fault, moves, folder, n = sys.argv[1:]
connection = connect("pyspark")
java = connection._session._jvm.java.lang.ProcessHandle.current().pid()

def tell(wave):
    if wave.distance == 1 and fault == "full disk":  # from here on no file can be larger than this
        resource.prlimit(java, resource.RLIMIT_FSIZE, (700, 700))
    elif wave.distance == 1:
        os.kill(java, signal.SIGKILL)

try:
    tables.solve(connection.read_parquet(moves), int(n), folder=folder, in_memory=0, progress=tell)
except tables.StoppedError as error:
    print(error.wave, error)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="the limit on files is tried on Linux")
@pytest.mark.parametrize("fault", ["full disk", "lost connection"])
def test_a_fault_names_the_last_good_wave(spark, tmp_path, fault):
    """In a process of its own, with a Spark of its own."""
    moves = game(2000, THIN)
    write_moves(moves, tmp_path / "moves.parquet")
    words = [fault, tmp_path / "moves.parquet", tmp_path / "run", str(len(moves))]
    done = subprocess.run(
        [sys.executable, "-c", STOPPED, *words], capture_output=True, text=True, check=False,
        env={**os.environ, "PYTHONPATH": f"{ROOT}:{Path(__file__).parent}"},
    )  # fmt: skip
    assert done.stdout.startswith("1 the engine failed, the last good wave is 1, kept in"), done
    table = spark.read_parquet(str(tmp_path / "moves.parquet"))
    found = tables.solve(
        table, len(moves), folder=tmp_path / "run", resume=True, in_memory=0, progress=False
    )
    assert answer_lists(found) == true_lists(gg.GameGraph.from_moves(moves))


# So many take a quarter of an hour and more: GAMEGRAPHS_KILLS=20.
@pytest.mark.parametrize("kills", [int(os.environ.get("GAMEGRAPHS_KILLS", "2"))])
def test_a_killed_run_goes_on_to_the_right_answer(spark, tmp_path, kills):
    kill_and_resume("pyspark", game(2000, THIN), tmp_path, kills, seed=kills, longest=15)


def test_places_whose_names_look_like_patterns(spark, tmp_path):
    for name, target in (("game[2]", 1), ("game{a,b}", 2), ("a\\b*", 3), ("game2", 9)):
        (tmp_path / name).mkdir()
        write_moves([[target], *[[]] * target], tmp_path / name / "moves.parquet")
    for name, target in (("game[2]", 1), ("game{a,b}", 2), ("a\\b*", 3)):
        place = tmp_path / name
        table = spark.read_parquet(f"{as_pattern(place, spark)}/*.parquet")
        found = tables.solve(table, target + 1, folder=place / "run", in_memory=0, progress=False)
        ends = [0] * (target + 1)
        assert answer_lists(found) == ([1, *ends[1:]], [1, *ends[1:]])


def test_what_a_question_is_known_by_is_the_same_as_on_duckdb(spark, duckdb):
    columns = {"source": [0, 1, 2**40, 2**62], "target": [2**63 - 1, 5, 5, 0]}
    found = [_facts(integers(c, columns), ("source", "target"), "moves") for c in (spark, duckdb)]
    assert found[0] == found[1]
