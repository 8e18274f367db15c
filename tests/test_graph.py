"""GameGraph: the builders agree, the queries answer, and bad input is named."""

import pickle
from array import array

import networkx as nx
import numpy as np
import pytest
from helpers import random_case
from hypothesis import given
from hypothesis import strategies as st

import gamegraphs as gg
from gamegraphs import GameGraph

EXAMPLE = [[1, 2], [3], [1, 4], [], [2]]  # five positions, one cycle


@st.composite
def move_lists(draw, most=6):
    n = draw(st.integers(0, most))
    row = st.lists(st.integers(0, n - 1), max_size=4) if n else st.just([])
    return [draw(row) for _ in range(n)]


def rows(graph):
    return [graph.moves(u) for u in range(graph.n)]


# What a graph is


def test_example_reads_back():
    g = GameGraph.from_moves(EXAMPLE)
    assert (g.n, g.m, rows(g)) == (5, 6, EXAMPLE)
    assert [g.predecessors(v) for v in range(5)] == [[], [0, 2], [0, 4], [1], [2]]
    assert [u for u in range(5) if g.is_terminal(u)] == [3]
    assert list(g.names) == [0, 1, 2, 3, 4]
    assert g.verdicts == {}
    assert repr(g) == "GameGraph(n=5, m=6)"


def test_positions_and_moves_are_flat_int32_arrays():
    g = GameGraph.from_moves(EXAMPLE)
    assert g.offsets.tolist() == [0, 2, 3, 5, 5, 6]
    assert g.targets.tolist() == [1, 2, 3, 1, 4, 2]
    assert g.offsets.itemsize == g.targets.itemsize == 4


def test_parallel_moves_and_self_loops_are_moves_like_any_other():
    g = GameGraph.from_moves([[0, 1, 1], []])
    assert (g.m, g.moves(0), g.predecessors(1), g.predecessors(0)) == (3, [0, 1, 1], [0, 0], [0])


@pytest.mark.parametrize("moves", [[], [[]], [[0]], [[], []]])
def test_smallest_graphs(moves):
    g = GameGraph.from_moves(moves)
    assert (g.n, g.m, rows(g)) == (len(moves), sum(map(len, moves)), moves)


@given(move_lists())
def test_predecessors_reverse_the_moves(moves):
    g = GameGraph.from_moves(moves)
    expected = [[u for u, row in enumerate(moves) for w in row if w == v] for v in range(g.n)]
    assert [g.predecessors(v) for v in range(g.n)] == expected


def test_predecessors_of_a_large_graph_are_those_of_the_definition():
    g = gg.random_graph(30_000, seed=5)  # more than 20,000 moves: numpy's way
    v = max(g.targets)
    assert g.predecessors(v) == [u for u in range(g.n) for w in g.moves(u) if w == v]
    assert len(g.predecessors(v)) > 0


def test_equal_means_same_moves_names_and_verdicts():
    g = GameGraph.from_moves([[1], []])
    assert g == GameGraph.from_arrays(np.array([0, 1, 1]), np.array([1]))
    assert g != GameGraph.from_moves([[0], []])
    assert g != GameGraph.from_moves([[1], []], names="ab")
    assert g != GameGraph.from_moves([[1], []], verdicts={0: gg.WIN})
    assert g != "a graph"


# Builders agree


@given(move_lists())
def test_builders_agree(moves):
    g = GameGraph.from_moves(moves)
    sources = [u for u, row in enumerate(moves) for _ in row]
    targets = [v for row in moves for v in row]
    offsets = [0, *np.cumsum([len(row) for row in moves]).tolist()]
    assert GameGraph.from_edges(g.n, sources, targets) == g
    assert GameGraph.from_edges(g.n, np.array(sources, int), np.array(targets, np.int16)) == g
    assert GameGraph.from_edges(g.n, iter(sources), array("b", targets)) == g
    assert GameGraph.from_arrays(offsets, targets) == g
    assert GameGraph.from_arrays(np.array(offsets, np.int32), np.array(targets, np.int32)) == g
    assert GameGraph.from_arrays(np.array(offsets, np.uint64), np.array(targets, np.uint8)) == g
    assert GameGraph.from_moves(iter([tuple(row) for row in moves])) == g
    assert GameGraph.from_moves([np.array(row, int) for row in moves]) == g


