"""The reverse wave from files: over chains, and with counters of every width."""

import numpy as np
import pytest
from graphs_in_files import compare

import gamegraphs as gg
from gamegraphs.bench.shapes import chain
from gamegraphs.solvers.files.graph_files import NUMBERS, Disk, Moves
from gamegraphs.solvers.files.reverse_wave_files import DISTANCES, wave_on_files
from gamegraphs.solvers.outcomes.encoding import CODE_OPEN


@pytest.mark.parametrize("size", [7, 1000])
@pytest.mark.parametrize("seed", [None, 1])
def test_chains_go_through_the_wave(tmp_path, size, seed):
    found = compare(chain(400, seed), tmp_path, size)
    assert len(found.passes) == 1
    assert found.looked_up == 399  # all but the end, which the first pass has made use of


def test_wide_counters(tmp_path):
    """A position with 300 moves that stay open for long: its counter needs more than a byte."""
    line = [[]] + [[u] for u in range(600)]
    moves = [*line, list(range(1, 600, 2)), list(range(0, 600, 2))]
    found = compare(gg.GameGraph.from_moves(moves), tmp_path, 50)
    assert found.labels[-2:].tolist() == [0, 1]
    assert found.distances[-2:].tolist() == [600, 1]


@pytest.mark.parametrize("size", [1, 4, 1000])
@pytest.mark.parametrize("with_distances", [True, False])
def test_the_wave_alone_begins_at_what_the_last_pass_decided(tmp_path, size, with_distances):
    """1 -> 0 was decided by pass 1, 2 and 3 are left: 2 moves to 1, 3 to 2, 4 to 4 and 3."""
    work, rest = tmp_path / "work", tmp_path / "rest"
    work.mkdir()
    gg.write_files(rest, [([1, 1, 2], [1, 2, 4, 3])])
    np.array([2, 3, 4], "<u4").tofile(rest / NUMBERS)
    np.array([0, 1, -1, -1, -1], "<i4").tofile(work / DISTANCES)
    code = np.array([0, 3, CODE_OPEN, CODE_OPEN, CODE_OPEN], np.uint8)
    shown = []

    def bar(what):
        return lambda done, total: shown.append((what, done, total))

    labels, looked_up = wave_on_files(Moves(rest, Disk()), code, 2, work, size, with_distances, bar)
    assert labels.tolist() == [0, 1, 0, 1, 2]
    assert looked_up == 3
    assert shown[-1] == ("wave", 4, 4)
    assert {what for what, _, _ in shown} == {"reversing edges", "wave"}
    assert all(done <= total for _, done, total in shown)
    if with_distances:
        assert np.fromfile(work / DISTANCES, "<i4").tolist() == [0, 1, 2, 3, -1]
    assert not list(work.glob("bucket-*"))


@pytest.mark.parametrize("outcome", gg.Outcome)
def test_verdicts_hold_in_the_wave(tmp_path, outcome):
    found = compare(chain(400), tmp_path, 7, verdicts={200: outcome})
    assert len(found.passes) == 1
    assert found.labels[200] == outcome
