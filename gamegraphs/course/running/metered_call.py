"""One call of a learner's function: counted line by line, stopped beyond a limit, and reported.

The count is that of the interpreter's line and call events, so it is the same on every
machine, and an endless loop ends after so many lines where nothing else could end it.

Counting makes a call ten times as slow. In a process of its own it begins only when a call has
taken so long that it may have passed the limit.
"""

from __future__ import annotations

import atexit
import io
import linecache
import os
import signal
import sys
import time
import warnings
from collections import Counter
from collections.abc import Callable
from types import CodeType, FrameType, TracebackType
from typing import Any

from .arguments import Counter as LooksAtMoves
from .arguments import Shape, arguments_of
from .protocol import CallResult
from .reads import counting_code, operations, reachable, whole_reads
from .reads.whole_reads import WholeReads
from .values import plain

_HERE = __name__.partition(".")[0]
_PACKAGE = __file__.removesuffix(os.path.join("course", "running", "metered_call.py"))
# Whether the lines of a file count: those of libraries do not, and these as little.
_OURS = dict.fromkeys(
    (
        *(str(module.__file__) for module in (counting_code, operations, reachable, whole_reads)),
        *(
            os.path.join(os.path.dirname(__file__), f"{name}.py")
            for name in ("memory_files", "arguments")
        ),
    ),
    False,
)
_PRINTED = 2000
_MOST_LINES, _LONGEST = 60, 100  # so many lines are told of, each with so much of its text
# A function that calls itself again and again has more calls than so many times those that wait,
# and a good share of the lines.
_OFTEN, _SHARE = 10, 40
_COMPREHENSIONS = {"<listcomp>", "<setcomp>", "<dictcomp>", "<genexpr>"}
SECONDS_A_LINE = 3e-9  # `pass` in a loop takes 8e-9 on a machine of 2024


class Runs:
    """How often each line of each file has run, and whether a function calls itself ever again.

    The latter is asked at the limit: one waits for a call of itself, and has been called far more
    often than it waits.
    """

    def __init__(self) -> None:
        self.lines = Counter[tuple[str, int]]()
        self.calls = Counter[CodeType]()
        self.again: CodeType | None = None

    def look_at(self, frame: FrameType | None, lines: int) -> None:
        """Find the function that calls itself again and again, after so many lines."""
        waiting = Counter[CodeType]()
        while frame is not None and frame.f_code is not _result.__code__:
            waiting[frame.f_code] += 1
            frame = frame.f_back
        for code, times in waiting.most_common():
            calls = self.calls[code]
            # What has no calls is not counted: it is ours, and only stands between theirs.
            if times > 1 and calls and code.co_name not in _COMPREHENSIONS:
                self.again = code if calls > _OFTEN * times and calls > lines / _SHARE else None
                return

    def places(self) -> list[list[Any]]:
        """Return what was found in the form of `whole_reads`; the kind is "line" or "recursion"."""
        found = []
        for (file, number), times in self.lines.most_common(_MOST_LINES):
            if file == __file__:  # the line that makes the call
                continue
            found.append([number, _quoted(linecache.getline(file, number)), "line", times])
        if self.again is not None:
            name = self.again.co_name[:_LONGEST]
            found.append([self.again.co_firstlineno, name, "recursion", self.calls[self.again]])
        return found


def _quoted(line: str) -> str:
    """Return a line of code without its comment, not too long.

    >>> _quoted("    x += 1  # by Ann"), _quoted("s = '# no comment'")
    ('x += 1', "s = '# no comment'")
    """
    text, _, comment = line.strip().partition(" #")
    if comment and (text.count("'") % 2 or text.count('"') % 2):
        text = line.strip()
    text = text.rstrip()
    return text if len(text) <= _LONGEST else f"{text[: _LONGEST - 4]} ..."


class _EndedError(BaseException):
    pass


