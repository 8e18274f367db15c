"""The rounds of capture_times.py, compiled: the same sets, as rows of 64-bit words."""

from __future__ import annotations

from typing import Any

import numpy as np
from llvmlite import ir
from numba import types
from numba.extending import intrinsic

from ...solvers.jit.primitives import compiled, uint

ZERO, ONE, WORD = uint(0), uint(1), uint(6)  # a word has 2^6 bits


def _lowest(typingctx: Any, word: Any) -> Any:
    """Return the place of the lowest one of a word that is not 0."""

    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.cttz(args[0], ir.Constant(ir.IntType(1), 1))

    return types.uint64(types.uint64), codegen


lowest: Any = intrinsic(_lowest)


def fill_times(near: Any, times: Any) -> None:
    """Write the plies to capture into `times`, int32, (V, V), all -1 on entry.

    `near` holds the closed neighbourhoods as bits, uint64, shape (V, words).
    """
    won, lost, new, after = (np.zeros(near.shape, dtype=np.uint64) for _ in range(4))
    _rounds(near, won, lost, new, after, np.empty(near.shape[1], dtype=np.uint64), times)


@compiled
def _rounds(near: Any, won: Any, lost: Any, new: Any, after: Any, wide: Any, times: Any) -> None:
    """Write `times`; won, lost, new and after are uint64 like `near`, wide is one row of words."""
    n, words = near.shape
    for c in range(n):
        times[c, c] = 0
        bit = ONE << uint(c & 63)
        won[c, c >> 6] = lost[c, c >> 6] = new[c, c >> 6] = bit
    plies = 1
    while True:
        any_fresh = ZERO
        for c in range(n):
            for i in range(words):
                wide[i] = ZERO
            for w in range(words):
                bits = near[c, w]
                while bits:
                    to = lowest(bits) + (uint(w) << WORD)
                    bits &= bits - ONE
                    for i in range(words):
                        wide[i] |= new[to, i]
            fresh = ZERO
            for w in range(words):
                bits = wide[w] & ~won[c, w]
                fresh |= bits
                won[c, w] |= bits
                wide[w] = ~won[c, w]  # from here on: where the robber is still free
                after[c, w] = ZERO
                while bits:
                    times[c, lowest(bits) + (uint(w) << WORD)] = plies
                    bits &= bits - ONE
            any_fresh |= fresh
            if fresh:
                for w in range(words):
                    bits = won[c, w] & ~lost[c, w]
                    gone = ZERO
                    while bits:
                        low = lowest(bits)
                        bits &= bits - ONE
                        free = ZERO
                        for i in range(words):
                            free |= near[low + (uint(w) << WORD), i] & wide[i]
                        if free == ZERO:
                            gone |= ONE << low
                    after[c, w] = gone
                    lost[c, w] |= gone
        if any_fresh == ZERO:
            return
        new, after = after, new
        plies += 2
