"""Small progress measures: the winners and strategies of a game that is large for them."""

import numpy as np
from arenas import random_arena

from gamegraphs.certify import verify_parity
from gamegraphs.solvers.arenas.parity import METHODS, solve_parity


def test_a_large_game_of_both_winners_with_progress_measures():
    arena = random_arena(7_000, 3, seed=1)
    priority = np.random.default_rng(2).integers(0, 3, arena.n)
    priority[priority == 2] -= np.random.default_rng(3).integers(0, 2, sum(priority == 2))
    solutions = [solve_parity(arena, priority, method) for method in METHODS]
    assert solutions[0].winner.tolist() == solutions[1].winner.tolist()
    verify_parity(arena, priority, solutions[1])
