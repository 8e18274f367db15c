"""Calls of a learner's function that can neither hang nor crash the notebook.

Where the system can fork, a child process makes the calls: it has the function and all it
uses, and never meets an expected answer. A crash of the interpreter or an endless loop inside
a C function ends the child alone. Elsewhere (in a browser, on Windows) the calls are made in
this process; the limits on lines and depth hold there too.
"""

from __future__ import annotations

import gc
import os
import select
import signal
import sys
import time
import warnings
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from functools import lru_cache, partial
from itertools import islice
from typing import Any, Protocol

from .arguments import Shape, copied, twice_if
from .metered_call import call_function
from .protocol import KINDS, CallResult, Request, encode_request, read_result, serve
from .thread_start import retry_thread_starts

STEPS = 200_000  # lines for an input of a few positions: far more than any terminating answer
SECONDS = 4.0
_AT_ONCE = 0.005  # nearly all results come sooner: for those no clock is read
TOGETHER = 64  # results, of quick calls
# The first results come one by one: what never ends does so there, as a rule, and is known at once.
_FIRST = 4
BUDGET = 20.0  # of work and sleep, for all calls of a check together: 1 s as a rule
_CHUNK = 256
SLEPT = "it slept"  # why a call was ended by the clock
_DEEPEST_HERE = 3_000  # CPython 3.11 crashes between 5,000 and 10,000 calls through C
_MEMORY = 2 << 30
_LONGEST = 64 << 20
_SHORT = 200  # bytes of a result that may well come again
_CAN_FORK = hasattr(os, "fork") and sys.platform not in ("emscripten", "wasi")
_CPU_CLOCK = 2  # of all threads of a process, in the number of a clock (clock_getcpuclockid(3))
_WORKING = ("R", "D")  # it runs or waits for a processor, or for a disk (manual page proc(5))


def _clock_of(pid: int) -> int:
    """Return the number of the clock that tells how long a process has worked."""
    return ~pid << 3 | _CPU_CLOCK


def tells_processor_time() -> bool:
    """Return whether the system tells how long another process has worked."""
    if not sys.platform.startswith("linux"):
        return False
    try:
        return time.clock_gettime(_clock_of(os.getpid())) > 0
    except OSError:
        return False


HAS_PROCESSOR_TIME = tells_processor_time()


class Runner(Protocol):
    """Calls one function; `results` yields one result for each input, in order."""

    def results(
        self,
        inputs: Iterable[list[Any]],
        steps: int = STEPS,
        counting: bool = False,
        seconds: float = SECONDS,
        twice: bool = False,
    ) -> Iterator[CallResult]: ...

    def close(self) -> None: ...


def runner(function: Callable[..., Any], shape: Shape, here: bool = False) -> Runner:
    """Return a runner for calls of `function`; with `here` in this process, whatever it does."""
    return Child(function, shape) if _CAN_FORK and not here else Here(function, shape)


class Here:
    """Makes the calls in this process."""

    def __init__(self, function: Callable[..., Any], shape: Shape) -> None:
        self._function = function
        self._shape = shape

    def results(
        self,
        inputs: Iterable[list[Any]],
        steps: int = STEPS,
        counting: bool = False,
        seconds: float = SECONDS,
        twice: bool = False,
    ) -> Iterator[CallResult]:
        function, shape = twice_if(twice, self._function, self._shape)
        for data in inputs:
            fresh = partial(copied, data)
            yield call_function(function, shape, fresh, steps, counting, _DEEPEST_HERE)

    def close(self) -> None:
        pass


