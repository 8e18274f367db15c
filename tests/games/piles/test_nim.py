"""Nim: against Bouton's rule."""

from functools import reduce
from itertools import product
from operator import xor

import pytest

import gamegraphs as gg
from gamegraphs import games


def test_nim_is_decided_by_the_nim_sum():
    game = games.Nim([3, 4, 5])
    graph = gg.explore(game)
    solution = gg.solve(graph)
    assert set(graph.names) == set(product(range(4), range(5), range(6)))
    for piles in graph.names:
        assert solution.outcome(piles) == (gg.WIN if reduce(xor, piles) else gg.LOSE)


def test_nim_keeps_every_pile_in_its_place():
    assert games.Nim([1, 2]).moves((1, 2)) == [(0, 2), (1, 1), (1, 0)]
    assert games.Nim([]).moves(()) == []


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: games.Nim([3, -4]), r"piles\[1\] must lie in 0"),
        (lambda: games.Nim([1.5]), r"piles\[0\] must be an integer, not 1.5"),
    ],
)
def test_bad_arguments_are_named(make, message):
    with pytest.raises(gg.GameGraphError, match=message):
        make()


def test_a_move_that_does_not_exist_has_no_name():
    with pytest.raises(gg.GameGraphError, match="no move leads from"):
        games.Nim([2]).move_name((2,), (3,))
