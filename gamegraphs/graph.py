"""Game graphs: positions 0..n-1 and their moves, in two flat arrays.

The moves of position u are `targets[offsets[u]:offsets[u + 1]]`, in the order they were
given. Parallel moves and self-loops are moves like any other. A position is a number; names,
where a graph has them, are kept beside the arrays.
"""

from __future__ import annotations

from array import array
from bisect import bisect_right
from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from itertools import chain
from typing import TYPE_CHECKING, Any, Protocol

from .arrays import (
    IntArray,
    bounds,
    code_for,
    compact,
    flat_rows,
    group_by,
    is_rising,
    offsets_of,
    take,
)
from .outcome import GameGraphError, Outcome, UnknownPositionError, Verdicts, as_outcome
from .textformat import read_file, read_text, write_file, write_text
from .validate import (
    as_count,
    as_position,
    check_offsets,
    check_range,
    integers,
    narrow,
    positions,
    refuse_moves,
    shown,
)

if TYPE_CHECKING:
    from os import PathLike

    from .textformat import Source


class Graph(Protocol):
    """What a solution asks of its graph: a GameGraph, or one whose moves are never stored.

    Positions are numbers here; `names` and `index` translate.
    """

    @property
    def n(self) -> int: ...
    @property
    def names(self) -> Sequence[Any]: ...
    @property
    def verdicts(self) -> Mapping[Any, Outcome]: ...
    def moves(self, u: int, /) -> list[int]: ...
    def predecessors(self, v: int, /) -> list[int]: ...
    def is_terminal(self, u: int, /) -> bool: ...
    def index(self, name: Any, /) -> int: ...
    def resolve_verdicts(
        self, verdicts: Mapping[Any, Outcome] | None = None, /
    ) -> Mapping[int, Outcome]: ...


class NumberedNames(Protocol):
    """Names that know their numbers: a sequence, and a lookup from name to number beside it."""

    @property
    def numbers(self) -> Numbers: ...
    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[Hashable]: ...
    def __getitem__(self, u: Any) -> Any: ...


class Numbers(Protocol):
    """Numbers by name; KeyError or TypeError where there is none."""

    def __getitem__(self, name: Any, /) -> int: ...


def _listed(names: Any, what: str) -> tuple[Hashable, ...]:
    if not hasattr(names, "__iter__"):
        raise GameGraphError(f"{what} must be a sequence, one a position, not {shown(names)}")
    return tuple(names)


def as_graph(value: Any, argument: str = "graph") -> GameGraph:
    """Return `value` if it is a GameGraph; the error says what it is, and how to make one.

    >>> as_graph([[1], []])
    Traceback (most recent call last):
        ...
    gamegraphs.outcome.GameGraphError: graph must be a GameGraph, not the list [[1], []]; make one
    with GameGraph.from_moves([[1], []])
    """
    if isinstance(value, GameGraph):
        return value
    how = "GameGraph.from_moves([[1], []])"
    if isinstance(value, list | tuple) and len(repr(value)) <= 60:
        how = f"GameGraph.from_moves({value!r})"
    elif hasattr(value, "is_directed"):
        how = f"GameGraph.from_networkx({argument}), or of lists with GameGraph.from_moves(moves)"
    elif hasattr(value, "moves") and hasattr(value, "start"):
        how = f"gamegraphs.explore({argument}), or of lists with GameGraph.from_moves(moves)"
    elif isinstance(getattr(value, "graph", None), GameGraph):
        how = f"{argument}.graph, or of lists with GameGraph.from_moves(moves)"
    elif isinstance(value, str | bytes):
        how = "GameGraph.read(path), or of lists with GameGraph.from_moves(moves)"
    raise GameGraphError(f"{argument} must be a GameGraph, not {shown(value)}; make one with {how}")


