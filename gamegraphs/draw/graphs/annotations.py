"""What is to be shown on each position: read from what the caller gave, and said in words."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from ...graph import GameGraph
from ...outcome import GameGraphError, Outcome, as_outcome
from ...solution import Solution
from ...text import listing
from ..shapes import LOOKS, PLAIN, Look, one_line

Values = Sequence[Outcome | int | None] | None
_T = TypeVar("_T")


@dataclass(frozen=True)
class Annotations:
    """For each position its look, distance and counter, an answer that differs, and a note."""

    looks: list[Look]
    distances: list[int | None]
    counters: list[int | None]
    answers: list[Outcome | None]
    notes: list[str | None]
    highlight: set[int]
    moves: set[tuple[int, int]]

    def status(self, u: int) -> str:
        """Return the second line on a position, for instance "W 3"."""
        distance = self.distances[u]
        return self.looks[u].letter + ("" if distance is None else f" {distance}")

    def in_words(self, graph: GameGraph) -> str:
        """Return everything that is to be seen, position after position."""
        if not graph.n:
            return "It is empty."
        return " ".join(self._sentence(graph, u) for u in range(graph.n))

    def _sentence(self, graph: GameGraph, u: int) -> str:
        parts = []
        look, distance = self.looks[u], self.distances[u]
        if look.word:
            parts.append(look.word + ("" if distance is None else f" in {distance}"))
        answer = self.answers[u]
        if answer is not None:
            parts.append(f"your answer {answer.name}")
        note = self.notes[u]
        if note is not None:
            parts.append(note)
        if self.counters[u] is not None:
            parts.append(f"{self.counters[u]} open")
        targets = [one_line(graph.names[v]) for v in graph.moves(u)]
        parts.append(f"moves to {listing(targets)}" if targets else "no moves")
        if u in self.highlight:
            parts.append("highlighted")
        marked = [v for v in dict.fromkeys(graph.moves(u)) if (u, v) in self.moves]
        thick = [one_line(graph.names[v]) for v in marked]
        if thick:
            parts.append(f"move to {listing(thick)} marked")
        return f"{one_line(graph.names[u])}: {', '.join(parts)}."


def read_annotations(
    graph: GameGraph,
    labels: Solution | Values,
    distances: Sequence[int | None] | None,
    counters: Sequence[int | None] | None,
    highlight: Iterable[Hashable],
    moves: Iterable[tuple[Hashable, Hashable]],
    answers: Values,
    notes: Sequence[str | None] | None = None,
) -> Annotations:
    """Return what `draw` was given, checked and by position number."""
    if isinstance(labels, Solution):
        if distances is None and labels.distances is not None:
            distances = [int(d) for d in labels.distances]
        labels = [Outcome(int(label)) for label in labels.labels]
    known = _outcomes(graph, labels, "labels")
    given = _outcomes(graph, answers, "answers")
    differs = [a if a != b else None for a, b in zip(given, known, strict=True)]
    pairs = {(graph.index(u), graph.index(v)) for u, v in moves}
    for u, v in sorted(pairs):
        if v not in graph.moves(u):
            raise GameGraphError(f"there is no move from {graph.names[u]!r} to {graph.names[v]!r}")
    plies = _per_position(graph, distances, "distances")
    open_moves = _per_position(graph, counters, "counters")
    texts = _per_position(graph, notes, "notes")
    return Annotations(
        [PLAIN if labels is None else LOOKS[label] for label in known],
        [None if d is None or d < 0 else int(d) for d in plies],
        [None if c is None else int(c) for c in open_moves],
        differs,
        [one_line(note) or None if note else None for note in texts],
        {graph.index(name) for name in highlight},
        pairs,
    )


def _outcomes(graph: GameGraph, values: Values, what: str) -> list[Outcome | None]:
    return [
        None if value is None else as_outcome(value, f"{what}[{u}]")
        for u, value in enumerate(_per_position(graph, values, what))
    ]


def _per_position(
    graph: GameGraph, values: Sequence[_T | None] | None, what: str
) -> Sequence[_T | None]:
    if values is None:
        return [None] * graph.n
    if len(values) != graph.n:
        raise GameGraphError(f"{len(values)} {what} for {graph.n} positions")
    return values
