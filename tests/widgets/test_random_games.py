"""Random games by sliders, driven from Python."""

import pytest
from shown_widgets import parts, picture, widgets, words

from gamegraphs import GameGraphError, random_graph, solve
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


def test_the_rules_of_the_end_and_the_most_moves_are_kept():
    games = explore_random(9, 4, max_out=2, terminals="misere")
    for n, seed in ((9, 4), (6, 11)):
        games.set(n, seed)
        assert games.graph == random_graph(n, seed, 2)
        expected = solve(games.graph, terminals="misere")
        assert list(games.solution.labels) == list(expected.labels)


def test_one_position_is_one():
    assert "1 position, seed 1:" in words(explore_random(1, 1))


@pytest.mark.parametrize(("n", "seed"), [(0, 1), (31, 1), (-1, 1), (8, 100), (8, -1)])
def test_what_the_sliders_cannot_show_is_refused(n, seed):
    games = explore_random(30, seed=99)
    with pytest.raises(GameGraphError, match=r"(n|seed) must lie in"):
        explore_random(n, seed)
    with pytest.raises(GameGraphError, match=r"(n|seed) must lie in"):
        games.set(n, seed)
    assert games.graph == random_graph(30, 99)


def test_what_is_no_number_and_no_rule_is_refused():
    with pytest.raises(GameGraphError, match="n must be an integer, not 'many'"):
        explore_random("many")
    with pytest.raises(GameGraphError, match="terminals"):
        explore_random(terminals="sideways")
