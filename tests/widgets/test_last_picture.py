"""What remains of a widget without its kernel: a second output, kept up to date by clicks alone."""

import re
from html import unescape

import nbformat
import pytest
from drawn import FIVE
from nbclient import NotebookClient
from shown_widgets import press

import gamegraphs.widgets.last_picture as module
from gamegraphs import GameGraph
from gamegraphs.draw import draw_step
from gamegraphs.draw.animation import run_html
from gamegraphs.widgets import explore_random, play, practice, stepper
from gamegraphs.widgets.case_buttons import CaseButtons

VIEW = "application/vnd.jupyter.widget-view+json"


@pytest.fixture
def shown(monkeypatch):
    """What is displayed, and what displays are changed to; no cell is run."""
    said = []

    class Handle:
        def update(self, data, raw):
            said.append(("update", data["text/html"]))

    def display(data, raw=True, display_id=None):
        said.append(("display", data["text/html"]))
        return Handle()

    monkeypatch.setattr("IPython.display.display", display)
    monkeypatch.setattr(module, "_running", False)
    return said


@pytest.mark.parametrize(
    ("make", "button", "words"),
    [
        (stepper, "Step", "<p>step 1 of 5: 3 is LOSE: it has no moves.</p>"),
        (practice, "Hint", "Look for an open position that is an end of play."),
        (play, "Move to 1", "You have no moves: the computer wins."),
    ],
)
def test_a_click_keeps_the_picture_and_what_was_said(shown, make, button, words):
    widget = make(GameGraph.from_moves(FIVE))
    widget._ipython_display_()
    assert [kind for kind, _ in shown] == ["display", "display"]
    before = shown[1][1]
    assert widget.still().html() in before
    assert "Run its cell again (Shift and Enter)" in before
    press(widget, button)
    kind, after = shown[-1]
    assert kind == "update"
    assert widget.still().html() in after
    assert words in after
    assert words not in before


def test_sliders_and_the_buttons_of_a_case_too(shown):
    games = explore_random(5, 7)
    games._ipython_display_()
    games.set(6, 7)
    assert "6 positions, seed 7" in shown[-1][1]
    case = CaseButtons("gamegraphs", GameGraph.from_moves(FIVE))
    case._ipython_display_()
    assert "<img" not in shown[-1][1]
    press(case, "Step through it")
    assert "<iframe" in shown[-1][1]
    press(case, "To the end")  # a step inside is kept, too
    assert "step 5 of 5" in shown[-1][1]
    press(case, "Label it by hand")
    press(case, "Hint")
    assert "Look for an open position" in shown[-1][1]


def test_a_widget_that_is_not_displayed_writes_nothing(shown):
    stepper(GameGraph.from_moves(FIVE)).step()
    assert shown == []


def test_a_cell_does_not_write_into_the_outputs_of_an_earlier_one():
    """Otherwise a notebook run from top to bottom would not have the outputs of its cells."""
    new = nbformat.v4.new_code_cell
    notebook = nbformat.v4.new_notebook(
        cells=[
            new(f"from gamegraphs.widgets import practice\np = practice({FIVE})\np"),
            new("p.hint()"),
        ]
    )
    NotebookClient(notebook, kernel_name="python3", store_widget_state=False).execute()
    view, last = notebook.cells[0].outputs
    assert VIEW in view["data"]
    assert view["data"]["text/plain"].startswith("Practice(0 of 5")
    assert VIEW not in last["data"]
    assert "No position has a label yet" in last["data"]["text/html"]
    assert "Look for" not in last["data"]["text/html"]


def test_the_stepper_brings_a_page_that_goes_on():
    s = stepper(GameGraph.from_moves(FIVE), "misere", title="<&\"'>")
    s.go(2)
    (inside,) = re.findall(r'srcdoc="([^"]*)"', s.last_html())
    assert unescape(inside) == run_html(s.graph, "misere", title="<&\"'>", at=2)
    assert 'sandbox="allow-scripts"' in s.last_html()
    assert len(s.last_html()) < 60_000


def test_the_page_of_one_run_is_of_the_convention_and_the_verdicts_given():
    graph = GameGraph.from_moves(FIVE)
    page = run_html(graph, "misere", {4: 1}, at=1)
    assert "4 is WIN: the rules say so." in page
    assert "3 is WIN: it has no moves." in page
    assert draw_step(graph, None).svg[-60:] not in page  # element by element
