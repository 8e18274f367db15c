"""Zielonka's algorithm for parity games.

Take the player whose parity the highest level d has, and the attractor A of the positions of
level d. Solve the rest of the game. If the opponent wins nothing there, the player wins
everything: either the play visits d for ever, or it stays in the rest. Otherwise the opponent
also wins the attractor B of what it has won, in the whole game; take B out and solve what is
left in the same way.

The recursion is a list of frames, one for each level on the way down, and all subgames are
tails of one permutation (see `subgame`): deep games need no call stack. Going back up costs
only what changes. B can only begin at positions of level d, so these are looked at first; and
if B lies in A and the rest of A can do without it, what is left need not be solved again.

Source: Zielonka, Infinite games on finitely coloured graphs with applications to automata on
infinite trees, Theoretical Computer Science 200 (1998) 135-183; McNaughton, Infinite games
played on finite graphs, Annals of Pure and Applied Logic 65 (1993) 149-184.
"""

from __future__ import annotations

from array import array
from typing import Any

from ...arrays import bounds, group_by
from ..jit.optional import new_array
from .arena import Arena
from .subgame import arrange, attract, bring, bring_block, run_with, subgame_arrays


def zielonka(arena: Arena, level: Any) -> tuple[Any, Any]:
    """Return (winner, strategy) of a game without dead ends; levels as from `parity.levels`.

    >>> from gamegraphs import GameGraph
    >>> arena = Arena(GameGraph.from_moves([[1, 2], [0], [2]]), [0, 1, 1])
    >>> winner, strategy = zielonka(arena, new_array("i", 3, 1))
    >>> winner.tolist(), strategy.tolist()
    ([1, 1, 1], [-1, 0, 2])
    """
    n = arena.n
    if n == 0:
        return new_array("B", 0), new_array("i", 0)
    winner = new_array("B", n)
    top = bounds(level)[1]
    if hasattr(level, "astype"):
        aim = (level == top).astype("uint8")
        # numpy sorts two bytes by counting, which is faster than any comparison.
        first, order = group_by(level.astype("uint16") if top < 2**16 else level, top + 1)
    else:
        aim = array("B", (d == top for d in level))
        first, order = group_by(level, top + 1)
    *arrays, strategy, rank = subgame_arrays(arena, top & 1, aim)
    frames = new_array("i", 5 * len(first))
    drawn, found = new_array("i", n), new_array("i", n)
    helpers = (bring, bring_block, attract, arrange, highest, gather, defend, tie, mend)
    run_with(
        helpers, zielonka_loop, n + arena.m,
        *arrays, strategy, rank, level, order, first, frames, drawn, found, winner,
    )  # fmt: skip
    return winner, strategy


def zielonka_loop(
    starts: Any, sources: Any, offsets: Any, targets: Any, owner: Any,
    perm: Any, where: Any, escape: Any, strategy: Any, rank: Any,
    level: Any, order: Any, first: Any, frames: Any, drawn: Any, found: Any, winner: Any,
) -> None:  # fmt: skip
    """Fill in `winner` and `strategy`. The positions of level d are order[first[d]:first[d + 1]].

    Five numbers in `frames` belong to each game on the way down: where it started in `perm`;
    where it begins now, all before being won by the opponent; where its positions of the
    highest level end; where their attractor ends; and this level. A solved game perm[start:]
    is left in two parts: perm[start:split] is won by 1 - who, perm[split:] by `who`.
    `drawn[u]` is the level to which u has been attracted last.
    """
    n = len(perm)
    depth = 0
    start = 0
    begin = 0
    d = len(first) - 2
    seeds, middle = arrange(perm, where, rank)
    solved = False
    while not solved:
        if begin > 0:  # the whole game has come with its attractor
            seeds = gather(perm, where, level, order, first, begin, d)
            middle = attract(
                starts, sources, offsets, targets, owner,
                perm, where, escape, strategy, d & 1, begin, seeds,
            )  # fmt: skip
        for i in range(begin, middle):
            drawn[perm[i]] = d
        frames[5 * depth] = start
        frames[5 * depth + 1] = begin
        frames[5 * depth + 2] = seeds
        frames[5 * depth + 3] = middle
        frames[5 * depth + 4] = d
        depth += 1
        if middle < n:  # go down to the rest of this game
            start = middle
            begin = middle
            d = highest(perm, where, level, order, first, begin, d)
            continue
        split = n
        who = 0
        again = False
        while depth > 0 and not again:  # go up: the rest, perm[middle:], is solved
            depth -= 1
            start = int(frames[5 * depth])
            begin = int(frames[5 * depth + 1])
            seeds = int(frames[5 * depth + 2])
            middle = int(frames[5 * depth + 3])
            d = int(frames[5 * depth + 4])
            player = d & 1
            lost, end = (middle, split) if who == player else (split, n)
            size = end - lost
            hits = defend(
                offsets, targets, owner, perm, where, strategy, found,
                player, begin, seeds, lost, end,
            )  # fmt: skip
            if hits > 0:
                bring_block(perm, where, begin, lost, end)
                new = begin + size
                for i in range(hits):
                    bring(perm, where, found[i], new + i)
                tail = attract(
                    starts, sources, offsets, targets, owner,
                    perm, where, escape, strategy, 1 - player, new, new + hits,
                )  # fmt: skip
                again = tail < n and not mend(
                    starts, sources, offsets, targets, owner, perm, where, strategy,
                    level, drawn, found, len(first), d, new, tail,
                )  # fmt: skip
                begin = tail
                split = tail
                who = player
            elif who == player or start < begin:  # join the lost part to what was lost before
                bring_block(perm, where, begin, lost, end)
                split = begin + size
                who = player
        solved = not again
    for u in range(n):
        winner[u] = 1 - who if where[u] < split else who
        if owner[u] != winner[u]:
            strategy[u] = -1


