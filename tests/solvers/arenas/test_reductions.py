"""Reductions keep the winner: each target game is solved, the last one by trying everything."""

from fractions import Fraction

import pytest
from brute import arena_case, play, strategies

from gamegraphs import GameGraph, GameGraphError
from gamegraphs.solvers.arenas.arena import Arena
from gamegraphs.solvers.arenas.attractor import attractor, safety
from gamegraphs.solvers.arenas.buchi import buchi
from gamegraphs.solvers.arenas.parity import solve_parity
from gamegraphs.solvers.arenas.payoffs.energy import solve_energy
from gamegraphs.solvers.arenas.reductions import (
    buchi_as_parity,
    parity_as_mean_payoff,
    reachability_as_buchi,
    reachability_as_safety,
)


@pytest.mark.parametrize("seed", range(300))
def test_reachability_as_safety_and_as_buchi(seed):
    case = arena_case(seed, largest=10)
    arena = case.arena()
    for player in (0, 1):
        reaches = attractor(arena, player, case.chosen, stuck=case.stuck).rank >= 0
        other, safe = reachability_as_safety(arena, player, case.chosen)
        kept = safety(arena, other, safe, stuck=case.stuck).winning
        assert (reaches != kept).all(), f"{player}, {case}"
        stays, accepting = reachability_as_buchi(arena, case.chosen)
        again = buchi(stays, player, accepting, stuck=case.stuck).winning
        assert (reaches == again).all(), f"{player}, {case}"


@pytest.mark.parametrize("seed", range(300))
def test_buchi_as_parity(seed):
    case = arena_case(seed, largest=10)
    arena = case.arena()
    for player in (0, 1):
        wins = buchi(arena, player, case.chosen, stuck=case.stuck).winning
        priority = buchi_as_parity(arena, player, case.chosen)
        winner = solve_parity(arena, priority, stuck=case.stuck).winner
        assert (wins == (winner == player)).all(), f"{player}, {case}"
    assert set(buchi_as_parity(arena, 0, case.chosen)) <= {1, 2}


def mean_payoffs(arena, payoff):
    """The best mean payoff that player 0 can secure from each position, exactly.

    Both players have optimal strategies without memory (Ehrenfeucht and Mycielski 1979), so
    all of them are tried; the mean of a play is that of the cycle it ends in.
    """
    moves = [arena.graph.moves(u) for u in range(arena.n)]
    owner = arena.owner.tolist()
    found = []
    for start in range(arena.n):
        secured = []
        for zero in strategies(moves, owner, 0):
            cycles = (play({**zero, **one}, start)[1] for one in strategies(moves, owner, 1))
            secured.append(min(Fraction(sum(payoff[u] for u in c), len(c)) for c in cycles))
        found.append(max(secured))
    return found


@pytest.mark.parametrize("seed", range(200))
def test_parity_as_energy(seed):
    case = arena_case(seed, 6)
    arena = case.arena()
    looped, payoff = parity_as_mean_payoff(arena, case.priority, stuck=case.stuck)
    winner = solve_parity(arena, case.priority, stuck=case.stuck).winner.tolist()
    credit = solve_energy(looped, payoff, on="positions").credit.tolist()
    assert [c >= 0 for c in credit] == [player == 0 for player in winner], case


@pytest.mark.parametrize("seed", range(400))
def test_parity_as_mean_payoff(seed):
    case = arena_case(seed, largest=5)
    arena = case.arena()
    looped, payoff = parity_as_mean_payoff(arena, case.priority, stuck=case.stuck)
    winner = solve_parity(arena, case.priority, stuck=case.stuck).winner.tolist()
    means = mean_payoffs(looped, payoff)
    assert 0 not in means, case
    assert [0 if mean > 0 else 1 for mean in means] == winner, case


def test_one_high_priority_outweighs_all_others():
    # A cycle of all five positions: priority 2 once, priority 1 four times.
    arena = Arena(GameGraph.from_moves([[(u + 1) % 5] for u in range(5)]), [0] * 5)
    _, payoff = parity_as_mean_payoff(arena, [2, 1, 1, 1, 1])
    assert payoff == [25, -5, -5, -5, -5]
    assert sum(payoff) > 0


def test_refused_arguments():
    arena = Arena(GameGraph.from_moves([[0]]), [0])
    with pytest.raises(GameGraphError, match="too long a number"):
        parity_as_mean_payoff(arena, [10**6])
    with pytest.raises(GameGraphError, match="player must be 0 or 1"):
        reachability_as_safety(arena, 3, [0])
