"""Slow answers about arenas straight from the definitions; nothing here is shared with a solver.

A memoryless strategy of one player leaves a graph in which only the other one chooses. Both
players' strategies together leave exactly one play from each position, and who wins it can be
read off. Trying all pairs of strategies says who wins the game, because Buechi and parity
games are won by memoryless strategies.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import product

from gamegraphs import GameGraph
from gamegraphs.solvers.arenas.arena import STUCK, Arena

Moves = list[list[int]]


@dataclass(frozen=True)
class ArenaCase:
    """A random arena with priorities, a set of positions and a reading of dead ends."""

    seed: int
    largest: int
    moves: Moves
    owner: list[int]
    priority: list[int]
    chosen: list[int]
    stuck: str

    def arena(self) -> Arena:
        return Arena(GameGraph.from_moves(self.moves), self.owner)

    def __str__(self) -> str:
        return (
            f"arena_case({self.seed}, largest={self.largest}): moves={self.moves}, "
            f"owner={self.owner}, priority={self.priority}, chosen={self.chosen}, "
            f"stuck={self.stuck!r}"
        )


def arena_case(seed: int, largest: int = 6) -> ArenaCase:
    """Return the case of this seed: dead ends, self-loops and parallel moves all occur."""
    rng = random.Random(seed)
    n = rng.randint(1, largest)
    ends = rng.choice((0, 0, 0.2))
    most = rng.choice((1, 2, 2, 3))
    moves = [
        [] if rng.random() < ends else [rng.randrange(n) for _ in range(rng.randint(1, most))]
        for _ in range(n)
    ]
    owner = [rng.randrange(2) for _ in range(n)]
    priorities = rng.choice((1, 2, 3, 4, 7))
    priority = [rng.randrange(priorities) for _ in range(n)]
    chosen = [u for u in range(n) if rng.random() < rng.choice((0.2, 0.5))]
    return ArenaCase(seed, largest, moves, owner, priority, chosen, rng.choice(STUCK))


def strategies(moves: Moves, owner: list[int], player: int) -> Iterator[dict[int, int]]:
    """Yield every memoryless strategy of a player, as a dict from its positions to successors."""
    mine = [u for u in range(len(moves)) if owner[u] == player and moves[u]]
    for choice in product(*(sorted(set(moves[u])) for u in mine)):
        yield dict(zip(mine, choice, strict=True))


def play(step: dict[int, int], start: int) -> tuple[list[int], list[int]]:
    """Return (all positions of the one play from here, those it repeats for ever).

    The second list is empty if the play ends at a dead end, the last of the first list.
    """
    seen: list[int] = []
    u = start
    while u not in seen:
        seen.append(u)
        if u not in step:
            return seen, []
        u = step[u]
    return seen, seen[seen.index(u) :]


def winners(
    moves: Moves, owner: list[int], stuck: str, wins: Callable[[list[int], list[int]], bool]
) -> list[int]:
    """Return who wins from each position, 0 or 1, if player 0 wins a play when `wins` says so.

    `wins(visited, repeated)` gets the positions of the play and those seen infinitely often;
    a play that stays at its dead end sees that one infinitely often. A player who is stuck
    and loses for it loses whatever `wins` says; unless `wins(visited, [])` is true: what has
    been reached has been reached.
    """
    found = []
    for start in range(len(moves)):
        good = False
        for zero in strategies(moves, owner, 0):
            held = True
            for one in strategies(moves, owner, 1):
                visited, repeated = play({**zero, **one}, start)
                end = visited[-1]
                if not repeated and stuck == "loses":
                    held = wins(visited, []) or owner[end] == 1
                else:
                    held = wins(visited, repeated or [end])
                if not held:
                    break
            if held:
                good = True
                break
        found.append(0 if good else 1)
    return found


def from_view_of(player: int, owner: list[int]) -> list[int]:
    """Return the owners with `player` in the role of player 0."""
    return [1 - who for who in owner] if player else owner


def parity_winners(case: ArenaCase) -> list[int]:
    """Return the winner of the parity game from each position."""

    def wins(visited: list[int], repeated: list[int]) -> bool:
        return bool(repeated) and max(case.priority[u] for u in repeated) % 2 == 0

    return winners(case.moves, case.owner, case.stuck, wins)


def buchi_winning(case: ArenaCase, player: int) -> list[bool]:
    """Return where `player` can visit the chosen positions infinitely often."""
    owner = from_view_of(player, case.owner)
    good = set(case.chosen)
    found = winners(
        case.moves, owner, case.stuck, lambda visited, repeated: bool(good & {*repeated})
    )
    return [who == 0 for who in found]


def reach_winning(case: ArenaCase, player: int) -> list[bool]:
    """Return where `player` can force a visit to the chosen positions."""
    owner = from_view_of(player, case.owner)
    good = set(case.chosen)
    found = winners(
        case.moves, owner, case.stuck, lambda visited, repeated: bool(good & {*visited})
    )
    return [who == 0 for who in found]


def ranks_by_rounds(case: ArenaCase, player: int) -> list[int]:
    """Return the ranks of the attractor of the chosen positions, one round a rank."""
    n = len(case.moves)
    stuck = [not row for row in case.moves]
    rank = [-1] * n
    for u in range(n):
        if u in case.chosen or (stuck[u] and case.stuck == "loses" and case.owner[u] != player):
            rank[u] = 0
    for k in range(1, n + 1):
        before = list(rank)
        for u in range(n):
            if before[u] < 0 and not stuck[u]:
                inside = [before[v] >= 0 for v in case.moves[u]]
                if any(inside) if case.owner[u] == player else all(inside):
                    rank[u] = k
    return rank
