"""The process that runs a submission: it gets inputs and answers them, and knows nothing else.

It is forked from one that has imported all this and runs no submission: see `fork_workers`.

It speaks `protocol`: the header brings the code and the name of the function. Every statement of
the code is run on its own, so that an error in one (a cell that draws, a check, an experiment) does
not take the others away.
"""

from __future__ import annotations

import gc
import json
import os
import re
import resource
import signal
import socket
import struct
import sys
import threading
import time
from collections.abc import Callable
from functools import partial
from typing import Any

from .arguments import Shape, arguments_of, twice_if
from .hardening.prctl import end_with_parent, set_not_dumpable
from .hardening.privileges import drop_privileges
from .memory_files import install_memory_files
from .metered_call import call_function, metered
from .notebook_code import Statement, compile_cells, written_modules
from .protocol import CallResult, Request, serve, write_result
from .stubs import install_modules, install_stubs
from .thread_start import retry_thread_starts

FILE = "submission"  # the name of the module if the code came in a .py file
NEW, WAIT = b"n", b"w"  # what `fork_workers` is asked
_STEPS = 5_000_000  # lines of one statement outside the function
_SECONDS = 2.0  # of work for one statement, and after so many on the wall we look if it sleeps
_ALL_SECONDS = 6.0  # for all of them; after that only definitions and imports are run
_SLEEPS = 0.05  # of the time on the wall: what works less does not wait for a processor, it sleeps
_COUNTED = 10_000_000  # a call that may run more lines is ended by the runner's clock alone
_UNIX = 1  # family of sockets
_STACK = 512 << 20
_DEPTH = 200_000
_FORBIDDEN = (
    "socket.", "os.fork", "os.exec", "os.posix_spawn", "os.system", "os.kill", "pty.",
    "subprocess.Popen", "signal.pthread_kill",
)  # fmt: skip
_NO_NAME = re.compile(r"NameError: name '(\w+)' is not defined")
_SYMBOLS = {"fork", "vfork", "clone", "syscall", "kill", "killpg", "ptrace", "system", "execve"}

# For each name that a statement could not give a value to: why.
_failed: dict[str, str] = {}


class TookTooLong(BaseException):
    """A statement outside the function took long and was ended."""


class Slept(TookTooLong):
    """It did not even work."""


def fork_workers() -> None:
    """Fork a process for each pair of pipes that comes by the socket at standard input.

    There is one at a time: the next comes when the last has ended and that was asked for. What is
    said there stands in `grading.fork_server`, where it is asked.
    """
    end_with_parent()
    set_not_dumpable()
    pid = 0
    with socket.socket(fileno=os.dup(0)) as channel:
        gc.freeze()
        while True:
            said, ends, _, _ = socket.recv_fds(channel, 1, 2)
            if said == NEW and len(ends) == 2:
                pid = os.fork()
                if not pid:
                    channel.close()
                    _become(*ends)
                for end in ends:
                    os.close(end)
                channel.send(NEW)
            elif said == WAIT:
                channel.send(struct.pack("i", os.waitpid(pid, 0)[1]))
            else:  # whoever asks has gone
                return


def _become(requests: int, results: int) -> None:
    """Be the process that answers these requests, to its end."""
    status = 1
    try:
        for end, stream in ((requests, 0), (results, 1)):
            os.dup2(end, stream)
            os.close(end)
        main()
        status = 0
    finally:
        os._exit(status)


def main() -> None:
    """Serve one submission on the pipes that came as standard input and output."""
    requests, results = os.dup(0), os.dup(1)
    null = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(null, stream)
    with os.fdopen(requests, "rb") as lines:
        header = json.loads(lines.readline())
        gc.freeze()
        gc.set_threshold(100_000, 20, 20)
        gc.enable()
        given_up = drop_privileges(**header["limits"])
        install_memory_files()
        retry_thread_starts()
        resource.setrlimit = _keep_limits
        sys.addaudithook(_refuse)
        modules = header.get("modules", {}) | written_modules(header["cells"])
        install_modules(modules, header["cells"], header["module"])
        function, reason = load(header["cells"], header["function"], header["module"])
        if function is None:
            write_result(results, CallResult("missing", error=reason))
            return
        write_result(results, CallResult("value", given_up, error=reason))
        serve(lines, results, partial(_call, function, header["shape"]))


def _call(
    function: Callable[..., Any], shape: Shape, fresh: Callable[[], list[Any]], request: Request
) -> CallResult:
    """Return the result of a call; without counting it has so much room that it can recur deep."""
    steps, counting = request["steps"], request["counting"]
    function, shape = twice_if(request["twice"], function, shape)
    if steps and (counting or steps <= _COUNTED):
        result = call_function(function, shape, fresh, steps, counting, own_process=True)
        return _explained(result)
    if counting:
        work = partial(call_function, function, shape, fresh, 0, counting)
    else:
        given = arguments_of(shape, fresh())
        work = partial(metered, lambda: function(*given), 0)
    if steps:  # counting lines would take ten times as long as the call
        return _explained(work())
    results: list[CallResult] = []
    depth, size = sys.getrecursionlimit(), threading.stack_size(_STACK)
    try:
        sys.setrecursionlimit(max(depth, _DEPTH))
        thread = threading.Thread(target=lambda: results.append(work()))
        thread.start()
        thread.join()
    except (RuntimeError, MemoryError):
        pass
    finally:
        sys.setrecursionlimit(depth)
        threading.stack_size(size)
    # Only a main thread may say what a signal does.
    there = bool(results) and "only works in main thread" not in results[0].error
    return _explained(results[0] if there else work())


