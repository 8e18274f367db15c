"""Reversed edges at compiled speed: a counting sort of the moves by their targets."""

from __future__ import annotations

from typing import Any

import numpy as np

from .jit.primitives import AHEAD, HALF_AHEAD, ONE, ZERO, compiled, prefetch, uint

IN_CACHE = uint(1 << 18)  # so many entries of `starts` stay in the cache


def reverse_compiled(offsets: Any, targets: Any) -> tuple[Any, Any]:
    """Return (starts, sources) of `reversed_edges` for unsigned arrays, of the same types."""
    starts = np.zeros(len(offsets), dtype=offsets.dtype)
    sources = np.empty(len(targets), dtype=targets.dtype)
    reverse_loop(offsets, targets, starts, sources)
    return starts, sources


@compiled
def reverse_loop(offsets: Any, targets: Any, starts: Any, sources: Any) -> None:
    """Fill in the moves into each position.

    offsets : unsigned, shape (n + 1,), targets : unsigned, shape (m,), as in a GameGraph
    starts : unsigned, shape (n + 1,), zeros on entry; at the end where the moves into v begin
    sources : unsigned, shape (m,), written: where these moves come from
    """
    n = uint(len(offsets)) - ONE
    m = uint(len(targets))
    # Asking ahead pays where `starts` is too large for the cache.
    ahead = AHEAD if n > IN_CACHE else m + ONE
    near = m - ahead if m > ahead else ZERO
    e = ZERO
    while e < near:
        prefetch(starts, targets[e + AHEAD])
        starts[targets[e]] += ONE
        e += ONE
    while e < m:
        starts[targets[e]] += ONE
        e += ONE
    total = ZERO
    v = ZERO
    while v <= n:
        total += uint(starts[v])
        starts[v] = total
        v += ONE
    # starts[v] is now the end of v's part; filling it from the back makes it the start.
    u = n
    while u > ZERO:
        u -= ONE
        e = uint(offsets[u + ONE])
        begin = uint(offsets[u])
        while e > begin:
            e -= ONE
            if e >= ahead:
                prefetch(starts, targets[e - AHEAD])
                prefetch(sources, uint(starts[targets[e - HALF_AHEAD]]) - ONE)
            v2 = targets[e]
            k = uint(starts[v2]) - ONE
            starts[v2] = k
            sources[k] = u