def highest(
    perm: Any, where: Any, level: Any, order: Any, first: Any, begin: int, limit: int
) -> int:
    """Return the highest level in the game perm[begin:], all of whose levels are below `limit`.

    Walks down the levels; after as many steps as the game has positions, asks these instead.
    """
    n = len(perm)
    i = int(first[limit])
    stop = max(i - (n - begin), 0)
    while i > stop:
        i -= 1
        if where[order[i]] >= begin:
            return int(level[order[i]])
    best = 0
    for i in range(begin, n):
        best = max(best, int(level[perm[i]]))
    return best


def gather(perm: Any, where: Any, level: Any, order: Any, first: Any, begin: int, d: int) -> int:
    """Move the positions of level d to the front of the game perm[begin:]; return their end."""
    n = len(perm)
    tail = begin
    if int(first[d + 1]) - int(first[d]) < n - begin:
        for i in range(first[d], first[d + 1]):
            if where[order[i]] >= begin:
                bring(perm, where, order[i], tail)
                tail += 1
    else:
        for i in range(begin, n):
            if level[perm[i]] == d:
                bring(perm, where, perm[i], tail)
                tail += 1
    return tail


def defend(
    offsets: Any, targets: Any, owner: Any, perm: Any, where: Any, strategy: Any, found: Any,
    player: int, begin: int, seeds: int, lost: int, end: int,
) -> int:  # fmt: skip
    """Choose moves of `player` from perm[begin:seeds], in the game but out of perm[lost:end].

    Returns how many of these positions have to go there, or have an opponent who can; these
    are put into `found`.
    """
    hits = 0
    for i in range(begin, seeds):
        u = perm[i]
        mine = owner[u] == player
        safe = not mine
        for e in range(offsets[u], offsets[u + 1]):
            at = where[targets[e]]
            is_lost = lost <= at < end
            if mine and at >= begin and not is_lost:
                strategy[u] = targets[e]
                safe = True
                break
            if not mine and is_lost:
                strategy[u] = targets[e]
                safe = False
                break
        if not safe:
            found[hits] = u
            hits += 1
    return hits


def mend(
    starts: Any, sources: Any, offsets: Any, targets: Any, owner: Any, perm: Any, where: Any,
    strategy: Any, level: Any, drawn: Any, found: Any, loose: int, d: int, new: int, tail: int,
) -> bool:  # fmt: skip
    """Make the attractor to level d do without perm[new:tail]; return whether that was possible.

    perm[tail:] is what is left of the game. Positions that were attracted by way of what is
    taken out are marked `loose`, and what they have attracted in turn. Then they are tied to
    the rest of the attractor by other moves. This gives up early where it does not pay.
    """
    player = d & 1
    count = 0
    for i in range(new, tail):
        v = perm[i]
        if drawn[v] != d:
            return False
        for e in range(starts[v], starts[v + 1]):
            u = sources[e]
            if where[u] < tail or drawn[u] != d or owner[u] != player or strategy[u] != v:
                continue
            if level[u] != d:
                drawn[u] = loose
                found[count] = u
                count += 1
                continue
            for k in range(offsets[u], offsets[u + 1]):
                if where[targets[k]] >= tail:
                    strategy[u] = targets[k]
    i = 0
    while i < count:
        v = found[i]
        i += 1
        for e in range(starts[v], starts[v + 1]):
            u = sources[e]
            needs_it = owner[u] != player or strategy[u] == v
            if where[u] >= tail and drawn[u] == d and level[u] != d and needs_it:
                drawn[u] = loose
                found[count] = u
                count += 1
    while count > 0:
        left = 0
        for i in range(count):
            u = found[i]
            if tie(offsets, targets, where, strategy, drawn, owner[u] == player, d, u, tail):
                drawn[u] = d
            else:
                found[left] = u
                left += 1
        if 2 * left > count:
            return False
        count = left
    return True


def tie(
    offsets: Any, targets: Any, where: Any, strategy: Any, drawn: Any,
    one_is_enough: bool, d: int, u: int, tail: int,
) -> bool:  # fmt: skip
    """Return whether u has a move into the attractor to level d, or no other; note the move."""
    for e in range(offsets[u], offsets[u + 1]):
        v = targets[e]
        if where[v] >= tail:
            inside = drawn[v] == d
            if inside and one_is_enough:
                strategy[u] = v
            if inside == one_is_enough:
                return one_is_enough
    return not one_is_enough
