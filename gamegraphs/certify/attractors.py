"""Check an attractor: its ranks are the certificate, position by position, like distances."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ..solvers.arenas.arena import Arena, as_arena, as_mask, as_player, loses_if_stuck
from ..solvers.arenas.attractor import Attractor
from ..solvers.jit.dispatch import new_array, run
from .base import VerificationError, as_int32, need_answer


def verify_attractor(
    arena: Arena, player: int, target: Iterable[Any], attractor: Attractor, *, stuck: str = "stays"
) -> None:
    """Raise VerificationError unless every rank and every move of an attractor is right.

    The first position, in order, that breaks a rule is named. Cost: O(n + m).

    >>> from gamegraphs import GameGraph
    >>> arena = Arena(GameGraph.from_moves([[1], [0]]), [0, 0])
    >>> try:
    ...     verify_attractor(arena, 0, [], Attractor([1, 2], [1, 0]))
    ... except VerificationError as error:
    ...     print(error)
    position 0: rank 1 with a move to 1, but the moves give rank 3
    """
    arena, player = as_arena(arena), as_player(player)
    need_answer(attractor, Attractor, "attractor")
    aim = as_mask(target, arena.n, "target")
    if loses_if_stuck(stuck):
        for u in arena.dead_ends():
            if arena.owner[u] != player:
                aim[u] = 1
    rank = as_int32(attractor.rank, arena.n, "rank")
    strategy = as_int32(attractor.strategy, arena.n, "strategy")
    graph = arena.graph
    best = new_array("i", 1, -1)
    u = run(
        rank_loop, arena.n + arena.m,
        graph.offsets, graph.targets, arena.owner, player, aim, rank, strategy, best,
    )  # fmt: skip
    if u >= 0:
        said = f"rank {rank[u]}" + (f" with a move to {strategy[u]}" if strategy[u] >= 0 else "")
        due = f"the moves give rank {best[0]}"
        if rank[u] == best[0]:
            due = "a move one rank lower is due" if strategy[u] < 0 else "this move is not due"
        raise VerificationError(graph.names[u], f"{said}, but {due}")


def rank_loop(
    offsets: Any, targets: Any, owner: Any, player: int, aim: Any, rank: Any, strategy: Any,
    best: Any,
) -> int:  # fmt: skip
    """Return the first position with a wrong rank or move, -1 if there is none.

    offsets, targets : int32 (or int64, offsets only), the moves, as in a GameGraph
    owner, aim : uint8, shape (n,)
    rank, strategy : int32, shape (n,)
    best : int32, shape (1,), written: the rank that the ranks of the successors ask for
    """
    for u in range(len(owner)):
        mine = owner[u] == player
        nearest = -1
        furthest = -1
        all_in = offsets[u] < offsets[u + 1]
        move_is_best = False
        for e in range(offsets[u], offsets[u + 1]):
            away = rank[targets[e]]
            if away < 0:
                all_in = False
            elif nearest < 0 or away < nearest:
                nearest = away
            furthest = max(furthest, away)
        for e in range(offsets[u], offsets[u + 1]):
            if targets[e] == strategy[u] and rank[targets[e]] == nearest:
                move_is_best = True
        if aim[u]:
            due = 0
        elif mine:
            due = nearest + 1 if nearest >= 0 else -1
        else:
            due = furthest + 1 if all_in else -1
        best[0] = due
        if rank[u] != due or (not move_is_best if mine and due > 0 else strategy[u] != -1):
            return u
    return -1
