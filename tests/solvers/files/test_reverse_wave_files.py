"""The reverse wave from files: over chains, and with counters of every width."""

import pytest
from graphs_in_files import compare

import gamegraphs as gg
from gamegraphs.bench.core import chain


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
