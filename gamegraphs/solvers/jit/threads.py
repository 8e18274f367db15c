"""Threads for compiled loops, which run without Python's lock: parts of a range side by side."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from ...outcome import GameGraphError
from ...validate import as_count

if TYPE_CHECKING:
    from concurrent.futures import ThreadPoolExecutor

LEAST_SHARED = 1 << 16  # a loop over fewer entries is done before a second thread has begun
LEAST_THREADED = 1 << 22  # positions and moves from which on threads are worth starting
_MOST = 4  # the loops wait for memory, which more threads do not make faster
_PARTS_A_THREAD = 4  # so that a thread that another process holds up is not waited for


def cores() -> int:
    """Return how many threads can run at the same time."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def is_busy() -> bool:
    """Return whether more threads of this machine have been at work than it has cores.

    Threads that wait for each other's cores are slower than one alone.
    """
    return hasattr(os, "getloadavg") and os.getloadavg()[0] > cores() + 0.5


def thread_count(threads: int | None, size: int) -> int:
    """Return how many threads to use for `size` positions and moves; None: as many as pay.

    >>> thread_count(None, 1000), thread_count(3, 1000)
    (1, 3)
    """
    if threads is None:
        return min(cores(), _MOST) if size >= LEAST_THREADED and not is_busy() else 1
    count = as_count(threads, "threads")
    if count == 0:
        raise GameGraphError("threads must be at least 1, not 0")
    return count


class Threads:
    """So many threads, started when first needed and ended by `with`."""

    def __init__(self, count: int) -> None:
        self.count = count
        self._pool: ThreadPoolExecutor | None = None

    def __enter__(self) -> Threads:
        return self

    def __exit__(self, *_: object) -> None:
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)

    def parts(self, size: int) -> list[tuple[int, int]]:
        """Return the parts (begin, end) into which range(size) is cut, one if it is short."""
        count = self.count * _PARTS_A_THREAD if self.count > 1 and size >= LEAST_SHARED else 1
        cuts = [size * i // count for i in range(count + 1)]
        return list(pairwise(cuts))

    def run(self, loop: Callable[..., Any], calls: Iterable[tuple[Any, ...]]) -> list[Any]:
        """Return what loop(*arguments) returns for each of the calls, in order."""
        todo = list(calls)
        if len(todo) == 1 or self.count == 1:
            return [loop(*arguments) for arguments in todo]
        if self._pool is None:
            from concurrent.futures import ThreadPoolExecutor  # takes long to load

            self._pool = ThreadPoolExecutor(self.count)
        begun = [self._pool.submit(loop, *arguments) for arguments in todo]
        return [one.result() for one in begun]


ALONE = Threads(1)
