"""Check attractors, Buechi and parity solutions, and Grundy values, without solving again.

Ranks and Grundy values are checked position by position, like distances in `verify`.
Strategies are checked by the graph they leave, see `strategies`. Each check raises
VerificationError with a witness: a position, or a cycle.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ..arrays import INT32_MAX
from ..graph import GameGraph
from ..outcome import CycleError, GameGraphError
from ..solution import Solution
from ..solvers.arenas.arena import Arena, as_entries, as_mask, as_player, loses_if_stuck
from ..solvers.arenas.attractor import Attractor, Region, complement
from ..solvers.arenas.parity import ParitySolution
from ..solvers.implicit.implicit_graph import ImplicitGraph
from ..solvers.jit.dispatch import new_array, run
from ..solvers.sums.grundy import losing_verdicts, mex
from .labels import VerificationError, as_int32, check_loop, reason, verify
from .strategies import GOES_ON, as_numbers, check_strategies

_PART = 1 << 10  # positions whose moves are held at a time


def verify_attractor(
    arena: Arena, player: int, target: Iterable[Any], attractor: Attractor, *, stuck: str = "stays"
) -> None:
    """Raise VerificationError unless every rank and every move of an attractor is right.

    The first position, in order, that breaks a rule is named. Cost: O(n + m).

    >>> arena = Arena(GameGraph.from_moves([[1], [0]]), [0, 0])
    >>> try:
    ...     verify_attractor(arena, 0, [], Attractor([1, 2], [1, 0]))
    ... except VerificationError as error:
    ...     print(error)
    position 0: rank 1 with a move to 1, but the moves give rank 3
    """
    player = as_player(player)
    aim = as_mask(target, arena.n, "target")
    if loses_if_stuck(stuck):
        for u in arena.dead_ends():
            if arena.owner[u] != player:
                aim[u] = 1
    rank = as_numbers(attractor.rank, arena.n, "rank")
    strategy = as_numbers(attractor.strategy, arena.n, "strategy")
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


def verify_safety(
    arena: Arena, player: int, safe: Iterable[Any], region: Region, *, stuck: str = "stays"
) -> None:
    """Raise VerificationError unless the region of a safety game and both strategies are right.

    Cost: O(n + m).
    """
    player = as_player(player)
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
    player = as_player(player)
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

    >>> arena = Arena(GameGraph.from_moves([[0, 1], [0]]), [1, 0])
    >>> try:
    ...     verify_parity(arena, [1, 2], ParitySolution([0, 0], [-1, 0]))
    ... except VerificationError as error:
    ...     print(error)
    position 0: player 0 is said to win, but loses on the cycle 0 -> 0
    """
    level = as_entries(priority, arena.n, "priority", INT32_MAX)
    winner = as_numbers(solution.winner, arena.n, "winner")
    strategy = as_numbers(solution.strategy, arena.n, "strategy")
    check_strategies(arena, level, _ended(arena, level, stuck), winner, strategy)


def verify_grundy(graph: GameGraph, values: Any) -> None:
    """Raise VerificationError unless each value is the mex of the values of the successors.

    Raises CycleError on a cyclic graph, where that would prove nothing. Cost: O(n + m).

    >>> verify_grundy(GameGraph.from_moves([[], [0]]), [0, 2])
    Traceback (most recent call last):
        ...
    gamegraphs.VerificationError: position 1: value 2, but the mex of the successors is 1
    """
    found = as_numbers(values, graph.n, "values")
    ended = new_array("B", graph.n, 0)
    for u in losing_verdicts(graph):
        ended[u] = 1
    played = graph
    if graph.verdicts:  # no move is made where there is a verdict
        played = GameGraph.from_moves([[] if ended[u] else graph.moves(u) for u in range(graph.n)])
    cycle = played.find_cycle()
    if cycle is not None:
        raise CycleError(graph.names[u] for u in cycle)
    seen_by = new_array("i", graph.n + 1, -1)
    u = run(mex_loop, graph.n + graph.m, graph.offsets, graph.targets, ended, found, seen_by)
    if u >= 0:
        due = 0 if ended[u] else mex(int(found[v]) for v in graph.moves(u))
        raise VerificationError(
            graph.names[u], f"value {found[u]}, but the mex of the successors is {due}"
        )


