"""Inputs for exercises about distances (6 and 12): graphs on which distances can go wrong."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations, product

from ...generate import split_mix
from .base import Family, Input
from .graph_families import Moves
from .graph_inputs import GraphExercise

# What smaller graphs cannot tell: in both, position 0 has to choose between two ends.
_TELLING: tuple[Moves, ...] = (
    [[1, 2], [3], [], [4], []],  # WIN in 1 or in 3: a stack hears of the long way first
    [[1, 2], [3], [4], [2], []],  # LOSE in 2 or in 4
)
_DIAMONDS = "{n} positions in a chain of diamonds, each with a short and a long side"
_CHAIN = 8
_TWO_DIGITS = 14  # positions: some are 10 plies from the end, and more
# Who mends the distance of 1 when the short way is found has to tell 0, which used the long one.
_LATE: Moves = [[1], [2, 3], [4], [], [5], []]


def beside_a_chain(seed: int, beside: int) -> Moves:
    """Return a chain of 8 positions, and so many beside it, in a random order.

    Each of these moves into the chain and to one of its like: so distances that come by way of a
    cycle meet those that come up the chain, which nothing else decides.
    """
    n = _CHAIN + beside
    rows = [[u - 1] if u else [] for u in range(_CHAIN)]
    for u in range(beside):
        down, across = (split_mix(seed, 2 * u + k) for k in (1, 2))
        rows.append([down % _CHAIN, _CHAIN + across % beside])
    order = sorted(range(n), key=lambda u: split_mix(seed + 1, u + 1))
    place = {u: i for i, u in enumerate(order)}
    return [[place[v] for v in rows[u]] for u in order]


def two_chains(length: int) -> Moves:
    """Return two chains, and a choice between every two of their positions with the same label.

    The wave has to come up both of them at the same speed, also where 9 plies become 10.

    >>> two_chains(3)
    [[], [0], [1], [], [3], [4], [0, 5], [2, 3]]
    """
    chains: Moves = [[u - 1] if u % length else [] for u in range(2 * length)]
    pairs = product(range(length), repeat=2)
    return chains + [[i, length + j] for i, j in pairs if i != j and (i - j) % 2 == 0]


def late_shortcut(rungs: int, line: int) -> Moves:
    """So many winners that can all begin a long line, and each a shorter one by way of the next.

    2 begins the long line, to the last position. Who hears of that way first has to mend the
    winners one after the other: each becomes shorter by what the one before has heard.

    >>> late_shortcut(2, 2)
    [[], [0, 2], [7], [2, 4], [1], [2, 6], [3], [8], []]
    """
    rows: Moves = [[], [0, 2], [2 * rungs + 3]]
    for i in range(1, rungs + 1):
        rows += [[2, 2 * i + 2], [2 * i - 1]]
    first = len(rows)
    return rows + [[u + 1] for u in range(first, first + line - 1)] + [[]]


def diamonds(n: int) -> Moves:
    """A chain of diamonds, with a short and a long side, of which now one, now the other is first.

    Who takes the long side first and mends that later mends all that comes after it, each time.

    >>> diamonds(12)
    [[], [0], [1], [1], [3], [4], [2, 5], [6], [7], [8], [6], [10, 9]]
    """
    rows: Moves = [[], [0]][:n]
    while len(rows) + 5 <= n:
        y = len(rows) - 1
        short_first = [[y], [y], [y + 2], [y + 3], [y + 1, y + 4]]
        long_first = [[y], [y + 1], [y + 2], [y], [y + 4, y + 3]]
        rows += long_first if y // 5 % 2 else short_first
    return rows + [[] for _ in range(n - len(rows))]


class DistanceExercise(GraphExercise):
    """Graphs, a few of 5 or 6 positions among the small ones; smaller ones for the work."""

    cost_sizes = (30, 120)

    def example(self) -> Input:
        return [[[1, 2], [3], [3, 4], [2], [], [1, 6], [5]]]

    def small(self) -> Iterator[Input]:
        yield from super().small()
        for moves in _TELLING:
            for order in permutations(range(len(moves))):
                rows: Moves = [[] for _ in moves]
                for u, row in zip(order, moves, strict=True):
                    rows[u] = sorted(order[v] for v in row)
                yield from self.inputs(rows)
        yield from self.inputs(_LATE)
        last = len(_LATE) - 1
        yield from self.inputs([[last - v for v in row] for row in reversed(_LATE)])

    def larger(self, seed: int = 1) -> Iterator[Input]:
        # Without the largest: an answer that is right and slow would take its time there.
        yield from (data for data in super().larger(seed) if len(data[0]) < 300)
        for i in range(16):
            yield self.inputs(beside_a_chain(1000 * seed + i, 4 + i % 5))[-1]
        yield self.inputs(two_chains(_TWO_DIGITS))[-1]
        yield self.inputs(late_shortcut(40, 200))[-1]

    def families(self) -> list[Family]:
        return [*super().families(), self.family(_DIAMONDS, diamonds)]

    def further(self, seed: int = 1) -> Iterator[Input]:
        for i, data in enumerate(super().further(seed)):
            yield data
            if i % 3 == 0:
                yield self.inputs(beside_a_chain(-1000 * seed - i, 4 + i % 5))[-1]

    def below(self, size: tuple[int, ...]) -> Iterator[Input]:
        """Yield graphs without parallel moves: no more positions, no more moves, not small."""
        most, longest = size
        for n in range(4, most + 1):
            pairs = [(u, v) for u in range(n) for v in range(n)]
            for m in range(5 if n == 4 else 0, longest + (n < most)):
                for moves in combinations(pairs, m):
                    rows: Moves = [[] for _ in range(n)]
                    for u, v in moves:
                        rows[u].append(v)
                    yield from self.inputs(rows)
