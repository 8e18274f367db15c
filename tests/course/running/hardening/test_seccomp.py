"""The seccomp filter, instruction by instruction, for both architectures.

A small interpreter of classic BPF (Linux: Documentation/networking/filter.rst) runs the program on
made-up system calls, so a filter for aarch64 is tested on x86_64 too. That the kernel takes the
program, and that it does what it says, is shown by the attacks.
"""

import errno
import os
import struct
import sys
from itertools import product
from pathlib import Path

import pytest

from gamegraphs.course.running.hardening import seccomp
from gamegraphs.course.running.hardening.seccomp import filter_program

PID = 4242
AUDIT = {"x86_64": 0xC000003E, "aarch64": 0xC00000B7}  # AUDIT_ARCH_*, include/uapi/linux/audit.h
ALLOW, KILL = 0x7FFF0000, 0x80000000  # SECCOMP_RET_*, include/uapi/linux/seccomp.h
CASES = list(product(AUDIT, (False, True)))

# System calls by name: the number on x86_64, then on aarch64, None where there is none. From the
# kernel's tables; where the headers are installed a test below compares them.
ALWAYS = {
    "read": (0, 63), "write": (1, 64), "close": (3, 57), "stat": (4, None), "fstat": (5, 80),
    "lstat": (6, None), "poll": (7, None), "lseek": (8, 62), "mmap": (9, 222),
    "mprotect": (10, 226), "munmap": (11, 215), "brk": (12, 214), "rt_sigaction": (13, 134),
    "rt_sigprocmask": (14, 135), "rt_sigreturn": (15, 139), "pread64": (17, 67),
    "readv": (19, 65), "writev": (20, 66), "access": (21, None), "pipe": (22, None),
    "select": (23, None), "sched_yield": (24, 124), "mremap": (25, 216), "mincore": (27, 232),
    "madvise": (28, 233), "dup": (32, 23), "dup2": (33, None), "pause": (34, None),
    "nanosleep": (35, 101), "getitimer": (36, 102), "alarm": (37, None), "setitimer": (38, 103),
    "getpid": (39, 172), "exit": (60, 93), "uname": (63, 160), "getcwd": (79, 17),
    "readlink": (89, None), "gettimeofday": (96, 169), "getrlimit": (97, 163),
    "getrusage": (98, 165), "sysinfo": (99, 179), "times": (100, 153), "getuid": (102, 174),
    "getgid": (104, 176), "geteuid": (107, 175), "getegid": (108, 177), "getppid": (110, 173),
    "getpgrp": (111, None), "getgroups": (115, 158), "getresuid": (118, 148),
    "getresgid": (120, 150), "getpgid": (121, 155), "getsid": (124, 156),
    "rt_sigpending": (127, 136), "rt_sigtimedwait": (128, 137), "rt_sigsuspend": (130, 133),
    "sigaltstack": (131, 132), "statfs": (137, 43), "fstatfs": (138, 44), "gettid": (186, 178),
    "time": (201, None), "futex": (202, 98), "sched_getaffinity": (204, 123),
    "getdents64": (217, 61), "set_tid_address": (218, 96), "restart_syscall": (219, 128),
    "clock_gettime": (228, 113), "clock_getres": (229, 114), "clock_nanosleep": (230, 115),
    "exit_group": (231, 94), "newfstatat": (262, 79), "readlinkat": (267, 78),
    "faccessat": (269, 48), "pselect6": (270, 72), "ppoll": (271, 73),
    "set_robust_list": (273, 99), "dup3": (292, 24), "pipe2": (293, 59), "getcpu": (309, 168),
    "getrandom": (318, 278), "membarrier": (324, 283), "statx": (332, 291), "rseq": (334, 293),
    "faccessat2": (439, 439), "epoll_create1": (291, 20), "epoll_ctl": (233, 21),
    "epoll_wait": (232, None), "epoll_pwait": (281, 22), "recvfrom": (45, 207),
}  # fmt: skip
BY_ARGUMENTS = {
    "ioctl": (16, 29), "fcntl": (72, 25), "clone": (56, 220), "open": (2, None),
    "openat": (257, 56), "kill": (62, 129), "tgkill": (234, 131), "prlimit64": (302, 261),
    "clone3": (435, 435), "socketpair": (53, 199), "sendto": (44, 206),
}  # fmt: skip


