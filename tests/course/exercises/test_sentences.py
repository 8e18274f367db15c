"""Words and numbers in sentences: short for what is long, and no plies for a draw."""

import pytest

from gamegraphs.course.exercises.sentences import (
    distance_told,
    in_letters,
    labels_told,
    letters,
    plies_told,
    positions_told,
)


def test_labels_are_told_in_letters_too_while_they_are_few():
    assert letters([1, 0, 2]) == "W L D"
    assert letters([]) == ""
    assert labels_told([0, 1, 2]) == "[0, 1, 2], that is L W D"
    assert in_letters([0] * 12) == ", that is " + "L " * 11 + "L"
    assert in_letters([0] * 13) == ""
    assert labels_told([0] * 13).endswith("...] (13 items)")


@pytest.mark.parametrize("label", [-1, 3])
def test_what_is_no_label_has_no_letter(label):
    with pytest.raises(ValueError, match="is not a valid Outcome"):
        letters([0, label])


def test_one_ply_is_no_plies_and_a_draw_has_none():
    assert [plies_told(n) for n in (0, 1, 2)] == ["0 plies", "1 ply", "2 plies"]
    assert [distance_told(d) for d in (-2, 0, 1)] == ["-2", "0 plies", "1 ply"]
    assert distance_told(-1) == "no distance (-1)"


def test_of_the_positions_six_different_ones_are_told():
    assert positions_told([3, 3, 1, 3]) == "3, 1"
    assert positions_told([5, 4, 3, 2, 1, 0, 0, 5]) == "5, 4, 3, 2, 1, 0"
    assert positions_told(range(7)) == "0, 1, 2, 3, 4, 5, ..."
