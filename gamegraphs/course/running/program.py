"""The process that runs a program once for every input: text in, text out, in time and memory.

Time and memory are those of the program and all that it starts. Who waits for three seconds and
does nothing is ended, and whoever is not done after three times the time on the wall.

It is what the sandbox of `gamegraphs judge` holds. It speaks `protocol`: the header brings the
command, an input is the text for standard input, a value what was printed.
"""

from __future__ import annotations

import gc
import json
import os
import re
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from typing import IO, Any

from .hardening.prctl import end_with_parent
from .protocol import CallResult, Request, serve, write_result
from .runner import SLEPT, processor_time, sleeps

_OUTPUT = 256 << 20
_PAUSE = 0.0005
WAITS = 3.0  # seconds on the wall for each of work
_IDLE = 3.0  # seconds on the wall without any work
_SHOWN = 400
_NAMED = re.compile(r"[\w.]*(Error|Exception)\b.*:")
_TELLING = re.compile(r"error|exception|panic|fatal|abort|terminat|assert", re.IGNORECASE)


def main() -> None:
    """Serve one command on the pipes that came as standard input and output."""
    gc.enable()
    results = os.dup(1)
    os.dup2(2, 1)
    header = json.loads(sys.stdin.buffer.readline())
    write_result(results, CallResult("value"))

    def call(fresh: Callable[[], str], request: Request) -> CallResult:
        return run(header["command"], fresh(), request["seconds"], header["memory"])

    serve(sys.stdin.buffer, results, call)


def run(command: list[str], text: str, seconds: float, memory: int) -> CallResult:
    """Return what a program printed, or how it ended; `memory` in bytes, resident."""
    make = tempfile.TemporaryFile
    with make() as given, make() as out, make() as errors:
        given.write(text.encode())
        given.seek(0)
        try:
            process = subprocess.Popen(
                command, stdin=given, stdout=out, stderr=errors,
                start_new_session=True, preexec_fn=_limit,
            )  # fmt: skip
        except OSError as problem:
            return CallResult("died", error=f"{command[0]}: {problem.strerror}")
        ended, reads = _wait(process, seconds, memory)
        if ended is not None:
            return ended
        if process.returncode:
            how, told = _ending(process.returncode), what_it_told(_text(errors))
            return CallResult("died", error=f"{how}: {told}" if told else how)
        errors_shown = _text(errors)[:_SHOWN].strip()
        return CallResult("value", value=_text(out), reads=reads, printed=errors_shown)


def _wait(
    process: subprocess.Popen[Any], seconds: float, memory: int
) -> tuple[CallResult | None, int]:
    """Wait for the end; return what the program was ended for, if it was, and how often it read."""
    active = begin = time.monotonic()
    pause, reads, worked = _PAUSE, 0, 0.0
    while os.waitid(os.P_PID, process.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is None:
        now, before, members = time.monotonic(), worked, _members(process.pid)
        worked = sum(map(processor_time, members))
        if worked != before or not all(map(sleeps, members)):
            active = now
        ended = None
        if now - active > _IDLE:
            ended = CallResult("time", error=SLEPT)
        elif worked > seconds or now - begin > WAITS * seconds:
            ended = CallResult("time")
        elif sum(map(_resident, members)) > memory:
            limit = f"more than {memory >> 20} MB of memory, which is the limit"
            ended = CallResult("died", error=limit)
        if ended is not None:
            os.killpg(process.pid, 9)
            process.wait()
            return ended, 0
        reads = _reads(process.pid)
        time.sleep(pause)
        pause = min(2 * pause, 0.02)
    reads = max(reads, _reads(process.pid))  # it has ended: not every system tells it any more
    process.wait()
    return None, reads


def _members(pid: int) -> list[int]:
    """Return a process and those that it has started, and they, as far as that is told."""
    found = [pid]
    for member in found:
        path = f"/proc/{member}/task/{member}/children"
        with suppress(OSError, ValueError), open(path) as file:
            found += map(int, file.read().split())
    return found


def _reads(pid: int) -> int:
    """Return how many system calls of a process have read; 0 where that is not told."""
    try:
        with open(f"/proc/{pid}/io") as file:
            counts = dict(line.split(": ") for line in file)
        return int(counts["syscr"])
    except (OSError, ValueError, KeyError):
        return 0


def _resident(pid: int) -> int:
    try:
        with open(f"/proc/{pid}/statm") as file:
            return int(file.read().split()[1]) * resource.getpagesize()
    except (OSError, ValueError, IndexError):
        return 0


def _limit() -> None:
    end_with_parent()  # who ends this process ends the program too, in whichever group it is
    resource.setrlimit(resource.RLIMIT_FSIZE, (_OUTPUT, _OUTPUT))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def _text(file: IO[bytes]) -> str:
    file.seek(0)
    return file.read().decode("utf-8", errors="replace")


def _last_lines(text: str) -> str:
    """Return the last whole lines, as many as are shown."""
    text = text.strip("\n")
    short = text[-_SHOWN // 2 :]
    return short if short == text else short.partition("\n")[2]


def what_it_told(errors: str) -> str:
    """Return the line that tells why a program ended; below it the others that stand near it.

    It is the first line that begins with the name of an error, else the first one that speaks of
    an error and is not indented, else the last one: in some languages the way to the error, or
    the line of code, stands before it, in others after it.

    >>> what_it_told("panic: index out of range\\n\\ngoroutine 1 [running]:\\nmain.main()\\n")
    'panic: index out of range\\ngoroutine 1 [running]:\\nmain.main()'
    >>> what_it_told("reading\\n  error: none\\nno such label\\n")
    'no such label\\nreading\\n  error: none'
    """
    text = errors.strip()
    lines = [line for line in text.splitlines() if line.strip()]
    telling = [x for x in lines if not x[0].isspace() and _TELLING.search(x)]
    telling.sort(key=lambda x: not _NAMED.match(x))  # it keeps the order otherwise
    line = next(iter(telling), lines[-1] if lines else "")
    before, _, after = text.partition(line) if line else ("", "", "")
    near = (_last_lines(before), _last_lines(after[::-1])[::-1])
    half = _SHOWN // 2 - 10
    short = line if len(line) <= _SHOWN else f"{line[:half]} ... {line[-half:]}"
    return "\n".join([short, *filter(None, near)])


_SIGNALS = {
    4: "an instruction that does not exist",
    6: "it gave up by itself, as after a failed assert or an exception that nothing caught",
    7: "it used memory that is not there",
    8: "a division by zero, or a number beyond its type",
    9: "it was killed from outside, perhaps for its memory",
    11: "it used memory that is not its own, as beyond the end of an array, or its recursion went "
    "too deep for its stack",
}


def _ending(code: int) -> str:
    if code > 0:
        return f"exit status {code}, and 0 says that all went well"
    meaning = _SIGNALS.get(-code)
    return f"signal {-code}, {meaning}" if meaning else f"signal {-code}"


if __name__ == "__main__":
    main()
