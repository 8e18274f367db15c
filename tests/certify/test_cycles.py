"""Cycles of positive sum: found where trying all cycles finds one, and then a true one."""

import random
from array import array

import pytest
from arenas import WAYS, force

from gamegraphs import GameGraph
from gamegraphs.certify.cycles import Arcs, positive_cycle


def case(seed):
    rng = random.Random(seed)
    n = rng.randint(1, 6)
    moves = [[rng.randrange(n) for _ in range(rng.randint(0, 3))] for _ in range(n)]
    m = sum(map(len, moves))
    cost = [rng.randint(-3, 2) for _ in range(m)]
    kept = [int(rng.random() < 0.8) for _ in range(m)]
    return moves, kept, cost


def best_arcs(moves, kept, cost):
    """The largest cost of a kept arc between two positions."""
    arcs, numbers = {}, iter(range(len(cost)))
    for u, row in enumerate(moves):
        for v in row:
            e = next(numbers)
            if kept[e]:
                arcs[u, v] = max(cost[e], arcs.get((u, v), cost[e]))
    return arcs


def has_positive_cycle(arcs, n):
    """Whether a simple cycle of positive sum exists: all walks without repetition are tried."""

    def goes_on(start, u, total, seen):
        return any(
            (v == start and total + c > 0)
            or (v not in seen and goes_on(start, v, total + c, {*seen, v}))
            for (x, v), c in arcs.items()
            if x == u
        )

    return any(goes_on(u, u, 0, {u}) for u in range(n))


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("factor", [1, 10**30])
def test_cycles_are_found(way, factor, monkeypatch):
    force(way, monkeypatch)
    found = 0
    for seed in range(400):
        moves, kept, cost = case(seed)
        graph = GameGraph.from_moves(moves)
        costs = array("q", cost) if factor == 1 else [factor * c for c in cost]
        cycle = positive_cycle(Arcs(graph.offsets, graph.targets, array("B", kept), costs))
        arcs = best_arcs(moves, kept, cost)
        assert bool(cycle) == has_positive_cycle(arcs, len(moves)), seed
        if cycle:
            found += 1
            assert len(set(cycle)) == len(cycle)
            steps = zip(cycle, [*cycle[1:], cycle[0]], strict=True)
            assert sum(arcs[step] for step in steps) > 0, seed
    assert 50 < found < 350


def test_a_long_line_takes_one_round():
    """Successors come first: the bound at the start of a line of 10^5 arcs is there at once."""
    n = 100_000
    graph = GameGraph.from_moves([[u + 1] if u < n - 1 else [] for u in range(n)])
    ones = array("B", [1]) * (n - 1)
    arcs = Arcs(graph.offsets, graph.targets, ones, array("q", [1]) * (n - 1))
    assert positive_cycle(arcs) == []


def test_a_long_ring():
    n = 1000
    graph = GameGraph.from_moves([[(u + 1) % n] for u in range(n)])
    for cost, length in ((1, n), (0, 0)):
        costs = array("q", [1, -1] * (n // 2))
        costs[0] += cost
        arcs = Arcs(graph.offsets, graph.targets, array("B", [1]) * n, costs)
        assert len(positive_cycle(arcs)) == length
