"""Share out a range of positions among threads; compiled loops let them run side by side."""

from __future__ import annotations

from collections.abc import Callable, Generator
from concurrent.futures import ThreadPoolExecutor

from ..solvers.jit.primitives import COMPILED
from ..solvers.jit.threads import cores

_PART = 1 << 16  # positions that a thread works on at a time


def in_parts(
    loop: Callable[..., int], positions: int, *arguments: object, each: int = 1
) -> Generator[int, None, None]:
    """Yield what loop(begin, end, *arguments) returns for each part of range(positions), in order.

    each : how many positions one number of the range stands for, such as those of a row

    Whoever stops asking, or is interrupted, waits for the parts at work, some hundredths of a
    second, and no other part begins. Plain Python would gain nothing, and needs no threads.
    """
    size = max(_PART // each, 1)
    parts = [(begin, min(begin + size, positions)) for begin in range(0, positions, size)]
    if not COMPILED:
        for part in parts:
            yield int(loop(*part, *arguments))
        return
    pool = ThreadPoolExecutor(cores())
    try:
        runs = [pool.submit(loop, *part, *arguments) for part in parts]
        for run in runs:
            yield int(run.result())
    finally:
        pool.shutdown(cancel_futures=True)
