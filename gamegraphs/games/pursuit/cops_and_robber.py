"""Cops and robber: one robber on a graph, hunted by one or more cops.

The cops move first, then in turn robber and cops; each of them walks along an edge or stays.
As soon as a cop and the robber share a vertex the robber is caught, whoever moved there.
With one cop that is the game of Nowakowski and Winkler, and of Quilliot.
Source: R. Nowakowski, P. Winkler, Vertex-to-vertex pursuit in a graph, Discrete Mathematics 43
(1983) 235-239. Several cops: M. Aigner, M. Fromme, A game of cops and robbers, Discrete
Applied Mathematics 8 (1984) 1-12.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from itertools import product
from math import cos, pi, sin
from typing import Any, NamedTuple

from ...outcome import LOSE, WIN, GameGraphError, Outcome
from ...validate import as_pair, shown
from ..board import Board

Vertex = Hashable
_NAMED = 4  # characters of a name that fits on a vertex
_LISTED = 24  # edges that are listed in words


class Pursuit(NamedTuple):
    """Where the cops and the robber stand, and who moves: "cops" or "robber"."""

    cops: tuple[Vertex, ...]
    robber: Vertex
    turn: str


class CopsAndRobber:
    """The game on an undirected networkx graph.

    Parameters
    ----------
    graph : a networkx graph; parallel edges count once, a self-loop is the same as staying
    cop : the vertex where the cop starts, or a tuple or list of vertices for several cops
    robber : the vertex where the robber starts
    places : for each vertex its (x, y) in pictures, such as a layout of networkx; by default
        vertices that are pairs of integers are rows and columns, others stand in a circle

    Raises GameGraphError for a directed graph and for a vertex that the graph does not have.
    There are at most 2 V^(k+1) positions with k cops on V vertices.

    >>> import networkx
    >>> game = CopsAndRobber(networkx.path_graph(3), 0, 2)
    >>> game.moves(game.start)[1]
    Pursuit(cops=(1,), robber=2, turn='robber')
    """

    def __init__(
        self,
        graph: Any,
        cop: Any,
        robber: Vertex,
        places: Mapping[Any, Sequence[float]] | None = None,
    ) -> None:
        self.steps = {v: list({v: None, **row}) for v, row in adjacency(graph).items()}
        cops = (cop,) if self._is_vertex(cop) or not isinstance(cop, tuple | list) else tuple(cop)
        if not cops:
            raise GameGraphError("there must be at least one cop")
        for name, vertex in (*(("cop", c) for c in cops), ("robber", robber)):
            if not self._is_vertex(vertex):
                raise GameGraphError(f"{name} is {vertex!r}, which is no vertex of the graph")
        self.start = Pursuit(cops, robber, "cops")
        if places is not None:
            _points(list(self.steps), places)
        self._places = places

    def moves(self, position: Pursuit) -> list[Pursuit]:
        """Return the positions after each move; several cops move all at once."""
        cops, robber, turn = position
        if turn == "robber":
            return [Pursuit(cops, vertex, "cops") for vertex in self.steps[robber]]
        together = product(*(self.steps[cop] for cop in cops))
        return [Pursuit(vertices, robber, "robber") for vertices in together]

    def verdict(self, position: Pursuit) -> Outcome | None:
        """Return who has won where the robber is caught, None where play goes on."""
        if position.robber not in position.cops:
            return None
        return WIN if position.turn == "cops" else LOSE

    def board(self, position: Pursuit) -> Board:
        """Return the position to look at: C for the cops, R for the robber."""
        cops, robber, turn = position
        number = {v: i for i, v in enumerate(self.steps)}
        there: dict[int, list[str]] = {}
        for vertex, letter in (*((cop, "C") for cop in cops), (robber, "R")):
            there.setdefault(number[vertex], []).append(letter)
        edges = [(u, v) for u, row in self.steps.items() for v in row if number[u] < number[v]]
        mover = "the robber" if turn == "robber" else "the cop" if len(cops) == 1 else "the cops"
        ends = robber in cops
        are = "cop is" if len(cops) == 1 else "cops are"
        words = f"The {are} at {', '.join(map(str, cops))}, the robber is at {robber}; "
        words += "the robber is caught. " if ends else f"{mover} to move. "
        words += f"The graph has {_count(len(number), 'vertex', 'vertices')} and "
        words += _count(len(edges), "edge", "edges")
        names = [str(v) for v in number]
        named = max(map(len, names)) <= _NAMED
        if named and 0 < len(edges) <= _LISTED:
            words += ": " + ", ".join(f"{u}-{v}" for u, v in edges)
        return Board(
            positioned(number, self._places),
            {place: tuple(letters) for place, letters in there.items()},
            f"{words}.",
            joined=[(number[u], number[v]) for u, v in edges],
            marks=dict(enumerate(names)) if named else {},
            sides="CR",
            caption="the robber is caught" if ends else f"{mover} to move",
        )

    def _is_vertex(self, value: Any) -> bool:
        try:
            return value in self.steps
        except TypeError:  # a list is not hashable
            return False


def _count(number: int, one: str, many: str) -> str:
    return f"{number} {one if number == 1 else many}"


def adjacency(graph: Any) -> dict[Any, Mapping[Any, Any]]:
    """Return the neighbours of every vertex of an undirected networkx graph."""
    if not hasattr(graph, "adjacency") or not hasattr(graph, "is_directed"):
        raise GameGraphError(f"graph must be a networkx graph, not {graph!r}")
    if graph.is_directed():
        raise GameGraphError(
            "cops and robber is played on an undirected graph; graph.to_undirected() makes one"
        )
    return dict(graph.adjacency())


def positioned(
    vertices: Iterable[Any], places: Mapping[Any, Sequence[float]] | None
) -> list[tuple[float, float]]:
    """Return where to draw each vertex, neighbours on the picture at least one unit apart."""
    names = list(vertices)
    if places is not None:
        return _apart(_points(names, places))
    if all(isinstance(v, tuple) and [type(part) for part in v] == [int, int] for v in names):
        return [(float(column), float(row)) for row, column in names]
    n = len(names)
    radius = 0.0 if n == 1 else 0.5 / sin(pi / n)
    return [(radius * sin(2 * pi * i / n), -radius * cos(2 * pi * i / n)) for i in range(n)]


def _points(names: list[Any], places: Mapping[Any, Sequence[float]]) -> list[tuple[float, float]]:
    """Return the (x, y) that places gives to each vertex."""
    if not isinstance(places, Mapping):
        raise GameGraphError(f"places must give (x, y) for each vertex, not {shown(places)}")
    points = []
    for v in names:
        if v not in places:
            raise GameGraphError(f"places has no entry for vertex {v!r}")
        x, y = as_pair(places[v], f"places[{v!r}]", "numbers")
        try:
            points.append((float(x), float(y)))
        except (TypeError, ValueError):
            raise GameGraphError(
                f"places[{v!r}] must hold two numbers, not {places[v]!r}"
            ) from None
    return points


def _apart(points: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """Return the points, all scaled so that the closest two are one unit apart."""
    gaps = [
        max(abs(x - other_x), abs(y - other_y))
        for i, (x, y) in enumerate(points)
        for other_x, other_y in points[:i]
    ]
    least = min(gaps, default=1.0) or 1.0
    return [(x / least, y / least) for x, y in points]
