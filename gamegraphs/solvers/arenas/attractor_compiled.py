"""Attractors at compiled speed: the loop of `attractor.attract_python` over flat arrays.

One number a position, `needed`, says how many more of its moves must lead into the attractor:
0 for what is in it, at first 1 for positions of the player and the number of moves for those
of the opponent. The inner loop has no branch, like that of `reverse_wave.wave`: it always writes a
candidate to the end of the queue, and moves the end by 0 or 1.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ..jit.dispatch import unsigned
from ..jit.primitives import AHEAD, HALF_AHEAD, ONE, ZERO, compiled, prefetch, uint
from .arena import Arena


def attract_compiled(
    arena: Arena, player: int, aim: Any, reverse: tuple[Any, Any]
) -> tuple[Any, Any]:
    """Return (rank, strategy); see `attractor.first_attractor`. 18 bytes a position."""
    n = arena.n
    starts, sources = map(unsigned, reverse)
    offsets = unsigned(arena.graph.offsets)
    queue = np.empty(n + 1, dtype=np.uint32)
    needed: Any = np.empty(n, dtype=np.uint8)
    most, tail = count_needed(offsets, arena.owner, uint(player), aim, needed, queue)
    if most > 255:  # too many moves for one byte
        needed = np.empty(n, dtype=np.uint32)
        _, tail = count_needed(offsets, arena.owner, uint(player), aim, needed, queue)
    via = np.empty(n + 1, dtype=np.uint32)
    rank = np.full(n, -1, dtype=np.int32)
    strategy = np.full(n, -1, dtype=np.int32)
    spread(starts, sources, needed, queue, via, uint(tail), rank, strategy)
    drop_opponent_moves(arena.owner, uint(player), strategy)
    return rank, strategy


@compiled
def count_needed(offsets: Any, owner: Any, player: Any, aim: Any, needed: Any, queue: Any) -> Any:
    """Fill `needed`, and the queue with the target; return the most moves and the queue's end.

    offsets : unsigned, shape (n + 1,)
    owner, aim : uint8, shape (n,)
    needed : uint8 or uint32, shape (n,), written
    queue : uint32, shape (n + 1,), written
    """
    n = uint(len(owner))
    most = ZERO
    tail = ZERO
    begin = uint(offsets[0])
    u = ZERO
    while u < n:
        end = uint(offsets[u + ONE])
        degree = end - begin
        begin = end
        is_aim = aim[u] != 0
        # A dead end of the opponent is never reached by a move: any number but 0 will do.
        more = ONE if (owner[u] == player) | (degree == ZERO) else degree
        needed[u] = ZERO if is_aim else more
        most = max(most, more)
        queue[tail] = u
        tail += ONE if is_aim else ZERO
        u += ONE
    return most, tail


@compiled
def spread(
    starts: Any, sources: Any, needed: Any, queue: Any, via: Any, tail: Any,
    rank: Any, strategy: Any,
) -> None:  # fmt: skip
    """Work off the queue by rising rank; note each rank, and where it came from.

    starts : unsigned, shape (n + 1,), and sources : uint32, shape (m,), the reversed edges
    needed : uint8 or uint32, shape (n,), changed
    queue : uint32, shape (n + 1,), filled up to `tail`
    via : uint32, shape (n + 1,), written: the successor that brought each entry of the queue
    rank, strategy : int32, shape (n,), -1 on entry
    """
    moves = uint(len(sources))
    head = ZERO
    i = ZERO
    distance = 0
    while i < tail:
        while i < tail:
            rank[queue[i]] = distance
            if distance > 0:
                strategy[queue[i]] = via[i]
            i += ONE
        distance += 1
        while head < i:
            if head + AHEAD < i:
                prefetch(starts, uint(queue[head + AHEAD]))
            if head + HALF_AHEAD < i:
                ahead = uint(starts[queue[head + HALF_AHEAD]])
                if ahead < moves:
                    prefetch(sources, ahead)
            v = queue[head]
            e = uint(starts[v])
            stop = uint(starts[uint(v) + ONE])
            while e < stop:
                u = sources[e]
                left = uint(needed[u])
                needed[u] = left - (ONE if left > ZERO else ZERO)
                queue[tail] = u
                via[tail] = v
                tail += ONE if left == ONE else ZERO
                e += ONE
            head += ONE


@compiled
def drop_opponent_moves(owner: Any, player: Any, strategy: Any) -> None:
    """Drop the moves of the opponent, which all lead into the attractor: -1 in `strategy`."""
    n = uint(len(owner))
    u = ZERO
    while u < n:
        strategy[u] = strategy[u] if owner[u] == player else -1
        u += ONE
