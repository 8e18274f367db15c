r"""Pong Hau K'i: two stones each on five points; the fifth is empty.

    0       1
    | \   / |
    |   2   |        seven lines: 02 03 12 14 23 24 34; none from 0 to 1
    | /   \ |
    3 ----- 4

A move takes a stone along a line to the empty point. Who cannot move has lost. From the start
the game is a draw: whoever looks two plies ahead never loses.

The centre is empty at the start. One player has 0 and 1, the points without a line between
them, and moves first; the other has 3 and 4. (In the Korean Umul Gonu the players begin left
and right, and since the first player could win at once, that one move is forbidden.)

Source: Philip D. Straffin, Position graphs for Pong Hau K'i and Mu Torere, Mathematics Magazine
68 (1995) 382-386.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from itertools import combinations
from typing import Any

from ...solvers.exploring.compiled_rules import CompiledRules
from ..board import Board
from .cells import bits, cells_of

Position = tuple[tuple[int, int], tuple[int, int], int]

LINES = ((0, 2), (0, 3), (1, 2), (1, 4), (2, 3), (2, 4), (3, 4))
PLACES = ((0.0, 0.0), (2.0, 0.0), (1.0, 1.0), (0.0, 2.0), (2.0, 2.0))

JOINED = {p: [sum(line) - p for line in LINES if p in line] for p in range(5)}
MIRROR = (1, 0, 2, 4, 3)


class PongHauKi:
    """Pong Hau K'i, as rules for `gamegraphs.explore`.

    A position is (A's points, B's points, whose turn: 0 for A, 1 for B). There are 60.

    >>> from gamegraphs import explore, solve
    >>> game = PongHauKi()
    >>> game.moves(game.start)
    [((1, 2), (3, 4), 1), ((0, 2), (3, 4), 1)]
    >>> solve(explore(game)).outcome(game.start)
    <Outcome.DRAW: 2>
    """

    start: Position = ((0, 1), (3, 4), 0)

    def moves(self, position: Position) -> list[Position]:
        """Return the positions after every move of a stone to the empty point."""
        *stones, turn = position
        (empty,) = {0, 1, 2, 3, 4} - {*stones[0], *stones[1]}
        found = []
        for stone, stays in (stones[turn], stones[turn][::-1]):
            if empty in JOINED[stone]:
                moved = (min(stays, empty), max(stays, empty))
                found.append((stones[0], moved, 0) if turn else (moved, stones[1], 1))
        return found

    @cached_property
    def compiled_rules(self) -> CompiledRules:
        """The same rules on codes: A's points, from bit 5 on B's, bit 10 whose turn it is."""
        joined = [bits(JOINED[point]) for point in range(5)]
        return CompiledRules(1 << 11, pong_succ, pong_terminal, rank, unrank, 2, joined)

    def positions(self) -> Iterator[Position]:
        """Yield all 60 positions."""
        for a in combinations(range(5), 2):
            for b in combinations(sorted({0, 1, 2, 3, 4} - {*a}), 2):
                yield a, b, 0
                yield a, b, 1

    def images(self, position: Position) -> list[Position]:
        """Return this position and its mirror image."""
        a, b, turn = position
        return [position, (_mirrored(a), _mirrored(b), turn)]

    def board(self, position: Position) -> Board:
        """Return the position to look at."""
        a, b, turn = position
        pieces = dict.fromkeys(a, "A") | dict.fromkeys(b, "B")
        caption = f"{'AB'[turn]} is to move"
        words = f"A is on {a[0]} and {a[1]}, B on {b[0]} and {b[1]}; {caption}."
        return Board(PLACES, pieces, words, LINES, sides="AB", caption=caption)


def _mirrored(points: tuple[int, int]) -> tuple[int, int]:
    first, last = sorted(MIRROR[point] for point in points)
    return first, last


def rank(position: Position) -> int:
    """Return the code of a position."""
    a, b, turn = position
    return bits(a) | bits(b) << 5 | turn << 10


def unrank(code: int) -> Position:
    """Return the position with this code."""
    (a0, a1), (b0, b1) = cells_of(code & 31), cells_of(code >> 5 & 31)
    return (a0, a1), (b0, b1), code >> 10


def pong_succ(u: int, params: Any, out: Any) -> int:
    """Fill in the codes after every move, in the order of `moves`, and return their number.

    params : for each point the set of those joined to it
    """
    a, b, turn = u & 31, u >> 5 & 31, u >> 10
    empty = 31 ^ (a | b)
    shift = 5 * turn
    mine = b if turn else a
    count = 0
    for stone in range(5):
        if mine >> stone & 1 and params[stone] & empty:
            out[count] = u ^ (1 << stone | empty) << shift ^ 1 << 10
            count += 1
    return count


def pong_terminal(u: int, params: Any) -> int:
    """Return 3: who cannot move has lost, and play stops nowhere else."""
    return 3
