"""Pictures of the steps of the retrograde wave."""

from drawn import FIVE

from gamegraphs import GameGraph
from gamegraphs.draw import draw_step
from gamegraphs.trace import trace


def test_steps_show_the_move_looked_at():
    graph = GameGraph.from_moves(FIVE)
    steps = trace(graph)
    assert "2: not known, 1 open, moves to 1 and 4, highlighted, move to 1 marked." in (
        draw_step(graph, steps[3]).alt
    )
    assert "marked" not in draw_step(graph, steps[0]).alt
    assert draw_step(graph, None).alt.count("not known") == 5
