"""The smallest game graph that an answer gets wrong, and which rule it breaks there.

Graphs are tried in order of size, fewest positions first and fewest moves among those, so
nothing smaller than the graph that is shown fails.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from html import escape
from operator import index as as_index
from typing import Any

from ..draw import Picture, draw
from ..generate import small_graphs
from ..graph import GameGraph
from ..oracle import by_rounds
from ..outcome import DRAW, LOSE, WIN, GameGraphError, Outcome, as_outcome, terminal_outcome

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
    Position 0: you say WIN, but it has no move to a LOSE position.
    """
    terminal_outcome(terminals)
    count = 0
    for graph in small_graphs(most, acyclic):
        count += 1
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
    return Report(None, terminals, tried=count, most=most)


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
            f"Your labels: {_letters(self.labels)}. True labels: {_letters(labels)}.",
        ]
        wrong = [u for u in range(self.graph.n) if self.labels[u] != labels[u]]
        if wrong:
            # A position that decides itself explains more than one that only follows another.
            u = min(wrong, key=lambda u: (labels[u] == DRAW, distances[u]))
            return [*found, f"Position {u}: you say {self.labels[u].name}, {self._why(u)}."]
        assert self.distances is not None
        u = next(u for u in range(self.graph.n) if self.distances[u] != distances[u])
        plies = f"you say {_plies(self.distances[u])}, but it is {distances[u]}"
        return [*found, f"All labels are right. Position {u}: {plies}, {self._why_so_far(u)}."]

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

    def _why(self, u: int) -> str:
        """Say why the given label of u is wrong, by the rule that settles it."""
        assert self.graph is not None
        labels, distances = self.truth
        successors = self.graph.moves(u)
        if not successors:
            return f"but it has no moves, and in {self.terminals} play that is {labels[u].name}"
        losing = [v for v in successors if labels[v] == LOSE]
        drawing = [v for v in successors if labels[v] == DRAW]
        if losing:
            v = min(losing, key=lambda v: distances[v])
            return f"but it is WIN: it can move to {v}, which is LOSE"
        if not drawing:
            return "but it is LOSE: every move leads to a WIN position"
        assert self.labels is not None
        if self.labels[u] == WIN:
            return "but it has no move to a LOSE position"
        return f"but it is a DRAW: it can move to {drawing[0]}, and nobody can force an end there"

    def _why_so_far(self, u: int) -> str:
        assert self.graph is not None
        labels, _ = self.truth
        if labels[u] == DRAW:
            return "because a draw has no end to count to"
        if self.graph.is_terminal(u):
            return "because play is over there"
        if labels[u] == WIN:
            return "1 more than its soonest LOSE successor"
        return "1 more than its latest successor"


def _letters(labels: Sequence[Outcome]) -> str:
    return " ".join(label.letter for label in labels)


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
        raise GameGraphError(f"the answer has {len(values)} {what} for {_count(n)}")
    return list(values)


def _whole(value: Any, u: int) -> int:
    try:
        return as_index(value)
    except TypeError:
        raise GameGraphError(
            f"distance {u} of the answer must be an integer, not {value!r}"
        ) from None


def _plies(distance: int) -> str:
    return "1 ply" if distance == 1 else f"{distance} plies"


def _count(n: int) -> str:
    return "1 position" if n == 1 else f"{n} positions"
