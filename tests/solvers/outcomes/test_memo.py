"""memo: no recursion, a true cycle in the error, and verdicts that cut cycles."""

import sys
from array import array

import networkx as nx
import numpy as np
import pytest
from helpers import answers, chain, chain_answers, random_case

import gamegraphs as gg
from gamegraphs import CycleError, GameGraph, solve
from gamegraphs.oracle import by_rounds


def test_a_chain_of_a_million_positions():
    n = 1_000_000
    s = solve(chain(n), method="memo")
    distances = np.arange(n - 1, -1, -1)
    assert (s.distances == distances).all()
    assert (s.labels == distances % 2).all()


def test_a_chain_far_deeper_than_the_call_stack_in_plain_python():
    """8,000 positions are worked off by the uncompiled loop, under a recursion limit of 200."""
    n = 8_000
    limit = sys.getrecursionlimit()
    sys.setrecursionlimit(200)
    try:
        found = answers(solve(chain(n), method="memo"))
    finally:
        sys.setrecursionlimit(limit)
    assert found == chain_answers(n)


def test_a_shuffled_chain_of_a_million_positions():
    n = 1_000_000
    order = np.random.default_rng(1).permutation(n).astype(np.int32)
    graph = GameGraph.from_edges(n, order[:-1], order[1:])
    s = solve(graph, method="memo")
    assert (s.distances[order] == np.arange(n - 1, -1, -1)).all()


def from_the_least(cycle):
    """Return a cycle, which may start anywhere, from its least position on."""
    i = cycle.index(min(cycle))
    return cycle[i:] + cycle[:i]


def assert_names_a_cycle(graph, error):
    assert len(error.cycle) == len(set(error.cycle)) > 0
    for name, following in zip(error.cycle, [*error.cycle[1:], error.cycle[0]], strict=True):
        assert graph.index(following) in graph.moves(graph.index(name))


@pytest.mark.parametrize("moves", [[[0]], [[1], [0]], [[1], [2], [3], [1, 0]], [[], [0, 2], [1]]])
def test_a_cycle_is_refused_and_carried_by_name(moves):
    graph = GameGraph.from_moves(moves, names="abcd"[: len(moves)])
    with pytest.raises(CycleError) as caught:
        solve(graph, method="memo")
    assert_names_a_cycle(graph, caught.value)
    assert f"{caught.value.cycle[0]} -> " in str(caught.value)
    assert 'method="retrograde"' in str(caught.value)


@pytest.mark.parametrize("n", [9_000, 300_000])  # plain Python, then compiled
def test_one_huge_cycle(n):
    graph = GameGraph(array("i", range(n + 1)), array("i", [*range(1, n), 0]))
    with pytest.raises(CycleError) as caught:
        solve(graph, method="memo")
    assert from_the_least(caught.value.cycle) == list(range(n))


def test_a_cycle_deep_inside_a_large_graph():
    n = 50_000
    targets = np.arange(1, n + 1, dtype=np.int32)
    targets[-1] = n - 3
    graph = GameGraph(np.arange(n + 1, dtype=np.int32), targets)
    with pytest.raises(CycleError) as caught:
        solve(graph, method="memo")
    assert from_the_least(caught.value.cycle) == [n - 3, n - 2, n - 1]


@pytest.mark.parametrize("block", range(10))
def test_memo_answers_exactly_where_play_must_end(block):
    """Moves behind a verdict are never made, so they are left out before asking networkx."""
    for seed in range(block * 100, block * 100 + 100):
        case = random_case(seed)
        graph = case.graph()
        played = nx.MultiDiGraph()
        played.add_nodes_from(range(graph.n))
        for u, row in enumerate(case.moves):
            if u not in case.verdicts:
                played.add_edges_from((u, v) for v in row)
        if nx.is_directed_acyclic_graph(played):
            s = solve(graph, case.terminals, case.verdicts, method="memo")
            assert answers(s) == by_rounds(graph, case.terminals, case.verdicts), case
            assert s.method == "memo"
        else:
            with pytest.raises(CycleError) as caught:
                solve(graph, case.terminals, case.verdicts, method="memo")
            assert_names_a_cycle(graph, caught.value)
            assert not set(caught.value.cycle) & set(case.verdicts), case


@pytest.mark.parametrize("outcome", gg.Outcome)
def test_a_verdict_can_cut_a_cycle(outcome):
    graph = GameGraph.from_moves([[1], [2], [0]], names="abc")
    s = solve(graph, verdicts={"c": outcome}, method="memo")
    assert answers(s) == by_rounds(graph, verdicts={"c": outcome})


def test_int64_arrays_give_the_same():
    graph = gg.random_graph(300, seed=8, max_out=2)
    moves = [[v for v in graph.moves(u) if v > u] for u in range(graph.n)]
    narrow = GameGraph.from_moves(moves)
    wide = GameGraph(array("q", narrow.offsets), array("q", narrow.targets))
    assert answers(solve(wide, method="memo")) == answers(solve(narrow, method="memo"))
