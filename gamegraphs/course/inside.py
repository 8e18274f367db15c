"""The process that runs a submission: it gets inputs and answers them, and knows nothing else.

`python -I -m gamegraphs.course.inside` reads lines of JSON: first the code and the name of the
function, then requests. Every statement of the code is run on its own, so that an error in one
(a cell that draws, a check, an experiment) does not take the others away.
"""

from __future__ import annotations

import ast
import json
import linecache
import os
import resource
import signal
import sys
from collections.abc import Callable
from types import ModuleType
from typing import Any

from .meter import Reply, as_dict, metered
from .runner import serve

_MEMORY = 2 << 30
_SECONDS = 300
_STEPS = 5_000_000  # lines of one statement outside the function
_FORBIDDEN = (
    "socket.", "os.fork", "os.exec", "os.posix_spawn", "os.system", "os.kill", "pty.",
    "subprocess.Popen", "signal.",
)  # fmt: skip
_SYMBOLS = {"fork", "vfork", "clone", "syscall", "kill", "killpg", "ptrace", "system", "execve"}


def main() -> None:
    """Serve one submission on the pipes that came as standard input and output."""
    requests, answers = os.dup(0), os.dup(1)
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nowhere, stream)
    with os.fdopen(requests, "rb") as lines:
        header = json.loads(lines.readline())
        _confine()
        function, reason = load(header["cells"], header["function"])
        reply = Reply("value") if function is not None else Reply("missing", error=reason)
        os.write(answers, json.dumps(as_dict(reply)).encode() + b"\n")
        if function is not None:
            serve(function, header["shape"], lines, answers)


def load(cells: list[str], name: str) -> tuple[Callable[..., Any] | None, str]:
    """Return the function of this name, as the code leaves it, or None and the reason.

    Statements that fail because a name is not there yet are tried again after the others.
    """
    sys.modules["gamegraphs.course"] = _harmless()
    scope: dict[str, Any] = {"__name__": "submission", "__builtins__": __builtins__}
    waiting, reason = _statements(cells)
    while waiting:
        again = []
        for code in waiting:
            problem = metered(lambda code=code: exec(code, scope), _STEPS)  # type: ignore[misc]
            if problem.error.startswith("NameError"):
                again.append(code)
            if problem.kind != "value":
                reason = reason or f"{problem.error} in {problem.line}".strip()
        if len(again) == len(waiting):
            break
        waiting = again
    function = scope.get(name)
    if callable(function):
        return function, ""
    return None, f"there is no function {name}" + (f" ({reason})" if reason else "")


def _statements(cells: list[str]) -> tuple[list[Any], str]:
    """Return the compiled statements of all cells, and what is wrong with the first bad cell."""
    found = []
    reason = ""
    for number, source in enumerate(cells):
        place = f"<cell {number + 1}>"
        text = "\n".join(_python(line) for line in source.splitlines())
        if source.lstrip().startswith("%%"):
            continue
        try:
            body = ast.parse(text, place).body
            for statement in body:
                found.append(compile(ast.Module([statement], []), place, "exec"))
        except (SyntaxError, ValueError, RecursionError, MemoryError) as problem:
            reason = reason or f"{type(problem).__name__} in cell {number + 1}: {problem}"
            continue
        linecache.cache[place] = (len(text), None, text.splitlines(keepends=True), place)
    return found, reason


def _python(line: str) -> str:
    """Return a line without what only a notebook understands."""
    return "" if line.lstrip()[:1] in ("%", "!", "?") else line


def _harmless() -> ModuleType:
    """Return a stand-in for `gamegraphs.course` whose functions do nothing."""
    module = ModuleType("gamegraphs.course")
    module.__path__ = [os.path.dirname(__file__)]
    for name in ("check", "hint", "practice", "solution"):
        setattr(module, name, lambda *given, **named: None)
    return module


def _confine() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for what, most in (
        (resource.RLIMIT_CORE, 0),
        (resource.RLIMIT_AS, _MEMORY),
        (resource.RLIMIT_CPU, _SECONDS),
        (resource.RLIMIT_FSIZE, 1 << 20),
    ):
        resource.setrlimit(what, (most, most))
    sys.addaudithook(_refuse)


def _refuse(event: str, given: tuple[Any, ...]) -> None:
    """Refuse what no answer needs; this is not what keeps the grader safe, but it says so early."""
    if event.startswith(_FORBIDDEN):
        raise PermissionError(f"{event} is not allowed here")
    if event == "ctypes.dlsym" and given[1:] and given[1] in _SYMBOLS:
        raise PermissionError(f"{given[1]} is not allowed here")


if __name__ == "__main__":
    main()
