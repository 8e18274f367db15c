"""The function of one submission, in a sandbox, under limits that count its own time.

What a call may take is counted in processor time, and by a quarter of the time that it sleeps: a
busy machine costs nobody points, and who only sleeps comes to an end too.
"""

from __future__ import annotations

import ctypes
import signal
import sys
import time
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from ...outcome import GameGraphError
from ..running.arguments import Shape
from ..running.metered_call import Reply
from ..running.runner import SECONDS, STEPS, processor_time
from ..running.sandbox import BUBBLEWRAP, NOBODY, NoFunctionError, Sandbox, isolation, limits
from ..running.values import shown

MOST_SECONDS = 60.0  # on the wall, for everything that one submission does
_MOST_ITEMS = 10_000  # in the answer to a small input
_LINUX = sys.platform.startswith("linux")


class Submitted(Sandbox):
    """Makes the calls of one submission's function in a process shut in.

    Once the code has been loaded, nothing that it does raises an error here.
    """

    loading = 10.0
    longest = 8 << 20

    def __init__(
        self, cells: list[str], function: str, shape: Shape, module: str = "submission"
    ) -> None:
        super().__init__(cells, function, shape)
        self._header.update(module=module, limits=limits())
        self._last = time.monotonic() + MOST_SECONDS
        self._worker = 0  # the process that runs the function
        self._gone = self._used = 0.0  # processor time of the processes before, and of all
        self._loaded = False

    def user(self) -> int | None:
        return None  # it becomes another one by itself

    def start(self) -> tuple[int, int, int]:
        hide()
        try:
            started = super().start()
        except NoFunctionError as problem:
            if self._loaded or "its process ended" not in str(problem):
                raise
            started = super().start()  # whatever the machine lacked, it may be there now
        self._loaded = True
        self._worker = _last_child(started[0])
        return started

    def close(self) -> None:
        if self._pid:
            self._gone, self._worker = self.used(), 0
        super().close()

    def replies(
        self,
        inputs: Iterable[list[Any]],
        steps: int = STEPS,
        counting: bool = False,
        seconds: float = SECONDS,
    ) -> Iterator[Reply]:
        wanted = list(inputs)
        done = 0
        try:
            for reply in super().replies(wanted, steps, counting, seconds):
                done += 1
                yield reply if steps > STEPS or not steps else _lighter(reply)
        except NoFunctionError:
            if not self._loaded:
                raise
            for _ in wanted[done:]:  # it was loaded once, and is not again
                yield Reply("late")

    def _how_it_ended(self) -> str:
        ended = super()._how_it_ended()
        code = ended.removeprefix("exit status ")
        if isolation() == BUBBLEWRAP and code.isdecimal() and int(code) > 128:
            with suppress(ValueError):  # bubblewrap tells of a signal as shells do
                return signal.Signals(int(code) - 128).name
        return ended

    def clock(self) -> float:
        return self.used() + self.asleep(self._running()) / 4

    def used(self) -> float:
        """Return the processor time of the submission up to now, in seconds."""
        if not _LINUX:
            return time.monotonic()
        self._used = max(self._used, self._gone + processor_time(self._running()))
        return self._used

    def _running(self) -> int:
        """Return the process that runs the function; 0 if there is none."""
        return self._worker or (_last_child(self._pid) if self._pid else 0)


def _lighter(reply: Reply) -> Reply:
    """Return a reply to a small input, without a value that fills the grader's memory."""
    left = _MOST_ITEMS

    def fits(value: Any) -> bool:
        nonlocal left
        left -= 1
        if isinstance(value, dict):
            value = list(value.values())
        if isinstance(value, str):
            left -= len(value) // 8
        elif isinstance(value, list):
            return left > len(value) and all(map(fits, value))
        return left > 0

    if fits(reply.value):
        return reply
    return replace(reply, value={"other": "very large answer", "shown": shown(reply.value)[:300]})


def _last_child(pid: int) -> int:
    """Return the process at the end of the line: bubblewrap is one, or two, above ours."""
    try:
        with open(f"/proc/{pid}/task/{pid}/children") as file:
            children = file.read().split()
    except OSError:
        return pid
    return _last_child(int(children[0])) if children else pid


@cache
def hide() -> None:
    """Keep this process's memory and environment from others of the same user.

    A process that is not dumpable leaves what /proc tells of it to root (manual page prctl(2)).
    """
    if _LINUX:
        ctypes.CDLL(None).prctl(4, 0, 0, 0, 0)


@dataclass(frozen=True)
class Protection:
    """What stands between a submission and this machine.

    Attributes
    ----------
    isolation : what runs it
    files : whether it reads only the interpreter and this package
    calls : whether system calls are filtered
    """

    isolation: str
    files: bool
    calls: bool

    def gaps(self) -> list[str]:
        """Return what a submission can do all the same that no teacher wants, as sentences."""
        found = []
        if not self.files and self.isolation == NOBODY:
            found.append(
                "a submission can read every file that all users may read, "
                "such as other submissions and the tests' solutions"
            )
        elif not self.files:
            found.append(
                "a submission can read every file that you can read, such as other submissions, "
                "grades, keys and the environment of your other programs"
            )
        if not self.calls and self.isolation != BUBBLEWRAP:
            found.append(
                "a submission can start programs, use the network, write files and send signals"
            )
        return found

    def __str__(self) -> str:
        texts = [self.isolation]
        if self.isolation != BUBBLEWRAP and self.files:
            texts.append("files out of reach (Landlock)")
        if self.calls:
            texts.append("system calls filtered")
        return "; ".join([*texts, *(f"NOT PROTECTED: {gap}" for gap in self.gaps())])


@cache
def protection() -> Protection:
    """Return what stands between a submission and this machine, by trying.

    Raises GameGraphError if not even a right answer comes through.
    """
    broken = f"no submission can be run on this machine, in {isolation()}"
    code = "import gamegraphs, heapq\ndef ready():\n    return len(gamegraphs.GameGraph.__name__)\n"
    trial = Submitted([code], "ready", "plain")
    try:
        replies = list(trial.replies([[]]))
    except NoFunctionError as problem:
        raise GameGraphError(f"{broken}: {problem}") from None
    finally:
        trial.close()
    if replies != [Reply("value", 9, steps=replies[0].steps)]:
        raise GameGraphError(f"{broken}: {replies}")
    given_up = trial.ready.value
    assert isinstance(given_up, list)
    files = isolation() == BUBBLEWRAP or "files" in given_up
    return Protection(isolation(), files, "calls" in given_up)
