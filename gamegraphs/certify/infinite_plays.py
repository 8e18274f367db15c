"""Check who wins safety, Buechi and parity games: by the strategies of both players.

Each winning condition is written as levels, of which the highest seen infinitely often decides,
and as plays that end; see `strategies` for the check itself.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ..arrays import INT32_MAX
from ..solvers.arenas.arena import Arena, as_arena, as_entries, as_mask, as_player, loses_if_stuck
from ..solvers.arenas.attractor import Region, complement
from ..solvers.arenas.parity import ParitySolution
from ..solvers.jit.dispatch import new_array
from .base import VerificationError, as_int32, need_answer
from .strategies import NO_END, check_strategies


def verify_safety(
    arena: Arena, player: int, safe: Iterable[Any], region: Region, *, stuck: str = "stays"
) -> None:
    """Raise VerificationError unless the region of a safety game and both strategies are right.

    Cost: O(n + m).
    """
    arena, player = as_arena(arena), as_player(player)
    need_answer(region, Region, "region")
    unsafe = complement(as_mask(safe, arena.n, "safe"))
    ended = _ended(arena, [player] * arena.n, stuck)
    for u in range(arena.n):
        if unsafe[u]:
            ended[u] = 1 - player
    check_strategies(arena, [player] * arena.n, ended, *_both_sides(arena, player, region))


def verify_buchi(
    arena: Arena, player: int, accepting: Iterable[Any], region: Region, *, stuck: str = "stays"
) -> None:
    """Raise VerificationError unless the region of a Buechi game and both strategies are right.

    Cost: O(n + m).
    """
    arena, player = as_arena(arena), as_player(player)
    need_answer(region, Region, "region")
    good = as_mask(accepting, arena.n, "accepting")
    level = [1 + player + int(flag) for flag in good]
    ended = _ended(arena, level, stuck)
    check_strategies(arena, level, ended, *_both_sides(arena, player, region))


def verify_parity(
    arena: Arena, priority: Iterable[int], solution: ParitySolution, *, stuck: str = "stays"
) -> None:
    """Raise VerificationError unless both players win with these strategies where it is said.

    The error names a position, and for a cycle (WrongCycleError) all of it.
    Cost: O(k (n + m)) for k priorities; O(n + m) as a rule.

    >>> from gamegraphs import GameGraph
    >>> arena = Arena(GameGraph.from_moves([[0, 1], [0]]), [1, 0])
    >>> try:
    ...     verify_parity(arena, [1, 2], ParitySolution([0, 0], [-1, 0]))
    ... except VerificationError as error:
    ...     print(error)
    position 0: player 0 is said to win, but loses on the cycle 0 -> 0
    """
    arena = as_arena(arena)
    need_answer(solution, ParitySolution, "solution")
    level = as_entries(priority, arena.n, "priority", INT32_MAX)
    winner = as_int32(solution.winner, arena.n, "winner")
    strategy = as_int32(solution.strategy, arena.n, "strategy")
    check_strategies(arena, level, _ended(arena, level, stuck), winner, strategy)


def _ended(arena: Arena, level: Any, stuck: str) -> Any:
    """Return for every position the winner of plays that end there, or NO_END."""
    loses = loses_if_stuck(stuck)
    ended = new_array("B", arena.n, NO_END)
    for u in arena.dead_ends():
        ended[u] = 1 - arena.owner[u] if loses else level[u] & 1
    return ended


def _both_sides(arena: Arena, player: int, region: Region) -> tuple[Any, Any]:
    """Return (winner, strategy) of a region, as in a parity solution."""
    n = arena.n
    winning = as_int32(as_mask(region.winning, n, "winning"), n, "winning")
    moves = as_int32(region.strategy, n, "strategy")
    counter = as_int32(region.counter_strategy, n, "counter_strategy")
    winner, strategy = new_array("i", n), new_array("i", n)
    for u in range(n):
        winner[u] = player if winning[u] else 1 - player
        used, unused = (moves, counter) if winning[u] else (counter, moves)
        strategy[u] = used[u]
        if unused[u] != -1:
            raise VerificationError(
                arena.graph.names[u], f"a move to {unused[u]} for the player who loses here"
            )
    return winner, strategy
