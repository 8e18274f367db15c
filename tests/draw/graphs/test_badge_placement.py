"""Badges: below their position where there is room, else where they hide nothing."""

import pytest
from drawn import boxes, each_graph, graph_of

from gamegraphs.draw import layout
from gamegraphs.draw.graphs.badge_placement import place_badges
from gamegraphs.draw.graphs.faults import line
from gamegraphs.draw.primitives import HALF_BADGE

ROOM = (0.0, 0.0, 400.0, 300.0)  # much room on all sides of the middle
X, Y = MIDDLE = (200.0, 150.0)


def place(*others, arrows=(), room=ROOM, at=MIDDLE):
    centres = [at, *others]
    places, hiding = place_badges(centres, [23.0] * len(centres), arrows, room)
    return *places[0], hiding


def leaving(x, y):
    return line([MIDDLE, (X + x, Y + y)], (0, 1))


def test_a_badge_stands_below_its_position():
    dx, dy, hiding = place()
    assert dx == hiding == 0
    assert dy > 0


def test_it_moves_aside_from_a_move_that_leaves_downwards():
    for side in (1, -1):
        dx, dy, hiding = place(arrows=[leaving(side * 120, 120)])
        assert dx * side < 0
        assert dy > 0
        assert hiding == 0


def test_it_stands_above_where_moves_leave_in_all_directions_below():
    below = [leaving(x, 120) for x in range(-120, 121, 20)]
    _, dy, hiding = place(arrows=below)
    assert dy < 0
    assert hiding == 0


def test_it_stands_beside_a_position_with_moves_above_and_below():
    upright = [leaving(x, y) for x in range(-50, 51, 25) for y in (120, -120)]
    dx, _, hiding = place(arrows=upright)
    assert abs(dx) > 46
    assert hiding == 0


def test_what_cannot_be_helped_is_counted():
    around = [leaving(x, y) for x in range(-99, 100, 9) for y in range(-99, 100, 9)]
    assert place(arrows=around)[2] == 1


def test_it_stands_above_a_position_that_has_another_one_below():
    assert place((X, Y + 50))[1] < 0


def test_it_stays_inside_the_room_unless_it_would_hide_a_move_there():
    assert place(at=(X, 300.0 - 24))[1] < 0
    assert place(at=(20.0, 100.0))[0] > 0
    assert place(at=(400.0 - 20, 100.0))[0] < 0
    low = (X - 30, Y - 30, X + 30, Y + 30)
    assert place(arrows=[leaving(0, 120)], room=low)[0] != 0


def test_two_badges_are_not_on_top_of_each_other():
    (first, second), hiding = place_badges([MIDDLE, (X + 50, Y)], [23.0, 23.0], [], ROOM)
    assert first != second
    assert hiding == 0


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
        place_badges([MIDDLE, (10.0, 10.0)], [23.0], [], ROOM)
    assert place_badges([], [], [], ROOM) == ([], 0)
