"""Reductions: how to win one kind of game by solving another.

Each function turns the winning condition of a player into one of the next kind, so that the
same player wins from the same positions:

    reachability -> safety of the other player, the complement
    reachability -> Buechi      what is reached is kept for ever
    Buechi       -> parity      accepting positions have the higher priority
    parity       -> mean payoff one visit to a priority outweighs all lower ones
                 -> energy      the same weights: some credit is enough where the mean is positive

Not every table has the last arrow right: it leads from parity games to mean-payoff games,
and no polynomial way back is known.

Source: Graedel, Thomas, Wilke (eds.), LNCS 2500 (2002), chapters 2 and 7; Jurdzinski,
Deciding the winner in parity games is in UP and co-UP, Information Processing Letters 68
(1998) 119-124.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ...arrays import INT32_MAX
from ...graph import GameGraph
from ...outcome import GameGraphError
from .arena import Arena, as_arena, as_entries, as_mask, as_player, loses_if_stuck, with_loops


def reachability_as_safety(
    arena: Arena, player: int, target: Iterable[Any]
) -> tuple[int, list[int]]:
    """Return (other, safe): `player` reaches `target` where `other` cannot stay in `safe`.

    Safe are the positions outside the target. Dead ends keep their meaning.

    >>> arena = Arena(GameGraph.from_moves([[1, 2], [1], [2]]), [0, 0, 0])
    >>> reachability_as_safety(arena, 0, [1])
    (1, [0, 2])
    """
    aim = as_mask(target, as_arena(arena).n, "target")
    return 1 - as_player(player), [u for u in range(arena.n) if not aim[u]]


def reachability_as_buchi(arena: Arena, target: Iterable[Any]) -> tuple[Arena, list[int]]:
    """Return (arena, accepting): who can reach `target` can visit `accepting` for ever.

    In the new arena a play that has reached the target stays where it is. Other dead ends
    keep their meaning. Cost: O(n + m).

    >>> arena = Arena(GameGraph.from_moves([[1, 0], [0]]), [0, 1])
    >>> there, accepting = reachability_as_buchi(arena, [1])
    >>> [there.graph.moves(u) for u in range(2)], accepting
    ([[1, 0], [1]], [1])
    """
    aim = as_mask(target, as_arena(arena).n, "target")
    moves = [[u] if aim[u] else arena.graph.moves(u) for u in range(arena.n)]
    return Arena(GameGraph.from_moves(moves), arena.owner), [u for u in range(arena.n) if aim[u]]


def buchi_as_parity(arena: Arena, player: int, accepting: Iterable[Any]) -> list[int]:
    """Return priorities with which `player` wins the parity game where it wins the Buechi game.

    For player 0 they are 2 on accepting positions and 1 elsewhere, for player 1 one more.

    >>> arena = Arena(GameGraph.from_moves([[1], [0], [2]]), [0, 1, 0])
    >>> buchi_as_parity(arena, 0, [1]), buchi_as_parity(arena, 1, [1])
    ([1, 2, 1], [2, 3, 2])
    """
    arena, player = as_arena(arena), as_player(player)
    good = as_mask(accepting, arena.n, "accepting")
    return [1 + player + int(good[u]) for u in range(arena.n)]


def parity_as_mean_payoff(
    arena: Arena, priority: Iterable[int], *, stuck: str = "stays"
) -> tuple[Arena, list[int]]:
    """Return (arena, payoff): player 0 wins the parity game where it can get a positive mean.

    Player 0 collects payoff[u] at each visit to u and wants the mean over the play to be
    above 0. A visit to priority p pays (-n)^p, more than n - 1 visits to lower priorities can
    make up for; so on every cycle the sign of the sum is that of the highest priority, and no sum
    is 0: where the mean is above 0, some credit is enough in the energy game with these weights.
    In the new arena dead ends, which pay according to `stuck`, have a move to themselves.
    Cost: O(n + m) numbers of up to p log2(n) binary digits: exponential payoffs.

    >>> arena = Arena(GameGraph.from_moves([[1], [0], []]), [0, 1, 0])
    >>> parity_as_mean_payoff(arena, [1, 2, 0])[1]
    [-3, 9, 1]
    """
    n = as_arena(arena).n
    values = as_entries(priority, n, "priority", INT32_MAX).tolist()
    if loses_if_stuck(stuck):
        for u in arena.dead_ends():
            values[u] = 1 - int(arena.owner[u])
    highest = max(values, default=0)
    if highest > 1000:
        raise GameGraphError(f"a payoff of {-n}^{highest} is too long a number; lower priorities")
    return with_loops(arena), [(-max(n, 1)) ** value for value in values]
