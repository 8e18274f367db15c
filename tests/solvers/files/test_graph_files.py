"""Graphs in files: written and read in slices, and refused where these do not add up."""

import os
import subprocess
import sys

import numpy as np
import pytest
from graphs_in_files import compare, write
from helpers import ROOT, random_case

import gamegraphs as gg
from gamegraphs.solvers.files.graph_files import NUMBERS, OFFSETS, TARGETS, Disk, Moves, mapped


def test_a_position_with_more_moves_than_fit_into_a_slice(tmp_path):
    moves = [[], [0], [0, 1] * 50, [2, 3]]
    compare(gg.GameGraph.from_moves(moves), tmp_path, 1)


@pytest.mark.parametrize(
    "part", [([2, 1], [1]), ([-1, 2], [1]), ([1], [-1]), ([1], [2**31])], ids=repr
)
def test_slices_that_do_not_add_up_are_refused(tmp_path, part):
    with pytest.raises(gg.GameGraphError, match="the slice from position 2 on"):
        gg.write_files(tmp_path, [([1, 0], [1]), part])


def opened(folder):
    return Moves(folder, Disk())


@pytest.mark.parametrize("size", [1, 2, 3, 100])
def test_slices_read_what_was_written(tmp_path, size):
    for seed in range(60):
        graph = random_case(seed).graph()
        write(graph, tmp_path, 2)
        moves = opened(tmp_path)
        assert (moves.n, moves.m) == (graph.n, graph.m)
        rows = {}
        for begin, positions, ends, targets in moves.slices(size):
            assert len(rows) == begin
            assert 1 <= len(positions) <= size
            assert len(targets) <= 4 * size or len(positions) == 1
            for u, low, high in zip(positions, [0, *ends], ends, strict=False):
                rows[int(u)] = targets[int(low) : int(high)].tolist()
        assert [rows[u] for u in range(graph.n)] == [graph.moves(u) for u in range(graph.n)]
        offsets = [o for begin, part in moves.offsets(size) for o in part[1:].tolist()]
        assert [0, *offsets] == graph.offsets.tolist()


def test_what_is_read_and_written_is_counted(tmp_path):
    disk = Disk()
    with (tmp_path / "file").open("wb") as file:
        disk.append(file, np.arange(5, dtype=np.int32))
        disk.append(file, np.array([], np.int32))
    assert disk.read(tmp_path / "file", "<i4", 2, 2).tolist() == [2, 3]
    assert disk.read(tmp_path / "file", "<i4", 4, 9).tolist() == [4]
    assert (disk.bytes_written, disk.bytes_read) == (20, 12)


def test_a_file_of_no_entries_is_an_empty_array(tmp_path):
    assert mapped(tmp_path / "nothing", np.uint8, 0, "w+").tolist() == []
    assert (tmp_path / "nothing").stat().st_size == 0
    mapped(tmp_path / "some", np.uint32, 3, "w+")[:] = 7
    assert mapped(tmp_path / "some", np.uint32, 3, "r").tolist() == [7, 7, 7]


def test_numbers_in_a_third_file_stand_for_the_positions(tmp_path):
    write(gg.GameGraph.from_moves([[1], []]), tmp_path)
    np.array([8, 5], "<u4").tofile(tmp_path / NUMBERS)
    (slice_,) = opened(tmp_path).slices(10)
    assert slice_[1].tolist() == [8, 5]


@pytest.mark.parametrize(
    ("offsets", "targets", "message"),
    [
        (b"", b"", "do not hold whole numbers"),
        (b"12345", b"", "do not hold whole numbers"),
        (bytes(8), b"12345", "do not hold whole numbers"),
        (bytes(16), bytes(4), "ends with 0, but there are 1 moves"),
    ],
)
def test_files_whose_sizes_are_no_graph_are_refused(tmp_path, offsets, targets, message):
    (tmp_path / OFFSETS).write_bytes(offsets)
    (tmp_path / TARGETS).write_bytes(targets)
    with pytest.raises(gg.GameGraphError, match=message):
        opened(tmp_path)


def test_what_cannot_be_written(tmp_path):
    with pytest.raises(gg.GameGraphError, match="slices must be pairs"):
        gg.write_files(tmp_path, 7)
    with pytest.raises(gg.GameGraphError, match="folder must be a path, not the int 7"):
        gg.write_files(7, [])
    assert gg.write_files(tmp_path / "deep" / "folder", []) == (0, 0)