def _explained(result: CallResult) -> CallResult:
    """Return a result with the first cause of a name that is not there, if it is known.

    Where the files of this machine lie is nobody's business.
    """
    if "/" in result.error or "/" in result.printed:
        result = result._replace(
            error=_without_folders(result.error), printed=_without_folders(result.printed)
        )
    name = _NO_NAME.match(result.error)
    cause = _failed.get(name[1]) if name and result.kind == "raised" else None
    return result._replace(error=f"{result.error} ({cause})") if cause else result


def _without_folders(text: str) -> str:
    """Return a text with the files of Python and its packages named without their folders."""
    folders = {sys.prefix, sys.base_prefix, *map(str, sys.path), __file__.rpartition("/")[0]}
    for folder in sorted((name for name in folders if len(name) > 1), key=len, reverse=True):
        text = text.replace(f"{folder}/", "")
    return text


def load(
    cells: list[str], name: str, module: str = "submission"
) -> tuple[Callable[..., Any] | None, str]:
    """Return the function of this name, as the code leaves it, or None and the reason.

    Statements that fail because a name is not there yet are tried again after the others. With the
    function comes what failed all the same, or is no Python: for a file alone, as notebooks try
    many things.
    """
    scope = install_stubs(module)
    is_file = module == FILE and len(cells) == 1
    waiting, reason = compile_cells(cells, is_file)
    no_python = f"{reason}; the statement was passed over." if reason else ""
    begin, slept = time.process_time(), 0
    failed: dict[tuple[int, int], str] = {}  # by line and column
    while waiting:
        again = []
        for statement in waiting:
            used = time.process_time() - begin + slept * _SECONDS
            place = statement.tree.lineno, statement.tree.col_offset
            if used > _ALL_SECONDS and not statement.defines:
                failed[place] = "all before it took too long"
                continue
            failed.pop(place, None)
            problem = _explained(_executed(statement, scope))
            slept += problem.error == Slept.__name__
            if problem.error.startswith("NameError"):
                again.append(statement)
            if problem.kind != "value":
                failed[place] = _why(problem)
                where = f" in {problem.line}" if problem.line else ""
                cause = f"{problem.error or problem.kind}{where}"
                reason = reason or cause
                for bound in statement.names() - scope.keys():
                    _failed.setdefault(bound, cause)
        if len(again) == len(waiting):
            break
        waiting = again
    function = scope.get(name)
    if callable(function):
        told = filter(None, [no_python, _passed_over(failed)])
        return function, " ".join(told) if is_file else ""
    return None, f"there is no function {name}" + (f" ({reason})" if reason else "")


def _why(problem: CallResult) -> str:
    if problem.error == Slept.__name__:
        return "it waits and does nothing"
    if problem.kind == "steps" or problem.error == TookTooLong.__name__:
        return "it took too long"
    return "its recursion went too deep" if problem.kind == "deep" else problem.error


def _passed_over(failed: dict[tuple[int, int], str]) -> str:
    """Return a sentence on the first statement that failed, and how many did; "" if none."""
    if not failed:
        return ""
    first, more = min(failed), len(failed) - 1
    why = " ".join(failed[first].split())
    others = "" if not more else " So was another." if more == 1 else f" So were {more} others."
    return f"Line {first[0]} failed and was passed over: {why}.{others}"


def _executed(statement: Statement, scope: dict[str, Any]) -> CallResult:
    """Return the result of a statement; it is ended if it takes long, by its own time."""
    looked = time.process_time()

    def end(number: int, frame: Any) -> None:
        raise TookTooLong

    def end_if_asleep(number: int, frame: Any) -> None:
        nonlocal looked
        before, looked = looked, time.process_time()
        if looked - before < _SLEEPS * _SECONDS:
            raise Slept

    def run() -> None:
        exec(statement.code, scope)

    try:
        signal.signal(signal.SIGPROF, end)
        signal.signal(signal.SIGALRM, end_if_asleep)
        # A large library takes its time to import, and numba to compile what is decorated.
        most = _ALL_SECONDS if statement.defines else _SECONDS
        signal.setitimer(signal.ITIMER_PROF, most)
        signal.setitimer(signal.ITIMER_REAL, _SECONDS, _SECONDS)
        return metered(run, _STEPS)
    except TookTooLong:  # the alarm came when the statement had just ended
        return CallResult("steps")
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.setitimer(signal.ITIMER_REAL, 0)


def _keep_limits(*given: Any) -> None:
    """Leave the limits as they are: who asks for a larger stack is not to fail for that."""


def _refuse(event: str, given: tuple[Any, ...]) -> None:
    """Refuse what no answer needs; this is not what keeps the grader safe, but it says so early."""
    if event == "socket.__new__" and given[1] == _UNIX:  # of a pair, as asyncio makes: see seccomp
        return
    if event.startswith(_FORBIDDEN):
        raise PermissionError(f"{event} is not allowed here")
    if event == "ctypes.dlsym" and given[1:] and given[1] in _SYMBOLS:
        raise PermissionError(f"{given[1]} is not allowed here")


if __name__ == "__main__":
    main()
