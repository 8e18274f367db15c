"""Widgets, driven from Python: what a reader would see after the same clicks."""

import subprocess
import sys
import time

import pytest

from gamegraphs import DRAW, LOSE, WIN, GameGraph, GameGraphError, random_graph, solve
from gamegraphs.draw import Picture, draw, draw_step
from gamegraphs.trace import trace

widgets = pytest.importorskip("ipywidgets")

from gamegraphs.widgets import explore_random, play, stepper  # noqa: E402

FIVE = [[1, 2], [3], [1, 4], [], [2]]


@pytest.fixture
def five():
    return GameGraph.from_moves(FIVE)


def parts(shown, kind):
    """All widgets of a kind inside, in the order they are shown."""

    def walk(widget):
        yield widget
        for child in getattr(widget, "children", ()):
            yield from walk(child)

    return [widget for widget in walk(shown.box) if isinstance(widget, kind)]


def press(shown, text):
    (button,) = [b for b in parts(shown, widgets.Button) if b.description == text]
    assert not button.disabled
    assert button.layout.display != "none"
    button.click()


def words(shown):
    return " ".join(html.value for html in parts(shown, widgets.HTML) if "<svg" not in html.value)


def picture(shown):
    return "".join(html.value for html in parts(shown, widgets.HTML) if "<svg" in html.value)


# The stepper


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
        start = time.perf_counter()
        s.step()
        took.append(time.perf_counter() - start)
    assert len(took) == 16
    assert sorted(took)[len(took) // 2] < 0.060


def test_a_graph_without_positions():
    s = stepper(GameGraph.from_moves([]))
    s.run()
    assert s.index == 1


# Random games


def test_sliders_choose_the_game():
    games = explore_random(8, seed=3)
    n, seed = parts(games, widgets.IntSlider)
    n.value, seed.value = 12, 80
    assert games.graph == random_graph(12, 80)
    assert "12 positions, seed 80: 4 WIN, 4 LOSE, 4 DRAW." in words(games)
    assert draw(games.graph, solve(games.graph)).svg in picture(games)
    games.set(5, 7)
    assert (n.value, seed.value, games.graph.n) == (5, 7, 5)


# Play


class Pile:
    """Take one or two; who cannot take loses. Multiples of three are lost."""

    start = 7

    def moves(self, pile):
        return [pile - take for take in (1, 2) if take <= pile]


def test_the_reader_can_win_and_lose():
    match = play(Pile())
    assert match.choices() == [6, 5]
    match.move(6)
    while not match.finished:
        match.move(next(pile for pile in match.choices() if pile % 3 == 0))
    assert match.winner == "you"
    assert match.log[-1] == "The computer has no moves: you win."
    match.restart()
    match.move(5)
    while not match.finished:
        match.move(match.choices()[0])
    assert match.winner == "computer"
    assert match.log[-1] == "You have no moves: the computer wins."
    assert match.choices() == []


def test_the_computer_may_begin_and_never_misses_a_win():
    match = play(Pile(), you_first=False)
    assert match.log == ["The computer moves to 6."]
    while not match.finished:
        match.move(match.choices()[-1])
    assert match.winner == "computer"


def test_buttons_move_and_a_new_game_starts_again(five):
    match = play(five)
    press(match, "Move to 1")
    assert match.position == 3
    assert match.finished
    press(match, "New game")
    assert (match.position, match.log, match.finished) == (0, [], False)
    press(match, "Move to 2")
    assert match.log[0] == "You move to 2."


def test_hints(five):
    match = play(five, start=1)
    assert match.hint() == "You can WIN in 1 ply: the fastest way is to 3."
    assert "You can WIN in 1 ply" in words(match)
    assert play(five).hint() == "With best play this is a DRAW: moving to 2 keeps it."
    lost = play(Pile(), start=3)
    assert (
        lost.hint() == "You LOSE in 2 plies if the computer makes no mistake. To 2 takes longest."
    )
    lost.move(2)
    assert lost.hint() == "The game is over."


def test_a_repetition_is_announced_and_play_goes_on():
    match = play(GameGraph.from_moves([[1], [0]]))
    match.move(1)
    assert match.log[-1].startswith("0 was there before with the same player to move")
    assert not match.finished
    match.move(1)
    assert match.position == 0


def test_a_position_is_no_repetition_for_the_other_player():
    # Three in a circle: you stand on 0 and 2, then on 1 and 0; only that 0 is a repetition.
    match = play(GameGraph.from_moves([[1], [2], [0]]))
    match.move(1)
    match.move(0)
    assert not any("before" in line for line in match.log)
    match.move(2)
    assert "0 was there before" in match.log[-1]


@pytest.mark.parametrize(
    ("outcome", "winner", "end"),
    [(LOSE, "you", "you win"), (WIN, "computer", "the computer wins"), (DRAW, None, "a draw")],
)
def test_verdicts_end_the_game(outcome, winner, end):
    match = play(GameGraph.from_moves([[1], [0]], verdicts={1: outcome}))
    match.move(1)
    assert match.finished
    assert match.winner == winner
    assert match.log[-1].startswith("The rules end the game")
    assert end in match.log[-1]


def test_misere():
    match = play(GameGraph.from_moves([[1], []]), terminals="misere")
    match.move(1)
    assert match.log[-1] == "The computer has no moves: the computer wins."


def test_names_and_pictures_of_the_game(five):
    match = play(
        five,
        name_of=lambda u: "<abcde>"[u + 1],
        picture=lambda u: Picture(f"<svg id='{u}'></svg>", "its own"),
    )
    match.move(2)
    assert match.log == ["You move to c.", "The computer moves to e."]
    assert "<svg id='4'>" in picture(match)


def test_illegal_moves_are_refused(five):
    match = play(five)
    with pytest.raises(GameGraphError, match="no move from 0 to 3; there are: 1, 2"):
        match.move(3)
    match.move(1)
    with pytest.raises(GameGraphError, match="is over"):
        match.move(1)
    with pytest.raises(GameGraphError, match="no position 9"):
        play(five, start=9)
    with pytest.raises(GameGraphError, match="no position to start"):
        play(GameGraph.from_moves([]))


# All of them


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
