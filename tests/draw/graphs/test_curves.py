"""The curves of the moves: clear of other positions, and apart from each other."""

import pytest
from drawn import CLEAR, boxes, clearance, each_graph, graph_of

from gamegraphs.draw import layout
from gamegraphs.draw.graphs.curves import (
    arc,
    cut_end,
    cut_start,
    half_bundle,
    loop,
    pieces,
    point_at,
    samples,
    through,
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


def test_an_arc_passes_its_middle_at_the_offset():
    assert arc(A, B, 0) == (A, B)
    assert half_bundle(1) == 0
    assert point_at(arc(A, B, 30), 0.5) == (100, 30)
    assert point_at(arc(A, B, -30), 0.5) == (100, -30)


def test_a_curve_goes_through_its_points():
    points = [A, (60.0, 40.0), (120.0, -10.0), B]
    curve = through(points)
    assert [piece[0] for piece in pieces(curve)] + [curve[-1]] == points


def test_loops_stand_on_four_sides_one_over_the_other():
    box = (-40.0, -23.0, 40.0, 23.0)
    for side, along, reach in (
        ("top", 1, -23),
        ("bottom", 1, 23),
        ("left", 0, -40),
        ("right", 0, 40),
    ):
        sign = 1 if reach > 0 else -1
        out = [max(sign * p[along] for p in samples(loop(A, box, k, side))) for k in (0, 1)]
        assert abs(reach) + 15 < out[0] < out[1] - 10
        assert all(sign * p[along] >= 0 for p in loop(A, box, 0, side))


def test_a_curve_is_cut_where_it_leaves_and_enters():
    def near(end):
        return lambda point: abs(point[0] - end[0]) <= 30

    (x, _), (end, _) = cut_end(cut_start((A, B), near(A)), near(B))
    assert (x, end) == (pytest.approx(30, abs=0.1), pytest.approx(170, abs=0.1))
    bent = (A, (50.0, 40.0), (150.0, 40.0), B)
    cut = cut_start(bent, near(A))
    assert cut[0][0] == pytest.approx(30, abs=0.1)
    assert cut[-1] == B
    assert pieces(cut) == [cut]


def test_a_piece_of_three_points_is_refused():
    with pytest.raises(ValueError, match="unpack"):
        point_at((A, B, A), 0.5)
