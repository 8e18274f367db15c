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

from ..jit.dispatch import new_array, run
from .arena import (
    Arena,
    Edges,
    as_arena,
    as_bools,
    as_mask,
    as_player,
    edges_of,
    loses_if_stuck,
    with_loops,
)
from .attractor import Region
from .subgame import Subgame, arrange, attract, start_subgames, swap_blocks, swap_to


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
    arena, player = as_arena(arena), as_player(player)
    good = as_mask(accepting, arena.n, "accepting")
    ends = arena.dead_ends()
    if loses_if_stuck(stuck):
        for u in ends:
            good[u] = arena.owner[u] != player
    n = arena.n
    winning = new_array("B", n)
    moves, counter = new_array("i", n, -1), new_array("i", n, -1)
    total = with_loops(arena)
    edges = edges_of(total)
    game, rank = start_subgames(total, edges, player, good)
    run(
        buchi_loop, n + arena.m, edges, game, rank, player, good, winning, moves, counter,
        helpers=(swap_to, swap_blocks, attract, arrange, move_inside), unsigned=True,
    )  # fmt: skip
    for u in ends:
        moves[u] = counter[u] = -1
    return Region(as_bools(winning), moves, counter)


def buchi_loop(
    edges: Edges, game: Subgame, rank: Any, player: int, good: Any,
    winning: Any, moves: Any, counter: Any,
) -> None:  # fmt: skip
    """Fill in where `player` wins, its moves and those of the opponent.

    rank : int32, shape (n,), of the attractor of `player` to the accepting positions
    good : uint8, shape (n,), 1 on the accepting positions
    winning : uint8, shape (n,), written
    moves, counter : int32, shape (n,), -1 on entry; written where their player wins and moves
    """
    perm, index, _, strategy = game
    owner = edges.owner
    n = len(perm)
    begin = 0  # the game that is left is perm[begin:]
    tail, reached = arrange(game, rank)
    while reached < n:
        # The player cannot force a visit from perm[reached:], so the opponent stays there.
        move_inside(edges, game, 1 - player, reached, n, reached)
        swap_blocks(perm, index, begin, reached, n)
        begin = attract(edges, game, 1 - player, begin, begin + n - reached)
        tail = begin
        for i in range(begin, n):
            if good[perm[i]]:
                swap_to(perm, index, perm[i], tail)
                tail += 1
        reached = attract(edges, game, player, begin, tail)
    # From the accepting positions, which stand first, any move inside will do.
    move_inside(edges, game, player, begin, tail, begin)
    for u in range(n):
        winning[u] = index[u] >= begin
        if winning[u] and owner[u] == player:
            moves[u] = strategy[u]
        elif not winning[u] and owner[u] != player:
            counter[u] = strategy[u]


def move_inside(
    edges: Edges, game: Subgame, player: int, first: int, last: int, inside: int
) -> None:
    """Let `player` move from each of its positions in perm[first:last] to one in perm[inside:]."""
    offsets, targets, _, _, owner = edges
    perm, index, _, strategy = game
    for i in range(first, last):
        u = perm[i]
        if owner[u] == player:
            for e in range(offsets[u], offsets[u + 1]):
                if index[targets[e]] >= inside:
                    strategy[u] = targets[e]
                    break
