"""Calls of a learner's function that can neither hang nor crash the notebook.

Where the system can fork, a child process makes the calls: it has the function and all it
uses, and never meets an expected answer. A crash of the interpreter or an endless loop inside
a C function ends the child alone. Elsewhere (in a browser, on Windows) the calls are made in
this process; the limits on lines and depth hold there too.
"""

from __future__ import annotations

import json
import os
import select
import signal
import sys
import time
import warnings
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from itertools import islice
from typing import Any, Protocol

from .arguments import Shape
from .metered_call import Reply, as_dict, perform
from .values import is_plain

STEPS = 200_000  # lines for an input of a few positions: far more than any terminating answer
SECONDS = 4.0
_AT_ONCE = 0.05
BUDGET = 20.0  # for all calls of a check together, which take about 1 s as a rule
_CHUNK = 256
_DEEPEST_HERE = 3_000  # CPython 3.11 crashes between 5,000 and 10,000 calls through C
_MEMORY = 2 << 30
_LONGEST = 64 << 20
_MOST_TEXT = 20_000  # characters of each text in a reply
_MOST_COUNT = 10**15
_CAN_FORK = hasattr(os, "fork") and sys.platform not in ("emscripten", "wasi")
_LINUX = sys.platform.startswith("linux")
_TICK = os.sysconf("SC_CLK_TCK") if _LINUX else 1
_WORKING = ("R", "D")  # it runs or waits for a processor, or for a disk (manual page proc(5))


class Runner(Protocol):
    """Calls one function; `replies` yields one reply for each input, in order."""

    def replies(
        self,
        inputs: Iterable[list[Any]],
        steps: int = STEPS,
        counting: bool = False,
        seconds: float = SECONDS,
    ) -> Iterator[Reply]: ...

    def close(self) -> None: ...


def runner(function: Callable[..., Any], shape: Shape, here: bool = False) -> Runner:
    """Return a runner for calls of `function`; with `here` in this process, whatever it does."""
    return Child(function, shape) if _CAN_FORK and not here else Here(function, shape)


class Here:
    """Makes the calls in this process."""

    def __init__(self, function: Callable[..., Any], shape: Shape) -> None:
        self._function = function
        self._shape = shape

    def replies(
        self,
        inputs: Iterable[list[Any]],
        steps: int = STEPS,
        counting: bool = False,
        seconds: float = SECONDS,
    ) -> Iterator[Reply]:
        for data in inputs:
            yield perform(self._function, self._shape, data, steps, counting, _DEEPEST_HERE)

    def close(self) -> None:
        pass


_KINDS = ("value", "raised", "deep", "steps", "missing")  # what a reply can tell of itself


class Piped:
    """Makes the calls in another process, which is started anew when it is gone.

    Requests and replies are lines of JSON. Subclasses say how the process is started.
    """

    kinds: Sequence[str] = _KINDS
    longest = _LONGEST  # bytes of a reply
    _pid = 0
    _asleep = _looked = 0.0  # seconds that the process has slept, and when we looked last

    def __init__(self, budget: float = BUDGET) -> None:
        self._last = time.monotonic() + budget  # for all calls together
        self._buffer = b""
        self._owed = 0  # replies that are still to come

    def replies(
        self,
        inputs: Iterable[list[Any]],
        steps: int = STEPS,
        counting: bool = False,
        seconds: float = SECONDS,
    ) -> Iterator[Reply]:
        waiting = iter(inputs)
        while chunk := list(islice(waiting, _CHUNK)):
            while chunk:
                if self._owed:  # an earlier iteration was not finished
                    self.close()
                if not self._pid:
                    self._pid, self._to, self._from = self.start()
                request = {
                    "inputs": chunk,
                    "steps": steps,
                    "counting": counting,
                    "seconds": seconds,
                }
                sent = self.send(request, seconds)
                done = 0
                self._owed = len(chunk)
                while done < len(chunk):
                    reply = self.receive(seconds) if sent else Reply("died", error="no answer")
                    done += 1
                    self._owed -= 1
                    gone = reply.kind in ("time", "late", "died")
                    if gone:
                        self.close()
                    yield reply
                    if gone:
                        break
                chunk = chunk[done:]

    def start(self) -> tuple[int, int, int]:
        """Start the process, the leader of a group; return its number and both pipe ends."""
        raise NotImplementedError

    def close(self) -> None:
        """End the process and all it has started."""
        if not self._pid:
            return
        pid, self._pid, self._buffer, self._owed = self._pid, 0, b"", 0
        for end in (self._to, self._from):
            os.close(end)
        for kill, target in ((os.killpg, pid), (os.kill, pid)):
            with suppress(ProcessLookupError, PermissionError):
                kill(target, signal.SIGKILL)
        with suppress(ChildProcessError):
            os.waitpid(pid, 0)

    def __del__(self) -> None:
        self.close()

    def send(self, request: dict[str, Any], seconds: float) -> bool:
        """Write a request; False if the process does not take it."""
        view = memoryview(json.dumps(request).encode() + b"\n")
        end = time.monotonic() + seconds
        os.set_blocking(self._to, False)
        while view:
            _, ready, _ = select.select([], [self._to], [], max(0.0, end - time.monotonic()))
            if not ready:
                return False
            try:
                view = view[os.write(self._to, view) :]
            except BlockingIOError:
                continue
            except BrokenPipeError:
                return False
        return True

    def clock(self) -> float:
        """Return the time by which replies are awaited, in seconds."""
        return time.monotonic()

    def asleep(self, pid: int) -> float:
        """Return the seconds that a process has slept, as far as we have looked at it."""
        now = time.monotonic()
        if sleeps(pid):
            self._asleep += now - self._looked
        self._looked = now
        return self._asleep

    def receive(self, seconds: float) -> Reply:
        """Return the next reply; one that cannot be read is a death of the process."""
        if time.monotonic() > self._last:
            return Reply("late")
        parts = [self._buffer]
        size = len(self._buffer)
        end, left = 0.0, _AT_ONCE  # nearly all replies come at once: the others need the clock
        while b"\n" not in parts[-1]:
            ready, _, _ = select.select([self._from], [], [], max(0.0, min(left, 0.5)))
            if ready:
                part = os.read(self._from, 1 << 20)
                if not part:
                    return Reply("died", error=self._how_it_ended())
                parts.append(part)
                size += len(part)
                if size > self.longest:
                    return Reply("died", error="its answer is too long")
                if b"\n" in part:
                    break
            elif left <= 0.0:
                return Reply("time")
            end = end or self.clock() + seconds
            left = min(end - self.clock(), self._last - time.monotonic())
        line, _, self._buffer = b"".join(parts).partition(b"\n")
        return read_reply(line, self.kinds)

    def _how_it_ended(self) -> str:
        """Return how the process ended; it may also have closed its end of the pipe and live on."""
        end = time.monotonic() + 1.0
        while True:
            try:
                pid, status = os.waitpid(self._pid, os.WNOHANG)
            except ChildProcessError:
                return ""
            if pid:
                break
            if time.monotonic() > end:
                return "it closed the pipe for its answers"
            time.sleep(0.001)
        if os.WIFSIGNALED(status):
            return signal.Signals(os.WTERMSIG(status)).name
        return f"exit status {os.waitstatus_to_exitcode(status)}"


