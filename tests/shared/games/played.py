"""Outcomes of small games from pairs of strategies: nothing here knows of waves or counters.

A strategy says of every position where to go. Two of them leave one play from each position,
and it ends within 2 n plies or never. WIN: some strategy of the first player wins against all
of the second one. LOSE: the other way round. That strategies need not look back is known.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product

Moves = list[list[int]]


def outcomes(moves: Moves, ends: Mapping[int, int]) -> list[int]:
    """Return 0 LOSE, 1 WIN or 2 DRAW for each position.

    `ends` says of each position without moves what it is for the player to move there.
    """
    everyone = list(strategies(moves))
    labels = []
    for u in range(len(moves)):
        results = [[result(one, other, ends, u) for other in everyone] for one in everyone]
        if any(all(end == 1 for end in row) for row in results):
            labels.append(1)
        elif any(all(row[i] == 0 for row in results) for i in range(len(everyone))):
            labels.append(0)
        else:
            labels.append(2)
    return labels


def strategies(moves: Moves) -> Iterator[dict[int, int]]:
    """Yield every choice of one move at each position that has any."""
    rows = [u for u, row in enumerate(moves) if row]
    for choice in product(*(sorted(set(moves[u])) for u in rows)):
        yield dict(zip(rows, choice, strict=True))


def result(one: dict[int, int], other: dict[int, int], ends: Mapping[int, int], u: int) -> int:
    """Return the outcome for `one`, who begins at u, 2 if nobody is ever stuck."""
    players = one, other
    for k in range(2 * (len(one) + len(ends)) + 1):
        if u in ends:
            return ends[u] if k % 2 == 0 else 1 - ends[u]
        u = players[k % 2][u]
    return 2


def stuck_loses(moves: Moves) -> dict[int, int]:
    """Return the ends of normal play."""
    return {u: 0 for u, row in enumerate(moves) if not row}
