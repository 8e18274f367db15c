"""The function of one submission, in a sandbox, under limits that count its own time.

What a call may take is counted in processor time, and by a quarter of the time that it sleeps: a
busy machine costs nobody points, and who only sleeps comes to an end too.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Iterable, Iterator
from contextlib import suppress
from typing import Any

from ..running.arguments import Shape
from ..running.hardening.prctl import set_not_dumpable
from ..running.protocol import CallResult
from ..running.runner import SECONDS, STEPS, TOGETHER, how_it_ended
from ..running.sandbox import NoFunctionError, Sandbox, limits, worker_command
from ..running.values import shown
from .fork_server import ForkServer, give_back, take

_TO_END = 1.0  # second, for a process that has closed its pipe
MOST_SECONDS = 60.0  # of work and sleep, for everything that one submission does
_MOST_ITEMS = 10_000  # in the answer to a small input
_MOST_BYTES = 64 << 20  # of larger answers to small inputs, all together: to read them takes long
_COMPILING = 20.0  # seconds that calls on small inputs may take more, together: numba compiles


class Submitted(Sandbox):
    """Makes the calls of one submission's function in a process shut in.

    Once the code has been loaded, nothing that it does raises an error here.
    """

    loading = 10.0
    longest = 8 << 20
    together = TOGETHER
    sleep_weight = 1 / 4
    _server: ForkServer | None = None  # from which its process is forked
    _small = False  # whether the inputs are small
    _room = _MOST_BYTES

    def __init__(
        self,
        cells: list[str],
        function: str,
        shape: Shape,
        module: str = "submission",
        modules: dict[str, str] | None = None,
    ) -> None:
        header = {"cells": cells, "function": function, "shape": shape, "module": module}
        more = {"modules": modules or {}, "limits": limits()}
        super().__init__(header | more, MOST_SECONDS)
        self._loaded = False
        sources = [*cells, *(modules or {}).values()]
        self._compiling = _COMPILING if any("numba" in source for source in sources) else 0.0

    def command(self) -> list[str]:
        return worker_command("fork_workers")  # each becomes another user by itself

    def launch(self) -> tuple[int, int, int]:
        server = take(self.command(), self.folder, self.path)
        started = server.fork()
        self._server = server
        return started

    def start(self) -> tuple[int, int, int]:
        set_not_dumpable()  # this process: it holds the right answers and the seed
        try:
            started = super().start()
        except (NoFunctionError, OSError) as problem:
            if isinstance(problem, NoFunctionError) and (
                self._loaded or "its process ended" not in str(problem)
            ):
                raise
            started = super().start()  # whatever the machine lacked, it may be there now
        self._loaded = True
        return started

    def end_process(self, pid: int) -> None:
        server, self._server = self._server, None
        assert server is not None
        if not server.has_told:  # else another process may have its number by now
            with suppress(ProcessLookupError, PermissionError):
                os.kill(pid, signal.SIGKILL)
        if server.status() is not None:
            give_back(server)
        else:
            server.close()

    def results(
        self,
        inputs: Iterable[list[Any]],
        steps: int = STEPS,
        counting: bool = False,
        seconds: float = SECONDS,
        twice: bool = False,
    ) -> Iterator[CallResult]:
        wanted = list(inputs)
        done = 0
        self._small = 0 < steps <= STEPS
        try:
            for result in super().results(wanted, steps, counting, seconds, twice):
                done += 1
                yield result
        except NoFunctionError:
            if not self._loaded:
                raise
            for _ in wanted[done:]:  # it was loaded once, and is not again
                yield CallResult("late")

    def receive(self, seconds: float) -> CallResult:
        if not (self._small and self._compiling):
            return super().receive(seconds)
        begin = self.clock()
        result = super().receive(seconds + self._compiling)
        self._compiling = max(0.0, self._compiling - (self.clock() - begin))
        return result

    def _result_in(self, line: bytes) -> CallResult:
        if not self._small or len(line) <= _MOST_ITEMS:
            return super()._result_in(line)
        self._room -= len(line)
        return _lighter(super()._result_in(line)) if self._room > 0 else CallResult("late")

    def _how_it_ended(self) -> str:
        status = None if self._server is None else self._server.status(_TO_END)
        return "it closed the pipe for its answers" if status is None else how_it_ended(status)


def _lighter(result: CallResult) -> CallResult:
    """Return a result to a small input, without a value that fills the grader's memory."""
    left = _MOST_ITEMS

    def fits(value: Any) -> bool:
        nonlocal left
        if type(value) is list and {*map(type, value)} == {int}:
            left -= len(value)
            return left > 0
        left -= 1
        if isinstance(value, dict):
            value = list(value.values())
        if isinstance(value, str):
            left -= len(value) // 8
        elif isinstance(value, list):
            return left > len(value) and all(map(fits, value))
        return left > 0

    if fits(result.value):
        return result
    return result._replace(value={"other": "very large answer", "shown": shown(result.value)[:300]})
