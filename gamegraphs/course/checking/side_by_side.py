"""Many game graphs as one, in which they lie side by side: one call answers all of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import accumulate, groupby, islice
from typing import Any

from ..exercises import Exercise, Input

_TOGETHER = 250  # small inputs that are one graph, which may have to be made smaller


def split_answer(value: Any, sizes: Sequence[int]) -> list[Any]:
    """Return the answers to the parts of a game of these sizes; [] if there are not so many.

    >>> split_answer([0, 1, 0], [1, 2]), split_answer([[0, 1], [0, 1]], [1, 1])
    ([[0], [1, 0]], [[[0], [0]], [[1], [1]]])
    """
    rows = value if isinstance(value, list) and any(isinstance(x, list) for x in value) else [value]
    if any(not isinstance(row, list) or len(row) != sum(sizes) for row in rows):
        return []
    ends = [*accumulate(sizes)]
    cut = [[row[end - n : end] for row in rows] for end, n in zip(ends, sizes, strict=True)]
    return cut if rows is value else [part for (part,) in cut]


def side_by_side(
    exercise: Exercise, inputs: Sequence[Input], most: int = _TOGETHER
) -> Iterator[Input]:
    """Yield game graphs that together have all these inputs as their parts, side by side.

    What follows the moves in an input, such as a rule, is the same for all parts of one.
    """
    if exercise.shape not in ("moves", "implicit", "verdicts"):
        return
    verdicts = exercise.shape == "verdicts"
    rules = [repr(data[1:]) if not verdicts else "" for data in inputs]
    for _, group in groupby(sorted(range(len(inputs)), key=lambda i: rules[i]), rules.__getitem__):
        while chunk := [inputs[i] for i in islice(group, most)]:
            moves: list[list[int]] = []
            given: list[list[int]] = []
            for part in chunk:
                first = len(moves)
                moves += [[first + v for v in row] for row in part[0]]
                given += [[first + u, verdict] for u, verdict in part[1]] if verdicts else []
            yield [moves, given] if verdicts else [moves, *chunk[0][1:]]