class Piped(ABC):
    """Makes the calls in another process, which is started anew when it is gone.

    What goes through the pipes stands in `protocol`. Time is counted as the process works or
    sleeps: on a busy machine the wait for a processor does not count. Subclasses say how the
    process is started.
    """

    kinds: tuple[str, ...] = KINDS
    longest = _LONGEST  # bytes of a result
    together = 1  # so many results may be written at once, and are lost with the process
    sleep_weight = 1 / 3  # of a second of sleep in a call, where one of work is 1
    _pid = 0
    _gone = _worked = 0.0  # seconds of work of the processes before, and of all of them
    _asleep = _looked = 0.0  # seconds that the process has slept, and when we looked last
    _look_again = 0.0  # when the budget is looked at next

    def __init__(self, budget: float = BUDGET) -> None:
        self._last = self.worked() + budget  # for all calls together
        self.texts: dict[int, bytes] = {}  # as in `encode_request`
        self._lines: deque[bytes] = deque()  # results that have been read
        self._buffer = b""  # and the beginning of the next one
        self._owed = 0  # results that are still to come

    def results(
        self,
        inputs: Iterable[list[Any]],
        steps: int = STEPS,
        counting: bool = False,
        seconds: float = SECONDS,
        twice: bool = False,
    ) -> Iterator[CallResult]:
        waiting = iter(inputs)
        while chunk := list(islice(waiting, _CHUNK if self._pid else _FIRST)):
            together = self.together if len(chunk) > _FIRST else 1
            while chunk:
                if self._owed:  # an earlier iteration was not finished
                    self.close()
                if not self._pid:
                    self._pid, self._to, self._from = self.start()
                rest: Request = {"steps": steps, "counting": counting, "seconds": seconds}
                rest |= {"together": together, "twice": twice}
                sent = self.send(encode_request(chunk, rest, self.texts), seconds)
                done = 0
                self._owed = len(chunk)
                while done < len(chunk):
                    result = (
                        self.receive(seconds) if sent else CallResult("died", error="no answer")
                    )
                    done += 1
                    self._owed -= 1
                    gone = result.kind in ("time", "late", "died")
                    if gone:
                        self.close()
                    if gone and together > 1 and len(chunk) > 1:
                        # Which call it was is not known: they are made again, one by one.
                        self.together = together = 1
                        done -= 1
                        break
                    yield result
                    if gone:
                        break
                chunk = chunk[done:]

    @abstractmethod
    def start(self) -> tuple[int, int, int]:
        """Start the process, the leader of a group; return its number and both pipe ends."""

    def close(self) -> None:
        """End the process and all it has started."""
        if not self._pid:
            return
        self._gone = self.worked()
        pid, self._pid, self._buffer, self._owed = self._pid, 0, b"", 0
        self._lines.clear()
        for end in (self._to, self._from):
            os.close(end)
        self.end_process(pid)

    def end_process(self, pid: int) -> None:
        """End the process of this number, if it has not ended, and its group."""
        for kill, target in ((os.killpg, pid), (os.kill, pid)):
            with suppress(ProcessLookupError, PermissionError):
                kill(target, signal.SIGKILL)
        with suppress(ChildProcessError):
            os.waitpid(pid, 0)

    def __del__(self) -> None:
        self.close()

    def send(self, message: bytes, seconds: float) -> bool:
        """Write a message; False if the process does not take it."""
        view = memoryview(message)
        os.set_blocking(self._to, False)
        self._looked = time.monotonic()
        end, pause = self.clock() + seconds, _AT_ONCE
        while view:
            _, ready, _ = select.select([], [self._to], [], pause)
            if not ready:
                pause = min(2 * pause, 0.5)
                if self.clock() > end:
                    return False
                continue
            try:
                view = view[os.write(self._to, view) :]
            except BlockingIOError:
                continue
            except BrokenPipeError:
                return False
        return True

    def process(self) -> int:
        """Return the number of the process whose work and sleep count; 0 if there is none."""
        return self._pid

    def worked(self) -> float:
        """Return the seconds of work of all processes; those on the wall where it is not told."""
        if not HAS_PROCESSOR_TIME:
            return time.monotonic()
        self._worked = max(self._worked, self._gone + processor_time(self.process()))
        return self._worked

    def slept(self) -> float:
        """Return the seconds that all processes have slept in calls, as far as we have looked."""
        now = time.monotonic()
        if sleeps(self.process()):
            self._asleep += now - self._looked
        self._looked = now
        return self._asleep

    def clock(self) -> float:
        """Return the time by which results are awaited, in seconds."""
        return self.worked() + self.slept() * self.sleep_weight

    def receive(self, seconds: float) -> CallResult:
        """Return the next result; one that cannot be read is a death of the process."""
        if self._lines:  # it has been read already, with others
            return self._result_in(self._lines.popleft())
        self._looked = time.monotonic()
        if self._looked > self._look_again:
            if self.worked() + self._asleep > self._last:
                return CallResult("late")
            self._look_again = self._looked + 0.5
        parts = [self._buffer]
        size = len(self._buffer)
        begin: tuple[float, float] | None = None
        end, pause = 0.0, _AT_ONCE
        while not self._lines:
            ready, _, _ = select.select([self._from], [], [], pause)
            if ready:
                part = os.read(self._from, 1 << 20)
                if not part:
                    return CallResult("died", error=self._how_it_ended())
                parts.append(part)
                size += len(part)
                if size > self.longest:
                    return CallResult("died", error="its answer is too long")
                if b"\n" in part:
                    *lines, self._buffer = b"".join(parts).split(b"\n")
                    self._lines.extend(lines)
                continue
            worked, slept = self.worked(), self.slept()
            now = worked + slept * self.sleep_weight
            if begin is None:
                begin, end = (worked, slept), now + seconds
            if now >= end or worked + slept > self._last:
                self._look_again = 0.0
                by_sleep = slept - begin[1] > worked - begin[0]
                return CallResult("time", error=SLEPT if by_sleep else "")
            pause = min(2 * pause, 0.5, max(0.001, end - now))
        return self._result_in(self._lines.popleft())

    def _result_in(self, line: bytes) -> CallResult:
        return (_read_short if len(line) <= _SHORT else read_result)(line, self.kinds)

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
        return how_it_ended(status)