class Child(Piped):
    """Makes the calls in a forked child: it has the function and everything it uses."""

    def __init__(self, function: Callable[..., Any], shape: Shape) -> None:
        super().__init__()
        self._function = function
        self._shape = shape

    def start(self) -> tuple[int, int, int]:
        requests, to = os.pipe()
        back, answers = os.pipe()
        sys.stdout.flush()
        with warnings.catch_warnings():
            # The kernel has other threads; the child runs none of their code.
            warnings.simplefilter("ignore", DeprecationWarning)
            pid = os.fork()
        if pid == 0:
            try:
                os.close(to)
                os.close(back)
                os.setpgid(0, 0)
                _confine()
                with os.fdopen(requests, "rb") as lines:
                    serve(self._function, self._shape, lines, answers)
            finally:
                os._exit(0)
        os.close(requests)
        os.close(answers)
        return pid, to, back

    def clock(self) -> float:
        """Count work and sleep, not the wait for a processor: a busy machine ends no answer."""
        return processor_time(self._pid) + self.asleep(self._pid) / 3


def processor_time(pid: int) -> float:
    """Return the seconds a process has worked; the time on the wall where that is not told."""
    if not _LINUX:
        return time.monotonic()
    try:
        with open(f"/proc/{pid}/stat") as file:
            fields = file.read().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / _TICK
    except (OSError, ValueError, IndexError):
        return 0.0


def sleeps(pid: int) -> bool:
    """Return whether no thread of a process works or wants to; False where that is not told."""
    if not _LINUX:
        return False
    try:
        for task in os.listdir(f"/proc/{pid}/task"):
            with open(f"/proc/{pid}/task/{task}/stat") as file:
                if file.read().rpartition(")")[2].split()[0] in _WORKING:
                    return False
    except (OSError, IndexError):
        pass
    return True


def read_reply(line: bytes, kinds: Sequence[str] = _KINDS) -> Reply:
    """Return the reply in a line that may have been written by anybody.

    >>> read_reply(b"[]").error
    'its answer could not be read'
    """
    unreadable = Reply("died", error="its answer could not be read")
    try:
        fields = json.loads(line)
        reply = Reply(**fields)
    except (ValueError, TypeError, RecursionError, MemoryError):
        return unreadable
    if not is_plain(reply.value):
        return unreadable
    texts = (reply.kind, reply.error, reply.line, reply.printed)
    numbers = (reply.steps, reply.looks)
    fits = all(type(x) is str and len(x) <= _MOST_TEXT for x in texts) and all(
        type(x) is int and 0 <= x <= _MOST_COUNT for x in numbers
    )
    return reply if fits and reply.kind in kinds else unreadable


def serve(
    function: Callable[..., Any], shape: Shape, requests: Iterable[bytes], answers: int
) -> None:
    """Answer lines of requests until there are no more; this runs in the other process."""
    for line in requests:
        request = json.loads(line)
        for data in request["inputs"]:
            reply = perform(function, shape, data, request["steps"], request["counting"])
            rest = memoryview(json.dumps(as_dict(reply)).encode() + b"\n")
            while rest:
                rest = rest[os.write(answers, rest) :]


def _confine() -> None:
    """Silence what is written past Python's streams; no core dumps; a bound on memory."""
    import faulthandler
    import resource

    faulthandler.disable()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nowhere, stream)
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    try:
        with open("/proc/self/statm") as file:
            size = int(file.read().split()[0]) * resource.getpagesize()
        _, hard = resource.getrlimit(resource.RLIMIT_AS)
        resource.setrlimit(resource.RLIMIT_AS, (size + _MEMORY, hard))
    except (OSError, ValueError):
        pass