def verify_implicit(graph: ImplicitGraph, solution: Solution) -> None:
    """Raise VerificationError unless every label and distance of an implicit game is right.

    The rules are asked again, a few positions at a time: no moves are stored, and the first
    position, in order, that breaks a rule is named. Cost: one call of `succ` and `terminal` a
    position.
    """
    if solution.distances is None:
        raise GameGraphError(
            "a solution without distances cannot be verified: labels alone can obey every "
            "rule and still be wrong; solve with distances=True"
        )
    n, rules = graph.n, graph.rules
    flat = [
        values if getattr(values, "dtype", None) == dtype else as_int32(values, n, what)
        for what, dtype, values in (
            ("labels", "uint8", solution.labels),
            ("distances", "int32", solution.distances),
        )
    ]
    size = n if rules.compiled else 0
    for first in range(0, n, _PART):
        offsets, targets, endings = rules.rows(first, min(n, first + _PART))
        u = run(check_loop, size, first, offsets, targets, int(rules.end), endings, *flat)
        if u >= 0:
            raise VerificationError(u, reason(graph, solution, int(u)))


def verify_any(subject: GameGraph | ImplicitGraph | Arena, answer: Any, **question: Any) -> None:
    """Raise VerificationError unless `answer` is right; the question tells what it answers.

    verify_any(graph, solution), also of an ImplicitGraph, verify_any(graph, grundy_values),
    verify_any(arena, attractor, player=, target=), verify_any(arena, region, player=, safe=),
    verify_any(arena, region, player=, accepting=), verify_any(arena, solution, priority=);
    with arenas also `stuck=`. Raises GameGraphError if these do not fit together.

    >>> from gamegraphs.solvers.sums.grundy import grundy
    >>> g = GameGraph.from_moves([[], [0]])
    >>> verify_any(g, grundy(g))
    """
    stuck = {"stuck": question.pop("stuck")} if "stuck" in question else {}
    if isinstance(subject, Arena):
        checks: tuple[tuple[type, tuple[str, ...], Any], ...] = (
            (Attractor, ("player", "target"), verify_attractor),
            (Region, ("player", "safe"), verify_safety),
            (Region, ("player", "accepting"), verify_buchi),
            (ParitySolution, ("priority",), verify_parity),
        )
        for kind, words, check in checks:
            if isinstance(answer, kind) and set(words) == set(question):
                check(subject, *(question[word] for word in words), answer, **stuck)
                return
    elif not question and not stuck:
        if isinstance(subject, ImplicitGraph):
            if isinstance(answer, Solution):
                verify_implicit(subject, answer)
                return
        elif isinstance(answer, Solution):
            verify(subject, answer)
            return
        else:
            verify_grundy(subject, answer)
            return
    raise GameGraphError(
        f"a {type(answer).__name__} for a {type(subject).__name__} with "
        f"{', '.join(sorted(question)) or 'no question'} is nothing that can be verified"
    )


# Below, positions are numbers.


def rank_loop(
    offsets: Any, targets: Any, owner: Any, player: int, aim: Any, rank: Any, strategy: Any,
    best: Any,
) -> int:  # fmt: skip
    """Return the first position with a wrong rank or move, -1 if there is none.

    Leaves in best[0] the rank that the ranks of the successors ask for.
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


def mex_loop(offsets: Any, targets: Any, ended: Any, values: Any, seen_by: Any) -> int:
    """Return the first position whose value is not the mex of its successors, -1 if none."""
    for u in range(len(values)):
        if not ended[u]:
            for e in range(offsets[u], offsets[u + 1]):
                value = values[targets[e]]
                if 0 <= value < len(values):
                    seen_by[value] = u
        least = 0
        while seen_by[least] == u:
            least += 1
        if values[u] != least:
            return u
    return -1


def _ended(arena: Arena, level: Any, stuck: str) -> Any:
    """Return for every position the winner of plays that end there, or GOES_ON."""
    loses = loses_if_stuck(stuck)
    ended = new_array("B", arena.n, GOES_ON)
    for u in arena.dead_ends():
        ended[u] = 1 - arena.owner[u] if loses else level[u] & 1
    return ended


def _both_sides(arena: Arena, player: int, region: Region) -> tuple[Any, Any]:
    """Return (winner, strategy) of a region, as in a parity solution."""
    n = arena.n
    winning = as_numbers(as_mask(region.winning, n, "winning"), n, "winning")
    moves = as_numbers(region.strategy, n, "strategy")
    counter = as_numbers(region.counter_strategy, n, "counter_strategy")
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