@given(move_lists(), st.randoms(use_true_random=False))
def test_edges_may_come_in_any_order_and_keep_it_within_a_position(moves, rng):
    edges = [(u, i) for u, row in enumerate(moves) for i in range(len(row))]
    rng.shuffle(edges)
    expected = [[moves[u][i] for w, i in edges if w == u] for u in range(len(moves))]
    sources, targets = [u for u, _ in edges], [moves[u][i] for u, i in edges]
    assert rows(GameGraph.from_edges(len(moves), sources, targets)) == expected


@pytest.mark.parametrize("kind", [list, np.int32, np.int64, np.uint32, np.uint64])
def test_many_edges_in_any_order(kind):
    """Above 20,000 moves numpy sorts them; numpy's own stable sort gives what must come out."""
    rng = np.random.default_rng(3)
    n, m = 500, 30_000
    sources, targets = rng.integers(0, n, m), rng.integers(0, n, m)
    given = [a.tolist() if kind is list else a.astype(kind) for a in (sources, targets)]
    g = GameGraph.from_edges(n, *given)
    for u in (0, 1, 250, n - 1):
        assert g.moves(u) == targets[sources == u].tolist()
    assert g.m == m


def test_int32_arrays_are_taken_without_a_copy():
    offsets, targets = np.array([0, 1, 2], np.int32), np.array([1, 0], np.int32)
    g = GameGraph.from_arrays(offsets, targets)
    assert g.targets is targets
    assert g.offsets is offsets


@pytest.mark.parametrize("dtype", [">i4", "<i8", "u4", "i2"])
def test_other_arrays_are_converted(dtype):
    g = GameGraph.from_arrays(np.array([0, 1, 2], dtype), np.array([1, 0], dtype))
    assert rows(g) == [[1], [0]]
    assert gg.solve(g).labels.tolist() == [2, 2]  # works on them as on any other
    assert g.find_cycle() == [0, 1]


def test_strided_and_readonly_arrays_are_converted():
    targets = np.array([1, 9, 0, 9], np.int32)[::2]
    offsets = np.array([0, 1, 2], np.int32)
    offsets.flags.writeable = False
    g = GameGraph.from_arrays(offsets, targets)
    assert (rows(g), gg.solve(g).labels.tolist()) == ([[1], [0]], [2, 2])


# networkx


@given(move_lists())
def test_networkx_round_trip_of_graphs_without_parallel_moves_is_exact(moves):
    moves = [list(dict.fromkeys(row)) for row in moves]
    names = [f"p{u}" for u in range(len(moves))]
    g = GameGraph.from_moves(moves, names=names)
    digraph = g.to_networkx()
    assert type(digraph) is nx.DiGraph
    assert list(digraph.edges) == [(names[u], names[v]) for u in range(g.n) for v in moves[u]]
    assert GameGraph.from_networkx(digraph) == g


@given(move_lists())
def test_networkx_round_trip_keeps_parallel_moves(moves):
    """networkx stores parallel edges together, so only moves grouped by target keep their order."""
    moves = [sorted(row) for row in moves]
    g = GameGraph.from_moves(moves, names=[(u, "x") for u in range(len(moves))])
    digraph = g.to_networkx()
    parallel = any(len(set(row)) < len(row) for row in moves)
    assert type(digraph) is (nx.MultiDiGraph if parallel else nx.DiGraph)
    assert GameGraph.from_networkx(digraph) == g


@pytest.mark.parametrize("names", [None, ["x", (1, "A"), 7]])
@pytest.mark.parametrize("moves", [[[1], [2], [0]], [[1, 1], [2], [0]]])
def test_networkx_round_trip_keeps_verdicts(moves, names):
    g = GameGraph.from_moves(moves, names=names)
    g = GameGraph.from_moves(moves, names=names or range(3), verdicts={g.names[1]: gg.DRAW})
    digraph = g.to_networkx()
    assert dict(digraph.nodes(data="verdict")) == {name: g.verdicts.get(name) for name in g.names}
    again = GameGraph.from_networkx(digraph)
    assert (again.verdicts, again.names) == (g.verdicts, tuple(g.names))


