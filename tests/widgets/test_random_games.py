"""Random games by sliders, driven from Python."""

from shown_widgets import parts, picture, widgets, words

from gamegraphs import random_graph, solve
from gamegraphs.draw import draw
from gamegraphs.widgets import explore_random


def test_sliders_choose_the_game():
    games = explore_random(8, seed=3)
    n, seed = parts(games, widgets.IntSlider)
    n.value, seed.value = 12, 80
    assert games.graph == random_graph(12, 80)
    assert "12 positions, seed 80: 4 WIN, 4 LOSE, 4 DRAW." in words(games)
    assert draw(games.graph, solve(games.graph)).svg in picture(games)
    games.set(5, 7)
    assert (n.value, seed.value, games.graph.n) == (5, 7, 5)