def call_function(
    function: Callable[..., Any],
    shape: Shape,
    fresh: Callable[[], list[Any]],
    steps: int,
    counting: bool = False,
    deepest: int = sys.maxsize,
    own_process: bool = False,
) -> CallResult:
    """Return the result of one call, which may run `steps` lines, `deepest` calls deep.

    `fresh` returns its input, each time an object of its own.

    In its own process a call is not counted in the first moments (see `_quick_call`). One that
    takes longer and ends all the same is made again and counted from its start: whether it passes
    the limit depends on nothing but its lines. `counting` counts looks at moves, what is read at
    once (`whole_reads`) and how often each line runs; without steps the first two alone.
    """
    if not counting:
        if own_process and steps:
            result = _quick_call(function, arguments_of(shape, fresh()), steps, deepest)
            if result is not None:
                return result
        given = arguments_of(shape, fresh())
        return metered(lambda: function(*given), steps, deepest)
    if not (own_process and steps):
        return _counted(function, shape, fresh, steps, deepest, looks=steps > 0)
    # Lines in a call of their own: with both in one, each of them makes the other slower.
    given, runs = arguments_of(shape, fresh()), Runs()
    result = metered(lambda: function(*given), steps, deepest, runs)
    if result.kind == "steps":
        return _counted(function, shape, fresh, steps, deepest, looks=True)
    if result.kind != "value":
        return result
    rest = _counted(function, shape, fresh, 0, deepest, looks=True)
    return result._replace(looks=rest.looks, places=[*rest.places, *runs.places()])


def _counted(
    function: Callable[..., Any],
    shape: Shape,
    fresh: Callable[[], list[Any]],
    steps: int,
    deepest: int,
    looks: bool,
) -> CallResult:
    """Return the result of a call with what it reads at once, and with `looks` those at moves."""

    runs = Runs()  # of the last call

    def call(counter: LooksAtMoves | None) -> CallResult:
        nonlocal runs
        runs = Runs()
        given = arguments_of(shape, fresh(), counter)
        result = metered(lambda: function(*given), steps, deepest, runs)
        return result._replace(looks=counter.looks) if counter else result

    with WholeReads(function, lambda file: not _installed(file)) as reads:
        result = call(LooksAtMoves() if looks else None)
    if result.kind not in ("value", "steps"):  # as it stands: a traceback has the learner's lines
        result = call(LooksAtMoves() if looks else None)
    return result._replace(places=[*reads.places(), *runs.places()])


def metered(
    work: Callable[[], Any], steps: int, deepest: int = sys.maxsize, runs: Runs | None = None
) -> CallResult:
    """Return the result of some work, which may run `steps` lines, `deepest` calls deep.

    With 0 steps nothing is counted, and nothing but the caller's clock ends it. `runs` gets how
    often each line runs.
    """
    count = _Count(steps, deepest, runs)
    _stop_timer()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return _result(work, (), count, count.from_the_start() if steps else None)


def _quick_call(
    function: Callable[..., Any], given: tuple[Any, ...], steps: int, deepest: int
) -> CallResult | None:
    """Return the result of a call that nobody counts, as it is quick; None if it is not.

    A call that takes longer than `steps` lines can is counted from then on. That takes a timer of
    the main thread, which goes on from one call to the next, as it costs as much as the call.
    """
    limit = steps * SECONDS_A_LINE
    count = _Count(steps, deepest)
    _start_timer(limit)  # the first takes long
    start = time.perf_counter()
    worked = _work_before(start, limit / 2)

    def is_long() -> bool:
        # No call works longer than it lasts: mostly that saves asking the system.
        return time.perf_counter() - start >= limit and time.thread_time() - worked >= limit

    def begin(frame: FrameType | None) -> None:
        if is_long():
            count.from_now_on(frame)

    result = _result(function, given, count, None, begin)
    return result if result.kind == "steps" or not is_long() else None


_asked, _work = -1.0, 0.0  # when we last asked how long this thread has worked, and what we heard


def _work_before(now: float, most: float) -> float:
    """Return the seconds that this thread has worked, as they were at most so long ago.

    To ask the system takes half as long as a small call. (process_time stands still with timers.)
    """
    global _asked, _work
    if not 0 <= now - _asked <= most:
        _asked, _work = now, time.thread_time()
    return _work