def test_networkx_can_write_a_graph_with_verdicts(tmp_path):
    g = GameGraph.from_moves([[1], [0, 2], []], verdicts={2: gg.WIN})
    nx.write_graphml(g.to_networkx(), tmp_path / "g.graphml")
    again = nx.read_graphml(tmp_path / "g.graphml", node_type=int)
    assert GameGraph.from_networkx(again).verdicts == g.verdicts


def test_a_verdict_of_networkx_that_is_no_outcome_is_refused():
    digraph = nx.DiGraph([("a", "b")])
    digraph.nodes["b"]["verdict"] = "guilty"
    with pytest.raises(gg.GameGraphError, match=r"verdicts\['b'\] must be an Outcome .*guilty"):
        GameGraph.from_networkx(digraph)


def test_networkx_names_and_orders_are_kept():
    digraph = nx.DiGraph()
    digraph.add_nodes_from(["z", ("a", 1), 7])
    digraph.add_edges_from([("z", 7), ("z", ("a", 1)), (7, "z"), (7, 7)])
    g = GameGraph.from_networkx(digraph)
    assert g.names == ("z", ("a", 1), 7)
    assert rows(g) == [[2, 1], [], [0, 2]]
    assert (g.index("z"), g.index(("a", 1)), g.index(7)) == (0, 1, 2)


@pytest.mark.parametrize("kind", [nx.Graph, nx.MultiGraph])
def test_undirected_networkx_graph_is_refused(kind):
    with pytest.raises(gg.GameGraphError, match="undirected"):
        GameGraph.from_networkx(kind([(0, 1)]))


def test_empty_networkx_graph():
    assert GameGraph.from_networkx(nx.DiGraph()).n == 0


# Names


def test_names_translate_both_ways():
    g = GameGraph.from_moves([[1], []], names=["a", ("b", 2)])
    assert (g.names[1], g.index(("b", 2)), g.index("a")) == (("b", 2), 1, 0)
    assert "named" in repr(g)


@pytest.mark.parametrize("name", ["c", 0, None, ["a"]])
def test_unknown_name_is_shown(name):
    g = GameGraph.from_moves([[1], []], names="ab")
    with pytest.raises(gg.UnknownPositionError) as caught:
        g.index(name)
    assert repr(name) in str(caught.value)


@pytest.mark.parametrize("number", [-1, 2, 10**30])
@pytest.mark.parametrize("query", ["moves", "predecessors", "index", "is_terminal"])
def test_a_number_outside_is_shown(query, number):
    g = GameGraph.from_moves([[1], []])
    with pytest.raises(gg.UnknownPositionError, match=rf"no position {number}; .*\(0\.\.1\)"):
        getattr(g, query)(number)


@pytest.mark.parametrize("value", ["a", 1.0, None])
def test_what_is_no_number_is_shown(value):
    g = GameGraph.from_moves([[1], []])
    for query in (g.moves, g.predecessors, g.index):
        with pytest.raises(gg.UnknownPositionError, match="is no position number") as caught:
            query(value)
        assert repr(value) in str(caught.value)


def test_duplicate_names_are_refused_with_both_places():
    with pytest.raises(gg.GameGraphError, match="positions 0 and 2 have the same name 'a'"):
        GameGraph.from_moves([[], [], []], names=["a", "b", "a"])


def test_wrong_number_of_names_is_refused():
    with pytest.raises(gg.GameGraphError, match="3 names for 2 positions"):
        GameGraph.from_moves([[], []], names="abc")


def test_unhashable_name_is_refused():
    with pytest.raises(gg.GameGraphError, match=r"hashable.*list"):
        GameGraph.from_moves([[]], names=[["a"]])


# Bad moves


@pytest.mark.parametrize("target", [2, -1, 2**31, -(2**31), 10**20, -(10**20)])
def test_target_out_of_range_names_position_and_target(target):
    with pytest.raises(gg.GameGraphError) as caught:
        GameGraph.from_moves([[1], [0, target]])
    expected = f"moves[1] goes to position {target}, but there are only 2 positions (0..1)"
    assert str(caught.value) == expected


