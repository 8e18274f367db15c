"""A task's input, which is plain data, as the arguments the learner's function gets.

Each call gets objects of its own. With a counter, moves are handed out through it: every look
at a move is counted, so that the cost of an answer can be told without a clock.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from functools import partial
from operator import itemgetter, length_hint
from typing import Any

_MOST = sys.maxsize // 2  # a length may be no larger, and in a browser that is soon
_FIRST = itemgetter(0)
Shape = str  # "plain", "moves", "verdicts", "implicit" or "edges"


class Counter:
    """How often moves were looked at, or asked for: one by one, or so many as are `added`."""

    def __init__(self) -> None:
        self.added = 0
        self._ticks = iter(range(_MOST))  # one is taken with each item

    @property
    def looks(self) -> int:
        return self.added + _MOST - length_hint(self._ticks)

    def each_of(self, items: Iterator[Any]) -> Iterator[Any]:
        """Return the same items; each is counted when it is taken.

        >>> counter = Counter()
        >>> any(counter.each_of(iter([0, 1, 1]))), counter.looks
        (True, 2)
        """
        return map(_FIRST, zip(items, self._ticks, strict=False))


def arguments(shape: Shape, data: list[Any], counter: Counter | None = None) -> tuple[Any, ...]:
    """Return the arguments of one call, with nothing in them that is also in `data`."""
    return arguments_of(shape, copied(data), counter)


def arguments_of(shape: Shape, data: list[Any], counter: Counter | None = None) -> tuple[Any, ...]:
    """Return the arguments of the only call with these data.

    Shapes: "plain", the data as they are; "moves", the first of the data is a list of lists of
    moves; "verdicts", the second is a list of pairs that becomes a dict; "implicit", the data
    are one list of lists of moves, which becomes n, succ, pred and terminal; "edges", the second
    is a list of pairs that become tuples.

    >>> n, succ, pred, terminal = arguments_of("implicit", [[[1, 1], []]])
    >>> n, succ(0), pred(1), terminal(1)
    (2, [1, 1], [0, 0], True)
    """
    if shape == "plain":
        return tuple(data)
    if shape == "implicit":
        return implicit(data[0], counter)
    if shape == "edges":
        return data[0], [(u, v) for u, v in data[1]]
    moves = data[0] if counter is None else counted(data[0], counter)
    if shape == "verdicts":
        return moves, dict(data[1])
    return (moves, *data[1:])


def copied(values: list[Any]) -> list[Any]:
    """Return a copy of plain data, lists in lists and all."""
    return [copied(item) if type(item) is list else item for item in values]


def implicit(moves: list[list[int]], counter: Counter | None = None) -> tuple[Any, ...]:
    """Return n, succ, pred and terminal of a game that is stored after all.

    What is listed again by `pred` comes at the end: nobody has said that it stands beside itself.
    Raises GameGraphError for what is no list of lists of positions.
    """
    try:
        predecessors = _predecessors(moves)
    except (TypeError, IndexError):
        from ...graph import GameGraph  # which names the place and the value

        GameGraph.from_moves(moves)
        raise
    counter = counter or Counter()
    succ = Listed("succ", moves, counter)
    pred = Listed("pred", predecessors, counter)
    return len(moves), succ, pred, Ends(moves)


def _predecessors(moves: list[list[int]]) -> list[list[int]]:
    """Return the predecessors of each position; what is listed again comes at the end."""
    predecessors: list[list[int]] = [[] for _ in moves]
    again: list[tuple[int, int]] = []
    for u, row in enumerate(moves):
        for v in row:
            before = predecessors[v]
            if before and before[-1] == u:
                again.append((u, v))
            else:
                before.append(u)
    for u, v in again:
        predecessors[v].append(u)
    return predecessors


class Listed:
    """A function of a position that returns a fresh list and counts the calls and their cost."""

    def __init__(self, name: str, rows: list[list[int]], counter: Counter) -> None:
        self.__name__ = name
        self._rows = rows
        self._counter = counter

    def __call__(self, u: int) -> list[int]:
        if not 0 <= u < len(self._rows):
            raise IndexError(f"{self.__name__}({u}): the positions are 0 to {len(self._rows) - 1}")
        self._counter.added += 1 + len(self._rows[u])
        return list(self._rows[u])

    def __repr__(self) -> str:
        return f"<{self.__name__}: {self._rows}>"


class Ends:
    """The function terminal(u): whether there are no moves."""

    def __init__(self, moves: list[list[int]]) -> None:
        self._moves = moves

    def __call__(self, u: int) -> bool:
        if not 0 <= u < len(self._moves):
            raise IndexError(f"terminal({u}): the positions are 0 to {len(self._moves) - 1}")
        return not self._moves[u]

    def __repr__(self) -> str:
        return f"<terminal: {[u for u, row in enumerate(self._moves) if not row]}>"


def counted(moves: list[list[int]], counter: Counter) -> list[list[int]]:
    """Return lists of moves that are lists in every respect and count what is read."""
    return _counting(counter)(map(_counting(counter), moves))


def _counting(counter: Counter) -> Callable[[Any], list[Any]]:
    """Return a subclass of list whose instances count what is read from them."""

    class Counted(list[Any]):
        def __iter__(self) -> Iterator[Any]:
            return counter.each_of(list.__iter__(self))

        def __reversed__(self) -> Iterator[Any]:
            return counter.each_of(list.__reversed__(self))

        def __getitem__(self, key: Any) -> Any:
            found = list.__getitem__(self, key)
            counter.added += len(found) if isinstance(key, slice) else 1
            return found

        def __len__(self) -> int:
            counter.added += 1
            return list.__len__(self)

        def __bool__(self) -> bool:
            counter.added += 1
            return list.__len__(self) > 0

        def __contains__(self, item: object) -> bool:
            found = list.__contains__(self, item)
            counter.added += list.index(self, item) + 1 if found else list.__len__(self)
            return found

        def _whole(self) -> None:
            counter.added += list.__len__(self)

        def copy(self) -> list[Any]:
            self._whole()
            return list.copy(self)

        def index(self, item: Any, first: Any = 0, last: Any = sys.maxsize) -> int:
            begin, end, _ = slice(first, last).indices(list.__len__(self))
            try:
                found = list.index(self, item, first, last)
            except ValueError:
                counter.added += max(0, end - begin)
                raise
            counter.added += found + 1 - begin
            return found

        def count(self, item: Any) -> int:
            self._whole()
            return list.count(self, item)

        def __add__(self, other: Any) -> list[Any]:
            self._whole()
            return list.__add__(self, other)

        def __eq__(self, other: object) -> bool:
            if isinstance(other, list) and list.__len__(other) == list.__len__(self):
                self._whole()
            else:  # lists of another length differ, whatever is in them
                counter.added += 1
            return list.__eq__(self, other)

        __hash__ = None

    return Counted


# Two calls with the same lists: whoever knows a list again by its identity, or returns one and the
# same list each time, is right in every call by itself.


def twice_if(
    twice: bool, function: Callable[..., Any], shape: Shape
) -> tuple[Callable[..., Any], Shape]:
    """Return a function and its shape; with `twice` one that makes both calls of two inputs."""
    return (partial(called_twice, function, shape), "plain") if twice else (function, shape)


def called_twice(
    function: Callable[..., Any], shape: Shape, first: list[Any], second: list[Any]
) -> list[Any]:
    """Return what two calls have returned, both as they are after the second one.

    >>> kept = []
    >>> def refill(takes):
    ...     kept[:] = takes
    ...     return kept
    >>> called_twice(refill, "plain", [[1]], [[2]])
    [[2], [2]]
    """
    given, others = arguments(shape, first), arguments(shape, second)
    one = function(*given)
    parts = [one, *one] if isinstance(one, list | tuple) else [one]
    if not any(part is argument for part in parts for argument in given):
        others = tuple(map(_refilled, given, others))
    # Else its answer is in the caller's own list: that is not filled anew.
    return [one, function(*others)]


def _refilled(before: Any, now: Any) -> Any:
    """Return the list or dict that there was, with what is in another one; else the other one."""
    if type(before) is not type(now) or type(now) not in (list, dict):
        return now
    before.clear()
    before.extend(now) if type(now) is list else before.update(now)
    return before
