"""The layout: positions apart from each other, everything inside the picture."""

import pytest
from drawn import boxes, each_graph, graph_of

from gamegraphs import GameGraphError, random_graph
from gamegraphs.draw import draw, layout
from gamegraphs.draw.graphs.curves import samples


@each_graph
def test_positions_do_not_overlap(name):
    found = boxes(layout(graph_of(name)))
    for i, (left, top, right, bottom) in enumerate(found):
        for other in found[:i]:
            apart_x = max(left - other[2], other[0] - right)
            apart_y = max(top - other[3], other[1] - bottom)
            assert max(apart_x, apart_y) >= 20


@each_graph
def test_nothing_is_cut_off(name):
    plan = layout(graph_of(name))
    points = [point for curve in plan.curves for point in samples(curve)]
    points += [corner for a, b, c, d in boxes(plan) for corner in ((a, b), (c, d))]
    assert all(5 <= x <= plan.width - 5 and 5 <= y <= plan.height - 5 for x, y in points)


def test_too_many_positions_are_refused():
    with pytest.raises(GameGraphError, match="201 positions cannot be read"):
        draw(random_graph(201, 1))