@pytest.mark.parametrize("target", [1.0, "1", None, (1,), np.float64(1)])
def test_target_that_is_no_integer_names_the_place(target):
    with pytest.raises(gg.GameGraphError) as caught:
        GameGraph.from_moves([[1], [0, target]])
    assert str(caught.value) == f"moves[1][1] must be an integer, not {target!r}"


@pytest.mark.parametrize("row", [None, 3, 1.5])
def test_row_that_is_no_sequence_names_the_place(row):
    with pytest.raises(gg.GameGraphError) as caught:
        GameGraph.from_moves([[1], row])
    assert str(caught.value) == f"moves[1] must be a sequence of positions, not {row!r}"


@pytest.mark.parametrize("moves", [None, 7])
def test_moves_that_are_no_sequence_at_all(moves):
    with pytest.raises(gg.GameGraphError, match=f"moves must be .*, not {moves}"):
        GameGraph.from_moves(moves)


@pytest.mark.parametrize(
    ("sources", "targets", "place"),
    [
        ([0, 5], [1, 1], "sources[1] is position 5"),
        ([0, -1], [1, 1], "sources[1] is position -1"),
        ([0, 1], [1, 9], "targets[1] is position 9"),
        ([0, 1.5], [1, 1], "sources[1] must be an integer, not 1.5"),
        ([0, 1], ["1", 1], "targets[0] must be an integer, not '1'"),
        ([0, 1], [1, None], "targets[1] must be an integer, not None"),
        ([0, 1], [1], "not 2 and 1"),
        ([0, 2**70], [1, 1], "sources[1]"),
        (np.array([0.0, 1.0]), [1, 1], "sources must be a one-dimensional integer array"),
        ([0, 1], np.zeros((2, 1), int), "targets must be a one-dimensional integer array"),
        ([0, 1], np.array([True, False]), "targets must be a one-dimensional integer array"),
        (np.array([0, 7]), [1, 1], "sources[1] is position 7"),
    ],
)
def test_bad_edges_name_the_place(sources, targets, place):
    with pytest.raises(gg.GameGraphError) as caught:
        GameGraph.from_edges(2, sources, targets)
    assert place in str(caught.value)


@pytest.mark.parametrize("n", [-1, 2**31, 1.0, "2", None])
def test_bad_number_of_positions(n):
    with pytest.raises(gg.GameGraphError, match=r"^n must") as caught:
        GameGraph.from_edges(n, [], [])
    assert repr(n) in str(caught.value)


@pytest.mark.parametrize(
    ("offsets", "targets", "message"),
    [
        ([], [], "at least one"),
        ([1, 1], [0], "from 0 to the number of moves, 1, not from 1 to 1"),
        ([0, 1], [0, 0], "from 0 to the number of moves, 2, not from 0 to 1"),
        ([0, 2, 1, 2], [0, 0], "offsets[1] is 2 and offsets[2] is 1"),
        ([0, -1, 2], [0, 0], "offsets[0] is 0 and offsets[1] is -1"),
        ([0, 1], [1], "targets[0] is position 1, but there is only position 0"),
        ([0], [0], "from 0 to the number of moves, 1, not from 0 to 0"),
        ([0, 1], [2**32], f"targets[0] is position {2**32}"),  # not cut off to 0
        ([0, 2**32, 1], [0], "offsets[1]"),
        ([0, 1.0], [0], "offsets[1] must be an integer, not 1.0"),
    ],
)
def test_bad_arrays_name_the_place(offsets, targets, message):
    with pytest.raises(gg.GameGraphError) as caught:
        GameGraph.from_arrays(offsets, targets)
    assert message in str(caught.value)


@pytest.mark.parametrize(
    ("bad", "problem"),
    [(7, "moves\\[29000\\]"), ([1.0], "moves\\[29000\\]"), ([30_000], "moves\\[29000\\] goes to")],
)
def test_a_bad_row_of_many_is_named(bad, problem):
    moves = [[0]] * 30_000
    assert GameGraph.from_moves(moves).m == 30_000
    moves[29_000] = bad
    with pytest.raises(gg.GameGraphError, match=problem):
        GameGraph.from_moves(moves)


