"""Find a cycle whose costs have a positive sum, or show that there is none.

Bound from below how much the walks from each position can sum up to, arc by arc, until nothing
changes: then the bounds are potentials, which no cycle of positive sum allows. While there is such
a cycle, the arcs that raised the bounds last close one sooner or later.

Source: Bellman, On a routing problem, Quarterly of Applied Mathematics 16 (1958); the arcs that
raised last: Cherkassky and Goldberg, Negative-cycle detection algorithms, Mathematical Programming
85 (1999).
"""

from __future__ import annotations

from typing import Any, NamedTuple

from ..solvers.arenas.payoffs.raising import call
from ..solvers.jit.dispatch import new_array


class Arcs(NamedTuple):
    """The moves that are left, and what they cost.

    offsets, targets : int32 (or int64, offsets only), the moves, as in a GameGraph
    kept : uint8, shape (m,), 0 for moves that are left out
    cost : int64, shape (m,); a list of integers where 64 bits are not enough for sums
    """

    offsets: Any
    targets: Any
    kept: Any
    cost: Any


def positive_cycle(arcs: Arcs) -> list[int]:
    """Return the positions of a cycle of positive sum, in order, or an empty list.

    Cost: O(n m) for n positions and m moves at worst; O(n + m) if there is no cycle at all.
    """
    n, m = len(arcs.offsets) - 1, len(arcs.targets)
    fits = not isinstance(arcs.cost, list)
    order, mark, last = (new_array("i", n, -1) for _ in range(3))
    next_move = new_array("q", n, 0)
    bound = new_array("q", n, 0) if fits else [0] * n
    u = call(
        bound_loop, n + m, fits, arcs, order, mark, last, next_move, bound,
        helpers=(successors_first, closed_by_last),
    )  # fmt: skip
    cycle: list[int] = []
    while u >= 0 and (not cycle or u != cycle[0]):
        cycle.append(int(u))
        u = last[u]
    return cycle


def bound_loop(arcs: Arcs, order: Any, mark: Any, last: Any, next_move: Any, bound: Any) -> int:
    """Raise the bounds until none changes (-1), or a cycle closes (a position on it).

    order, mark, last : int32, shape (n,), -1 on entry; last[u] is where the arc leads that
        raised u last
    next_move : int64, shape (n,)
    bound : int64, shape (n,), zeros on entry
    """
    n = len(order)
    successors_first(arcs, order, mark, next_move)
    changed = True
    while changed:
        changed = False
        for i in range(n):
            u = order[i]
            for e in range(arcs.offsets[u], arcs.offsets[u + 1]):
                v = arcs.targets[e]
                if arcs.kept[e] and bound[v] + arcs.cost[e] > bound[u]:
                    bound[u] = bound[v] + arcs.cost[e]
                    last[u] = v
                    changed = True
        if changed:
            u = closed_by_last(last, mark)
            if u >= 0:
                return u
    return -1


def successors_first(arcs: Arcs, order: Any, mark: Any, next_move: Any) -> None:
    """Write the positions to `order`, each after its successors wherever there is no cycle."""
    n = len(order)
    done = 0
    for start in range(n):
        if mark[start] >= 0:
            continue
        mark[start] = start
        next_move[start] = arcs.offsets[start]
        u = start
        while u >= 0:
            e = next_move[u]
            if e == arcs.offsets[u + 1]:
                order[done] = u
                done += 1
                u = mark[u] if mark[u] != u else -1
                continue
            next_move[u] = e + 1
            v = arcs.targets[e]
            if arcs.kept[e] and mark[v] < 0:
                mark[v] = u  # where the search came from
                next_move[v] = arcs.offsets[v]
                u = v


def closed_by_last(last: Any, mark: Any) -> int:
    """Return a position on a cycle of the arcs u -> last[u], or -1."""
    n = len(last)
    for u in range(n):
        mark[u] = -1
    for start in range(n):
        u = start
        while u >= 0 and mark[u] < 0:
            mark[u] = start
            u = last[u]
        if u >= 0 and mark[u] == start:
            return int(u)
    return -1
