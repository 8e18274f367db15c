"""Retrograde analysis: outcomes spread backward from the ends of the game.

A position known to be LOSE makes every predecessor WIN. A position known to be WIN uses up
one move of every predecessor, and a predecessor with no move left is LOSE. What the wave
never reaches is DRAW. A queue works the positions off in the order of their distances.

Source: the linear-time algorithm is folklore; Stroehlein (1970) and Thompson (1986) used it
for chess endgames, Dowling and Gallier (1984) for Horn formulas with the same counters.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from typing import Any

from ...arrays import SMALL, find_numpy
from ...graph import GameGraph
from ...outcome import DRAW, LOSE, WIN, GameGraphError, Outcome
from ..jit.dispatch import flat, has_numba

ENGINES = ("auto", "python", "numpy", "compiled")


def retrograde(
    graph: GameGraph,
    terminal: Outcome,
    fixed: Mapping[int, Outcome],
    with_distances: bool = True,
    engine: str = "auto",
    threads: int | None = 1,
) -> tuple[Any, Any]:
    """Return (labels, distances) of any graph; distances are None unless asked for.

    `terminal` is the outcome of positions without moves; play stops at the positions in
    `fixed`, with the outcome given there. The engines "python", "numpy" and "compiled" give
    the same answers; "auto" takes the fastest one that is installed and pays at this size.
    Compiled loops run in so many threads, None: in as many as pay.
    Cost: O(n + m).

    >>> graph = GameGraph.from_moves([[1, 2], [3], [1, 4], [], [2]])
    >>> labels, distances = retrograde(graph, LOSE, {})
    >>> labels.tolist(), distances.tolist()
    ([2, 1, 2, 0, 2], [-1, 1, -1, 0, -1])
    """
    if engine not in ENGINES:
        raise GameGraphError(f"engine must be one of {', '.join(ENGINES)}, not {engine!r}")
    if engine == "auto":
        small = graph.n + graph.m <= SMALL
        if small or find_numpy() is None:
            engine = "python"
        else:
            engine = "compiled" if has_numba() else "numpy"
    if engine == "compiled":
        from .retrograde_compiled import retrograde_compiled

        return retrograde_compiled(graph, terminal, fixed, with_distances, threads)
    if engine == "numpy":
        from .retrograde_numpy import retrograde_numpy

        return retrograde_numpy(graph, terminal, fixed, with_distances)
    labels, distances = retrograde_python(graph, terminal, fixed)
    return labels, distances if with_distances else None


def retrograde_python(
    graph: GameGraph, terminal: Outcome, fixed: Mapping[int, Outcome]
) -> tuple[Any, Any]:
    """Return (labels, distances), found by the algorithm as one would write it down."""
    n = graph.n
    labels = [DRAW] * n
    distances = [-1] * n
    open_moves = [0] * n
    predecessors: list[list[int]] = [[] for _ in range(n)]
    queue: deque[int] = deque()
    for u in range(n):
        moves = graph.moves(u)
        if u in fixed or not moves:
            labels[u] = fixed.get(u, terminal)
            if labels[u] != DRAW:
                distances[u] = 0
                queue.append(u)
            continue  # play stops at u: its moves are never made
        open_moves[u] = len(moves)
        for v in moves:
            predecessors[v].append(u)

    while queue:
        v = queue.popleft()
        for u in predecessors[v]:
            if labels[u] != DRAW:
                continue
            if labels[v] == LOSE:
                labels[u] = WIN
            else:
                open_moves[u] -= 1
                if open_moves[u] > 0:
                    continue
                labels[u] = LOSE
            distances[u] = distances[v] + 1
            queue.append(u)
    return flat("B", labels), flat("i", distances)
