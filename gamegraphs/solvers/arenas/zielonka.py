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
from typing import Any, NamedTuple

from ...arrays import bounds, group_by
from ..jit.dispatch import new_array, run
from .arena import Arena, Edges, edges_of
from .subgame import Subgame, arrange, attract, start_subgames, swap_blocks, swap_to


class Levels(NamedTuple):
    """The level of each position, and the positions of each level.

    level : int32, shape (n,)
    order : integers, shape (n,); the positions of level d are order[first[d]:first[d + 1]]
    first : integers, one more than there are levels
    """

    level: Any
    order: Any
    first: Any


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
    edges = edges_of(arena)
    game, rank = start_subgames(arena, edges, top & 1, aim)
    frames = new_array("i", 5 * len(first))
    attracted_to, scratch = new_array("i", n), new_array("i", n)
    helpers = (
        swap_to, swap_blocks, attract, arrange,
        highest_level, level_to_front, choose_safe_moves, reattach, repair_attractor,
    )  # fmt: skip
    run(
        zielonka_loop, n + arena.m,
        edges, game, rank, Levels(level, order, first), frames, attracted_to, scratch, winner,
        helpers=helpers, unsigned=True,
    )  # fmt: skip
    return winner, game.strategy


def zielonka_loop(
    edges: Edges, game: Subgame, rank: Any, levels: Levels,
    frames: Any, attracted_to: Any, scratch: Any, winner: Any,
) -> None:  # fmt: skip
    """Fill in `winner` and the strategy of `game`.

    rank : int32, shape (n,), of the attractor to the highest level in the whole game
    frames : int32, five numbers for each level; room for the games on the way down
    attracted_to : int32, shape (n,), the level to which each position has been attracted last
    scratch : int32, shape (n,)
    winner : uint8, shape (n,), written

    Five numbers in `frames` belong to each game on the way down: where it started in `perm`;
    where it begins now, all before being won by the opponent; where its positions of the
    highest level end; where their attractor ends; and this level. A solved game perm[start:]
    is left in two parts: perm[start:split] is won by 1 - who, perm[split:] by `who`.
    """
    perm, index, _, strategy = game
    owner = edges.owner
    n = len(perm)
    depth = 0
    start = 0
    begin = 0
    d = len(levels.first) - 2
    seeds, middle = arrange(game, rank)
    solved = False
    while not solved:
        if begin > 0:  # the whole game has come with its attractor
            seeds = level_to_front(game, levels, begin, d)
            middle = attract(edges, game, d & 1, begin, seeds)
        for i in range(begin, middle):
            attracted_to[perm[i]] = d
        frames[5 * depth] = start
        frames[5 * depth + 1] = begin
        frames[5 * depth + 2] = seeds
        frames[5 * depth + 3] = middle
        frames[5 * depth + 4] = d
        depth += 1
        if middle < n:  # go down to the rest of this game
            start = middle
            begin = middle
            d = highest_level(game, levels, begin, d)
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
            hits = choose_safe_moves(edges, game, scratch, player, begin, seeds, lost, end)
            if hits > 0:
                swap_blocks(perm, index, begin, lost, end)
                new = begin + size
                for i in range(hits):
                    swap_to(perm, index, scratch[i], new + i)
                tail = attract(edges, game, 1 - player, new, new + hits)
                again = tail < n and not repair_attractor(
                    edges, game, levels, attracted_to, scratch, d, new, tail
                )
                begin = tail
                split = tail
                who = player
            elif who == player or start < begin:  # join the lost part to what was lost before
                swap_blocks(perm, index, begin, lost, end)
                split = begin + size
                who = player
        solved = not again
    for u in range(n):
        winner[u] = 1 - who if index[u] < split else who
        if owner[u] != winner[u]:
            strategy[u] = -1


def highest_level(game: Subgame, levels: Levels, begin: int, limit: int) -> int:
    """Return the highest level in the game perm[begin:], all of whose levels are below `limit`.

    Walks down the levels; after as many steps as the game has positions, asks these instead.
    """
    perm, index, _, _ = game
    level, order, first = levels
    n = len(perm)
    i = int(first[limit])
    stop = max(i - (n - begin), 0)
    while i > stop:
        i -= 1
        if index[order[i]] >= begin:
            return int(level[order[i]])
    best = 0
    for i in range(begin, n):
        best = max(best, int(level[perm[i]]))
    return best


