"""What the compiled loops are written with: the decorator, unsigned numbers, prefetching.

Loops decorated with `compiled` run as plain Python too, and give the same answers, where numba
is missing. In them, arrays of positions and moves are unsigned (uint32, or uint64 for very large
graphs): an unsigned index needs no test for negative values. `uint` keeps loop counters
unsigned; mixing signed and unsigned numbers would turn them into floats.
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

    from .kernel_cache import keep_compiled
except ImportError:
    COMPILED = False
    uint: Any = int

    def compiled(function: _F) -> _F:
        return function

    inlined = compiled

    def prefetch(values: Any, index: int) -> None:
        """Do nothing: there is no cache to warm from here."""

else:
    COMPILED = True
    uint = np.uint64

    def compiled(function: _F) -> _F:
        fast: Any = keep_compiled(njit(nogil=True)(function))
        return fast  # type: ignore[no-any-return]

    def inlined(function: _F) -> _F:
        """Return a function whose lines numba puts in the place of each call of it."""
        fast: Any = njit(inline="always")(function)
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


ZERO, ONE, TWO, THREE = uint(0), uint(1), uint(2), uint(3)

# So many entries ahead memory is asked for: the nearer ones need what the further ones fetched.
AHEAD = uint(32)
MIDDLE_AHEAD = uint(24)
HALF_AHEAD = uint(16)