@pytest.mark.parametrize("bad", [-1, 30_000])
def test_a_bad_target_among_many_is_found(bad):
    targets = np.arange(30_000, dtype=np.int32)
    targets[12_345] = bad
    with pytest.raises(gg.GameGraphError, match=rf"moves\[12345\] goes to position {bad},"):
        GameGraph(np.arange(30_001, dtype=np.int32), targets)


def test_a_falling_offset_among_many_is_found():
    offsets = np.arange(30_001, dtype=np.int32)
    offsets[777] = 0
    with pytest.raises(gg.GameGraphError, match=r"offsets\[776\] is 776 and offsets\[777\] is 0"):
        GameGraph(offsets, np.zeros(30_000, np.int32))


# Verdicts


def test_verdicts_are_kept_by_name():
    g = GameGraph.from_moves([[1], []], names="ab", verdicts={"b": 1})
    assert g.verdicts == {"b": gg.WIN}
    assert "verdicts=1" in repr(g)


@pytest.mark.parametrize("value", [True, 1.0, "WIN", 3, None])
def test_verdict_that_is_no_outcome_names_position_and_value(value):
    with pytest.raises(gg.GameGraphError) as caught:
        GameGraph.from_moves([[1], []], names="ab", verdicts={"b": value})
    assert "verdicts['b'] must be an Outcome" in str(caught.value)
    assert repr(value) in str(caught.value)


def test_verdict_for_a_name_not_in_the_graph():
    with pytest.raises(gg.UnknownPositionError, match="no position is named 'c'"):
        GameGraph.from_moves([[1], []], names="ab", verdicts={"c": gg.WIN})


def test_verdicts_of_a_graph_cannot_be_changed():
    g = GameGraph.from_moves([[1], [0]], names="ab", verdicts={"b": gg.LOSE})
    with pytest.raises(gg.GameGraphError, match="verdicts cannot be changed"):
        g.verdicts.clear()
    assert (g.verdicts, g.resolve_verdicts()) == ({"b": gg.LOSE}, {1: gg.LOSE})
    g.resolve_verdicts().clear()  # a dict of the caller's own
    assert gg.solve(g).labels.tolist() == [1, 0]
    again = pickle.loads(pickle.dumps(g))
    assert (again, again.verdicts) == (g, g.verdicts)


def test_a_text_of_a_graph_with_verdicts_is_refused_and_the_advice_works(tmp_path):
    g = GameGraph.from_moves([[1], [0]], names="ab", verdicts={"b": gg.LOSE})
    for way_out in (g.to_text, lambda: g.write(tmp_path / "graph.txt")):
        with pytest.raises(gg.GameGraphError, match=r"no place for verdicts, but 'b' has one"):
            way_out()
    assert not (tmp_path / "graph.txt").exists()
    text = GameGraph.from_arrays(g.offsets, g.targets).to_text()
    solution = gg.solve(GameGraph.from_text(text), verdicts=g.resolve_verdicts())
    assert solution.labels.tolist() == gg.solve(g).labels.tolist() == [1, 0]


# Cycles


def assert_is_cycle(graph, cycle):
    assert len(set(cycle)) == len(cycle) > 0
    for u, v in zip(cycle, [*cycle[1:], cycle[0]], strict=True):
        assert v in graph.moves(u)


@pytest.mark.parametrize("block", range(5))
def test_find_cycle_agrees_with_networkx(block):
    for seed in range(block * 100, block * 100 + 100):
        case = random_case(seed)
        graph = case.graph()
        cycle = graph.find_cycle()
        acyclic = nx.is_directed_acyclic_graph(nx.MultiDiGraph(graph.to_networkx()))
        assert (cycle is None) == acyclic, case
        if cycle is not None:
            assert_is_cycle(graph, cycle)


def test_one_huge_cycle_is_found_without_recursion():
    n = 200_000
    g = GameGraph(array("i", range(n + 1)), array("i", [*range(1, n), 0]))
    assert g.find_cycle() == list(range(n))


def test_the_empty_graph_has_no_cycle():
    assert GameGraph.from_moves([]).find_cycle() is None
