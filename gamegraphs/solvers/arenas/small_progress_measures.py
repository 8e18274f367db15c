"""Small progress measures: a second solver of parity games, sharing nothing with the first.

The measure of a position counts, for each odd level, how often player 1 can still make it
come up before an even level above it does. It is a tuple of counts, the highest odd level
first, ordered like words in a dictionary; no count is more than the number of positions of
its level, and what exceeds the largest tuple is "top". The least measures in which no move
of player 1, and not every move of player 0, asks for more are found by lifting one position
after the other. Player 0 wins where the measure is not top.

Source: Jurdzinski, Small progress measures for solving parity games, STACS 2000, LNCS 1770.
There the lowest priority decides; here the highest one does.
"""

from __future__ import annotations

from array import array
from typing import Any, NamedTuple

from ..jit.dispatch import new_array, run
from .arena import Arena, Edges, edges_of

TOP = -1  # the first count of a measure that exceeds all tuples


class Worklist(NamedTuple):
    """What `lift_loop` needs beside the measures.

    queue : int32, shape (n,), the positions that wait to be lifted, in a ring
    waiting : uint8, shape (n,), 1 on entry; whether each position is in the queue
    best, asked : int32, shape (width,), the measures compared last
    """

    queue: Any
    waiting: Any
    best: Any
    asked: Any


def small_progress_measures(arena: Arena, level: Any) -> tuple[Any, Any]:
    """Return (winner, strategy) of a game without dead ends; levels as from `parity.levels`.

    The measures give the moves of player 0. Those of player 1 come from the same game seen
    from the other side: owners exchanged, all levels raised by one.
    Cost: O(k m s) for k odd levels and s tuples; s grows like (n / k)^k.

    >>> from gamegraphs import GameGraph
    >>> arena = Arena(GameGraph.from_moves([[1, 2], [0], [2]]), [0, 1, 1])
    >>> winner, strategy = small_progress_measures(arena, array("i", [1, 2, 3]))
    >>> winner.tolist(), strategy.tolist()
    ([0, 0, 1], [1, -1, 2])
    """
    winner, strategy = _wins_of_even(arena, level)
    other_owner = array("B", (1 - player for player in arena.owner))
    raised = array("i", (d + 1 for d in level))
    lost, moves = _wins_of_even(Arena(arena.graph, other_owner), raised)
    for u in range(arena.n):
        assert winner[u] != lost[u], "each position is won by exactly one player"
        if winner[u] == 1:
            strategy[u] = moves[u]
    return winner, strategy


def _wins_of_even(arena: Arena, level: Any) -> tuple[Any, Any]:
    """Return (winner, strategy); the strategy is that of player 0 only, -1 elsewhere."""
    n = arena.n
    width = (max(level.tolist(), default=0) + 1) // 2
    limit = new_array("i", width + 1, 0)  # how many positions have each odd level, highest first
    for d in level:
        if d & 1:
            limit[width - 1 - d // 2] += 1
    # One count too many, so that a game without odd levels can tell top from the rest.
    measure = new_array("i", n * (width + 1), 0)
    strategy = new_array("i", n, -1)
    work = Worklist(
        queue=new_array("i", n, 0),
        waiting=new_array("B", n, 1),
        best=new_array("i", width + 1, 0),
        asked=new_array("i", width + 1, 0),
    )
    run(lift_loop, n + arena.m, edges_of(arena), level, limit, measure, work, strategy)
    winner = new_array("B", n, 0)
    for u in range(n):
        winner[u] = measure[u * (width + 1)] == TOP
        if winner[u]:
            strategy[u] = -1
    return winner, strategy


def lift_loop(
    edges: Edges, level: Any, limit: Any, measure: Any, work: Worklist, strategy: Any
) -> None:
    """Lift the measures of waiting positions until none changes; note the moves of player 0.

    level : int32, shape (n,)
    limit : int32, shape (width,), the greatest count of each odd level, the highest level first
    measure : int32, shape (n * width,), zeros on entry; `width` counts for each position
    strategy : int32, shape (n,), written where player 0 is to move
    """
    offsets, targets, starts, sources, owner = edges
    queue, waiting, best, asked = work
    n = len(owner)
    width = len(limit)
    for u in range(n):
        queue[u] = u
    head = 0
    count = n
    while count > 0:
        u = queue[head]
        head = (head + 1) % n
        count -= 1
        waiting[u] = 0
        d = level[u]
        counted = width - 1 - d // 2  # the counts of the levels from d on; lower ones are dropped
        chosen = -1
        for e in range(offsets[u], offsets[u + 1]):
            v = targets[e]
            # What a move to v asks of u: the counts of v, one more of level d if d is odd.
            for i in range(width):
                asked[i] = measure[v * width + i] if i < counted else 0
            if measure[v * width] == TOP:
                asked[0] = TOP
            elif d & 1:
                i = counted - 1
                while i >= 0 and asked[i] == limit[i]:
                    asked[i] = 0
                    i -= 1
                if i >= 0:
                    asked[i] += 1
                else:
                    asked[0] = TOP
            # Is it less than the best so far, for the owner of u?
            i = 0
            while i < width - 1 and asked[i] == best[i]:
                i += 1
            less = asked[0] != TOP and (best[0] == TOP or asked[i] < best[i])
            equal = asked[i] == best[i]
            if chosen < 0 or (less if owner[u] == 0 else not less and not equal):
                chosen = v
                for i in range(width):
                    best[i] = asked[i]
        if owner[u] == 0:
            strategy[u] = chosen
        grown = False
        for i in range(width):
            grown |= measure[u * width + i] != best[i]
            measure[u * width + i] = best[i]
        if grown:
            for e in range(starts[u], starts[u + 1]):
                v = sources[e]
                if waiting[v] == 0 and measure[v * width] != TOP:
                    waiting[v] = 1
                    queue[(head + count) % n] = v
                    count += 1
