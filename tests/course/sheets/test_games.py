"""Games for sheets: of the difficulty that was asked for, each another one, drawn to be read."""

from collections import Counter
from itertools import combinations

import networkx
import pytest

from gamegraphs import GameGraph
from gamegraphs.course.sheets import games, kinds
from gamegraphs.course.sheets.games import Difficulty, Maker, crossings
from gamegraphs.draw import Layout, layout
from gamegraphs.oracle import by_rounds
from gamegraphs.outcome import DRAW, LOSE, WIN, GameGraphError

DIFFICULTIES = {name: value for name, value in vars(kinds).items() if isinstance(value, Difficulty)}
MANY = 12
OFTEN = {"_SHORT", "_VERDICT_GAME", "_ACYCLIC"}  # of the others, which take longer, each is long
each = pytest.mark.parametrize(
    "name",
    [
        name if name in OFTEN else pytest.param(name, marks=pytest.mark.long)
        for name in DIFFICULTIES
    ],
)


@pytest.fixture(scope="module")
def made():
    """Games of each difficulty, made once."""
    found = {}

    def of(name):
        if name not in found:
            maker = Maker(7)
            found[name] = [maker.make(DIFFICULTIES[name], f"student {i}") for i in range(MANY)]
        return found[name]

    return of


@each
def test_labels_and_distances_are_those_of_the_oracle(made, name):
    for game in made(name):
        labels, distances = by_rounds(game.graph, game.terminals, game.verdicts)
        assert (list(labels), list(distances)) == (game.labels, game.distances)


@each
def test_all_are_of_one_difficulty(made, name):
    wanted = DIFFICULTIES[name]
    answers = [(WIN, d) for d in wanted.wins] + [(LOSE, d) for d in wanted.losses]
    for game in made(name):
        found = Counter(zip(game.labels, game.distances, strict=True))
        assert found == Counter(answers + [(DRAW, -1)] * wanted.draws)
        assert game.graph.m == wanted.moves
        loops = [game.labels[u] for u in range(game.graph.n) if u in game.graph.moves(u)]
        assert sorted(loops) == sorted(wanted.loops)
        assert (game.graph.find_cycle() is None) == wanted.acyclic
        assert networkx.is_weakly_connected(game.graph.to_networkx())


@each
def test_no_two_are_the_same_with_other_numbers(made, name):
    graphs = [game.graph.to_networkx() for game in made(name)]
    for game, graph in zip(made(name), graphs, strict=True):
        networkx.set_node_attributes(graph, dict(enumerate(game.labels)), "label")
    for one, other in combinations(graphs, 2):
        assert not networkx.is_isomorphic(one, other, lambda a, b: a["label"] == b["label"])


@each
def test_drawings_fit_and_hardly_any_moves_cross(made, name):
    plans = [game.plan for game in made(name)]
    assert all(p.width <= games.WIDEST and p.height <= games.HIGHEST for p in plans)
    assert sum(map(crossings, plans)) <= 1


def test_a_student_has_the_same_game_whoever_else_is_in_the_class(made):
    maker = Maker(7)
    again = [maker.make(DIFFICULTIES["_SHORT"], f"student {i}") for i in (5, 11, 2)]
    for game, i in zip(again, (5, 11, 2), strict=True):
        assert moves_of(game) == moves_of(made("_SHORT")[i])
    other = Maker(8).make(DIFFICULTIES["_SHORT"], "student 5")
    assert moves_of(other) != moves_of(made("_SHORT")[5])


def moves_of(game):
    return [game.graph.moves(u) for u in range(game.graph.n)]


def test_the_same_key_twice_gets_another_game():
    """Two students of one name: the second does not get the sheet of the first."""
    maker = Maker(1)
    one, other = (maker.make(DIFFICULTIES["_SHORT"], "ada") for _ in range(2))
    assert moves_of(one) != moves_of(other)


def test_it_is_told_when_there_are_no_more(monkeypatch):
    monkeypatch.setattr(games, "_TRIES", 60)
    maker = Maker(1)
    only = Difficulty((1,), (0,), 0, 1)
    assert moves_of(maker.make(only, "a")) in ([[1], []], [[], [0]])
    with pytest.raises(GameGraphError, match="no other game of this difficulty was found after 1"):
        maker.make(only, "b")


def line(x, y, to_x, to_y):
    """A straight line as a curve: its ends are its control points."""
    return ((x, y), (x, y), (to_x, to_y), (to_x, to_y))


@pytest.mark.parametrize(
    ("moves", "curves", "count"),
    [
        (((0, 1), (2, 3)), (line(0, 0, 200, 200), line(0, 200, 200, 0)), 1),
        (((0, 1), (2, 3)), (line(0, 0, 200, 0), line(0, 90, 200, 90)), 0),
        (((0, 1), (2, 3)), (line(0, 0, 100, 0), line(100, 0, 200, 0)), 0),
        (((0, 1), (2, 1)), (line(0, 0, 200, 200), line(0, 190, 200, 190)), 0),  # where both end
        (((0, 1), (2, 3)), (line(0, 0, 200, 200), line(0, 150, 200, 150)), 1),
    ],
)
def test_crossings_are_counted(moves, curves, count):
    centres = ((0.0, 0.0), (200.0, 200.0), (0.0, 190.0), (200.0, 190.0))
    plan = Layout(200, 200, centres, (20.0,) * 4, centres, moves, curves)
    assert crossings(plan) == count


def test_what_cannot_be_drawn_in_the_plane_has_crossings():
    graph = GameGraph.from_moves([[3, 4, 5], [3, 4, 5], [3, 4, 5], [], [], []])
    assert crossings(layout(graph)) >= 1
