"""The times of capture and the cop number.

The times are checked against the rules, explored and solved, against the oracle on all small
graphs and against the table of Task 14; the cop number against the dismantlability criterion,
against the rules with several cops, and against published values.
"""

from itertools import combinations_with_replacement, product

import networkx as nx
import numpy as np
import pytest
from undirected import atlas, random_graph

import gamegraphs as gg
from gamegraphs import games
from gamegraphs.course.exercises.task_14.exercise import CopWinStarts
from gamegraphs.games.pursuit import capture_times as capture
from gamegraphs.oracle import by_rounds


def times_by_rules(graph, solve):
    """The plies from every start, by exploring the rules; `solve` gives (labels, distances)."""
    table = []
    for cop in graph:
        row = []
        for robber in graph:
            labels, plies = solve(gg.explore(games.CopsAndRobber(graph, cop, robber)))
            assert labels[0] in (gg.WIN, gg.DRAW)
            row.append(int(plies[0]))
        table.append(row)
    return table


def solved(graph):
    solution = gg.solve(graph)
    return solution.labels, solution.distances


@pytest.fixture(params=["compiled", "plain"])
def engine(request, monkeypatch):
    """Run a test with the compiled rounds and with the plain ones."""
    if request.param == "compiled":
        pytest.importorskip("numba")
    monkeypatch.setattr(capture, "_SMALL", 0)
    monkeypatch.setattr(capture, "has_numba", lambda: request.param == "compiled")


def test_times_agree_with_the_oracle_on_all_small_graphs(engine):
    for graph in atlas(4):
        assert games.capture_times(graph).tolist() == times_by_rules(graph, by_rounds)


@pytest.mark.parametrize("seed", range(24))
def test_times_agree_with_the_rules_explored_and_solved(seed, engine):
    graph = random_graph(seed)
    assert games.capture_times(graph).tolist() == times_by_rules(graph, solved)


def test_times_agree_with_the_table_of_task_14(engine):
    task = CopWinStarts()
    for graph in [*atlas(6), *(random_graph(seed) for seed in range(100))]:
        truth = task.truth([len(graph), [list(edge) for edge in graph.edges]])
        ours = [[None if t < 0 else t for t in row] for row in games.capture_times(graph).tolist()]
        assert ours == truth


def test_both_engines_agree_on_larger_graphs(monkeypatch):
    pytest.importorskip("numba")
    graphs = [
        nx.gnp_random_graph(130, 0.04, seed=1),
        nx.random_labeled_tree(200, seed=2),
        nx.strong_product(nx.path_graph(9), nx.cycle_graph(8)),
        nx.complete_graph(70),
        nx.path_graph(128),
    ]
    for graph in graphs:
        compiled = games.capture_times(graph)
        with monkeypatch.context() as patch:
            patch.setattr(capture, "has_numba", lambda: False)
            assert np.array_equal(compiled, games.capture_times(graph))


def test_the_times_are_an_array_in_the_order_of_the_graph():
    graph = nx.Graph([("b", "a"), ("b", "c")])
    times = games.capture_times(graph)
    assert times.dtype == np.int32
    assert list(graph) == ["b", "a", "c"]
    assert times.tolist() == [[0, 1, 1], [1, 0, 3], [1, 3, 0]]
    assert games.capture_times(nx.Graph()).shape == (0, 0)


@pytest.mark.parametrize("n", [1, 2, 10, 100])
def test_on_a_tree_every_start_is_captured(n):
    assert (games.capture_times(nx.random_labeled_tree(n, seed=n)) >= 0).sum() == n * n


@pytest.mark.parametrize("n", [4, 5, 12, 100])
def test_on_a_cycle_only_starts_at_distance_0_or_1_are_captured(n):
    """The robber keeps his distance: there are n starts at distance 0 and 2 n at distance 1."""
    assert (games.capture_times(nx.cycle_graph(n)) >= 0).sum() == 3 * n


