"""Badges: below their position where there is room, else where they hide the least."""

import pytest
from drawn import boxes, each_graph, graph_of

from gamegraphs.draw import layout
from gamegraphs.draw.graphs.badge_placement import place_badges
from gamegraphs.draw.primitives import HALF_BADGE

WIDE, HIGH = 400.0, 300.0  # much room on all sides of the middle
MIDDLE = (200.0, 150.0)


def place(*others, curves=(), width=WIDE, height=HIGH, at=MIDDLE):
    centres = [at, *others]
    return place_badges(width, height, centres, [23.0] * len(centres), curves)[0]


def test_a_badge_stands_below_its_position():
    dx, dy = place()
    assert dx == 0
    assert dy > 0


def test_it_moves_aside_from_a_move_that_leaves_downwards():
    x, y = MIDDLE
    for side in (1, -1):
        dx, dy = place(curves=[(MIDDLE, (x + side * 120, y + 120))])
        assert dx * side < 0
        assert dy > 0


def test_it_stands_above_when_it_would_hide_many_moves_below():
    x, y = MIDDLE
    down = (MIDDLE, (x, y + 120))
    assert place(curves=[down])[1] > 0
    assert place(curves=[down] * 3)[1] < 0


def test_it_stands_above_a_position_that_has_another_one_below():
    x, y = MIDDLE
    assert place((x, y + 50))[1] < 0


def test_it_stays_inside_the_picture():
    x, _ = MIDDLE
    assert place(at=(x, HIGH - 24))[1] < 0
    assert place(at=(20.0, 100.0))[0] > 0
    assert place(at=(WIDE - 20, 100.0))[0] < 0


def test_two_badges_are_not_on_top_of_each_other():
    x, y = MIDDLE
    first, second = place_badges(WIDE, HIGH, [(x, y), (x + 50, y)], [23.0, 23.0], [])
    assert first != second


@each_graph
def test_no_badge_covers_a_position_where_there_is_room(name):
    """Every position has a badge, and its middle is outside of every position."""
    plan = layout(graph_of(name))
    assert len(plan.badges) == len(plan.centres)
    for (x, y), (dx, dy) in zip(plan.centres, plan.badges, strict=True):
        for left, top, right, bottom in boxes(plan):
            assert not (left < x + dx < right and top < y + dy < bottom)
        assert HALF_BADGE <= y + dy <= plan.height - HALF_BADGE


def test_each_position_needs_its_half_width():
    with pytest.raises(ValueError, match="shorter"):
        place_badges(WIDE, HIGH, [MIDDLE, (10.0, 10.0)], [23.0], [])
    assert place_badges(WIDE, HIGH, [], [], []) == []
