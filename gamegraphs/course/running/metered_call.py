"""One call of a learner's function: counted line by line, stopped beyond a limit, and reported.

The count is that of the interpreter's line and call events, so it is the same on every
machine, and an endless loop ends after so many lines where nothing else could end it.

Counting makes a call ten times as slow. In a process of its own it begins only when a call has
taken so long that it may have passed the limit.
"""

from __future__ import annotations

import io
import linecache
import os
import signal
import sys
import time
import warnings
from collections.abc import Callable
from contextlib import nullcontext
from types import CodeType, FrameType, TracebackType
from typing import Any

from .arguments import Counter, Shape, arguments
from .protocol import CallResult
from .reads import counting_code, operations, reachable, whole_reads
from .reads.whole_reads import WholeReads
from .values import plain

_HERE = __name__.partition(".")[0]
_PACKAGE = __file__.removesuffix(os.path.join("course", "running", "metered_call.py"))
_OURS = (
    *(str(module.__file__) for module in (counting_code, operations, reachable, whole_reads)),
    os.path.join(os.path.dirname(__file__), "memory_files.py"),
)
_PRINTED = 2000
SECONDS_A_LINE = 3e-9  # `pass` in a loop takes 8e-9 on a machine of 2024


class _EndedError(BaseException):
    pass


def call_function(
    function: Callable[..., Any],
    shape: Shape,
    data: list[Any],
    steps: int,
    counting: bool = False,
    deepest: int = sys.maxsize,
    own_process: bool = False,
) -> CallResult:
    """Return the result of one call, which may run `steps` lines, `deepest` calls deep.

    In its own process a call is not counted in the first moments (see `metered`). One that takes
    longer and ends all the same is made again and counted from its start: whether it passes the
    limit depends on nothing but its lines. `counting` counts looks at moves and what is read at
    once (`whole_reads`), without steps the latter alone.
    """
    counter = Counter() if counting and steps else None
    if own_process and steps and not counting:
        given = arguments(shape, data)
        end = time.thread_time() + steps * SECONDS_A_LINE  # process_time stands still meanwhile
        result = metered(lambda: function(*given), steps, deepest, steps * SECONDS_A_LINE)
        if result.kind == "steps" or (not result.steps and time.thread_time() < end):
            return result
    given = arguments(shape, data, counter)
    if not counting:
        return metered(lambda: function(*given), steps, deepest)
    with WholeReads(function, lambda file: not _installed(file)) as reads:
        result = metered(lambda: function(*given), steps, deepest)
    if result.kind not in ("value", "steps"):  # as it stands: a traceback has the learner's lines
        counter = Counter() if counter else None
        given = arguments(shape, data, counter)
        result = metered(lambda: function(*given), steps, deepest)
    looks = counter.looks if counter else 0
    return result._replace(looks=looks, places=reads.places())


def metered(
    work: Callable[[], Any], steps: int, deepest: int = sys.maxsize, uncounted: float = 0.0
) -> CallResult:
    """Return the result of some work, which may run `steps` lines, `deepest` calls deep.

    With 0 steps nothing is counted, and nothing but the caller's clock ends it. The first
    `uncounted` seconds are not counted either; that takes a timer of the main thread.
    """
    used = depth = 0
    passed = ""  # the limit that was passed; the code may have caught the exception that said so
    # Whether the lines of a file count: those of libraries do not.
    own = dict.fromkeys(_OURS, False)

    def trace_call(frame: FrameType, event: str, arg: Any) -> Any:
        nonlocal used, depth, passed
        file = frame.f_code.co_filename
        if file not in own:
            own[file] = not _installed(file)
        if not own[file]:
            return None
        used += 1
        depth += 1
        if depth > deepest:
            passed = "deep"
            _raise_from_now_on(own)
        return trace_line

    def trace_line(frame: FrameType, event: str, arg: Any) -> Any:
        nonlocal used, depth, passed
        used += 1
        if event == "return":
            depth -= 1
        elif event == "line" and used > steps:  # raised elsewhere, Python may swallow it
            passed = "steps"
            _raise_from_now_on(own)
        return trace_line

    def trace_from_now_on(frame: FrameType | None) -> None:
        while frame is not None and frame.f_code is not metered.__code__:
            file = frame.f_code.co_filename
            own[file] = not _installed(file)
            if own[file]:
                frame.f_trace = trace_line
            frame = frame.f_back
        sys.settrace(trace_call)

    output = _Output()
    before, streams = sys.gettrace(), (sys.stdin, sys.stdout, sys.stderr)
    kind, value, error, line = "value", None, "", ""
    sys.stdin = io.StringIO()
    sys.stdout = sys.stderr = output
    try:
        with nullcontext() if uncounted else warnings.catch_warnings():
            warnings.simplefilter("ignore")
            sys.settrace(trace_call if steps and not uncounted else None)
            try:
                if uncounted:
                    _set_timer(uncounted, trace_from_now_on)
                value = work()
            finally:
                if uncounted:
                    _set_timer(0.0, None)
                sys.settrace(before)
                _raise_no_more()
            value = plain(value)
    except RecursionError:
        kind = "deep"
    except KeyboardInterrupt:
        raise
    except BaseException as problem:  # also SystemExit: nothing may end the check
        kind, line = "raised", _line(problem.__traceback__)
        error = _text(problem)
    finally:
        sys.settrace(before)
        sys.stdin, sys.stdout, sys.stderr = streams
    if passed:
        return CallResult(passed, None, "", "", used, printed=output.text())
    return CallResult(kind, value, error, line, used, printed=output.text())


