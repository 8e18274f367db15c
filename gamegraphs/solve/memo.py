"""Memoised depth-first search: the answer for every position of an acyclic game graph.

A position is decided when all its successors are. The path walked so far is kept in an array,
not on Python's call stack, so a chain of a million positions is no deeper than any other. A
move back to a position on the path closes a cycle: then there is no order in which successors
come first, and the search gives up and returns the cycle.

Source: backward induction; see also Knuth, The Art of Computer Programming 1, 2.2.3, on
topological order.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..graph import GameGraph
from ..outcome import CycleError, Outcome
from .speed import new_array, run

NEW = 255
ON_PATH = 254


def memo(
    graph: GameGraph, terminal: Outcome, fixed: Mapping[int, Outcome]
) -> tuple[Any, Any]:
    """Return (labels, distances) of an acyclic graph.

    `terminal` is the outcome of positions without moves; play stops at the positions in
    `fixed`, with the outcome given there. Raises CycleError, with the cycle, if play can
    come back to a position. Cost: O(n + m).

    >>> labels, distances = memo(GameGraph.from_moves([[1, 2], [2], []]), Outcome.LOSE, {})
    >>> labels.tolist(), distances.tolist()
    ([1, 1, 0], [1, 1, 0])
    """
    labels, distances, cycle = search(graph, terminal, fixed)
    if cycle is not None:
        raise CycleError(graph.names[u] for u in cycle)
    return labels, distances


def search(
    graph: GameGraph, terminal: Outcome, fixed: Mapping[int, Outcome]
) -> tuple[Any, Any, list[int] | None]:
    """Return (labels, distances, None), or the positions of a cycle in the third place."""
    n = graph.n
    labels = new_array("B", n, NEW)
    plies = new_array("i", n, -1)
    for u, outcome in fixed.items():
        labels[u] = outcome
        plies[u] = -1 if outcome == Outcome.DRAW else 0
    path = new_array("i", n + 1, 0)
    cursor = new_array("i" if graph.m < 2**31 else "q", n + 1, 0)
    begin, end = run(
        memo_loop, n + graph.m,
        graph.offsets, graph.targets, int(terminal), labels, plies, path, cursor,
    )  # fmt: skip
    cycle = path[begin:end].tolist() if end else None
    return labels, plies, cycle


def memo_loop(
    offsets: Any, targets: Any, terminal: int, labels: Any, plies: Any, path: Any, cursor: Any
) -> tuple[int, int]:
    """Decide every position; return (0, 0), or the part of `path` that is a cycle."""
    for root in range(len(labels)):
        if labels[root] != NEW:
            continue
        path[0] = root
        cursor[0] = offsets[root]
        labels[root] = ON_PATH
        depth = 1
        while depth > 0:
            u = path[depth - 1]
            e = cursor[depth - 1]
            stop = offsets[u + 1]
            while e < stop and labels[targets[e]] < ON_PATH:
                e += 1
            if e < stop:
                v = targets[e]
                if labels[v] == ON_PATH:
                    begin = depth - 1
                    while path[begin] != v:
                        begin -= 1
                    return begin, depth
                cursor[depth - 1] = e + 1
                path[depth] = v
                cursor[depth] = offsets[v]
                labels[v] = ON_PATH
                depth += 1
                continue
            # All successors are known: decide u and step back.
            depth -= 1
            soonest = -1
            latest = -1
            all_win = True
            for e in range(offsets[u], stop):
                v = targets[e]
                label = labels[v]
                if label == 0:
                    if soonest < 0 or plies[v] < soonest:
                        soonest = plies[v]
                elif label == 1:
                    if plies[v] > latest:
                        latest = plies[v]
                if label != 1:
                    all_win = False
            if offsets[u] == stop:
                labels[u] = terminal
                plies[u] = 0
            elif soonest >= 0:
                labels[u] = 1
                plies[u] = soonest + 1
            elif all_win:
                labels[u] = 0
                plies[u] = latest + 1
            else:
                labels[u] = 2
    return 0, 0
