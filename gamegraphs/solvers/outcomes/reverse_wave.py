"""The compiled loops: labels, distances and certificates over flat arrays.

Every function here runs as plain Python too, and gives the same answers, where numba is
missing. Arrays of positions and moves are unsigned (uint32, or uint64 for very large graphs):
an unsigned index needs no test for negative values. `uint` keeps loop counters unsigned;
mixing signed and unsigned numbers would turn them into floats.

The reverse wave keeps one number a position, its state:

    0              LOSE
    1 .. top - 2   not known yet; so many moves are not known to lead to WIN
    top - 1        DRAW by verdict
    top            WIN

with top = 255 for one byte, so that counters up to 253 fit. The inner loops have no branch
on the state: they always write, and move the end of the queue by 0 or 1.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

_F = TypeVar("_F", bound=Callable[..., Any])

try:
    import numpy as np
    from llvmlite import ir
    from numba import njit, types
    from numba.core import cgutils
    from numba.extending import intrinsic
except ImportError:
    COMPILED = False
    uint: Any = int

    def compiled(function: _F) -> _F:
        return function

    def prefetch(values: Any, index: int) -> None:
        """Do nothing: there is no cache to warm from here."""

else:
    COMPILED = True
    uint = np.uint64

    def compiled(function: _F) -> _F:
        fast: Any = njit(cache=True, nogil=True)(function)
        return fast  # type: ignore[no-any-return]

    @intrinsic
    def prefetch(typingctx: Any, values: Any, index: Any) -> Any:
        """Ask for the cache line of values[index] ahead of its use."""

        def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            array = context.make_array(signature.args[0])(context, builder, args[0])
            address = builder.gep(array.data, [args[1]])
            byte_pointer = ir.IntType(8).as_pointer()
            int32 = ir.IntType(32)
            callee = cgutils.get_or_insert_function(  # type: ignore[no-untyped-call]
                builder.module,
                ir.FunctionType(ir.VoidType(), [byte_pointer, int32, int32, int32]),
                "llvm.prefetch.p0i8",
            )
            hints = [ir.Constant(int32, hint) for hint in (1, 3, 1)]
            builder.call(callee, [builder.bitcast(address, byte_pointer), *hints])
            return context.get_dummy_value()

        return types.void(values, index), codegen


NONE, ONE, TWO, THREE = uint(0), uint(1), uint(2), uint(3)
AHEAD = uint(32)
MIDDLE_AHEAD = uint(24)
HALF_AHEAD = uint(16)
IN_CACHE = uint(1 << 18)


@compiled
def reverse_graph(offsets: Any, targets: Any, starts: Any, sources: Any) -> None:
    """Fill starts (n + 1 zeros on entry) and sources (m) with the moves into each position."""
    n = uint(len(offsets)) - ONE
    m = uint(len(targets))
    # Asking ahead pays where `starts` is too large for the cache.
    ahead = AHEAD if n > IN_CACHE else m + ONE
    near = m - ahead if m > ahead else NONE
    e = NONE
    while e < near:
        prefetch(starts, targets[e + AHEAD])
        starts[targets[e]] += ONE
        e += ONE
    while e < m:
        starts[targets[e]] += ONE
        e += ONE
    total = NONE
    v = NONE
    while v <= n:
        total += uint(starts[v])
        starts[v] = total
        v += ONE
    # starts[v] is now the end of v's part; filling it from the back makes it the start.
    u = n
    while u > NONE:
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


@compiled
def count_moves(offsets: Any, terminal: Any, state: Any) -> Any:
    """Set every state to the out-degree, that of terminals to `terminal`; return the largest.

    Out-degrees above top - 2 do not fit into a state; the caller sees it by the return value.
    """
    n = uint(len(offsets)) - ONE
    largest = NONE
    begin = uint(offsets[0])
    u = NONE
    while u < n:
        end = uint(offsets[u + ONE])
        degree = end - begin
        begin = end
        largest = max(largest, degree)
        state[u] = degree if degree > NONE else terminal
        u += ONE
    return largest


@compiled
def queue_known(state: Any, top: Any, queue: Any) -> Any:
    """Put the positions with state 0 or `top` into the queue; return how many they are."""
    n = uint(len(state))
    tail = NONE
    u = NONE
    while u < n:
        s = uint(state[u])
        queue[tail] = u
        tail += ONE if (s == NONE) | (s == top) else NONE
        u += ONE
    return tail


@compiled
def read_states(state: Any, top: Any, labels: Any) -> None:
    """Turn states into labels; `labels` may be the same array."""
    n = uint(len(state))
    u = NONE
    while u < n:
        s = uint(state[u])
        labels[u] = ONE if s == top else (NONE if s == NONE else TWO)
        u += ONE


@compiled
def wave(
    starts: Any, sources: Any, top: Any, layer: Any, state: Any, queue: Any, tail: Any, plies: Any
) -> Any:
    """Run the reverse wave from the `tail` positions in the queue; return how many are known.

    The queue has room for n + 1. Layers are worked off one after the other, so the distance
    of what is queued meanwhile is one more than that of the layer; the first has `layer`.
    Distances are written to `plies` unless it is empty.
    """
    begin = NONE
    draw = top - ONE
    with_plies = len(plies) > 0
    while begin < tail:
        end = tail
        if with_plies:
            i = begin
            while i < end:
                plies[queue[i]] = layer
                i += ONE
        layer += 1
        head = begin
        while head < end:
            if head + AHEAD < end:
                prefetch(starts, uint(queue[head + AHEAD]))
            if head + HALF_AHEAD < end:
                ahead = uint(starts[queue[head + HALF_AHEAD]])
                if ahead < uint(len(sources)):
                    prefetch(sources, ahead)
            v = queue[head]
            e = uint(starts[v])
            stop = uint(starts[uint(v) + ONE])
            if state[v] == 0:
                while e < stop:
                    u = sources[e]
                    s = uint(state[u])
                    is_open = (s != NONE) & (s < draw)
                    state[u] = top if is_open else s
                    queue[tail] = u
                    tail += ONE if is_open else NONE
                    e += ONE
            else:
                while e < stop:
                    u = sources[e]
                    s = uint(state[u])
                    is_open = (s != NONE) & (s < draw)
                    state[u] = s - ONE if is_open else s
                    queue[tail] = u
                    tail += ONE if s == ONE else NONE
                    e += ONE
            head += ONE
        begin = end
    return tail
