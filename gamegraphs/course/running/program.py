"""The process that runs a program once for every input: text in, text out, in time and memory.

Time is that of the processor; a program that sleeps is ended after three times as long.

It is what the sandbox of `gamegraphs judge` holds. It speaks `protocol`: the header brings the
command, an input is the text for standard input, a value what was printed.
"""

from __future__ import annotations

import gc
import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from typing import IO, Any

from .hardening.prctl import end_with_parent
from .protocol import CallResult, Request, serve, write_result
from .runner import processor_time

_OUTPUT = 256 << 20
_PAUSE = 0.0005
_WAITS = 3.0  # seconds on the wall for each of work
_SHOWN = 400


def main() -> None:
    """Serve one command on the pipes that came as standard input and output."""
    gc.enable()
    results = os.dup(1)
    os.dup2(2, 1)
    header = json.loads(sys.stdin.buffer.readline())
    write_result(results, CallResult("value"))

    def call(text: str, request: Request) -> CallResult:
        return run(header["command"], text, request["seconds"], header["memory"])

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
        kind, reads = _wait(process, seconds, memory)
        if kind:
            return CallResult(kind, error="" if kind == "time" else f"more than {memory >> 20} MB")
        if process.returncode:
            last = _text(errors)[-_SHOWN:].strip()
            how = _ending(process.returncode)
            return CallResult("died", error=f"{how}: {last}" if last else how)
        errors_shown = _text(errors)[:_SHOWN].strip()
        return CallResult("value", value=_text(out), reads=reads, printed=errors_shown)


def _wait(process: subprocess.Popen[Any], seconds: float, memory: int) -> tuple[str, int]:
    """Wait for the end; return "" or what the program was ended for, and how often it read."""
    end = time.monotonic() + _WAITS * seconds
    pause, reads = _PAUSE, 0
    while os.waitid(os.P_PID, process.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is None:
        late = processor_time(process.pid) > seconds or time.monotonic() > end
        if late or _resident(process.pid) > memory:
            os.killpg(process.pid, 9)
            process.wait()
            return ("time" if late else "died"), 0
        reads = _reads(process.pid)
        time.sleep(pause)
        pause = min(2 * pause, 0.02)
    reads = max(reads, _reads(process.pid))  # it has ended: not every system tells it any more
    process.wait()
    return "", reads


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


_SIGNALS = {
    4: "an instruction that does not exist",
    6: "it gave up by itself, as after a failed assert or an exception that nothing caught",
    7: "it used memory that is not there",
    8: "a division by zero, or a number beyond its type",
    9: "it was killed from outside, perhaps for its memory",
    11: "it used memory that is not its own, as beyond the end of an array",
}


def _ending(code: int) -> str:
    if code > 0:
        return f"exit status {code}, and 0 says that all went well"
    meaning = _SIGNALS.get(-code)
    return f"signal {-code}, {meaning}" if meaning else f"signal {-code}"


if __name__ == "__main__":
    main()
