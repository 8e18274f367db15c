"""The right random game with switches, for mistakes that spoil one thing in it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count

from ...generate import split_mix
from .spoiled import Moves

GAMMA = 0x9E3779B97F4A7C15
MASK = (1 << 64) - 1


def sequence(seed: int, first: int = 1) -> Iterator[int]:
    """Yield the numbers of a seed, from number `first` on."""
    return (split_mix(seed, i) for i in count(first))


def mapped(x: int, k: int) -> int:
    """Return a number of the sequence as one of 0..k-1."""
    return ((x >> 32) * k) >> 32


def game(
    numbers: Iterator[int],
    n: int,
    counts: int,
    targets: int,
    to: Callable[[int, int], int] = mapped,
) -> Moves:
    """Return a game with 0..counts-1 moves a position to 0..targets-1, drawn from `numbers`."""
    degrees = [to(next(numbers), counts) for _ in range(n)]
    return [[to(next(numbers), targets) for _ in range(degree)] for degree in degrees]


def mixed(z: int, product: int = MASK) -> int:
    """Return z, mixed; the products are cut down to the bits of `product`, -1 for all."""
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & product
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & product
    return z ^ (z >> 31)


def redrawn(
    n: int, seed: int, max_out: int, refused: Callable[[int, int, list[int]], bool]
) -> Moves:
    """Return a game in which a target v of u that is refused is drawn again."""
    numbers = sequence(seed)
    degrees = [mapped(next(numbers), max_out + 1) for _ in range(n)]
    moves: Moves = [[] for _ in range(n)]
    for u, row in enumerate(moves):
        while len(row) < degrees[u]:
            v = mapped(next(numbers), n)
            if not refused(u, v, row):
                row.append(v)
    return moves
