"""Reversed edges at compiled speed: a counting sort of the moves by their targets.

Where the targets are scattered over more memory than the cache holds, moves are first put into
buckets of targets with near numbers, and then each bucket is sorted inside the cache.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import numpy as np

from .jit.primitives import AHEAD, HALF_AHEAD, ONE, ZERO, compiled, prefetch, uint
from .jit.threads import ALONE, Threads

IN_CACHE = uint(1 << 18)  # so many entries of counts stay in the cache
_MANY = 7 << 18  # positions or moves from which on buckets are quicker, measured
_SAMPLE, _FAR = 256, 1 << 14  # moves that are looked at; targets further apart are scattered
_BUCKETS = 256  # so many ends of buckets are written to in turn
_LEAST_SHIFT, _MOST_SHIFT = 10, 16  # a bucket has so many positions, as a power of two


def reverse_compiled(offsets: Any, targets: Any, threads: Threads = ALONE) -> tuple[Any, Any]:
    """Return (starts, sources) of `reversed_edges` for unsigned arrays, of the same types.

    With threads two of them do half of the positions each. Both count into an array of their own,
    and know from both where their moves go: the moves into v from the first half come first.
    """
    n, m = len(offsets) - 1, len(targets)
    if max(n, m) >= _MANY and _is_scattered(targets):
        return _by_buckets(offsets, targets, threads)
    halves = [(0, n)]
    if threads.count > 1 and len(threads.parts(m)) > 1:
        middle = int(np.searchsorted(offsets, offsets.dtype.type(m // 2)))
        halves = [(0, middle), (middle, n)]
    ends = [np.zeros(n + 1, dtype=offsets.dtype) for _ in halves]
    threads.run(
        count_targets,
        (
            (targets[int(offsets[begin]) : int(offsets[end])], counts)
            for (begin, end), counts in zip(halves, ends, strict=True)
        ),
    )
    if len(halves) == 1:
        add_up(ends[0])
    else:
        add_up_both(*ends)
    sources = np.empty(m, dtype=targets.dtype)
    threads.run(
        fill_sources,
        (
            (offsets[begin : end + 1], begin, targets, counts, sources)
            for (begin, end), counts in zip(halves, ends, strict=True)
        ),
    )
    return ends[0], sources


def _is_scattered(targets: Any) -> bool:
    """Return whether most targets of a sample are far from those of the move before."""
    at = np.arange(0, len(targets) - 1, len(targets) // _SAMPLE + 1)
    steps = np.abs(targets[at + 1].astype(np.int64) - targets[at].astype(np.int64))
    return bool(2 * np.count_nonzero(steps > _FAR) > len(at))


def _by_buckets(offsets: Any, targets: Any, threads: Threads) -> tuple[Any, Any]:
    """Return (starts, sources), found in two steps; 2 more bytes a move are needed meanwhile."""
    n, m = len(offsets) - 1, len(targets)
    shift = max(_LEAST_SHIFT, min(_MOST_SHIFT, (n // _BUCKETS).bit_length()))
    buckets = ((n - 1) >> shift) + 1
    ends_of_parts = np.array([b for _, b in threads.parts(m)[:-1]], dtype=offsets.dtype)
    parts = list(pairwise([0, *map(int, np.searchsorted(offsets, ends_of_parts)), n]))
    moves = [(int(offsets[a]), int(offsets[b])) for a, b in parts]
    counts = np.zeros((len(parts), buckets), dtype=np.uint64)
    threads.run(
        count_buckets,
        ((targets[a:b], uint(shift), row) for (a, b), row in zip(moves, counts, strict=True)),
    )
    # The moves of a bucket stand in the order of the parts, and of the positions within them.
    ends = np.cumsum(counts.T.ravel(), dtype=np.uint64).reshape(buckets, len(parts)).T
    places = ends - counts
    begins = np.append(places[0], np.uint64(m))
    low = np.empty(m, dtype=np.uint16)
    sources = np.empty(m, dtype=targets.dtype)
    threads.run(
        fill_buckets,
        (
            (offsets[a : b + 1], uint(a), targets, uint(shift), row, low, sources)
            for (a, b), row in zip(parts, np.ascontiguousarray(places), strict=True)
        ),
    )
    starts = np.empty(n + 1, dtype=offsets.dtype)
    starts[n] = m
    room = int(np.diff(begins).max(initial=0))
    cuts = [buckets * i // threads.count for i in range(threads.count + 1)]
    threads.run(
        sort_buckets,
        (
            (begins[a : b + 1], uint(a), uint(shift), low, sources, starts,
             np.empty(room, dtype=targets.dtype))
            for a, b in pairwise(cuts)
        ),
    )  # fmt: skip
    return starts, sources


@compiled
def count_buckets(targets: Any, shift: Any, counts: Any) -> None:
    """Count the moves into each bucket of 2^shift positions.

    targets : unsigned
    counts : uint64, zeros on entry
    """
    e = ZERO
    while e < uint(len(targets)):
        counts[uint(targets[e]) >> shift] += ONE
        e += ONE


@compiled
def fill_buckets(
    offsets: Any, first: Any, targets: Any, shift: Any, places: Any, low: Any, sources: Any
) -> None:
    """Put the moves of some positions into their buckets.

    offsets : unsigned, shape (k + 1,), of positions first..first + k - 1
    targets : unsigned, shape (m,), of all positions, as in a GameGraph
    places : uint64, the next free place of each bucket; changed
    low : uint16, shape (m,), written: the target within its bucket
    sources : unsigned, shape (m,), written: the position that the move comes from
    """
    mask = (ONE << shift) - ONE
    u = ZERO
    e = uint(offsets[0])
    while u + ONE < uint(len(offsets)):
        u += ONE
        end = uint(offsets[u])
        source = first + u - ONE
        while e < end:
            v = uint(targets[e])
            k = places[v >> shift]
            places[v >> shift] = k + ONE
            sources[k] = source
            low[k] = v & mask
            e += ONE


@compiled
def sort_buckets(
    begins: Any, first: Any, shift: Any, low: Any, sources: Any, starts: Any, room: Any
) -> None:
    """Sort the moves of some buckets by their targets, and note where those of each begin.

    begins : uint64, shape (k + 1,), where the moves of buckets first..first + k - 1 begin
    low, sources : as `fill_buckets` leaves them; sources changed
    starts : unsigned, shape (n + 1,), written for the positions of these buckets
    room : as sources, with room for the largest bucket; changed
    """
    n = uint(len(starts)) - ONE
    b = ZERO
    while b + ONE < uint(len(begins)):
        begin = begins[b]
        end = begins[b + ONE]
        v0 = (first + b) << shift
        v1 = min(n, v0 + (ONE << shift))
        b += ONE
        v = v0
        while v < v1:
            starts[v] = ZERO
            v += ONE
        k = begin
        while k < end:
            starts[v0 + uint(low[k])] += ONE
            room[k - begin] = sources[k]
            k += ONE
        total = begin
        v = v0
        while v < v1:
            total += uint(starts[v])
            starts[v] = total
            v += ONE
        # From the last move on each goes before the others of its target.
        while k > begin:
            k -= ONE
            v = v0 + uint(low[k])
            place = uint(starts[v]) - ONE
            starts[v] = place
            sources[place] = room[k - begin]


@compiled
def count_targets(targets: Any, counts: Any) -> None:
    """Count the moves into each position.

    targets : unsigned
    counts : unsigned, shape (n + 1,), zeros on entry
    """
    m = uint(len(targets))
    # Asking ahead pays where `counts` is too large for the cache.
    ahead = AHEAD if uint(len(counts)) > IN_CACHE else m + ONE
    near = m - ahead if m > ahead else ZERO
    e = ZERO
    while e < near:
        prefetch(counts, targets[e + AHEAD])
        counts[targets[e]] += ONE
        e += ONE
    while e < m:
        counts[targets[e]] += ONE
        e += ONE


@compiled
def add_up(counts: Any) -> None:
    """Turn the counts, unsigned, shape (n + 1,), into where the moves into each position end."""
    total = ZERO
    v = ZERO
    while v < uint(len(counts)):
        total += uint(counts[v])
        counts[v] = total
        v += ONE


@compiled
def add_up_both(first: Any, second: Any) -> None:
    """Do the same for two halves, unsigned, shape (n + 1,): those of the first come first."""
    total = ZERO
    v = ZERO
    while v < uint(len(first)):
        total += uint(first[v])
        first[v] = total
        total += uint(second[v])
        second[v] = total
        v += ONE


@compiled
def fill_sources(offsets: Any, first: Any, targets: Any, ends: Any, sources: Any) -> None:
    """Fill in where the moves of some positions come from.

    offsets : unsigned, shape (k + 1,), of positions first..first + k - 1
    targets : unsigned, shape (m,), of all positions, as in a GameGraph
    ends : unsigned, shape (n + 1,), where the moves into each position end; where they begin
        when the loop is done
    sources : unsigned, shape (m,), written at these moves
    """
    # Asking ahead pays where `ends` is too large for the cache.
    ahead = AHEAD if uint(len(ends)) > IN_CACHE else uint(len(targets)) + ONE
    u = uint(len(offsets)) - ONE
    while u > ZERO:
        u -= ONE
        e = uint(offsets[u + ONE])
        begin = uint(offsets[u])
        source = uint(first) + u
        while e > begin:
            e -= ONE
            if e >= ahead:
                prefetch(ends, targets[e - AHEAD])
                prefetch(sources, uint(ends[targets[e - HALF_AHEAD]]) - ONE)
            v = targets[e]
            k = uint(ends[v]) - ONE
            ends[v] = k
            sources[k] = source
