"""Threads of an answer on a busy machine: to start one is tried again.

`join` returns when a thread's work is over, and the system takes its stack back a moment later. An
answer with a thread and a large stack in each call can so run out of memory although it never has
two threads at once, and the more easily the busier the machine is.
"""

from __future__ import annotations

import threading
import time

_PAUSES = (0.001, 0.004, 0.016, 0.064, 0.25)  # seconds
_MOST = 4.0  # seconds of pauses in which no thread at all could be started


def retry_thread_starts() -> None:
    """Let `threading.Thread.start` wait a little where the system has no room for a thread."""
    true_start, left = threading.Thread.start, _MOST

    def start(self: threading.Thread) -> None:
        nonlocal left
        for pause in (*_PAUSES, 0.0):
            try:
                true_start(self)
            except RuntimeError as error:
                if "can't start new thread" not in str(error) or not pause or left < pause:
                    raise
                left -= pause
                time.sleep(pause)
            else:
                left = _MOST
                return

    threading.Thread.start = start  # type: ignore[method-assign]
