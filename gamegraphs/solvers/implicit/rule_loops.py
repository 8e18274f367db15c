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

from ...outcome import GOES_ON, GameGraphError
from ..jit.primitives import ONE, ZERO, uint


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
    loop = loops_for(*rules.functions).rows
    u = loop(first, rules.n, rules.params, rules.most_moves, offsets, targets, endings)
    if u >= 0:
        rules.ending(u)
        rules.moves(u)
        raise GameGraphError(f"succ({u}) gave different answers to the same question")
    return offsets, targets[: offsets[-1]], endings


@lru_cache(maxsize=64)
def loops_for(succ: Any, pred: Any, terminal: Any, degree: Any) -> Any:
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
        """Set states; return the largest out-degree, or -1 - u where a rule errs about u.

        params : int32, what the rules read
        out : int32, room for the successors of a position
        state : uint8 or uint32, shape (n,), written from `first` to `last`
        """
        params = from_here(params, ZERO)
        out = from_here(out, ZERO)
        largest = np.int64(0)
        most = max(np.int64(most_counted), np.int64(len(out)))
        for i in range(first, last):
            u = np.int64(np.uint32(i))  # so that the compiler sees that it is not negative
            end = np.int64(terminal(u, params))
            if end == GOES_ON:
                count = np.int64(count_of(u, params, out))
                if count < 0 or count > most:
                    return -1 - u
                largest = max(largest, count)
                if count > 0:
                    state[u] = count
                    continue
                end = terminal_end
            if end < 0 or end >= GOES_ON:
                return -1 - u
            state[u] = top - 2 if end == 0 else (top - 3 if end == 1 else top - 1)
        return largest

    @njit(nogil=True)
    def propagate(
        batch: Any, n: Any, params: Any, most: Any, out: Any, state: Any, top: Any, decided: Any
    ) -> Any:
        """Change the states of all predecessors of a batch; return how many that decides.

        batch : int32, the positions to propagate
        params : int32, what the rules read
        out : int32, room for the predecessors of a position, `most` of them
        state : uint8 or uint32, shape (n,), changed
        decided : int32, written: the positions that are decided

        -1 where `pred` names too many predecessors, or one that is no position.
        """
        batch, params = from_here(batch, ZERO), from_here(params, ZERO)
        out, state, decided = from_here(out, ZERO), from_here(state, ZERO), from_here(decided, ZERO)
        most_open = top - uint(4)  # an open state less one is below it, a known one is not
        tail = ZERO
        i = ZERO
        while i < uint(len(batch)):
            v = np.int64(np.uint32(batch[i]))
            i += ONE
            count = uint(pred(v, params, out))
            if count > uint(most):
                return np.int64(-1)
            k, wrong = ZERO, False
            if state[v] == 0:
                while k < count:  # each of these has a move to a LOSE position
                    u = uint(out[k])
                    k += ONE
                    if u >= uint(n):
                        wrong = True
                        break
                    if uint(state[u]) - ONE < most_open:
                        state[u] = top
                        decided[tail] = u
                        tail += ONE
            else:
                while k < count:  # each of these has a move to a WIN position
                    u = uint(out[k])
                    k += ONE
                    if u >= uint(n):
                        wrong = True
                        break
                    s = uint(state[u])
                    if s - ONE < most_open:
                        state[u] = s - ONE
                        if s == ONE:
                            decided[tail] = u
                            tail += ONE
            if wrong:
                return np.int64(-1)
        return np.int64(tail)

    @njit(nogil=True)
    def rows(
        first: Any, n: Any, params: Any, most: Any, offsets: Any, targets: Any, endings: Any
    ) -> Any:
        """Fill in rows; return -1, or the first position about which a rule errs.

        params, offsets, targets : int32; the rows are written to the last two, as in a GameGraph
        endings : uint8, written: the outcome with which play ends, or GOES_ON
        """
        at = ZERO
        for i in range(len(endings)):
            u = first + i
            end = np.int64(terminal(u, params))
            if end < 0 or end > GOES_ON:
                return u
            endings[i] = end
            if end == GOES_ON:
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

    return SimpleNamespace(start=start, propagate=propagate, rows=rows)


@lru_cache(maxsize=256)
def compiled_rule(rule: Any) -> Any:
    """Return a rule compiled; the same one at every call with the same function."""
    return (
        rule
        if hasattr(rule, "py_func")
        else njit(nogil=True, error_model="numpy", forceinline=True)(rule)
    )
