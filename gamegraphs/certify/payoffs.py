"""Check energy and mean-payoff games: a rule for every move, and a look at the cycles left.

Least credits: those of a solution are enough if player 0 has a move, and player 1 has no other
than moves, after which what is left is enough there. None could be less if player 1 has a move that
leaves just that (and player 0 no better one), and such moves lead on to credit 0, where less is
below 0, never round and round. Where no credit is said to be enough, the move of player 1 must
leave no cycle on which player 0 does not lose.

Means: along the moves of either player's strategy the value changes only in that player's favour;
and where it stays the same, no cycle may have a mean that is worse for that player than the value.

Source: Brim, Chaloupka, Doyen, Gentilini, Raskin, Formal Methods in System Design 38 (2011) 97-118.
"""

from __future__ import annotations

import math
from array import array
from collections.abc import Iterable
from fractions import Fraction
from numbers import Rational
from typing import Any

from ..outcome import GameGraphError
from ..solvers.arenas.arena import Arena, as_arena, loses_if_stuck
from ..solvers.arenas.payoffs.energy import EnergySolution
from ..solvers.arenas.payoffs.mean_payoff import MeanPayoffSolution
from ..solvers.arenas.payoffs.raising import TOP, fits_in_64_bits
from ..solvers.arenas.payoffs.weights import as_weights, largest_weight, with_weights
from ..solvers.jit.dispatch import new_array, run
from .base import VerificationError, as_int32, need_answer
from .cycles import Arcs, positive_cycle
from .strategies import WrongCycleError


def verify_energy(
    arena: Arena, weights: Iterable[int], solution: EnergySolution, *, stuck: str = "stays",
    on: str | None = None,
) -> None:  # fmt: skip
    """Raise VerificationError unless the credits are the least and both strategies are right.

    Credits are checked against the rules of one move, and for a cycle of moves that need all of
    it: O(n + m). Where no credit is enough, cycles are looked for: O(n m) at worst, few rounds of
    O(n + m) as a rule. The error names a position, and for a cycle (WrongCycleError) all of it.

    >>> from gamegraphs import GameGraph
    >>> arena = Arena(GameGraph.from_moves([[1], [0]]), [0, 0])
    >>> try:
    ...     verify_energy(arena, [-2, 2], EnergySolution([3, 1], [1, 0]))
    ... except VerificationError as error:
    ...     print(error)
    position 0: credit 3 is more than is needed round the cycle 0 -> 1 -> 0
    """
    arena = as_arena(arena)
    need_answer(solution, EnergySolution, "solution")
    lost = (-1, 0) if loses_if_stuck(stuck) else None
    total, weight = with_weights(arena, *as_weights(arena, weights, on), lost)
    credit = _as_int64(solution.credit, arena.n)
    strategy = as_int32(solution.strategy, arena.n, "strategy")
    for u in arena.dead_ends():
        _no_move(arena, u, strategy)
        if credit[u] >= 0 if arena.owner[u] == 0 else credit[u] != 0:
            strategy[u] = u
    names, size = arena.graph.names, arena.n + total.m
    offsets, targets, owner = total.graph.offsets, total.graph.targets, total.owner
    u = run(credit_loop, size, offsets, targets, owner, weight, credit, strategy)
    if u >= 0:
        raise VerificationError(names[u], _why(total, weight, credit, strategy, int(u)))
    kept = new_array("B", total.m, 0)
    run(tight_loop, size, offsets, targets, owner, weight, credit, strategy, kept)
    cycle = positive_cycle(Arcs(offsets, targets, kept, new_array("q", total.m, 1)))
    if cycle:
        raise _wrong(
            arena, cycle, f"credit {credit[cycle[0]]} is more than is needed round the cycle"
        )
    group = new_array("i", arena.n)
    for u in range(arena.n):
        group[u] = 0 if credit[u] == TOP else -1
    run(choice_loop, size, offsets, targets, owner, weight, strategy, group, 1, kept)
    # A sum of 0 or more, on at most n moves, becomes a positive one, and -1 stays below.
    cost = _scaled(weight, [arena.n] * total.m, [1] * total.m)
    cycle = positive_cycle(Arcs(offsets, targets, kept, cost))
    if cycle:
        raise _wrong(
            arena, cycle, "no credit is said to be enough, but nothing is lost on the cycle"
        )


