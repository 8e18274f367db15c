"""Weights of an arena: what player 0 gains or pays, on positions or on moves.

Whoever gives n integers pays at each visit to a position, which is the same as at each move from
it; whoever gives m integers pays at each move. The solvers know weights of moves only.
"""

from __future__ import annotations

from collections.abc import Iterable
from operator import index as as_index
from typing import Any, NamedTuple

from ....arrays import bounds, group_by
from ....outcome import GameGraphError
from ...jit.dispatch import new_array, run
from ..arena import Arena, with_loops

ON = ("positions", "moves")
INT64_MAX = 2**63 - 1

# Credits are at most n times the largest weight; sums of three such numbers must fit in 64 bits.
LARGEST_SUM = 2**60


class WeightedMoves(NamedTuple):
    """The moves of an arena in both directions, with a weight each, as the loops take them.

    offsets, targets : int32 (or int64, offsets only), the moves, as in a GameGraph
    sources : int32, shape (m,), where each move starts
    starts, incoming : int32 or int64; the moves that lead to v are
        incoming[starts[v]:starts[v + 1]]
    weight : int64, shape (m,); a list of integers where 64 bits are not enough
    """

    offsets: Any
    targets: Any
    sources: Any
    starts: Any
    incoming: Any
    weight: Any


def weighted_moves(arena: Arena, weight: Any) -> WeightedMoves:
    """Return the moves of an arena without dead ends. Cost: O(n + m)."""
    graph = arena.graph
    sources = new_array("i", arena.m)
    run(sources_loop, arena.n + arena.m, graph.offsets, sources)
    starts, incoming = group_by(graph.targets, arena.n)
    return WeightedMoves(graph.offsets, graph.targets, sources, starts, incoming, weight)


def sources_loop(offsets: Any, sources: Any) -> None:
    """Write for each move where it starts."""
    for u in range(len(offsets) - 1):
        for e in range(offsets[u], offsets[u + 1]):
            sources[e] = u


def with_weights(
    arena: Arena, numbers: Any, per_move: int, lost: tuple[int, int] | None
) -> tuple[Arena, Any]:
    """Return the arena without dead ends, and the weight of each of its moves, int64, shape (m,).

    `numbers` and `per_move` are those of `as_weights`. Where `lost` is None the play stays at
    a dead end: it pays its weight again and again if weights are on positions, and 0 if they
    are on moves. Else the move to itself pays lost[owner of the dead end].
    """
    total = with_loops(arena)
    weight = new_array("q", total.m)
    stays = int(lost is None)
    zero, one = lost or (0, 0)
    run(
        spread_loop, arena.n + arena.m, arena.graph.offsets, total.graph.offsets, arena.owner,
        numbers, per_move, stays, zero, one, weight,
    )  # fmt: skip
    return total, weight


def spread_loop(
    offsets: Any, new_offsets: Any, owner: Any, numbers: Any, per_move: int, stays: int,
    zero: int, one: int, weight: Any,
) -> None:  # fmt: skip
    """Write the weight of each move of the arena without dead ends; see `with_weights`."""
    for u in range(len(owner)):
        new = new_offsets[u]
        if offsets[u] == offsets[u + 1]:
            if stays:
                weight[new] = 0 if per_move else numbers[u]
            else:
                weight[new] = one if owner[u] else zero
        for e in range(offsets[u], offsets[u + 1]):
            weight[new + e - offsets[u]] = numbers[e] if per_move else numbers[u]


def largest_weight(weight: Any) -> int:
    """Return the greatest absolute value, 0 for no weights."""
    if not len(weight):
        return 0
    least, most = bounds(weight)
    return max(-int(least), int(most))


def as_weights(arena: Arena, weights: Iterable[int], on: str | None) -> tuple[Any, int]:
    """Return (int64 weights, whether they are on moves); the error names place and value.

    >>> from gamegraphs import GameGraph
    >>> arena = Arena(GameGraph.from_moves([[1, 0], [0]]), [0, 1])
    >>> numbers, per_move = as_weights(arena, [3, -1, 2], None)
    >>> numbers.tolist(), per_move
    ([3, -1, 2], 1)
    """
    if on is not None and on not in ON:
        raise GameGraphError(f'on must be "positions" or "moves", not {on!r}')
    items, checked = _items(weights)
    n, m = arena.n, arena.m
    wanted = {"positions": (n,), "moves": (m,), None: (n, m)}[on]
    if len(items) not in wanted:
        kinds = {"positions": f"{n} entries, one a position", "moves": f"{m} entries, one a move"}
        expected = kinds[on] if on else f"{kinds['positions']}, or {kinds['moves']}"
        raise GameGraphError(f"weights must have {expected}, not {len(items)}")
    numbers = items.astype("int64") if checked else _as_int64(items)
    # Player 0 may need as much as n times the largest weight.
    if (n + 2) * largest_weight(numbers) > LARGEST_SUM:
        i = max(range(len(numbers)), key=lambda k: abs(int(numbers[k])))
        raise GameGraphError(
            f"weights[{i}] is {int(numbers[i])}: times {n + 2}, two more than the positions, it "
            f"exceeds 2^60"
        )
    return numbers, int(on == "moves" or (on is None and len(items) != n))


def _items(weights: Iterable[int]) -> tuple[Any, bool]:
    """Return weights as a list, or as they are (and True) if they are integers of numpy."""
    dtype = getattr(weights, "dtype", None)
    shape = getattr(weights, "shape", None)
    if dtype is not None and shape is not None and len(shape) != 1:
        raise GameGraphError(f"weights must be one-dimensional, not of shape {shape}")
    kind = getattr(dtype, "kind", "")
    fits = kind == "i" or (kind == "u" and getattr(dtype, "itemsize", 8) < 8)
    if fits:
        return weights, True
    try:
        return list(weights), False
    except TypeError:
        raise GameGraphError(f"weights must be an array or a list, not {weights!r}") from None


def _as_int64(items: list[Any]) -> Any:
    numbers = new_array("q", len(items))
    for i, value in enumerate(items):
        is_bool = isinstance(value, bool) or str(getattr(value, "dtype", "")) == "bool"
        try:
            number = as_index(value)
        except TypeError:
            is_bool = True
        if is_bool:
            raise GameGraphError(f"weights[{i}] must be an integer, not {value!r}")
        if not -INT64_MAX <= number <= INT64_MAX:
            raise GameGraphError(f"weights[{i}] must fit in 64 bits, not {value!r}")
        numbers[i] = number
    return numbers
