"""Exercise 7: every terminal has a verdict of its own, for the player to move there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import dropwhile, product, takewhile
from typing import Any

from ....generate import split_mix
from ....graph import GameGraph
from ....outcome import LOSE, Outcome
from ...running.values import read_labels
from ..base import Family, Game, Input, Part
from ..graph_families import Moves, small_moves
from ..graph_inputs import true_answers
from ..label_answers import LabelExercise
from ..section import LABEL_SECTIONS, Section, sections_for
from ..text_form import GRAPH, graph_text

_FEW = 4  # up to so many positions every choice of verdicts is tried
_UNTRIED = (4, 4)  # positions and moves of the graphs that are no longer among the small ones


class LabelWithVerdicts(LabelExercise):
    """Graphs with a verdict for each position without moves, and for no other."""

    number = 7
    title = "Terminals with different verdicts"
    level = "intermediate"
    function = "label_with_verdicts"
    signature = "label_with_verdicts(moves: list[list[int]], verdicts: dict[int, int]) -> list[int]"
    limit = "up to 10^6 positions; O(n + m)"
    notebook = "05-terminals-seeds-self-loops"
    sections = sections_for(
        Section(notebook, "7. The perspective trap"),
        LABEL_SECTIONS,
        terminal=Section(notebook, "7. The perspective trap"),
    )
    parts = (
        Part("equal", "small graphs whose terminals all have the same verdict", 2),
        Part("mixed", "small graphs with both verdicts", 3),
        Part("large", "larger graphs and deep chains", 2),
        Part("linear", "the amount of work", 1),
    )
    hints = (
        "The wave does not care where a first label comes from.",
        "A verdict is the outcome of the player who is to move at the terminal, not of the "
        "player who moved there.",
        "Put every terminal into the queue with its own verdict and run the wave of task 4 "
        "unchanged: a LOSE terminal makes its predecessors WIN, a WIN terminal counts down.",
        "A move to a WIN terminal is a bad move: the opponent, to move there, has won.",
    )
    reads = f"{GRAPH}; then the number of terminals and for each its position and its verdict"
    shape = "verdicts"

    def inputs(self, moves: Moves) -> list[Input]:
        """Return the graph with every choice of verdicts, or with one if it is large."""
        if len(moves) <= _FEW:
            return list(with_verdicts(moves, {}))
        ends = [u for u, row in enumerate(moves) if not row]
        seed = sum(map(sum, moves))
        return list(with_verdicts(moves, {u: split_mix(seed, u + 1) >> 63 for u in ends}))

    def small(self) -> Iterator[Input]:
        # Four positions have up to 16 choices of verdicts: fewer moves are enough there.
        for moves in takewhile(lambda moves: self.size([moves]) < _UNTRIED, small_moves()):
            yield from with_verdicts(moves, {})

    def below(self, size: tuple[int, ...]) -> Iterator[Input]:
        if size > _UNTRIED:
            for moves in dropwhile(lambda moves: self.size([moves]) < _UNTRIED, small_moves()):
                yield from with_verdicts(moves, {})
        yield from super().below(size)

    def smaller(self, data: Input) -> Iterator[Input]:
        """Yield smaller inputs; the terminals that remain keep their verdicts."""
        moves, verdicts = data
        everyone = range(len(moves))
        for gone in everyone if len(moves) > 1 else ():
            rows = [[v - (v > gone) for v in moves[u] if v != gone] for u in everyone if u != gone]
            yield from with_verdicts(rows, {u - (u > gone): x for u, x in verdicts if u != gone})
        for u, row in enumerate(moves):
            for i in range(len(row)):
                rows = [*moves[:u], row[:i] + row[i + 1 :], *moves[u + 1 :]]
                yield from with_verdicts(rows, dict(verdicts))

    def family(self, text: str, make: Callable[[int], Moves], size: int = 0) -> Family:
        return Family(f"{text} (terminals LOSE)", lambda n: _alike(make(n), LOSE), size)

    def example(self) -> Input:
        return [[[1, 2], [], [3, 0], []], [[1, 1], [3, 0]]]

    def part(self, data: Input) -> str:
        return "mixed" if len({verdict for _, verdict in data[1]}) == 2 else "equal"

    def game(self, data: Input) -> Game | None:
        verdicts = {u: Outcome(verdict) for u, verdict in data[1]}
        return GameGraph.from_moves(data[0]), "normal", verdicts

    def truth(self, data: Input) -> tuple[list[int], list[int]]:
        return true_answers(data[0], verdicts=dict(data[1]))

    def fault(self, data: Input, value: Any) -> str:
        given = read_labels(value, len(data[0]))
        for u, verdict in data[1]:
            if given[u] != verdict:
                said, true = Outcome(given[u]).name, Outcome(verdict).name
                return (
                    f"Position {u}: you say {said}, but it is a terminal, and its verdict is "
                    f"{true}, for the player to move there."
                )
        return super().fault(data, value)

    def call(self, name: str, data: Input) -> str:
        return super().call(name, [data[0], {"dict": data[1]}])

    def input_text(self, data: Input) -> str:
        moves, verdicts = data
        rows = [[len(verdicts)], *verdicts]
        return graph_text(moves) + "".join(f"{' '.join(map(str, row))}\n" for row in rows)


def with_verdicts(moves: Moves, known: dict[int, int]) -> Iterator[Input]:
    """Yield the graph with these verdicts and every choice for the other terminals.

    Where there are more than four others, all of them get the same. The verdicts come in the order
    of the terminals, and the other way round where the first is WIN and the last LOSE: nobody
    shall trust in an order.

    >>> list(with_verdicts([[1, 2], [], []], {1: 1}))
    [[[[1, 2], [], []], [[2, 0], [1, 1]]], [[[1, 2], [], []], [[1, 1], [2, 1]]]]
    """
    ends = [u for u, row in enumerate(moves) if not row]
    others = [u for u in ends if u not in known]
    few = len(others) <= _FEW
    for bits in product((0, 1), repeat=len(others) if few else 1):
        chosen = dict(zip(others, bits if few else bits * len(others), strict=True))
        found = [[u, known[u] if u in known else chosen[u]] for u in ends]
        yield [moves, found[::-1] if found and found[0][1] > found[-1][1] else found]


def _alike(moves: Moves, verdict: Outcome) -> Input:
    return [moves, [[u, int(verdict)] for u, row in enumerate(moves) if not row]]


EXERCISE = LabelWithVerdicts()
