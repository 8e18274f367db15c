"""The loops of solving from files: each works on one slice that is in memory.

What is known of all positions is in memory too: `code`, one byte each, as in `passes`, and
`state`, as in `kernels`.
"""

from __future__ import annotations

from typing import Any

from ..outcomes.forward_passes import CODE_OPEN
from ..outcomes.reverse_wave import NONE, ONE, compiled, uint


@compiled
def sift(positions: Any, ends: Any, targets: Any, now: Any, code: Any) -> Any:
    """Decide what can be decided in a slice; return how many positions and moves stay open.

    The moves of positions[i] end at targets[ends[i]]. Codes below `now` = 2 * layer are known.
    A move to LOSE decides its position, a move to WIN is closed and left out, and a position
    without a move left is LOSE. What stays open is moved to the front of the three arrays.
    """
    count = uint(len(positions))
    left = NONE
    kept = NONE
    i = NONE
    e = NONE
    while i < count:
        u = positions[i]
        stop = uint(ends[i])
        if code[u] == CODE_OPEN:
            first = kept
            can_win = False
            while e < stop:
                c = uint(code[targets[e]])
                if c >= now:
                    targets[kept] = targets[e]
                    kept += ONE
                elif (c & ONE) == NONE:
                    can_win = True
                e += ONE
            if can_win:
                code[u] = now + ONE
                kept = first
            elif kept == first:
                code[u] = now
            else:
                positions[left] = u
                ends[left] = kept
                left += ONE
        e = stop
        i += ONE
    return left, kept


@compiled
def place(moves: Any, low: Any, free: Any, sources: Any) -> None:
    """Put the sources of moves (target, source) where there is room for their targets.

    free[target - low] is the next free place of a target, and is moved on.
    """
    count = uint(len(moves))
    i = NONE
    while i < count:
        j = uint(moves[i, 0]) - low
        sources[free[j]] = moves[i, 1]
        free[j] += ONE
        i += ONE


@compiled
def carry(
    starts: Any, sources: Any, queue: Any, head: Any, stop: Any, tail: Any,
    top: Any, state: Any, plies: Any,
) -> Any:  # fmt: skip
    """Tell the predecessors of queue[head:tail]; append whom that decides; return (head, tail).

    It ends with the queue, or at `stop`, so that the caller can show how far it is. Distances are
    written to `plies` unless it is empty.
    """
    draw = top - ONE
    with_plies = len(plies) > 0
    while (head < stop) & (head < tail):
        v = uint(queue[head])
        e = uint(starts[v])
        end = uint(starts[v + ONE])
        loses = state[v] == 0
        while e < end:
            u = uint(sources[e])
            s = uint(state[u])
            if (s != NONE) & (s < draw):
                state[u] = top if loses else s - ONE
                if loses | (s == ONE):
                    if with_plies:
                        plies[u] = plies[v] + 1
                    queue[tail] = u
                    tail += ONE
            e += ONE
        head += ONE
    return head, tail
