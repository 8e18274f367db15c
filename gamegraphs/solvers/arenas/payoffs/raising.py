"""Least credits: raise many positions at once until no move of the keeper falls short.

The keeper has to keep the sum of credit and weights at 0 or above for ever. A position needs
enough credit for one move of the keeper, or for every move of the opponent:

    credit(u) >= credit(v) - weight(u, v)

The slack of a move u -> v is weight(u, v) + credit(u) - credit(v). From credits 0, too small or
right, go on in phases:

1.  Find the positions from which the opponent can force the play to a move of negative slack by
    moves of slack 0. If there is none, the credits suffice.
2.  Each of these needs more: as much as is lost, with best play, before the play leaves them. In
    step 1 all moves of the keeper among them have slack 0 or less; let the opponent too use
    such moves only, those of slack 0 towards the forced loss. What is lost is then a shortest
    path for the keeper and a longest one for the opponent, and Dijkstra's algorithm finds it.
3.  Raise the credits by it. Where the keeper cannot leave these positions, every cycle of the
    opponent's moves loses, and no credit is enough.

Credits never exceed the least ones that suffice: what step 2 asks for, the opponent can enforce.

Source: Brim, Chaloupka, Doyen, Gentilini, Raskin, Faster algorithms for mean-payoff games, Formal
Methods in System Design 38 (2011) 97-118, where one position at a time is raised; many at once:
Dorfman, Kaplan, Zwick, A faster deterministic exponential time algorithm for energy games and mean
payoff games, ICALP 2019, LIPIcs 132, and, for potentials, Gurvich, Karzanov, Khachiyan, Cyclic
games and an algorithm to find minimax cycle means in directed graphs, USSR Computational
Mathematics and Mathematical Physics 28 (1988) 85-91.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Any, NamedTuple

from ...jit.dispatch import new_array, run
from .weights import LARGEST_SUM, WeightedMoves, largest_weight

TOP = -1  # no credit is enough


class Room(NamedTuple):
    """What the loops note for each position.

    rank : int32, its place among those of step 1, -1 outside
    needed : int32, how many of its moves are still to be looked at
    queue : int32, the positions of step 1
    free : int32, how many of its moves lead to positions where a credit may be enough
    best, raised : int64, what it needs more, so far and at the end
    """

    rank: Any
    needed: Any
    queue: Any
    free: Any
    best: Any
    raised: Any


def least_credits(
    moves: WeightedMoves, owner: Any, keeper: int, part: Any, active: Any
) -> tuple[Any, Any]:
    """Return (credit, choice) of every active position, for a keeper who is player 0 or 1.

    part : int32, shape (n,); moves from one part to another are left out; every active
        position, and nothing else, must have a move inside its part, -1 for the others
    active : int32, the positions to look at

    Returns credit, int64, shape (n,), TOP where none is enough; and choice, int32 or int64, shape
    (n,): the index of the keeper's move where there is a credit, of the opponent's move where
    there is none, else -1. Lists of integers where n times the largest weight outgrows 64 bits.
    """
    n = len(owner)
    fits = not isinstance(moves.weight, list)
    choice = new_array("q", n, -1)
    credit, best, raised = ([0] * n if not fits else new_array("q", n, 0) for _ in range(3))
    rank, needed, queue, free = (new_array("i", n, 0) for _ in range(4))
    room = Room(rank, needed, queue, free, best, raised)
    call(
        raise_loop, n + len(moves.sources), fits, moves, owner, keeper, part, active, credit,
        choice, room, helpers=(forced_to_lose, raise_them, give_up, keep),
    )  # fmt: skip
    return credit, choice


def fits_in_64_bits(n: int, weight: Any, factor: int = 1, addend: int = 0) -> bool:
    """Return whether sums over n moves of factor * weight + addend fit in 64 bits."""
    return (n + 2) * (largest_weight(weight) * factor + addend) <= LARGEST_SUM


def call(loop: Any, size: int, fits: bool, *arguments: Any, helpers: Any = ()) -> Any:
    """Run a loop, compiled if it is large; with Python's integers where 64 bits are too few."""
    if fits:
        return run(loop, size, *arguments, helpers=helpers)
    return loop(*map(_view, arguments))


def _view(argument: Any) -> Any:
    """Return integers and lists as they are, and arrays so that they give Python's integers."""
    if isinstance(argument, tuple):
        return type(argument)(*map(_view, argument))
    return argument if isinstance(argument, int | list) else memoryview(argument)


def raise_loop(
    moves: WeightedMoves, owner: Any, keeper: int, part: Any, active: Any, credit: Any,
    choice: Any, room: Room,
) -> None:  # fmt: skip
    """Raise the credits until they suffice; see `least_credits`."""
    for i in range(len(active)):
        u = active[i]
        for e in range(moves.offsets[u], moves.offsets[u + 1]):
            room.free[u] += part[moves.targets[e]] == part[u]
    count = forced_to_lose(moves, owner, keeper, part, active, credit, room)
    while count > 0:
        lost = raise_them(moves, owner, keeper, part, credit, choice, room, count)
        give_up(moves, owner, keeper, part, credit, choice, room, lost)
        count = forced_to_lose(moves, owner, keeper, part, active, credit, room)
    keep(moves, owner, keeper, part, active, credit, choice)


