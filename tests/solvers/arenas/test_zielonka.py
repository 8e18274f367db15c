"""Zielonka's algorithm: large games and deep ones, with a check of both strategies."""

import numpy as np
import pytest
from arenas import line_arena, random_arena
from brute import arena_case, parity_winners
from helpers import run_child

from gamegraphs import GameGraph
from gamegraphs.certify import verify_parity
from gamegraphs.solvers.arenas.arena import Arena
from gamegraphs.solvers.arenas.parity import levels, solve_parity
from gamegraphs.solvers.arenas.zielonka import zielonka


@pytest.mark.parametrize("priorities", [2, 3, 10, 1000, 10**5])
@pytest.mark.parametrize("seed", range(3))
def test_large_random_games(seed, priorities):
    arena = random_arena(50_000, 2, seed)
    priority = np.random.default_rng(seed).integers(0, priorities, arena.n)
    verify_parity(arena, priority, solve_parity(arena, priority))


LINES = {
    "rising": lambda n: np.arange(n),
    "falling": lambda n: np.arange(n)[::-1],
    "in turn": lambda n: np.arange(n) % 2,
    "shuffled": lambda n: np.random.default_rng(1).permutation(n),
}


@pytest.mark.parametrize("order", LINES)
def test_deep_lines_of_alternating_priorities(order):
    arena = line_arena(150_000)
    priority = LINES[order](arena.n)
    solution = solve_parity(arena, priority)
    assert (solution.winner == priority[-1] % 2).all()
    verify_parity(arena, priority, solution)


def test_a_ladder_in_which_each_level_is_won_by_another_player():
    # Two positions a level: one may go down or stay, the other goes down.
    n = 60_000
    moves = [[max(u - 2, 0), u] if u % 2 else [max(u - 2, 0)] for u in range(n)]
    arena = Arena(GameGraph.from_moves(moves), [u // 2 % 2 for u in range(n)])
    priority = [u // 2 for u in range(n)]
    solution = solve_parity(arena, priority)
    verify_parity(arena, priority, solution)
    assert 0 < solution.winner.sum() < n


def test_deep_games_in_plain_python():
    code = """
        from gamegraphs import GameGraph
        from gamegraphs.solvers.arenas.arena import Arena
        from gamegraphs.solvers.arenas.parity import solve_parity
        n = 100_000
        arena = Arena(GameGraph.from_moves([[min(u + 1, n - 1)] for u in range(n)]), [0] * n)
        for priority in (range(n), range(n, 0, -1)):
            winner = solve_parity(arena, priority).winner
            print(set(winner) == {priority[-1] % 2}, end=" ")
    """
    assert run_child(code, blocked=["numpy", "numba"]) == "True True"


@pytest.mark.parametrize("block", range(3))
def test_levels_decide_and_only_the_winner_has_moves(block):
    for seed in range(100 * block, 100 * block + 100):
        case = arena_case(seed, largest=5)
        if case.stuck == "loses" or not all(case.moves):
            continue  # a game without dead ends is what the solver takes
        winner, strategy = zielonka(case.arena(), levels(case.priority))
        assert winner.tolist() == parity_winners(case), case
        for u, v in enumerate(strategy.tolist()):
            mine = case.owner[u] == winner[u]
            assert v in case.moves[u] if mine else v == -1, case


def test_no_positions():
    winner, strategy = zielonka(Arena(GameGraph.from_moves([]), []), levels([]))
    assert (winner.tolist(), strategy.tolist()) == ([], [])
