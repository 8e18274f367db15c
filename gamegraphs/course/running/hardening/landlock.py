"""Files out of reach: after `restrict`, this process can open only what lies below some paths.

Landlock lets an ordinary user give up access to files, for good; Linux has it since 5.13 (manual
page landlock(7)). A process that is restricted cannot trace processes outside either, so their
memory and environment are closed to it whoever owns them. Names and sizes of files can still be
asked for.
"""

from __future__ import annotations

import ctypes
import os
import struct
from collections.abc import Iterable
from contextlib import suppress

from .prctl import set_no_new_privileges

# The numbers of the three system calls are the same on every machine.
_CREATE_RULESET, _ADD_RULE, _RESTRICT_SELF = 444, 445, 446
_PATH_BENEATH = 1
_EXECUTE, _READ_FILE, _READ_DIR = 1 << 0, 1 << 2, 1 << 3
_EVERYTHING = (1 << 13) - 1  # to execute, read, write, make and remove: all of version 1


def restrict(readable: Iterable[str], listed: Iterable[str] = ()) -> bool:
    """Give up all files but those in or below `readable`; return False where nothing was given up.

    What is readable can be read and executed, not written; of the folders in or below `listed` only
    the names can be read. A path that is not there, or that we may not reach, is left out.
    """
    syscall = ctypes.CDLL(None, use_errno=True).syscall
    handled = ctypes.create_string_buffer(struct.pack("Q", _EVERYTHING), 8)
    rules = syscall(_CREATE_RULESET, handled, ctypes.c_size_t(8), 0)
    if rules < 0:
        return False
    try:
        for path in readable:
            with suppress(OSError):
                _allow(syscall, rules, path, _EXECUTE | _READ_FILE)
        for path in listed:
            with suppress(OSError):
                _allow(syscall, rules, path, 0)
        set_no_new_privileges()  # else only root may restrict itself
        return int(syscall(_RESTRICT_SELF, rules, 0)) == 0
    finally:
        os.close(rules)


def _allow(syscall: ctypes._NamedFuncPointer, rules: int, path: str, access: int) -> None:
    place = os.open(path, os.O_PATH | os.O_CLOEXEC)
    try:
        access |= _READ_DIR if os.path.isdir(path) else 0
        rule = ctypes.create_string_buffer(struct.pack("=Qi", access, place), 12)
        if syscall(_ADD_RULE, rules, _PATH_BENEATH, rule, 0) != 0:
            raise OSError(ctypes.get_errno(), os.strerror(ctypes.get_errno()), path)
    finally:
        os.close(place)
