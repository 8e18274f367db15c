"""Solving from files: the answers of `solve`, in little memory, and clear words on bad files."""

import os
import random
import subprocess
import sys
from itertools import pairwise

import numpy as np
import pytest
from graphs_in_files import RESULTS, compare, write
from helpers import ROOT, random_case, run_child

import gamegraphs as gg
from gamegraphs.bench.shapes import chain
from gamegraphs.generate import random_slices
from gamegraphs.oracle import by_rounds
from gamegraphs.solvers.files import solve_files as external
from gamegraphs.solvers.files.graph_files import OFFSETS, TARGETS
from gamegraphs.solvers.files.solve_files import solve_files


def test_a_sample_of_all_small_graphs(tmp_path):
    """Against the definition itself, as `tests/solvers/outcomes/test_retrograde.py` does it."""
    graphs = list(gg.small_graphs(3))
    for graph in random.Random(1).sample(graphs, 60):
        write(graph, tmp_path, 2)
        found = solve_files(tmp_path, size=2)
        assert (found.labels.tolist(), found.distances.tolist()) == by_rounds(graph)


@pytest.mark.long
@pytest.mark.parametrize("terminals", ["normal", "misere"])
def test_all_small_graphs(tmp_path, terminals):
    for graph in gg.small_graphs(3):
        compare(graph, tmp_path, 2, terminals=terminals)


@pytest.mark.parametrize("seed", range(60))
def test_random_cases_with_verdicts_and_misere_play(tmp_path, seed):
    case = random_case(seed, 30)
    compare(case.graph(), tmp_path, 1 + seed % 5, terminals=case.terminals, verdicts=case.verdicts)


def test_a_large_random_graph(tmp_path):
    gg.write_files(tmp_path, random_slices(200_000, 5, size=30_000))
    found = solve_files(tmp_path, size=20_000)
    true = gg.solve(gg.random_graph(200_000, 5))
    assert np.array_equal(found.labels, true.labels)
    assert np.array_equal(found.distances, true.distances)
    assert (tmp_path / "labels.uint8").stat().st_size == 200_000
    without = solve_files(tmp_path, distances=False)
    assert without.distances is None
    assert np.array_equal(without.labels, true.labels)
    assert not (tmp_path / "distances.int32").exists()  # they would be those of another run


def test_a_pass_reads_what_is_open_and_the_wave_what_is_left(tmp_path):
    """The bytes of the docstring: 12 for a position, 4 for a move, and again for what stays."""
    n, m = gg.write_files(tmp_path, random_slices(5000, 1))
    found = solve_files(tmp_path, distances=False)
    assert [p.distance for p in found.passes] == list(range(1, len(found.passes) + 1))
    assert (found.passes[0].positions, found.passes[0].moves) == (n, m)
    for before, after in pairwise(found.passes):
        assert after.positions <= before.positions - before.decided
        assert after.moves < before.moves
    read = sum(12 * p.positions + 4 * p.moves for p in found.passes)
    assert read + 4 * n <= found.bytes_read <= read + 8 * n + 2000


