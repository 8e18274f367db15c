"""What the widgets share: how they are shown, named, read out and where the keyboard is."""

import re
import subprocess
import sys

import pytest
from drawn import FIVE, LINES, contrast
from shown_widgets import parts, widgets, words

from gamegraphs import GameGraph
from gamegraphs.widgets import explore_random, play, practice, stepper


@pytest.mark.parametrize(
    ("make", "text"),
    [
        (
            lambda: stepper(GameGraph.from_moves(FIVE)),
            "Stepper(step 0 of 5: No position has a label yet.)",
        ),
        (lambda: explore_random(5, 7), "RandomGames(5 positions, seed 7: 2 WIN, 2 LOSE, 1 DRAW)"),
        (
            lambda: play(GameGraph.from_moves(FIVE)),
            "Match(at 0: You are to move at 0.)",
        ),
    ],
)
def test_shown_as_widget_picture_and_text(make, text):
    bundles = [make()._repr_mimebundle_() for _ in range(2)]
    widget = "application/vnd.jupyter.widget-view+json"
    for bundle in bundles:
        assert set(bundle) == {widget, "text/plain", "text/html"}
        assert bundle["text/plain"] == text
        del bundle[widget]
    assert bundles[0] == bundles[1]


@pytest.mark.parametrize(
    "make", [lambda g: stepper(g), lambda g: explore_random(), lambda g: play(g)]
)
def test_controls_have_names_and_the_news_are_read_out(make, five):
    shown = make(five)
    for button in parts(shown, widgets.Button):
        assert button.description
        assert button.tooltip
    for slider in parts(shown, widgets.IntSlider):
        assert slider.description
    assert words(shown).count('aria-live="polite"') == 1


def test_they_need_ipywidgets_alone():
    code = "import gamegraphs.widgets, sys; print([m for m in {!r} if m in sys.modules])"
    heavy = ["numpy", "matplotlib", "numba", "networkx"]
    done = subprocess.run(
        [sys.executable, "-c", code.format(heavy)], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "[]"


def test_the_place_of_the_keyboard_is_seen():
    for make in (stepper, practice, play, lambda graph: explore_random()):
        box = make(GameGraph.from_moves(FIVE)).box
        assert "gamegraphs" in box._dom_classes
        texts = [part.value for part in box.children if isinstance(part, widgets.HTML)]
        (style,) = [text for text in texts if "<style" in text]
        (colour,) = re.findall(r":focus-visible\{outline:3px solid (#\w+)!important\}", style)
        for ground in ("#ffffff", "#111111"):  # JupyterLab, light and dark
            assert contrast(colour, ground) > LINES
