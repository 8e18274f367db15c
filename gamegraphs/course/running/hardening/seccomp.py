"""The seccomp filter: a program for the kernel that refuses the system calls no answer needs.

New processes, sockets, signals to others, tracing and changes to files are refused (manual pages
seccomp(2), bpf(4)). A call that is not in the table is refused with EPERM. The program is written
for both architectures here, by hand: it has to be there without a library of the system, for it is
what remains where bubblewrap is not installed.
"""

from __future__ import annotations

import ctypes
import os
import struct

from .prctl import set_seccomp_filter

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
prlimit64 302 261 clone3 435 435 socketpair 53 199 sendto 44 206 recvfrom 45 207
epoll_create1 291 20 epoll_ctl 233 21 epoll_wait 232 - epoll_pwait 281 22
"""
_MACHINES = {"x86_64": (1, 0xC000003E), "aarch64": (2, 0xC00000B7)}  # column, audit number

_NUMBER, _ARCHITECTURE = 0, 4  # offsets in `struct seccomp_data`
_ALLOW, _KILL, _REFUSE = 0x7FFF0000, 0x80000000, 0x00050000
_EPERM, _ENOSYS, _EROFS = 1, 38, 30
_WRITING = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC
_NEW_THREAD = 0x00010000
_UNIX = 1  # the family of sockets that never leave the machine; a pair is connected already
# To ask whether a file is a terminal, how wide, how full; to close it on exec, not to wait.
_IOCTLS = (0x5401, 0x802C542A, 0x5413, 0x541B, 0x5421, 0x5450, 0x5451)
_FCNTLS = (0, 1, 2, 3, 4, 1030, 1032)  # duplicates and flags


def install(writable: bool) -> bool:
    """Filter the system calls of this process and all it starts; False where that is not possible.

    `writable` as in `filter_program`. The process has no new privileges (see `prctl`) or is root.
    """
    machine = os.uname().machine
    if machine not in _MACHINES or struct.calcsize("P") != 8:
        return False
    code = filter_program(machine, os.getpid(), writable)
    buffer = ctypes.create_string_buffer(code, len(code))
    pointer = struct.pack("HxxxxxxP", len(code) // 8, ctypes.addressof(buffer))
    address = ctypes.create_string_buffer(pointer, len(pointer))
    return set_seccomp_filter(ctypes.addressof(address))


def filter_program(machine: str, pid: int, writable: bool) -> bytes:
    """Return the filter as a program for the kernel: 8 bytes an instruction.

    It loads the number of a system call and compares it with those that are allowed; some it allows
    only with certain arguments.

    Parameters
    ----------
    machine : "x86_64" or "aarch64"
    pid : of the process, which may send signals to itself
    writable : whether files may be opened for writing, because the file system is read-only
    """
    column, audit = _MACHINES[machine]
    words = _CALLS.split()
    numbers = {
        words[i]: int(words[i + column])
        for i in range(0, len(words), 3)
        if words[i + column] != "-"
    }
    allow, refuse = _return(_ALLOW), _return(_REFUSE | _EPERM)
    # Those that look at the arguments.
    special = {
        "ioctl": _load_argument(1) + _allow_values(_IOCTLS),
        "fcntl": _load_argument(1) + _allow_values(_FCNTLS),
        "clone": _load_argument(0) + _jump_if_any_bit(_NEW_THREAD, 0, 1) + allow + refuse,
        "kill": _load_argument(0) + _allow_values((pid,)),
        "tgkill": _load_argument(0) + _allow_values((pid,)),
        "prlimit64": _load_argument(2) + _jump_if_equal(0, 1, 0) + refuse  # to ask, not to set
        + _load_high_half(2) + _allow_values((0,)),
        "socketpair": _load_argument(0) + _allow_values((_UNIX,)),  # asyncio talks to itself
        # Through the pair that it was made with, to nobody else.
        "sendto": _load_argument(4) + _jump_if_equal(0, 1, 0) + refuse
        + _load_high_half(4) + _allow_values((0,)),
        "clone3": _return(_REFUSE | _ENOSYS),  # its flags are in memory: use clone
    }  # fmt: skip
    if not writable:
        for name, argument in (("open", 1), ("openat", 2)):
            special[name] = _load_argument(argument) + _jump_if_any_bit(_WRITING, 0, 1)
            special[name] += _return(_REFUSE | _EROFS) + allow
    code = _load(_ARCHITECTURE) + _jump_if_equal(audit, 1, 0) + _return(_KILL) + _load(_NUMBER)
    for name, number in numbers.items():
        body = special.get(name, allow)
        code += _jump_if_equal(number, 0, len(body) // 8) + body
    return code + refuse


def _allow_values(values: tuple[int, ...]) -> bytes:
    """Return instructions that allow the call if what is loaded is one of these values."""
    code = b"".join(_jump_if_equal(value, len(values) - i, 0) for i, value in enumerate(values))
    return code + _return(_REFUSE | _EPERM) + _return(_ALLOW)


def _load(offset: int) -> bytes:
    """Return the instruction that loads four bytes of `struct seccomp_data`."""
    return struct.pack("HBBI", 0x20, 0, 0, offset)


def _load_argument(i: int) -> bytes:
    """Return the instruction that loads the low half of argument i."""
    return _load(16 + 8 * i)


def _load_high_half(i: int) -> bytes:
    return _load(20 + 8 * i)


def _jump_if_equal(value: int, if_true: int, if_false: int) -> bytes:
    """Return the instruction that leaves out so many of those that follow."""
    return struct.pack("HBBI", 0x15, if_true, if_false, value)


def _jump_if_any_bit(bits: int, if_true: int, if_false: int) -> bytes:
    return struct.pack("HBBI", 0x45, if_true, if_false, bits)


def _return(action: int) -> bytes:
    return struct.pack("HBBI", 0x06, 0, 0, action)
