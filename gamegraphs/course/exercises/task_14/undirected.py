"""Undirected graphs for exercise 14: a number of vertices, and edges as pairs, each once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from ....generate import split_mix

Edges = list[list[int]]
_AT_CORNER_2 = 12  # the vertices from 4 up to here


def near(n: int, edges: Iterable[Sequence[int]]) -> list[set[int]]:
    """Return where one move leads to from each vertex; staying is a move.

    >>> near(3, [[0, 1]])
    [{0, 1}, {0, 1}, {2}]
    """
    found = [{v} for v in range(n)]
    for u, v in edges:
        found[u].add(v)
        found[v].add(u)
    return found


def in_one_piece(n: int, edges: Edges) -> bool:
    """Return whether every vertex can be reached from vertex 0."""
    reach = near(n, edges)
    found, queue = {0}, [0]
    for u in queue:
        queue += reach[u] - found
        found |= reach[u]
    return len(found) == n


def cycle(n: int) -> Edges:
    """0 - 1 - ... - (n - 1) - 0."""
    return [[u, (u + 1) % n] for u in range(n)]


def path(n: int) -> Edges:
    """0 - 1 - ... - (n - 1)."""
    return [[u, u + 1] for u in range(n - 1)]


def square_with_leaves(n: int) -> Edges:
    """Return a square with eight other vertices at corner 2, and all that are left at corner 0.

    So the number of moves from that corner is not that of the vertices, or nearly so.

    >>> square_with_leaves(6)
    [[0, 1], [1, 2], [2, 3], [3, 0], [2, 4], [2, 5]]
    """
    square = [edge for edge in cycle(4) if max(edge) < n]  # of fewer than four what there is of it
    return square + [[2 if u < _AT_CORNER_2 else 0, u] for u in range(4, n)]


def grid(rows: int, columns: int) -> Edges:
    """A chessboard on which one moves up, down, left and right."""
    across = [[u, u + 1] for u in range(rows * columns) if (u + 1) % columns]
    return across + [[u, u + columns] for u in range((rows - 1) * columns)]


def petersen() -> Edges:
    """The Petersen graph: a pentagon, a pentagram, and five spokes."""
    spokes = [[u, u + 5] for u in range(5)]
    return cycle(5) + spokes + [[5 + u, 5 + (u + 2) % 5] for u in range(5)]


def larger_graphs(seed: int) -> Iterator[tuple[int, Edges]]:
    """Yield graphs with 6 to 18 vertices, their vertices numbered anew for every seed."""
    fixed = [(n, cycle(n)) for n in (6, 7, 8)]
    fixed += [(10, petersen()), (9, grid(3, 3)), (12, grid(3, 4)), (16, grid(4, 4))]
    fixed += [(9, path(9)), (14, path(14)), (18, path(18))]
    for i, (n, edges) in enumerate(fixed):
        yield n, _renumbered(n, edges, 1000 * seed + i)
    for i in range(30):
        yield _random(6 + i % 9, i, 1000 * seed + 100 + i)


def further_graphs(seed: int) -> Iterator[tuple[int, Edges]]:
    """Yield many more graphs with 6 to 11 vertices, and some larger ones."""
    for i in range(80):
        yield _random(6 + i % 6, i, -1000 * seed - i)
    yield 15, [[u, v] for u, row in enumerate(_STEP_BACK) for v in row]
    yield 16, alike_in_sums()
    # Whoever goes through these edges in order comes two vertices further along the path each time.
    yield 14, [[u, u + 1] for half in (0, 1) for u in range(half, 13, 2)]
    # Written without anything between them, their numbers are the same.
    yield from ((13, [edge]) for edge in ([1, 12], [11, 2]))


# Here the cop has to step back to cut the robber off.
_STEP_BACK = (
    (1, 2, 3, 4, 5, 8, 9, 14),
    (2, 3, 4, 6, 7, 10, 12, 13, 14),
    (3, 4, 5, 6, 7, 10, 11),
    (6, 7, 11),
    (5, 8),
    (6, 7, 8, 14),
    (7, 11),
    (8, 9, 10, 11, 13),
    (9, 10, 13, 14),
    (10, 12, 13, 14),
    (12, 13),
    (),
    (13,),
)


def alike_in_sums() -> Edges:
    """Two pieces in which each vertex has as many neighbours, with the same sum of numbers.

    They are not the same: whoever solves one of them for both goes by too little.
    """
    one = [
        [0, 1],
        *([u, v] for u in (0, 3) for v in (4, 7)),
        *([u, v] for u in (1, 2) for v in (5, 6)),
    ]
    two = [
        [0, 1],
        *([u, v] for u in (0, 3) for v in (5, 6)),
        *([u, v] for u in (1, 2) for v in (4, 7)),
    ]
    return one + [[u + 8, v + 8] for u, v in two]


def _random(n: int, i: int, seed: int) -> tuple[int, Edges]:
    kind = (_tree, _dismantlable, _sparse)[i % 3]
    return n, _renumbered(n, kind(n, seed), seed)


def _tree(n: int, seed: int) -> Edges:
    return [[_draw(seed, v, v), v] for v in range(1, n)]


def _dismantlable(n: int, seed: int) -> Edges:
    """Each new vertex joins an old one and some of the neighbours of that: cop-win."""
    edges: Edges = []
    for v in range(1, n):
        old = _draw(seed, v, v)
        others = sorted(near(n, edges)[old] - {old})
        joined = [w for w in others if _draw(seed, v * n + w, 3) == 0]
        edges += [[w, v] for w in (old, *joined)]
    return edges


def _sparse(n: int, seed: int) -> Edges:
    """Random edges, fewer or more than there are vertices; some graphs are in pieces."""
    pairs = [[u, v] for v in range(n) for u in range(v)]
    order = sorted(range(len(pairs)), key=lambda i: split_mix(seed, i + 1))
    return [pairs[i] for i in order[: n - 2 + _draw(seed, 0, n)]]


def _renumbered(n: int, edges: Edges, seed: int) -> Edges:
    order = sorted(range(n), key=lambda v: split_mix(seed, 1000 + v))
    return [[order[u], order[v]] for u, v in edges]


def _draw(seed: int, i: int, bound: int) -> int:
    """Return number i of a sequence, in 0..bound - 1."""
    return ((split_mix(seed, i + 1) >> 32) * bound) >> 32
