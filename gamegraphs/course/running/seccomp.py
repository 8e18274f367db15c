"""What the process of a submission gives up before it meets the submission's code.

Bounds on memory, time and threads; the user, where that was root; and, on Linux, the files that
no answer needs (see `gamegraphs.course.running.landlock`) and the system calls: a filter in the
kernel (seccomp; manual pages seccomp(2), bpf(4)) refuses new processes, sockets, signals to others,
tracing, and changes to files. Nothing here can be taken back, neither from Python nor from C.
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

from .landlock import restrict

MEMORY = 2 << 30
THREADS = 64
_SECONDS = 300  # of processor time; the grader ends a submission long before

# What an answer needs: the number on x86_64, the number on aarch64, "-" where there is none.
_CALLS = """
read 0 63 write 1 64 close 3 57 stat 4 - fstat 5 80 lstat 6 - poll 7 - lseek 8 62 mmap 9 222
mprotect 10 226 munmap 11 215 brk 12 214 rt_sigaction 13 134 rt_sigprocmask 14 135
rt_sigreturn 15 139 pread64 17 67 readv 19 65 writev 20 66 access 21 - pipe 22 - select 23 -
sched_yield 24 124 mremap 25 216 mincore 27 232 madvise 28 233 dup 32 23 dup2 33 - pause 34 -
nanosleep 35 101 getitimer 36 102 alarm 37 - setitimer 38 103 getpid 39 172 exit 60 93
uname 63 160 getcwd 79 17 readlink 89 - gettimeofday 96 169 getrlimit 97 163 getrusage 98 165
sysinfo 99 179 times 100 153 getuid 102 174 getgid 104 176 geteuid 107 175 getegid 108 177
getppid 110 173 getpgrp 111 - getgroups 115 158 getresuid 118 148 getresgid 120 150
getpgid 121 155 getsid 124 156 rt_sigpending 127 136 rt_sigtimedwait 128 137
rt_sigsuspend 130 133 sigaltstack 131 132 statfs 137 43 fstatfs 138 44 gettid 186 178
time 201 - futex 202 98 sched_getaffinity 204 123 getdents64 217 61 set_tid_address 218 96
restart_syscall 219 128 clock_gettime 228 113 clock_getres 229 114 clock_nanosleep 230 115
exit_group 231 94 newfstatat 262 79 readlinkat 267 78 faccessat 269 48 pselect6 270 72 ppoll 271 73
set_robust_list 273 99 dup3 292 24 pipe2 293 59 getcpu 309 168 getrandom 318 278
membarrier 324 283 statx 332 291 rseq 334 293 faccessat2 439 439
ioctl 16 29 fcntl 72 25 clone 56 220 open 2 - openat 257 56 kill 62 129 tgkill 234 131
prlimit64 302 261 clone3 435 435
"""
_MACHINES = {"x86_64": (1, 0xC000003E), "aarch64": (2, 0xC00000B7)}  # column, audit number

_LOAD, _EQUAL, _ANY_BIT, _RETURN = 0x20, 0x15, 0x45, 0x06
_ALLOW, _KILL, _REFUSE = 0x7FFF0000, 0x80000000, 0x00050000
_EPERM, _ENOSYS, _EROFS = 1, 38, 30
_WRITING = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC
_NEW_THREAD = 0x00010000
# Whether a file is a terminal, how wide, how full; to close it on exec, not to wait for it.
_IOCTLS = (0x5401, 0x802C542A, 0x5413, 0x541B, 0x5421, 0x5450, 0x5451)
_FCNTLS = (0, 1, 2, 3, 4, 1030, 1032)  # duplicates and flags


def confine(
    user: int = 0, threads: int = 0, writable: bool = False, readable: Sequence[str] = ()
) -> list[str]:
    """Give up what no answer needs; return which of "files" and "calls" are now out of reach.

    Parameters
    ----------
    user : the number of the user to become, 0 to stay who we are
    threads : how many threads there may be, 0 for as many as memory allows
    writable : whether files may be opened for writing, because the file system is read-only
    readable : the paths below which files may be read, all of them if there are none here
    """
    null = os.open(os.devnull, os.O_RDWR)
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
    if user:
        os.setgroups([])
        os.setresgid(user, user, user)
        os.setresuid(user, user, user)
    if not sys.platform.startswith("linux"):
        return []
    libc = ctypes.CDLL(None, use_errno=True)
    if os.geteuid() == 0:
        libc.capset(struct.pack("Ii", 0x20080522, 0), bytes(24))  # no capability at all
    libc.prctl(1, int(signal.SIGKILL), 0, 0, 0)  # end with the grader
    libc.prctl(38, 1, 0, 0, 0)  # no program that is started gets more rights
    libc.prctl(4, 0, 0, 0, 0)  # no other submission reads this one's memory
    given_up = ["files"] if readable and restrict(readable) else []
    if _filter(libc, writable):
        given_up.append("calls")
        if not writable:
            _keep_null(null)
    return given_up


def _filter(libc: Any, writable: bool) -> bool:
    machine = os.uname().machine
    if machine not in _MACHINES or struct.calcsize("P") != 8:
        return False
    code = program(machine, os.getpid(), writable)
    buffer = ctypes.create_string_buffer(code, len(code))
    pointer = struct.pack("HxxxxxxP", len(code) // 8, ctypes.addressof(buffer))
    set_filter, by_program = 22, 2
    return int(libc.prctl(set_filter, by_program, pointer, 0, 0)) == 0


def program(machine: str, pid: int, writable: bool) -> bytes:
    """Return the filter as a program for the kernel: 8 bytes an instruction.

    It loads the number of a system call and compares it with those that are allowed.
    """
    column, audit = _MACHINES[machine]
    words = _CALLS.split()
    numbers = {
        words[i]: int(words[i + column])
        for i in range(0, len(words), 3)
        if words[i + column] != "-"
    }
    allow = _do(_RETURN, _ALLOW)
    refuse = _do(_RETURN, _REFUSE | _EPERM)
    # Bodies that look at the arguments; the low half of argument i is at 16 + 8 i.
    special = {
        "ioctl": _load(1) + _one_of(_IOCTLS),
        "fcntl": _load(1) + _one_of(_FCNTLS),
        "clone": _load(0) + _do(_ANY_BIT, _NEW_THREAD, 0, 1) + allow + refuse,
        "kill": _load(0) + _one_of((pid,)),
        "tgkill": _load(0) + _one_of((pid,)),
        "prlimit64": _load(2) + _do(_EQUAL, 0, 1, 0) + refuse + _do(_LOAD, 36)
        + _one_of((0,)),  # to ask, not to set
        "clone3": _do(_RETURN, _REFUSE | _ENOSYS),  # its flags are in memory: use clone
    }  # fmt: skip
    read_only = _do(_RETURN, _REFUSE | _EROFS)
    for name, argument in (("open", 1), ("openat", 2)):
        if not writable:
            special[name] = _load(argument) + _do(_ANY_BIT, _WRITING, 0, 1) + read_only + allow
    code = _do(_LOAD, 4) + _do(_EQUAL, audit, 1, 0) + _do(_RETURN, _KILL) + _do(_LOAD, 0)
    for name, number in numbers.items():
        body = special.get(name, allow)
        code += _do(_EQUAL, number, 0, len(body) // 8) + body
    return code + refuse


def _do(code: int, operand: int, if_true: int = 0, if_false: int = 0) -> bytes:
    """Return one instruction; a jump leaves out so many of those that follow."""
    return struct.pack("HBBI", code, if_true, if_false, operand)


def _load(argument: int) -> bytes:
    return _do(_LOAD, 16 + 8 * argument)


def _one_of(values: tuple[int, ...]) -> bytes:
    """Return instructions that allow the call if what is loaded is one of these values."""
    code = b"".join(_do(_EQUAL, value, len(values) - i, 0) for i, value in enumerate(values))
    return code + _do(_RETURN, _REFUSE | _EPERM) + _do(_RETURN, _ALLOW)


def _keep_null(null: int) -> None:
    """Let `open(os.devnull, "w")` work on, as it does where the whole file system is read-only."""
    true = builtins.open

    def open_(file: Any, *args: Any, **named: Any) -> Any:
        return true(os.dup(null) if file == os.devnull else file, *args, **named)

    builtins.open = open_
