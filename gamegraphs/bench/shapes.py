"""Nine shapes of game graphs, on which solvers are fast or slow for different reasons.

A chain lets nothing be done side by side; shuffled, every step of it is a miss of the cache. A
power law has positions with up to 1,000 moves, more than a counter of one byte holds. Few terminals
make long games. An acyclic game is one for depth-first search.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from ..generate import random_graph
from ..graph import GameGraph

_LOCAL = 100  # moves of the acyclic shape go at most so far


def chain(n: int, seed: int | None = None) -> GameGraph:
    """Return a chain of n positions, each with one move to the next; shuffled by a seed."""
    order = np.arange(n, dtype=np.int32)
    if seed is not None:
        np.random.default_rng(seed).shuffle(order)
    following = np.full(n, -1, dtype=np.int32)
    following[order[:-1]] = order[1:]
    return _with_degrees(following >= 0, following[following >= 0])


def power_law(n: int) -> GameGraph:
    """Return random moves; the out-degrees follow a power law, from 0 up to 1,000."""
    rng = np.random.default_rng(1)
    degrees = np.minimum(rng.pareto(1.5, n), 1000).astype(np.int32)
    return _with_degrees(degrees, _any_targets(rng, n, degrees))


def with_terminals(n: int, share: float) -> GameGraph:
    """Return a graph with so many terminals; other positions have 1 to 3 random moves."""
    rng = np.random.default_rng(1)
    degrees = rng.integers(1, 4, n)
    degrees[rng.random(n) < share] = 0
    return _with_degrees(degrees, _any_targets(rng, n, degrees))


def local_acyclic(n: int) -> GameGraph:
    """Return a graph with 0 to 3 moves a position, each up by at most 100 numbers."""
    rng = np.random.default_rng(1)
    degrees = np.minimum(rng.integers(0, 4, n), np.arange(n)[::-1])
    sources = np.repeat(np.arange(n), degrees)
    steps = rng.integers(1, _LOCAL + 1, len(sources))
    return _with_degrees(degrees, np.minimum(sources + steps, n - 1))


def grid(n: int) -> GameGraph:
    """Return a square grid of about n cells: steps to all neighbours; one cell in 100 is an end."""
    side = int(n**0.5)
    cells = np.arange(side * side)
    row, column = cells // side, cells % side
    steps = ((-1, 0), (0, -1), (0, 1), (1, 0))
    near = np.stack([cells + side * down + right for down, right in steps], axis=1)
    inside = np.stack(
        [
            (row + down >= 0)
            & (row + down < side)
            & (column + right >= 0)
            & (column + right < side)
            for down, right in steps
        ],
        axis=1,
    )
    inside[np.random.default_rng(1).random(len(cells)) < 0.01] = False
    return _with_degrees(inside.sum(axis=1), near[inside])


SHAPES: dict[str, Callable[[int], GameGraph]] = {
    "random, out-degree 0 to 3": lambda n: random_graph(n, seed=1),
    "chain": chain,
    "chain, shuffled": lambda n: chain(n, seed=1),
    "power law, out-degree to 1,000": power_law,
    "random, out-degree 0 to 8": lambda n: random_graph(n, seed=1, max_out=8),
    "5 % terminals": lambda n: with_terminals(n, 0.05),
    "0.5 % terminals": lambda n: with_terminals(n, 0.005),
    "acyclic, local moves": local_acyclic,
    "grid, 1 % ends": grid,
}


def _with_degrees(degrees: Any, targets: Any) -> GameGraph:
    offsets = np.zeros(len(degrees) + 1, dtype=np.int32)
    np.cumsum(degrees, out=offsets[1:])
    return GameGraph.from_arrays(offsets, targets.astype(np.int32))


def _any_targets(rng: Any, n: int, degrees: Any) -> Any:
    return rng.integers(0, n, int(degrees.sum()), dtype=np.int32)
