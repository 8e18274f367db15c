"""Energy games: the definition on small arenas, value iteration on larger ones, both ways."""

import numpy as np
import pytest
from arenas import WAYS, force, line_arena, random_arena
from helpers import run_child
from payoffs import (
    PayoffCase,
    credits_by_rounds,
    credits_by_strategies,
    payoff_case,
    small_cases,
)

import gamegraphs as gg
from gamegraphs.certify import verify_energy


def agree(case, expected):
    arena = case.arena()
    found = gg.solve_energy(arena, case.weights, **case.question())
    assert found.credit.tolist() == expected, case
    verify_energy(arena, case.weights, found, **case.question())
    return found


def on_small_arenas(step, first=0):
    for moves, owner, weights in small_cases(step, first):
        for stuck in ("stays", "loses") if not all(moves) else ("stays",):
            case = PayoffCase(moves, owner, weights, stuck=stuck)
            agree(case, credits_by_strategies(case))


def test_small_arenas_by_the_definition():
    on_small_arenas(step=101)


@pytest.mark.long
@pytest.mark.parametrize("first", range(4))
def test_all_small_arenas_by_the_definition(first):
    on_small_arenas(4, first)


def agree_both_ways(case, expected, monkeypatch):
    """Plain Python and compiled, whatever the size."""
    for way in WAYS:
        force(way, monkeypatch)
        found = agree(case, expected)
        assert (found.credit.dtype, found.strategy.dtype) == ("int64", "int32")


@pytest.mark.parametrize("block", range(4))
def test_random_arenas_by_the_definition(monkeypatch, block):
    for seed in range(100 * block, 100 * block + 100):
        case = payoff_case(seed, largest=5)
        agree_both_ways(case, credits_by_strategies(case), monkeypatch)


@pytest.mark.parametrize("block", range(10))
def test_arenas_of_fifty_positions(monkeypatch, block):
    for seed in range(100 * block, 100 * block + 100):
        case = payoff_case(seed, largest=50, smallest=50)
        agree_both_ways(case, credits_by_rounds(case), monkeypatch)


def test_player_1_wins_with_the_strategy_against_one_less():
    """Play it out: player 0 tries every way, and falls below 0 before anything repeats."""
    for seed in range(60):
        case = payoff_case(seed, largest=4)
        rows = case.rows((-1, 0))
        found = gg.solve_energy(case.arena(), case.weights, **case.question())
        for u, credit in enumerate(found.credit.tolist()):
            if credit != 0:
                assert falls(rows, case.owner, found.strategy, u, 6 if credit < 0 else credit - 1)


def falls(rows, owner, strategy, u, left, path=()):
    """Whether every play falls below 0; one that comes back with as much never does."""
    if left < 0:
        return True
    if any(v == u and left >= before for v, before in path):
        return False
    row = rows[u]
    if owner[u] == 1 and strategy[u] >= 0:
        row = [min((w, v) for v, w in row if v == strategy[u])[::-1]]
    return all(
        falls(rows, owner, strategy, v, left + weight, (*path, (u, left))) for v, weight in row
    )


def test_exactly_zero_is_enough():
    arena = gg.Arena(gg.GameGraph.from_moves([[1], [0]]), [0, 1])
    assert gg.solve_energy(arena, [-2, 2]).credit.tolist() == [2, 0]
    assert gg.solve_energy(arena, [-2, 1]).credit.tolist() == [-1, -1]


def test_weights_on_moves_where_there_are_as_many_as_positions():
    arena = gg.Arena(gg.GameGraph.from_moves([[1, 1], []]), [0, 0])
    on_positions = gg.solve_energy(arena, [-1, -1])
    on_moves = gg.solve_energy(arena, [-1, -2], on="moves")
    assert on_positions.credit.tolist() == [-1, -1]
    assert on_moves.credit.tolist() == [1, 0]


@pytest.mark.parametrize(("owner", "credit"), [(0, [-1, -1]), (1, [2, 0])])
def test_dead_ends(owner, credit):
    arena = gg.Arena(gg.GameGraph.from_moves([[1], []]), [0, owner])
    found = gg.solve_energy(arena, [-2, -7], stuck="loses")
    assert found.credit.tolist() == credit
    assert found.strategy[1] == -1
    assert gg.solve_energy(arena, [-2, 7]).credit.tolist() == [2, 0]


def test_no_positions():
    found = gg.solve_energy(gg.Arena(gg.GameGraph.from_moves([]), []), [])
    assert (found.credit.tolist(), found.strategy.tolist()) == ([], [])


@pytest.mark.parametrize("degree", [2, 3])
def test_large_random_arenas(degree):
    arena = random_arena(100_000, degree, seed=1)
    weights = np.random.default_rng(1).integers(-10, 11, arena.n)
    found = gg.solve_energy(arena, weights)
    verify_energy(arena, weights, found)
    assert 0 < (found.credit < 0).sum() < arena.n


def test_a_long_way_to_the_charger():
    n = 100_000
    moves = [[max(u - 1, 0), min(u + 1, n - 1)] for u in range(n)]
    graph = gg.GameGraph.from_moves(moves)
    weights = [-1] * (n - 1) + [0]
    found = gg.solve_energy(gg.Arena(graph, [0] * n), weights)
    assert found.credit.tolist() == list(range(n - 1, -1, -1))
    verify_energy(gg.Arena(graph, [0] * n), weights, found)
    lost = gg.solve_energy(gg.Arena(graph, [u % 2 for u in range(n)]), weights)
    verify_energy(gg.Arena(graph, [u % 2 for u in range(n)]), weights, lost)
    verify_energy(line_arena(n), weights, gg.solve_energy(line_arena(n), weights))


def test_without_numpy():
    code = """
        import gamegraphs as gg
        from gamegraphs.certify import verify_energy
        arena = gg.Arena(gg.GameGraph.from_moves([[1, 2], [0], [2], []]), [0, 1, 1, 0])
        for weights in ([-3, 3, -1, 4], [-3, 1, 3, -1]):
            solution = gg.solve_energy(arena, weights)
            verify_energy(arena, weights, solution)
            print(solution.credit.tolist(), end=" ")
    """
    assert run_child(code, blocked=["numpy", "numba"]) == "[3, 0, -1, 0] [3, 2, 0, -1]"
