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

from ...graph import GameGraph
from ...outcome import CycleError, Outcome
from ..jit.dispatch import new_array, run

NEW = 255
ON_PATH = 254
NO_PLY = 2**31 - 1  # more than any distance
_SAMPLE = 64


def memo(graph: GameGraph, terminal: Outcome, fixed: Mapping[int, Outcome]) -> tuple[Any, Any]:
    """Return (labels, distances) of an acyclic graph.

    `terminal` is the outcome of positions without moves; play stops at the positions in
    `fixed`, with the outcome given there. Raises CycleError, with the cycle, if play can
    come back to a position. `memo_plain` is the same search to read first. Cost: O(n + m).

    >>> labels, distances = memo(GameGraph.from_moves([[1, 2], [2], []]), Outcome.LOSE, {})
    >>> labels.tolist(), distances.tolist()
    ([1, 1, 0], [1, 1, 0])
    """
    labels, distances, cycle = search(graph, terminal, fixed)
    if cycle is not None:
        raise CycleError(graph.names[u] for u in cycle.tolist())
    return labels, distances


def search(
    graph: GameGraph, terminal: Outcome, fixed: Mapping[int, Outcome]
) -> tuple[Any, Any, Any]:
    """Return (labels, distances, None), or an array with a cycle's positions in third place."""
    n = graph.n
    labels = new_array("B", n, NEW)
    plies = new_array("i", n)
    for u, outcome in fixed.items():
        labels[u] = outcome
        plies[u] = -1 if outcome == Outcome.DRAW else 0
    # No path is longer than the moves it consists of.
    frames = new_array("i" if graph.m < 2**31 else "q", 4 * (min(n, graph.m + 1) + 1))
    up, sampled = moves_up(graph)
    cycle_begin, cycle_end = run(
        memo_loop, n + graph.m,
        graph.offsets, graph.targets, int(terminal), int(2 * up > sampled), labels, plies, frames,
    )  # fmt: skip
    if cycle_end:
        return None, None, frames[4 * cycle_begin : 4 * cycle_end : 4]
    return labels, plies, None


def moves_up(graph: GameGraph) -> tuple[int, int]:
    """Return how many moves of a sample lead to higher numbers, and how many there are.

    Games are often numbered so that moves lead up, or down. Searching from the far end then
    finds all successors known already, and no path is ever walked.
    """
    sample = range(0, graph.n, graph.n // _SAMPLE + 1)
    steps = [v > u for u in sample for v in graph.moves(u)]
    return sum(steps), len(steps)


def memo_loop(
    offsets: Any, targets: Any, terminal: int, backwards: int, labels: Any, plies: Any, frames: Any
) -> tuple[int, int]:
    """Decide every position; return (0, 0), or the part of the path that is a cycle.

    offsets, targets : int32 (or int64, offsets only), the moves, as in a GameGraph
    terminal : the outcome of positions without moves
    backwards : 1 to begin at the position of the highest number, 0 at that of the lowest
    labels : uint8, shape (n,), NEW but for verdicts on entry; changed
    plies : int32, shape (n,), written
    frames : int32 or int64, room for four numbers for each position of the longest path

    Four numbers in `frames` belong to each position on the path: the position, the next move
    to look at, the end of its moves, and the best of the successors seen so far:

        best >= 0     the soonest LOSE successor has this distance
        best == -1    no LOSE successor, but a DRAW
        best == -2    none
        best <= -3    only WIN successors, the latest at distance -3 - best
    """
    n = len(labels)
    for k in range(n):
        root = n - 1 - k if backwards else k
        if labels[root] != NEW:
            continue
        u = root
        e = offsets[u]
        stop = offsets[u + 1]
        # Where all successors are known no path is walked, and no look needs a branch. A single
        # successor is better guessed by a branch: on a chain each answer waits for the last one.
        if stop - e > 1:
            soonest = NO_PLY
            latest = -1
            largest = 0
            for i in range(e, stop):
                v = targets[i]
                label = labels[v]
                distance = plies[v]
                soonest = min(soonest, distance if label == 0 else NO_PLY)
                latest = max(latest, distance if label == 1 else -1)
                largest = max(largest, label)
            if largest < ON_PATH:
                can_win = soonest != NO_PLY
                labels[u] = 1 if can_win else (2 if largest == 2 else 0)
                plies[u] = soonest + 1 if can_win else (-1 if largest == 2 else latest + 1)
                continue
        best = -2
        depth = 0
        labels[u] = ON_PATH
        label = NEW
        distance = -1
        while True:
            # A successor of u has turned out to have this label and distance.
            if label == 0:
                best = distance if best < 0 else min(best, distance)
            elif label == 1:
                best = best if best >= -1 else min(best, -3 - distance)
            elif label == 2:
                best = max(best, -1)
            if e < stop:
                v = targets[e]
                e += 1
                label = labels[v]
                if label < ON_PATH:
                    distance = plies[v]
                    continue
                # Not known yet: keep u for later and walk on to v.
                frames[4 * depth] = u
                frames[4 * depth + 1] = e
                frames[4 * depth + 2] = stop
                frames[4 * depth + 3] = best
                depth += 1
                if label == ON_PATH:
                    begin = depth - 1
                    while frames[4 * begin] != v:
                        begin -= 1
                    return begin, depth
                u = v
                e = offsets[u]
                stop = offsets[u + 1]
                best = -2
                labels[u] = ON_PATH
                continue
            # All successors are known: decide u and step back to the position before it.
            if best >= 0:
                label = 1
                distance = best + 1
            elif best == -1:
                label = 2
                distance = -1
            elif best == -2:
                label = terminal
                distance = 0
            else:
                label = 0
                distance = -2 - best
            labels[u] = label
            plies[u] = distance
            if depth == 0:
                break
            depth -= 1
            u = frames[4 * depth]
            e = frames[4 * depth + 1]
            stop = frames[4 * depth + 2]
            best = frames[4 * depth + 3]
    return 0, 0