def verify_mean_payoff(
    arena: Arena, weights: Iterable[int], solution: MeanPayoffSolution, *, stuck: str = "stays",
    on: str | None = None,
) -> None:  # fmt: skip
    """Raise VerificationError unless both strategies secure the values that are said.

    The error names a position, and for a cycle (WrongCycleError) all of it.
    Cost: O(n m) at worst, few rounds of O(n + m) as a rule.

    >>> from gamegraphs import GameGraph
    >>> arena = Arena(GameGraph.from_moves([[1], [0]]), [0, 1])
    >>> try:
    ...     verify_mean_payoff(arena, [1, 2], MeanPayoffSolution([Fraction(2)] * 2, [1, 0]))
    ... except VerificationError as error:
    ...     print(error)
    position 0: player 0 is said to secure 2, but gets less on the cycle 0 -> 1 -> 0
    """
    arena = as_arena(arena)
    need_answer(solution, MeanPayoffSolution, "solution")
    loses = loses_if_stuck(stuck)
    numbers, per_move = as_weights(arena, weights, on)
    worst = largest_weight(numbers) + 1 if loses else 0
    total, weight = with_weights(arena, numbers, per_move, (-worst, worst) if loses else None)
    value = _as_values(arena, solution.value, worst)
    strategy = as_int32(solution.strategy, arena.n, "strategy")
    for u in arena.dead_ends():
        _no_move(arena, u, strategy)
        strategy[u] = u
    place = {v: k for k, v in enumerate(sorted(set(value)))}
    level = new_array("i", arena.n)
    for u in range(arena.n):
        level[u] = place[value[u]]
    size = arena.n + total.m
    offsets, targets, owner = total.graph.offsets, total.graph.targets, total.owner
    u = run(value_loop, size, offsets, targets, owner, level, strategy)
    if u >= 0:
        raise VerificationError(
            arena.graph.names[u], _why_value(total, solution.value, strategy, int(u))
        )
    sources = [u for u in range(arena.n) for _ in range(offsets[u], offsets[u + 1])]
    factor = [value[u].denominator for u in sources]
    addend = [-value[u].numerator for u in sources]
    kept = new_array("B", total.m, 0)
    for player, sign in ((0, -1), (1, 1)):
        run(choice_loop, size, offsets, targets, owner, weight, strategy, level, player, kept)
        cost = _scaled(weight, [sign * q for q in factor], [sign * p for p in addend])
        cycle = positive_cycle(Arcs(offsets, targets, kept, cost))
        if cycle:
            claim = f"player {player} is said to secure {solution.value[cycle[0]]}, but"
            gets = "gets less" if player == 0 else "player 0 gets more"
            raise _wrong(arena, cycle, f"{claim} {gets} on the cycle")


def credit_loop(
    offsets: Any, targets: Any, owner: Any, weight: Any, credit: Any, strategy: Any
) -> int:
    """Return the first position at which a rule for one move is broken, or -1."""
    for u in range(len(owner)):
        c = credit[u]
        chooses = c >= 0 if owner[u] == 0 else c != 0
        found = not chooses
        if c < TOP or (not chooses and strategy[u] != -1):
            return u
        for e in range(offsets[u], offsets[u + 1]):
            v = targets[e]
            chosen = chooses and v == strategy[u]
            if c == TOP:
                if owner[u] == 0 and credit[v] != TOP:
                    return u
                found |= chosen and credit[v] == TOP
                continue
            enough = credit[v] != TOP and c + weight[e] >= credit[v]
            spare = credit[v] != TOP and c + weight[e] > credit[v]
            if owner[u] == 0:
                if c > 0 and spare:
                    return u
                found |= chosen and enough
            else:
                if not enough:
                    return u
                found |= chosen and not spare
        if not found:
            return u
    return -1


def _why(total: Arena, weight: Any, credit: Any, strategy: Any, u: int) -> str:
    """Say in words what is wrong at u."""
    names, c, move = total.graph.names, int(credit[u]), int(strategy[u])
    if c < TOP:
        return f"the credit is {c}, not 0 or more, or {TOP} where none is enough"
    if not (c >= 0 if total.owner[u] == 0 else c != 0) and move != -1:
        return f"there is nothing to choose with credit {c}, so not a move to {move}"
    begin = int(total.graph.offsets[u])
    moves = total.graph.moves(u)
    claim = f"credit {c} is said to be" if c != TOP else "no credit is said to be enough"
    for e, v in enumerate(moves, begin):
        after = int(credit[v])
        left = c + int(weight[e])
        to = f"after the move to {names[v]!r}"
        if c == TOP and total.owner[u] == 0 and after != TOP:
            return f"{claim}, but there is one {to}, where {after} is enough"
        if c != TOP and total.owner[u] == 0 and c > 0 and after != TOP and left > after:
            return f"{claim} needed, but less is enough: {to} {left} is left, and {after} needed"
        if c != TOP and total.owner[u] == 1 and (after == TOP or left < after):
            need = "none is enough" if after == TOP else f"{after} is needed"
            return f"{claim} enough, but {to} {left} is left, and {need}"
    if move not in moves:
        return f"the move to {move} does not exist"
    if total.owner[u] == 0:
        return f"{claim} enough, but not with the move to {names[move]!r}"
    return f"player 1 is said to win against less credit, but not with the move to {names[move]!r}"


