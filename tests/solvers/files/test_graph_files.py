"""Graphs in files: written and read in slices, and refused where these do not add up."""

import pytest
from graphs_in_files import compare

import gamegraphs as gg


def test_a_position_with_more_moves_than_fit_into_a_slice(tmp_path):
    moves = [[], [0], [0, 1] * 50, [2, 3]]
    compare(gg.GameGraph.from_moves(moves), tmp_path, 1)


@pytest.mark.parametrize(
    "part", [([2, 1], [1]), ([-1, 2], [1]), ([1], [-1]), ([1], [2**31])], ids=repr
)
def test_slices_that_do_not_add_up_are_refused(tmp_path, part):
    with pytest.raises(gg.GameGraphError, match="the slice from position 2 on"):
        gg.write_files(tmp_path, [([1, 0], [1]), part])
