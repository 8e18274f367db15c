"""practice: a graph to label by hand, with buttons or without; what cannot be labelled is refused.

The buttons are tested in tests/widgets/test_practice.py.
"""

import pytest
from helpers import run_child

from gamegraphs import DRAW, LOSE, WIN, GameGraph, GameGraphError
from gamegraphs.course.labelling import practice


def test_a_list_of_moves_and_a_graph_are_labelled_alike():
    for graph in ([[1], []], GameGraph.from_moves([[1], []])):
        p = practice(graph)
        assert not p.label(0, WIN)
        assert p.label(1, LOSE)
        assert p.label(0, WIN)
        assert p.finished


def test_the_end_of_play_and_verdicts_are_those_that_were_given():
    assert practice([[]], "misere").label(0, WIN)
    assert not practice([[]], "misere").label(0, LOSE)
    p = practice([[1], []], "normal", {1: DRAW})
    assert not p.label(1, LOSE)
    assert p.declare_rest_draw()


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        (([[]] * 31,), "at most 30 positions, not 31"),
        (([[1]],), "goes to position 1, but there is only position 0"),
        (([[]], "other"), 'terminals must be "normal" or "misere"'),
    ],
)
def test_what_cannot_be_labelled_is_refused(given, sentence):
    with pytest.raises(GameGraphError, match=sentence):
        practice(*given)


def test_without_widgets_it_is_text_with_the_same_steps():
    code = """
        from gamegraphs.course.labelling import practice
        p = practice([[1], []])
        print(type(p).__name__, bool(p.label(0, 1)), bool(p.label(1, 0)), bool(p.label(0, 1)))
    """
    assert run_child(code, ("ipywidgets",)) == "ByHand False True True"
