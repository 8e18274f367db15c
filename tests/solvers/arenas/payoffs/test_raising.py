"""Least credits for either keeper, inside parts, and with integers of any size."""

import random
from array import array

import pytest
from arenas import WAYS, force
from payoffs import PayoffCase, credits_by_rounds, payoff_case

from gamegraphs.solvers.arenas.payoffs.raising import TOP, fits_in_64_bits, least_credits
from gamegraphs.solvers.arenas.payoffs.weights import as_weights, weighted_moves, with_weights


def total_case(seed, largest):
    """A case without dead ends, its moves with weights."""
    case = payoff_case(seed, largest)
    case.moves = [row or [u] for u, row in enumerate(case.moves)]
    rng = random.Random(seed)
    case = PayoffCase(case.moves, case.owner, [rng.randint(-3, 3) for _ in case.moves])
    return case, weighted_moves(
        *with_weights(case.arena(), *as_weights(case.arena(), case.weights, None), None)
    )


@pytest.mark.parametrize("way", WAYS)
def test_the_keeper_is_player_1(way, monkeypatch):
    force(way, monkeypatch)
    for seed in range(200):
        case, moves = total_case(seed, 8)
        n = len(case.moves)
        mirrored = PayoffCase(case.moves, [1 - who for who in case.owner], case.weights)
        owner = array("B", mirrored.owner)
        credit, choice = least_credits(moves, owner, 1, array("i", [0]) * n, array("i", range(n)))
        assert list(credit) == credits_by_rounds(case), case
        for u in range(n):
            mine = owner[u] == 1
            assert (choice[u] >= 0) == (mine == (credit[u] != TOP)), case


def test_python_integers_give_the_same():
    for seed in range(200):
        case, moves = total_case(seed, 12)
        n = len(case.moves)
        question = case.arena().owner, 0, array("i", [0]) * n, array("i", range(n))
        credit, choice = least_credits(moves, *question)
        factor = 10**30
        long = moves._replace(weight=[factor * int(w) for w in moves.weight])
        long_credit, long_choice = least_credits(long, *question)
        assert long_credit == [c if c == TOP else factor * int(c) for c in credit], case
        assert list(long_choice) == list(choice), case


@pytest.mark.parametrize("way", WAYS)
def test_two_parts_are_solved_as_if_alone(way, monkeypatch):
    """Two games beside each other, with moves of all kinds between them that are left out."""
    force(way, monkeypatch)
    for seed in range(100):
        (one, _), (two, _) = total_case(2 * seed, 6), total_case(2 * seed + 1, 6)
        n, k = len(one.moves) + len(two.moves), len(one.moves)
        rng = random.Random(seed)
        rows = [*one.moves, *([v + k for v in row] for row in two.moves)]
        rows = [[*row, rng.randrange(n)] if rng.random() < 0.5 else list(row) for row in rows]
        for u, row in enumerate(rows):  # of the added moves only those to the other part
            size = len((one.moves + two.moves)[u])
            rows[u] = row[:size] + [v for v in row[size:] if (u < k) != (v < k)]
        both = PayoffCase(rows, one.owner + two.owner, one.weights + two.weights)
        arena = both.arena()
        total, weight = with_weights(arena, *as_weights(arena, both.weights, "positions"), None)
        part = array("i", [int(u >= k) for u in range(n)])
        credit, _ = least_credits(
            weighted_moves(total, weight), arena.owner, 0, part, array("i", range(n))
        )
        assert list(credit) == credits_by_rounds(one) + credits_by_rounds(two), seed


def test_what_fits():
    assert fits_in_64_bits(10, array("q", [2**55]))
    assert not fits_in_64_bits(10, array("q", [2**57]))
    assert not fits_in_64_bits(10, array("q", [1]), factor=2**57)
    assert not fits_in_64_bits(10, array("q", []), addend=2**57)