def run(program, machine, number, *arguments, audit=None):
    """Return what the filter says to a system call, and check that it comes to an end."""
    padded = [*arguments, 0, 0, 0, 0, 0, 0][:6]
    data = struct.pack("=iIQ6Q", number, audit or AUDIT[machine], 0x7F0000001000, *padded)
    code = [struct.unpack_from("=HBBI", program, i) for i in range(0, len(program), 8)]
    accumulator = counter = 0
    while True:  # every jump is forward, so this ends; one beyond the end is an IndexError
        operation, if_true, if_false, operand = code[counter]
        counter += 1
        if operation == 0x20:  # BPF_LD + BPF_W + BPF_ABS
            assert operand % 4 == 0
            (accumulator,) = struct.unpack_from("=I", data, operand)
        elif operation == 0x15:  # BPF_JMP + BPF_JEQ + BPF_K
            counter += if_true if accumulator == operand else if_false
        elif operation == 0x45:  # BPF_JMP + BPF_JSET + BPF_K
            counter += if_true if accumulator & operand else if_false
        else:
            assert operation == 0x06  # BPF_RET + BPF_K
            return operand


def refused(error):
    return 0x00050000 | error  # SECCOMP_RET_ERRNO


def numbers(table, machine):
    column = list(AUDIT).index(machine)
    return {name: pair[column] for name, pair in table.items() if pair[column] is not None}


@pytest.mark.parametrize(("machine", "writable"), CASES)
def test_what_an_answer_needs_is_allowed_and_nothing_else(machine, writable):
    program = filter_program(machine, PID, writable)
    always = set(numbers(ALWAYS, machine).values())
    some = set(numbers(BY_ARGUMENTS, machine).values())
    assert not always & some
    for number in [*range(600), 2**30, 2**31 - 1, -1]:
        said = run(program, machine, number, *[2**64 - 1] * 6)
        if number in always:
            assert said == ALLOW, number
        elif number not in some:
            assert said == refused(errno.EPERM), number


@pytest.mark.parametrize(("machine", "writable"), CASES)
def test_calls_of_another_architecture_end_the_process(machine, writable):
    """32-bit programs and the x32 interface number their calls in another way."""
    program = filter_program(machine, PID, writable)
    for audit in (0x40000003, 0x40000028, *set(AUDIT.values()) - {AUDIT[machine]}):
        for number in range(600):
            assert run(program, machine, number, audit=audit) == KILL
    for number in range(600):
        assert run(program, machine, 0x40000000 | number) == refused(errno.EPERM)  # x32


def calls():
    """Yield (name, arguments, wanted where files are writable, wanted where they are not)."""
    no, read_only = refused(errno.EPERM), refused(errno.EROFS)
    for request in (0x5401, 0x802C542A, 0x5413, 0x541B, 0x5421, 0x5450, 0x5451):
        yield "ioctl", (1, request), ALLOW, ALLOW
    for request in (0x5412, 0x5402, 0x540E, 0, 0x8901):  # TIOCSTI, TCSETS, TIOCSCTTY, FIOSETOWN
        yield "ioctl", (1, request), no, no
    for command in (0, 1, 2, 3, 4, 1030, 1032):
        yield "fcntl", (1, command), ALLOW, ALLOW
    for command in (6, 8, 10, 1024, 1033, 1036):  # locks, F_SETOWN, F_SETSIG, leases, seals
        yield "fcntl", (1, command), no, no
    thread = 0x3D0F00  # CLONE_VM | ... | CLONE_THREAD, as glibc starts a thread
    yield "clone", (thread,), ALLOW, ALLOW
    for flags in (17, 0x4111, 0x01200011, 0x10000000, 0):  # fork, vfork, fork by glibc, namespaces
        yield "clone", (flags,), no, no
    yield "clone3", (0,), refused(errno.ENOSYS), refused(errno.ENOSYS)
    for name in ("kill", "tgkill"):
        yield name, (PID, PID, 10), ALLOW, ALLOW
        for other in (1, 0, PID + 1, 2**32 - 1, 2**32 - PID):  # -1: everybody; -pid: the group
            yield name, (other, PID, 9), no, no
    yield "socketpair", (1, 0x80001, 0, 2**47), ALLOW, ALLOW  # AF_UNIX: asyncio makes one
    for family in (0, 2, 10, 16, 17, 40):  # IPv4, IPv6, netlink, packets, virtual machines
        yield "socketpair", (family, 1, 0, 2**47), no, no
    yield "sendto", (5, 2**47, 1, 0, 0, 0), ALLOW, ALLOW  # to the other end of the pair
    for address in (1, 2**32, 2**47 + 8, 2**64 - 1):
        yield "sendto", (5, 2**47, 1, 0, address, 110), no, no
    yield "prlimit64", (0, 7, 0, 2**47), ALLOW, ALLOW  # to ask
    for new in (1, 2**32, 2**47 + 8, 2**64 - 1):  # to set: both halves of the pointer count
        yield "prlimit64", (0, 7, new, 0), no, no
    for flags in (os.O_RDONLY, os.O_RDONLY | os.O_CLOEXEC, os.O_RDONLY | os.O_NONBLOCK):
        yield "open", (2**47, flags), ALLOW, ALLOW
        yield "openat", (2**32 - 100, 2**47, flags), ALLOW, ALLOW
    writing = [os.O_WRONLY, os.O_RDWR, os.O_CREAT, os.O_TRUNC, os.O_WRONLY | os.O_CREAT]
    for flags in [*writing, 0x410002]:  # and O_TMPFILE
        yield "open", (2**47, flags), ALLOW, read_only
        yield "openat", (2**32 - 100, 2**47, flags), ALLOW, read_only


