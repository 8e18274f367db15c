"""The stepper, driven from Python: what a reader would see after the same clicks."""

import re
import time

import pytest
from shown_widgets import parts, picture, press, widgets, words

from gamegraphs import LOSE, GameGraph, GameGraphError, random_graph, solve
from gamegraphs.draw import draw_step
from gamegraphs.trace import trace
from gamegraphs.widgets import stepper


def test_buttons_and_methods_go_the_same_way(five):
    by_method, by_button = stepper(five), stepper(five)
    for method, text in [
        (by_method.step, "Step"),
        (by_method.step, "Step"),
        (by_method.back, "Step back"),
        (by_method.reset, "Reset"),
        (by_method.step, "Step"),
    ]:
        method()
        press(by_button, text)
        assert by_method.index == by_button.index
        assert words(by_method) == words(by_button)
        assert picture(by_method) == picture(by_button)


def test_every_step_shows_its_reason_its_queue_and_its_picture(five):
    s = stepper(five)
    assert "No position has a label yet." in words(s)
    for k, step in enumerate(trace(five), start=1):
        s.step()
        assert s.index == k
        assert s.current == step
        assert f"Step {k} of 5: {step.because}" in words(s)
        assert draw_step(five, step).svg in picture(s)
        queue = ", ".join(str(u) for u in step.queue) or "empty"
        assert f"Queue, first one first: {queue}<" in words(s)
    s.step()
    assert s.index == 5


def test_run_goes_to_the_solution_and_go_anywhere(five):
    s = stepper(five, terminals="misere", verdicts={4: LOSE})
    s.run()
    expected = solve(five, terminals="misere", verdicts={4: LOSE})
    assert list(s.current.labels) == list(expected.labels)
    assert list(s.current.distances) == list(expected.distances)
    s.go(2)
    assert s.index == 2
    for k in (-1, len(s.steps) + 1):
        with pytest.raises(GameGraphError, match="there are steps"):
            s.go(k)


def test_the_slider_is_time(five):
    s = stepper(five)
    (slider,) = parts(s, widgets.IntSlider)
    (run,) = parts(s, widgets.Play)
    assert (slider.min, slider.max, run.max) == (0, 5, 5)
    slider.value = 3
    assert s.index == 3
    assert trace(five)[2].because in words(s)


def test_no_button_is_disabled_for_a_disabled_one_loses_the_keyboard(five):
    s = stepper(five)
    for text in ("Step back", "Reset", "To the end", "Step", "To the end"):
        press(s, text)
        assert not any(button.disabled for button in parts(s, widgets.Button))
    assert s.index == 5


def test_run_is_a_button_with_a_name_that_pauses_too(five):
    s = stepper(five)
    (pace,) = parts(s, widgets.Play)
    assert pace.layout.display == "none"
    press(s, "Run")
    assert pace.playing
    press(s, "Pause")
    assert not pace.playing
    for text in ("Step", "Step back", "To the end", "Reset"):
        press(s, "Run")
        press(s, text)  # a step by hand ends a run
        assert not pace.playing
    assert "Run" in [button.description for button in parts(s, widgets.Button)]


def test_a_step_takes_less_than_60_milliseconds():
    s = stepper(random_graph(12, 80))
    took = []
    while s.index < len(s.steps):
        start = time.process_time()
        s.step()
        took.append(time.process_time() - start)
    assert len(took) == 16
    assert sorted(took)[len(took) // 2] < 0.060


def test_a_graph_without_positions():
    s = stepper(GameGraph.from_moves([]))
    s.run()
    assert s.index == 1


def test_a_click_on_a_position_goes_to_the_next_look_at_it(five):
    s = stepper(
        five, title="A long title, much wider than the picture of five positions below it is"
    )
    s._picture.click(1)
    assert s.current.because == "1 is WIN: it can move to 3, which is LOSE."
    s._picture.click(2)
    assert s.current.because.startswith("2: its move to 1 leads to WIN")
    s._picture.click(2)  # there is no later one: the same again
    assert s.index == 4
    s.reset()
    s.look_at(4)  # never looked at: it gets its label at the end
    assert s.index == 5
    with pytest.raises(GameGraphError):
        s.look_at(9)


def test_what_is_clicked_lies_where_the_positions_are_drawn(five):
    for title in (
        None,
        "T",
        "A long title, much wider than the picture of five positions is, really",
    ):
        picture = stepper(five, title=title).still()
        aside, above = 0.0, 0.0
        if title is not None:
            aside, above = map(float, re.findall(r"translate\(([\d.]+) (30)\)", picture.svg)[0])
        drawn = re.findall(r"translate\(([\d.]+) ([\d.]+)\)'>(?!<text|<g)", picture.svg)
        places = [(x - aside, y - above) for x, y, _, _ in picture.places.values()]
        for x, y in places:
            assert any(abs(float(a) - x) < 0.02 and abs(float(b) - y) < 0.02 for a, b in drawn)
        assert len(places) == 5
