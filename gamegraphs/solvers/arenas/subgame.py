"""Subgames, kept as tails of one permutation of the positions, and attractors inside them.

Solvers of Buechi and parity games take positions out of a game, solve the rest, and put them
back. Here `perm` lists all positions, and a subgame is always a tail of it, perm[begin:].
Taking a position out swaps it to the front of the tail, which then starts one further on.
Nothing has to be done to put it back. `where[u]` is the index of u in `perm`, so that u is in
the game if where[u] >= begin.

The loops run as they stand on small games and compiled on large ones.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from types import FunctionType
from typing import Any

from ...arrays import INT32_MAX, SMALL, find_numpy
from ..jit.optional import has_numba, new_array
from .arena import Arena, reverse
from .attractor import first_attractor


def subgame_arrays(arena: Arena, player: int, aim: Any) -> tuple[Any, ...]:
    """Return the arrays that `attract` works on, and the first attractor in the whole game.

    (starts, sources) the moves into a position, (offsets, targets) those out of it, owner,
    perm, where, escape: a move by which a position has kept out of an attractor, as its index
    in `targets`, strategy: the successor chosen last by the owner, -1 at first; and rank, as
    of `attractor`. Call `arrange` to get `perm` and `where` from the ranks.
    """
    graph, n = arena.graph, arena.n
    into = reverse(graph)
    rank, strategy = first_attractor(arena, player, aim, into)
    perm, where = new_array("i", n), new_array("i", n)
    escape = new_array("i" if arena.m <= INT32_MAX else "q", n)
    escape[:] = graph.offsets[:-1]
    return *into, graph.offsets, graph.targets, arena.owner, perm, where, escape, strategy, rank


def arrange(perm: Any, where: Any, rank: Any) -> tuple[int, int]:
    """Fill in `perm`: what has rank 0 first, then the other ranks, then what has none.

    Returns where the first two parts end. -1 may also be given as an unsigned number.
    """
    n = len(rank)
    seeds = 0
    middle = 0
    tail = 0
    for part in range(3):
        for u in range(n):
            kind = 2 if not 0 <= rank[u] < n else 1 if rank[u] > 0 else 0
            if kind == part:
                perm[tail] = u
                where[u] = tail
                tail += 1
        if part == 0:
            seeds = tail
        elif part == 1:
            middle = tail
    return seeds, middle


def bring(perm: Any, where: Any, u: int, to: int) -> None:
    """Move position u to index `to`; what stood there takes its place."""
    at = where[u]
    other = perm[to]
    perm[at] = other
    where[other] = at
    perm[to] = u
    where[u] = to


def bring_block(perm: Any, where: Any, begin: int, middle: int, end: int) -> None:
    """Move perm[middle:end] in front of perm[begin:middle], not keeping their order.

    Cost: the smaller of the two blocks.
    """
    size = min(middle - begin, end - middle)
    for i in range(size):
        bring(perm, where, perm[end - size + i], begin + i)


def attract(
    starts: Any, sources: Any, offsets: Any, targets: Any, owner: Any,
    perm: Any, where: Any, escape: Any, strategy: Any, player: int, head: int, tail: int,
) -> int:  # fmt: skip
    """Move the positions from which `player` forces a visit to perm[head:tail] next to it.

    Only perm[tail:] can be attracted: the rest of the game. What stands before `head` is out
    of the game or attracted already, with the moves into it dealt with. Returns the new tail.
    Cost: the moves into what is worked off here, and at most twice the moves out of each
    position of the opponent met on the way.
    """
    while head < tail:
        v = perm[head]
        head += 1
        for e in range(starts[v], starts[v + 1]):
            u = sources[e]
            if where[u] < tail:
                continue
            if owner[u] == player:
                strategy[u] = v
            else:
                # The opponent keeps out as long as one move leads to the rest of the game.
                first = escape[u]
                i = first
                while where[targets[i]] < tail:
                    i += 1
                    if i == offsets[u + 1]:
                        i = offsets[u]
                    if i == first:
                        break
                if where[targets[i]] >= tail:
                    escape[u] = i
                    continue
            bring(perm, where, u, tail)
            tail += 1
    return tail


def run_with(
    helpers: tuple[Callable[..., Any], ...], loop: Callable[..., Any], size: int, *arrays: Any
) -> Any:
    """Call `loop`, which calls `helpers`; all are compiled if `size` is large and numba is there.

    Compiled loops get int32 arrays as uint32: an unsigned index needs no test for negative
    values. See `speed.run` for loops that call nothing.
    """
    np = find_numpy() if size > SMALL and has_numba() else None
    if np is None:
        return loop(*[a if isinstance(a, int) else memoryview(a) for a in arrays])
    views = [a if isinstance(a, int) else np.asarray(a) for a in arrays]
    unsigned = [
        a.view(np.uint32) if not isinstance(a, int) and a.dtype == np.int32 else a for a in views
    ]
    return _compile(loop, helpers)(*unsigned)


@cache
def _compile(
    loop: Callable[..., Any], helpers: tuple[Callable[..., Any], ...]
) -> Callable[..., Any]:
    """Return `loop` compiled, with each helper, and its calls of earlier helpers, compiled too."""
    from ..outcomes.reverse_wave import compiled

    known: dict[str, Any] = {}
    for function in (*helpers, loop):
        assert isinstance(function, FunctionType)
        scope = {**function.__globals__, **known}
        known[function.__name__] = compiled(FunctionType(function.__code__, scope))
    return known[loop.__name__]  # type: ignore[no-any-return]
