"""The process that runs a submission: it gets inputs and answers them, and knows nothing else.

It reads lines of JSON: first the code and the name of the function, then requests. Every
statement of the code is run on its own, so that an error in one (a cell that draws, a check, an
experiment) does not take the others away.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterable
from typing import Any

from .arguments import Shape
from .metered_call import Reply, as_dict, metered, perform
from .notebook_code import Statement, statements
from .seccomp import confine
from .stubs import put_stand_ins

_STEPS = 5_000_000  # lines of one statement outside the function
_SECONDS = 2.0  # for one statement
_ALL_SECONDS = 6.0  # for all of them; after that only definitions and imports are run
_STACK = 512 << 20
_DEPTH = 200_000
_FORBIDDEN = (
    "socket.", "os.fork", "os.exec", "os.posix_spawn", "os.system", "os.kill", "pty.",
    "subprocess.Popen", "signal.pthread_kill",
)  # fmt: skip
_SYMBOLS = {"fork", "vfork", "clone", "syscall", "kill", "killpg", "ptrace", "system", "execve"}


class TookTooLong(BaseException):
    """A statement outside the function was ended by the alarm."""


def main() -> None:
    """Serve one submission on the pipes that came as standard input and output."""
    requests, answers = os.dup(0), os.dup(1)
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nowhere, stream)
    with os.fdopen(requests, "rb") as lines:
        header = json.loads(lines.readline())
        given_up = confine(**header["limits"])
        sys.addaudithook(_refuse)
        function, reason = load(header["cells"], header["function"], header["module"])
        reply = Reply("value", given_up) if function is not None else Reply("missing", error=reason)
        _say(answers, reply)
        if function is not None:
            serve(function, header["shape"], lines, answers)


def serve(
    function: Callable[..., Any], shape: Shape, requests: Iterable[bytes], answers: int
) -> None:
    """Answer lines of requests until there are no more."""
    for line in requests:
        request = json.loads(line)
        steps, counting = request["steps"], request["counting"]
        for data in request["inputs"]:
            _say(answers, _answer(function, shape, data, steps, counting))


def _answer(
    function: Callable[..., Any], shape: Shape, data: list[Any], steps: int, counting: bool
) -> Reply:
    """Return the reply of a call; without counting it has so much room that it can recur deep."""
    if steps:
        return perform(function, shape, data, steps, counting)
    replies: list[Reply] = []
    depth, size = sys.getrecursionlimit(), threading.stack_size(_STACK)
    try:
        sys.setrecursionlimit(max(depth, _DEPTH))
        thread = threading.Thread(target=lambda: replies.append(perform(function, shape, data, 0)))
        thread.start()
        thread.join()
    except (RuntimeError, MemoryError):
        pass
    finally:
        sys.setrecursionlimit(depth)
        threading.stack_size(size)
    return replies[0] if replies else perform(function, shape, data, 0)


def _say(answers: int, reply: Reply) -> None:
    rest = memoryview(json.dumps(as_dict(reply)).encode() + b"\n")
    while rest:
        rest = rest[os.write(answers, rest) :]


def load(
    cells: list[str], name: str, module: str = "submission"
) -> tuple[Callable[..., Any] | None, str]:
    """Return the function of this name, as the code leaves it, or None and the reason.

    Statements that fail because a name is not there yet are tried again after the others.
    """
    scope = put_stand_ins(module)
    waiting, reason = statements(cells)
    end = time.monotonic() + _ALL_SECONDS
    while waiting:
        again = []
        for statement in waiting:
            if time.monotonic() > end and not statement.defines:
                continue
            problem = _executed(statement, scope)
            if problem.error.startswith("NameError"):
                again.append(statement)
            if problem.kind != "value":
                place = f" in {problem.line}" if problem.line else ""
                reason = reason or f"{problem.error or problem.kind}{place}"
        if len(again) == len(waiting):
            break
        waiting = again
    function = scope.get(name)
    if callable(function):
        return function, ""
    return None, f"there is no function {name}" + (f" ({reason})" if reason else "")


def _executed(statement: Statement, scope: dict[str, Any]) -> Reply:
    """Return what came of a statement; an alarm ends it if it takes long."""

    def ring(number: int, frame: Any) -> None:
        raise TookTooLong

    def run() -> None:
        exec(statement.code, scope)

    try:
        signal.signal(signal.SIGALRM, ring)
        signal.setitimer(signal.ITIMER_REAL, _SECONDS)
        return metered(run, _STEPS)
    except TookTooLong:  # the alarm came when the statement had just ended
        return Reply("steps")
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def _refuse(event: str, given: tuple[Any, ...]) -> None:
    """Refuse what no answer needs; this is not what keeps the grader safe, but it says so early."""
    if event.startswith(_FORBIDDEN):
        raise PermissionError(f"{event} is not allowed here")
    if event == "ctypes.dlsym" and given[1:] and given[1] in _SYMBOLS:
        raise PermissionError(f"{given[1]} is not allowed here")


if __name__ == "__main__":
    main()