def _result(
    function: Callable[..., Any],
    given: tuple[Any, ...],
    count: _Count,
    trace: Callable[[FrameType, str, Any], Any] | None,
    begin: Callable[[FrameType | None], None] | None = None,
) -> CallResult:
    """Return the result of a call under a trace function, or none; `begin` is for the timer."""
    global _begin_to_count
    output = _next_output()
    before, streams = sys.gettrace(), (sys.stdin, sys.stdout, sys.stderr)
    kind, value, error, line = "value", None, "", ""
    sys.stdin = io.StringIO()
    sys.stdout = sys.stderr = output
    try:
        if trace is not before:  # what sets a trace function is audited, at a cost
            sys.settrace(trace)
        try:
            _begin_to_count = begin
            value = function(*given)
        finally:
            _begin_to_count = None
            if sys.gettrace() is not before:
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
        _begin_to_count = None
        if sys.gettrace() is not before:
            sys.settrace(before)
        sys.stdin, sys.stdout, sys.stderr = streams
    if count.passed:
        return CallResult(count.passed, None, "", "", count.used(), printed=output.text())
    return CallResult(kind, value, error, line, count.used(), printed=output.text())


class _Count:
    """How many lines have been run, and the limit that was passed, if one was.

    The code may have caught the exception that said so.
    """

    passed = ""

    def __init__(self, steps: int, deepest: int, runs: Runs | None = None) -> None:
        self._steps, self._deepest, self._runs = steps, deepest, runs
        self._used: Callable[[], int] | None = None

    def used(self) -> int:
        """Return the number of lines and calls that have been counted."""
        return self._used() if self._used else 0

    def from_the_start(self) -> Callable[[FrameType, str, Any], Any]:
        """Return a trace function that counts (see sys.settrace)."""
        return self._tracers({**_OURS})[0]

    def from_now_on(self, frame: FrameType | None) -> None:
        """Count the lines of a frame of the call and of those that it calls or returns to."""
        if self._used:
            return
        own = {**_OURS}
        trace_call, trace_line = self._tracers(own)
        while frame is not None and frame.f_code is not _result.__code__:
            file = frame.f_code.co_filename
            own[file] = not _installed(file)
            if own[file]:
                frame.f_trace = trace_line
            frame = frame.f_back
        _stop_timer()  # its own lines would count
        sys.settrace(trace_call)

    def _tracers(self, own: dict[str, bool]) -> tuple[Callable[..., Any], Callable[..., Any]]:
        """Return the trace functions of calls and of lines; `own` files are those that count."""
        steps, deepest, runs = self._steps, self._deepest, self._runs
        used = depth = 0

        def trace_call(frame: FrameType, event: str, arg: Any) -> Any:
            nonlocal used, depth
            file = frame.f_code.co_filename
            if file not in own:
                own[file] = not _installed(file)
            if not own[file]:
                return None
            used += 1
            depth += 1
            if runs is not None:
                runs.calls[frame.f_code] += 1
            if depth > deepest:
                self.passed = "deep"
                _raise_from_now_on(own)
            return trace_line

        def trace_line(frame: FrameType, event: str, arg: Any) -> Any:
            nonlocal used, depth
            used += 1
            if event == "return":
                depth -= 1
            elif event == "line":
                if runs is not None:
                    runs.lines[frame.f_code.co_filename, frame.f_lineno] += 1
                if used > steps:  # raised elsewhere, Python may swallow it
                    self.passed = "steps"
                    if runs is not None:
                        runs.look_at(frame, used)
                    _raise_from_now_on(own)
            return trace_line

        self._used = lambda: used
        return trace_call, trace_line


_begin_to_count: Callable[[FrameType | None], None] | None = None  # called by the timer
_timer_of = 0  # the process whose timer runs


def _start_timer(seconds: float) -> None:
    """Have `_begin_to_count` called with the frame that runs, every so many seconds of work."""
    global _timer_of
    if _timer_of != os.getpid():
        _timer_of = os.getpid()
        warnings.simplefilter("ignore")
        atexit.unregister(_stop_timer)
        atexit.register(_stop_timer)  # Python answers no signal at its end
        signal.signal(
            signal.SIGPROF, lambda number, frame: _begin_to_count and _begin_to_count(frame)
        )
        signal.setitimer(signal.ITIMER_PROF, seconds, seconds)


def _stop_timer() -> None:
    global _timer_of
    if _timer_of == os.getpid():
        signal.setitimer(signal.ITIMER_PROF, 0)
        _timer_of = 0


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


_unused = _Output()


def _next_output() -> _Output:
    """Return a stream to which nothing has been written."""
    global _unused
    if _unused.text():
        _unused = _Output()
    return _unused


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
