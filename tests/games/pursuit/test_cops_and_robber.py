"""Cops and robber: the rules, and what is no game of it."""

import networkx as nx
import pytest

import gamegraphs as gg
from gamegraphs import games
from gamegraphs.games.pursuit.cops_and_robber import adjacency, positioned


def test_self_loops_and_parallel_edges_change_nothing():
    graph = nx.MultiGraph([(0, 1), (0, 1), (1, 1), (1, 2)])
    assert games.capture_times(graph).tolist() == games.capture_times(nx.path_graph(3)).tolist()
    game = games.CopsAndRobber(graph, 0, 2)
    assert [position.cops for position in game.moves(game.start)] == [(0,), (1,)]


def test_a_capture_ends_play_whoever_moved():
    game = games.CopsAndRobber(nx.path_graph(3), 0, 1)
    after_cop = game.moves(game.start)[1]
    assert after_cop == ((1,), 1, "robber")
    assert game.verdict(after_cop) == gg.LOSE
    assert game.verdict(after_cop._replace(turn="cops")) == gg.WIN
    assert game.verdict(game.start) is None


def test_a_vertex_may_be_a_tuple_and_several_cops_too():
    grid = nx.grid_2d_graph(3, 3)
    assert games.CopsAndRobber(grid, (0, 0), (2, 2)).start.cops == ((0, 0),)
    assert games.CopsAndRobber(grid, [(0, 0), (0, 1)], (2, 2)).start.cops == ((0, 0), (0, 1))
    two = gg.explore(games.CopsAndRobber(grid, ((0, 0), (0, 1)), (2, 2)))
    assert gg.solve(two).labels[0] == gg.WIN
    one = gg.explore(games.CopsAndRobber(grid, (0, 0), (2, 2)))
    assert gg.solve(one).labels[0] == gg.DRAW


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: games.CopsAndRobber(nx.DiGraph([(0, 1)]), 0, 1), "an undirected graph"),
        (lambda: games.capture_times(nx.DiGraph([(0, 1)])), "an undirected graph"),
        (lambda: games.cop_number(nx.DiGraph([(0, 1)])), "an undirected graph"),
        (lambda: games.CopsAndRobber({0: [1]}, 0, 1), "must be a networkx graph"),
        (lambda: games.CopsAndRobber(nx.path_graph(3), 3, 1), "cop is 3, which is no vertex"),
        (lambda: games.CopsAndRobber(nx.path_graph(3), (0, 7), 1), "cop is 7, which is no vertex"),
        (lambda: games.CopsAndRobber(nx.path_graph(3), 0, [1]), r"robber is \[1\], which is no"),
        (lambda: games.CopsAndRobber(nx.path_graph(3), (), 1), "at least one cop"),
        (lambda: games.cop_number(nx.path_graph(3), most=1.5), "most must be an integer"),
    ],
)
def test_bad_arguments_are_named(make, message):
    with pytest.raises(gg.GameGraphError, match=message):
        make()


def test_several_cops_move_all_at_once_and_the_robber_alone():
    game = games.CopsAndRobber(nx.path_graph(3), (0, 2), 1)
    there = {position.cops for position in game.moves(game.start)}
    assert there == {(0, 2), (0, 1), (1, 2), (1, 1)}
    after = game.moves(game.start._replace(turn="robber"))
    assert [(position.cops, position.robber) for position in after] == [
        ((0, 2), 1), ((0, 2), 0), ((0, 2), 2),
    ]  # fmt: skip
    assert {position.turn for position in after} == {"cops"}


@pytest.mark.parametrize("n", [2, 3, 4, 12])
def test_vertices_without_places_stand_in_a_circle_one_unit_apart(n):
    points = positioned(range(n), None)
    for i, (x, y) in enumerate(points):
        gaps = [((x - a) ** 2 + (y - b) ** 2) ** 0.5 for a, b in points[:i]]
        assert min(gaps, default=1) >= 1 - 1e-9


def test_places_are_kept_in_shape_and_a_vertex_without_one_is_refused():
    assert positioned("ab", {"a": (0, 0), "b": (0.25, 0.5)}) == [(0, 0), (0.5, 1)]
    assert positioned([(0, 2), (1, 0)], None) == [(2, 0), (0, 1)]  # row and column
    with pytest.raises(gg.GameGraphError, match="places has no entry for vertex 'b'"):
        positioned("ab", {"a": (0, 0)})


@pytest.mark.parametrize("graph", [None, [[1], [0]], nx.DiGraph([(0, 1)])])
def test_other_graphs_have_no_neighbours_here(graph):
    with pytest.raises(gg.GameGraphError, match=r"networkx graph|undirected"):
        adjacency(graph)


@pytest.mark.parametrize(
    ("places", "said"),
    [
        (5, "places must give"),
        ({0: 1, 1: (0, 1)}, r"places\[0\] must hold two numbers"),
        ({0: ("a", 0), 1: (0, 1)}, r"places\[0\] must hold two numbers"),
    ],
)
def test_places_that_are_none_are_refused_at_once(places, said):
    networkx = pytest.importorskip("networkx")
    with pytest.raises(gg.GameGraphError, match=said):
        gg.games.CopsAndRobber(networkx.path_graph(2), 0, 1, places=places)
