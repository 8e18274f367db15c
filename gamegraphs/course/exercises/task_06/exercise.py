"""Exercise 6: labels, and plies to the end when the winner hurries and the loser delays."""

from __future__ import annotations

from typing import Any

from ....draw import Picture, draw
from ....graph import GameGraph
from ....outcome import Outcome
from ...running.values import (
    MalformedError,
    described,
    read_labels,
    read_list,
    read_pair,
    read_whole,
    shown,
)
from ..base import Input
from ..distance_inputs import DistanceExercise
from ..label_answers import graph_parts
from ..section import LABEL_SECTIONS, Section, sections_for
from ..text_form import end_after, numbers_at, numbers_line
from ..wrong_label import wrong_distance, wrong_label
from .patterns import PATTERNS

_DRAWN = 24


class LabelWithDistances(DistanceExercise):
    """Labels and distances of all positions."""

    by_position = True
    number = 6
    title = "Win fast, lose slowly"
    level = "intermediate"
    function = "label_with_distances"
    signature = "label_with_distances(moves: list[list[int]]) -> tuple[list[int], list[int]]"
    limit = "up to 10^6 positions, cycles allowed; O(n + m)"
    notebook = "06-distances-and-strategies"
    sections = sections_for(
        Section(notebook, "5. Why the wave needs neither min nor max"),
        LABEL_SECTIONS,
        distance=Section(notebook, "3. Nine positions with their numbers"),
    )
    patterns = PATTERNS
    parts = graph_parts(2, 3, 2, 1)
    hints = (
        "The wave reaches positions in an order. What does that order mean?",
        "The winner takes the shortest way, the loser the longest: WIN is 1 + the smallest "
        "distance of a LOSE successor, LOSE is 1 + the largest of any successor.",
        "With a first-in first-out queue positions leave it in order of distance. So the "
        "first LOSE successor found is the nearest, and the move that brings the counter "
        "to 0 is the longest.",
        "distance[u] = distance[v] + 1 at the moment u gets its label from v, in both "
        "cases. Terminals have 0, what is left over -1. A stack instead of the queue breaks "
        "it.",
    )
    prints = "for each position a line: label and distance"

    def fault(self, data: Input, value: Any) -> str:
        given, plies = _read(value, len(data[0]))
        labels, distances = self.truth(data)
        fault = wrong_label(data[0], given, labels, distances)
        if fault:
            return fault
        fault = wrong_distance(data[0], plies, labels, distances)
        return fault and f"All labels are right. {fault}"

    def canonical(self, data: Input, value: Any) -> Any:
        """Return the answer; n plies or more, which no position needs, are all the same."""
        labels, plies = _read(value, len(data[0]))
        return labels, [min(distance, len(labels)) for distance in plies]

    def answer(self, data: Input) -> str:
        labels, distances = self.truth(data)
        known = zip(labels, distances, strict=True)
        words = ", ".join(Outcome(x).letter + (f" {d}" if d >= 0 else "") for x, d in known)
        text = f"({shown(labels)}, {shown(distances)})"
        return f"{text}, that is {words}" if 1 < len(labels) <= 12 else text

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

    def right_output(self, data: Input) -> str:
        return "\n".join(map(numbers_line, zip(*self.truth(data), strict=True)))

    def read_output(self, data: Input, lines: list[str]) -> Any:
        n = len(data[0])
        pairs = [numbers_at(lines, u, 2, "numbers, a label and a distance") for u in range(n)]
        end_after(lines, n)
        return [[label for label, _ in pairs], [distance for _, distance in pairs]]


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


EXERCISE = LabelWithDistances()
