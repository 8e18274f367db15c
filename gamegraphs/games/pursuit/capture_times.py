"""How soon can the cop capture the robber, from every start? And how many cops does it take?

For every place of the cop two sets of places of the robber are kept: `won`, from which he is
captured with the cop to move, and `lost`, with the robber to move. A round is a move of each:

    won[c]   gains what is newly lost for some place that the cop can go to from c
    lost[c]  gains each place of won[c] whose whole neighbourhood lies in won[c]

Sets are the bits of whole numbers, so a round costs a few operations on 64 places at a time.
Source: the sets are those of retrograde analysis; Nowakowski and Winkler 1983 have them as a
relation between vertices, Berarducci and Intrigila (On the cop number of a graph, Advances in
Applied Mathematics 14, 1993) for several cops.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement, product
from typing import Any

from ...arrays import find_numpy
from ...outcome import GameGraphError, LimitError
from ...solvers.jit.dispatch import has_numba
from ...validate import as_count
from .cops_and_robber import adjacency

_SMALL = 64  # up to so many vertices plain Python is done before numba has been imported


def capture_times(graph: Any) -> Any:
    """Return in how many plies the cop captures the robber, for every start.

    `graph` is an undirected networkx graph with V vertices. int32, shape (V, V): entry [c, r]
    is for the cop on vertex c and the robber on r, in the order of list(graph), the cop to
    move; 0 where they share a vertex, -1 where the robber escapes for ever. The number of
    starts that the cop wins is `(capture_times(graph) >= 0).sum()`.

    Raises GameGraphError for a directed graph, and where numpy is missing.
    Cost: about V (V + m) / 64 steps a round, two plies a round. 300 vertices take 1 ms or so
    with numba, some 100 ms without.

    >>> import networkx
    >>> capture_times(networkx.path_graph(4))[0].tolist()
    [0, 1, 5, 5]
    """
    np = find_numpy()
    if np is None:
        raise GameGraphError("capture_times gives a numpy array: pip install numpy")
    near = neighbourhoods(graph)
    if len(near) > _SMALL and has_numba():
        from .capture_times_compiled import fill_times

        times = np.full((len(near), len(near)), -1, dtype=np.int32)
        words = -(-len(near) // 64)
        rows = b"".join([row.to_bytes(8 * words, "little") for row in near])
        fill_times(np.frombuffer(rows, dtype="<u8").reshape(-1, words), times)
        return times
    return np.array(_plain_rows(near), dtype=np.int32).reshape(len(near), len(near))


def capture_rows(graph: Any) -> list[list[int]]:
    """Return what `capture_times` does as lists; numpy is not needed, but used where it is.

    >>> import networkx
    >>> capture_rows(networkx.path_graph(4))[0]
    [0, 1, 5, 5]
    """
    if find_numpy() is None:
        return _plain_rows(neighbourhoods(graph))
    rows: list[list[int]] = capture_times(graph).tolist()
    return rows


def _plain_rows(near: list[int]) -> list[list[int]]:
    steps = [bits_of(row) for row in near]
    at_once = [1 << c for c in range(len(near))]
    times = [[-1] * len(near) for _ in near]
    for plies, fresh in rounds(steps, near, at_once):
        for row, places in zip(times, fresh, strict=True):
            for r in bits_of(places):
                row[r] = plies
    return times


def cop_number(graph: Any, most: int | None = None) -> int:
    """Return the least number of cops that always capture one robber, for small graphs.

    The cops choose their vertices first, then the robber chooses; then the cops move. Of a
    graph in several pieces it is the sum over the pieces: a robber never leaves his piece, so
    each needs its own cops. No vertices, no cops.

    Raises LimitError if more than `most` cops are needed, GameGraphError for a directed graph.
    Cost: k cops on V vertices have some V^k / k! places, each with up to (1 + degree)^k steps
    a round; 20 vertices take 0.2 s with k = 3.

    >>> import networkx
    >>> cop_number(networkx.cycle_graph(5)), cop_number(networkx.petersen_graph())
    (2, 3)
    """
    limit = None if most is None else as_count(most, "most")
    near = neighbourhoods(graph)
    pieces = list(_pieces(near))
    total = 0
    for i, piece in enumerate(pieces):
        cops = 1
        while limit is None or total + cops + len(pieces) - i - 1 <= limit:
            if _can_capture(piece, cops):
                break
            cops += 1
        else:
            raise LimitError(f"more than {most} cops are needed")
        total += cops
    return total


def rounds(
    steps: list[list[int]], near: list[int], at_once: list[int]
) -> Iterator[tuple[int, list[int]]]:
    """Yield the plies and, for every place of the cops, the robbers that are then captured.

    `steps[c]` are the places that the cops can go to, `near[r]` the places of the robber, as
    bits, and `at_once[c]` where he is captured already. The cops are to move.
    """
    won, lost, new = list(at_once), list(at_once), at_once
    yield 0, at_once
    plies = 1
    while True:
        fresh = []
        for c, places in enumerate(steps):
            found = 0
            for place in places:
                found |= new[place]
            fresh.append(found & ~won[c])
        if not any(fresh):
            return
        yield plies, fresh
        new = []
        for c, found in enumerate(fresh):
            won[c] |= found
            gone = 0
            if found:
                for r in bits_of(won[c] & ~lost[c]):
                    if not near[r] & ~won[c]:
                        gone |= 1 << r
                lost[c] |= gone
            new.append(gone)
        plies += 2


def neighbourhoods(graph: Any) -> list[int]:
    """Return for every vertex the bits of the vertex itself and of its neighbours."""
    rows = adjacency(graph)
    bit = {v: 1 << i for i, v in enumerate(rows)}
    get = bit.__getitem__
    return [bit[v] | sum(map(get, row)) for v, row in rows.items()]


def bits_of(number: int) -> list[int]:
    """Return the places of the ones of a number, from the lowest.

    >>> bits_of(0b10110)
    [1, 2, 4]
    """
    found = []
    while number:
        low = number & -number
        found.append(low.bit_length() - 1)
        number ^= low
    return found


def _can_capture(near: list[int], cops: int) -> bool:
    """Return whether so many cops have a first place from which they capture every robber."""
    places = list(combinations_with_replacement(range(len(near)), cops))
    number = {place: i for i, place in enumerate(places)}
    walks = [bits_of(row) for row in near]
    steps = [
        list({number[tuple(sorted(to))] for to in product(*(walks[v] for v in place))})
        for place in places
    ]
    at_once = [sum({1 << v for v in place}) for place in places]
    won = [0] * len(places)
    everywhere = (1 << len(near)) - 1
    for _, fresh in rounds(steps, near, at_once):
        won = [old | found for old, found in zip(won, fresh, strict=True)]
        if everywhere in won:
            return True
    return False


def _pieces(near: list[int]) -> Iterator[list[int]]:
    """Yield the neighbourhoods of each piece of the graph, its vertices numbered from 0."""
    left = (1 << len(near)) - 1
    while left:
        piece, new = 0, left & -left
        while new:
            piece |= new
            reached = 0
            for v in bits_of(new):
                reached |= near[v]
            new = reached & ~piece
        left &= ~piece
        vertices = bits_of(piece)
        number = {v: i for i, v in enumerate(vertices)}
        yield [sum(1 << number[u] for u in bits_of(near[v])) for v in vertices]
