"""Arenas: owners are checked, dead ends found, and the moves turned around."""

from array import array

import numpy as np
import pytest
from arenas import force
from helpers import random_case

from gamegraphs import GameGraph, GameGraphError
from gamegraphs.solvers.arenas.arena import Arena, as_bools, as_mask, as_player, with_loops

GRAPH = GameGraph.from_moves([[1, 2], [0], []])


@pytest.mark.parametrize(
    "owner",
    [
        [0, 1, 1], (0, 1, 1), array("b", [0, 1, 1]), np.array([0, 1, 1]), [False, True, True],
        np.array([False, True, True]), np.array([0, 1, 1], dtype=np.uint8), iter([0, 1, 1]),
    ],
)  # fmt: skip
def test_owners_in_any_form(owner):
    arena = Arena(GRAPH, owner)
    assert arena.owner.tolist() == [0, 1, 1]
    assert arena.owner.dtype == "uint8"
    assert (arena.n, arena.m, repr(arena)) == (3, 3, "Arena(n=3, m=3)")


def test_owners_are_copied():
    owner = np.array([0, 1, 1], dtype=np.uint8)
    arena = Arena(GRAPH, owner)
    owner[0] = 1
    assert arena.owner.tolist() == [0, 1, 1]


@pytest.mark.parametrize(
    ("owner", "message"),
    [
        ([0, 1], r"owner must have 3 entries, one a position, not 2"),
        ([0, 1, 2], r"owner\[2\] must be 0 or 1, not 2"),
        (np.array([0, -1, 1]), r"owner\[1\] must be 0 or 1, not .*-1"),
        ([0, 1.0, 1], r"owner\[1\] must be 0 or 1, not 1.0"),
        (None, r"owner must be an array or a list, not None"),
        (["0", 1, 1], r"owner\[0\] must be 0 or 1, not '0'"),
        (np.zeros((3, 1), dtype=int), r"owner must be one-dimensional, not of shape \(3, 1\)"),
    ],
)
def test_refused_owners(owner, message):
    with pytest.raises(GameGraphError, match=message):
        Arena(GRAPH, owner)


@pytest.mark.parametrize(
    ("values", "mask"),
    [
        ([], [0, 0, 0]),
        ([2, 0, 2], [1, 0, 1]),
        ({1}, [0, 1, 0]),
        (np.array([1]), [0, 1, 0]),
        ([False, True, False], [0, 1, 0]),
        (np.array([True, False, True]), [1, 0, 1]),
        ([np.True_, np.False_, np.True_], [1, 0, 1]),
        (as_bools(array("B", [0, 1, 0])), [0, 1, 0]),
        (range(3), [1, 1, 1]),
    ],
)
def test_positions_as_a_mask_or_as_numbers(values, mask):
    assert as_mask(values, 3, "target").tolist() == mask


def test_a_mask_is_not_changed_by_its_use():
    given = np.array([True, False, True])
    as_mask(given, 3, "target")[0] = 0
    assert given.tolist() == [True, False, True]


@pytest.mark.parametrize(
    ("values", "message"),
    [
        ([3], r"target\[0\] is 3, but the positions are 0\.\.2"),
        ([0, -1], r"target\[1\] is -1, but the positions"),
        ([True, False], r"target must have 3 entries"),
        (np.array([True, False]), r"target must have 3 entries"),
        ([True, 2, False], r"target mixes positions with True and False"),
        (3, r"target must be an array or a list, not 3"),
        (["a"], r"target\[0\] must be an integer, not 'a'"),
    ],
)
def test_refused_positions(values, message):
    with pytest.raises(GameGraphError, match=message):
        as_mask(values, 3, "target")


@pytest.mark.parametrize("player", [2, -1, None, "0", True, 0.5])
def test_refused_players(player):
    with pytest.raises(GameGraphError, match="player must be 0 or 1"):
        as_player(player)


@pytest.mark.parametrize("way", ["plain", "compiled"])
def test_dead_ends_get_a_move_to_themselves(way, monkeypatch):
    force(way, monkeypatch)
    for seed in range(300):
        moves = random_case(seed).moves
        arena = Arena(GameGraph.from_moves(moves), [u % 2 for u in range(len(moves))])
        looped = with_loops(arena)
        assert [looped.graph.moves(u) for u in range(arena.n)] == [
            row or [u] for u, row in enumerate(moves)
        ], moves
        assert looped.owner.tolist() == arena.owner.tolist()
        assert arena.dead_ends() == [u for u, row in enumerate(moves) if not row]


def test_names_survive_the_loops():
    graph = GameGraph.from_moves([[1], []], names=["a", "b"])
    assert with_loops(Arena(graph, [0, 0])).graph.names == ("a", "b")
