"""What is to be shown on each position: read from what the caller gave, and said in words."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence, Set
from dataclasses import dataclass
from operator import index as as_index
from typing import Any

from ...graph import GameGraph, as_graph
from ...outcome import GameGraphError, Outcome, as_outcome
from ...solution import Solution
from ...text import listing
from ...validate import as_list, as_pair, shown
from ..shapes import LOOKS, PLAIN, Look, one_line

Values = Sequence[Outcome | int | None] | None


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
    graph = as_graph(graph)
    outcomes: Any = labels
    if isinstance(labels, Solution):
        distances = labels.distances if distances is None else distances
        outcomes = labels.labels
    known = _outcomes(graph, outcomes, "labels")
    given = _outcomes(graph, answers, "answers")
    differs = [a if a != b else None for a, b in zip(given, known, strict=True)]
    ends = [
        as_pair(move, f"moves[{i}]", "names of positions")
        for i, move in enumerate(as_list(moves, "moves", "pairs of names"))
    ]
    pairs = {(graph.index(u), graph.index(v)) for u, v in ends}
    for u, v in sorted(pairs):
        if v not in graph.moves(u):
            raise GameGraphError(f"there is no move from {graph.names[u]!r} to {graph.names[v]!r}")
    plies = whole_numbers(per_position(graph, distances, "distances"), "distances")
    texts = per_position(graph, notes, "notes")
    return Annotations(
        [PLAIN if labels is None else LOOKS[label] for label in known],
        [None if d is None or d < 0 else d for d in plies],
        whole_numbers(per_position(graph, counters, "counters"), "counters"),
        differs,
        [one_line(note) or None if note else None for note in texts],
        {graph.index(name) for name in as_list(highlight, "highlight", "names of positions")},
        pairs,
    )


def _outcomes(graph: GameGraph, values: Values, what: str) -> list[Outcome | None]:
    return [
        None if value is None else as_outcome(value, f"{what}[{u}]")
        for u, value in enumerate(per_position(graph, values, what))
    ]


def whole_numbers(values: Sequence[Any], what: str) -> list[int | None]:
    """Return the values, each an integer or None."""
    found: list[int | None] = []
    for u, value in enumerate(values):
        try:
            found.append(None if value is None else as_index(value))
        except TypeError:
            raise GameGraphError(f"{what}[{u}] must be an integer or None, not {value!r}") from None
    return found


def per_position(graph: GameGraph, values: Any, what: str) -> list[Any]:
    """Return values that are one a position; all are None where `values` is."""
    if values is None:
        return [None] * graph.n
    entries = as_sequence(values, what)
    if len(entries) != graph.n:
        raise GameGraphError(f"{len(entries)} {what} for {graph.n} positions")
    return entries


def as_sequence(values: Any, what: str) -> list[Any]:
    """Return the entries of a sequence; sets and dicts have no order to go by."""
    if not hasattr(values, "__len__") or isinstance(values, Mapping | Set):
        raise GameGraphError(f"{what} must be a sequence, one a position, not {shown(values)}")
    return list(values)
