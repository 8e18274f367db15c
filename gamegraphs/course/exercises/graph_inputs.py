"""Exercises whose inputs are game graphs: which ones are tried, and what is true of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from ...draw import Picture, draw
from ...graph import GameGraph
from ...oracle import by_rounds
from ...outcome import Outcome, terminal_outcome
from ...solvers.outcomes.retrograde import retrograde
from .base import Exercise, Family, Game, Input
from .confusable_numbers import (
    acyclic_equal_remainders,
    cancelling_numbers,
    equal_remainders,
    equal_sums,
    far_apart,
    joined_numbers,
    one_move_more,
)
from .graph_families import (
    Moves,
    acyclic_broom,
    at_random,
    broom,
    comb,
    cut_chain,
    doubled,
    down,
    fan,
    funnel,
    has_cycle,
    junction,
    junction_of_ends,
    ladder,
    late_draw,
    late_draw_first,
    many_or_a_pass,
    many_to_one,
    moves_below,
    random_moves,
    ring,
    small_moves,
    sparse,
    star,
    twin_hubs,
    up,
    way_back,
    without,
    zigzag,
)
from .text_form import GRAPH, graph_text

CHAIN = "the chain 0 -> 1 -> ... of {n} positions"
CUT_CHAIN = "{n} positions, all but the last of them the chain 0 -> 1 -> ..."
BROOM = "a chain of {n} positions, the last two of which move to many of the others"
FUNNEL = "{n} positions that all move to the same one"
WAY_BACK = "a chain of {n} positions, where every second one can also go back by two"
STAR = "{n} positions, the first of which moves to all others"
FAN = "{n} positions, half of which move to the same one, and each of the rest to one of these"
JUNCTION = "{n} positions, half of which move to one that moves to the rest"
JUNCTION_OF_ENDS = f"{JUNCTION}, all terminals"
TWIN_HUBS = "{n} positions, a third of them a chain that can also move to two with many moves"
FAR_APART = "{n} positions, few of which move, and far"
REMAINDERS = "{n} positions, few of which move, and to numbers with equal remainders"
AT_RANDOM = "a random game of {n} positions"
SPARSE = "a random game of {n} positions, most of them terminals"
DOUBLED = "{n} positions, the first of which have 1, 2, 4, ... moves"
EXAMPLE: Moves = [[1, 2], [3], [1, 4], [], [2]]

_ORACLE = 30  # up to so many positions the truth comes from the definition
_DRAWN = 24
_UP_TO_A_DIVISOR, _AT_RANDOM = 4_100, 3_000  # positions
_FEW = 8  # positions that are left out one by one
_RING = 4_000  # on a chain of more than that too deep a recursion has failed before
_FURTHER = 700, 200  # graphs that are tried at once, and one by one
_ROOMS = 64, 128, 256  # moves: bits of a word, and what a byte has room for with a sign and without


class GraphExercise(Exercise):
    """An exercise whose first input is a list of lists of moves."""

    reads = GRAPH
    shape = "moves"
    acyclic = False
    with_distances = False
    # Positions: more than 17 bits count, and more than a base of 10^5, or a number near it.
    largest, farthest = 131_200, 100_100

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
        # Who cuts a large graph into parts of one size must not lose what is left over.
        shapes += [(67, 1), (67, 2), (131, 1), (131, 3)]
        yield from self._random(shapes, 1000 * seed)
        yield from (self.inputs(joined_numbers(*row))[-1] for row in ((1, 12), (11, 2)))
        yield self.inputs(self.played(many_to_one)(4))[-1]
        yield self.inputs(self.played(equal_sums)(11))[-1]
        for make in () if self.acyclic else (late_draw, late_draw_first, many_or_a_pass):
            yield self.inputs(self.played(make)(12))[-1]
        for n in () if self.acyclic else (6, 8, 9):  # 9 is 8 and an end in misere play
            yield self.inputs(self.played(cancelling_numbers)(n))[-1]

    def further(self, seed: int = 1) -> Iterator[Input]:
        number = _FURTHER[0 if self.by_position else 1]
        yield from self._random([(4 + i % 6, 1 + i % 4) for i in range(number)], -1000 * seed)
        for many in _ROOMS:
            yield self.inputs(self.played(partial(one_move_more, many=many))(10))[-1]

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
        chain = self.family(CHAIN, up)
        # A label that is guessed where a search is too deep is right on every second chain. And who
        # keeps answers under the beginning of a game takes this one for the other.
        cut = self.family(CUT_CHAIN, cut_chain)
        make = self.played(acyclic_broom if self.acyclic else broom)
        wide = self.family(BROOM, make, self.largest)
        rings = [] if self.acyclic else [self.family("a ring of {n} positions", ring, _RING)]
        apart = self.family(FAR_APART, far_apart, min(self.largest, self.farthest))
        # Half of the positions wait in the queue at once, and each decides another.
        waiting = self.family(FAN, self.played(fan), self.largest)
        same = self.played(acyclic_equal_remainders if self.acyclic else equal_remainders)
        alike = self.family(REMAINDERS, same, _UP_TO_A_DIVISOR)
        # Who takes another way where there are many positions, or few moves, has to be right there.
        some = self.family(AT_RANDOM, partial(at_random, acyclic=self.acyclic), _AT_RANDOM)
        few = self.family(SPARSE, partial(sparse, acyclic=self.acyclic), _AT_RANDOM)
        return [chain, cut, *rings, wide, apart, waiting, alike, some, few]

    def families(self) -> list[Family]:
        zig = self.family("a chain of {n} positions numbered from both ends", zigzag)
        back = self.family(WAY_BACK, self.played(way_back))
        ends = self.family(JUNCTION_OF_ENDS, self.played(junction_of_ends))
        return [
            self.family(CHAIN, up),
            replace(self.family("the chain ... -> 1 -> 0 of {n} positions", down), counted=True),
            replace(zig, counted=True) if self.acyclic else back,
            self.family("{n} positions that each move to the next two", ladder),
            self.family(
                "a chain of {n} positions with three that each move to every second",
                self.played(comb),
            ),
            self.family(FUNNEL, funnel),
            self.family(JUNCTION, self.played(junction)),
            self.family(TWIN_HUBS, self.played(twin_hubs)),
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
        return [*super().deep(), self.family(STAR, star), self.family(DOUBLED, doubled)]

    def game(self, data: Input) -> Game | None:
        return None

    def right_labels(self, data: Input) -> Sequence[int]:
        return ()

    def families(self) -> list[Family]:
        return [
            self.family(CHAIN, up),
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
