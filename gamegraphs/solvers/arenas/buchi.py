"""Buechi games: can a player visit the accepting positions again and again, for ever?

From where the player cannot force even one visit, the opponent keeps away for ever. So the
opponent wins there, and wherever it can force the play to there. These positions are taken
out of the game; what is left is a game again, in which the player's means may be smaller. It
ends when a visit can be forced from everywhere that is left: then after each visit, again.

Source: the classical algorithm of nested attractors, Buechi and Landweber (1969); see Zielonka
(1998). Each round costs O(n + m) and there are at most n, so O(n (n + m)); O(n^2) is possible:
Chatterjee and Henzinger, Efficient and dynamic algorithms for alternating Buechi games,
Journal of the ACM 61 (2014).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ..jit.optional import new_array
from .arena import Arena, as_bools, as_mask, as_player, loses_if_stuck, with_loops
from .attractor import Region
from .subgame import arrange, attract, bring, bring_block, run_with, subgame_arrays


def buchi(arena: Arena, player: int, accepting: Iterable[Any], *, stuck: str = "stays") -> Region:
    """Return from where `player` can visit `accepting` infinitely often, and how.

    Parameters
    ----------
    arena : n positions, m moves, an owner (0 or 1) for each position
    player : 0 or 1
    accepting : bool, shape (n,), or any iterable of position numbers
    stuck : "stays": a play that ends at a dead end visits it for ever; "loses": the owner of
        the dead end loses

    Returns
    -------
    Region with
        winning : bool, shape (n,)
        strategy : int32, shape (n,), the move of `player` where it wins and has to move, -1
            elsewhere and at dead ends
        counter_strategy : the same for the opponent, who wins everywhere else

    Raises GameGraphError as `attractor` does. Cost: O(n (n + m)); few rounds for most games.

    >>> from gamegraphs import GameGraph
    >>> arena = Arena(GameGraph.from_moves([[1, 2], [0], [2]]), [0, 1, 1])
    >>> b = buchi(arena, 0, [1])
    >>> b.winning.tolist(), b.strategy.tolist(), b.counter_strategy.tolist()
    ([True, True, False], [1, -1, -1], [-1, -1, 2])
    """
    player = as_player(player)
    good = as_mask(accepting, arena.n, "accepting")
    ends = arena.dead_ends()
    if loses_if_stuck(stuck):
        for u in ends:
            good[u] = arena.owner[u] != player
    n = arena.n
    winning = new_array("B", n)
    moves, counter = new_array("i", n, -1), new_array("i", n, -1)
    arrays = subgame_arrays(with_loops(arena), player, good)
    helpers = (bring, bring_block, attract, arrange, move_inside)
    run_with(helpers, buchi_loop, n + arena.m, *arrays, player, good, winning, moves, counter)
    for u in ends:
        moves[u] = counter[u] = -1
    return Region(as_bools(winning), moves, counter)


def buchi_loop(
    starts: Any, sources: Any, offsets: Any, targets: Any, owner: Any,
    perm: Any, where: Any, escape: Any, strategy: Any, rank: Any,
    player: int, good: Any, winning: Any, moves: Any, counter: Any,
) -> None:  # fmt: skip
    """Fill in where `player` wins, its moves and those of the opponent; see `subgame`."""
    n = len(perm)
    begin = 0  # the game that is left is perm[begin:]
    tail, reached = arrange(perm, where, rank)
    while reached < n:
        # The player cannot force a visit from perm[reached:], so the opponent stays there.
        move_inside(offsets, targets, owner, perm, where, strategy, 1 - player, reached, n, reached)
        bring_block(perm, where, begin, reached, n)
        begin = attract(
            starts, sources, offsets, targets, owner,
            perm, where, escape, strategy, 1 - player, begin, begin + n - reached,
        )  # fmt: skip
        tail = begin
        for i in range(begin, n):
            if good[perm[i]]:
                bring(perm, where, perm[i], tail)
                tail += 1
        reached = attract(
            starts, sources, offsets, targets, owner,
            perm, where, escape, strategy, player, begin, tail,
        )  # fmt: skip
    # From the accepting positions, which stand first, any move inside will do.
    move_inside(offsets, targets, owner, perm, where, strategy, player, begin, tail, begin)
    for u in range(n):
        winning[u] = where[u] >= begin
        if winning[u] and owner[u] == player:
            moves[u] = strategy[u]
        elif not winning[u] and owner[u] != player:
            counter[u] = strategy[u]


def move_inside(
    offsets: Any, targets: Any, owner: Any, perm: Any, where: Any, strategy: Any,
    player: int, first: int, last: int, inside: int,
) -> None:  # fmt: skip
    """Let `player` move from each of its positions in perm[first:last] to one in perm[inside:]."""
    for i in range(first, last):
        u = perm[i]
        if owner[u] == player:
            for e in range(offsets[u], offsets[u + 1]):
                if where[targets[e]] >= inside:
                    strategy[u] = targets[e]
                    break
