"""Tangle learning: the oracle on all small arenas, and a family on which Zielonka is slow."""

from itertools import combinations, combinations_with_replacement, product

import numpy as np
import pytest
from arenas import random_arena, zielonka_ladder
from brute import ArenaCase, parity_winners

from gamegraphs import GameGraph
from gamegraphs.certify import verify_parity
from gamegraphs.solvers.arenas.arena import Arena
from gamegraphs.solvers.arenas.parity import levels, solve_parity
from gamegraphs.solvers.arenas.tangle_learning import (
    bottom_components,
    count_passes,
    tangle_learning,
)


def all_arenas(n):
    """Yield every arena of n positions with one or two moves from each, and its priorities.

    Up to renaming of positions: priorities rise.
    """
    rows = [row for k in (1, 2) for row in combinations(range(n), k)]
    for moves in product(rows, repeat=n):
        for owner in product((0, 1), repeat=n):
            for priority in combinations_with_replacement(range(3), n):
                yield ArenaCase(0, n, moves, list(owner), list(priority), [], "stays")


@pytest.mark.parametrize("n", [1, 2, 3])
def test_the_winners_of_the_definition_on_all_small_arenas(n):
    for case in all_arenas(n):
        arena = Arena(GameGraph.from_moves(case.moves), case.owner)
        winner, strategy = tangle_learning(arena, levels(case.priority))
        assert winner.tolist() == parity_winners(case), case
        for u, v in enumerate(strategy.tolist()):
            mine = case.owner[u] == winner[u]
            assert v in case.moves[u] if mine else v == -1, case


@pytest.mark.parametrize(("n", "degree", "priorities"), [
    (5_000, 3, 3), (5_000, 2, 50), (2_000, 2, 2_000), (10_000, 2, 4),
])  # fmt: skip
def test_large_random_games_beside_zielonka(n, degree, priorities):
    arena = random_arena(n, degree, seed=n)
    priority = np.random.default_rng(n).integers(0, priorities, n)
    solution = solve_parity(arena, priority, "tangles")
    verify_parity(arena, priority, solution)
    assert solution.winner.tolist() == solve_parity(arena, priority).winner.tolist()


def test_where_zielonka_takes_exponential_time_a_pass_settles_two_rungs():
    for rungs in (1, 2, 5, 10):
        arena, priority = zielonka_ladder(rungs)
        winner, _, passes = count_passes(arena, levels(priority))
        assert passes == -(-rungs // 2)
        assert winner.tolist() == solve_parity(arena, priority).winner.tolist()
    arena, priority = zielonka_ladder(100)  # Zielonka's recursion would look at 10^21 games
    solution = solve_parity(arena, priority, "tangles")
    verify_parity(arena, priority, solution)


def test_no_positions():
    winner, strategy = tangle_learning(Arena(GameGraph.from_moves([]), []), levels([]))
    assert (winner.tolist(), strategy.tolist()) == ([], [])


@pytest.mark.parametrize("seed", range(50))
def test_bottom_components_are_those_that_reach_nothing_else(seed):
    rng = np.random.default_rng(seed)
    n = int(rng.integers(1, 9))
    moves = {u: [int(v) for v in rng.integers(0, n, rng.integers(1, 3))] for u in range(n)}
    reach = {u: {u} for u in moves}
    for _ in moves:
        for u in moves:
            reach[u] = reach[u].union(*(reach[v] for v in moves[u]))
    expected = {frozenset(reach[u]) for u in moves if all(u in reach[v] for v in reach[u])}
    found = bottom_components(moves)
    assert {frozenset(part) for part in found} == expected
    assert len(found) == len(expected)
