"""A progress bar for long runs, drawn by tqdm where that is installed.

It is shown on a terminal and in a notebook, and only after a second: short runs print nothing.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from typing import Any, TextIO

Progress = Callable[[int, int], None]  # called with (done, total)


def progress_bar(what: str, after: float = 1.0, stream: TextIO | None = None) -> Progress:
    """Return a function of (done, total) that draws the bar on one line of standard error.

    Without tqdm, and where nobody would see the bar, the function does nothing.

    >>> bar = progress_bar("solving", after=0, stream=sys.stdout)
    >>> bar(1, 2)  # nobody would see it: this is no terminal
    """
    begin = time.monotonic()
    out = sys.stderr if stream is None else stream
    drawn_by = _tqdm() if is_watched(out) else None
    bar: Any = None

    def show(done: int, total: int) -> None:
        nonlocal bar
        if drawn_by is None:
            return
        if bar is None:
            if done >= total or time.monotonic() - begin < after:
                return
            large = total >= 10_000  # then 12.0M, not 12000000
            bar = drawn_by(desc=what, total=total, file=out, unit="", unit_scale=large)
        bar.total = total
        bar.update(done - bar.n)
        if done >= total:
            bar.close()

    return show


def is_watched(stream: TextIO) -> bool:
    """Return whether somebody sees what is written there while it is written."""
    return stream.isatty() or _in_notebook()


def _tqdm() -> Any:
    """Return the class that draws bars, None where tqdm is not installed."""
    try:
        from tqdm import tqdm
    except ImportError:
        return None

    class Bar(tqdm):  # type: ignore[misc]
        monitor_interval = 0  # no thread that looks after bars: solvers start processes

    return Bar


def _in_notebook() -> bool:
    """Return whether this is a Jupyter kernel, whose page knows what a carriage return means."""
    ipython = sys.modules.get("IPython")
    shell = ipython.get_ipython() if ipython is not None else None
    return hasattr(shell, "kernel")
