"""Attractors at compiled speed: the loop of `attractor.attract_python` over flat arrays.

One number a position, `needed`, says how many more of its moves must lead into the attractor:
0 for what is in it, at first 1 for positions of the player and the number of moves for those
of the opponent. The inner loop has no branch, like that of `kernels.wave`: it always writes a
candidate to the end of the queue, and moves the end by 0 or 1.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ..outcomes.reverse_wave import AHEAD, HALF_AHEAD, NONE, ONE, compiled, prefetch, uint
from .arena import Arena


def attract_compiled(arena: Arena, player: int, aim: Any, into: tuple[Any, Any]) -> tuple[Any, Any]:
    """Return (rank, strategy); see `attractor.first_attractor`. 18 bytes a position."""
    n = arena.n
    starts, sources = map(_unsigned, into)
    offsets = _unsigned(arena.graph.offsets)
    queue = np.empty(n + 1, dtype=np.uint32)
    needed: Any = np.empty(n, dtype=np.uint8)
    most, tail = start(offsets, arena.owner, uint(player), aim, needed, queue)
    if most > 255:  # too many moves for one byte
        needed = np.empty(n, dtype=np.uint32)
        _, tail = start(offsets, arena.owner, uint(player), aim, needed, queue)
    via = np.empty(n + 1, dtype=np.uint32)
    rank = np.full(n, -1, dtype=np.int32)
    strategy = np.full(n, -1, dtype=np.int32)
    spread(starts, sources, needed, queue, via, uint(tail), rank, strategy)
    forget(arena.owner, uint(player), rank, strategy)
    return rank, strategy


def _unsigned(values: Any) -> Any:
    view = np.asarray(values)
    return view.view(np.uint32 if view.itemsize == 4 else np.uint64)


@compiled
def start(offsets: Any, owner: Any, player: Any, aim: Any, needed: Any, queue: Any) -> Any:
    """Fill `needed`, and the queue with the target; return the most moves and the queue's end."""
    n = uint(len(owner))
    most = NONE
    tail = NONE
    begin = uint(offsets[0])
    u = NONE
    while u < n:
        end = uint(offsets[u + ONE])
        degree = end - begin
        begin = end
        is_aim = aim[u] != 0
        # A dead end of the opponent is never reached by a move: any number but 0 will do.
        more = ONE if (owner[u] == player) | (degree == NONE) else degree
        needed[u] = NONE if is_aim else more
        most = max(most, more)
        queue[tail] = u
        tail += ONE if is_aim else NONE
        u += ONE
    return most, tail


@compiled
def spread(
    starts: Any, sources: Any, needed: Any, queue: Any, via: Any, tail: Any,
    rank: Any, strategy: Any,
) -> None:  # fmt: skip
    """Work off the queue layer by layer; note the rank of each layer, and where it came from."""
    moves = uint(len(sources))
    head = NONE
    i = NONE
    layer = 0
    while i < tail:
        while i < tail:
            rank[queue[i]] = layer
            if layer > 0:
                strategy[queue[i]] = via[i]
            i += ONE
        layer += 1
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
                needed[u] = left - (ONE if left > NONE else NONE)
                queue[tail] = u
                via[tail] = v
                tail += ONE if left == ONE else NONE
                e += ONE
            head += ONE


@compiled
def forget(owner: Any, player: Any, rank: Any, strategy: Any) -> None:
    """Drop the moves of the opponent, which all lead into the attractor."""
    n = uint(len(owner))
    u = NONE
    while u < n:
        strategy[u] = strategy[u] if owner[u] == player else -1
        u += ONE