def how_it_ended(status: int) -> str:
    """Return in words what `os.waitpid` says of a process."""
    if os.WIFSIGNALED(status):
        return signal.Signals(os.WTERMSIG(status)).name
    return f"exit status {os.waitstatus_to_exitcode(status)}"


class Child(Piped):
    """Makes the calls in a forked child: it has the function and everything it uses."""

    together = TOGETHER

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
                _limit_child()
                with os.fdopen(requests, "rb") as lines:
                    serve(lines, answers, self._call)
            finally:
                os._exit(0)
        os.close(requests)
        os.close(answers)
        return pid, to, back

    def _call(self, fresh: Callable[[], Any], request: Request) -> CallResult:
        steps, counting = request["steps"], request["counting"]
        function, shape = twice_if(request["twice"], self._function, self._shape)
        return call_function(function, shape, fresh, steps, counting, own_process=True)


# Most answers to small inputs are the same few lines. Nobody changes a result.
_read_short = lru_cache(maxsize=4096)(read_result)


def processor_time(pid: int) -> float:
    """Return the seconds a process has worked; the time on the wall where that is not told."""
    if not HAS_PROCESSOR_TIME:
        return time.monotonic()
    if not pid:  # to the system, that would be this process
        return 0.0
    try:
        return time.clock_gettime(_clock_of(pid))
    except OSError:  # there is no such process
        return 0.0


def sleeps(pid: int) -> bool:
    """Return whether no thread of a process works or wants to; False where that is not told."""
    if not HAS_PROCESSOR_TIME:
        return False
    try:
        for task in os.listdir(f"/proc/{pid}/task"):
            with open(f"/proc/{pid}/task/{task}/stat") as file:
                if file.read().rpartition(")")[2].split()[0] in _WORKING:
                    return False
    except (OSError, IndexError):
        pass
    return True


def _limit_child() -> None:
    """Silence what is written past Python's streams; no core dumps; a bound on memory."""
    import faulthandler
    import resource

    gc.freeze()  # to look through what was there before would copy all of it
    retry_thread_starts()
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
