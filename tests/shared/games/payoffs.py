"""Slow answers about weights of an arena straight from the definitions; nothing is shared.

A case is written as rows: for each position its moves, as pairs (successor, weight).
"""

from __future__ import annotations

import math
import random
from fractions import Fraction
from itertools import permutations, product

from gamegraphs import Arena, GameGraph


class PayoffCase:
    """An arena with weights, on positions or on moves, and a reading of dead ends."""

    def __init__(self, moves, owner, weights, on="positions", stuck="stays"):
        self.moves, self.owner, self.weights, self.on, self.stuck = moves, owner, weights, on, stuck

    def arena(self):
        return Arena(GameGraph.from_moves(self.moves), self.owner)

    def question(self):
        return {"on": self.on, "stuck": self.stuck}

    def rows(self, lost=None):
        """The moves with weights; a dead end stays, or pays lost[owner] for ever."""
        rows, given = [], iter(self.weights)
        for u, targets in enumerate(self.moves):
            if self.on == "positions":
                row = [(v, self.weights[u]) for v in targets or [u]]
            else:
                row = [(v, next(given)) for v in targets] or [(u, 0)]
            if not targets and self.stuck == "loses":
                row = [(u, lost[self.owner[u]])]
            rows.append(row)
        return rows

    def __repr__(self):
        return (
            f"PayoffCase({self.moves}, {self.owner}, {self.weights}, {self.on!r}, {self.stuck!r})"
        )


def payoff_case(seed, largest=6, size=3, smallest=1):
    """The case of this seed: dead ends, self-loops, parallel moves, weights of both kinds."""
    rng = random.Random(seed)
    n = rng.randint(smallest, largest)
    ends = rng.choice((0, 0, 0.2))
    most = rng.choice((1, 2, 2, 3))
    moves = [
        [] if rng.random() < ends else [rng.randrange(n) for _ in range(rng.randint(1, most))]
        for _ in range(n)
    ]
    on = rng.choice(("positions", "moves"))
    count = n if on == "positions" else sum(map(len, moves))
    drift = rng.choice((-1, 0, 0, 1))
    weights = [rng.randint(-size, size) + drift for _ in range(count)]
    owner = [rng.randrange(2) for _ in range(n)]
    return PayoffCase(moves, owner, weights, on, rng.choice(("stays", "loses")))


def small_cases(every=1, first=0):
    """Yield all arenas of up to 3 positions with weights -2..2 on them, dead ends included.

    Those that differ in the names of positions only come once. With `every` only each so many-th
    of all is taken, from `first` on.
    """
    number = 0
    for n in (1, 2, 3):
        subsets = [tuple(v for v in range(n) if mask >> v & 1) for mask in range(2**n)]
        kinds = list(product(subsets, (0, 1), range(-2, 3)))
        for picked in product(kinds, repeat=n):
            number += 1
            if number % every == first and all(
                _renamed(picked, p) >= picked for p in permutations(range(n))
            ):
                moves, owner, weights = map(list, zip(*picked, strict=True))
                yield [list(row) for row in moves], owner, weights


def _renamed(picked, p):
    new = [()] * len(picked)
    for u, (row, owner, weight) in enumerate(picked):
        new[p[u]] = (tuple(sorted(p[v] for v in row)), owner, weight)
    return tuple(new)


def choices(rows, owner, player):
    """Every memoryless strategy of a player, as a dict from positions to (successor, weight)."""
    mine = [u for u in range(len(rows)) if owner[u] == player]
    for picked in product(*(sorted(set(rows[u])) for u in mine)):
        yield dict(zip(mine, picked, strict=True))


def lasso(step, start):
    """The weights of the one play from here: (before the cycle, on the cycle)."""
    place, weights, u = {}, [], start
    while u not in place:
        place[u] = len(weights)
        u, weight = step[u][0], step[u][1]
        weights.append(weight)
    return weights[: place[u]], weights[place[u] :]


def needed(step, start):
    """What player 0 needs at the start of this play to stay at 0 or above for ever."""
    before, cycle = lasso(step, start)
    if sum(cycle) < 0:
        return math.inf
    total, least = 0, 0
    for weight in [*before, *cycle]:
        total += weight
        least = min(least, total)
    return -least


def mean(step, start):
    _, cycle = lasso(step, start)
    return Fraction(sum(cycle), len(cycle))


def by_strategies(case, result, lost, best, worst):
    """best over player 0's strategies of worst over player 1's of the result of the play."""
    rows = case.rows(lost)
    ones = list(choices(rows, case.owner, 1))
    zeros = list(choices(rows, case.owner, 0))
    return [
        best(worst(result({**zero, **one}, u) for one in ones) for zero in zeros)
        for u in range(len(rows))
    ]


def credits_by_strategies(case):
    found = by_strategies(case, needed, (-1, 0), min, max)
    return [-1 if credit == math.inf else credit for credit in found]


def means_by_strategies(case):
    big = 10**9  # no weight of a case is as large
    found = by_strategies(case, mean, (-big, big), max, min)
    return [{big: math.inf, -big: -math.inf}.get(value, value) for value in found]


def credits_by_rounds(case):
    """Least credits by value iteration, a round at a time; Brim et al. (2011)."""
    rows = case.rows((-1, 0))
    n = len(rows)
    most = n * max(abs(weight) for row in rows for _, weight in row)
    credit = [0] * n
    while True:
        new = []
        for u, row in enumerate(rows):
            asked = [max(0, credit[v] - weight) for v, weight in row]
            value = min(asked) if case.owner[u] == 0 else max(asked)
            new.append(value if value <= most else math.inf)
        if new == credit:
            return [-1 if value == math.inf else value for value in credit]
        credit = new


def means_by_steps(case):
    """Exact means from the best totals of k moves; Zwick and Paterson (1996), theorem 2.3.

    With k = 4 n^3 W the total / k is so near to the value that one fraction alone fits.
    """
    rows = case.rows()
    n = len(rows)
    size = max(1, *(abs(weight) for row in rows for _, weight in row))
    k = 4 * n**3 * size
    total = [0] * n
    for _ in range(k):
        totals = [[total[v] + weight for v, weight in row] for row in rows]
        total = [max(t) if case.owner[u] == 0 else min(t) for u, t in enumerate(totals)]
    return [Fraction(t, k).limit_denominator(n) for t in total]
