"""Pictures of the steps of the retrograde wave."""

import pytest
from drawn import FIVE, texts

from gamegraphs import GameGraph, GameGraphError
from gamegraphs.draw import draw_step, layout, reason
from gamegraphs.trace import trace


def test_steps_show_the_move_looked_at():
    graph = GameGraph.from_moves(FIVE)
    steps = trace(graph)
    assert "2: not known, 1 open, moves to 1 and 4, highlighted, move to 1 marked." in (
        draw_step(graph, steps[3]).alt
    )
    assert "marked" not in draw_step(graph, steps[0]).alt
    assert draw_step(graph, None).alt.count("not known") == 5


def test_a_position_without_a_label_tells_its_open_moves():
    graph = GameGraph.from_moves([[1, 2], [], []])
    first, *_, last = trace(graph)
    assert draw_step(graph, None).alt.count(" open") == 3
    assert [text for text in texts(draw_step(graph, first)) if "open" in text] == [
        "2 open",
        "0 open",
    ]
    assert "open" not in draw_step(graph, last).alt


def test_every_step_has_its_reason_and_so_has_the_start():
    steps = trace(GameGraph.from_moves(FIVE))
    assert [reason(step) for step in steps] == [step.because for step in steps]
    assert reason(None) == "No position has a label yet."


def test_a_title_and_a_layout_are_passed_on():
    graph = GameGraph.from_moves(FIVE)
    step = trace(graph)[2]
    assert draw_step(graph, step, plan=layout(graph)).svg == draw_step(graph, step).svg
    assert draw_step(graph, step, title="Third", desc="in words").alt == "Third. in words"


def test_a_step_of_another_graph_is_refused():
    for step in trace(GameGraph.from_moves([[], [0], [0]])):
        with pytest.raises(GameGraphError, match="3 labels for 2 positions"):
            draw_step(GameGraph.from_moves([[1], []]), step)


@pytest.mark.parametrize("step", [0, 5, "start", [None]])
def test_what_is_no_step_is_refused(step):
    for way in (reason, lambda step: draw_step(GameGraph.from_moves([[]]), step)):
        with pytest.raises(GameGraphError, match="step must be one of trace"):
            way(step)
