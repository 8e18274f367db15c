"""Inputs on which a number outgrows a byte, or two, of a program that is right on smaller ones."""

from __future__ import annotations

from collections import Counter

from ..checking.diagnosis.common_pattern import BYTES, full_room, moves_of_fault
from ..checking.work.large_inputs import Depth
from ..exercises import Family, Input

WIDE = 300  # moves or positions: more than a byte counts
_PROBES = 10  # sizes near one at which a number needs more room
_COUNTED = ("The most moves from a position or to it are", "The last position is")


def outgrown(failed: Depth) -> list[str]:
    """Return which number of the input may not fit, if the sizes that work and fail tell it."""
    place, moves = moves_of_fault(failed.trial)
    if most := full_room(moves):
        own = f"Position {place} has {moves:,} moves, and {most:,} is the largest number of "
        return [f"{own}{BYTES[most]}."]
    right, wrong = (_counted(failed.family.make(failed.size - less)) for less in (1, 0))
    told = [
        f"{words} {high:,}, and {most:,} is the largest number of {kind}."
        for words, low, high in zip(_COUNTED, right, wrong, strict=True)
        for most, kind in BYTES.items()
        if low <= most <= high and low < high
    ]
    return told[:1]


def full_sizes(family: Family, below: int) -> list[int]:
    """Return the sizes near which a number of moves or positions needs more room, least first."""
    size = min(below, WIDE)
    smaller = size // 2
    found = set[int]()
    for less, count in zip(*(_counted(family.make(n)) for n in (smaller, size)), strict=True):
        for most in BYTES if 2 * count > 3 * less else ():  # it grows with the size
            first, last = (
                size + (most + more - count) * (size - smaller) // (count - less)
                for more in (-1, 3)
            )
            found.update(range(first, min(last, first + _PROBES) + 1))
    return sorted(n for n in found if 1 < n < below)


def _counted(data: Input) -> tuple[int, int]:
    """Return the two numbers of a game graph that these words tell of, zeros for other inputs.

    >>> _counted([[[1, 1], [1], []]]), _counted([7, [1, 2]])
    ((3, 2), (0, 0))
    """
    moves = data[0]
    if not isinstance(moves, list):
        return 0, 0
    before = Counter(v for row in moves for v in row)
    return max([*before.values(), *map(len, moves)], default=0), len(moves) - 1
