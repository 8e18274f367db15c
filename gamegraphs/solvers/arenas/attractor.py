"""Attractors: from where can one player force the play into a target set?

The backward search of retrograde analysis, with an owner for every position: one good move is
enough where `player` moves, every move must be good elsewhere. What is left over is a trap:
there the opponent can keep the play away from the target for ever, which is safety.

Source: Thomas, On the synthesis of strategies in infinite games, STACS 1995; the counters are
those of Dowling and Gallier (1984), as in `retrograde`.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from ...arrays import SMALL
from ..jit.dispatch import flat, has_numba, new_array, run
from ..reversed_edges import reversed_edges
from .arena import Arena, as_arena, as_bools, as_mask, as_player, loses_if_stuck


@dataclass(frozen=True, eq=False)
class Attractor:
    """How far a player is from forcing a visit to the target, and how.

    Attributes
    ----------
    rank : int32, shape (n,), plies against the longest defence, 0 on the target, -1 where
        the opponent keeps away for ever
    strategy : int32, shape (n,), the successor to move to, -1 where there is no forcing move
    """

    rank: Any
    strategy: Any


@dataclass(frozen=True, eq=False)
class Region:
    """Where a player wins a game that is won or lost, and how both players play.

    Attributes
    ----------
    winning : bool, shape (n,), where the player wins; the opponent wins everywhere else
    strategy : int32, shape (n,), the player's move where it wins and has to move, else -1
    counter_strategy : the same for the opponent, where it wins
    """

    winning: Any
    strategy: Any
    counter_strategy: Any


def attractor(
    arena: Arena, player: int, target: Iterable[Any], *, stuck: str = "stays"
) -> Attractor:
    """Return how far `player` is from forcing a visit to `target`, and how.

    Parameters
    ----------
    arena : n positions, m moves, an owner (0 or 1) for each position
    player : 0 or 1
    target : bool, shape (n,), or any iterable of position numbers
    stuck : "stays": a dead end outside the target never reaches it; "loses": a dead end of
        the opponent counts as target, because the opponent cannot move and loses

    Returns
    -------
    Attractor with
        rank : int32, shape (n,), plies against the longest defence,
            0 on the target, -1 where the opponent keeps away for ever
        strategy : int32, shape (n,), the successor to move to, one ply nearer to the target,
            -1 where `player` has no forcing move or needs none

    Raises
    ------
    GameGraphError : `player` is not 0 or 1, `target` is neither bool of shape (n,) nor
        positions, or `stuck` is another word

    Cost: O(n + m); every move is looked at once, from its far end.

    >>> from gamegraphs import GameGraph
    >>> arena = Arena(GameGraph.from_moves([[1, 2], [3], [1, 4], [], [2]]), [0, 1, 1, 0, 0])
    >>> a = attractor(arena, 0, [3])
    >>> a.rank.tolist(), a.strategy.tolist()
    ([2, 1, -1, 0, -1], [1, -1, -1, -1, -1])
    """
    arena, player = as_arena(arena), as_player(player)
    aim = as_mask(target, arena.n, "target")
    if loses_if_stuck(stuck):
        aim = aim.copy() if hasattr(aim, "copy") else array("B", aim)
        for u in arena.dead_ends():
            if arena.owner[u] != player:
                aim[u] = 1
    return Attractor(*first_attractor(arena, player, aim, reversed_edges(arena.graph)))


def safety(arena: Arena, player: int, safe: Iterable[Any], *, stuck: str = "stays") -> Region:
    """Return from where `player` can keep the play in `safe` for ever, and how.

    Safety is what is left over by the attractor of the opponent to the unsafe positions.

    Parameters
    ----------
    arena, player : as for `attractor`
    safe : bool, shape (n,), or any iterable of position numbers
    stuck : "stays": a dead end in `safe` is safe for ever; "loses": its owner loses

    Returns
    -------
    Region with
        winning : bool, shape (n,)
        strategy : int32, shape (n,), a move to a winning position where `player` wins and
            has to move, -1 elsewhere and at dead ends
        counter_strategy : int32, shape (n,), how the opponent forces the play out of `safe`

    Raises GameGraphError as `attractor` does. Cost: O(n + m).

    >>> from gamegraphs import GameGraph
    >>> arena = Arena(GameGraph.from_moves([[1, 2], [3], [1, 4], [], [2]]), [0, 1, 1, 0, 0])
    >>> s = safety(arena, 1, [0, 1, 2, 4])
    >>> s.winning.tolist(), s.strategy.tolist()
    ([False, False, True, False, True], [-1, -1, 4, -1, -1])
    """
    arena, player = as_arena(arena), as_player(player)
    unsafe = complement(as_mask(safe, arena.n, "safe"))
    forced = attractor(arena, 1 - player, as_bools(unsafe), stuck=stuck)
    strategy = new_array("i", arena.n, -1)
    winning = new_array("B", arena.n, 0)
    graph = arena.graph
    run(
        stay_loop, arena.n + arena.m,
        graph.offsets, graph.targets, arena.owner, player, forced.rank, winning, strategy,
    )  # fmt: skip
    return Region(as_bools(winning), strategy, forced.strategy)


def first_attractor(
    arena: Arena, player: int, aim: Any, reverse: tuple[Any, Any]
) -> tuple[Any, Any]:
    """Return (rank, strategy) of the attractor of a mask; `reverse` are the reversed edges."""
    if arena.n + arena.m > SMALL and has_numba():
        from .attractor_compiled import attract_compiled

        return attract_compiled(arena, player, aim, reverse)
    return attract_python(arena, player, aim, reverse)


def attract_python(
    arena: Arena, player: int, aim: Any, reverse: tuple[Any, Any]
) -> tuple[Any, Any]:
    """Return (rank, strategy), found by the algorithm as one would write it down."""
    n = arena.n
    starts, sources = (part.tolist() for part in reverse)
    offsets = arena.graph.offsets.tolist()
    owner = arena.owner.tolist()
    rank = [-1] * n
    strategy = [-1] * n
    # How many more of its moves must lead into the attractor for a position to follow.
    needed = [1 if owner[u] == player else offsets[u + 1] - offsets[u] for u in range(n)]
    queue = [u for u in range(n) if aim[u]]
    for u in queue:
        rank[u] = 0
        needed[u] = 0
    for v in queue:  # grows while it is walked
        for e in range(starts[v], starts[v + 1]):
            u = sources[e]
            needed[u] -= 1
            if needed[u] == 0:
                rank[u] = rank[v] + 1
                if owner[u] == player:
                    strategy[u] = v
                queue.append(u)
    return flat("i", rank), flat("i", strategy)


def stay_loop(
    offsets: Any, targets: Any, owner: Any, player: int, rank: Any, winning: Any, strategy: Any
) -> None:
    """Mark the positions without a rank; let `player` move from each of them to another one.

    offsets, targets : int32, the moves, as in a GameGraph
    owner : uint8, shape (n,)
    rank : int32, shape (n,), of the attractor of the opponent to what is not safe
    winning : uint8, shape (n,), written
    strategy : int32, shape (n,), -1 on entry
    """
    for u in range(len(owner)):
        winning[u] = rank[u] < 0
        if rank[u] < 0 and owner[u] == player:
            for e in range(offsets[u], offsets[u + 1]):
                if rank[targets[e]] < 0:
                    strategy[u] = targets[e]
                    break


def complement(mask: Any) -> Any:
    """Return a mask of 0 and 1 with 0 and 1 exchanged."""
    if hasattr(mask, "dtype"):
        return 1 - mask
    return array("B", (1 - flag for flag in mask))
