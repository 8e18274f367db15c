"""The smallest game graph that an answer gets wrong, and which rule it breaks there.

Graphs are tried in order of size, fewest positions first and fewest moves among those, so
nothing smaller than the graph that is shown fails.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from html import escape
from operator import index as as_index
from typing import Any

from ...draw import Picture, draw
from ...generate import small_graphs
from ...graph import GameGraph
from ...oracle import by_rounds
from ...outcome import GameGraphError, Outcome, as_outcome, terminal_outcome
from ..exercises.explain import letters, wrong_distance, wrong_label
from ..running.values import count

Moves = list[list[int]]


def first_failure(
    answer: Callable[[Moves], Any],
    terminals: str = "normal",
    acyclic: bool = False,
    most: int = 3,
) -> Report:
    """Return a report on `answer`, tried on every game graph with up to `most` positions.

    `answer(moves)` returns the labels of all positions, or a pair (labels, distances). Each
    call gets lists of its own. The report shows itself in a notebook.

    Cost: one call for each graph; with cycles 530 graphs up to 3 positions, 66,066 up to 4.

    >>> first_failure(lambda moves: [0 if not row else 1 for row in moves])
    Not yet. The smallest game graph on which this goes wrong: moves = [[0]]
    Your labels: W. True labels: D.
    Position 0: you say WIN, but it has no move to a LOSE position; it is a DRAW.
    """
    terminal_outcome(terminals)
    tried = 0
    for graph in small_graphs(most, acyclic):
        tried += 1
        moves = [graph.moves(u) for u in range(graph.n)]
        try:
            given = answer(moves)
        except Exception as error:
            return Report(graph, terminals, raised=error)
        if given is None:
            return Report(graph, terminals)
        try:
            labels, distances = _read(given, graph.n)
        except GameGraphError as error:
            return Report(graph, terminals, malformed=str(error))
        report = Report(graph, terminals, labels, distances)
        if not report.right:
            return report
    return Report(None, terminals, tried=tried, most=most)


@dataclass(frozen=True)
class Report:
    """What came out: a graph on which the answer fails, or none."""

    graph: GameGraph | None
    terminals: str
    labels: list[Outcome] | None = None
    distances: list[int] | None = None
    raised: Exception | None = None
    malformed: str = ""
    tried: int = 0
    most: int = 0

    @cached_property
    def truth(self) -> tuple[list[Outcome], list[int]]:
        """The true labels and distances of the graph."""
        assert self.graph is not None
        return by_rounds(self.graph, self.terminals)

    @property
    def right(self) -> bool:
        """Whether nothing is wrong."""
        if self.graph is None:
            return True
        labels, distances = self.truth
        return self.labels == labels and self.distances in (None, distances)

    @property
    def moves(self) -> Moves | None:
        """The graph on which the answer fails, as lists of moves; None if there is none."""
        graph = self.graph
        return None if graph is None else [graph.moves(u) for u in range(graph.n)]

    def sentences(self) -> list[str]:
        """Return the report in words."""
        if self.graph is None:
            return [f"Right on all {self.tried:,} game graphs with up to {self.most} positions."]
        if self.raised is not None:
            kind = type(self.raised).__name__
            return [f"Not yet. On moves = {self.moves} it raised {kind}: {self.raised}"]
        if self.malformed:
            return [f"Not yet. On moves = {self.moves} {self.malformed}."]
        if self.labels is None:
            return ["Not attempted yet: it returns None. Write it, then run this cell again."]
        labels, distances = self.truth
        found = [
            f"Not yet. The smallest game graph on which this goes wrong: moves = {self.moves}",
            f"Your labels: {letters(self.labels)}. True labels: {letters(labels)}.",
        ]
        moves = self.moves
        assert moves is not None
        sentence = wrong_label(moves, self.labels, labels, distances, f"{self.terminals} play")
        if sentence:
            return [*found, sentence]
        assert self.distances is not None
        fault = wrong_distance(moves, self.distances, labels, distances)
        return [*found, f"All labels are right. {fault}"]

    def picture(self) -> Picture | None:
        """Return the graph with the true labels, and the given ones where they differ."""
        if self.graph is None or self.labels is None:
            return None
        labels, distances = self.truth
        shown = distances if self.distances is not None else None
        return draw(self.graph, labels, distances=shown, answers=self.labels)

    def __repr__(self) -> str:
        return "\n".join(self.sentences())

    def _repr_html_(self) -> str:
        picture = self.picture()
        words = "".join(f"<p>{escape(sentence)}</p>" for sentence in self.sentences())
        return words + (picture.html() if picture is not None else "")


def _read(given: Any, n: int) -> tuple[list[Outcome], list[int] | None]:
    """Return (labels, distances or None) from what an answer returned."""
    distances = None
    if isinstance(given, tuple) and len(given) == 2 and all(hasattr(x, "__len__") for x in given):
        given, plies = given
        distances = [_whole(d, u) for u, d in enumerate(_sized(plies, n, "distances"))]
    labels = [
        as_outcome(label, f"label {u} of the answer")
        for u, label in enumerate(_sized(given, n, "labels"))
    ]
    return labels, distances


def _sized(values: Any, n: int, what: str) -> list[Any]:
    if not hasattr(values, "__len__") or isinstance(values, str | dict):
        raise GameGraphError(f"the answer must be a list of {n} {what}, not {values!r}")
    if len(values) != n:
        raise GameGraphError(f"the answer has {len(values)} {what} for {count(n)}")
    return list(values)


def _whole(value: Any, u: int) -> int:
    try:
        return as_index(value)
    except TypeError:
        raise GameGraphError(
            f"distance {u} of the answer must be an integer, not {value!r}"
        ) from None
