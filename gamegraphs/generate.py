"""Random game graphs, specified to the bit: any language makes the same graph from a seed.

The numbers are those of SplitMix64 (Steele, Lea and Flood, OOPSLA 2014): number i, counted
from 1, is mix(seed + i * 0x9E3779B97F4A7C15), all modulo 2^64. A number x is mapped to the
range 0..k-1 by its upper half: ((x >> 32) * k) >> 32. The first n numbers give the move
counts of positions 0..n-1, each in 0..max_out; the following ones give the targets, each in
0..n-1, position after position.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from itertools import accumulate, combinations
from typing import Any

from .arrays import INT32_MAX, SMALL, IntArray, code_for, find_numpy
from .graph import GameGraph
from .outcome import GameGraphError
from .validate import as_count, as_integer

_GAMMA = 0x9E3779B97F4A7C15
_MASK = (1 << 64) - 1
_BLOCK = 1 << 20


def random_graph(n: int, seed: int, max_out: int = 3) -> GameGraph:
    """Return a graph of n positions with 0..`max_out` random moves each.

    Cycles, self-loops, parallel moves and terminals all occur. Raises GameGraphError unless
    n and `max_out` lie in 0..2^31 - 1. Cost: O(n + m).

    >>> g = random_graph(4, seed=1)
    >>> [g.moves(u) for u in range(g.n)]
    [[1, 3], [3, 2], [1, 3, 1], [2]]
    """
    n, max_out = as_count(n, "n"), as_count(max_out, "max_out")
    seed = as_integer(seed, "seed")
    degrees = _draws(seed, 1, n, max_out + 1)
    offsets = array("q", accumulate(degrees, initial=0)) if isinstance(degrees, array) else None
    if offsets is None:
        np = find_numpy()
        assert np is not None
        flat = np.zeros(n + 1, dtype=np.int64)
        np.cumsum(degrees, out=flat[1:])
        small = flat.astype(np.int32) if flat[-1] <= INT32_MAX else flat
        return GameGraph(small, _draws(seed, n + 1, int(flat[-1]), n))
    m = offsets[-1]
    return GameGraph(array(code_for(m), offsets), array("i", _draws(seed, n + 1, m, n)))


def random_slices(
    n: int, seed: int, max_out: int = 3, size: int = _BLOCK
) -> Iterator[tuple[IntArray, IntArray]]:
    """Yield the graph of `random_graph` in slices of `size` positions: (counts, targets) of each.

    A slice takes 4 bytes for each of its positions and moves, and no more of the graph is ever
    in memory: number i of the sequence needs none of the others. Raises GameGraphError for what
    `random_graph` refuses, and for a size that is not positive.

    >>> [(list(counts), list(targets)) for counts, targets in random_slices(4, 1, size=2)]
    [([2, 2], [1, 3, 3, 2]), ([3, 1], [1, 3, 1, 2])]
    """
    n, max_out = as_count(n, "n"), as_count(max_out, "max_out")
    seed, size = as_integer(seed, "seed"), as_count(size, "size")
    if size == 0:
        raise GameGraphError("size must be at least 1, not 0")
    return _slices(n, seed, max_out, size)


def _slices(n: int, seed: int, max_out: int, size: int) -> Iterator[tuple[IntArray, IntArray]]:
    drawn = n + 1
    for begin in range(0, n, size):
        counts = _draws(seed, begin + 1, min(size, n - begin), max_out + 1)
        moves = int(sum(counts)) if isinstance(counts, array) else int(counts.sum())
        yield counts, _draws(seed, drawn, moves, n)
        drawn += moves


def small_graphs(most: int, acyclic: bool = False) -> Iterator[GameGraph]:
    """Yield every game graph with 1 to `most` positions, the smallest first.

    Fewer positions come first, then fewer moves; self-loops occur, parallel moves do not.
    With `acyclic` the graphs with a cycle are left out. Up to 3 positions there are
    2 + 16 + 512 graphs, 1 + 3 + 25 of them acyclic.

    >>> sum(1 for _ in small_graphs(3)), sum(1 for _ in small_graphs(3, acyclic=True))
    (530, 29)
    """
    return _all_graphs(as_count(most, "most"), acyclic)


def _all_graphs(most: int, acyclic: bool) -> Iterator[GameGraph]:
    for n in range(1, most + 1):
        pairs = [(u, v) for u in range(n) for v in range(n) if not acyclic or u != v]
        for m in range(len(pairs) + 1):
            for chosen in combinations(pairs, m):
                rows: list[list[int]] = [[] for _ in range(n)]
                for u, v in chosen:
                    rows[u].append(v)
                graph = GameGraph.from_moves(rows)
                if not acyclic or graph.find_cycle() is None:
                    yield graph


def split_mix(seed: int, i: int) -> int:
    """Return number i, counted from 1, of the SplitMix64 sequence of this seed.

    Raises GameGraphError for what is no integer.

    >>> split_mix(0, 1)
    16294208416658607535
    """
    try:
        z = (seed + i * _GAMMA) & _MASK
    except (TypeError, OverflowError, MemoryError):  # a text times so much, and numpy's integers
        return split_mix(as_integer(seed, "seed"), as_integer(i, "i"))
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


def _draws(seed: int, first: int, count: int, bound: int) -> Any:
    """Return numbers first..first + count - 1 of the sequence, mapped to 0..bound-1, as int32."""
    np = find_numpy() if count > SMALL else None
    if np is None:
        return array(
            "i", [((split_mix(seed, first + i) >> 32) * bound) >> 32 for i in range(count)]
        )
    out = np.empty(count, dtype=np.int32)
    for begin in range(0, count, _BLOCK):  # in blocks, so that temporaries stay in the cache
        size = min(_BLOCK, count - begin)
        z = np.arange(first + begin, first + begin + size, dtype=np.uint64)
        z *= np.uint64(_GAMMA)
        z += np.uint64(seed & _MASK)
        z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
        z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
        z ^= z >> np.uint64(31)
        out[begin : begin + size] = ((z >> np.uint64(32)) * np.uint64(bound)) >> np.uint64(32)
    return out