LIMITED = """
import resource, tempfile
import gamegraphs as gg
from gamegraphs.generate import random_slices
from gamegraphs.bench.shapes import chain

n, size = COUNT, 1 << 16

def chain_slices(n):
    for begin in range(0, n, size):
        end = min(begin + size, n)
        last = end == n
        yield [1] * (end - begin - last) + [0] * last, range(begin + 1, end + 1 - last)

def allocated():
    with open("/proc/self/status") as status:
        return next(int(line.split()[1]) << 10 for line in status if line.startswith("VmData"))

for make in (lambda n: random_slices(n, 1, size=size), chain_slices):
    with tempfile.TemporaryDirectory() as small, tempfile.TemporaryDirectory() as folder:
        gg.write_files(small, make(300))
        gg.solve_files(small)  # compiles
        gg.write_files(folder, make(n))
        no_limit = resource.getrlimit(resource.RLIMIT_DATA)
        resource.setrlimit(resource.RLIMIT_DATA, (allocated() + n + 110 * size, no_limit[1]))
        found = gg.solve_files(folder, size=size)
        print(sum(found.counts().values()), len(found.passes), found.looked_up > n // 2)
        try:
            gg.random_graph(n, 1)
            print("room for the graph")
        except MemoryError:
            print("no room for the graph itself")
        resource.setrlimit(resource.RLIMIT_DATA, no_limit)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="the limit on private memory is Linux's")
@pytest.mark.parametrize("n", [2_000_000, pytest.param(10_000_000, marks=pytest.mark.long)])
def test_one_byte_a_position_and_the_slices_are_enough(n):
    """A limit on the memory that is no file: n bytes, and 110 for each position of a slice."""
    lines = run_child(LIMITED.replace("COUNT", str(n))).splitlines()
    assert lines[1::2] == ["no room for the graph itself"] * 2
    positions, passes, by_wave = lines[0].split()
    assert (positions, by_wave) == (str(n), "False")
    assert int(passes) > 10
    assert lines[2] == f"{n} 1 True"


@pytest.mark.parametrize("stage", ["pass 2", "reversing edges", "wave"])
def test_an_interrupted_run_leaves_the_answer_of_the_run_before(tmp_path, monkeypatch, stage):
    gg.write_files(tmp_path, random_slices(1000, 1))
    solve_files(tmp_path, terminals="misere")
    answer = (tmp_path / "labels.uint8").read_bytes()

    def interrupted(what):
        def stop(done, total):
            if what == stage:
                raise KeyboardInterrupt

        return stop

    monkeypatch.setattr(external, "progress_bar", interrupted)
    with pytest.raises(KeyboardInterrupt):
        solve_files(tmp_path, size=100)
    assert set(os.listdir(tmp_path)) == RESULTS
    assert (tmp_path / "labels.uint8").read_bytes() == answer


def test_an_interrupted_first_run_leaves_the_graph_alone(tmp_path, monkeypatch):
    gg.write_files(tmp_path, random_slices(1000, 1))

    def stop(done, total):
        raise KeyboardInterrupt

    monkeypatch.setattr(external, "progress_bar", lambda what: stop)
    with pytest.raises(KeyboardInterrupt):
        solve_files(tmp_path)
    assert set(os.listdir(tmp_path)) == {OFFSETS, TARGETS}


@pytest.mark.parametrize(
    ("offsets", "targets", "message"),
    [
        ([0, 1, 3], [1, 2, 0], r"position 1 has a move to 2, but there are only 2 positions"),
        ([0, 1, 3], [1, 0, -1], r"position 1 has a move to -1, but"),
        ([0, 2, 1], [1], r"offsets.int64 falls after position 1"),
        ([0, 1, 2], [1], r"offsets.int64 ends with 2, but there are 1 moves"),
        ([1, 1, 1], [1], r"offsets.int64 begins with 1, not with 0"),
        ([], [], r"do not hold whole numbers"),
    ],
)
def test_files_that_are_no_graph_are_refused(tmp_path, offsets, targets, message):
    np.array(offsets, "<i8").tofile(tmp_path / OFFSETS)
    np.array(targets, "<i4").tofile(tmp_path / TARGETS)
    with pytest.raises(gg.GameGraphError, match=message):
        solve_files(tmp_path)


def test_a_cut_file_a_missing_one_and_a_bad_verdict(tmp_path):
    with pytest.raises(FileNotFoundError, match=r"offsets\.int64"):
        solve_files(tmp_path)
    gg.write_files(tmp_path, [([1, 0], [1])])
    for verdicts, message in (
        ({2: 1}, r"verdicts\[2\] is for no"),
        ({0: 7}, r"verdicts\[0\] must"),
    ):
        with pytest.raises(gg.GameGraphError, match=message):
            solve_files(tmp_path, verdicts=verdicts)
    with pytest.raises(gg.GameGraphError, match="size must be at least 1, not 0"):
        solve_files(tmp_path, size=0)
    (tmp_path / OFFSETS).write_bytes(b"12345")
    with pytest.raises(gg.GameGraphError, match="whole numbers"):
        solve_files(tmp_path)


def test_without_numba_it_is_slower_and_the_same():
    code = """
    import tempfile, gamegraphs as gg
    from gamegraphs.generate import random_slices
    from gamegraphs.solvers.jit.primitives import COMPILED
    assert not COMPILED
    for slices in (random_slices(300, 2, size=50), [([1] * 99 + [0], range(1, 100))]):
        with tempfile.TemporaryDirectory() as folder:
            gg.write_files(folder, slices)
            print(gg.solve_files(folder, size=40).distances.sum())
    """
    sums = [int(gg.solve(g).distances.sum()) for g in (gg.random_graph(300, 2), chain(100))]
    assert run_child(code, blocked=["numba", "llvmlite"]).split() == list(map(str, sums))


def test_without_numpy_the_error_says_what_to_install():
    code = """
    import gamegraphs as gg
    try:
        gg.solve_files(".")
    except gg.GameGraphError as error:
        print(error)
    """
    assert 'pip install "gamegraphs[fast]"' in run_child(code, blocked=["numpy"])


def test_without_progress_no_bar_is_made(tmp_path, monkeypatch):
    gg.write_files(tmp_path, random_slices(300, 1))
    made = []

    def bar(what):
        made.append(what)
        return lambda done, total: None

    monkeypatch.setattr(external, "progress_bar", bar)
    solve_files(tmp_path, progress=False)
    assert made == []
    solve_files(tmp_path)
    assert made[0] == "pass 1"


KILLED = """
import os
import gamegraphs as gg
from gamegraphs.solvers.files import solve_files as external

