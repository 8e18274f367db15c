"""Weights: what is accepted, what is refused and how, and what dead ends pay."""

from array import array

import numpy as np
import pytest

from gamegraphs import Arena, GameGraph, GameGraphError
from gamegraphs.solvers.arenas.payoffs.weights import as_weights, weighted_moves, with_weights

ARENA = Arena(GameGraph.from_moves([[1, 2], [0], []]), [0, 1, 1])
MORE = Arena(GameGraph.from_moves([[1, 2, 1], [0], []]), [0, 1, 1])


@pytest.mark.parametrize(
    "weights",
    [
        [3, -1, 2], (3, -1, 2), array("b", [3, -1, 2]), np.array([3, -1, 2]), iter([3, -1, 2]),
        np.array([3, -1, 2], dtype=np.int8), [np.int64(3), -1, 2],
    ],
)  # fmt: skip
def test_weights_in_any_form(weights):
    numbers, per_move = as_weights(ARENA, weights, None)
    assert numbers.tolist() == [3, -1, 2]
    assert (numbers.dtype, per_move) == ("int64", 0)


def test_unsigned_weights():
    for dtype in (np.uint8, np.uint64):
        assert as_weights(ARENA, np.array([1, 2, 3], dtype), None)[0].tolist() == [1, 2, 3]


def test_weights_are_copied():
    given = np.array([3, -1, 2], dtype=np.int64)
    as_weights(ARENA, given, None)[0][0] = 9
    assert given.tolist() == [3, -1, 2]


def test_the_number_says_what_they_are_of():
    assert as_weights(MORE, [1, 2, 3], None)[1] == 0
    assert as_weights(MORE, [1, 2, 3, 4], None)[1] == 1
    assert as_weights(ARENA, [1, 2, 3], None)[1] == 0  # three positions and three moves
    assert as_weights(ARENA, [1, 2, 3], "moves")[1] == 1


@pytest.mark.parametrize(
    ("weights", "on", "message"),
    [
        ([1, 2], None, "3 entries, one a position, or 4 entries, one a move, not 2"),
        ([1, 2, 3], "moves", "weights must have 4 entries, one a move, not 3"),
        ([1, 2, 3, 4], "positions", "weights must have 3 entries, one a position, not 4"),
        ([1, 2, 3], "edges", 'on must be "positions" or "moves", not \'edges\''),
        ([1, 2.0, 3], None, r"weights\[1\] must be an integer, not 2.0"),
        ([1, 2, float("nan")], None, r"weights\[2\] must be an integer, not nan"),
        (np.array([1, 2, np.nan]), None, r"weights\[0\] must be an integer, not .*1.0"),
        ([1, True, 2], None, r"weights\[1\] must be an integer, not True"),
        (np.array([True, False, True]), None, r"weights\[0\] must be an integer, not .*True"),
        ([1, "2", 3], None, r"weights\[1\] must be an integer, not '2'"),
        ([1, None, 3], None, r"weights\[1\] must be an integer, not None"),
        ([1, 2, 2**63], None, r"weights\[2\] must fit in 64 bits, not 9223372036854775808"),
        (np.array([1, 2, 2**63], dtype=np.uint64), None, r"weights\[2\] must fit in 64 bits"),
        ([1, -(2**60), 3], None, r"weights\[1\] is -1152921504606846976: times 5"),
        (np.array([1, -(2**63), 3]), None, r"weights\[1\] is -9223372036854775808: times 5"),
        (np.zeros((3, 1), dtype=int), None, r"must be one-dimensional, not of shape \(3, 1\)"),
        (5, None, "weights must be an array or a list, not 5"),
        (None, None, "weights must be an array or a list, not None"),
    ],
)  # fmt: skip
def test_refused_weights(weights, on, message):
    with pytest.raises(GameGraphError, match=message):
        as_weights(MORE, weights, on)


@pytest.mark.parametrize(
    ("numbers", "per_move", "lost", "weight"),
    [
        ([5, 6, 7], 0, None, [5, 5, 5, 6, 7]),
        ([1, 2, 3, 4], 1, None, [1, 2, 3, 4, 0]),
        ([5, 6, 7], 0, (-9, 9), [5, 5, 5, 6, 9]),
        ([1, 2, 3, 4], 1, (-9, 9), [1, 2, 3, 4, 9]),
    ],
)
def test_dead_ends_pay(numbers, per_move, lost, weight):
    total, found = with_weights(MORE, array("q", numbers), per_move, lost)
    assert total.graph.moves(2) == [2]
    assert found.tolist() == weight


def test_moves_in_both_directions():
    total, weight = with_weights(MORE, array("q", [5, 6, 7]), 0, None)
    moves = weighted_moves(total, weight)
    assert moves.sources.tolist() == [0, 0, 0, 1, 2]
    for v in range(3):
        incoming = [moves.incoming[k] for k in range(moves.starts[v], moves.starts[v + 1])]
        assert incoming == [e for e in range(5) if moves.targets[e] == v]
