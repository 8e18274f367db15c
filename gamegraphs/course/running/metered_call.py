"""One call of a learner's function: counted line by line, stopped beyond a limit, and reported.

The count is that of the interpreter's line and call events, so it is the same on every
machine, and an endless loop ends after so many lines where nothing else could end it.
"""

from __future__ import annotations

import io
import linecache
import os
import sys
import warnings
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout
from types import CodeType, FrameType, TracebackType
from typing import Any

from .arguments import Counter, Shape, arguments
from .protocol import CallResult
from .values import plain

_HERE = __name__.partition(".")[0]
_PACKAGE = __file__.removesuffix(os.path.join("course", "running", "metered_call.py"))
_PRINTED = 2000


class _EndedError(BaseException):
    pass


def call_function(
    function: Callable[..., Any],
    shape: Shape,
    data: list[Any],
    steps: int,
    counting: bool = False,
    deepest: int = sys.maxsize,
) -> CallResult:
    """Return the result of one call, which may run `steps` lines, `deepest` calls deep."""
    counter = Counter() if counting else None
    given = arguments(shape, data, counter)
    result = metered(lambda: function(*given), steps, deepest)
    return result if counter is None else result._replace(looks=counter.looks)


def metered(work: Callable[[], Any], steps: int, deepest: int = sys.maxsize) -> CallResult:
    """Return the result of some work, which may run `steps` lines, `deepest` calls deep.

    With 0 steps nothing is counted, and nothing but the caller's clock ends it.
    """
    used = depth = 0
    passed = ""  # the limit that was passed; the code may have caught the exception that said so
    own: dict[str, bool] = {}  # whether the lines of a file count: those of libraries do not

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

    output = _Output()
    before, stdin = sys.gettrace(), sys.stdin
    kind, value, error, line = "value", None, "", ""
    sys.stdin = io.StringIO()
    try:
        with warnings.catch_warnings(), redirect_stdout(output), redirect_stderr(output):
            warnings.simplefilter("ignore")
            sys.settrace(trace_call if steps else None)
            try:
                value = work()
            finally:
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
        sys.stdin = stdin
    if passed:
        return CallResult(passed, None, "", "", used, printed=output.text())
    return CallResult(kind, value, error, line, used, printed=output.text())


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
