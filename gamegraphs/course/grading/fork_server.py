"""A process that is shut in and waits, from which those of submissions are forked, one at a time.

To start an interpreter, to import what it needs and to shut it in takes ten times as long as to
fork it. `worker.fork_workers` runs there, and never meets the code of a submission. The socket
between them is its standard input:

    NEW  with the two pipe ends of a process as file descriptors: answered by NEW once it is there
    WAIT  answered, when that process has ended, by what `os.waitpid` says of it, four bytes
"""

from __future__ import annotations

import os
import signal
import socket
import struct
import subprocess
import threading
from contextlib import suppress

from ..running.worker import NEW, WAIT

_PATIENCE = 20.0  # seconds for a process to start, or to end when it was killed
_STATUS = struct.Struct("i")


class ForkServer:
    """One such process; `fork` raises OSError where it does not answer."""

    def __init__(self, command: list[str], folder: str, path: str) -> None:
        self.command = command
        self._owner = os.getpid()
        self._asked = False  # how the last process has ended
        self._told: int | None = None
        self._channel, theirs = socket.socketpair()
        self._channel.settimeout(_PATIENCE)
        with theirs:
            self._process = subprocess.Popen(
                command, stdin=theirs.fileno(), stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL, start_new_session=True, cwd=folder, env={"PATH": path},
            )  # fmt: skip

    def fork(self) -> tuple[int, int, int]:
        """Return the number of a new process, and the ends of the pipes to it and from it."""
        self._asked, self._told = False, None
        requests, to = os.pipe()
        back, results = os.pipe()
        try:
            socket.send_fds(self._channel, [NEW], [requests, results])
            if self._channel.recv(1) != NEW:
                raise BrokenPipeError("the process from which others are forked has ended")
        except OSError:
            os.close(to)
            os.close(back)
            raise
        finally:
            os.close(requests)
            os.close(results)
        return last_child(self._process.pid), to, back

    def status(self, seconds: float = _PATIENCE) -> int | None:
        """Return what `os.waitpid` says of the process that was forked, None if it does not end.

        Until then its number is not given to another process.
        """
        if self._told is not None:
            return self._told
        try:
            if not self._asked:
                self._channel.send(WAIT)
            self._asked = True
            self._channel.settimeout(seconds)
            said = self._channel.recv(_STATUS.size, socket.MSG_WAITALL)
        except OSError:
            return None
        finally:
            self._channel.settimeout(_PATIENCE)
        if len(said) == _STATUS.size:
            (self._told,) = _STATUS.unpack(said)
        return self._told

    @property
    def has_told(self) -> bool:
        """Whether the process that was forked is known to have ended."""
        return self._told is not None

    def is_ours(self) -> bool:
        """Return whether this process has started it, and not the one it was forked from."""
        return self._owner == os.getpid()

    def close(self) -> None:
        """End it, and with it what was forked from it."""
        self._channel.close()
        if self.is_ours():
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()
        else:
            self._process.returncode = 0  # it is not waited for here

    def __del__(self) -> None:
        if self._channel.fileno() >= 0:
            self.close()


class _Idle(threading.local):
    """The server that waits: one for each thread, for it ends with the thread that started it."""

    server: ForkServer | None = None


_idle = _Idle()
_reused = False


def reuse(safe: bool) -> None:
    """Say whether a server may wait for the next submission; until this is said, none does.

    Where system calls are not filtered, a submission can have started other processes there. It
    is said after a trial with code of ours: what a submission's process says can be forged.
    """
    global _reused
    _reused = safe


def take(command: list[str], folder: str, path: str) -> ForkServer:
    """Return the server of this command that waits, or a new one."""
    server, _idle.server = _idle.server, None
    if server is not None and server.is_ours() and server.command == command:
        return server
    if server is not None:
        server.close()
    return ForkServer(command, folder, path)


def give_back(server: ForkServer) -> None:
    """Let a server wait whose last process has ended, or end it where that is not safe."""
    close_idle()
    if _reused:
        _idle.server = server
    else:
        server.close()


def close_idle() -> None:
    """End the server that waits."""
    server, _idle.server = _idle.server, None
    if server is not None:
        server.close()


def last_child(pid: int) -> int:
    """Return the process at the end of the line: bubblewrap is one, or two, above ours."""
    try:
        with open(f"/proc/{pid}/task/{pid}/children") as file:
            children = file.read().split()
    except OSError:
        return pid
    return last_child(int(children[0])) if children else pid