def level_to_front(game: Subgame, levels: Levels, begin: int, d: int) -> int:
    """Move the positions of level d to the front of the game perm[begin:]; return their end."""
    perm, index, _, _ = game
    level, order, first = levels
    n = len(perm)
    tail = begin
    if int(first[d + 1]) - int(first[d]) < n - begin:
        for i in range(first[d], first[d + 1]):
            if index[order[i]] >= begin:
                swap_to(perm, index, order[i], tail)
                tail += 1
    else:
        for i in range(begin, n):
            if level[perm[i]] == d:
                swap_to(perm, index, perm[i], tail)
                tail += 1
    return tail


def choose_safe_moves(
    edges: Edges, game: Subgame, unsafe: Any,
    player: int, begin: int, seeds: int, lost: int, end: int,
) -> int:  # fmt: skip
    """Choose moves of `player` from perm[begin:seeds], in the game but out of perm[lost:end].

    Returns how many of these positions have to go there, or have an opponent who can; these
    are written to `unsafe`, int32, shape (n,).
    """
    offsets, targets, _, _, owner = edges
    perm, index, _, strategy = game
    hits = 0
    for i in range(begin, seeds):
        u = perm[i]
        mine = owner[u] == player
        safe = not mine
        for e in range(offsets[u], offsets[u + 1]):
            at = index[targets[e]]
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
            unsafe[hits] = u
            hits += 1
    return hits


def repair_attractor(
    edges: Edges, game: Subgame, levels: Levels, attracted_to: Any, detached: Any,
    d: int, new: int, tail: int,
) -> bool:  # fmt: skip
    """Make the attractor to level d do without perm[new:tail]; return whether that was possible.

    perm[tail:] is what is left of the game. Positions that were attracted by way of what is
    taken out are detached, and what they have attracted in turn; they are listed in `detached`,
    int32, shape (n,). Then they are reattached to the rest of the attractor by other moves.
    This gives up early where it does not pay.
    """
    offsets, targets, starts, sources, owner = edges
    perm, index, _, strategy = game
    level, _, first = levels
    nowhere = len(first)  # no level: what is detached has been attracted to none
    player = d & 1
    count = 0
    for i in range(new, tail):
        v = perm[i]
        if attracted_to[v] != d:
            return False
        for e in range(starts[v], starts[v + 1]):
            u = sources[e]
            if (
                index[u] < tail
                or attracted_to[u] != d
                or owner[u] != player
                or strategy[u] != v
            ):  # fmt: skip
                continue
            if level[u] != d:
                attracted_to[u] = nowhere
                detached[count] = u
                count += 1
                continue
            for k in range(offsets[u], offsets[u + 1]):
                if index[targets[k]] >= tail:
                    strategy[u] = targets[k]
    i = 0
    while i < count:
        v = detached[i]
        i += 1
        for e in range(starts[v], starts[v + 1]):
            u = sources[e]
            needs_it = owner[u] != player or strategy[u] == v
            if index[u] >= tail and attracted_to[u] == d and level[u] != d and needs_it:
                attracted_to[u] = nowhere
                detached[count] = u
                count += 1
    while count > 0:
        left = 0
        for i in range(count):
            u = detached[i]
            if reattach(edges, game, attracted_to, owner[u] == player, d, u, tail):
                attracted_to[u] = d
            else:
                detached[left] = u
                left += 1
        if 2 * left > count:
            return False
        count = left
    return True


def reattach(
    edges: Edges, game: Subgame, attracted_to: Any,
    one_is_enough: bool, d: int, u: int, tail: int,
) -> bool:  # fmt: skip
    """Return whether u has a move into the attractor to level d, or no other; note the move."""
    offsets, targets, _, _, _ = edges
    _, index, _, strategy = game
    for e in range(offsets[u], offsets[u + 1]):
        v = targets[e]
        if index[v] >= tail:
            inside = attracted_to[v] == d
            if inside and one_is_enough:
                strategy[u] = v
            if inside == one_is_enough:
                return one_is_enough
    return not one_is_enough
