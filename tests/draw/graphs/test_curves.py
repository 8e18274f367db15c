"""The curves of the moves: clear of other positions, and apart from each other."""

import pytest
from drawn import CLEAR, boxes, each_graph, graph_of

from gamegraphs.draw import layout
from gamegraphs.draw.graphs.curves import (
    clearance,
    cut_end,
    cut_start,
    half_bundle,
    pieces,
    point_at,
    route,
    samples,
)


@pytest.mark.parametrize("name", CLEAR)
def test_moves_stay_clear_of_other_positions(name):
    plan = layout(graph_of(name))
    for (u, v), curve in zip(plan.moves, plan.curves, strict=True):
        others = [box for w, box in enumerate(boxes(plan)) if w not in (u, v)]
        assert clearance(curve, others) >= 4, f"the move {u} -> {v}"


@each_graph
def test_moves_between_the_same_positions_are_drawn_apart(name):
    plan = layout(graph_of(name))
    middles = {}
    for pair, curve in zip(plan.moves, plan.curves, strict=True):
        points = samples(curve)
        middles.setdefault(frozenset(pair), []).append(points[len(points) // 2])
    for points in middles.values():
        for i, (x, y) in enumerate(points):
            for a, b in points[:i]:
                assert ((x - a) ** 2 + (y - b) ** 2) ** 0.5 >= 8


A, B = (0.0, 0.0), (200.0, 0.0)
BOXES = [(-20.0, -20.0, 20.0, 20.0), (180.0, -20.0, 220.0, 20.0)]


def test_a_lone_move_is_straight_and_two_that_go_both_ways_are_not():
    assert route([(0, 1)], [A, B], BOXES, {}) == [(A, B)]
    there, back = route([(0, 1), (1, 0)], [A, B], BOXES, {})
    assert (there[0], there[-1]) == (back[-1], back[0]) == (A, B)
    assert len(there) == len(back) == 4
    assert half_bundle(1) == 0
    assert half_bundle(2) == abs(point_at(there, 0.5)[1]) == abs(point_at(back, 0.5)[1])


def test_a_move_goes_round_what_is_in_its_way():
    between = (90.0, -15.0, 110.0, 15.0)
    assert clearance((A, B), [between]) < 0
    (curve,) = route([(0, 1)], [A, B, (100.0, 0.0)], [*BOXES, between], {})
    assert clearance(curve, [between]) >= 5


def test_a_move_goes_through_its_bends():
    between, via = (90.0, -15.0, 110.0, 15.0), (100.0, 60.0)
    (curve,) = route([(1, 0)], [A, B, (100.0, 0.0)], [*BOXES, between], {(0, 1): [via]})
    assert via in curve
    assert (curve[0], curve[-1]) == (B, A)


def test_loops_are_above_their_position_one_over_the_other():
    first, second = route([(0, 0), (0, 0)], [A], BOXES[:1], {})
    tops = [min(y for _, y in samples(curve)) for curve in (first, second)]
    assert tops[1] < tops[0] < -20


def test_a_curve_is_cut_where_it_leaves_and_enters():
    def near(end):
        return lambda point: abs(point[0] - end[0]) <= 30

    (x, _), (end, _) = cut_end(cut_start((A, B), near(A)), near(B))
    assert (x, end) == (pytest.approx(30, abs=0.1), pytest.approx(170, abs=0.1))
    arc = (A, (50.0, 40.0), (150.0, 40.0), B)
    cut = cut_start(arc, near(A))
    assert cut[0][0] == pytest.approx(30, abs=0.1)
    assert cut[-1] == B
    assert pieces(cut) == [cut]


def test_a_piece_of_three_points_is_refused():
    with pytest.raises(ValueError, match="unpack"):
        point_at((A, B, A), 0.5)
