"""Large arenas for the tests, and the two ways to run a solver: plain Python, or compiled."""

from __future__ import annotations

import importlib
from typing import Any

import numpy as np

from gamegraphs import GameGraph
from gamegraphs.solvers.arenas.arena import Arena

WAYS = {"plain": 10**9, "compiled": 0}
_MODULES = ("arenas.arena", "arenas.attractor", "arenas.parity", "jit.dispatch", "reversed_edges")


def force(way: str, monkeypatch: Any) -> None:
    """Make every solver take inputs of all sizes for small ones ("plain"), or for large ones."""
    for name in _MODULES:
        module = importlib.import_module(f"gamegraphs.solvers.{name}")
        monkeypatch.setattr(module, "SMALL", WAYS[way])


def random_arena(n: int, degree: int, seed: int) -> Arena:
    """Return an arena of n positions with `degree` random moves each and random owners."""
    rng = np.random.default_rng(seed)
    offsets = np.arange(0, degree * n + 1, degree, dtype=np.int32)
    targets = rng.integers(0, n, degree * n, dtype=np.int32)
    return Arena(GameGraph.from_arrays(offsets, targets), rng.integers(0, 2, n, dtype=np.uint8))


def line_arena(n: int) -> Arena:
    """Return 0 -> 1 -> ... -> n - 1, the last with a move to itself; owners in turn."""
    targets = np.minimum(np.arange(1, n + 1, dtype=np.int32), n - 1).astype(np.int32)
    graph = GameGraph.from_arrays(np.arange(n + 1, dtype=np.int32), targets)
    return Arena(graph, np.arange(n) % 2)


def zielonka_ladder(rungs: int) -> tuple[Arena, list[int]]:
    """Return a game of 5 positions a rung on which Zielonka's recursion takes exponential time.

    Friedmann, Recursive algorithm for parity games requires exponential time, RAIRO Theoretical
    Informatics and Applications 45 (2011).
    """
    names = [f"{kind}{i}" for i in range(rungs) for kind in "abc"]
    names += [f"{kind}{i}" for i in range(1, rungs + 1) for kind in "xy"]
    number = {name: u for u, name in enumerate(names)}
    moves, owner, priority = [], [], []
    for name in names:
        kind, i = name[0], int(name[1:])
        targets, player, value = {
            "a": ([f"y{i + 1}", f"b{i}"], i + 1, 3 * i + 5),
            "b": ([f"b{i - 1}", f"b{i + 1}", f"c{i}"], i, 3 * i + 4),
            "c": ([f"b{i}", f"y{i + 1}"], i + 1, 3 * i + 3),
            "x": ([f"b{i - 1}", f"y{i}"], i + 1, 1 - i % 2),
            "y": ([f"x{i}", f"a{i}"], i, 1 - i % 2),
        }[kind]
        moves.append([number[target] for target in targets if target in number])
        owner.append(player % 2)
        priority.append(value)
    return Arena(GameGraph.from_moves(moves), owner), priority
