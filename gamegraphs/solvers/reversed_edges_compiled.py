"""Reversed edges at compiled speed: a counting sort of the moves by their targets."""

from __future__ import annotations

from typing import Any

import numpy as np

from .jit.primitives import AHEAD, HALF_AHEAD, ONE, ZERO, compiled, prefetch, uint
from .jit.threads import ALONE, Threads

IN_CACHE = uint(1 << 18)  # so many entries of counts stay in the cache


def reverse_compiled(offsets: Any, targets: Any, threads: Threads = ALONE) -> tuple[Any, Any]:
    """Return (starts, sources) of `reversed_edges` for unsigned arrays, of the same types.

    With threads two of them do half of the positions each. Both count into an array of their own,
    and know from both where their moves go: the moves into v from the first half come first.
    """
    n, m = len(offsets) - 1, len(targets)
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