def forced_to_lose(
    moves: WeightedMoves, owner: Any, keeper: int, part: Any, active: Any, credit: Any, room: Room
) -> int:
    """Queue the positions of step 1, and return how many; their rank is the place in the queue."""
    offsets, targets, sources, starts, incoming, weight = moves
    rank, needed, queue, _, _, _ = room
    tail = 0
    for i in range(len(active)):
        u = active[i]
        rank[u] = -1
        needed[u] = 0
        if credit[u] == TOP:
            continue
        negative = 0
        zero = 0
        positive = 0
        for e in range(offsets[u], offsets[u + 1]):
            v = targets[e]
            if part[v] != part[u] or credit[v] == TOP:
                continue
            slack = weight[e] + credit[u] - credit[v]
            if slack < 0:
                negative += 1
            elif slack == 0:
                zero += 1
            else:
                positive += 1
        if owner[u] == keeper:
            loses = zero + positive == 0
            needed[u] = zero if positive == 0 else 0
        else:
            loses = negative > 0
            needed[u] = 1
        if loses:
            rank[u] = tail
            queue[tail] = u
            tail += 1
    head = 0
    while head < tail:
        v = queue[head]
        head += 1
        for k in range(starts[v], starts[v + 1]):
            e = incoming[k]
            u = sources[e]
            if part[u] != part[v] or rank[u] >= 0 or credit[u] == TOP or needed[u] == 0:
                continue
            if weight[e] + credit[u] - credit[v] == 0:
                needed[u] -= 1
                if needed[u] == 0:
                    rank[u] = tail
                    queue[tail] = u
                    tail += 1
    return tail


def raise_them(
    moves: WeightedMoves, owner: Any, keeper: int, part: Any, credit: Any, choice: Any,
    room: Room, count: int,
) -> int:  # fmt: skip
    """Raise the first `count` positions of the queue by what is lost before the play leaves them.

    Those that the keeper cannot leave are TOP; they are put first, and their number comes back.
    """
    offsets, targets, sources, starts, incoming, weight = moves
    rank, needed, queue, _, best, raised = room
    heap = [(credit[queue[0]], queue[0])]  # (what is lost, position)
    heap.pop()
    for i in range(count):
        u = queue[i]
        raised[u] = -1
        best[u] = -1
        needed[u] = 0
        for e in range(offsets[u], offsets[u + 1]):
            v = targets[e]
            if part[v] != part[u] or credit[v] == TOP:
                continue
            lost = credit[v] - credit[u] - weight[e]
            outside = rank[v] < 0
            if owner[u] == keeper:
                if outside and (best[u] < 0 or lost < best[u]):
                    best[u] = lost
            elif outside:
                if lost > 0:
                    best[u] = max(best[u], lost)
            elif lost > 0 or (lost == 0 and rank[v] < rank[u]):
                needed[u] += 1
        if best[u] >= 0 and needed[u] == 0:
            heappush(heap, (best[u], u))
    while len(heap) > 0:
        amount, v = heappop(heap)
        if raised[v] >= 0:
            continue
        raised[v] = amount
        for k in range(starts[v], starts[v + 1]):
            e = incoming[k]
            u = sources[e]
            if part[u] != part[v] or rank[u] < 0 or raised[u] >= 0:
                continue
            lost = credit[v] - credit[u] - weight[e]
            if owner[u] == keeper:
                if best[u] < 0 or amount + lost < best[u]:
                    best[u] = amount + lost
                    heappush(heap, (best[u], u))
            elif lost > 0 or (lost == 0 and rank[v] < rank[u]):
                best[u] = max(best[u], amount + lost)
                needed[u] -= 1
                if needed[u] == 0:
                    heappush(heap, (best[u], u))
    for i in range(count):
        u = queue[i]
        if raised[u] >= 0 or owner[u] == keeper:
            continue
        for e in range(offsets[u], offsets[u + 1]):
            v = targets[e]
            if part[v] != part[u] or credit[v] == TOP or rank[v] < 0 or raised[v] >= 0:
                continue
            lost = credit[v] - credit[u] - weight[e]
            if lost > 0 or (lost == 0 and rank[v] < rank[u]):
                choice[u] = e
                break
    left = 0
    for i in range(count):
        u = queue[i]
        if raised[u] >= 0:
            credit[u] += raised[u]
        else:
            credit[u] = TOP
            queue[left] = u
            left += 1
    return left


def give_up(
    moves: WeightedMoves, owner: Any, keeper: int, part: Any, credit: Any, choice: Any,
    room: Room, tail: int,
) -> None:  # fmt: skip
    """Make TOP also the positions from which the opponent can force the play to TOP.

    The first `tail` positions of the queue are those that have become TOP: an attractor.
    """
    _, _, sources, starts, incoming, _ = moves
    queue, free = room.queue, room.free
    head = 0
    while head < tail:
        v = queue[head]
        head += 1
        for k in range(starts[v], starts[v + 1]):
            e = incoming[k]
            u = sources[e]
            if part[u] != part[v] or credit[u] == TOP:
                continue
            free[u] -= 1
            if owner[u] != keeper:
                choice[u] = e
            if owner[u] != keeper or free[u] == 0:
                credit[u] = TOP
                queue[tail] = u
                tail += 1


def keep(
    moves: WeightedMoves, owner: Any, keeper: int, part: Any, active: Any, credit: Any, choice: Any
) -> None:
    """Choose for the keeper a move for which the credit is enough."""
    for i in range(len(active)):
        u = active[i]
        if owner[u] != keeper or credit[u] == TOP:
            continue
        for e in range(moves.offsets[u], moves.offsets[u + 1]):
            v = moves.targets[e]
            inside = part[v] == part[u] and credit[v] != TOP
            if inside and moves.weight[e] + credit[u] >= credit[v]:
                choice[u] = e
                break
