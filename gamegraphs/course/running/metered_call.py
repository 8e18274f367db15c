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
from dataclasses import asdict, dataclass, replace
from types import CodeType, FrameType, TracebackType
from typing import Any

from .arguments import Counter, Shape, arguments
from .values import plain

_HERE = __name__.partition(".")[0]
_PACKAGE = __file__.removesuffix(os.path.join("course", "running", "metered_call.py"))
_PRINTED = 2000


@dataclass(frozen=True)
class Reply:
    """What came of one call.

    Attributes
    ----------
    kind : "value"; "raised"; "deep", the recursion went too deep; "steps", more lines were run
        than allowed; "time", no answer in time; "late", no time left for the whole check;
        "died", the interpreter itself crashed; "missing", there is no function to call
    value : the answer as plain data
    error : the error's type and message
    line : where it was raised, as "line 3: x = moves[v]"
    steps : lines and calls that were run
    looks : looks at moves, where they were counted
    printed : what the call printed, shortened
    """

    kind: str
    value: Any = None
    error: str = ""
    line: str = ""
    steps: int = 0
    looks: int = 0
    printed: str = ""


class _EndedError(BaseException):
    pass


def perform(
    function: Callable[..., Any],
    shape: Shape,
    data: list[Any],
    steps: int,
    counting: bool = False,
    deepest: int = sys.maxsize,
) -> Reply:
    """Return the reply of one call, which may run `steps` lines, `deepest` calls deep."""
    counter = Counter() if counting else None
    given = arguments(shape, data, counter)
    reply = metered(lambda: function(*given), steps, deepest)
    return replace(reply, looks=counter.looks) if counter is not None else reply


def metered(work: Callable[[], Any], steps: int, deepest: int = sys.maxsize) -> Reply:
    """Return the reply of some work, which may run `steps` lines, `deepest` calls deep.

    With 0 steps nothing is counted, and nothing but the caller's clock ends it.
    """
    used = depth = 0
    over = ""  # the limit that was passed; the code may have caught what told it so
    own: dict[str, bool] = {}  # whether the lines of a file count: those of libraries do not

    def enter(frame: FrameType, event: str, arg: Any) -> Any:
        nonlocal used, depth, over
        file = frame.f_code.co_filename
        if file not in own:
            own[file] = not _installed(file)
        if not own[file]:
            return None
        used += 1
        depth += 1
        if depth > deepest:
            over = "deep"
            _raise_from_now_on(own)
        return inside

    def inside(frame: FrameType, event: str, arg: Any) -> Any:
        nonlocal used, depth, over
        used += 1
        if event == "return":
            depth -= 1
        elif event == "line" and used > steps:  # raised elsewhere, Python may swallow it
            over = "steps"
            _raise_from_now_on(own)
        return inside

    output = _Output()
    before, stdin = sys.gettrace(), sys.stdin
    kind, value, error, line = "value", None, "", ""
    sys.stdin = io.StringIO()
    try:
        with warnings.catch_warnings(), redirect_stdout(output), redirect_stderr(output):
            warnings.simplefilter("ignore")
            sys.settrace(enter if steps else None)
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
    if over:
        return Reply(over, None, "", "", used, printed=output.text())
    return Reply(kind, value, error, line, used, printed=output.text())


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


def as_dict(reply: Reply) -> dict[str, Any]:
    """Return a reply as plain data."""
    return asdict(reply)


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
