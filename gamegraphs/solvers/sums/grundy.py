"""Grundy values: the size of the Nim pile that a position of an acyclic game amounts to.

The value is the mex, the least number that is missing, of the values of the successors. It is
0 where the player to move loses; and in a sum of games, where each move is made in one of
them, the values combine by nim-sum, addition in base 2 without carry.

Source: Sprague, Ueber mathematische Kampfspiele (1935); Grundy, Mathematics and games (1939).
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from functools import reduce
from operator import index as as_index
from operator import xor
from typing import Any

from ...arrays import INT32_MAX, SMALL, code_for, find_numpy
from ...graph import GameGraph, as_graph
from ...outcome import CycleError, GameGraphError, Outcome
from ...validate import integer_within, shown
from ..jit.dispatch import new_array, run

NEW, ON_PATH = -1, -2


def grundy(graph: GameGraph) -> Any:
    """Return the Grundy value of every position, int32, shape (n,), in normal play.

    A verdict LOSE at a position is its value 0. Raises CycleError with the cycle if play can
    come back to a position (see `loopy_grundy`), and GameGraphError if the graph has a verdict
    WIN or DRAW, for which there is no value. Cost: O(n + m).

    >>> grundy(GameGraph.from_moves([[], [0], [0, 1], [1, 2]])).tolist()
    [0, 1, 2, 0]
    """
    graph = as_graph(graph)
    n, m = graph.n, graph.m
    values = new_array("i", n, NEW)
    for u in losing_verdicts(graph):
        values[u] = 0
    path = new_array("i", n)
    next_move = new_array("i" if m <= INT32_MAX else "q", n)
    seen_by = new_array("i", n + 1, -1)
    begin, end = run(
        grundy_loop, n + m, graph.offsets, graph.targets, values, path, next_move, seen_by
    )
    if end:
        cycle = (graph.names[u] for u in path[begin:end])
        raise CycleError(cycle, advice="there are no Grundy values; loopy_grundy allows cycles")
    return values


def mex(values: Iterable[int]) -> int:
    """Return the least of 0, 1, 2, ... that is not among the values.

    >>> mex([]), mex([0, 1, 3]), mex({1, 2})
    (0, 2, 0)
    """
    try:
        present = set(map(as_index, values))
    except TypeError:
        raise GameGraphError(f"values must be integers, not {shown(values)}") from None
    least = 0
    while least in present:
        least += 1
    return least


def nim_sum(*values: int) -> int:
    """Return the nim-sum of Grundy values: the exclusive or of their binary digits.

    >>> nim_sum(3, 5), nim_sum(7, 7), nim_sum()
    (6, 0, 0)
    """
    for i, value in enumerate(values):
        if integer_within(value, 0) is None:
            raise GameGraphError(f"values[{i}] must be an integer, 0 or more, not {value!r}")
    return reduce(xor, map(int, values), 0)


def sum_graph(g: GameGraph, h: GameGraph) -> GameGraph:
    """Return the sum of two games: each move is made in one of them, the other waits.

    Position (i, j) is number i * h.n + j; its moves are those of i, then those of j. It is
    named by a pair if one of the graphs has names. Raises GameGraphError for verdicts, for
    which there is no sum, and if there are too many positions. Cost: O(positions + moves).

    >>> pile = GameGraph.from_moves([[], [0]])
    >>> s = sum_graph(pile, pile)
    >>> [s.moves(u) for u in range(s.n)]
    [[], [0], [0], [1, 2]]
    """
    for which, graph in (("g", g), ("h", h)):
        if as_graph(graph, which).verdicts:
            raise GameGraphError("the sum of games is defined without verdicts; pass graphs alone")
    n, m = g.n * h.n, g.m * h.n + h.m * g.n
    if max(n, m) > INT32_MAX:
        raise GameGraphError(f"the sum has {n} positions and {m} moves, more than {INT32_MAX}")
    names = None
    if not (isinstance(g.names, range) and isinstance(h.names, range)):
        names = [(a, b) for a in g.names for b in h.names]
    degrees = new_array("i", n)
    targets = new_array("i", m)
    run(sum_loop, n + m, g.offsets, g.targets, h.offsets, h.targets, degrees, targets)
    return GameGraph(_running_sums(degrees, m), targets, names=names)


def losing_verdicts(graph: GameGraph) -> list[int]:
    """Return the positions with verdict LOSE; raise GameGraphError for any other verdict."""
    for name, outcome in graph.verdicts.items():
        if outcome != Outcome.LOSE:
            raise GameGraphError(
                f"position {name!r} has the verdict {outcome.name}; only LOSE has a Grundy value, 0"
            )
    return [graph.index(name) for name in graph.verdicts]


def grundy_loop(
    offsets: Any, targets: Any, values: Any, path: Any, next_move: Any, seen_by: Any
) -> tuple[int, int]:
    """Value every position, successors first; return (0, 0), or the part of `path` that is a cycle.

    offsets, targets : int32 (or int64, offsets only), the moves, as in a GameGraph
    values : int32, shape (n,), NEW on entry, 0 where a verdict says so
    path : int32, shape (n,), the positions on the way down
    next_move : int32 or int64, shape (n,), for each of these the next move to look at
    seen_by : int32, shape (n + 1,), -1 on entry: the position that saw this value last. A value
        is less than the number of positions
    """
    for root in range(len(values)):
        if values[root] != NEW:
            continue
        path[0] = root
        next_move[0] = offsets[root]
        values[root] = ON_PATH
        depth = 1
        while depth > 0:
            u = path[depth - 1]
            e = next_move[depth - 1]
            stop = offsets[u + 1]
            while e < stop and values[targets[e]] >= 0:
                e += 1
            next_move[depth - 1] = e
            if e < stop:
                v = targets[e]
                if values[v] == ON_PATH:
                    begin = depth - 1
                    while path[begin] != v:
                        begin -= 1
                    return begin, depth
                values[v] = ON_PATH
                path[depth] = v
                next_move[depth] = offsets[v]
                depth += 1
                continue
            moves = stop - offsets[u]
            for i in range(offsets[u], stop):
                value = values[targets[i]]
                if value < moves:
                    seen_by[value] = u
            least = 0
            while seen_by[least] == u:
                least += 1
            values[u] = least
            depth -= 1
    return 0, 0


def sum_loop(
    g_offsets: Any, g_targets: Any, h_offsets: Any, h_targets: Any, degrees: Any, targets: Any
) -> None:
    """Fill in how many moves each position of the sum has, and where they lead.

    All arrays are int32; `degrees` has an entry a position, `targets` one a move of the sum.
    """
    width = len(h_offsets) - 1
    e = 0
    for i in range(len(g_offsets) - 1):
        for j in range(width):
            u = i * width + j
            start = e
            for k in range(g_offsets[i], g_offsets[i + 1]):
                targets[e] = g_targets[k] * width + j
                e += 1
            for k in range(h_offsets[j], h_offsets[j + 1]):
                targets[e] = i * width + h_targets[k]
                e += 1
            degrees[u] = e - start


def _running_sums(degrees: Any, m: int) -> Any:
    offsets = array(code_for(m), [0])
    np = find_numpy() if len(degrees) > SMALL else None
    if np is not None:
        return np.concatenate([np.zeros(1, np.int32), np.cumsum(degrees, dtype=np.int32)])
    for degree in degrees:
        offsets.append(offsets[-1] + degree)
    return offsets
