"""The buttons under a verdict, pressed as a reader would."""

import pytest
from shown_widgets import parts, picture, press, widgets, words

from gamegraphs import LOSE, GameGraph
from gamegraphs.draw import draw
from gamegraphs.widgets import Practice, Stepper
from gamegraphs.widgets.case_buttons import CaseButtons

MOVES = [[1, 2], [], [0]]
CODE = "# Right: [1, 0, 2]\nlabel_game([[1, 2], [], [0]])"


@pytest.fixture
def shown():
    graph = GameGraph.from_moves(MOVES)
    return CaseButtons(CODE, graph, picture=draw(graph, [1, 0, 0], answers=[0, 0, 2]))


def texts(shown):
    return [button.description for button in parts(shown, widgets.Button)]


def test_a_case_without_a_graph_can_only_be_copied():
    assert texts(CaseButtons(CODE)) == ["Copy this case as a cell"]


def test_the_copied_case_stands_there_to_be_marked(shown):
    assert parts(shown, widgets.Textarea) == []
    press(shown, "Copy this case as a cell")
    (area,) = parts(shown, widgets.Textarea)
    assert area.value == CODE
    assert "paste it into a new cell" in words(shown)
    assert shown.opened is None


def test_the_wave_is_stepped_beside_the_picture_of_the_verdict(shown):
    press(shown, "Step through it")
    assert isinstance(shown.opened, Stepper)
    assert shown.opened.graph.n == 3
    before = picture(shown)
    assert before.count("<svg") == 2
    assert "your answer" in before
    press(shown, "Step")
    assert shown.opened.index == 1
    assert picture(shown) != before


def test_the_case_is_labelled_by_hand_in_place_of_the_wave(shown):
    press(shown, "Step through it")
    press(shown, "Label it by hand")
    assert isinstance(shown.opened, Practice)
    assert "Run" not in texts(shown)
    press(shown, "1: ?")
    press(shown, "LOSE")
    assert shown.opened.labels[1] == LOSE


def test_the_outcome_of_terminals_goes_along():
    graph = GameGraph.from_moves([[1], []])
    shown = CaseButtons("", graph, "misere")
    press(shown, "Step through it")
    press(shown, "Step")
    assert "1 is WIN" in words(shown)
    press(shown, "Step")
    assert "0 is LOSE" in words(shown)
    verdicts = CaseButtons("", graph, "normal", {1: 1})
    press(verdicts, "Label it by hand")
    press(verdicts, "1: ?")
    assert "verdict WIN" in words(verdicts)


def test_what_is_opened_is_read_out_and_the_buttons_stay(shown):
    before = parts(shown, widgets.Button)
    press(shown, "Label it by hand")
    assert parts(shown, widgets.Button)[:3] == before
    assert 'role="status" aria-live="polite"' in words(shown)
    assert "text/html" not in shown._repr_mimebundle_()
    assert repr(shown) == f"CaseButtons({CODE!r})"