class GameGraph:
    """A directed graph of positions; the moves of a position lead to its successors.

    Build one with `from_moves`, `from_edges`, `from_arrays`, `from_networkx`, `read`, or from
    rules with `gamegraphs.explore`. Methods take and return position numbers; `names` and
    `index` translate. A graph is not changed after it has been built.

    Attributes
    ----------
    n, m : number of positions, number of moves
    offsets : int32, shape (n + 1,); int64 if m does not fit
    targets : int32, shape (m,)
    names : the names of the positions in order, `range(n)` if they have none
    verdicts : {name: Outcome}, where play stops by the rules of the game; read-only

    >>> g = GameGraph.from_moves([[1, 2], [3], [1, 4], [], [2]])
    >>> g, g.moves(2), g.predecessors(2), g.find_cycle()
    (GameGraph(n=5, m=6), [1, 4], [0, 4], [2, 4])
    """

    def _keep(self, offsets: IntArray, targets: IntArray) -> None:
        """Take arrays that have been checked."""
        self.offsets = offsets
        self.targets = targets
        self.n = len(offsets) - 1
        self.m = len(targets)
        self._numbers: Numbers | None = None
        self.names: Sequence[Any] = range(self.n)
        self._reverse: tuple[IntArray, IntArray] | None = None
        self._fixed: dict[int, Outcome] = {}
        self._verdicts: Verdicts | None = None

    def __init__(
        self,
        offsets: IntArray,
        targets: IntArray | None = None,
        *,
        names: Sequence[Hashable] | None = None,
        verdicts: Mapping[Any, Outcome] | None = None,
    ) -> None:
        """Take the arrays as they are, without a copy, after checking every entry."""
        for what, values in (("offsets", offsets), ("targets", targets)):
            if not hasattr(values, "tolist") or not len(offsets):
                raise GameGraphError(
                    f"{what} must be a flat array of integers, not {shown(values)}; a graph is "
                    "made of lists with GameGraph.from_moves([[1], []])"
                )
        assert targets is not None
        self._keep(offsets, targets)
        self._check_arrays()
        if names is not None:
            self.names = _listed(names, "names")
            self._numbers = self._number_names()
        if verdicts:
            self._fixed = self.resolve_verdicts(verdicts)

    @property
    def verdicts(self) -> Verdicts:
        """{name: Outcome}, where play stops by the rules of the game; read-only."""
        if self._verdicts is None:
            names = self.names
            self._verdicts = Verdicts({names[u]: end for u, end in self._fixed.items()})
        return self._verdicts

    # Builders

    @classmethod
    def from_moves(
        cls,
        moves: Iterable[Sequence[int]],
        *,
        names: Sequence[Hashable] | None = None,
        verdicts: Mapping[Any, Outcome] | None = None,
    ) -> GameGraph:
        """Return the graph in which position u has the moves `moves[u]`.

        Raises GameGraphError if a target is no integer or no position. Cost: O(n + m).

        >>> GameGraph.from_moves([[1], [5]])
        Traceback (most recent call last):
            ...
        gamegraphs.outcome.GameGraphError: moves[1] goes to position 5, but there are only 2
        positions (0..1)
        """
        if not isinstance(moves, list | tuple):
            if not hasattr(moves, "__iter__") or isinstance(moves, str):
                raise GameGraphError(f"moves must be a sequence of sequences, not {moves!r}")
            moves = list(moves)
        try:
            offsets, targets = flat_rows(moves)
            if len(targets) != offsets[len(moves)]:
                raise GameGraphError("the moves changed while they were read")
            return cls(offsets, targets, names=names, verdicts=verdicts)
        except (TypeError, OverflowError, GameGraphError):
            refuse_moves(moves)
            raise

    @classmethod
    def from_edges(cls, n: int, sources: Iterable[int], targets: Iterable[int]) -> GameGraph:
        """Return the graph of n positions with a move from `sources[i]` to `targets[i]` for all i.

        The moves of a position keep their order. Integer arrays, lists, or anything that
        yields integers. Raises GameGraphError at the first move that does not fit.
        Cost: O(n + m) if the sources are in order, else a sort of the m sources.

        >>> GameGraph.from_edges(3, [2, 0, 2], [0, 1, 1]).moves(2)
        [0, 1]
        """
        n = as_count(n, "n")
        source_array = integers(sources, "sources")
        target_array = integers(targets, "targets")
        if len(source_array) != len(target_array):
            raise GameGraphError(
                f"sources and targets must have the same length, "
                f"not {len(source_array)} and {len(target_array)}"
            )
        for which, values in (("sources", source_array), ("targets", target_array)):
            check_range(values, n, which)
        m = len(source_array)
        offsets, order = group_by(source_array, n)
        if not is_rising(source_array):
            target_array = take(target_array, order, code_for(n))
        return cls(compact(offsets, m), compact(target_array, n))

    @classmethod
    def from_arrays(cls, offsets: Iterable[int], targets: Iterable[int]) -> GameGraph:
        """Return the graph whose position u has the moves `targets[offsets[u]:offsets[u + 1]]`.

        int32 arrays are used as they are, without a copy: do not change them afterwards.

        >>> GameGraph.from_arrays([0, 1, 1], [1]).moves(0)
        [1]
        """
        offset_array, target_array = integers(offsets, "offsets"), integers(targets, "targets")
        if len(offset_array) == 0:
            raise GameGraphError("offsets must have n + 1 entries, so at least one")
        m, n = len(target_array), len(offset_array) - 1
        # Checked before they are narrowed, so that no value is cut off on the way.
        check_offsets(offset_array, m)
        check_range(target_array, n, "targets")
        graph = cls.__new__(cls)
        graph._keep(narrow(offset_array, m), narrow(target_array, n))
        return graph

    @classmethod
    def from_networkx(cls, digraph: Any) -> GameGraph:
        """Return the graph of a networkx DiGraph or MultiDiGraph; its nodes become the names.

        Positions and moves keep networkx's order; parallel edges of a MultiDiGraph stay
        parallel moves. The attribute "verdict" of a node is its verdict. Raises GameGraphError
        for an undirected graph, and for a verdict that is no outcome.

        >>> import networkx as nx
        >>> g = GameGraph.from_networkx(nx.DiGraph([("a", "b"), ("b", "a"), ("a", "t")]))
        >>> g.names, g.moves(g.index("a"))
        (('a', 'b', 't'), [1, 2])
        """
        if not hasattr(digraph, "is_directed") or not hasattr(digraph, "adj"):
            raise GameGraphError(
                f"digraph must be a networkx DiGraph or MultiDiGraph, not {shown(digraph)}; "
                "a graph is made of lists with GameGraph.from_moves([[1], []])"
            )
        if not digraph.is_directed():
            raise GameGraphError(
                "the networkx graph is undirected; a move has a direction: "
                "use graph.to_directed() if every edge can be taken both ways"
            )
        names = list(digraph)
        numbers = {name: u for u, name in enumerate(names)}
        rows: Any = digraph.adj.values()
        if digraph.is_multigraph():
            # One entry for each parallel edge.
            rows = [[v for v, edges in row.items() for _ in edges] for row in rows]
        offsets = offsets_of(map(len, rows), len(names))
        targets = array(code_for(len(names)), map(numbers.__getitem__, chain.from_iterable(rows)))
        ends = {name: end for name, end in digraph.nodes(data="verdict") if end is not None}
        return cls(offsets, targets, names=names, verdicts=ends)

    @classmethod
    def named_by(
        cls, names: NumberedNames, offsets: Any, targets: Any, fixed: dict[int, Outcome]
    ) -> GameGraph:
        """Return the graph with these arrays, unchecked, and names that are made when asked for.

        names : a sequence of n names, and `names.numbers[name]` the place of a name
        fixed : outcomes by number, where play stops
        """
        graph = cls.__new__(cls)
        graph._keep(offsets, targets)
        graph.names = names  # type: ignore[assignment]
        graph._numbers = names.numbers
        graph._fixed = fixed
        return graph

    @classmethod
    def read(cls, source: Source) -> GameGraph:
        """Return the graph in a text: n, then for each position its move count and its targets.

        Numbers are separated by spaces or line breaks, however many. `source` is a path or
        an open text file. Raises FormatError, with the line, where the text is no such graph.
        """
        return cls(*read_file(source))

    @classmethod
    def from_text(cls, text: str) -> GameGraph:
        """Return the graph written in `text`, in the format of `read`.

        >>> GameGraph.from_text("2  1 1  0").moves(0)
        [1]
        """
        return cls(*read_text(text))

    # Queries

    def moves(self, u: int) -> list[int]:
        """Return the successors of position u, one for each move, in order."""
        u = self._number(u)
        return self.targets[self.offsets[u] : self.offsets[u + 1]].tolist()

    def predecessors(self, v: int) -> list[int]:
        """Return the positions with a move to v, once for each such move, in rising order.

        Cost: O(n + m) at the first call, which builds the reverse graph; then O(answer).
        """
        v = self._number(v)
        if self._reverse is None:
            self._reverse = group_by(self.targets, self.n)
        starts, order = self._reverse
        return [bisect_right(self.offsets, e) - 1 for e in order[starts[v] : starts[v + 1]]]

    def is_terminal(self, u: int) -> bool:
        """Return whether position u has no moves."""
        u = self._number(u)
        return self.offsets[u] == self.offsets[u + 1]

    def index(self, name: Hashable) -> int:
        """Return the number of the position with this name; UnknownPositionError if none has it."""
        if self._numbers is None:
            return self._number(name)
        try:
            return self._numbers[name]
        except (KeyError, TypeError):
            raise UnknownPositionError(f"no position is named {name!r}") from None

    def find_cycle(self) -> list[int] | None:
        """Return the positions of one cycle, in the order of its moves, or None if there is none.

        Cost: O(n + m).

        >>> GameGraph.from_moves([[1], [2], [1, 0]]).find_cycle()
        [1, 2]
        """
        offsets, targets = memoryview(self.offsets), memoryview(self.targets)  # type: ignore[arg-type]
        next_move = offsets[:-1].tolist()
        colour = bytearray(self.n)  # 0 not seen, 1 on the path, 2 leads into no cycle
        for root in range(self.n):
            if colour[root]:
                continue
            colour[root] = 1
            path = [root]
            while path:
                u = path[-1]
                if next_move[u] == offsets[u + 1]:
                    colour[u] = 2
                    path.pop()
                    continue
                v = targets[next_move[u]]
                next_move[u] += 1
                if colour[v] == 1:
                    return path[path.index(v) :]
                if colour[v] == 0:
                    colour[v] = 1
                    path.append(v)
        return None

    def resolve_verdicts(self, verdicts: Mapping[Any, Outcome] | None = None) -> dict[int, Outcome]:
        """Return verdicts given by name as a dict by position number, every one checked.

        None stands for the verdicts of the graph itself.
        """
        if verdicts is None:
            return dict(self._fixed)
        if not hasattr(verdicts, "items"):
            raise GameGraphError(
                f"verdicts must be a dict of outcomes by name, such as {{0: DRAW}}, "
                f"not {shown(verdicts)}"
            )
        return {
            self.index(name): as_outcome(value, f"verdicts[{name!r}]")
            for name, value in verdicts.items()
        }

    # Ways out

    def to_networkx(self) -> Any:
        """Return a networkx DiGraph of the names, or a MultiDiGraph if moves are parallel.

        A verdict becomes the attribute "verdict" of its node: 0 LOSE, 1 WIN, 2 DRAW.
        """
        import networkx as nx

        rows = [self.moves(u) for u in range(self.n)]
        simple = all(len(set(row)) == len(row) for row in rows)
        digraph = nx.DiGraph() if simple else nx.MultiDiGraph()
        digraph.add_nodes_from(self.names)
        name = self.names
        digraph.add_nodes_from((name[u], {"verdict": int(end)}) for u, end in self._fixed.items())
        digraph.add_edges_from((name[u], name[v]) for u, row in enumerate(rows) for v in row)
        return digraph

    def to_text(self) -> str:
        """Return the graph in the format of `read`, one position a line; names are not written.

        Raises GameGraphError for a graph with verdicts, for which the format has no place.

        >>> GameGraph.from_moves([[1, 1], []]).to_text()
        '2\\n2 1 1\\n0\\n'
        """
        self._refuse_verdicts()
        return write_text(self.offsets, self.targets)

    def write(self, path: str | PathLike[str]) -> None:
        """Write `to_text()` to a file."""
        self._refuse_verdicts()
        write_file(path, self.offsets, self.targets)

    def __repr__(self) -> str:
        named = "" if isinstance(self.names, range) else ", named"
        stops = f", verdicts={len(self._fixed)}" if self._fixed else ""
        return f"GameGraph(n={self.n}, m={self.m}{named}{stops})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, GameGraph):
            return NotImplemented
        return (
            self.n == other.n
            and self.m == other.m
            and list(self.offsets) == list(other.offsets)
            and list(self.targets) == list(other.targets)
            and self.names == other.names
            and self.resolve_verdicts() == other.resolve_verdicts()
        )

    __hash__ = None  # type: ignore[assignment]

    # Checks

    def _refuse_verdicts(self) -> None:
        if self._fixed:
            u = next(iter(self._fixed))
            raise GameGraphError(
                f"a text has no place for verdicts, but {self.names[u]!r} has one: "
                "write GameGraph.from_arrays(graph.offsets, graph.targets), "
                "and solve what is read with verdicts=graph.resolve_verdicts()"
            )

    def _number(self, u: object) -> int:
        return as_position(u, self.n)

    def _number_names(self) -> dict[Hashable, int]:
        if len(self.names) != self.n:
            raise GameGraphError(f"{len(self.names)} names for {self.n} positions")
        try:
            numbers = {name: u for u, name in enumerate(self.names)}
        except TypeError as error:
            raise GameGraphError(f"a name of a position must be hashable: {error}") from None
        if len(numbers) < self.n:
            u = next(u for u, name in enumerate(self.names) if numbers[name] != u)
            twin = numbers[self.names[u]]
            raise GameGraphError(f"positions {u} and {twin} have the same name {self.names[u]!r}")
        return numbers

    def _check_arrays(self) -> None:
        check_offsets(self.offsets, self.m)
        if self.m:
            low, high = bounds(self.targets)
            if low < 0 or high >= self.n:
                at = next(i for i, v in enumerate(self.targets) if not 0 <= v < self.n)
                u = bisect_right(self.offsets, at) - 1
                raise GameGraphError(
                    f"moves[{u}] goes to position {self.targets[at]}, but {positions(self.n)}"
                )
