"""The layout: positions apart from each other, everything inside the picture."""

import pytest
from drawn import boxes, each_graph, graph_of

from gamegraphs import Arena, GameGraph, GameGraphError, random_graph, solve
from gamegraphs.draw import draw, draw_arena, draw_step, layout
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


def test_parts_that_are_not_joined_stand_beside_each_other():
    plan = layout(graph_of("apart"))
    first, second = plan.centres[0:2], plan.centres[2:4]
    assert max(x for x, _ in first) < min(x for x, _ in second)
    assert first[0][1] == second[0][1]


def test_what_is_seen_of_a_move_is_between_the_borders():
    plan = layout(graph_of("chain"))
    (x, y), (right, _) = plan.centres[:2]
    (begin, _), (end, below) = plan.visible(0, ("round", "box"), (2.0, 4.0))
    assert below == y
    assert begin == pytest.approx(x + 23 + 2, abs=0.1)
    assert end == pytest.approx(right - 23 - 4, abs=0.1)


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: layout(GameGraph.from_moves([[1], []])), "of 2 positions and 1 move, not 3 and 2"),
        (lambda: layout(random_graph(12, 4)), "of 12 positions and .* moves, not 3 and 2"),
        (
            lambda: layout(GameGraph.from_moves([[1], [0], []])),
            "from 1 to 0 .* has one from 1 to 2",
        ),
        (lambda: 5, r"plan must be a Layout, as from layout\(graph\), not the int 5"),
        (tuple, "plan must be a Layout"),
    ],
)
def test_the_layout_of_another_graph_is_refused(make, message):
    plan = make()
    graph = GameGraph.from_moves([[1], [2], []])
    for way in (
        lambda: draw(graph, solve(graph), plan=plan),
        lambda: draw_step(graph, None, plan=plan),
        lambda: draw_arena(Arena(graph, [0, 1, 0]), plan=plan),
    ):
        with pytest.raises(GameGraphError, match=message):
            way()
