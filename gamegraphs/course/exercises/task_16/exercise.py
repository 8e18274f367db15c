"""Exercise 16: a random game, specified to the bit."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count as numbers_from
from itertools import product
from typing import Any

from ....draw import Picture, draw
from ....generate import split_mix
from ....graph import GameGraph
from ...running.values import MalformedError, count, described, read_list, read_whole, shown
from ..base import Exercise, Family, Input, Part
from ..graph_families import Moves
from ..section import Section, sections_for
from ..text_form import end_after, numbers_at, numbers_line
from .patterns import PATTERNS

_GAMMA = 0x9E3779B97F4A7C15
_TOP = 1 << 64
_MOST, _MOST_OUT = 12, 4
_DRAWN = 8


# For k = 3 the upper half of this number gives 0, but the product of all 64 bits gives 1.
_CARRY = 0x5555_5555_FFFF_FFFF


def seed_for(number: int, i: int) -> int:
    """Return the seed whose SplitMix64 sequence has `number` at place i: its steps, undone.

    >>> split_mix(seed_for(12345, 7), 7)
    12345
    """
    z = _unshifted(number, 31)
    z = _unshifted(z * pow(0x94D049BB133111EB, -1, _TOP) % _TOP, 27)
    z = _unshifted(z * pow(0xBF58476D1CE4E5B9, -1, _TOP) % _TOP, 30)
    return (z - i * _GAMMA) % _TOP


def _unshifted(value: int, shift: int) -> int:
    """Return z from z ^ (z >> shift): each round makes `shift` more bits of it right."""
    z = value
    for _ in range(64 // shift):
        z = value ^ (z >> shift)
    return z


_SEEDS = sorted(
    {
        *range(8),
        42,
        2**32 - 1,
        2**32,
        2**63,
        2**64 - 1,
        seed_for(_CARRY, 1),  # the first count
        seed_for(_CARRY, 4),  # the first target in a game of 3 positions
        # For k = 3 they give 1 and 2, for k = 5 the last one gives 1; and 1 less where the last
        # line shifts by another number.
        seed_for(0x5555_5556 << 32, 1),
        seed_for(0xAAAA_AAAB << 32, 1),
        seed_for(0x3333_3334 << 32, 1),
        seed_for(2**64 - 1, 1),
        # What other ways to a range without bias draw again: the first count, the first target.
        seed_for(0, 1),
        seed_for(0, 4),
    }
)


def true_game(n: int, seed: int, max_out: int) -> Moves:
    """Return the game of these arguments, made as the statement says it.

    >>> true_game(4, 1, 3)
    [[1, 3], [3, 2], [1, 3, 1], [2]]
    """
    numbers = (split_mix(seed, i) for i in numbers_from(1))
    degrees = [_mapped(next(numbers), max_out + 1) for _ in range(n)]
    return [[_mapped(next(numbers), n) for _ in range(degree)] for degree in degrees]


def _mapped(x: int, k: int) -> int:
    return ((x >> 32) * k) >> 32


class RandomGame(Exercise):
    """The input is n, the seed and max_out."""

    number = 16
    title = "A random game, the same in every language"
    level = "benchmark"
    function = "random_game"
    signature = "random_game(n: int, seed: int, max_out: int = 3) -> list[list[int]]"
    default = 3
    limit = "up to 10^6 positions; O(n + m)"
    notebook = "12-scale"
    sections = sections_for(
        Section(notebook, "1. The question"),
        work=Section(notebook, "5. Retrograde analysis, counted"),
    )
    patterns = PATTERNS
    parts = (
        Part("small", "small games", 3),
        Part("large", "larger games", 1),
        Part("linear", "the amount of work", 1),
    )
    hints = (
        "Python's integers do not overflow. Where does the statement say modulo 2^64?",
        "Check the bare sequence first: with seed 0 its first number is 16294208416658607535.",
        "Number i of the sequence is mix(seed + i * GAMMA), counted from 1: the first n "
        "numbers are the move counts of all positions, the targets come after them.",
        "Map x to 0..k-1 by ((x >> 32) * k) >> 32, with k = max_out + 1 for a count and "
        "k = n for a target; x % k is something else.",
    )
    reads = "n, seed, max_out"
    prints = "the game: n; then for each position a line with its move count and its targets"

    def example(self) -> Input:
        return [4, 1, 3]

    def small(self) -> Iterator[Input]:
        for n, max_out, seed in product(range(1, _MOST + 1), range(_MOST_OUT + 1), _SEEDS):
            yield [n, seed, max_out]

    def larger(self, seed: int = 1) -> Iterator[Input]:
        shapes = [(13, 3), (14, 8), (20, 2), (33, 1), (64, 5), (100, 3), (300, 4), (3, 1000)]
        for i, (n, max_out) in enumerate(shapes):
            yield [n, split_mix(seed, i + 1), max_out]

    def deep(self) -> list[Family]:
        # Targets that 16 bits do not hold.
        return [Family("a game of {n} positions with few moves", lambda n: [n, 42, 1], 70_000)]

    def families(self) -> list[Family]:
        return [
            Family("a game of {n} positions", lambda n: [n, 1, 3]),
            Family("4 positions with up to {n} moves each", lambda n: [4, 9, n]),
        ]

    def part(self, data: Input) -> str:
        return "small"

    def size(self, data: Input) -> tuple[int, ...]:
        n, seed, max_out = data
        return n, max_out, seed

    def lines_enough(self, data: Input) -> int:
        n, max_out, _ = self.size(data)
        return 20 * (1 + n * (1 + max_out))

    def smaller(self, data: Input) -> Iterator[Input]:
        n, seed, max_out = data
        yield from ([fewer, seed, max_out] for fewer in (n // 2, n - 1) if fewer)
        yield from ([n, seed, fewer] for fewer in (max_out // 2, max_out - 1) if max_out)
        yield from ([n, other, max_out] for other in _SEEDS if other < seed)

    def below(self, size: tuple[int, ...]) -> Iterator[Input]:
        # Nobody can try all seeds: these are too many, and so no input is called the smallest.
        for n, max_out, seed in product(range(1, size[0] + 1), range(size[1] + 1), range(9_000)):
            if (n, max_out, seed) < size:
                yield [n, seed, max_out]

    def fault(self, data: Input, value: Any) -> str:
        n, seed, max_out = data
        rows, right = _read_game(value, n), true_game(n, seed, max_out)
        for u, row in enumerate(rows):
            if len(row) != len(right[u]):
                return (
                    f"Position {u} has {count(len(row), 'move')} in your game, and it should have "
                    f"{len(right[u])}: {_drawn(seed, u + 1, max_out + 1, 'max_out + 1')}."
                )
        i = n
        for u, row in enumerate(rows):
            for j, v in enumerate(row):
                i += 1
                if v != right[u][j]:
                    return (
                        f"Position {u}, move {j}: you say {v}, and it should be {right[u][j]}: "
                        f"{_drawn(seed, i, n, 'n')}."
                    )
        return ""

    def answer(self, data: Input) -> str:
        return shown(true_game(*data))

    def picture(self, data: Input, value: Any) -> Picture | None:
        n = data[0]
        rows, right = _read_game(value, n), true_game(*data)
        if n > _DRAWN or sum(map(len, right)) > 3 * _DRAWN:
            return None
        differ = [u for u in range(n) if rows[u] != right[u]]
        true = draw(GameGraph.from_moves(right), highlight=differ)
        inside = all(0 <= v < n for row in rows for v in row)
        if not inside or sum(map(len, rows)) > 3 * _DRAWN:
            return Picture.row(true, captions=["right"])
        given = draw(GameGraph.from_moves(rows), highlight=differ)
        return Picture.row(true, given, captions=["right", "yours"])

    def input_text(self, data: Input) -> str:
        return " ".join(map(str, data)) + "\n"

    def right_output(self, data: Input) -> str:
        rows = true_game(*data)
        return "\n".join([str(len(rows)), *(numbers_line([len(row), *row]) for row in rows)])

    def read_output(self, data: Input, lines: list[str]) -> Any:
        (n,) = numbers_at(lines, 0, 1, "number, the number of positions")
        if n != data[0]:
            raise MalformedError(f"line 1 is {n}; n is {data[0]}")
        rows = []
        for u in range(n):
            row = numbers_at(lines, u + 1, None, f"the move count and the targets of position {u}")
            if not row or row[0] != len(row) - 1:
                raise MalformedError(f"line {u + 2}: expected a move count and as many targets")
            rows.append(row[1:])
        end_after(lines, n + 1)
        return rows


def _drawn(seed: int, i: int, k: int, meaning: str) -> str:
    x = split_mix(seed, i)
    return f"number {i} of the sequence is x = {x}, and with k = {meaning} = {k} it maps to " + str(
        _mapped(x, k)
    )


def _read_game(value: Any, n: int) -> Moves:
    """Return the moves in an answer."""
    rows = read_list(value, n, "lists of moves", count(n))
    for u, row in enumerate(rows):
        if not isinstance(row, list):
            raise MalformedError(f"the moves of position {u} must be a list, not {described(row)}")
        for v in row:
            read_whole(v, f"each move of position {u}")
    return rows


EXERCISE = RandomGame()
