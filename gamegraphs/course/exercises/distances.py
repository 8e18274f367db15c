"""The tasks about distances: all of them with the labels (6), and the longest ones (12)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations
from typing import Any

from ...draw import Picture, draw
from ...graph import GameGraph
from ...outcome import DRAW, LOSE, WIN, Outcome
from ..running.values import (
    MalformedError,
    described,
    read_labels,
    read_list,
    read_pair,
    read_whole,
    shown,
)
from .base import Input
from .explain import wrong_label
from .graphs import GraphTask, Moves

_DRAWN = 24

# What smaller graphs cannot tell: in both, position 0 has to choose between two ends.
_TELLING: tuple[Moves, ...] = (
    [[1, 2], [3], [], [4], []],  # WIN in 1 or in 3: a stack hears of the long way first
    [[1, 2], [3], [4], [2], []],  # LOSE in 2 or in 4
)


class DistanceTask(GraphTask):
    """Graphs on which distances can go wrong: some of 5 positions are among the small ones."""

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

    def larger(self, seed: int = 1) -> Iterator[Input]:
        # Without the largest: an answer that is right and slow would take its time there.
        return (data for data in super().larger(seed) if len(data[0]) <= 40)

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


class LabelWithDistances(DistanceTask):
    """Task 6: labels, and plies to the end when the winner hurries and the loser delays."""

    number = 6

    def fault(self, data: Input, value: Any) -> str:
        given, plies = _read(value, len(data[0]))
        labels, distances = self.truth(data)
        fault = wrong_label(data[0], given, labels, distances)
        return fault or wrong_plies(data[0], plies, labels, distances)

    def canonical(self, data: Input, value: Any) -> Any:
        """Return the answer; n plies or more, which no position needs, are all the same."""
        labels, plies = _read(value, len(data[0]))
        return labels, [min(distance, len(labels)) for distance in plies]

    def answer(self, data: Input) -> str:
        labels, distances = self.truth(data)
        known = zip(labels, distances, strict=True)
        words = ", ".join(Outcome(x).letter + (f" {d}" if d >= 0 else "") for x, d in known)
        text = f"({shown(labels)}, {shown(distances)})"
        return f"{text}, that is {words}" if len(labels) <= 12 else text

    def picture(self, data: Input, value: Any) -> Picture | None:
        moves = data[0]
        if len(moves) > _DRAWN:
            return None
        labels, distances = self.truth(data)
        given, plies = _read(value, len(moves))
        notes = [
            f"yours: {plies[u]}" if given[u] == labels[u] and plies[u] != distances[u] else None
            for u in range(len(moves))
        ]
        graph = GameGraph.from_moves(moves)
        return draw(graph, labels, distances=distances, answers=given, notes=notes)


class LongestMates(DistanceTask):
    """Task 12: where the winner needs longest, and where the loser holds out longest."""

    number = 12

    def part(self, data: Input) -> str:
        return "small"

    def fault(self, data: Input, value: Any) -> str:
        labels, distances = self.truth(data)
        for outcome, given in zip((WIN, LOSE), _read_mates(value), strict=True):
            fault = _wrong_mate(outcome, given, labels, distances)
            if fault:
                return fault
        return ""

    def canonical(self, data: Input, value: Any) -> Any:
        """Return the answer with each position replaced by what it truly is: any tie will do."""
        labels, distances = self.truth(data)
        known = dict(enumerate(zip(labels, distances, strict=True)))
        return [given and (known.get(given[0]), given[1]) for given in _read_mates(value)]

    def answer(self, data: Input) -> str:
        labels, distances = self.truth(data)
        pairs, words = [], []
        for outcome in (WIN, LOSE):
            plies, where = longest(outcome, labels, distances)
            pairs.append((where[0], plies) if where else None)
            ties = " or ".join(map(str, where[:3])) + (" or ..." if len(where) > 3 else "")
            if where:
                words.append(f"the longest {outcome.name} takes {_plies(plies)}, at {ties}")
            else:
                words.append(f"no position is {outcome.name}")
        return f"({pairs[0]}, {pairs[1]}): {'; '.join(words)}"

    def picture(self, data: Input, value: Any) -> Picture | None:
        moves = data[0]
        if len(moves) > _DRAWN:
            return None
        labels, distances = self.truth(data)
        rings: list[int] = []
        claims: dict[int, list[str]] = {}
        for outcome, given in zip((WIN, LOSE), _read_mates(value), strict=True):
            rings += longest(outcome, labels, distances)[1]
            if given is not None and _wrong_mate(outcome, given, labels, distances):
                claims.setdefault(given[0], []).append(f"{outcome.letter} {given[1]}")
        return draw(
            GameGraph.from_moves(moves),
            labels,
            distances=distances,
            highlight=rings,
            notes=[
                "yours: " + ", ".join(claims[u]) if u in claims else None for u in range(len(moves))
            ],
            title="Ringed: longest WIN and LOSE" if rings else None,
        )


def longest(outcome: Outcome, labels: list[int], distances: list[int]) -> tuple[int, list[int]]:
    """Return the largest distance of an outcome and all positions that have it.

    >>> longest(LOSE, [1, 0, 0], [1, 0, 0]), longest(WIN, [2], [-1])
    ((0, [1, 2]), (-1, []))
    """
    where = [u for u, label in enumerate(labels) if label == outcome]
    plies = max((distances[u] for u in where), default=-1)
    return plies, [u for u in where if distances[u] == plies]


def wrong_plies(moves: Moves, given: list[int], labels: list[int], distances: list[int]) -> str:
    """Return a sentence on the wrong distance that explains most, "" if all are right.

    >>> wrong_plies([[1, 2], [0], []], [3, 2, 0], [1, 0, 0], [1, 2, 0])
    'All labels are right. Position 0: you say 3 plies, but it is 1: it can move to 2, LOSE in 0.'
    """
    wrong = [u for u, distance in enumerate(given) if distance != distances[u]]
    if not wrong:
        return ""
    # The nearest to the end: what it rests on is right.
    u = min(wrong, key=lambda u: (labels[u] == DRAW, distances[u], u))
    say = f"All labels are right. Position {u}: you say {_plies(given[u])}"
    if labels[u] == DRAW:
        return f"{say}, but it is a DRAW: nobody forces an end to count to, so it has -1."
    if not moves[u]:
        return f"{say}, but play is over there: it has 0."
    # A successor on a best line is one ply nearer to the end.
    next_to = (v for v in moves[u] if labels[v] == 1 - labels[u])
    v = next(v for v in next_to if distances[v] == distances[u] - 1)
    if labels[u] == WIN:
        return f"{say}, but it is {distances[u]}: it can move to {v}, LOSE in {distances[v]}."
    holds = f"it holds out longest by moving to {v}, WIN in {distances[v]}"
    return f"{say}, but it is {distances[u]}: {holds}."


def _wrong_mate(
    outcome: Outcome, given: tuple[int, int] | None, labels: list[int], distances: list[int]
) -> str:
    """Return what is wrong with one half of an answer, "" if nothing is."""
    name = outcome.name
    plies, where = longest(outcome, labels, distances)
    if given is None:
        no = f"You say that there is no {name}, but position"
        return f"{no} {where[0]} is {name} in {plies}." if where else ""
    u, claimed = given
    if not where:
        return f"You name position {u}, but no position is {name}: that half is None."
    if not 0 <= u < len(labels):
        return f"You name position {u} as the longest {name}, and there is no such position."
    if labels[u] != outcome:
        true = "a DRAW" if distances[u] < 0 else f"{Outcome(labels[u]).name} in {distances[u]}"
        return f"You name position {u} as the longest {name}, but it is {true}."
    if claimed != distances[u]:
        return f"Position {u} is {name} in {distances[u]}, and you say {_plies(claimed)}."
    if claimed != plies:
        longer = f"position {where[0]} takes longer: {name} in {plies}"
        return f"Position {u} is {name} in {claimed}, as you say, but {longer}."
    return ""


def _read(value: Any, n: int) -> tuple[list[int], list[int]]:
    """Return (labels, distances) from an answer to task 6."""
    rows = value if isinstance(value, list) and len(value) == n != 2 else []
    if rows and all(isinstance(row, list) and len(row) == 2 for row in rows):
        need = "two lists, (labels, distances), not one pair for each position"
        raise MalformedError(f"the answer must be {need}: {shown(value)}")
    labels, plies = read_pair(value, "labels, distances")
    given = read_labels(labels, n)
    for u, distance in enumerate(read_list(plies, n, "distances", f"{n} positions")):
        if distance is None or isinstance(distance, float):
            need = "a whole number, and -1 for a DRAW"
            raise MalformedError(f"distance {u} must be {need}, not {described(distance)}")
        read_whole(distance, f"distance {u}")
    return given, plies


def _read_mates(value: Any) -> list[tuple[int, int] | None]:
    """Return the two halves of an answer to task 12."""
    halves = read_pair(value, "longest win, longest loss")
    found: list[tuple[int, int] | None] = []
    for half, what in zip(halves, ("win", "loss"), strict=True):
        if half is None:
            found.append(None)
            continue
        if not isinstance(half, list) or len(half) != 2:
            need = "a pair (position, plies) or None"
            raise MalformedError(f"the longest {what} must be {need}, not {described(half)}")
        u, plies = (read_whole(x, f"each number of the longest {what}") for x in half)
        found.append((u, plies))
    return found


def _plies(distance: int) -> str:
    return "1 ply" if distance == 1 else f"{distance} plies" if distance >= 0 else f"{distance}"
