"""Small progress measures: the winners and strategies of a game that is large for them."""

import numpy as np
import pytest
from arenas import random_arena
from brute import arena_case, parity_winners

from gamegraphs import GameGraph
from gamegraphs.certify import verify_parity
from gamegraphs.solvers.arenas.arena import Arena
from gamegraphs.solvers.arenas.parity import METHODS, levels, solve_parity
from gamegraphs.solvers.arenas.small_progress_measures import small_progress_measures


@pytest.mark.long
def test_a_large_game_of_both_winners_with_progress_measures():
    arena = random_arena(7_000, 3, seed=1)
    priority = np.random.default_rng(2).integers(0, 3, arena.n)
    priority[priority == 2] -= np.random.default_rng(3).integers(0, 2, sum(priority == 2))
    solutions = [solve_parity(arena, priority, method) for method in METHODS]
    assert solutions[0].winner.tolist() == solutions[1].winner.tolist()
    verify_parity(arena, priority, solutions[1])


@pytest.mark.parametrize("block", range(3))
def test_winners_are_those_of_the_definition_and_only_they_have_moves(block):
    for seed in range(100 * block, 100 * block + 100):
        case = arena_case(seed, largest=5)
        if case.stuck == "loses" or not all(case.moves):
            continue  # a game without dead ends is what the solver takes
        winner, strategy = small_progress_measures(case.arena(), levels(case.priority))
        assert winner.tolist() == parity_winners(case), case
        for u, v in enumerate(strategy.tolist()):
            mine = case.owner[u] == winner[u]
            assert v in case.moves[u] if mine else v == -1, case


def test_two_odd_positions_that_go_round():
    # Around two odd positions without end: their measure goes past 2 and is then top.
    arena = Arena(GameGraph.from_moves([[1], [0], [2, 0]]), [0, 0, 0])
    winner, strategy = small_progress_measures(arena, levels([1, 1, 0]))
    assert (winner.tolist(), strategy.tolist()) == ([1, 1, 0], [-1, -1, 2])
