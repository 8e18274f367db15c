"""Arenas: game graphs in which every position belongs to one of two players.

The owner of a position chooses the move there; players are 0 and 1. What wins is not part of
an arena: attractors, Buechi games and parity games each bring their own condition.

A play that reaches a dead end, a position without moves, has to mean something too. Every
solver takes it as the argument `stuck`:

    "stays"   the play stays at the dead end for ever, as if it had a move to itself
    "loses"   the owner of the dead end, who cannot move, loses; whatever else holds there

Source: Graedel, Thomas, Wilke (eds.), Automata, Logics, and Infinite Games, LNCS 2500 (2002),
chapter 2; "loses" is its convention, "stays" is that of solvers for total games.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from ...arrays import INT32_MAX, SMALL, bounds, find_numpy
from ...graph import GameGraph, as_graph
from ...outcome import GameGraphError
from ...validate import as_place, integer_within, shown
from ..jit.dispatch import new_array
from ..reversed_edges import reversed_edges

STUCK = ("stays", "loses")


class Arena:
    """A game graph with an owner, 0 or 1, for every position.

    Verdicts of the graph play no part in an arena.

    Attributes
    ----------
    graph : the GameGraph
    owner : uint8, shape (n,), who moves there: 0 or 1
    n, m : number of positions, number of moves

    >>> arena = Arena(GameGraph.from_moves([[1], [0, 1]]), [0, 1])
    >>> arena, arena.owner.tolist()
    (Arena(n=2, m=3), [0, 1])
    """

    def __init__(self, graph: GameGraph, owner: Iterable[int]) -> None:
        """Raise GameGraphError unless `owner` is 0 or 1 for each of the n positions."""
        self.graph = as_graph(graph)
        self.n, self.m = graph.n, graph.m
        self.owner = as_entries(owner, graph.n, "owner", 1)

    def dead_ends(self) -> list[int]:
        """Return the positions without moves, in rising order."""
        offsets = self.graph.offsets
        if self.n > SMALL and (np := find_numpy()) is not None:
            return np.flatnonzero(np.diff(np.asarray(offsets)) == 0).tolist()  # type: ignore[no-any-return]
        return [u for u in range(self.n) if offsets[u] == offsets[u + 1]]

    def __repr__(self) -> str:
        return f"Arena(n={self.n}, m={self.m})"


class Edges(NamedTuple):
    """The moves of an arena in both directions and who makes them, as the loops take them.

    offsets, targets : int32 (or int64, offsets only), the moves, as in a GameGraph
    starts, sources : the same of the reversed edges
    owner : uint8, shape (n,)
    """

    offsets: Any
    targets: Any
    starts: Any
    sources: Any
    owner: Any


def edges_of(arena: Arena) -> Edges:
    """Return the moves of an arena in both directions. Cost: O(n + m)."""
    graph = arena.graph
    return Edges(graph.offsets, graph.targets, *reversed_edges(graph), arena.owner)


def with_loops(arena: Arena) -> Arena:
    """Return the arena with a move to itself at every dead end; itself if it has none.

    >>> with_loops(Arena(GameGraph.from_moves([[1], []]), [0, 0])).graph.moves(1)
    [1]
    """
    ends = arena.dead_ends()
    if not ends:
        return arena
    graph = arena.graph
    m = graph.m + len(ends)
    np = find_numpy() if graph.n + m > SMALL else None
    if np is not None:
        offsets = np.array(graph.offsets, dtype=np.int32 if m <= INT32_MAX else np.int64)
        targets = np.insert(np.asarray(graph.targets), offsets[ends], ends)
        extra = np.zeros(graph.n + 1, dtype=offsets.dtype)
        extra[np.asarray(ends) + 1] = 1
        offsets += np.cumsum(extra, dtype=offsets.dtype)
        return Arena(GameGraph(offsets, targets, names=_names(graph)), arena.owner)
    moves = [graph.moves(u) or [u] for u in range(graph.n)]
    return Arena(GameGraph.from_moves(moves, names=_names(graph)), arena.owner)


def as_entries(values: Iterable[int], n: int, what: str, largest: int) -> Any:
    """Return n integers 0..`largest` as a flat array of their own; the error names the place."""
    code = "B" if largest < 256 else "i"
    if getattr(getattr(values, "dtype", None), "kind", "") in tuple("biu"):
        items: Any = values
        if len(items.shape) != 1:
            raise GameGraphError(f"{what} must be one-dimensional, not of shape {items.shape}")
    else:
        items = _listed(values, what)
    if len(items) != n:
        raise GameGraphError(f"{what} must have {n} entries, one a position, not {len(items)}")
    if not isinstance(items, list) and n and 0 <= bounds(items)[0] <= bounds(items)[1] <= largest:
        return items.astype(code)
    entries = new_array(code, n)
    for i, value in enumerate(items):
        number = integer_within(value, 0, largest)
        if number is None:
            span = "0 or 1" if largest == 1 else f"an integer in 0..{largest}"
            raise GameGraphError(f"{what}[{i}] must be {span}, not {value!r}")
        entries[i] = number
    return entries


def as_mask(values: Iterable[Any], n: int, what: str) -> Any:
    """Return positions, a bool array of shape (n,) or any iterable of numbers, as a mask.

    The mask is 0 or 1 for every position, uint8.

    >>> as_mask([2, 0], 3, "target").tolist(), as_mask([True, False], 2, "target").tolist()
    ([1, 0, 1], [1, 0])
    """
    if _is_bool(values):
        return as_entries(values, n, what, 1)
    items = _listed(values, what)
    flags = [_is_bool(value) for value in items]
    if any(flags):
        if not all(flags):
            raise GameGraphError(f"{what} mixes positions with True and False; give one of them")
        return as_entries((int(value) for value in items), n, what, 1)
    mask = new_array("B", n, 0)
    for i, value in enumerate(items):
        mask[as_place(value, n, f"{what}[{i}]", "positions")] = 1
    return mask


def as_bools(mask: Any) -> Any:
    """Return a mask of 0 and 1 as a bool array: from numpy, or a view of type bool without it."""
    return mask.view(bool) if hasattr(mask, "view") else memoryview(mask).cast("?")


def as_arena(value: Any) -> Arena:
    """Return `value` if it is an Arena; the error says what it is, and how to make one."""
    if isinstance(value, Arena):
        return value
    raise GameGraphError(
        f"arena must be an Arena, not {shown(value)}; make one of a graph and the owner, 0 or "
        "1, of each position: Arena(GameGraph.from_moves([[1], [0]]), [0, 1])"
    )


def as_player(player: Any) -> int:
    """Return `player` if it is 0 or 1; raise GameGraphError if it is anything else."""
    if isinstance(player, bool) or player not in (0, 1):
        raise GameGraphError(f"player must be 0 or 1, not {player!r}")
    return int(player)


def loses_if_stuck(stuck: str) -> bool:
    """Return whether a player who cannot move loses; raise GameGraphError for unknown words."""
    if stuck not in STUCK:
        raise GameGraphError(f'stuck must be "stays" or "loses", not {stuck!r}')
    return stuck == "loses"


def _listed(values: Iterable[Any], what: str) -> list[Any]:
    try:
        return list(values)
    except TypeError:
        raise GameGraphError(f"{what} must be an array or a list, not {values!r}") from None


def _is_bool(value: Any) -> bool:
    return isinstance(value, bool) or str(getattr(value, "dtype", "")) == "bool"


def _names(graph: GameGraph) -> Any:
    return None if isinstance(graph.names, range) else graph.names
