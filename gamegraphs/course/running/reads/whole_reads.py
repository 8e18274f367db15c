"""What Python's own operations read: items that `queue.pop(0)` moves, that `u in queue` compares.

Whoever counts lines takes `u in queue` for one step, however long the queue is. While `WholeReads`
is entered, a learner's functions run in a form in which every operation that reads or moves many
items at once adds how many these are, place by place. That number is the same on every machine.

`reachable` finds the functions, `counting_code` rewrites them, `operations` counts. What libraries
do otherwise is left to the clock (`checking.work.time_check`).
"""

from __future__ import annotations

import builtins
from collections.abc import Callable
from contextlib import suppress
from types import CodeType, FunctionType, TracebackType
from typing import Any

from .counting_code import counting, places
from .operations import HELPERS, items_read
from .reachable import reachable_functions

_MOST_PLACES = 20
ReadPlace = tuple[int, str, str, int]  # a line, what stands there, the kind of operation, items


class WholeReads:
    """Counts the items that the code of a function reads at once, as long as it is entered.

    `own` says of a file whether what stands in it is the learner's.
    """

    def __init__(self, function: Callable[..., Any], own: Callable[[str], bool]) -> None:
        self._function = function
        self._own = own
        self._before: list[tuple[FunctionType, CodeType]] = []

    def __enter__(self) -> WholeReads:
        items_read.clear()
        for name, helper in HELPERS.items():
            setattr(builtins, name, helper)
        with suppress(Exception):  # an object of the learner's may answer to nothing
            for function in reachable_functions(self._function, self._own):
                code = counting(function.__code__)
                if code is not None and code.co_freevars == function.__code__.co_freevars:
                    self._before.append((function, function.__code__))
                    function.__code__ = code
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        for function, code in self._before:
            function.__code__ = code
        self._before.clear()  # the helpers stay: a generator may still be about

    def places(self) -> list[ReadPlace]:
        """Return the places at which most items were read, with the line, most items first."""
        found = sorted(items_read.items(), key=lambda item: (-item[1], item[0]))
        return [
            (*places[place][:2], "integer" if words else places[place][2], items)
            for (place, words), items in found[:_MOST_PLACES]
        ]
