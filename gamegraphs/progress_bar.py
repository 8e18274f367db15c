"""A bar that shows how far a long run has come.

It is shown on a terminal and in a notebook, and only after a second: short runs print nothing.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from typing import TextIO

Progress = Callable[[int, int], None]  # called with (done, total)

_WIDTH = 30


def progress_bar(what: str, after: float = 1.0, stream: TextIO | None = None) -> Progress:
    """Return a function of (done, total) that draws the bar on one line of standard error.

    >>> bar = progress_bar("solving", after=0, stream=sys.stdout)
    >>> bar(1, 2)  # nobody would see it: this is no terminal
    """
    begin = time.monotonic()
    out = sys.stderr if stream is None else stream
    shown = out.isatty() or _in_notebook()
    last = -1

    def show(done: int, total: int) -> None:
        nonlocal last
        passed = time.monotonic() - begin
        share = 1.0 if total <= 0 else min(done / total, 1.0)
        ended = done >= total
        step = int(200 * share)
        if not shown or (last < 0 and (passed < after or ended)) or (step == last and not ended):
            return
        last = step
        drawn = "#" * int(_WIDTH * share)
        left = "" if ended or not share else f", {passed * (1 - share) / share:.0f} s left"
        text = f"\r{what} [{drawn:{_WIDTH}}] {done:,} of {total:,}{left}"
        print(f"{text:<100}", end="\n" if ended else "", file=out, flush=True)

    return show


def _in_notebook() -> bool:
    """Return whether this is a Jupyter kernel, whose page knows what a carriage return means."""
    ipython = sys.modules.get("IPython")
    shell = ipython.get_ipython() if ipython is not None else None
    return hasattr(shell, "kernel")
