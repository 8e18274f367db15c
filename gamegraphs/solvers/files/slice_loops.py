"""The loops of solving from files: each works on one slice that is in memory.

What is known of all positions is in memory too: `code` and `state` are those of `encoding`.
"""

from __future__ import annotations

from typing import Any

from ..jit.primitives import ONE, ZERO, compiled, uint
from ..outcomes.forward_passes import CODE_OPEN


@compiled
def drop_decided(positions: Any, ends: Any, targets: Any, now: Any, code: Any) -> Any:
    """Decide what can be decided in a slice; return how many positions and moves stay open.

    positions : uint32, shape (k,), changed
    ends : uint64, shape (k,), changed: the moves of positions[i] end at targets[ends[i]]
    targets : uint32, changed
    now : 2 * the distance of this pass; codes below it are known
    code : uint8, shape (n,), changed

    A move to LOSE decides its position, a move to WIN is closed and left out, and a position
    without a move left is LOSE. What stays open is moved to the front of the three arrays.
    """
    count = uint(len(positions))
    n_open = ZERO
    m_open = ZERO
    i = ZERO
    e = ZERO
    while i < count:
        u = positions[i]
        stop = uint(ends[i])
        if code[u] == CODE_OPEN:
            first = m_open
            can_win = False
            while e < stop:
                c = uint(code[targets[e]])
                if c >= now:
                    targets[m_open] = targets[e]
                    m_open += ONE
                elif (c & ONE) == ZERO:
                    can_win = True
                e += ONE
            if can_win:
                code[u] = now + ONE
                m_open = first
            elif m_open == first:
                code[u] = now
            else:
                positions[n_open] = u
                ends[n_open] = m_open
                n_open += ONE
        e = stop
        i += ONE
    return n_open, m_open


@compiled
def place_sources(moves: Any, low: Any, free: Any, sources: Any) -> None:
    """Put the sources of moves (target, source) where there is room for their targets.

    moves : uint32, shape (k, 2)
    low : the least target there can be
    free : uint64, changed: free[target - low] is the next free place of a target
    sources : uint32, shape (m,), written
    """
    count = uint(len(moves))
    i = ZERO
    while i < count:
        j = uint(moves[i, 0]) - low
        sources[free[j]] = moves[i, 1]
        free[j] += ONE
        i += ONE


@compiled
def propagate(
    starts: Any, sources: Any, queue: Any, head: Any, stop: Any, tail: Any,
    top: Any, state: Any, plies: Any,
) -> Any:  # fmt: skip
    """Propagate queue[head:tail] backward, append what that decides; return (head, tail).

    starts : uint64, shape (n + 1,), and sources : uint32, shape (m,), the reversed edges
    queue : uint32, shape (n,), filled up to `tail`
    top : the state of WIN
    state : uint8 or uint32, shape (n,), changed
    plies : int32, shape (n,), written where something is decided; or empty

    It ends with the queue, or at `stop`, so that the caller can show how far it is.
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
            if (s != ZERO) & (s < draw):
                state[u] = top if loses else s - ONE
                if loses | (s == ONE):
                    if with_plies:
                        plies[u] = plies[v] + 1
                    queue[tail] = u
                    tail += ONE
            e += ONE
        head += ONE
    return head, tail
