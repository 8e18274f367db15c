"""Parity games: three solvers, the definition, and a check of every strategy agree."""

import numpy as np
import pytest
from arenas import WAYS, force
from brute import arena_case, parity_winners

from gamegraphs import GameGraph, GameGraphError
from gamegraphs.certify import verify_parity
from gamegraphs.solvers.arenas.arena import Arena
from gamegraphs.solvers.arenas.parity import METHODS, levels, solve_parity


@pytest.mark.parametrize("block", range(20))
def test_all_solvers_give_the_winners_of_the_definition(block):
    for seed in range(100 * block, 100 * block + 100):
        case = arena_case(seed)
        truth = parity_winners(case)
        for method in METHODS:
            found = solve_parity(case.arena(), case.priority, method, stuck=case.stuck)
            assert found.winner.tolist() == truth, f"{method}, {case}"


@pytest.mark.parametrize("largest", [5, 12, 30])
@pytest.mark.parametrize("block", range(10))
def test_the_solvers_agree_and_their_strategies_win(way, block, largest):
    for seed in range(100 * block, 100 * block + 100):
        case = arena_case(seed, largest)
        arena = case.arena()
        found = [solve_parity(arena, case.priority, m, stuck=case.stuck) for m in METHODS]
        for solution in found:
            assert solution.winner.tolist() == found[0].winner.tolist(), case
            verify_parity(arena, case.priority, solution, stuck=case.stuck)
            assert (solution.winner.dtype, solution.strategy.dtype) == ("uint8", "int32")


@pytest.mark.long
def test_offsets_of_eight_bytes(way):
    for seed in range(100):
        case = arena_case(seed, 12)
        graph = GameGraph.from_moves(case.moves)
        long = np.array(graph.offsets, dtype=np.int64), np.array(graph.targets, dtype=np.int32)
        found = solve_parity(Arena(GameGraph(*long), case.owner), case.priority, stuck=case.stuck)
        expected = solve_parity(case.arena(), case.priority, stuck=case.stuck)
        assert found.winner.tolist() == expected.winner.tolist(), case
        assert found.strategy.tolist() == expected.strategy.tolist(), case


@pytest.mark.parametrize("method", METHODS)
def test_dead_ends(method):
    # 0 moves to the dead end 1, or around through 2 with priority 0.
    graph = GameGraph.from_moves([[1, 2], [], [0]])
    for owners, priority, stuck, winner in (
        ([0, 0, 0], [0, 1, 0], "stays", [0, 1, 0]),
        ([0, 0, 0], [0, 2, 0], "stays", [0, 0, 0]),
        ([0, 1, 0], [1, 1, 1], "loses", [0, 0, 0]),
        ([0, 0, 0], [1, 2, 1], "loses", [1, 1, 1]),
        ([1, 0, 0], [0, 8, 0], "loses", [1, 1, 1]),
    ):
        found = solve_parity(Arena(graph, owners), priority, method, stuck=stuck)
        assert found.winner.tolist() == winner, (owners, priority, stuck)
        assert found.strategy[1] == -1


@pytest.mark.parametrize("way_", WAYS)
def test_levels_keep_order_and_parity(way_, monkeypatch):
    force(way_, monkeypatch)
    rng = np.random.default_rng(1)
    for largest in (1, 4, 30, 10**9):
        priority = rng.integers(0, largest + 1, 12, dtype=np.int32)
        level = levels(priority)
        assert (level % 2 == priority % 2).all()
        order = np.argsort(priority, kind="stable")
        assert (np.diff(level[order]) >= 0).all()
        assert set(range(min(level), max(level) + 1)) == set(level.tolist())
        assert min(level) <= 1


@pytest.mark.parametrize("method", METHODS)
def test_the_empty_game_and_one_position(method, way):
    assert solve_parity(Arena(GameGraph.from_moves([]), []), [], method).winner.tolist() == []
    for priority in (0, 1, 2**31 - 1):
        found = solve_parity(Arena(GameGraph.from_moves([[0]]), [1]), [priority], method)
        assert found.winner.tolist() == [priority % 2]
        assert found.strategy.tolist() == [0 if priority % 2 else -1]


@pytest.mark.parametrize(
    ("priority", "keywords", "message"),
    [
        ([1, 2], {}, "priority must have 1 entries, one a position, not 2"),
        ([-1], {}, r"priority\[0\] must be an integer in 0..2147483647, not -1"),
        ([2**31], {}, r"priority\[0\] must be an integer in 0..2147483647"),
        ([1], {"method": "best"}, "method must be one of zielonka, spm, tangles, not 'best'"),
        ([1], {"stuck": "draws"}, 'stuck must be "stays" or "loses"'),
    ],
)
def test_refused_arguments(priority, keywords, message):
    with pytest.raises(GameGraphError, match=message):
        solve_parity(Arena(GameGraph.from_moves([[0]]), [1]), priority, **keywords)
