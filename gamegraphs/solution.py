"""Solution: the outcome of every position, the distance to the end, and what to play."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from functools import cached_property
from html import escape
from typing import Any

from .arrays import IntArray
from .graph import Graph, as_graph
from .outcome import DRAW, LOSE, WIN, GameGraphError, Outcome, Verdicts, terminal_outcome
from .validate import as_list, shown

_SHOWN = 12
_PART = 1 << 20

# What the successor of a best move is labelled, for the label of the position.
_ANSWER = {int(WIN): LOSE, int(LOSE): WIN, int(DRAW): DRAW}


class Line(list[Any]):
    """The names of the positions of a play, in order.

    `cycle_start` is None where the play ends. Where it goes on for ever it is the index to
    which the play returns after the last position.

    >>> Line(["a", "b", "c"], cycle_start=1)
    a -> [b -> c -> ...]
    """

    def __init__(self, names: list[Any], cycle_start: int | None = None) -> None:
        super().__init__(as_list(names, "names", "positions"))
        self.cycle_start = cycle_start

    @property
    def cycle(self) -> list[Any]:
        """The positions that repeat for ever, [] where the play ends."""
        return [] if self.cycle_start is None else list(self[self.cycle_start :])

    def __repr__(self) -> str:
        shown = [str(name) for name in self]
        if self.cycle_start is None:
            if len(shown) > 2 * _SHOWN:
                skipped = f"({len(shown) - 2 * _SHOWN} more)"
                shown = [*shown[:_SHOWN], skipped, *shown[-_SHOWN:]]
            return " -> ".join(shown)
        loop = " -> ".join(shown[self.cycle_start :])
        return " -> ".join([*shown[: self.cycle_start], f"[{loop} -> ...]"])


class Solution:
    """What `solve` found out about a graph.

    Attributes
    ----------
    graph : the graph that was solved: a GameGraph, or an ImplicitGraph
    labels : uint8, shape (n,): 0 LOSE, 1 WIN, 2 DRAW
    distances : int32, shape (n,), in plies, -1 for DRAW; None if they were not asked for
    method : the algorithm that found them
    terminals : "normal" or "misere"
    verdicts : {name: Outcome} where play stopped because the rules say so; read-only

    >>> from gamegraphs import GameGraph, solve
    >>> s = solve(GameGraph.from_moves([[1, 2], [3], [1, 4], [], [2]]))
    >>> s.outcome(1), s.distance(1), s.best_move(1), s.line(0)
    (<Outcome.WIN: 1>, 1, 3, 0 -> [2 -> 4 -> ...])
    """

    def __init__(
        self,
        graph: Graph,
        labels: IntArray,
        distances: IntArray | None = None,
        *,
        method: str = "given",
        terminals: str = "normal",
        verdicts: Mapping[Any, Outcome] | None = None,
    ) -> None:
        """Keep labels and distances that were found elsewhere; `verify` tells if they are right."""
        if not hasattr(graph, "resolve_verdicts"):
            as_graph(graph)  # tells what it is, and how to make one
        for what, values in (("labels", labels), ("distances", distances)):
            if not hasattr(values, "__len__") and (values is not None or what == "labels"):
                raise GameGraphError(
                    f"{what} must be integers, one a position, not {shown(values)}"
                )
            if values is not None and len(values) != graph.n:
                raise GameGraphError(f"{len(values)} {what} for {graph.n} positions")
        terminal_outcome(terminals)  # refuses an unknown convention
        self.graph = graph
        self.labels: Any = labels
        self.distances: Any = distances
        self.method = method
        self.terminals = terminals
        self.fixed = graph.resolve_verdicts(verdicts)

    @cached_property
    def verdicts(self) -> Mapping[Any, Outcome]:
        """{name: Outcome} where play stopped because the rules say so; read-only."""
        names, fixed = self.graph.names, self.fixed
        if isinstance(names, range):  # then the names are the numbers
            return Verdicts(fixed) if isinstance(fixed, dict) else fixed
        return Verdicts({names[u]: outcome for u, outcome in fixed.items()})

    def outcome(self, name: Hashable) -> Outcome:
        """Return WIN, LOSE or DRAW for the player to move at this position."""
        return Outcome(int(self.labels[self.graph.index(name)]))

    def distance(self, name: Hashable) -> int:
        """Return the plies to the end under best play, -1 for a draw."""
        u = self.graph.index(name)
        return int(self._distances()[u])

    def best_move(self, name: Hashable) -> Any:
        """Return the name of the best successor, None where play is over.

        WIN: the fastest win. LOSE: the slowest loss. DRAW: a move that keeps the draw. The
        first in the order of the moves where several are best. GameGraphError if no successor
        fits the label, which means that the solution is wrong. Cost: O(moves of the position).
        """
        v = self._best(self.graph.index(name))
        return None if v is None else self.graph.names[v]

    def line(self, name: Hashable) -> Line:
        """Return the play from this position in which both sides choose `best_move`.

        A draw that goes on for ever is followed until it repeats; see `Line.cycle_start`.
        """
        u: int | None = self.graph.index(name)
        seen: dict[int, int] = {}
        while u is not None and u not in seen:
            seen[u] = len(seen)
            u = self._best(u)
        names = [self.graph.names[v] for v in seen]
        return Line(names, cycle_start=None if u is None else seen[u])

    def counts(self) -> dict[Outcome, int]:
        """Return how many positions have each outcome."""
        is_flat = getattr(self.labels, "itemsize", 0) == 1 and self.graph.n > 0
        counts = {WIN: 0, LOSE: 0, DRAW: 0}
        for first in range(0, self.graph.n, _PART):
            part = self.labels[first : first + _PART]
            labels = bytes(memoryview(part)) if is_flat else list(part)
            for outcome in counts:
                counts[outcome] += labels.count(outcome)
        return counts

    def longest_win(self) -> tuple[Any, int] | None:
        """Return (name, plies) of the WIN furthest from its end, None if there is no WIN."""
        return self._longest(WIN)

    def longest_loss(self) -> tuple[Any, int] | None:
        """Return (name, plies) of the LOSE furthest from its end, None if there is no LOSE."""
        return self._longest(LOSE)

    def is_over(self, name: Hashable) -> bool:
        """Return whether play stops at this position: no moves, or a verdict."""
        return self._is_over(self.graph.index(name))

    # Below, positions are numbers.

    def _distances(self) -> Any:
        if self.distances is None:
            raise GameGraphError("this solution has no distances; solve with distances=True")
        return self.distances

    def _is_over(self, u: int) -> bool:
        return u in self.fixed or self.graph.is_terminal(u)

    def _best(self, u: int) -> int | None:
        if self._is_over(u):
            return None
        label = int(self.labels[u])
        wanted = _ANSWER.get(label)
        fitting = [v for v in self.graph.moves(u) if self.labels[v] == wanted]
        if wanted is None or not fitting:
            problem = "that is no outcome" if wanted is None else f"no successor is {wanted.name}"
            raise GameGraphError(
                f"position {self.graph.names[u]!r} is labelled {_name(label)}, but {problem}"
            )
        if label == DRAW:
            return fitting[0]
        distances = self._distances()
        pick = min if label == WIN else max
        return pick(fitting, key=lambda v: int(distances[v]))

    def _longest(self, outcome: Outcome) -> tuple[Any, int] | None:
        distances = self._distances()
        if hasattr(distances, "dtype") and hasattr(self.labels, "dtype") and self.graph.n:
            u = longest = -1
            for first in range(0, self.graph.n, _PART):  # in parts: few bytes beside the arrays
                part = slice(first, first + _PART)
                is_it = self.labels[part] == outcome
                plies = distances[part] * is_it - ~is_it
                at = int(plies.argmax())
                if int(plies[at]) > longest:
                    u, longest = first + at, int(plies[at])
        else:
            pairs = enumerate(zip(self.labels, distances, strict=True))
            found = [(-d, u) for u, (label, d) in pairs if label == outcome]
            longest, u = (-min(found)[0], min(found)[1]) if found else (-1, -1)
        return (self.graph.names[u], longest) if longest >= 0 else None

    def __repr__(self) -> str:
        n = self.graph.n
        if n <= _SHOWN:
            names = self.graph.names
            pairs = zip(names, self.labels, strict=True)
            return "Solution(" + ", ".join(f"{x}: {_name(y)}" for x, y in pairs) + ")"
        counts = ", ".join(f"{count} {which.name}" for which, count in self.counts().items())
        return f"Solution({n} positions: {counts}; method={self.method!r})"

    def _repr_html_(self) -> str:
        """Return a table for notebooks: the counts, and every position of a small graph."""
        counts = self.counts()
        head = ", ".join(f"{count} {which.name}" for which, count in counts.items())
        parts = [f"<p>{self.graph.n} positions: {head}. Method: {escape(self.method)}.</p>"]
        if self.graph.n <= 2 * _SHOWN:
            rows = "".join(self._row(u) for u in range(self.graph.n))
            titles = "".join(
                f'<th scope="col">{title}</th>'
                for title in ("position", "outcome", "plies", "best move")
            )
            parts.append(f"<table><thead><tr>{titles}</tr></thead><tbody>{rows}</tbody></table>")
        return "".join(parts)

    def _row(self, u: int) -> str:
        plies = "" if self.distances is None else str(int(self.distances[u]))
        try:
            v = self._best(u)
        except GameGraphError:  # no distances, or labels that do not fit each other
            v = None
        move = "" if v is None else str(self.graph.names[v])
        cells = (str(self.graph.names[u]), _name(self.labels[u]), plies, move)
        return "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in cells) + "</tr>"


def _name(label: int) -> str:
    """Return the name of an outcome, and the number itself where a wrong solution has another."""
    return Outcome(int(label)).name if label in (0, 1, 2) else str(label)
