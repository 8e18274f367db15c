"""Parity games: the highest priority that comes up infinitely often decides; even is for player 0.

Three solvers that share nothing but the arena: Zielonka's recursion, which is fast on most games,
small progress measures, and tangle learning, which is quick on games where Zielonka's recursion is
not. All return winning strategies of both players, which need no memory (Emerson and Jutla, Tree
automata, mu-calculus and determinacy, FOCS 1991).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from ...arrays import INT32_MAX, SMALL, bounds, find_numpy
from ...outcome import GameGraphError
from ..jit.dispatch import new_array
from .arena import Arena, as_arena, as_entries, loses_if_stuck, with_loops
from .small_progress_measures import small_progress_measures
from .tangle_learning import tangle_learning
from .zielonka import zielonka

_SOLVERS = {"zielonka": zielonka, "spm": small_progress_measures, "tangles": tangle_learning}
METHODS = tuple(_SOLVERS)


@dataclass(frozen=True, eq=False)
class ParitySolution:
    """Who wins a parity game from each position, and with which moves.

    Attributes
    ----------
    winner : uint8, shape (n,): 0 or 1
    strategy : int32, shape (n,): the successor to move to where the winner is to move, else -1
    """

    winner: Any
    strategy: Any


def solve_parity(
    arena: Arena, priority: Iterable[int], method: str = "zielonka", *, stuck: str = "stays"
) -> ParitySolution:
    """Return the winner from every position, and winning strategies of both players.

    Parameters
    ----------
    arena : n positions, m moves, an owner (0 or 1) for each position
    priority : n integers, 0 or more; the highest one seen infinitely often decides the play:
        player 0 wins if it is even
    method : "zielonka", "spm" for small progress measures, "tangles" for tangle learning, in plain
        Python whatever the size
    stuck : "stays": a play that ends at a dead end has seen its priority infinitely often;
        "loses": the owner of the dead end loses

    Returns
    -------
    ParitySolution with
        winner : uint8, shape (n,): 0 or 1
        strategy : int32, shape (n,): the successor to move to where the winner is to move,
            -1 elsewhere and at dead ends

    Raises GameGraphError for arguments of another form.

    Cost: exponential in the number of priorities at worst, O(n + m) for most games and
    O(n (n + m)) for two priorities.

    >>> from gamegraphs import GameGraph
    >>> arena = Arena(GameGraph.from_moves([[1, 2], [0], [2]]), [0, 1, 1])
    >>> solution = solve_parity(arena, [1, 2, 3])
    >>> solution.winner.tolist(), solution.strategy.tolist()
    ([0, 0, 1], [1, -1, 2])
    """
    if method not in METHODS:
        raise GameGraphError(f"method must be one of {', '.join(METHODS)}, not {method!r}")
    arena = as_arena(arena)
    level = levels(as_entries(priority, arena.n, "priority", INT32_MAX))
    ends = arena.dead_ends()
    if loses_if_stuck(stuck):
        for u in ends:
            level[u] = 1 - arena.owner[u]
    winner, strategy = _SOLVERS[method](with_loops(arena), level)
    for u in ends:
        strategy[u] = -1
    return ParitySolution(winner, strategy)


def levels(priority: Any) -> Any:
    """Return the least priorities, int32, for which every play has the same winner.

    Neighbouring priorities of one parity are the same level if none of the other parity lies
    between them. Cost: O(n log n).

    >>> levels([7, 2, 4, 7, 9]).tolist()
    [1, 0, 0, 1, 1]
    """
    n = len(priority)
    np = find_numpy() if n > SMALL else None
    if np is not None:
        largest = bounds(priority)[1]
        found = np.flatnonzero(np.bincount(priority)) if largest <= n else np.unique(priority)
        parity = found & 1
        steps = np.concatenate([parity[:1], parity[1:] != parity[:-1]])
        numbers = np.cumsum(steps, dtype=np.int32)
        if largest > n:
            return numbers[np.searchsorted(found, priority)]
        table = np.zeros(largest + 1, dtype=np.int32)
        table[found] = numbers
        return table[priority]
    number: dict[int, int] = {}
    last = 0
    for value in sorted(set(priority)):
        last += (value - last) & 1
        number[value] = last
    level = new_array("i", n)
    for u in range(n):
        level[u] = number[priority[u]]
    return level
