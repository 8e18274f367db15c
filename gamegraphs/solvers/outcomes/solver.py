"""Solve any game graph: outcomes, and the distances to the end, of all positions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...arrays import SMALL
from ...graph import GameGraph, as_graph
from ...outcome import GameGraphError, Outcome, terminal_outcome
from ...solution import Solution
from ..jit.dispatch import has_numba
from ..jit.threads import thread_count
from .memo import memo, moves_up, search
from .retrograde import retrograde

METHODS = ("auto", "memo", "retrograde")
_SAMPLE, _MOST = 64, 0.9  # moves that are looked at, and the share of them that decides


def solve(
    graph: GameGraph,
    terminals: str = "normal",
    verdicts: Mapping[Any, Outcome] | None = None,
    method: str = "auto",
    distances: bool = True,
    threads: int | None = None,
) -> Solution:
    """Return the outcome and the distance to the end of every position.

    Parameters
    ----------
    graph : n positions, m moves
    terminals : "normal" (a position without moves is LOSE) or "misere" (it is WIN)
    verdicts : {name: Outcome}; play stops at these positions with this outcome, whether or
        not they have moves. None means the verdicts of the graph itself, {} means none.
    method : "memo" (depth-first search, for acyclic games), "retrograde" (any game), or
        "auto": the one that is faster, which on a small graph without cycles is memo; retrograde
        as soon as a cycle turns up
    distances : False leaves the distances out, which is a little faster
    threads : how many threads retrograde analysis uses at compiled speed, with the same answers;
        1 for none but the caller's, None for several on a large graph if the machine is not busy

    Returns
    -------
    Solution with
        labels : uint8, shape (n,): 0 LOSE, 1 WIN, 2 DRAW
        distances : int32, shape (n,), plies: 0 where play is over, WIN 1 + the least of its
            LOSE successors, LOSE 1 + the greatest of its successors, -1 for DRAW
        method : "memo" or "retrograde", the one that gave the answer

    Raises
    ------
    CycleError : method "memo" on a game in which a position can come back
    GameGraphError : an unknown convention, method or position, or a verdict that is no outcome

    Cost: O(n + m).

    >>> g = GameGraph.from_moves([[1], [0, 2], []])
    >>> solve(g), solve(g, terminals="misere"), solve(g, verdicts={1: Outcome.DRAW}).method
    (Solution(0: LOSE, 1: WIN, 2: LOSE), Solution(0: DRAW, 1: DRAW, 2: WIN), 'memo')
    """
    if method not in METHODS:
        raise GameGraphError(f"method must be one of {', '.join(METHODS)}, not {method!r}")
    graph, terminal = as_graph(graph), terminal_outcome(terminals)
    threads = thread_count(threads, graph.n + graph.m)
    fixed = graph.resolve_verdicts(verdicts)
    labels: Any = None
    if method == "memo":
        labels, plies = memo(graph, terminal, fixed)
    elif method == "auto":
        method = "retrograde"
        if _memo_pays(graph, distances):
            labels, plies, cycle = search(graph, terminal, fixed)
            method = "memo" if cycle is None else "retrograde"
            del cycle  # and with it the memory of the search
    if method == "retrograde":
        labels, plies = retrograde(graph, terminal, fixed, distances, threads=threads)
    return Solution(
        graph,
        labels,
        plies if distances else None,
        method=method,
        terminals=terminals,
        verdicts=verdicts,
    )


def _memo_pays(graph: GameGraph, distances: bool) -> bool:
    """Return whether a search is tried before retrograde analysis.

    It is where loops are not compiled. Compiled, a search is the faster one where it meets every
    position after its successors, and then along a chain or a tree numbered row by row, or with
    many moves a position and distances (measured on 24 acyclic graphs of 10^6 positions).
    """
    if graph.n + graph.m <= SMALL or not has_numba():
        return True
    up, sampled = moves_up(graph)
    in_order = max(up, sampled - up) >= _MOST * sampled
    return in_order and (_targets_in_a_row(graph) or (distances and graph.m > 2 * graph.n))


def _targets_in_a_row(graph: GameGraph) -> bool:
    """Return whether most moves of a sample lead beside the target of the move before."""
    sample = range(0, graph.m - 1, graph.m // _SAMPLE + 1)
    beside = sum(abs(int(graph.targets[e + 1]) - int(graph.targets[e])) == 1 for e in sample)
    return beside >= _MOST * len(sample)
