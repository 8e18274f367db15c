"""The switches of the system call prctl that this package sets (manual page prctl(2), Linux).

None of them can be switched back without rights that the process no longer has.
"""

from __future__ import annotations

import ctypes
import signal
import sys

_SET_PARENT_DEATH_SIGNAL, _SET_DUMPABLE, _SET_SECCOMP, _SET_NO_NEW_PRIVS = 1, 4, 22, 38
_FILTER = 2


def set_no_new_privileges() -> None:
    """Let no program that is started have more rights; who is not root needs it for filters."""
    _prctl(_SET_NO_NEW_PRIVS, 1)


def set_not_dumpable() -> None:
    """Leave what /proc tells of this process, its memory and environment too, to root alone."""
    _prctl(_SET_DUMPABLE, 0)


def end_with_parent() -> None:
    """Let this process be killed when the one that started it ends."""
    _prctl(_SET_PARENT_DEATH_SIGNAL, int(signal.SIGKILL))


def set_seccomp_filter(address: int) -> bool:
    """Install the filter whose `struct sock_fprog` stands there; return whether that worked."""
    return _prctl(_SET_SECCOMP, _FILTER, address) == 0


def _prctl(option: int, *values: int) -> int:
    if not sys.platform.startswith("linux"):
        return -1
    given = [ctypes.c_ulong(value) for value in (*values, 0, 0, 0, 0)[:4]]
    return int(ctypes.CDLL(None, use_errno=True).prctl(option, *given))
