"""The widget of labelling by hand, driven by its buttons as a reader would."""

import json
import sys

from drawn import FIVE
from helpers import run_child
from shown_widgets import parts, widgets

from gamegraphs import DRAW, LOSE, WIN, GameGraph, random_graph
from gamegraphs.course.labelling import practice as for_the_course
from gamegraphs.draw.primitives import INK
from gamegraphs.draw.shapes import LOOKS
from gamegraphs.oracle import by_rounds
from gamegraphs.widgets import Practice, practice
from gamegraphs.widgets.by_hand import ByHand
from gamegraphs.widgets.touch_picture import TouchPicture

ACTIONS = ["WIN", "LOSE", "Rest is DRAW", "Undo", "Reset", "Hint"]


def positions(shown):
    """The buttons of the positions, without those of the actions."""
    return parts(shown, widgets.Button)[: -len(ACTIONS)]


def press(shown, *texts):
    """Press buttons one after the other: a position by its number, an action by its text."""
    for text in texts:
        if isinstance(text, int):
            positions(shown)[text].click()
        else:
            (found,) = [b for b in parts(shown, widgets.Button) if b.description == text]
            found.click()


def texts(shown):
    return [button.description for button in positions(shown)]


def news(shown):
    """What a screen reader reads out."""
    (found,) = [html.value for html in parts(shown, widgets.HTML) if 'role="status"' in html.value]
    assert 'aria-live="polite"' in found
    return found


def picture(shown):
    (found,) = [part.value for part in parts(shown, TouchPicture)]
    return found


def score(shown):
    return [html.value for html in parts(shown, widgets.HTML) if "labelled" in html.value]


def test_the_five_positions_from_start_to_end():
    p = practice(FIVE)
    assert texts(p) == ["0: ?", "1: ?", "2: ?", "3: ?", "4: ?"]
    assert "No position has a label yet." in news(p)
    press(p, 3)
    assert texts(p)[3] == "▸ 3: ?"
    assert "3 is open. It has no moves." in news(p)
    press(p, "LOSE")
    assert "3 is LOSE: it has no moves." in news(p)
    assert texts(p)[3] == "▸ 3: L"
    press(p, 1)
    assert "1 is open. It can move to 3 (LOSE)." in news(p)
    press(p, "WIN", 2)
    assert "2 is open. It can move to 1 (WIN) and 4 (open)." in news(p)
    press(p, "LOSE")
    assert ">Refused: 2 cannot be LOSE yet: its move to 4 is still open.<" in news(p)
    assert texts(p) == ["0: ?", "1: W", "▸ 2: ?", "3: L", "4: ?"]
    assert "2 of 5 labelled, 1 refused." in score(p)[0]
    press(p, "Rest is DRAW")
    assert "Done, every label is right. Steps: 3, refused: 1." in news(p)
    assert texts(p) == ["0: D", "1: W", "▸ 2: D", "3: L", "4: D"]
    assert p.finished
    assert p.labels == by_rounds(GameGraph.from_moves(FIVE))[0]


def test_buttons_and_methods_go_the_same_way():
    by_button, by_method = practice(FIVE), practice(FIVE)
    for button, do in [
        ((3, "WIN"), lambda p: p.label(3, WIN)),
        ((3, "LOSE"), lambda p: p.label(3, LOSE)),
        (("Rest is DRAW",), lambda p: p.declare_rest_draw()),
        ((1, "WIN"), lambda p: p.label(1, 1)),
        (("Undo",), lambda p: p.undo()),
        (("Hint",), lambda p: p.hint()),
        (("Hint",), lambda p: p.hint()),
        ((4,), lambda p: p.choose(4)),
        (("Reset",), lambda p: p.reset()),
        (("Undo",), lambda p: p.undo()),
    ]:
        press(by_button, *button)
        do(by_method)
        assert by_button.labels == by_method.labels
        assert news(by_button) == news(by_method)
        assert picture(by_button) == picture(by_method)
        assert texts(by_button) == texts(by_method)
        assert by_button.refused == by_method.refused


def test_a_random_game_of_twelve_by_hints_and_clicks():
    graph = random_graph(12, seed=80)
    p = practice(graph, "misere", {2: LOSE})
    for _ in range(12):
        press(p, "Hint", "Hint")
        if "So the rest is DRAW." in p.message:
            press(p, "Rest is DRAW")
        if p.finished:
            break
        press(p, "WIN" if "is WIN:" in p.message else "LOSE")  # the hint has chosen it
    expected = by_rounds(graph, "misere", {2: LOSE})[0]
    assert p.labels == expected
    assert DRAW in expected
    assert p.refused == 0
    assert [text[-1] for text in texts(p)] == [label.letter for label in expected]


