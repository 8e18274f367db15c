"""Run a command that opens the course, ask it for its page as a browser would, end it by Ctrl-C.

    python tests/course_command.py make course

It needs the standard library alone, so that a machine can be tried on which nothing is installed.
"""

from __future__ import annotations

import contextlib
import os
import pty
import re
import select
import signal
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from urllib.error import HTTPError
from urllib.request import urlopen

ADDRESS = re.compile(
    r"http://127\.0\.0\.1:(\d+)/lab/tree/notebooks/00-start-here\.ipynb\?token=\w+"
)
START, END = 600.0, 30.0  # seconds; the start may install everything


class Course:
    """A command in a terminal of its own, and what it has printed."""

    def __init__(self, command: Sequence[str], environment: Mapping[str, str]) -> None:
        self.printed = ""
        self.pid, self.terminal = pty.fork()
        if self.pid == 0:
            signal.signal(signal.SIGINT, signal.SIG_DFL)  # a shell in the background ignores it
            os.execvpe(command[0], list(command), dict(environment))

    def read(self, seconds: float) -> bool:
        """Read what comes within so many seconds; return False when the command has ended."""
        ready, _, _ = select.select([self.terminal], [], [], seconds)
        if not ready:
            return True
        try:
            part = os.read(self.terminal, 65536)
        except OSError:  # Linux says so when nobody has the terminal open any more
            part = b""
        self.printed += part.decode(errors="replace")
        return bool(part)

    def address(self) -> str:
        """Return the address that the command prints."""
        end = time.monotonic() + START
        while time.monotonic() < end:
            found = ADDRESS.search(self.printed)
            if found is not None:
                return found.group()
            if not self.read(1.0):
                break
        raise AssertionError(f"no address was printed:\n{self.printed}")

    def interrupt(self) -> int:
        """Press Ctrl-C and return the exit code, -2 if the signal ended it."""
        os.write(self.terminal, b"\x03")
        end = time.monotonic() + END
        while self.read(0.5):
            assert time.monotonic() < end, f"Ctrl-C does not end it:\n{self.printed}"
        _, status = os.waitpid(self.pid, 0)
        self.pid = 0
        return os.waitstatus_to_exitcode(status)

    def close(self) -> None:
        if self.pid:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self.pid, signal.SIGKILL)
            os.waitpid(self.pid, 0)
        os.close(self.terminal)


@contextlib.contextmanager
def started(command: Sequence[str], environment: Mapping[str, str]) -> Iterator[Course]:
    course = Course(command, environment)
    try:
        yield course
    finally:
        course.close()


def fetched(address: str) -> str:
    """Return the page at an address; it answers once the server listens."""
    end = time.monotonic() + 60
    while True:
        try:
            with urlopen(address, timeout=30) as answer:
                return str(answer.read().decode())
        except HTTPError:
            raise
        except OSError:
            assert time.monotonic() < end
            time.sleep(0.2)


def _status(address: str) -> int:
    try:
        with urlopen(address, timeout=30) as answer:
            return int(answer.status)
    except HTTPError as error:
        return error.code


def try_out(command: Sequence[str], environment: Mapping[str, str]) -> str:
    """Open the course, fetch its page, end it; return what was printed, or raise AssertionError."""
    with started(command, environment) as course:
        address = course.address()
        page = fetched(address)
        assert "JupyterLab" in page, page[:1000]
        api, _, token = address.partition("/lab/")
        token = token.partition("?")[2]
        assert "00-start-here" in fetched(f"{api}/api/contents/notebooks?{token}")
        assert _status(f"{api}/api/contents/notebooks") == 403, "it answers without the token"
        course.interrupt()
        assert "Traceback" not in course.printed, course.printed
        assert "(y/[n])" not in course.printed, course.printed
        return course.printed


if __name__ == "__main__":
    said = try_out(sys.argv[1:], os.environ)
    print(said)
    print(f"{' '.join(sys.argv[1:])}: opened, answered, ended by Ctrl-C")
