"""Workers: processes that work on many items; any of them may die, and the others go on.

Who does the work is a `concurrent.futures.Executor`: processes of this machine, or a cluster of
`dask.distributed`. Either way an item whose process died is tried again, then given up.
"""

from __future__ import annotations

import gc
import multiprocessing
import os
import signal
from collections import Counter, deque
from collections.abc import Callable, Hashable, Iterator, Sequence
from concurrent.futures import BrokenExecutor, Executor, Future, as_completed
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from threading import Condition, Lock, Thread
from typing import Any

from ...outcome import GameGraphError

_TRIES = 2
_PATIENCE = 60  # seconds for a cluster to answer, and for its first worker
Work = Callable[[Any], Any]


def work_on(items: Sequence[Any], work: Work, executor: Executor) -> Iterator[tuple[int, Any]]:
    """Yield (i, work(items[i])) as they are done, (i, None) for an item that is given up.

    A GameGraphError in `work` ends all of it: what is wrong is wrong for every item. What is still
    being worked on when the caller stops is cancelled.
    """
    numbers = {executor.submit(work, item): i for i, item in enumerate(items)}
    try:
        for future in as_completed(numbers):
            try:
                result = future.result()
            except GameGraphError:
                raise
            except Exception:
                result = None
            yield numbers[future], result
    finally:
        for future in numbers:
            future.cancel()
        executor.shutdown(wait=False)


class ThisMachine(Executor):
    """Processes of this machine, forked when the first item is submitted.

    Parameters
    ----------
    jobs : how many
    seconds : what one item may take; a process that takes longer is replaced
    kind : of an item; a process stays with one kind while there are items of it, and begins with
        one that no other process is at: what it keeps for the next item, no other has to make

    They inherit the function: all items are for the same one. Raises BrokenExecutor for an item
    whose process was replaced twice.
    """

    def __init__(
        self, jobs: int, seconds: float, kind: Callable[[Any], Hashable] = lambda item: None
    ) -> None:
        self._jobs = jobs
        self._seconds = seconds
        self._kind = kind
        self._work: Work | None = None
        self._tasks = _Tasks()
        self._threads: list[Thread] = []  # one for each process
        self._workers: list[_Worker] = []
        self._lock = Lock()  # of the list: one process is started at a time
        self._over = False

    def submit(self, work: Work, /, *args: Any, **named: Any) -> Future[Any]:
        (item,) = args
        if self._work is None:
            self._work = work
            for worker in [self._start() for _ in range(self._jobs)]:
                self._threads.append(Thread(target=self._serve, args=(worker,), daemon=True))
                self._threads[-1].start()
        if work is not self._work or self._over:
            raise ValueError("these processes work with another function, or have ended")
        future: Future[Any] = Future()
        self._tasks.put(self._kind(item), (future, item))
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """End all processes; with `wait` only after the work that was submitted."""
        self._tasks.end()
        if wait:
            for thread in self._threads:
                thread.join()
        with self._lock:
            self._over = True
            for worker in self._workers:
                worker.process.kill()
            for worker in self._workers:
                worker.process.join()

    def _start(self, replaced: _Worker | None = None) -> _Worker:
        with self._lock:
            if self._over:
                raise BrokenExecutor("ended")
            if replaced is not None:
                self._workers.remove(replaced)
                replaced.end()
            assert self._work is not None
            worker = _Worker(self._work, self._workers)
            self._workers.append(worker)
            return worker

    def _serve(self, worker: _Worker) -> None:
        """Hand tasks to a process, and replace it when it dies: what one thread does."""
        kind: Hashable = None
        with suppress(BrokenExecutor):
            while taken := self._tasks.get(kind):
                kind, (future, item) = taken
                if not future.set_running_or_notify_cancel():
                    continue
                for _ in range(_TRIES):
                    done, result = worker.result(item, self._seconds)
                    if done:
                        future.set_result(result)
                        break
                    worker = self._start(replaced=worker)
                else:
                    future.set_exception(BrokenExecutor(f"its process ended {_TRIES} times"))


