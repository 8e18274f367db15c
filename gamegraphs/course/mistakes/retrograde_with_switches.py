"""Retrograde analysis with switches, for mistakes that do one thing in it wrong."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

LOSE, WIN, DRAW = 0, 1, 2
Moves = list[list[int]]
Rows = Sequence[Sequence[int]]  # moves as they are handed in
Seeds = dict[int, int]  # labels that are known at the start
_Answer = TypeVar("_Answer")
_Other = TypeVar("_Other")


def reverse(moves: Rows) -> Moves:
    """Return the predecessors of every position, once for each move."""
    predecessors: list[list[int]] = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            predecessors[v].append(u)
    return predecessors


def without_loops(moves: Rows) -> Moves:
    """Return the moves that lead to another position."""
    return [[v for v in row if v != u] for u, row in enumerate(moves)]


def without_lone_passes(moves: Rows) -> Moves:
    """Return the moves, none for a position that can do nothing but stay where it is."""
    return [[*row] if any(v != u for v in row) else [] for u, row in enumerate(moves)]


def ends_first(moves: Rows, open_moves: list[int] | None = None) -> list[int]:
    """Return the positions that fall away from the ends, each after all its successors.

    On a cycle, or where one can be reached, nothing falls away. `open_moves` is how many
    moves each waits for, all by default.

    >>> ends_first([[1], [2], [], [3]])
    [2, 1, 0]
    """
    predecessors = reverse(moves)
    open_moves = [len(row) for row in moves] if open_moves is None else open_moves
    order = [u for u, row in enumerate(moves) if not row]
    for v in order:
        for u in predecessors[v]:
            open_moves[u] -= 1
            if not open_moves[u]:
                order.append(u)
    return order


def seeds_of(moves: Rows, outcome: int = LOSE) -> Seeds:
    """Return this outcome for every terminal."""
    return {u: outcome for u, row in enumerate(moves) if not row}


def wave(
    moves: Rows,
    seeds: Seeds | None = None,
    predecessors: Rows | None = None,
    open_moves: list[int] | None = None,
    stack: bool = False,
    queued: Sequence[int] = (LOSE, WIN),
    once: bool = False,
    first: Callable[[int], bool] | None = None,
) -> tuple[list[int], list[int]]:
    """Return (labels, distances) by retrograde analysis, from whatever is handed in.

    `seeds` are the labels at the start, terminals LOSE by default; `stack` takes the newest
    position first; only what gets one of the labels `queued` is queued; with `once` a position is
    looked at no second time; `first` says of a position whether it
    need not wait at the end of the queue.

    >>> wave([[1], [2], []])
    ([0, 1, 0], [2, 1, 0])
    """
    seeds = seeds_of(moves) if seeds is None else seeds
    predecessors = reverse(moves) if predecessors is None else predecessors
    open_moves = [len(row) for row in moves] if open_moves is None else open_moves
    labels = [seeds.get(u, DRAW) for u in range(len(moves))]
    distances = [0 if u in seeds else -1 for u in range(len(moves))]
    queue, seen = deque(seeds), set(seeds)
    while queue:
        v = queue.pop() if stack else queue.popleft()
        for u in predecessors[v]:
            if labels[u] != DRAW or (once and u in seen):
                continue
            seen.add(u)
            if labels[v] == LOSE:
                labels[u] = WIN
            else:
                open_moves[u] -= 1
                if open_moves[u] != 0:
                    continue
                labels[u] = LOSE
            distances[u] = distances[v] + 1
            if first is not None and first(u):
                queue.appendleft(u)
            elif labels[u] in queued:
                queue.append(u)
    return labels, distances


class SwitchedWave(Generic[_Answer]):
    """A mistake that is one switch of the wave; two of them can be made at once.

    Attributes
    ----------
    switch : the argument of `wave` that it sets
    value : makes what it sets it to, of the arguments of the answer
    answer : makes the answer, of these arguments and of switches
    """

    def __init__(
        self, switch: str, value: Callable[..., Any], answer: Callable[..., _Answer]
    ) -> None:
        self.switch, self.value, self.answer = switch, value, answer
        self.__name__ = value.__name__

    def __call__(self, *arguments: Any, **others: Any) -> _Answer:
        return self.answer(*arguments, **{self.switch: self.value(*arguments)}, **others)

    def beside(self, other: Callable[..., _Answer], *arguments: Any) -> _Answer:
        """Return the answer of another such mistake, of another switch, with this one set too."""
        return other(*arguments, **{self.switch: self.value(*arguments)})

    def goes_with(self, other: Callable[..., Any]) -> bool:
        """Return whether this can be made beside another mistake, here and not the other way."""
        return isinstance(other, SwitchedWave) and self.switch < other.switch

    def called(
        self, given: Callable[..., tuple[Any, ...]], answer: Callable[..., _Other]
    ) -> SwitchedWave[_Other]:
        """Return this mistake in an exercise with other arguments and another answer.

        `given` makes the arguments here of those there; `answer` is called with those there, and
        with switches.
        """

        def value(*arguments: Any) -> Any:
            return self.value(*given(*arguments))

        value.__name__ = self.__name__
        return SwitchedWave(self.switch, value, answer)


def switched(switch: str) -> Callable[[Callable[..., Any]], SwitchedWave[list[int]]]:
    """Return a decorator for what a mistake sets a switch of the wave to; the answer are labels.

    >>> @switched("queued")
    ... def lose_not_queued(moves, seeds):
    ...     return [WIN]
    >>> lose_not_queued([[], [0], [1], [2]], {0: LOSE})
    [0, 1, 0, 2]
    """

    def labels(moves: Rows, given: Seeds, **switches: Any) -> list[int]:
        return wave(moves, **{"seeds": given, **switches})[0]

    return lambda value: SwitchedWave(switch, value, labels)
