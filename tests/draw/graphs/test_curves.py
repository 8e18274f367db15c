"""The curves of the moves: clear of other positions, and apart from each other."""

import pytest
from drawn import CLEAR, boxes, each_graph, graph_of

from gamegraphs.draw import layout
from gamegraphs.draw.graphs.curves import clearance, samples


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