def test_on_a_path_the_robber_is_driven_to_the_end():
    """From end to end of n vertices: n - 1 moves of the cop, n - 2 of the robber."""
    assert games.capture_times(nx.path_graph(50))[0, 49] == 97


def test_without_numpy_the_times_say_what_to_install(monkeypatch):
    monkeypatch.setattr(capture, "find_numpy", lambda: None)
    with pytest.raises(gg.GameGraphError, match="pip install numpy"):
        games.capture_times(nx.path_graph(3))
    assert games.cop_number(nx.path_graph(3)) == 1


def test_the_rows_are_the_same_with_and_without_numpy(monkeypatch):
    graphs = [random_graph(seed) for seed in range(20)]
    rows = [games.capture_rows(graph) for graph in graphs]
    assert rows == [games.capture_times(graph).tolist() for graph in graphs]
    monkeypatch.setattr(capture, "find_numpy", lambda: None)
    assert rows == [games.capture_rows(graph) for graph in graphs]


def is_dismantlable(graph):
    """Whether corners can be taken away, one after the other, until one vertex is left.

    A corner is a vertex whose closed neighbourhood lies in that of another one.
    """
    near = {v: {v, *graph[v]} for v in graph}
    while len(near) > 1:
        corner = next(
            (v for v, w in product(near, repeat=2) if v != w and near[v] <= near[w]), None
        )
        if corner is None:
            return False
        near = {v: row - {corner} for v, row in near.items() if v != corner}
    return True


def test_one_cop_is_enough_exactly_on_dismantlable_graphs():
    """Nowakowski and Winkler, Quilliot: all connected graphs with up to 7 vertices."""
    connected = [g for g in atlas(7) if nx.is_connected(g)]
    one_cop = [games.cop_number(g) == 1 for g in connected]
    assert len(connected) == 996
    assert one_cop == [is_dismantlable(g) for g in connected]
    assert one_cop == [bool((games.capture_times(g) >= 0).all()) for g in connected]


def cop_number_by_rules(graph):
    """The cop number from the definition: choose, let the robber choose, explore and solve."""
    for k in range(1, len(graph) + 1):
        for cops in combinations_with_replacement(graph, k):
            if all(
                gg.solve(gg.explore(games.CopsAndRobber(graph, cops, robber))).labels[0] == gg.WIN
                for robber in graph
            ):
                return k
    raise AssertionError("as many cops as vertices are always enough")


def test_the_cop_number_agrees_with_the_rules():
    """Apart or not: all graphs with up to 4 vertices, and some with 5."""
    for graph in [
        *atlas(4),
        nx.cycle_graph(5),
        nx.disjoint_union(nx.cycle_graph(4), nx.Graph([(0, 1)])),
    ]:
        assert games.cop_number(graph) == cop_number_by_rules(graph)


@pytest.mark.parametrize(
    ("graph", "number"),
    [
        (nx.random_labeled_tree(20, seed=3), 1),
        (nx.complete_graph(6), 1),
        (nx.cycle_graph(3), 1),
        (nx.cycle_graph(4), 2),
        (nx.cycle_graph(11), 2),
        (nx.grid_2d_graph(4, 5), 2),
        (nx.cubical_graph(), 2),
        (nx.octahedral_graph(), 2),
        (nx.icosahedral_graph(), 2),
        (nx.dodecahedral_graph(), 3),
        (nx.petersen_graph(), 3),
        (nx.disjoint_union(nx.petersen_graph(), nx.cycle_graph(6)), 5),
        (nx.empty_graph(4), 4),
        (nx.Graph(), 0),
    ],
)  # fmt: skip
def test_known_cop_numbers(graph, number):
    """Aigner and Fromme 1984; a planar graph needs at most 3, Petersen's is the least with 3."""
    assert games.cop_number(graph) == number
    assert games.cop_number(graph, most=number) == number
    if number:
        with pytest.raises(gg.LimitError, match=f"more than {number - 1} cops are needed"):
            games.cop_number(graph, most=number - 1)
