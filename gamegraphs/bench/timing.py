"""Processor time and memory of calls: what the benchmarks measure, and how they say it."""

from __future__ import annotations

import gc
import os
import re
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from statistics import median
from typing import Any

Result = tuple[str, str, str]  # the work, a ratio or seconds, the goal


def times(functions: list[Callable[[], Any]], rounds: int) -> list[list[float]]:
    """Return the processor seconds of each function, called in turn so many rounds."""
    seconds: list[list[float]] = [[] for _ in functions]
    for _ in range(rounds):
        for function, measured in zip(functions, seconds, strict=True):
            gc.collect()
            gc.freeze()  # or plain Python would pay for walking over what is loaded here
            start = time.process_time()
            function()
            measured.append(time.process_time() - start)
    return seconds


def ratio(ours: list[float], theirs: list[float]) -> float:
    """Return the median of the ratios, pair by pair."""
    return median(a / b for a, b in zip(ours, theirs, strict=True))


def peak_bytes(function: Callable[[], Any]) -> int:
    """Return the bytes that a call holds at its peak, beyond what was there before."""
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    tracemalloc.reset_peak()
    function()
    peak = tracemalloc.get_traced_memory()[1] - before
    tracemalloc.stop()
    return peak


def begin_peak() -> None:
    """Have the largest resident size of this process begin anew, where the system can (Linux)."""
    with suppress(OSError):
        Path("/proc/self/clear_refs").write_text("5")


def peak_resident() -> str:
    """Return the largest resident size of this process in words, "" where nobody tells it."""
    with suppress(OSError):
        return f"{_kilobytes('VmHWM') / 1e3:.0f} MB"
    try:
        import resource
    except ImportError:  # Windows
        return ""
    unit = 1 if sys.platform == "darwin" else 1024
    return f"{resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit / 1e6:.0f} MB"


def resident_beyond(setup: str, statement: str) -> float:
    """Return the bytes that a process holds at most in a statement, beyond those before it."""
    return resident_and(setup, statement)[0]


def resident_and(setup: str, statement: str, *expressions: str) -> list[float]:
    """Return these bytes, then the value of each expression after it, a number.

    Measured in a child process that has run the statement once before: what is compiled and
    loaded is not counted, what the statement leaves is. Linux only.
    """
    program = (
        f"{setup}\n{statement}\n"
        "from gamegraphs.bench.timing import _kilobytes, begin_peak\n"
        "for name in [name for name in dir() if name.startswith('found')]: del globals()[name]\n"
        f"begin_peak()\nbefore = _kilobytes('VmRSS')\n{statement}\n"
        f"print(1024 * (_kilobytes('VmHWM') - before), {', '.join(expressions)})"
    )
    # Else a large array that is given back may stay with the process, and be taken again.
    memory = os.environ | {"MALLOC_MMAP_THRESHOLD_": "65536", "MALLOC_TRIM_THRESHOLD_": "65536"}
    told = subprocess.check_output([sys.executable, "-c", program], env=memory)
    return [float(number) for number in told.split()]


def _kilobytes(what: str) -> int:
    """Return a line of what Linux says of this process, in units of 1,024 bytes."""
    found = re.search(what + r":\s*(\d+)", Path("/proc/self/status").read_text())
    if found is None:
        raise OSError(f"there is no {what}")
    return int(found[1])
