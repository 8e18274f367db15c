"""ImplicitGraph: questions about positions, and rules that contradict each other."""

import pytest
from helpers import random_case
from rules_of_graphs import lists, never, nobody

import gamegraphs as gg
from gamegraphs import LOSE, GameGraphError
from gamegraphs.solvers.implicit.implicit_graph import ImplicitGraph, check_rules
from gamegraphs.solvers.implicit.implicit_rules import ListRules
from gamegraphs.solvers.implicit.solve_implicit import solve_implicit


def test_questions_about_positions():
    found = lists()
    assert (found.outcome(0), found.distance(0), found.best_move(0)) == (LOSE, 2, 1)
    assert (list(found.line(0)), found.method) == ([0, 1, 2], "implicit")
    assert found.graph.predecessors(1) == [0]
    assert "LOSE" in repr(found)
    with pytest.raises(gg.UnknownPositionError, match="there is no position 3"):
        found.outcome(3)
    with pytest.raises(gg.UnknownPositionError):
        found.outcome("a")


def test_a_degree_that_contradicts_succ_is_refused():
    with pytest.raises(GameGraphError, match=r"degree\(\d\) is 3, but succ\(\d\) is \[\]"):
        solve_implicit(5, nobody, nobody, never, degree=never, params=[])


def rules_of(moves, into, ends=()):
    return ListRules(len(moves), moves.__getitem__, into.__getitem__, lambda u: u in ends, "normal")


def test_moves_stop_where_the_rules_end_play():
    graph = ImplicitGraph(3, rules_of([[1, 2], [2], []], [[], [0], [0, 1]], ends=[1]))
    assert [graph.moves(u) for u in range(3)] == [[1, 2], [], []]
    assert graph.predecessors(2) == [0]
    assert [graph.is_terminal(u) for u in range(3)] == [False, True, True]
    assert (dict(graph.verdicts), len(graph.verdicts)) == ({1: LOSE}, 1)
    assert 2 not in graph.verdicts
    assert graph.resolve_verdicts() is graph.verdicts
    assert (list(graph.names), repr(graph)) == ([0, 1, 2], "ImplicitGraph(n=3)")


def test_a_graph_without_rules_says_so():
    graph = ImplicitGraph(2)
    for question in (graph.moves, graph.predecessors, graph.is_terminal):
        with pytest.raises(GameGraphError, match="rules of the game were not saved"):
            question(1)
    with pytest.raises(gg.UnknownPositionError, match="there is no position -1"):
        graph.moves(-1)


def test_rules_that_tell_of_the_same_moves_are_accepted():
    for seed in range(100):
        graph = random_case(seed).graph()
        rows = [graph.moves(u) for u in range(graph.n)]
        into = [graph.predecessors(v) for v in range(graph.n)]
        check_rules(rules_of(rows, into), graph.n, seed)
        # The moves of a position where play has ended may be told or not.
        check_rules(rules_of(rows, [[w for w in row if w] for row in into], [0]), graph.n, seed)


@pytest.mark.parametrize("seed", range(50))
def test_every_move_that_one_of_the_rules_leaves_out_is_found(seed):
    graph = random_case(seed).graph()
    rows = [graph.moves(u) for u in range(graph.n)]
    into = [graph.predecessors(v) for v in range(graph.n)]
    for table in (rows, into):
        for row in filter(None, table):
            left_out = row.pop()
            with pytest.raises(GameGraphError, match="disagree about the move"):
                check_rules(rules_of(rows, into), graph.n, seed)
            row.append(left_out)
