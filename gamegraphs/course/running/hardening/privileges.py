"""What the process of a submission gives up before it meets the submission's code.

Bounds on memory, time and threads; the user, where that was root; and, on Linux, the files that
no answer needs (`landlock`) and the system calls (`seccomp`). Nothing here can be taken back,
neither from Python nor from C.
"""

from __future__ import annotations

import builtins
import ctypes
import os
import resource
import signal
import struct
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from . import landlock, prctl, seccomp

MEMORY = 2 << 30
_SECONDS = 300  # of processor time; the grader ends a submission long before


def drop_privileges(
    user: int = 0,
    threads: int = 0,
    writable: bool = False,
    readable: Sequence[str] = (),
    listed: Sequence[str] = (),
) -> list[str]:
    """Give up what no answer needs; return which of "files" and "calls" are now out of reach.

    Parameters
    ----------
    user : the number of the user to become, 0 to stay who we are
    threads : how many threads there may be, 0 for as many as memory allows
    writable : whether files may be opened for writing, because the file system is read-only
    readable : the paths below which files may be read, all of them if there are none here
    listed : the paths of folders below which the names of files may be read
    """
    null = os.open(os.devnull, os.O_RDWR)
    _limit_resources(threads)
    if user:
        os.setgroups([])
        os.setresgid(user, user, user)
        os.setresuid(user, user, user)
    if not sys.platform.startswith("linux"):
        return []
    if os.geteuid() == 0:
        version_3 = struct.pack("Ii", 0x20080522, 0)
        ctypes.CDLL(None).capset(version_3, bytes(24))  # no capability at all
    prctl.end_with_parent()
    prctl.set_no_new_privileges()
    prctl.set_not_dumpable()  # no other submission reads this one's memory
    given_up = ["files"] if readable and landlock.restrict(readable, listed) else []
    if seccomp.install(writable):
        given_up.append("calls")
        if not writable:
            _keep_null(null)
    return given_up


def _limit_resources(threads: int) -> None:
    limits = [
        (resource.RLIMIT_CORE, 0),
        (resource.RLIMIT_AS, MEMORY),
        (resource.RLIMIT_CPU, _SECONDS),
        (resource.RLIMIT_FSIZE, 0),
        (resource.RLIMIT_NOFILE, 256),
    ]
    if threads:
        limits.append((resource.RLIMIT_NPROC, threads))
    for what, most in limits:
        with suppress(ValueError, OSError):  # macOS has no bound on memory
            resource.setrlimit(what, (most, most))
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)


def _keep_null(null: int) -> None:
    """Let `open(os.devnull, "w")` work on, as it does where the whole file system is read-only."""
    true = builtins.open

    def open_(file: Any, *args: Any, **named: Any) -> Any:
        return true(os.dup(null) if file == os.devnull else file, *args, **named)

    builtins.open = open_