def test_nothing_chosen():
    p = practice(FIVE)
    press(p, "WIN")
    assert "Choose a position first." in news(p)
    press(p, 3, "LOSE", "Reset", "LOSE")
    assert "Choose a position first." in news(p)
    assert p.refused == 0
    assert texts(p) == ["0: ?", "1: ?", "2: ?", "3: ?", "4: ?"]


def test_the_choice_stays_while_something_else_is_said():
    p = practice(FIVE)
    press(p, 3, "Hint")
    assert "end of play" in news(p)
    press(p, "Undo", "LOSE")
    assert p.labels[3] == LOSE


def test_the_culprit_is_marked_in_the_picture():
    p = practice(FIVE)
    press(p, 2, "LOSE")
    assert "2: not known, moves to 1 and 4, highlighted, move to 1 and 4 marked." in p.still().alt
    assert p.still().svg in picture(p)
    press(p, "Hint")
    assert "marked" not in p.still().alt


def test_a_label_is_told_by_letter_and_colour_and_to_screen_readers():
    p = practice(FIVE)
    press(p, 3, "LOSE", 1, "WIN", "Rest is DRAW")
    for widget, label in zip(positions(p), p.labels, strict=True):
        assert widget.description.endswith(f": {label.letter}")
        assert label.name in widget.tooltip
        assert widget.style.button_color == LOOKS[label].fill
        assert widget.style.text_color == INK
    assert "chosen" in positions(p)[1].tooltip


def test_the_keyboard_stays_where_it_is():
    """The widgets on the page are the same after every step, and none is ever disabled."""
    p = practice(FIVE)
    before = parts(p, widgets.Widget)
    for step in [3, "LOSE", "LOSE", "Hint", 1, "WIN", "Rest is DRAW", "Undo", "Reset", "Undo"]:
        press(p, step)
        assert parts(p, widgets.Widget) == before
        assert not any(button.disabled for button in parts(p, widgets.Button))


def test_controls_have_names():
    p = practice(FIVE)
    assert [b.description for b in parts(p, widgets.Button)][5:] == ACTIONS
    assert all(b.description and b.tooltip for b in parts(p, widgets.Button))


def test_shown_as_widget_picture_and_text():
    p = practice(FIVE)
    p.label(3, LOSE)
    bundle = p._repr_mimebundle_()
    assert set(bundle) == {
        "application/vnd.jupyter.widget-view+json",
        "text/plain",
        "text/html",
    }
    assert (
        bundle["text/plain"] == "Practice(1 of 5 labelled, 0 refused: 3 is LOSE: it has no moves.)"
    )
    assert bundle["text/html"] == p.still().html()
    json.dumps(bundle)


def test_names_are_escaped():
    p = practice(GameGraph.from_moves([[1], []], names=["<a>", "b" * 40]))
    press(p, 0)
    assert "&lt;a&gt; is open. It can move to bbbb" in news(p)
    assert len(texts(p)[1]) < 30


def test_verdicts_are_told():
    p = practice(GameGraph.from_moves([[1], [0]], verdicts={1: DRAW}))
    press(p, 1)
    assert "1 is open. Play stops there with the verdict DRAW." in news(p)
    press(p, "Rest is DRAW")
    assert p.labels == [DRAW, DRAW]


def test_no_positions():
    p = practice([])
    press(p, *ACTIONS)
    assert p.finished


def test_the_course_gives_buttons_where_there_are_widgets():
    p = for_the_course(FIVE, "misere", {4: LOSE})
    assert isinstance(p, Practice)
    assert p.label(3, WIN)
    assert p.label(4, LOSE)


def test_the_course_gives_text_where_there_are_none():
    code = """
        from gamegraphs.course.labelling import practice
        import sys
        assert "ipywidgets" not in sys.modules
        p = practice([[1], []])
        print(type(p).__name__, p.label(0, 1), "<img" in p._repr_html_(), sep="|")
    """
    printed = run_child(code, blocked=["ipywidgets", "numpy", "matplotlib"])
    sentence = (
        "0 cannot be WIN: none of its moves leads to a LOSE position yet; "
        "its move to 1 is still open."
    )
    assert printed == f"{ByHand.__name__}|{sentence}|True"


def test_importing_the_course_imports_no_widgets():
    code = "import gamegraphs.course.labelling, sys; print('ipywidgets' in sys.modules)"
    assert "ipywidgets" in sys.modules  # the child has them too
    assert run_child(code) == "False"


def test_a_click_on_the_picture_chooses():
    p = practice(FIVE)
    part = p._picture
    assert [spot[-1] for spot in part.spots] == [f"Choose {u}" for u in range(5)]
    part.click(3)
    assert texts(p)[3] == "▸ 3: ?"
    press(p, "LOSE")
    assert p.labels[3] == LOSE
