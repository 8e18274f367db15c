"""The wave by hand with buttons: they make the steps, and show what they made."""

import pytest
from drawn import FIVE
from shown_widgets import parts, picture, press, widgets, words

from gamegraphs import GameGraph
from gamegraphs.widgets.asking.wave_buttons import WaveButtons


@pytest.fixture
def shown():
    return WaveButtons(FIVE)


def do(shown, position, *actions):
    (button,) = [
        b
        for b in parts(shown, widgets.Button)
        if b.description.removeprefix("▸ ").startswith(f"{position}: ")
    ]
    button.click()
    for action in actions:
        press(shown, action)


def test_a_whole_run_by_buttons(shown):
    do(shown, 3, "LOSE", "Into the queue", "Take")
    assert "Taken: 3." in words(shown)
    do(shown, 1, "WIN", "Into the queue", "Take")
    do(shown, 0, "Count down")
    do(shown, 2, "Count down")
    assert "2 has 1 move open now." in words(shown)
    press(shown, "The wave has ended")
    assert "0, 2 and 4 are DRAW. A clean run" in words(shown)
    assert "3: LOSE" in picture(shown)
    assert shown.clean


def test_a_refused_step_says_so(shown):
    press(shown, "WIN")
    assert "Choose a position first." in words(shown)
    assert shown.refused == 0
    do(shown, 3, "WIN")
    assert "Refused: 3 is not WIN" in words(shown)
    press(shown, "Changes nothing")
    assert shown.refused == 2


def test_from_the_start_and_another_graph():
    shown = WaveButtons(FIVE, another=lambda: GameGraph.from_moves([[1], []]))
    do(shown, 3, "LOSE")
    press(shown, "From the start")
    assert shown.labels == [None] * 5
    press(shown, "Another graph")
    assert shown.graph.n == 2
    do(shown, 1, "LOSE")
    assert shown.labels[1] is not None
    assert "Another graph" not in [b.description for b in parts(WaveButtons(FIVE), widgets.Button)]


def test_the_hint_is_given_in_words(shown):
    press(shown, "Hint")
    assert "Begin with the positions that have no moves" in words(shown)


def test_every_button_says_what_it_does_and_none_is_disabled(shown):
    for button in parts(shown, widgets.Button):
        assert button.tooltip
        assert not button.disabled


def test_without_a_kernel_the_picture_and_the_words_remain(shown):
    do(shown, 3, "LOSE")
    data = shown._repr_mimebundle_()
    assert "3 is LOSE: it has no moves." in data["text/html"]
    assert "<img" in data["text/html"]
    assert "1 of 5 labelled" in data["text/plain"]