class _Tasks:
    """The tasks that wait, in order, by kind."""

    def __init__(self) -> None:
        self._waiting: dict[Hashable, deque[tuple[Future[Any], Any]]] = {}  # none is empty
        self._at: Counter[Hashable] = Counter()  # how many processes are at a kind
        self._over = False
        self._changed = Condition()

    def put(self, kind: Hashable, task: tuple[Future[Any], Any]) -> None:
        with self._changed:
            self._waiting.setdefault(kind, deque()).append(task)
            self._changed.notify()

    def end(self) -> None:
        """Let those who wait for a task know that there will be no more."""
        with self._changed:
            self._over = True
            self._changed.notify_all()

    def get(self, last: Hashable) -> tuple[Hashable, tuple[Future[Any], Any]] | None:
        """Wait for a task and return its kind and it, of the `last` kind if there is one.

        Else it is of the kind that the fewest are at, of those with the most tasks; None at the
        end.
        """
        with self._changed:
            if last not in self._waiting:
                self._at[last] -= 1
                while not self._waiting:
                    if self._over:
                        return None
                    self._changed.wait()
                last = min(self._waiting, key=lambda kind: (self._at[kind], -self._size(kind)))
                self._at[last] += 1
            task = self._waiting[last].popleft()
            if not self._waiting[last]:
                del self._waiting[last]
            return last, task

    def _size(self, kind: Hashable) -> int:
        return len(self._waiting[kind])


class _Worker:
    """One process and this end of its pipe."""

    def __init__(self, work: Work, others: Sequence[_Worker]) -> None:
        context = multiprocessing.get_context("fork")
        self.pipe, end = context.Pipe()
        open_ends = [self.pipe, *(worker.pipe for worker in others)]
        self.process = context.Process(target=_serve, args=(work, end, open_ends), daemon=True)
        self.process.start()
        end.close()

    def result(self, item: Any, seconds: float) -> tuple[bool, Any]:
        """Return whether the work on an item was done in so many seconds, and its result."""
        with suppress(EOFError, OSError):
            self.pipe.send(item)
            wait([self.pipe, self.process.sentinel], timeout=seconds)
            if self.pipe.poll():
                return True, self.pipe.recv()
        return False, None

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.pipe.close()


def _serve(work: Work, pipe: Connection[Any, Any], others: Sequence[Connection[Any, Any]]) -> None:
    """Work on what comes through the pipe until it is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    gc.freeze()  # what is kept for the next item is no garbage: it is seldom looked through
    gc.set_threshold(100_000, 20, 20)
    for other in others:  # else nobody would notice that the first process has gone
        other.close()
    with suppress(EOFError, OSError):
        while True:
            pipe.send(work(pipe.recv()))
    os._exit(0)


class Cluster(Executor):
    """The workers of a `dask.distributed` cluster; what one that dies was at is done by another.

    Parameters
    ----------
    address : of the scheduler, as "tcp://host:8786"

    Raises GameGraphError if dask is not installed, if no scheduler or worker answers, or if a
    worker has several threads: what they run would share one Python.
    """

    def __init__(self, address: str) -> None:
        try:
            from distributed import Client
        except ImportError:
            raise GameGraphError('--scheduler needs dask: pip install "gamegraphs[dask]"') from None
        try:
            self._client = Client(address, timeout=_PATIENCE, set_as_default=False)
        except (OSError, ValueError) as problem:
            raise GameGraphError(f"no dask scheduler answers at {address}: {problem}") from None
        try:
            self._client.wait_for_workers(1, timeout=_PATIENCE)
            many = [place for place, threads in self._client.nthreads().items() if threads > 1]
        except TimeoutError:
            self._client.close()
            raise GameGraphError(f"the dask scheduler at {address} has no workers") from None
        if many:
            self._client.close()
            raise GameGraphError(
                f"the dask worker at {many[0]} has several threads: start it with --nthreads 1"
            )
        self._executor = self._client.get_executor(pure=False, retries=_TRIES - 1)

    def submit(self, work: Work, /, *args: Any, **named: Any) -> Future[Any]:
        future: Future[Any] = self._executor.submit(work, *args, **named)
        return future

    def ask(self, question: Callable[[], Any]) -> list[Any]:
        """Return the answer of every worker that is there now."""
        return [*self._client.run(question).values()]

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Cancel what is not done, unless it is to be waited for, and leave the cluster."""
        self._executor.shutdown(wait=wait)
        self._client.close()
