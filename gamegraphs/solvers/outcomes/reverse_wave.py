"""The reverse wave, compiled: outcomes and distances spread backward over flat arrays.

The wave keeps one number a position, its state (see `encoding`). The inner loops have no branch
on the state: they always write, and move the end of the queue by 0 or 1.
"""

from __future__ import annotations

from typing import Any

from ..jit.primitives import AHEAD, HALF_AHEAD, ONE, TWO, ZERO, compiled, prefetch, uint


@compiled
def count_moves(offsets: Any, terminal: Any, state: Any) -> Any:
    """Set every state to the out-degree, that of terminals to `terminal`; return the largest.

    offsets : unsigned, shape (n + 1,), as in a GameGraph
    terminal : the state of a position without moves
    state : uint8 or uint32, shape (n,), written

    Out-degrees above top - 2 do not fit into a state; the caller sees it by the return value.
    """
    n = uint(len(offsets)) - ONE
    largest = ZERO
    begin = uint(offsets[0])
    u = ZERO
    while u < n:
        end = uint(offsets[u + ONE])
        degree = end - begin
        begin = end
        largest = max(largest, degree)
        state[u] = degree if degree > ZERO else terminal
        u += ONE
    return largest


@compiled
def queue_known(state: Any, top: Any, queue: Any) -> Any:
    """Put the positions with state 0 or `top` into the queue; return how many they are.

    state : uint8 or uint32, shape (n,)
    queue : unsigned, shape (n + 1,), written
    """
    n = uint(len(state))
    tail = ZERO
    u = ZERO
    while u < n:
        s = uint(state[u])
        queue[tail] = u
        tail += ONE if (s == ZERO) | (s == top) else ZERO
        u += ONE
    return tail


@compiled
def read_states(state: Any, top: Any, labels: Any) -> None:
    """Turn states into labels.

    state : uint8 or uint32, shape (n,)
    labels : uint8, shape (n,), written; may be `state` itself
    """
    n = uint(len(state))
    u = ZERO
    while u < n:
        s = uint(state[u])
        labels[u] = ONE if s == top else (ZERO if s == ZERO else TWO)
        u += ONE


@compiled
def wave(
    starts: Any,
    sources: Any,
    top: Any,
    distance: Any,
    state: Any,
    queue: Any,
    tail: Any,
    plies: Any,
) -> Any:
    """Run the reverse wave from the `tail` positions in the queue; return how many are known.

    starts : unsigned, shape (n + 1,), and sources : unsigned, shape (m,), the reversed edges
    top : the state of WIN
    distance : that of the positions in the queue
    state : uint8 or uint32, shape (n,), changed
    queue : unsigned, shape (n + 1,), filled up to `tail`
    plies : int32, shape (n,), written at the positions in the queue; or empty

    All positions of a distance are worked off before the next, so what they decide is one ply
    further from the end.
    """
    begin = ZERO
    most_open = top - TWO
    with_plies = len(plies) > 0
    while begin < tail:
        end = tail
        if with_plies:
            i = begin
            while i < end:
                plies[queue[i]] = distance
                i += ONE
        distance += 1
        head = begin
        while head < end:
            if head + AHEAD < end:
                prefetch(starts, uint(queue[head + AHEAD]))
            if head + HALF_AHEAD < end:
                ahead = uint(starts[queue[head + HALF_AHEAD]])
                if ahead < uint(len(sources)):
                    prefetch(sources, ahead)
            v = queue[head]
            e = uint(starts[v])
            stop = uint(starts[uint(v) + ONE])
            if state[v] == 0:
                while e < stop:
                    u = sources[e]
                    s = uint(state[u])
                    is_open = s - ONE < most_open  # 0 less one is very large
                    state[u] = top if is_open else s
                    queue[tail] = u
                    tail += ONE if is_open else ZERO
                    e += ONE
            else:
                while e < stop:
                    u = sources[e]
                    s = uint(state[u])
                    is_open = s - ONE < most_open  # 0 less one is very large
                    state[u] = s - ONE if is_open else s
                    queue[tail] = u
                    tail += ONE if s == ONE else ZERO
                    e += ONE
            head += ONE
        begin = end
    return tail


@compiled
def sole_predecessors(offsets: Any, targets: Any, before: Any) -> Any:
    """Note who moves to each position; return whether no position is moved to twice.

    offsets, targets : unsigned, as in a GameGraph
    before : unsigned, shape (n,), zeros on entry; u + 1 where u moves to a position

    It ends at the first position that is moved to twice.
    """
    m = uint(len(targets))
    u, e = ZERO, ZERO
    while e < m:
        end = uint(offsets[u + ONE])
        u += ONE
        while e < end:
            if e + AHEAD < m:
                prefetch(before, targets[e + AHEAD])
            v = targets[e]
            if before[v] != ZERO:
                return False
            before[v] = u
            e += ONE
    return True


@compiled
def wave_on_tree(
    before: Any, top: Any, distance: Any, state: Any, queue: Any, tail: Any, plies: Any
) -> Any:
    """Run the reverse wave where every position has one predecessor at most, as in a tree of play.

    before : unsigned, shape (n,), as `sole_predecessors` leaves it

    The other arguments are those of `wave`. A step waits for one look at memory, not for two.
    """
    begin = ZERO
    most_open = top - TWO
    with_plies = len(plies) > 0
    while begin < tail:
        end = tail
        if with_plies:
            i = begin
            while i < end:
                plies[queue[i]] = distance
                i += ONE
        distance += 1
        head = begin
        while head < end:
            if head + AHEAD < end:
                prefetch(before, uint(queue[head + AHEAD]))
            v = queue[head]
            u = uint(before[v])
            head += ONE
            if u > ZERO:
                u -= ONE
                s = uint(state[u])
                is_open = s - ONE < most_open
                lost = state[v] == 0
                left = top if lost else s - ONE
                state[u] = left if is_open else s
                queue[tail] = u
                tail += ONE if is_open & (lost | (s == ONE)) else ZERO
        begin = end
    return tail