_at_end: Callable[[FrameType | None], None] | None = None  # called when the timer runs out
_timer_of = 0  # the process in which the timer is answered


def _set_timer(seconds: float, at_end: Callable[[FrameType | None], None] | None) -> None:
    """Have a function called with the frame that runs after so many seconds of work; 0: never."""
    global _at_end, _timer_of
    _at_end = at_end
    if _timer_of != os.getpid():
        signal.signal(signal.SIGPROF, lambda number, frame: _at_end and _at_end(frame))
        _timer_of = os.getpid()
    signal.setitimer(signal.ITIMER_PROF, seconds)


_TOOL = 4  # a number that no debugger, profiler or coverage tool has


def _raise_from_now_on(own: dict[str, bool]) -> None:
    """End the code that runs, even if it catches everything: raise in each line to come.

    A trace function that has raised is not asked again. From Python 3.12 on something else can
    watch; before, the clock ends a child process, and nothing can end `except: pass` in a loop.
    """
    if sys.version_info >= (3, 12):

        def line(code: CodeType, number: int) -> None:
            if own.get(code.co_filename) and code.co_filename != __file__:
                raise _EndedError

        watch = sys.monitoring
        if watch.get_tool(_TOOL) is None:
            watch.use_tool_id(_TOOL, _HERE)
            watch.register_callback(_TOOL, watch.events.LINE, line)
            watch.set_events(_TOOL, watch.events.LINE)
    raise _EndedError


def _raise_no_more() -> None:
    if sys.version_info >= (3, 12) and sys.monitoring.get_tool(_TOOL) == _HERE:
        sys.monitoring.set_events(_TOOL, 0)
        sys.monitoring.free_tool_id(_TOOL)


class _Output(io.TextIOBase):
    """Keeps the first characters that are printed and drops the rest."""

    def __init__(self) -> None:
        self._parts: list[str] = []
        self._left = _PRINTED

    def write(self, text: str) -> int:
        if self._left > 0:
            self._parts.append(text[: self._left])
            self._left -= len(text)
        return len(text)

    def writable(self) -> bool:
        return True

    def text(self) -> str:
        return "".join(self._parts)


def _text(problem: BaseException) -> str:
    try:
        message = str(problem)
    except BaseException:
        message = ""
    name = type(problem).__name__[:100]
    return f"{name}: {message[:300]}" if message else name


def _installed(file: str) -> bool:
    """Return whether a file belongs to Python or to an installed package other than this one."""
    if file.startswith(_PACKAGE):  # installed or not, the known mistakes are in it
        return False
    return "/lib/python" in file or "\\lib\\" in file.lower() or file.startswith("<frozen")


def _line(traceback: TracebackType | None) -> str:
    """Return the line of the learner's code that the error passed last."""
    found = ""
    while traceback is not None:
        code = traceback.tb_frame.f_code
        module = str(traceback.tb_frame.f_globals.get("__name__", ""))
        if module.partition(".")[0] != _HERE and not _installed(code.co_filename):
            text = linecache.getline(code.co_filename, traceback.tb_lineno).strip()[:300]
            found = f"line {traceback.tb_lineno}" + (f": {text}" if text else "")
        traceback = traceback.tb_next
    return found
