"""Processor time and memory of calls: what the benchmarks measure, and how they say it."""

from __future__ import annotations

import gc
import time
import tracemalloc
from collections.abc import Callable
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
