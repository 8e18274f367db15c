"""Attractors and safety: against rounds, against all pairs of strategies, plain and compiled."""

import numpy as np
import pytest
from arenas import line_arena, random_arena
from brute import arena_case, ranks_by_rounds, reach_winning

from gamegraphs import GameGraph, GameGraphError
from gamegraphs.certify import verify_attractor, verify_safety
from gamegraphs.solvers.arenas.arena import STUCK, Arena
from gamegraphs.solvers.arenas.attractor import attract_python, attractor, safety
from gamegraphs.solvers.reversed_edges import reversed_edges


@pytest.mark.parametrize("block", range(20))
def test_ranks_and_strategies_on_random_arenas(way, block):
    for seed in range(100 * block, 100 * block + 100):
        case = arena_case(seed, largest=9)
        arena = case.arena()
        for player in (0, 1):
            found = attractor(arena, player, case.chosen, stuck=case.stuck)
            rank = ranks_by_rounds(case, player)
            assert found.rank.tolist() == rank, f"player {player}, {case}"
            assert (found.rank.dtype, found.strategy.dtype) == ("int32", "int32")
            for u, v in enumerate(found.strategy.tolist()):
                if rank[u] > 0 and case.owner[u] == player:
                    assert v in case.moves[u], f"player {player}, position {u}, {case}"
                    assert rank[v] == rank[u] - 1, f"player {player}, position {u}, {case}"
                else:
                    assert v == -1, f"player {player}, position {u}, {case}"
            verify_attractor(arena, player, case.chosen, found, stuck=case.stuck)


@pytest.mark.parametrize("seed", range(200))
def test_forcing_a_visit_is_what_some_strategy_does_against_all(seed):
    case = arena_case(seed, largest=5)
    for player in (0, 1):
        rank = attractor(case.arena(), player, case.chosen, stuck=case.stuck).rank
        assert [r >= 0 for r in rank.tolist()] == reach_winning(case, player), case


@pytest.mark.parametrize("block", range(10))
def test_safety_is_the_complement_of_reaching_the_unsafe(way, block):
    for seed in range(50 * block, 50 * block + 50):
        case = arena_case(seed, largest=9)
        arena = case.arena()
        for player in (0, 1):
            safe = [u for u in range(arena.n) if u not in case.chosen]
            region = safety(arena, player, safe, stuck=case.stuck)
            forced = attractor(arena, 1 - player, case.chosen, stuck=case.stuck)
            assert region.winning.tolist() == (forced.rank < 0).tolist(), case
            assert region.counter_strategy.tolist() == forced.strategy.tolist(), case
            verify_safety(arena, player, safe, region, stuck=case.stuck)


def test_the_example_with_plain_backward_reachability_beside_it():
    # An error often found in texts: with backward reachability, where one move into the set is
    # enough whoever moves, all five would be reached.
    moves = [[1, 2], [3], [1, 4], [], [2]]
    nobody_resists = attractor(Arena(GameGraph.from_moves(moves), [0] * 5), 0, [3])
    assert (nobody_resists.rank >= 0).tolist() == [True, True, True, True, True]
    resisted = attractor(Arena(GameGraph.from_moves(moves), [1] * 5), 0, [3])
    assert resisted.rank.tolist() == [-1, 1, -1, 0, -1]


def test_a_lone_dead_end_next_to_a_target():
    # 0 is a dead end, 1 the target, 2 can move to either. Texts often leave open who loses in 0.
    graph = GameGraph.from_moves([[], [1], [0, 1]])
    for owner, rank in (([1, 0, 1], [0, 0, 1]), ([0, 0, 1], [-1, 0, -1]), ([0, 0, 0], [-1, 0, 1])):
        loses = attractor(Arena(graph, owner), 0, [1], stuck="loses")
        assert loses.rank.tolist() == rank, owner
    for owner, rank in (([1, 0, 1], [-1, 0, -1]), ([1, 0, 0], [-1, 0, 1])):
        assert attractor(Arena(graph, owner), 0, [1]).rank.tolist() == rank, owner
    assert safety(Arena(graph, [0, 0, 0]), 0, [0]).winning.tolist() == [True, False, False]
    lost = safety(Arena(graph, [0, 0, 0]), 0, [0], stuck="loses")
    assert lost.winning.tolist() == [False, False, False]


def test_a_dead_end_in_the_target_is_reached_whoever_is_stuck_there():
    graph = GameGraph.from_moves([[1], []])
    for stuck in STUCK:
        for owner in (0, 1):
            found = attractor(Arena(graph, [1, owner]), 0, [1], stuck=stuck)
            assert found.rank.tolist() == [1, 0], (stuck, owner)


def test_many_moves_of_one_position(way):
    # 300 moves do not fit into a byte; the parallel ones count one by one.
    n = 300
    moves = [[*range(1, n), 1], *([] for _ in range(n - 1))]
    arena = Arena(GameGraph.from_moves(moves), [1] * n)
    assert attractor(arena, 0, range(1, n)).rank[0] == 1
    assert attractor(arena, 0, range(2, n)).rank[0] == -1


def test_the_compiled_kernel_agrees_with_plain_python_on_a_large_arena():
    arena = random_arena(40_000, 3, seed=5)
    target = np.random.default_rng(6).random(arena.n) < 0.001
    found = attractor(arena, 0, target)
    rank, _ = attract_python(arena, 0, target, reversed_edges(arena.graph))
    assert found.rank.tolist() == rank.tolist()
    assert 0 < (rank > 0).sum() < arena.n
    verify_attractor(arena, 0, target, found)


def test_a_deep_chain():
    arena = line_arena(200_000)
    assert attractor(arena, 0, [arena.n - 1]).rank.tolist() == list(range(arena.n))[::-1]


def test_empty_arenas_and_targets(way):
    nothing = Arena(GameGraph.from_moves([]), [])
    assert attractor(nothing, 0, []).rank.tolist() == []
    assert safety(nothing, 1, []).winning.tolist() == []
    arena = Arena(GameGraph.from_moves([[0]]), [0])
    assert attractor(arena, 0, []).rank.tolist() == [-1]


def test_refused_arguments():
    arena = Arena(GameGraph.from_moves([[0]]), [0])
    for call, message in (
        (lambda: attractor(arena, 2, [0]), "player must be 0 or 1, not 2"),
        (lambda: attractor(arena, 0, [1]), r"target\[0\] is 1, but the positions are 0\.\.0"),
        (lambda: attractor(arena, 0, [0], stuck="wins"), 'stuck must be "stays" or "loses"'),
        (lambda: safety(arena, 0, [5]), r"safe\[0\] is 5"),
    ):
        with pytest.raises(GameGraphError, match=message):
            call()