def bar(what):
    return lambda done, total: os._exit(9)  # as a kill: nothing is tidied up

external.progress_bar = bar
gg.solve_files("FOLDER")
"""


def test_what_a_killed_run_leaves_is_removed_by_the_next(tmp_path):
    graph = gg.random_graph(1000, 1)
    write(graph, tmp_path, 100)
    code = KILLED.replace("FOLDER", str(tmp_path))
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (9, "")
    assert len(os.listdir(tmp_path)) == 3  # the graph, and what the killed run was writing
    assert np.array_equal(solve_files(tmp_path).labels, gg.solve(graph).labels)
    assert set(os.listdir(tmp_path)) == RESULTS


@pytest.mark.parametrize(
    ("more", "message"),
    [
        ({"verdicts": {"a": gg.WIN}}, "a key of verdicts must be an integer, not 'a'"),
        ({"verdicts": {0.5: gg.WIN}}, r"a key of verdicts must be an integer, not 0\.5"),
        ({"verdicts": {None: gg.WIN}}, "a key of verdicts must be an integer, not None"),
        ({"verdicts": {-1: gg.WIN}}, r"verdicts\[-1\] is for no position: there are only 2"),
        ({"verdicts": [1]}, r"verdicts must be a dict of outcomes by position, not the list \[1\]"),
        ({"verdicts": 3}, r"verdicts must be a dict of outcomes by position, not the int 3"),
        ({"size": "x"}, "size must be an integer, not 'x'"),
        ({"size": 1.5}, r"size must be an integer, not 1\.5"),
        ({"size": None}, "size must be an integer, not None"),
    ],
)
def test_wrong_kinds_of_arguments(tmp_path, more, message):
    gg.write_files(tmp_path, [([1, 0], [1])])
    with pytest.raises(gg.GameGraphError, match=message):
        solve_files(tmp_path, **more)
    assert set(os.listdir(tmp_path)) == {OFFSETS, TARGETS}


def test_numbers_of_numpy_are_numbers(tmp_path):
    gg.write_files(tmp_path, [([1, 0], [1])])
    found = solve_files(tmp_path, verdicts={np.int64(1): gg.WIN}, size=np.int64(1))
    assert found.labels.tolist() == [0, 1]
