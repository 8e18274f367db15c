"""Graphs on which two numbers are taken for one: whoever does so is wrong, and nobody else."""

import pytest

from gamegraphs.course.exercises.confusable_numbers import (
    acyclic_equal_remainders,
    equal_remainders,
    far_apart,
    has_equal_remainders,
    joined_numbers,
)
from gamegraphs.course.exercises.graph_families import has_cycle
from gamegraphs.course.exercises.graph_inputs import GraphExercise, true_answers


def packed(moves, one_number, positions):
    """Return the moves that are left to whoever keeps each pair of positions as one number."""
    left, seen = [[] for _ in moves], set()
    for u in positions:
        for v in moves[u]:
            if one_number(u, v) not in seen:
                seen.add(one_number(u, v))
                left[u].append(v)
    return left


@pytest.mark.parametrize("up", [True, False], ids=["up", "down"])
@pytest.mark.parametrize("base", [256, 1_000, 10_001, 50_000, 65_535, 65_536, 100_000])
def test_whoever_keeps_two_positions_in_one_number_needs_a_base_for_all(base, up):
    moves = far_apart(GraphExercise.farthest)
    right, _ = true_answers(moves)
    order = range(len(moves)) if up else range(len(moves) - 1, -1, -1)
    for source in (True, False):

        def one_number(u, v, base=base, source=source):
            return base * u + v if source else base * v + u

        assert true_answers(packed(moves, one_number, order))[0] != right
        if base & (base - 1) == 0:
            assert true_answers(packed(moves, lambda u, v: base * u | v, order))[0] != right
    assert packed(moves, lambda u, v: len(moves) * u + v, order) == moves


@pytest.mark.parametrize("source", [True, False], ids=["source first", "target first"])
@pytest.mark.parametrize("base", [None, 65_536, 100_000, 131_072, 1_000_000])
def test_two_positions_in_one_number_need_more_than_32_bits(base, source):
    moves = far_apart(GraphExercise.farthest)
    right, _ = true_answers(moves)
    base = base or len(moves)
    one_source = not source and base == 131_072  # of two moves, and one is enough

    def one_number(u, v):
        return base * u + v if source else base * v + u

    for order in (range(len(moves)), range(len(moves) - 1, -1, -1)):
        narrow = packed(moves, lambda u, v: one_number(u, v) % (1 << 32), order)
        assert (true_answers(narrow)[0] != right) == (not one_source)
        assert (base < len(moves)) == (packed(moves, one_number, order) != moves)


@pytest.mark.parametrize("n", [1, 2, 9, 10, 11, 300, 5000])
def test_far_moves_are_there_in_every_size(n):
    moves = far_apart(n)
    assert len(moves) == n
    assert {v for row in moves for v in row} <= set(range(n))
    assert not has_cycle(moves)


@pytest.mark.parametrize("divisor", [8, 10, 32, 64, 100, 256, 1_000, 1_024, 4_096])
@pytest.mark.parametrize("make", [equal_remainders, acyclic_equal_remainders])
def test_whoever_takes_numbers_with_equal_remainders_for_one_is_wrong(make, divisor):
    moves = make(4_100)
    assert has_cycle(moves) == (make is equal_remainders)
    right, _ = true_answers(moves)
    wrong = []
    for row in moves:  # each of them is WIN if one is: all moves seem to be bad
        seen = {v % divisor: right[v] for v in row}
        wrong.append(0 if len(seen) < len(set(row)) and 1 in seen.values() else None)
    lost = [u for u, label in enumerate(wrong) if label == 0]
    assert lost
    assert all(right[u] != 0 for u in lost)
    assert not has_equal_remainders(moves[10])
    assert all(has_equal_remainders(moves[u]) for u in lost if u > 10)


def test_two_games_with_other_labels_read_alike_with_nothing_between_their_numbers():
    one, other = joined_numbers(1, 12), joined_numbers(11, 2)
    joined = [["".join(map(str, row)) for row in moves] for moves in (one, other)]
    assert joined[0] == joined[1]
    for terminals in ("normal", "misere"):
        assert true_answers(one, terminals)[0] != true_answers(other, terminals)[0]