def tight_loop(
    offsets: Any, targets: Any, owner: Any, weight: Any, credit: Any, strategy: Any, kept: Any
) -> None:
    """Keep the moves that need all of a credit above 0; of player 1 the chosen ones."""
    for u in range(len(owner)):
        for e in range(offsets[u], offsets[u + 1]):
            v = targets[e]
            is_tight = credit[u] > 0 and credit[v] != TOP and credit[u] + weight[e] == credit[v]
            kept[e] = is_tight and (owner[u] == 0 or v == strategy[u])


def choice_loop(
    offsets: Any, targets: Any, owner: Any, weight: Any, strategy: Any, group: Any, player: int,
    kept: Any,
) -> None:  # fmt: skip
    """Keep moves inside a group: of a player the best one to the chosen successor, else all.

    group : int32, shape (n,), -1 for positions that are left out
    kept : uint8, shape (m,), written
    """
    for u in range(len(owner)):
        best = -1
        for e in range(offsets[u], offsets[u + 1]):
            v = targets[e]
            kept[e] = group[u] >= 0 and group[v] == group[u] and owner[u] != player
            if owner[u] == player and v == strategy[u] and group[v] == group[u] >= 0:
                if best >= 0:
                    less = weight[e] < weight[best]
                if best < 0 or (less if player == 1 else not less):
                    best = e
        if best >= 0:
            kept[best] = 1


def value_loop(offsets: Any, targets: Any, owner: Any, level: Any, strategy: Any) -> int:
    """Return the first position whose value is not the best after one move, or -1."""
    for u in range(len(owner)):
        found = False
        for e in range(offsets[u], offsets[u + 1]):
            v = targets[e]
            if level[v] > level[u] if owner[u] == 0 else level[v] < level[u]:
                return u
            found |= v == strategy[u] and level[v] == level[u]
        if not found:
            return u
    return -1


def _why_value(total: Arena, value: Any, strategy: Any, u: int) -> str:
    """Say in words what is wrong at u."""
    names, moves, move = total.graph.names, total.graph.moves(u), int(strategy[u])
    player = int(total.owner[u])
    for v in moves:
        if value[v] > value[u] if player == 0 else value[v] < value[u]:
            return (
                f"the value is said to be {value[u]}, but player {player} can move to "
                f"{names[v]!r}, where it is {value[v]}"
            )
    if move not in moves:
        return f"the move to {move} does not exist"
    return (
        f"the value is said to be {value[u]}, but player {player} moves to {names[move]!r}, where "
        f"it is {value[move]}"
    )


def _scaled(weight: Any, factor: list[int], addend: list[int]) -> Any:
    """Return factor * weight + addend for each move: int64, or a list where that is too small."""
    n_moves = len(factor)
    largest = max(map(abs, factor), default=0), max(map(abs, addend), default=0)
    values = [f * w + a for f, w, a in zip(factor, weight.tolist(), addend, strict=True)]
    if not fits_in_64_bits(n_moves, weight, *largest):
        return values
    return array("q", values)


def _as_int64(values: Any, n: int) -> Any:
    if not hasattr(values, "__len__") or len(values) != n:
        raise GameGraphError(f"credit must be {n} integers, one a position")
    try:
        return array("q", values.tolist() if hasattr(values, "tolist") else values)
    except (TypeError, OverflowError):
        raise GameGraphError("credit must be integers that fit into 64 bits") from None


def _as_values(arena: Arena, values: Any, worst: int) -> list[Fraction]:
    """Return the values as fractions; infinite ones, with dead ends that lose, as +-`worst`."""
    if not hasattr(values, "__len__") or len(values) != arena.n:
        raise GameGraphError(f"value must be {arena.n} fractions, one a position")
    found = []
    for u, value in enumerate(values):
        infinite = isinstance(value, float) and abs(value) == math.inf
        if not infinite and (isinstance(value, bool) or not isinstance(value, Rational)):
            raise GameGraphError(f"value[{u}] must be a fraction, not {value!r}")
        if infinite and not worst:
            raise VerificationError(arena.graph.names[u], f"the value is {value}, not a fraction")
        if worst and not infinite and abs(value) >= worst:
            raise VerificationError(
                arena.graph.names[u], f"the value is {value}, but no weight exceeds {worst - 1}"
            )
        found.append(Fraction(int(math.copysign(worst, value)) if infinite else value))
    return found


def _no_move(arena: Arena, u: int, strategy: Any) -> None:
    if strategy[u] != -1:
        raise VerificationError(
            arena.graph.names[u], f"the move to {strategy[u]} from a dead end does not exist"
        )


def _wrong(arena: Arena, cycle: list[int], claim: str) -> WrongCycleError:
    names = [arena.graph.names[u] for u in cycle]
    path = " -> ".join(map(str, [*names[:8], *(["..."] if len(names) > 8 else []), names[0]]))
    return WrongCycleError(names, f"{claim} {path}")
