"""The numbers that stand for what is known: none of them means two things."""

from gamegraphs.outcome import LOSE, WIN
from gamegraphs.solvers.outcomes.encoding import (
    CODE_DRAW,
    CODE_OPEN,
    LEAST_YIELD,
    TOP_BYTE,
    TOP_UINT32,
)
from gamegraphs.solvers.outcomes.retrograde_compiled import _MOST_PASSES


def test_codes_of_all_distances_are_bytes_and_differ_from_draw_and_open():
    known = {2 * distance + label for distance in range(127) for label in (LOSE, WIN)}
    assert known == set(range(254))
    assert {CODE_DRAW, CODE_OPEN} == {254, 255}
    assert _MOST_PASSES <= 126


def test_tops_are_all_ones_so_that_a_label_times_top_is_a_state():
    assert (TOP_BYTE, TOP_UINT32) == (0xFF, 0xFFFFFFFF)
    assert LOSE * TOP_BYTE == 0
    assert WIN * TOP_UINT32 == TOP_UINT32


def test_passes_that_pay_end_before_codes_run_out():
    """Each pass but the last leaves at most 1 - LEAST_YIELD open: from 2^31 positions down to 1."""
    left, passes = 2**31, 0
    while left >= 1:
        left -= LEAST_YIELD * left
        passes += 1
    assert passes < 100
