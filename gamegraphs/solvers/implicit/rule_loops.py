"""The compiled loops that call the rules of a game: made for these rules, once.

The first call of each compiles it together with the rules, which takes a few seconds in all.
"""

from __future__ import annotations

from functools import lru_cache
from types import SimpleNamespace
from typing import Any

import numpy as np
from llvmlite import ir
from numba import njit, types
from numba.core import cgutils
from numba.extending import intrinsic

from ...outcome import GameGraphError
from ..outcomes.reverse_wave import NONE, ONE, TWO, prefetch, uint


@intrinsic
def _from_here(typingctx: Any, values: Any, at: Any) -> Any:
    """Return values[at:] without the reference counting that a slice costs."""
    view = types.Array(values.dtype, 1, "C")

    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        whole = context.make_array(signature.args[0])(context, builder, args[0])
        part = context.make_array(view)(context, builder)
        length = builder.sub(cgutils.unpack_tuple(builder, whole.shape, 1)[0], args[1])  # type: ignore[no-untyped-call]
        size = context.get_abi_sizeof(context.get_data_type(values.dtype))
        context.populate_array(
            part,
            data=builder.gep(whole.data, [args[1]]),
            shape=[length],
            strides=[ir.Constant(context.get_value_type(types.intp), size)],
            itemsize=whole.itemsize,
            meminfo=None,
            parent=None,
        )
        return part._getvalue()

    return view(values, at), codegen


from_here: Any = _from_here


def compiled_rows(rules: Any, first: int, last: int) -> tuple[Any, Any, Any]:
    """Return (offsets, targets, endings) of positions first..last - 1, like `ListRules.rows`."""
    offsets = np.zeros(last - first + 1, np.int32)
    targets = np.empty((last - first) * rules.most_moves, np.int32)
    endings = np.empty(last - first, np.uint8)
    loop = made_for(*rules.functions).rows
    u = loop(first, rules.n, rules.params, rules.most_moves, offsets, targets, endings)
    if u >= 0:
        rules.ending(u)
        rules.moves(u)
        raise GameGraphError(f"succ({u}) gave different answers to the same question")
    return offsets, targets[: offsets[-1]], endings


@lru_cache(maxsize=64)
def made_for(succ: Any, pred: Any, terminal: Any, degree: Any) -> Any:
    """Return the loops that call these compiled rules; each is compiled when it is first called."""

    @njit(nogil=True)
    def count_by_succ(u: Any, params: Any, out: Any) -> Any:
        return succ(u, params, out)

    @njit(nogil=True)
    def count_by_degree(u: Any, params: Any, out: Any) -> Any:
        return degree(u, params)

    count_of = count_by_succ if degree is None else count_by_degree
    most_counted = 0 if degree is None else 2**32

    @njit(nogil=True)
    def start(
        first: Any, last: Any, params: Any, out: Any, state: Any, top: Any, terminal_end: Any
    ) -> Any:
        """Set states; return the largest out-degree, or -1 - u where a rule errs about u."""
        params = from_here(params, NONE)
        out = from_here(out, NONE)
        largest = np.int64(0)
        most = max(np.int64(most_counted), np.int64(len(out)))
        for u in range(first, last):
            end = np.int64(terminal(u, params))
            if end == 3:
                count = np.int64(count_of(u, params, out))
                if count < 0 or count > most:
                    return -1 - u
                largest = max(largest, count)
                if count > 0:
                    state[u] = count
                    continue
                end = terminal_end
            if end < 0 or end > 2:
                return -1 - u
            state[u] = top - 2 if end == 0 else (top - 3 if end == 1 else top - 1)
        return largest

    @njit(nogil=True)
    def expand(
        batch: Any, n: Any, params: Any, most: Any, found: Any, ends: Any, state: Any
    ) -> Any:
        """List the predecessors of a batch; return whether all of them are positions."""
        batch, params = from_here(batch, NONE), from_here(params, NONE)
        found, state = from_here(found, NONE), from_here(state, NONE)
        half = uint(len(found)) // TWO
        after_lose, after_win = NONE, half
        i = NONE
        while i < uint(len(batch)):
            v = np.int64(np.uint32(batch[i]))
            is_lose = state[v] == 0
            begin = after_lose if is_lose else after_win
            count = uint(pred(v, params, from_here(found, begin)))
            if count > uint(most):
                return False
            after_lose += count if is_lose else NONE
            after_win += NONE if is_lose else count
            i += ONE
        highest = NONE
        for begin, end in ((NONE, after_lose), (half, after_win)):
            e = begin
            while e < end:
                u = uint(found[e])
                highest = max(highest, u)
                prefetch(state, u)
                e += ONE
        ends[0] = after_lose
        ends[1] = after_win
        return highest < uint(n)

    @njit(nogil=True)
    def rows(
        first: Any, n: Any, params: Any, most: Any, offsets: Any, targets: Any, endings: Any
    ) -> Any:
        """Fill in rows; return -1, or the first position about which a rule errs."""
        at = NONE
        for i in range(len(endings)):
            u = first + i
            end = np.int64(terminal(u, params))
            if end < 0 or end > 3:
                return u
            endings[i] = end
            if end == 3:
                count = uint(succ(u, params, from_here(targets, at)))
                if count > uint(most):
                    return u
                stop = at + count
                while at < stop:
                    if uint(targets[at]) >= uint(n):
                        return u
                    at += ONE
            offsets[i + 1] = at
        return -1

    return SimpleNamespace(start=start, expand=expand, rows=rows)


@lru_cache(maxsize=256)
def compiled_rule(rule: Any) -> Any:
    """Return a rule compiled; the same one at every call with the same function."""
    return (
        rule
        if hasattr(rule, "py_func")
        else njit(nogil=True, error_model="numpy", forceinline=True)(rule)
    )