@pytest.mark.parametrize(
    ("part", "message"),
    [
        (5, r"must be a pair \(counts, targets\), not the int 5"),
        ((1, 2, 3), r"must be a pair \(counts, targets\), not the tuple \(1, 2, 3\)"),
        (None, "must be a pair"),
        (([1, 1.9], [0, 0]), r": counts\[1\] must be an integer, not 1.9"),
        ((["1"], [0]), r": counts\[0\] must be an integer, not '1'"),
        ((["a"], [0]), r": counts\[0\] must be an integer, not 'a'"),
        (([1], ["0"]), r": targets\[0\] must be an integer, not '0'"),
        (([1], [0.0]), r": targets\[0\] must be an integer, not 0.0"),
        ((1, [0]), r": counts must be integers, not the int 1"),
        (([1], [[0]]), r": targets\[0\] must be an integer, not \[0\]"),
        (([1], np.array([0.5])), r": targets must be a one-dimensional integer array, not float64"),
        (([2], np.array([[0, 1]])), r": targets must be a one-dimensional .* shape \(1, 2\)"),
        (([1], [10**30]), r": targets\[0\] is 10+, too large for a position"),
        (([1, 2], [0, 0, 2**31]), r": targets\[2\] must lie in 0..2147483647, and is 2147483648"),
        (([1], np.array([2**64 - 1], np.uint64)), r": targets\[0\] .* and is 18446744073709551615"),
        (([1, -1], [0]), r": counts\[1\] must lie in 0..1, the number of targets, and is -1"),
        (([2**62] * 4, []), r": counts\[0\] must lie in 0..0, the number of targets, and is 4"),
        (([1, 1], [0]), "counts 2 moves, but 1 targets follow"),
    ],
    ids=str,
)  # fmt: skip
def test_a_slice_that_is_no_pair_of_whole_numbers_is_refused_at_its_place(tmp_path, part, message):
    with pytest.raises(gg.GameGraphError, match=f"the slice from position 2 on ?{message}"):
        gg.write_files(tmp_path, [([1, 0], [1]), part])
    assert list(tmp_path.iterdir()) == []


def test_a_failed_write_leaves_the_graph_that_was_there(tmp_path):
    graph = gg.GameGraph.from_moves([[1, 2], [2], []])
    write(graph, tmp_path)
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}

    def slices(error):
        yield [1, 1], [1, 0]
        raise error

    for error in (RuntimeError, KeyboardInterrupt):
        with pytest.raises(error):
            gg.write_files(tmp_path, slices(error))
        assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before
    assert gg.solve_files(tmp_path).labels.tolist() == gg.solve(graph).labels.tolist()


KILLED = """
import os, sys
import gamegraphs as gg

def slices():
    yield [1, 1], [1, 0]
    os._exit(9)  # nothing is tidied up, as by a kill

gg.write_files(sys.argv[1], slices())
"""


def test_what_killed_writes_leave_goes_with_the_next_one(tmp_path):
    graph = gg.GameGraph.from_moves([[1, 2], [2], []])
    write(graph, tmp_path)
    names = sorted(path.name for path in tmp_path.iterdir())
    for _ in range(2):
        killed = subprocess.run(
            [sys.executable, "-c", KILLED, tmp_path], check=False,
            env={**os.environ, "PYTHONPATH": str(ROOT)},
        )  # fmt: skip
        assert killed.returncode == 9
        assert len(list(tmp_path.iterdir())) == len(names) + 1
        assert opened(tmp_path).n == 3
    write(graph, tmp_path)
    assert sorted(path.name for path in tmp_path.iterdir()) == names


def test_what_the_error_advises_works(tmp_path):
    moves = [[1, 2], (), range(2)]
    with pytest.raises(gg.GameGraphError) as caught:
        gg.write_files(tmp_path, 7)
    advice = str(caught.value).partition("from_moves(moves): ")[2]
    assert gg.write_files(tmp_path, eval(advice, {"moves": moves})) == (3, 4)
    found = opened(tmp_path)
    assert [ends.tolist() for _, _, ends, _ in found.slices(9)] == [[2, 2, 4]]


@pytest.mark.parametrize("kind", [list, tuple, iter, np.array, lambda row: np.array(row, np.uint8)])
def test_whole_numbers_of_any_kind_are_written(tmp_path, kind):
    assert gg.write_files(tmp_path, [(kind([1, 2]), kind([0, 1, 1]))]) == (2, 3)
    ((_, _, ends, targets),) = opened(tmp_path).slices(9)
    assert (ends.tolist(), targets.tolist()) == ([1, 3], [0, 1, 1])
