"""The split: labels and distances read off from an attractor equal those of `solve`."""

import pytest
from arenas import WAYS, force
from helpers import TERMINALS, all_digraphs, answers, random_case

from gamegraphs import DRAW, LOSE, WIN, GameGraph, GameGraphError, random_graph, solve
from gamegraphs.solvers.arenas.attractor import attractor, safety
from gamegraphs.solvers.arenas.two_copies import split

FIVE = GameGraph.from_moves([[1, 2], [3], [1, 4], [], [2]])


def assert_split_agrees(graph, terminals="normal", verdicts=None):
    found = split(graph, terminals, verdicts).solution()
    expected = solve(graph, terminals, verdicts)
    about = f"{[graph.moves(u) for u in range(graph.n)]}, {terminals}, {verdicts}"
    assert answers(found) == answers(expected), about


@pytest.mark.parametrize("n", [0, 1, 2, 3, pytest.param(4, marks=pytest.mark.long)])
def test_labels_on_every_digraph(n):
    for moves in all_digraphs(n):
        assert_split_agrees(GameGraph.from_moves(moves))


def test_labels_on_digraphs_with_4_positions():
    for moves in all_digraphs(4, step=31):
        assert_split_agrees(GameGraph.from_moves(moves))


@pytest.mark.parametrize("seed", range(300))
def test_labels_with_verdicts_and_parallel_moves(seed):
    case = random_case(seed)
    assert_split_agrees(case.graph(), case.terminals, case.verdicts)


@pytest.mark.parametrize("terminals", TERMINALS)
def test_labels_of_a_large_graph(terminals):
    assert_split_agrees(random_graph(30_000, seed=1), terminals)


def test_verdicts_of_the_graph_itself_count_unless_others_are_given():
    graph = GameGraph.from_moves([[1], [0]], verdicts={1: LOSE})
    assert split(graph).solution().labels.tolist() == [WIN, LOSE]
    assert split(graph, verdicts={}).solution().labels.tolist() == [DRAW, DRAW]


@pytest.mark.parametrize("way", WAYS)
def test_the_two_copies(way, monkeypatch):
    force(way, monkeypatch)
    found = split(FIVE)
    arena = found.arena
    assert [arena.graph.moves(u) for u in range(10)] == [
        [6, 7], [8], [6, 9], [], [7],
        [1, 2], [3], [1, 4], [], [2],
    ]  # fmt: skip
    assert arena.owner.tolist() == [0] * 5 + [1] * 5
    assert found.target == [8]
    assert split(FIVE, "misere").target == [3]


def test_draws_are_what_the_opponent_keeps_safe_in_both_copies():
    found = split(FIVE)
    outside = [u for u in range(10) if u not in found.target]
    safe = safety(found.arena, 1, outside).winning
    assert [u for u in range(5) if safe[u] and safe[u + 5]] == [0, 2, 4]
    rank = attractor(found.arena, 0, found.target).rank
    assert rank.tolist() == [-1, 1, -1, -1, -1, -1, -1, -1, 0, -1]


def test_unknown_conventions_are_refused():
    with pytest.raises(GameGraphError, match="terminals must be"):
        split(FIVE, "reversed")
