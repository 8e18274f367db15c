"""Subgames, kept as tails of one permutation of the positions, and attractors inside them.

Solvers of Buechi and parity games take positions out of a game, solve the rest, and put them
back. Here `perm` lists all positions, and a subgame is always a tail of it, perm[begin:].
Taking a position out swaps it to the front of the tail, which then starts one further on.
Nothing has to be done to put it back. `index[u]` is the index of u in `perm`, so that u is in
the game if index[u] >= begin.

The loops run as they stand on small games and compiled on large ones; there int32 is uint32.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from ...arrays import INT32_MAX
from ..jit.dispatch import new_array
from .arena import Arena, Edges
from .attractor import first_attractor


class Subgame(NamedTuple):
    """What the loops keep of a game and its subgames; each array has n entries.

    perm : int32, the positions; a subgame is a tail of it
    index : int32, where each position stands in `perm`
    escape : int32 or int64, a move by which a position has kept out of an attractor, as its
        index in `targets`
    strategy : int32, the successor chosen last by the owner, -1 at first
    """

    perm: Any
    index: Any
    escape: Any
    strategy: Any


def start_subgames(arena: Arena, edges: Edges, player: int, aim: Any) -> tuple[Subgame, Any]:
    """Return the arrays for the loops, and the ranks of the first attractor in the whole game.

    Call `arrange` to fill in `perm` and `index` from the ranks.
    """
    n = arena.n
    rank, strategy = first_attractor(arena, player, aim, (edges.starts, edges.sources))
    escape = new_array("i" if arena.m <= INT32_MAX else "q", n)
    escape[:] = arena.graph.offsets[:-1]
    return Subgame(new_array("i", n), new_array("i", n), escape, strategy), rank


def arrange(game: Subgame, rank: Any) -> tuple[int, int]:
    """Fill in `perm`: what has rank 0 first, then the other ranks, then what has none.

    `rank` is int32 of shape (n,). Returns where the first two parts end. -1 may also be given
    as an unsigned number.
    """
    perm, index, _, _ = game
    n = len(rank)
    seeds = 0
    middle = 0
    tail = 0
    for part in range(3):
        for u in range(n):
            kind = 2 if not 0 <= rank[u] < n else 1 if rank[u] > 0 else 0
            if kind == part:
                perm[tail] = u
                index[u] = tail
                tail += 1
        if part == 0:
            seeds = tail
        elif part == 1:
            middle = tail
    return seeds, middle


def swap_to(perm: Any, index: Any, u: int, to: int) -> None:
    """Move position u to perm[to]; what stood there takes its place."""
    at = index[u]
    other = perm[to]
    perm[at] = other
    index[other] = at
    perm[to] = u
    index[u] = to


def swap_blocks(perm: Any, index: Any, begin: int, middle: int, end: int) -> None:
    """Move perm[middle:end] in front of perm[begin:middle], not keeping their order.

    Cost: the smaller of the two blocks.
    """
    size = min(middle - begin, end - middle)
    for i in range(size):
        swap_to(perm, index, perm[end - size + i], begin + i)


def attract(edges: Edges, game: Subgame, player: int, head: int, tail: int) -> int:
    """Move the positions from which `player` forces a visit to perm[head:tail] next to it.

    Only perm[tail:] can be attracted: the rest of the game. What stands before `head` is out
    of the game or attracted already, with the moves into it dealt with. Returns the new tail.
    Cost: the moves into what is worked off here, and at most twice the moves out of each
    position of the opponent met on the way.
    """
    offsets, targets, starts, sources, owner = edges
    perm, index, escape, strategy = game
    while head < tail:
        v = perm[head]
        head += 1
        for e in range(starts[v], starts[v + 1]):
            u = sources[e]
            if index[u] < tail:
                continue
            if owner[u] == player:
                strategy[u] = v
            else:
                # The opponent keeps out as long as one move leads to the rest of the game.
                first = escape[u]
                i = first
                while index[targets[i]] < tail:
                    i += 1
                    if i == offsets[u + 1]:
                        i = offsets[u]
                    if i == first:
                        break
                if index[targets[i]] >= tail:
                    escape[u] = i
                    continue
            swap_to(perm, index, u, tail)
            tail += 1
    return tail
