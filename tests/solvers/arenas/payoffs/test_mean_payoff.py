"""Mean-payoff games: exact values against the definition, k-step totals, and parity games."""

import math
from fractions import Fraction

import numpy as np
import pytest
from arenas import WAYS, force, random_arena
from brute import arena_case
from helpers import run_child
from payoffs import PayoffCase, means_by_steps, means_by_strategies, payoff_case, small_cases

import gamegraphs as gg
from gamegraphs.certify import verify_mean_payoff
from gamegraphs.solvers.arenas import parity_as_mean_payoff
from gamegraphs.solvers.arenas.payoffs import mean_payoff
from gamegraphs.solvers.arenas.payoffs.mean_payoff import simplest_between, simplest_in_middle


def solved(case):
    arena = case.arena()
    found = gg.solve_mean_payoff(arena, case.weights, **case.question())
    verify_mean_payoff(arena, case.weights, found, **case.question())
    return found


def on_small_arenas(step, first=0):
    for moves, owner, weights in small_cases(step, first):
        for stuck in ("stays", "loses") if not all(moves) else ("stays",):
            case = PayoffCase(moves, owner, weights, stuck=stuck)
            assert solved(case).value == means_by_strategies(case), case


def test_small_arenas_by_the_definition():
    on_small_arenas(step=101)


@pytest.mark.long
@pytest.mark.parametrize("first", range(4))
def test_all_small_arenas_by_the_definition(first):
    on_small_arenas(4, first)


@pytest.mark.parametrize("block", range(4))
def test_random_arenas_by_the_definition(monkeypatch, block):
    for seed in range(100 * block, 100 * block + 100):
        case = payoff_case(seed, largest=5)
        expected = means_by_strategies(case)
        for way in WAYS:
            force(way, monkeypatch)
            assert solved(case).value == expected, case


def test_totals_of_many_moves_come_to_the_same_means():
    for seed in range(60):
        case = payoff_case(seed, largest=4, size=2)
        case.stuck = "stays"
        assert solved(case).value == means_by_steps(case), case


@pytest.mark.parametrize("block", range(10))
def test_both_ways_agree_and_the_strategies_secure_it(block, monkeypatch):
    for seed in range(100 * block, 100 * block + 100):
        case = payoff_case(seed, largest=50, smallest=50)
        found = []
        for way in WAYS:
            force(way, monkeypatch)
            found.append(solved(case))
        assert found[0].value == found[1].value, case
        credit = gg.solve_energy(case.arena(), case.weights, **case.question()).credit
        assert [value >= 0 for value in found[0].value] == (credit >= 0).tolist(), case


def test_large_weights_need_more_than_64_bits_inside():
    for seed in range(100):
        small = payoff_case(seed, largest=6)
        large = [w * 10**14 + 7 * i for i, w in enumerate(small.weights)]
        case = PayoffCase(small.moves, small.owner, large, small.on, "stays")
        assert solved(case).value == means_by_strategies(case), case


def test_the_middle_alone_finds_the_values(monkeypatch):
    """Without the means of cycles as a guess the fractions in the middle are enough."""
    for seed in range(150):
        case = payoff_case(seed, largest=6)
        expected = solved(case).value
        with monkeypatch.context() as patch:
            patch.setattr(mean_payoff, "run", no_cycles)
            assert solved(case).value == expected, case


def no_cycles(loop, *arguments, **options):
    if loop is mean_payoff.cycles_loop:
        return 0
    return run_as_ever(loop, *arguments, **options)


run_as_ever = mean_payoff.run


@pytest.mark.parametrize("seed", range(0, 400, 2))
def test_parity_games_are_won_where_the_mean_is_positive(seed):
    case = arena_case(seed, largest=8)
    arena = case.arena()
    winner = gg.solve_parity(arena, case.priority, stuck=case.stuck).winner.tolist()
    looped, payoff = parity_as_mean_payoff(arena, case.priority, stuck=case.stuck)
    found = gg.solve_mean_payoff(looped, payoff)
    verify_mean_payoff(looped, payoff, found)
    assert 0 not in found.value, case
    assert [0 if value > 0 else 1 for value in found.value] == winner, case


def test_dead_ends():
    arena = gg.Arena(gg.GameGraph.from_moves([[1, 0], []]), [1, 1])
    assert gg.solve_mean_payoff(arena, [1, 5]).value == [1, 5]
    found = gg.solve_mean_payoff(arena, [1, 5], stuck="loses")
    assert (found.value, found.strategy.tolist()) == ([1, math.inf], [0, -1])
    arena = gg.Arena(gg.GameGraph.from_moves([[1], []]), [1, 0])
    assert gg.solve_mean_payoff(arena, [1, 5], stuck="loses").value == [-math.inf] * 2
    assert gg.solve_mean_payoff(arena, [4], on="moves").value == [0, 0]


def test_the_values_are_fractions():
    arena = gg.Arena(gg.GameGraph.from_moves([[1], [2], [0]]), [0, 1, 0])
    (value, *_) = gg.solve_mean_payoff(arena, [1, 1, 0]).value
    assert value == Fraction(2, 3)
    assert isinstance(value, Fraction)
    assert gg.solve_mean_payoff(gg.Arena(gg.GameGraph.from_moves([]), []), []).value == []


def test_weights_that_can_be_read_once():
    arena = gg.Arena(gg.GameGraph.from_moves([[1], []]), [0, 1])
    assert gg.solve_mean_payoff(arena, iter([1, 2]), stuck="loses").value == [math.inf] * 2


@pytest.mark.parametrize(
    ("degree", "size"), [pytest.param(2, 5, marks=pytest.mark.long), (3, 10**6)]
)
def test_large_random_arenas(degree, size):
    arena = random_arena(100_000, degree, seed=1)
    weights = np.random.default_rng(1).integers(-size, size + 1, arena.n)
    found = gg.solve_mean_payoff(arena, weights)
    verify_mean_payoff(arena, weights, found)
    assert len(set(found.value)) > 1


def test_a_long_way_to_the_charger():
    n = 50_000
    graph = gg.GameGraph.from_moves([[max(u - 1, 0), min(u + 1, n - 1)] for u in range(n)])
    weights = [-1] * (n - 1) + [5]
    found = gg.solve_mean_payoff(gg.Arena(graph, [0] * n), weights)
    assert set(found.value) == {5}
    verify_mean_payoff(gg.Arena(graph, [0] * n), weights, found)


def test_fractions_between_others_are_the_simplest():
    fractions = sorted({Fraction(p, q) for q in range(1, 9) for p in range(-9, 10)})
    for i, above in enumerate(fractions):
        for below in fractions[i + 1 : i + 9]:
            q = 1
            while math.floor(above * q) + 1 >= below * q:
                q += 1
            found = simplest_between(above, below)
            assert above < found < below
            assert found.denominator == q
            t = simplest_in_middle(above, below, 3)
            assert above < t < below


def test_without_numpy():
    code = """
        import gamegraphs as gg
        from gamegraphs.certify import verify_mean_payoff
        arena = gg.Arena(gg.GameGraph.from_moves([[1, 2], [0], [2], []]), [0, 1, 1, 0])
        for weights in ([-2, 3, -1, 4], [10**15, 1, 3, -1]):
            solution = gg.solve_mean_payoff(arena, weights)
            verify_mean_payoff(arena, weights, solution)
            print(*solution.value, end=" ")
    """
    assert run_child(code, blocked=["numpy", "numba"]) == (
        "1/2 1/2 -1 4 1000000000000001/2 1000000000000001/2 3 -1"
    )