@pytest.mark.parametrize(("machine", "writable"), CASES)
@pytest.mark.parametrize("name", BY_ARGUMENTS)
def test_arguments_are_looked_at(machine, writable, name):
    program = filter_program(machine, PID, writable)
    number = numbers(BY_ARGUMENTS, machine).get(name)
    if number is None:
        return  # aarch64 has no such call; its number is tested above as that of another
    tried = [call for call in calls() if call[0] == name]
    assert tried
    for _, arguments, wanted, wanted_read_only in tried:
        said = run(program, machine, number, *arguments)
        assert said == (wanted if writable else wanted_read_only), (name, arguments)


def test_the_kernel_can_take_the_program():
    """At most 4,096 instructions (BPF_MAXINSNS), every jump inside, a return at the end."""
    for machine, writable in CASES:
        program = filter_program(machine, PID, writable)
        code = list(struct.iter_unpack("=HBBI", program))
        assert len(program) == 8 * len(code) <= 8 * 4096
        assert code[-1][0] == 0x06
        for i, (operation, if_true, if_false, _) in enumerate(code):
            if operation in (0x15, 0x45):
                assert i + 1 + max(if_true, if_false) < len(code)


HEADERS = {
    "x86_64": ("x86_64-linux-gnu/asm/unistd_64.h", "asm/unistd_64.h"),
    "aarch64": ("asm-generic/unistd.h",),
}


@pytest.mark.parametrize("machine", AUDIT)
def test_the_numbers_are_those_of_the_kernels_headers(machine):
    found = {}
    for path in HEADERS[machine]:
        path = Path("/usr/include") / path
        lines = path.read_text().splitlines() if path.is_file() else []
        for line in lines:
            words = line.split()
            if words[:1] == ["#define"] and words[1].startswith(("__NR_", "__NR3264_")):
                name = words[1].removeprefix("__NR_").removeprefix("__NR3264_")
                if words[2:3] and words[2].isdecimal():
                    found.setdefault(name, int(words[2]))
    if not found:
        pytest.skip("the headers of the kernel are not installed: linux-libc-dev")
    for name, number in numbers({**ALWAYS, **BY_ARGUMENTS}, machine).items():
        if machine == "aarch64" and name == "newfstatat":
            name = "fstatat"  # the 64-bit name of __NR3264_fstatat
        assert found.get(name, number) == number, name
    assert found["read"] == numbers(ALWAYS, machine)["read"]


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="seccomp is part of Linux")
def test_a_machine_without_a_table_has_no_filter(monkeypatch):
    monkeypatch.setattr(seccomp.os, "uname", lambda: type("Uname", (), {"machine": "riscv64"})())
    assert seccomp.install(writable=True) is False
