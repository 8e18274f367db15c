"""Inputs that are game graphs: all small ones in order of size, random ones, and families."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import combinations, combinations_with_replacement, pairwise
from typing import Any

from ...draw import Picture, draw
from ...generate import random_graph, split_mix
from ...graph import GameGraph
from ...oracle import by_rounds
from ...outcome import Outcome, terminal_outcome
from ...solvers.outcomes.retrograde import retrograde
from .base import Exercise, Family, Game, Input
from .text_form import GRAPH, graph_text

Moves = list[list[int]]
BROOM = "a chain of {n} positions, the last two of which move to many of the others"
FUNNEL = "{n} positions that all move to the same one"
WAY_BACK = "a chain of {n} positions, where every second one can also go back by two"
STAR = "{n} positions, the first of which moves to all others"
JUNCTION = "{n} positions, half of which move to one that moves to the rest"
JUNCTION_OF_ENDS = f"{JUNCTION}, all terminals"
EXAMPLE: Moves = [[1, 2], [3], [1, 4], [], [2]]

_ORACLE = 30  # up to so many positions the truth comes from the definition
_DRAWN = 24
_FEW = 8  # positions that are left out one by one
_RING = 4_000  # on a chain of more than that too deep a recursion has failed before
_FURTHER = 700, 200  # graphs that are tried at once, and one by one
_BEYOND_8_BITS, _BEYOND_15_BITS = 300, 33_000


def small_moves(acyclic: bool = False) -> Iterator[Moves]:
    """Yield small graphs as lists of moves, by number of positions, then of moves.

    All graphs with up to 3 positions without parallel moves, and those with parallel pairs
    up to 4 moves; of the graphs with 4 positions those with up to 4 moves, or all acyclic ones.
    """
    for n in (1, 2, 3, 4):
        pairs = [(u, v) for u in range(n) for v in range(n) if not acyclic or u != v]
        for m in range(max(len(pairs), 2) + 1 if n < 4 or acyclic else 5):
            chosen: Iterator[tuple[tuple[int, int], ...]] = combinations(pairs, m)
            if n < 4 and m <= 4:
                chosen = (
                    moves
                    for moves in combinations_with_replacement(pairs, m)
                    if m < 3 or max(Counter(moves).values()) < 3
                )
            for moves in chosen:
                rows: Moves = [[] for _ in range(n)]
                for u, v in moves:
                    rows[u].append(v)
                if not acyclic or not has_cycle(rows):
                    yield rows


def moves_below(size: tuple[int, ...], acyclic: bool) -> Iterator[Moves]:
    """Yield graphs without parallel moves that are smaller than `size` and not among the small."""
    for n in range(4, size[0] + 1):
        pairs = [(u, v) for u in range(n) for v in range(n) if not acyclic or u != v]
        first = len(pairs) + 1 if n == 4 and acyclic else 5 if n == 4 else 0
        for m in range(first, size[1] if n == size[0] else len(pairs) + 1):
            for moves in combinations(pairs, m):
                rows: Moves = [[] for _ in range(n)]
                for u, v in moves:
                    rows[u].append(v)
                if not acyclic or not has_cycle(rows):
                    yield rows


def random_moves(n: int, seed: int, max_out: int, acyclic: bool = False) -> Moves:
    """Return random moves; acyclic ones lead down a random order of the positions."""
    graph = random_graph(n, seed, max_out)
    rows = [graph.moves(u) for u in range(n)]
    if not acyclic:
        return rows
    order = sorted(range(n), key=lambda u: split_mix(seed + 1, u + 1))
    rank = {u: i for i, u in enumerate(order)}
    return [[order[v % rank[u]] for v in rows[u]] if rank[u] else [] for u in range(n)]


def has_cycle(moves: Moves) -> bool:
    """Return whether a position can come back."""
    return len(topological_order(moves)) < len(moves)


def topological_order(moves: Moves) -> list[int]:
    """Return the positions in an order in which every move goes right.

    Positions on a cycle, and those behind one, are left out.

    >>> topological_order([[], [2, 0], [0]])
    [1, 2, 0]
    """
    entering = [0] * len(moves)
    for row in moves:
        for v in row:
            entering[v] += 1
    order = [u for u, count in enumerate(entering) if not count]
    for u in order:
        for v in moves[u]:
            entering[v] -= 1
            if not entering[v]:
                order.append(v)
    return order


def up(n: int) -> Moves:
    """0 -> 1 -> ... -> n - 1."""
    return [[u + 1] for u in range(n - 1)] + [[]]


def zigzag(n: int) -> Moves:
    """Return the chain 0 -> n - 1 -> 1 -> n - 2 -> ...: no sweep goes far along it.

    WIN positions have low numbers before the middle and high ones after it, or the other way
    round: who begins with WIN, or LOSE, everywhere is right in one half.

    >>> zigzag(5)
    [[4], [2], [], [1], [3]]
    """
    moves: Moves = [[] for _ in range(n)]
    for u, v in pairwise(from_both_ends(n)):
        moves[u].append(v)
    return moves


def from_both_ends(n: int) -> list[int]:
    """Return the numbers below n, from both ends in turn; halfway one end comes twice."""
    left, right = iter(range(n)), iter(reversed(range(n)))
    return [next(left if (i + (i >= n // 2)) % 2 == 0 else right) for i in range(n)]


def way_back(n: int) -> Moves:
    """Return a zigzag whose WIN positions can go back by two: all but its ends can come again.

    A depth-first search meets them in the wrong order, so that looking through all of them, time
    and again, is quadratic in any order of their numbers, or of that search.

    >>> way_back(6)
    [[], [5], [3, 1], [4], [2], [2, 0]]
    """
    order = from_both_ends(n)
    moves: Moves = [[] for _ in range(n)]
    for i, u in enumerate(order):
        if i % 2 and i + 2 < n:
            moves[u].append(order[i + 2])
        if i:
            moves[u].append(order[i - 1])
    return moves


def down(n: int) -> Moves:
    """n - 1 -> ... -> 1 -> 0."""
    return [[]] + [[u] for u in range(n - 1)]


def ladder(n: int) -> Moves:
    """Each position moves to the next two."""
    return [[v for v in (u + 1, u + 2) if v < n] for u in range(n)]


def comb(n: int) -> Moves:
    """A chain down to 2, and 0 that moves to each WIN of it, nearest first, 1 to each LOSE, last.

    >>> comb(6)
    [[3, 5], [4, 2], [], [2], [3], [4]]
    """
    lost = range(2, n, 2)
    return [[*range(3, n, 2)], [*reversed(lost)], [], *([u - 1] for u in range(3, n))]


def funnel(n: int) -> Moves:
    """All but 0 move to 0, which is a terminal."""
    return [[], *([0] for _ in range(1, n))]


def without(moves: Moves, start: int, end: int) -> Moves:
    """Return the game without the positions from `start` up to `end`, and without moves to them."""
    kept = [u for u in range(len(moves)) if not start <= u < end]
    number = {u: i for i, u in enumerate(kept)}
    return [[number[v] for v in moves[u] if v in number] for u in kept]


def late_draw(n: int) -> Moves:
    """n - 1 -> ... -> 1 -> 0, where 2 can pass: it is a DRAW, and so is all that leads to it."""
    return [[], [0], [1, 2], *([u - 1] for u in range(3, n))]


def late_draw_first(n: int) -> Moves:
    """The same numbered from the other end."""
    return [[n - 1 - v for v in row] for row in reversed(late_draw(n))]


def ring(n: int) -> Moves:
    """A cycle through all positions, and a way out at position 0."""
    return [[1, n - 1], *([(u + 1) % (n - 1)] for u in range(1, n - 1)), []]


def broom(n: int) -> Moves:
    """A chain, a position that moves to WINs of it, and one that does twice, and to itself.

    The first is LOSE. A counter of the last one's moves that is too narrow comes down to 0 while
    one of them is left. Their moves are more than 8 bits count, and than 16.

    >>> broom(6)
    [[1], [2], [3], [], [2, 0], [2, 0, 2, 0, 5]]
    """
    wins = range(n - 4, -1, -2)
    most = wins[:_BEYOND_15_BITS]
    return [*up(n - 2), [*wins[:_BEYOND_8_BITS]], [*most, *most, n - 1]]


def acyclic_broom(n: int) -> Moves:
    """The same without a cycle: the last move leads to the LOSE position that is decided last."""
    moves = broom(n)
    return [*moves[:-1], [*moves[-1][:-1], (n + 1) % 2]]


def junction(n: int) -> Moves:
    """The first half moves to 1, which is LOSE: it moves to the second half, and that to 0."""
    middle = 2 + (n - 2) // 2
    ends = [[0] for _ in range(middle, n)]
    return [[], [*range(middle, n)], *([1] for _ in range(2, middle)), *ends]


def junction_of_ends(n: int) -> Moves:
    """The first half moves to 0, which is WIN: it moves to the second half, all terminals."""
    middle = 1 + (n - 1) // 2
    return [[*range(middle, n)], *([0] for _ in range(1, middle)), *([] for _ in range(middle, n))]


def star(n: int) -> Moves:
    """Position 0 moves to all others, which are terminals."""
    return [list(range(1, n)), *([] for _ in range(1, n))]


class GraphExercise(Exercise):
    """An exercise whose first input is a list of lists of moves."""

    reads = GRAPH
    shape = "moves"
    acyclic = False
    with_distances = False
    # Positions: more plies than 16 bits count, and more than a base of 10^5, or a number near it.
    largest = 100_100

    def example(self) -> Input:
        return self.inputs(EXAMPLE)[0]

    def inputs(self, moves: Moves) -> list[Input]:
        """Return the inputs that go with a graph: more than one where there is more to choose."""
        return [[moves]]

    def small(self) -> Iterator[Input]:
        for moves in small_moves(self.acyclic):
            yield from self.inputs(moves)

    def larger(self, seed: int = 1) -> Iterator[Input]:
        shapes = [(5 + i % 5, 1 + i % 4) for i in range(60)] + [(40, 2), (40, 4), (300, 3)]
        yield from self._random(shapes, 1000 * seed)
        for make in () if self.acyclic else (late_draw, late_draw_first):
            yield self.inputs(self.played(make)(12))[-1]

    def further(self, seed: int = 1) -> Iterator[Input]:
        number = _FURTHER[0 if self.by_position else 1]
        yield from self._random([(4 + i % 6, 1 + i % 4) for i in range(number)], -1000 * seed)

    def _random(self, shapes: list[tuple[int, int]], seed: int) -> Iterator[Input]:
        """Yield random graphs of so many positions, with up to so many moves each."""
        for i, (n, max_out) in enumerate(shapes):
            moves = random_moves(n, seed + i, max_out, self.acyclic)
            if i % 3 == 2:  # the first move of each position once more, after others
                moves = [row + row[:1] for row in moves]
            yield self.inputs(moves)[-1]

    def family(self, text: str, make: Any, size: int = 0) -> Family:
        return Family(text, lambda n: self.inputs(make(n))[-1], size)

    def played(self, make: Callable[[int], Moves]) -> Callable[[int], Moves]:
        """Return a family in which positions have the outcomes of normal play."""
        return make

    def deep(self) -> list[Family]:
        chain = self.family("the chain 0 -> 1 -> ... of {n} positions", up)
        make = self.played(acyclic_broom if self.acyclic else broom)
        wide = self.family(BROOM, make, self.largest)
        rings = [] if self.acyclic else [self.family("a ring of {n} positions", ring, _RING)]
        return [chain, *rings, wide]

    def families(self) -> list[Family]:
        zig = self.family("a chain of {n} positions numbered from both ends", zigzag)
        back = self.family(WAY_BACK, self.played(way_back))
        ends = self.family(JUNCTION_OF_ENDS, self.played(junction_of_ends))
        return [
            self.family("the chain 0 -> 1 -> ... of {n} positions", up),
            replace(self.family("the chain ... -> 1 -> 0 of {n} positions", down), counted=True),
            replace(zig, counted=True) if self.acyclic else back,
            self.family("{n} positions that each move to the next two", ladder),
            self.family(
                "a chain of {n} positions with two that each move to every second",
                self.played(comb),
            ),
            self.family(FUNNEL, funnel),
            self.family(JUNCTION, self.played(junction)),
            replace(ends, counted=True),
        ]

    def wide(self) -> Family:
        return self.family(FUNNEL, funnel)

    def part(self, data: Input) -> str:
        return "cyclic" if has_cycle(data[0]) else "acyclic"

    def size(self, data: Input) -> tuple[int, ...]:
        return len(data[0]), sum(map(len, data[0]))

    def smaller(self, data: Input) -> Iterator[Input]:
        moves = data[0]
        many = len(moves) // 2
        while many > _FEW:  # halves, quarters ... of a large graph, before single positions
            for start in range(0, len(moves), many):
                yield from self.inputs(without(moves, start, start + many))
            many //= 2
        for gone in range(len(moves) if len(moves) > 1 else 0):
            yield from self.inputs(without(moves, gone, gone + 1))
        for u, row in enumerate(moves):
            for i in range(len(row)):
                yield from self.inputs(
                    [r if w != u else row[:i] + row[i + 1 :] for w, r in enumerate(moves)]
                )

    def below(self, size: tuple[int, ...]) -> Iterator[Input]:
        for moves in moves_below(size, self.acyclic):
            yield from self.inputs(moves)

    def input_text(self, data: Input) -> str:
        return graph_text(data[0])

    def right_labels(self, data: Input) -> Sequence[int]:
        return self.truth(data)[0]

    def truth(self, data: Input) -> tuple[list[int], list[int]]:
        """Return the true labels and distances."""
        return true_answers(data[0])

    def picture(self, data: Input, value: Any) -> Picture | None:
        moves = data[0]
        if len(moves) > _DRAWN:
            return None
        labels, distances = self.truth(data)
        graph = GameGraph.from_moves(moves)
        given = self.given_labels(data, value)
        shown = distances if self.with_distances else None
        return draw(graph, labels, distances=shown, answers=given)

    def game(self, data: Input) -> Game | None:
        return GameGraph.from_moves(data[0]), "normal", None

    def given_labels(self, data: Input, value: Any) -> list[int] | None:
        """Return the labels in an answer, to be drawn beside the true ones; None if unreadable."""
        fits = isinstance(value, list) and len(value) == len(data[0])
        return value if fits and all(label in (0, 1, 2) for label in value) else None


class StructureExercise(GraphExercise):
    """About the graph before anything is labelled: only the numbers of moves in and out count."""

    largest = 100_000  # the statements promise no more

    def deep(self) -> list[Family]:
        return [*super().deep(), self.family(STAR, star)]

    def game(self, data: Input) -> Game | None:
        return None

    def right_labels(self, data: Input) -> Sequence[int]:
        return ()

    def families(self) -> list[Family]:
        return [
            self.family("the chain 0 -> 1 -> ... of {n} positions", up),
            self.family(STAR, star),
            self.family(FUNNEL, funnel),
        ]


def true_answers(
    moves: Moves, terminals: str = "normal", verdicts: dict[int, int] | None = None
) -> tuple[list[int], list[int]]:
    """Return true labels and distances, from the definition if the graph is small."""
    graph = GameGraph.from_moves(moves)
    fixed: dict[object, Outcome] = {u: Outcome(outcome) for u, outcome in (verdicts or {}).items()}
    if graph.n <= _ORACLE:
        labels, distances = by_rounds(graph, terminals, fixed)
        return [int(label) for label in labels], distances
    numbered = graph.resolve_verdicts(fixed)
    found, plies = retrograde(graph, terminal_outcome(terminals), numbered, engine="python")
    return list(map(int, found)), list(map(int, plies))
