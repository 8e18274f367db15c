"""Subgames: a permutation and its inverse stay in step, and attractors stay inside a subgame."""

from random import Random

import numpy as np
import pytest
from brute import arena_case, ranks_by_rounds

from gamegraphs import GameGraph
from gamegraphs.solvers.arenas.arena import Arena, edges_of
from gamegraphs.solvers.arenas.attractor import attractor
from gamegraphs.solvers.arenas.subgame import arrange, attract, start_subgames, swap_blocks, swap_to
from gamegraphs.solvers.jit.dispatch import run


def started(arena, player, aim):
    """Return (edges, game, rank, seeds, middle) with the attractor in front."""
    edges = edges_of(arena)
    flags = np.isin(np.arange(arena.n), aim).astype(np.uint8)
    game, rank = start_subgames(arena, edges, player, flags)
    seeds, middle = map(int, run(arrange, arena.n + arena.m, game, rank, unsigned=True))
    return edges, game, rank, seeds, middle


def assert_inverse(game):
    n = len(game.perm)
    assert sorted(game.perm.tolist()) == list(range(n))
    assert game.index[game.perm].tolist() == list(range(n))


def test_swaps_keep_the_permutation_and_its_inverse_in_step():
    rng = Random(1)
    for _ in range(200):
        n = rng.randint(1, 9)
        perm = np.array(rng.sample(range(n), n))
        index = np.argsort(perm)
        u, to = rng.randrange(n), rng.randrange(n)
        swap_to(perm, index, u, to)
        assert perm[to] == u
        begin, middle, end = sorted(rng.choices(range(n + 1), k=3))
        before = perm.tolist()
        swap_blocks(perm, index, begin, middle, end)
        after = perm.tolist()
        cut = begin + end - middle
        assert sorted(after[begin:cut]) == sorted(before[middle:end])
        assert sorted(after[cut:end]) == sorted(before[begin:middle])
        assert (after[:begin], after[end:]) == (before[:begin], before[end:])
        assert index[perm].tolist() == list(range(n))


@pytest.mark.parametrize("block", range(3))
def test_the_target_comes_first_then_its_attractor_then_the_rest(way, block):
    for seed in range(100 * block, 100 * block + 100):
        case = arena_case(seed)
        aim = case.chosen
        rank = attractor(case.arena(), 1, aim).rank.tolist()
        _, game, found, seeds, middle = started(case.arena(), 1, aim)
        assert found.tolist() == rank, case
        kinds = [min(rank[u], 1) for u in game.perm.tolist()]
        assert kinds == [0] * seeds + [1] * (middle - seeds) + [-1] * (case.arena().n - middle)
        assert_inverse(game)


@pytest.mark.parametrize("block", range(3))
def test_attracting_to_the_seeds_gives_the_attractor(way, block):
    for seed in range(100 * block, 100 * block + 100):
        case = arena_case(seed, largest=9)
        if case.stuck == "loses":
            continue  # the definition then has more seeds
        for player in (0, 1):
            edges, game, _, seeds, _ = started(case.arena(), player, case.chosen)
            size = case.arena().n + case.arena().m
            tail = run(attract, size, edges, game, player, 0, seeds,
                       helpers=(swap_to,), unsigned=True)  # fmt: skip
            inside = {u for u, k in enumerate(ranks_by_rounds(case, player)) if k >= 0}
            assert set(game.perm[: int(tail)].tolist()) == inside, f"player {player}, {case}"
            assert_inverse(game)


@pytest.mark.parametrize("block", range(3))
def test_in_the_rest_of_a_game_only_its_own_moves_count(way, block):
    for seed in range(100 * block, 100 * block + 100):
        case = arena_case(seed, largest=9)
        arena = case.arena()
        edges, game, _, _, middle = started(arena, 0, case.chosen)
        rest = sorted(game.perm[middle:].tolist())
        if not rest:
            continue
        goal = rest[seed % len(rest)]
        swap_to(game.perm, game.index, goal, middle)
        tail = run(attract, arena.n + arena.m, edges, game, 0, middle, middle + 1,
                   helpers=(swap_to,), unsigned=True)  # fmt: skip
        number = {u: i for i, u in enumerate(rest)}
        moves = [[number[v] for v in case.moves[u] if v in number] for u in rest]
        alone = Arena(GameGraph.from_moves(moves), [case.owner[u] for u in rest])
        rank = attractor(alone, 0, [number[goal]]).rank.tolist()
        found = {number[u] for u in game.perm[middle : int(tail)].tolist()}
        assert found == {i for i, k in enumerate(rank) if k >= 0}, case
        assert_inverse(game)
