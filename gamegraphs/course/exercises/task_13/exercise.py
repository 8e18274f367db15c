"""Exercise 13: label a game in which a self-loop is a pass."""

from __future__ import annotations

from collections.abc import Iterator

from ..base import Family, Input, Part
from ..graph_families import Moves
from ..label_answers import LabelExercise
from ..section import LABEL_SECTIONS, Section, sections_for

LAST_PASS = "{n} positions, the last of which loses if it does not pass"
MANY_PASSES = "{n} positions, the first of which moves to half of them and passes as often"
PASSES = "a chain of {n} positions where every second one can pass"


class LabelWithPasses(LabelExercise):
    """Labels of all positions; a self-loop is a pass."""

    number = 13
    title = "Passes and self-loops"
    level = "advanced"
    function = "label_with_passes"
    signature = "label_with_passes(moves: list[list[int]]) -> list[int]"
    limit = "up to 10^6 positions, self-loops are passes; O(n + m)"
    notebook = "05-terminals-seeds-self-loops"
    sections = sections_for(
        Section(notebook, "11. May I pass?"),
        LABEL_SECTIONS,
        loop=Section(notebook, "12. Counting self-loops"),
    )
    parts = (
        Part("plain", "small graphs without passes", 3),
        Part("passes", "small graphs with passes", 3),
        Part("large", "larger graphs and deep chains", 2),
        Part("linear", "the amount of work", 2),
    )
    hints = (
        "To pass is to hand the same position to the opponent. When does that help?",
        "A pass cannot win: you would have to hand over a LOSE position, and what you hand "
        "over is the one you are at. But can it save you from losing?",
        "While u is undecided, so is the move u -> u. It keeps the counter of u above 0, so "
        "the wave never makes u LOSE: a position that can pass is WIN or DRAW.",
        "Treat u -> u like every other move, in the counter and in the reverse lists. Code "
        "that skips u == v turns draws into losses.",
    )

    def example(self) -> Input:
        return [[[0, 1], [1, 2], [], [3], [1]]]

    def part(self, data: Input) -> str:
        return "passes" if any(u in row for u, row in enumerate(data[0])) else "plain"

    def larger(self, seed: int = 1) -> Iterator[Input]:
        yield from super().larger(seed)
        yield from ([twice_to_a_draw(n)] for n in (5, 6, 7))

    def families(self) -> list[Family]:
        many = self.family(MANY_PASSES, many_passes)
        return [*super().families(), self.family(PASSES, passes), many]

    def deep(self) -> list[Family]:
        # Before positions with many moves: who compares with `is` fails on both.
        return [self.family(LAST_PASS, last_pass), *super().deep(), self.family(PASSES, passes)]


def many_passes(n: int) -> Moves:
    """Position 0 can move to half of the others, all WIN, and after that pass as often.

    >>> many_passes(5)
    [[2, 3, 0, 0], [], [1], [1], [1]]
    """
    half = n // 2
    return [[*range(2, min(half + 2, n)), *[0] * half], [], *([1] for _ in range(2, n))][:n]


def last_pass(n: int) -> Moves:
    """All but the last can move to a terminal; the last one can pass, and would lose without that.

    >>> last_pass(4)
    [[], [0], [0], [1, 3]]
    """
    return [[], *([0] for _ in range(n - 2)), [1, n - 1]]


def twice_to_a_draw(n: int) -> Moves:
    """Position 0 and those from 4 on have two moves to a DRAW and one to a WIN.

    >>> twice_to_a_draw(5)
    [[1, 1, 2], [1], [3], [], [1, 1, 2]]
    """
    return [[1, 1, 2], [1], [3], [], *([1, 1, 2] for _ in range(4, n))]


def passes(n: int) -> Moves:
    """0 -> 1 -> ... -> n - 1, where those who win can also pass; so the wave goes all the way."""
    return [[u, u + 1] if (n - u) % 2 == 0 else [u + 1] for u in range(n - 1)] + [[]]


EXERCISE = LabelWithPasses()
