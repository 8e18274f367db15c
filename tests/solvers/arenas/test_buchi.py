"""Buechi games: against all pairs of strategies, as parity games, plain and compiled."""

import numpy as np
import pytest
from arenas import line_arena, random_arena
from brute import arena_case, buchi_winning

from gamegraphs import GameGraph, GameGraphError
from gamegraphs.certify import verify_buchi
from gamegraphs.solvers.arenas.arena import Arena
from gamegraphs.solvers.arenas.buchi import buchi
from gamegraphs.solvers.arenas.parity import solve_parity
from gamegraphs.solvers.arenas.reductions import buchi_as_parity


@pytest.mark.parametrize("block", range(10))
def test_winning_regions_are_those_of_the_definition(block):
    for seed in range(100 * block, 100 * block + 100):
        case = arena_case(seed, largest=5)
        for player in (0, 1):
            found = buchi(case.arena(), player, case.chosen, stuck=case.stuck)
            assert found.winning.tolist() == buchi_winning(case, player), f"{player}, {case}"
            assert found.winning.dtype == bool


@pytest.mark.parametrize("block", range(20))
def test_strategies_hold_and_parity_agrees(way, block):
    for seed in range(100 * block, 100 * block + 100):
        case = arena_case(seed, largest=12)
        arena = case.arena()
        for player in (0, 1):
            found = buchi(arena, player, case.chosen, stuck=case.stuck)
            verify_buchi(arena, player, case.chosen, found, stuck=case.stuck)
            priority = buchi_as_parity(arena, player, case.chosen)
            winner = solve_parity(arena, priority, "spm", stuck=case.stuck).winner
            assert found.winning.tolist() == (winner == player).tolist(), f"{player}, {case}"


@pytest.mark.parametrize("share", [0.5, 0.01, 0.0001])
def test_large_random_arenas_need_few_rounds(share):
    arena = random_arena(50_000, 2, seed=3)
    accepting = np.random.default_rng(4).random(arena.n) < share
    for player in (0, 1):
        verify_buchi(arena, player, accepting, buchi(arena, player, accepting))


def test_a_deep_chain():
    arena = line_arena(200_000)
    assert buchi(arena, 0, [arena.n - 1]).winning.all()
    assert not buchi(arena, 0, range(arena.n - 1)).winning.any()


def test_dead_ends():
    graph = GameGraph.from_moves([[], [0]])
    for owner, stuck, accepting, wins in (
        (0, "stays", [0], True),
        (0, "stays", [1], False),
        (0, "loses", [0], False),
        (1, "loses", [1], True),
    ):
        found = buchi(Arena(graph, [owner, 0]), 0, accepting, stuck=stuck)
        assert found.winning.tolist() == [wins, wins], (owner, stuck, accepting)
        assert found.strategy.tolist() == [-1, 0 if wins else -1], (owner, stuck, accepting)


def test_refused_arguments():
    arena = Arena(GameGraph.from_moves([[0]]), [0])
    with pytest.raises(GameGraphError, match=r"accepting\[0\] is 3"):
        buchi(arena, 0, [3])
    with pytest.raises(GameGraphError, match='stuck must be "stays" or "loses", not None'):
        buchi(arena, 0, [0], stuck=None)
