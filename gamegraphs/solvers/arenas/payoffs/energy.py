"""Energy games: with how much credit can player 0 keep the sum of weights from falling below 0?

Every move adds its weight to what player 0 has. Player 0 has to be at 0 or above after every move,
for ever; player 1 wants the sum to fall below 0 once. Both need no memory: a strategy of player 0
is right for every credit that suffices, one of player 1 for every credit that does not.

Source: Chakrabarti, de Alfaro, Henzinger, Stoelinga, Resource interfaces, EMSOFT 2003, LNCS 2855;
Bouyer, Fahrenberg, Larsen, Markey, Srba, Infinite runs in weighted timed automata with energy
constraints, FORMATS 2008, LNCS 5215. The algorithm is in `raising`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from ...jit.dispatch import new_array, run
from ..arena import Arena, as_arena, loses_if_stuck
from .raising import TOP, least_credits
from .weights import WeightedMoves, as_weights, weighted_moves, with_weights


@dataclass(frozen=True, eq=False)
class EnergySolution:
    """The least credit that player 0 needs at each position, and how both players play.

    Attributes
    ----------
    credit : int64, shape (n,), in units of the weights, -1 where no credit is enough
    strategy : int32, shape (n,), the successor to move to: of player 0 where there is a credit
        that suffices, of player 1 where there is one that does not; else -1
    """

    credit: Any
    strategy: Any


def solve_energy(
    arena: Arena, weights: Iterable[int], *, stuck: str = "stays", on: str | None = None
) -> EnergySolution:
    """Return the least credit with which player 0 stays at 0 or above for ever, and how.

    Parameters
    ----------
    arena : n positions, m moves, an owner (0 or 1) for each position
    weights : what player 0 gains (or pays, if negative): n integers, one a position, due at
        each visit, the first one included; or m integers, one a move, the moves from position 0
        first, in the order of the graph. Where n = m they belong to positions
    stuck : "stays": a play that ends at a dead end gets its weight again and again, 0 if
        weights are on moves; "loses": the owner of the dead end loses at once
    on : "positions" or "moves", to say what the weights are of, whatever their number

    Returns
    -------
    EnergySolution with
        credit : int64, shape (n,), in units of the weights; -1 where no credit is enough, and
            player 1 can make the sum fall without end
        strategy : int32, shape (n,), the successor to move to: where player 0 moves, with any
            credit that is enough; where player 1 moves, against any credit that is too small;
            -1 elsewhere (no credit is enough, or credit 0 is) and at dead ends. Of parallel
            moves there, the mover takes the one that is best for it

    Raises GameGraphError for arguments of another form: weights that are no integers, have
    another number, or whose largest times n + 2 exceeds 2^60.

    Cost: O(m + n log n) for each phase (see `raising`); few phases for most games, never more
    than n^2 W for weights of at most W.

    >>> from gamegraphs import GameGraph
    >>> arena = Arena(GameGraph.from_moves([[1, 2], [0], [2]]), [0, 1, 1])
    >>> solution = solve_energy(arena, [-3, 3, -1])
    >>> solution.credit.tolist(), solution.strategy.tolist()
    ([3, 0, -1], [1, -1, 2])
    """
    arena = as_arena(arena)
    loses = loses_if_stuck(stuck)
    total, weight = with_weights(arena, *as_weights(arena, weights, on), (-1, 0) if loses else None)
    moves = weighted_moves(total, weight)
    n = arena.n
    part, active = new_array("i", n, 0), new_array("i", n)
    for u in range(n):
        active[u] = u
    credit, choice = least_credits(moves, total.owner, 0, part, active)
    rank, needed, queue = (new_array("i", n, 0) for _ in range(3))
    run(
        drain_loop, n + arena.m, moves, total.owner, credit, choice, rank, needed, queue,
    )  # fmt: skip
    strategy = new_array("i", n, -1)
    for u in range(n):
        if choice[u] >= 0:
            strategy[u] = total.graph.targets[choice[u]]
    for u in arena.dead_ends():
        strategy[u] = -1
    return EnergySolution(credit, strategy)


def drain_loop(
    moves: WeightedMoves, owner: Any, credit: Any, choice: Any, rank: Any, needed: Any, queue: Any
) -> None:
    """Choose the moves of player 1 against credits that are too small by 1 or more.

    Along a move of slack 0 the credit stays too small by as much, along others by more. So
    player 1 leads the play by moves of slack 0 to a position that needs no credit, where too
    small is below 0: an attractor.

    rank, needed, queue : int32, shape (n,); zeros on entry
    """
    offsets, targets, sources, starts, incoming, weight = moves
    n = len(owner)
    tail = 0
    for u in range(n):
        if credit[u] == 0:
            rank[u] = 1
            queue[tail] = u
            tail += 1
        elif owner[u] == 1:
            needed[u] = 1
        else:
            for e in range(offsets[u], offsets[u + 1]):
                v = targets[e]
                if credit[v] != TOP and weight[e] + credit[u] == credit[v]:
                    needed[u] += 1
    head = 0
    while head < tail:
        v = queue[head]
        head += 1
        for k in range(starts[v], starts[v + 1]):
            e = incoming[k]
            u = sources[e]
            if rank[u] or credit[u] == TOP or weight[e] + credit[u] != credit[v]:
                continue
            needed[u] -= 1
            if needed[u] == 0:
                rank[u] = 1
                queue[tail] = u
                tail += 1
                if owner[u] == 1:
                    choice[u] = e
