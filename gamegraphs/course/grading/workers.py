"""Workers: processes that work on many items; any of them may die, and the others go on.

A process that dies, or takes longer than anything may take, is replaced. The item it had is tried
once more; then it is given up.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from typing import Any

_TRIES = 2
Work = Callable[[Any], Any]


def work_on(
    items: Sequence[Any], work: Work, jobs: int, seconds: float
) -> Iterator[tuple[int, Any]]:
    """Yield (i, work(items[i])) as they are done, (i, None) for an item that is given up.

    `seconds` is what one item may take; `work` is a function that returns something picklable.
    """
    waiting = list(range(len(items)))[::-1]
    tries = [0] * len(items)
    workers = [_Worker(work, []) for _ in range(min(jobs, len(items)))]
    try:
        while waiting or any(worker.item is not None for worker in workers):
            for k, worker in enumerate(workers):
                if worker.item is None and waiting:
                    workers[k] = worker = worker.alive(work, workers)
                    worker.take(waiting.pop(), items)
            busy = [worker for worker in workers if worker.item is not None]
            wait([worker.pipe for worker in busy], timeout=1.0)
            for worker in busy:
                i = worker.item
                assert i is not None
                if worker.pipe.poll():
                    done, result = worker.result()
                else:
                    done, result = False, None
                    if worker.running() and time.monotonic() < worker.since + seconds:
                        continue
                if not done:
                    worker.end()
                    tries[i] += 1
                    if tries[i] < _TRIES:
                        waiting.append(i)
                        continue
                yield i, result
    finally:
        for worker in workers:
            worker.end()


class _Worker:
    """One process and this end of its pipe; `item` is the number of what it works on."""

    def __init__(self, work: Work, others: Sequence[_Worker]) -> None:
        context = multiprocessing.get_context("fork")
        self.pipe, end = context.Pipe()
        open_ends = [self.pipe, *(worker.pipe for worker in others)]
        self.process = context.Process(target=_serve, args=(work, end, open_ends), daemon=True)
        self.process.start()
        end.close()
        self.item: int | None = None
        self.since = 0.0

    def take(self, i: int, items: Sequence[Any]) -> None:
        self.item, self.since = i, time.monotonic()
        with suppress(OSError):  # it has died: that is seen when nothing comes back
            self.pipe.send(items[i])

    def result(self) -> tuple[bool, Any]:
        """Return whether there is a result, and the result."""
        try:
            result = self.pipe.recv()
        except (EOFError, OSError):
            return False, None
        self.item = None
        return True, result

    def running(self) -> bool:
        return self.process.is_alive()

    def alive(self, work: Work, workers: Sequence[_Worker]) -> _Worker:
        """Return this worker, or a new one if it has died."""
        return self if self.running() else _Worker(work, [w for w in workers if w is not self])

    def end(self) -> None:
        self.item = None
        self.process.kill()
        self.process.join()
        self.pipe.close()


def _serve(work: Work, pipe: Connection[Any, Any], others: Sequence[Connection[Any, Any]]) -> None:
    """Work on what comes through the pipe until it is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for other in others:  # else nobody would notice that the first process has gone
        other.close()
    with suppress(EOFError, OSError):
        while True:
            pipe.send(work(pipe.recv()))
    os._exit(0)
