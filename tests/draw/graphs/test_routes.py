"""The way of each move: straight if it can be, else the one with the fewest faults."""

from drawn import clearance

from gamegraphs.draw.graphs.curves import half_bundle, point_at, samples
from gamegraphs.draw.graphs.faults import crossings, line_of, two_headed
from gamegraphs.draw.graphs.routes import CROSSING, HIDDEN, route

A, B, C, D = (0.0, 0.0), (200.0, 0.0), (100.0, 0.0), (100.0, 160.0)


def routed(edges, centres, bends=None):
    boxes = [(x - 23, y - 23, x + 23, y + 23) for x, y in centres]
    return route(edges, centres, [23.0] * len(centres), boxes, bends or {})


def lines(edges, centres, curves):
    halves = [23.0] * len(centres)
    return [line_of(c, ends, centres, halves) for c, ends in zip(curves, edges, strict=True)]


def test_a_lone_move_is_straight_and_two_that_go_both_ways_are_not():
    assert routed([(0, 1)], [A, B])[0] == [(A, B)]
    (there, back), faults, _ = routed([(0, 1), (1, 0)], [A, B])
    assert (there[0], there[-1]) == (back[-1], back[0]) == (A, B)
    assert len(there) == len(back) == 4
    assert half_bundle(2) == abs(point_at(there, 0.5)[1]) == abs(point_at(back, 0.5)[1])
    assert faults == 0


def test_a_move_goes_round_what_is_in_its_way():
    (curve,), faults, _ = routed([(0, 1)], [A, B, C])
    assert clearance((A, B), [(77, -23, 123, 23)]) < 0
    assert clearance(curve, [(77, -23, 123, 23)]) >= 4
    assert faults == 0


def test_a_move_goes_through_its_bends():
    via = (100.0, 60.0)
    (curve,), _, _ = routed([(1, 0)], [A, B, C], {(0, 1): [via]})
    assert via in curve
    assert (curve[0], curve[-1]) == (B, A)


def test_loops_are_above_their_position_one_over_the_other():
    (first, second), faults, _ = routed([(0, 0), (0, 0)], [A])
    tops = [min(y for _, y in samples(curve)) for curve in (first, second)]
    assert tops[1] < tops[0] < -23
    assert faults == 0


def test_a_loop_moves_to_a_side_where_no_move_ends():
    above = (0.0, -110.0)
    edges = [(0, 0), (1, 0)]
    curves, faults, _ = routed(edges, [A, above])
    loop, down = lines(edges, [A, above], curves)
    assert crossings(loop, down) == two_headed(loop, down) == faults == 0


def test_a_move_bends_so_as_not_to_cross_another():
    """0 -> 1 straight would cross 2 -> 3, which goes round it if it bends."""
    short = (100.0, 24.0)
    edges, centres = [(0, 1), (2, 3)], [A, (240.0, 0.0), (120.0, -70.0), (120.0, 70.0)]
    curves, faults, _ = routed(edges, centres)
    across, down = lines(edges, centres, curves)
    assert crossings(across, down) * CROSSING == faults
    edges, centres = [(0, 1), (2, 3)], [A, B, (60.0, -80.0), (150.0, -80.0)]
    bent = {(2, 3): [short]}
    assert routed(edges, centres, bent)[1] == 0


def test_what_cannot_be_avoided_is_counted():
    """Five positions with moves between all of them are not planar."""
    centres = [(0, 0), (150, -90), (300, 0), (240, 150), (60, 150)]
    edges = [(u, v) for u in range(5) for v in range(u)]
    curves, faults, cost = routed(edges, [(float(x), float(y)) for x, y in centres])
    found = lines(edges, centres, curves)
    count = sum(crossings(a, b) for i, a in enumerate(found) for b in found[:i])
    assert count >= 1
    assert faults == CROSSING * count
    assert cost >= faults
    assert HIDDEN > CROSSING


def test_each_move_keeps_its_direction_and_place_in_the_list():
    edges = [(1, 0), (0, 1), (1, 0), (1, 3), (3, 3)]
    centres = [A, B, C, D]
    curves, _, _ = routed(edges, centres)
    for (u, v), curve in zip(edges[:4], curves[:4], strict=True):
        assert (curve[0], curve[-1]) == (centres[u], centres[v])
