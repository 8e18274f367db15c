"""Places in columns: moves run to the right, a long game is folded."""

import pytest
from drawn import graph_of

from gamegraphs.draw import layout
from gamegraphs.draw.graphs.sugiyama import ROW_GAP, sugiyama_layout


def test_a_chain_runs_to_the_right_and_a_lone_move_is_straight():
    plan = layout(graph_of("chain"))
    xs = [x for x, _ in plan.centres]
    assert xs == sorted(xs)
    assert len({y for _, y in plan.centres}) == 1
    assert all(len(curve) == 2 for curve in plan.curves)


def test_a_long_chain_is_folded():
    assert layout(graph_of("long chain")).width < 1100


def test_the_terminal_of_an_acyclic_game_is_last():
    plan = layout(graph_of("pile"))
    assert max(plan.centres) == plan.centres[0]


SIZE = (23.0, 23.0, 23.0)


def test_a_move_over_several_columns_gets_a_bend_in_each_of_them():
    centres, bends = sugiyama_layout(4, [(0, 1), (1, 2), (2, 3), (0, 3)], [SIZE] * 4)
    ((pair, points),) = bends.items()
    assert set(pair) == {0, 3}
    assert [x for x, _ in points] == [centres[1][0], centres[2][0]]
    for (_, y), (_, middle) in zip(points, centres[1:3], strict=True):
        assert abs(y - middle) > 23


def test_the_columns_are_ordered_so_that_moves_need_not_cross():
    """Two rows that only the order by number would let cross."""
    centres, _ = sugiyama_layout(4, [(0, 3), (1, 2)], [SIZE] * 4)
    assert (centres[0][1] < centres[1][1]) == (centres[3][1] < centres[2][1])


def test_a_higher_position_keeps_the_others_further_away():
    flat, _ = sugiyama_layout(3, [(0, 1), (0, 2)], [SIZE] * 3)
    high, _ = sugiyama_layout(3, [(0, 1), (0, 2)], [SIZE, (23.0, 60.0, 60.0), SIZE])
    assert abs(flat[1][1] - flat[2][1]) >= 46 + ROW_GAP - 0.001
    assert abs(high[1][1] - high[2][1]) >= 83 + ROW_GAP - 0.001


def test_a_circle_has_a_beginning_and_a_single_position_a_place():
    centres, bends = sugiyama_layout(3, [(0, 1), (1, 2), (2, 0)], [SIZE] * 3)
    assert len({x for x, _ in centres}) == 3
    assert set(bends) == {(0, 2)}
    assert sugiyama_layout(1, [], [SIZE]) == ([(23.0, 23.0)], {})


def test_a_position_without_a_size_is_refused():
    with pytest.raises(IndexError):
        sugiyama_layout(3, [(0, 1), (1, 2)], [SIZE] * 2)
