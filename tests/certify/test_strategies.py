"""Strategies of both players: accepted exactly if they win, and what is wrong is named."""

from dataclasses import replace

import numpy as np
import pytest
from arenas import random_arena
from brute import arena_case
from refused import changed, is_refused

from gamegraphs import GameGraph, VerificationError
from gamegraphs.certify import (
    WrongCycleError,
    verify_parity,
)
from gamegraphs.solvers.arenas import (
    Arena,
    ParitySolution,
    solve_parity,
)


def strategy_wins(case, winner, strategy):
    """Whether the winner's moves win everywhere, by following every play to its cycle."""
    n = len(case.moves)
    for u in range(n):
        choice = case.owner[u] == winner[u] and case.moves[u]
        if (strategy[u] in case.moves[u]) if choice else (strategy[u] == -1):
            continue
        return False

    def lost(u, path):
        who = winner[path[0]]
        if not case.moves[u]:
            end = 1 - case.owner[u] if case.stuck == "loses" else case.priority[u] % 2
            return end != who
        if u in path[:-1]:
            cycle = path[path.index(u) : -1]
            return max(case.priority[v] for v in cycle) % 2 != who
        kept = [strategy[u]] if case.owner[u] == who else case.moves[u]
        # Where the winner is said to be another one, this play is not won as promised.
        return winner[u] != who or any(lost(v, [*path, v]) for v in kept)

    return not any(lost(u, [u]) for u in range(n))


@pytest.mark.parametrize("block", range(10))
def test_strategies_are_refused_exactly_if_they_do_not_win(way, block):
    rng = np.random.default_rng(block)
    for seed in range(60 * block, 60 * block + 60):
        case = arena_case(seed, largest=5)
        arena = case.arena()
        right = solve_parity(arena, case.priority, stuck=case.stuck)
        for _ in range(12):
            winner, strategy = right.winner.copy(), right.strategy.copy()
            for _ in range(rng.integers(1, 3)):
                u = rng.integers(arena.n)
                if rng.integers(3) == 0:
                    winner[u] = 1 - winner[u]
                strategy[u] = rng.integers(-1, arena.n)
            wrong = ParitySolution(winner, strategy)
            refused = is_refused(verify_parity, arena, case.priority, wrong, stuck=case.stuck)
            truth = strategy_wins(case, winner.tolist(), strategy.tolist())
            assert refused != truth, (winner, strategy, str(case))


def test_a_wrong_cycle_is_shown():
    # Player 0 should go 0 -> 2 (priority 2), not around 0 -> 1 -> 0 with priority 1.
    graph = GameGraph.from_moves([[1, 2], [0], [0]], names=["a", "b", "c"])
    arena = Arena(graph, [0, 1, 1])
    verify_parity(arena, [0, 1, 2], ParitySolution([0, 0, 0], [2, -1, -1]))
    with pytest.raises(WrongCycleError) as caught:
        verify_parity(arena, [0, 1, 2], ParitySolution([0, 0, 0], [1, -1, -1]))
    assert sorted(caught.value.cycle) == ["a", "b"]
    assert "player 0 is said to win, but loses on the cycle" in str(caught.value)


@pytest.mark.parametrize(
    ("winner", "strategy", "message"),
    [
        ([2, 0], [-1, -1], "position 0: the winner is 2, not 0 or 1"),
        ([0, 0], [-1, 0], "position 0: player 0 is said to win, but its move to -1 does not exist"),
        ([0, 1], [1, 0], "position 0: .* its move leads to 1, which the opponent wins"),
        ([0, 0], [0, 0], "position 1: .* has no move to choose here, so not one to 0"),
        ([1, 0], [-1, -1], "position 0: .* the opponent can move to 1, which it wins"),
    ],
)
def test_what_is_wrong_at_a_position_is_said(winner, strategy, message):
    arena = Arena(GameGraph.from_moves([[0, 1], [0]]), [0, 1])
    with pytest.raises(VerificationError, match=message):
        verify_parity(arena, [0, 0], ParitySolution(winner, strategy))


def test_large_games():
    arena = random_arena(100_000, 2, seed=8)
    rng = np.random.default_rng(9)
    priority = rng.integers(0, 5, arena.n)
    solution = solve_parity(arena, priority)
    verify_parity(arena, priority, solution)
    u = next(u for u in range(arena.n) if solution.strategy[u] >= 0)
    for wrong in (
        replace(solution, winner=1 - solution.winner),
        replace(solution, strategy=changed(solution.strategy, u, -1)),
    ):
        with pytest.raises(VerificationError):
            verify_parity(arena, priority, wrong)
