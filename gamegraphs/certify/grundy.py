"""Check Grundy values: each is the mex of the values of the successors."""

from __future__ import annotations

from typing import Any

from ..graph import GameGraph, as_graph
from ..outcome import CycleError
from ..solvers.jit.dispatch import new_array, run
from ..solvers.sums.grundy import losing_verdicts, mex
from .base import VerificationError, as_int32

_ADVICE = (
    "there are no Grundy values; labels are not verified alone, but in a Solution with their "
    "distances: verify(graph, solve(graph)) or verify(graph, Solution(graph, labels, distances))"
)


def verify_grundy(graph: GameGraph, values: Any) -> None:
    """Raise VerificationError unless each value is the mex of the values of the successors.

    Raises CycleError on a cyclic graph, where that would prove nothing. Cost: O(n + m).

    >>> verify_grundy(GameGraph.from_moves([[], [0]]), [0, 2])
    Traceback (most recent call last):
        ...
    gamegraphs.VerificationError: position 1: value 2, but the mex of the successors is 1
    """
    graph = as_graph(graph)
    found = as_int32(values, graph.n, "values")
    ended = new_array("B", graph.n, 0)
    for u in losing_verdicts(graph):
        ended[u] = 1
    played = graph
    if graph.verdicts:  # no move is made where there is a verdict
        played = GameGraph.from_moves([[] if ended[u] else graph.moves(u) for u in range(graph.n)])
    cycle = played.find_cycle()
    if cycle is not None:
        raise CycleError((graph.names[u] for u in cycle), _ADVICE)
    seen_by = new_array("i", graph.n + 1, -1)
    u = run(mex_loop, graph.n + graph.m, graph.offsets, graph.targets, ended, found, seen_by)
    if u >= 0:
        due = 0 if ended[u] else mex(int(found[v]) for v in graph.moves(u))
        raise VerificationError(
            graph.names[u], f"value {found[u]}, but the mex of the successors is {due}"
        )


def mex_loop(offsets: Any, targets: Any, ended: Any, values: Any, seen_by: Any) -> int:
    """Return the first position whose value is not the mex of its successors, -1 if none.

    offsets, targets : int32 (or int64, offsets only), the moves, as in a GameGraph
    ended : uint8, shape (n,), 1 where a verdict says that the value is 0
    values : int32, shape (n,)
    seen_by : int32, shape (n + 1,), -1 on entry: the position that saw this value last
    """
    for u in range(len(values)):
        if not ended[u]:
            for e in range(offsets[u], offsets[u + 1]):
                value = values[targets[e]]
                if 0 <= value < len(values):
                    seen_by[value] = u
        least = 0
        while seen_by[least] == u:
            least += 1
        if values[u] != least:
            return u
    return -1
