"""Exercise 8: WIN and LOSE of every pile in a subtraction game.

Positions are pile sizes, a move takes one of the allowed numbers away, and who cannot move has
lost. A pile only shrinks, so the definition itself, from the smallest pile up, is the truth.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import permutations
from typing import Any

from ....draw import Picture, draw_piles
from ....generate import split_mix
from ....graph import GameGraph
from ....outcome import Outcome
from ...running.values import read_labels, read_list
from ..base import Exercise, Family, Game, Input, Part
from ..section import Section, sections_for
from ..sentences import labels_told
from ..text_form import labels_in, numbers_line
from .patterns import PATTERNS

_TOTAL = 13  # the small inputs are those whose numbers add up to at most this
_DRAWN = 18  # piles in a picture
# Takes with which the labels repeat, as they always do in the end, but not from pile 0 on: only
# from pile 4, 8, 27, 34, 37 and 44 on.
_PERIODIC_LATE = ((2, 4, 7), (3, 7, 8), (4, 9, 11), (3, 8, 10, 13), (3, 11, 13), (2, 12, 13))


class LabelSubtraction(Exercise):
    """Labels of piles 0 to n; the inputs are n and the takes, distinct and in any order."""

    number = 8
    title = "The subtraction game"
    level = "intermediate"
    function = "label_subtraction"
    signature = "label_subtraction(n: int, takes: list[int]) -> list[int]"
    limit = "piles up to 10^6, a few takes; O(n |takes|)"
    notebook = "01-positions-and-moves"
    sections = sections_for(
        Section(notebook, "The four rules"),
        work=Section("02-dag-memoisation", "6 With a memo: every move once"),
        deep=Section("02-dag-memoisation", "11 Your own stack"),
    )
    patterns = PATTERNS
    parts = (
        Part("small", "small piles", 5),
        Part("large", "larger piles", 1),
        Part("linear", "the amount of work", 2),
    )
    hints = (
        "What are the positions, and where do the moves lead?",
        "A pile only shrinks, so label pile 0 first, then 1, 2, ...; each needs only smaller ones.",
        "Pile p is WIN if some take s <= p leads to a LOSE pile p - s. Take care that p - s "
        "is not negative: in Python a negative index reads from the other end.",
        "labels[p] = 1 if any(s <= p and labels[p - s] == 0 for s in takes) else 0, for p = "
        "0..n, that is n + 1 labels. A pile from which nothing can be taken is LOSE.",
    )
    reads = "n; then the number of takes and the takes"
    prints = "the labels of the piles 0 to n on one line"

    def example(self) -> Input:
        return [7, [2, 3]]

    def small(self) -> Iterator[Input]:
        for total in range(1, _TOTAL + 1):
            yield from _adding_up_to(total)

    def larger(self, seed: int = 1) -> Iterator[Input]:
        for i in range(40):
            n = 12 + split_mix(1000 * seed + i, 1) % (40 if i < 30 else 300)
            most = 2 + split_mix(1000 * seed + i, 2) % (n + 6)
            takes = _distinct(1000 * seed + i, 1 + i % 5, most)
            yield [n, takes]
        yield [200, [1, 2, 99]]  # periodic for long, and then not
        yield [300, [1, 2]]  # 3 divides no power of 2: piles counted in a byte go wrong
        yield from ([300, [*takes]] for takes in _PERIODIC_LATE)
        yield [300, [*range(1, 71)]]  # Grundy numbers up to 70: 64 bits have no room for them

    def deep(self) -> list[Family]:
        return [
            Family("piles of up to {n}, take 1", lambda n: [n, [1]], 100_100),
            # A label that is guessed where recursion is too deep is right on every second one.
            Family("piles of up to {n}, take 1", lambda n: [n, [1]], 100_099),
            # What is kept of the last piles alone does not reach so far back.
            Family("piles of up to {n}, take 1 or 300", lambda n: [n, [1, 300]], 100_100),
        ]

    def families(self) -> list[Family]:
        return [
            Family("piles of up to {n}, take 1 or 2", lambda n: [n, [1, 2]]),
            Family("piles of up to {n}, take 1 to 6", lambda n: [n, [1, 2, 3, 4, 5, 6]]),
            Family(
                "piles of up to {n}, take a twentieth or a tenth of that",
                lambda n: [n, [n // 20, n // 10]],
            ),
            Family("piles of up to {n}, take half of that or all", lambda n: [n, [n // 2, n]]),
            Family(
                "piles of up to 60, take 1 to an eighth of {n}",
                lambda n: [60, [*range(1, n // 8 + 1)]],
                counted=True,
            ),
            # Not by the clock: a table that goes so far is no fault where it is not gone through.
            Family(
                "piles of up to {n}, take 1 or the square of that",
                lambda n: [n, [1, n * n]],
                counted=True,
            ),
        ]

    def crowd(self) -> Family:
        text = "piles of up to {n}, take a 28th, a 13th, a 7th or a 5th of that"
        return Family(text, lambda n: [n, [n // 28, n // 13, n // 7, n // 5]], 20_000)

    def part(self, data: Input) -> str:
        return "small"

    def size(self, data: Input) -> tuple[int, ...]:
        n, takes = data
        return n + sum(takes), n, len(takes)

    def smaller(self, data: Input) -> Iterator[Input]:
        n, takes = data
        for fewer in (n // 2, n - 1):
            if 0 <= fewer < n:
                yield [fewer, takes]
        for i, take in enumerate(takes):
            if len(takes) > 1:
                yield [n, takes[:i] + takes[i + 1 :]]
            for less in (take // 2, take - 1):
                if less and less not in takes:
                    yield [n, [*takes[:i], less, *takes[i + 1 :]]]

    def below(self, size: tuple[int, ...]) -> Iterator[Input]:
        for total in range(_TOTAL + 1, size[0] + 1):
            for data in _adding_up_to(total):
                if self.size(data) < size:
                    yield data

    def game(self, data: Input) -> Game | None:
        n, takes = data
        moves = [[pile - take for take in takes if take <= pile] for pile in range(n + 1)]
        return GameGraph.from_moves(moves), "normal", None

    def truth(self, data: Input) -> list[int]:
        """Return the label of every pile: WIN if some take leaves a LOSE pile, else LOSE."""
        n, takes = data
        labels: list[int] = []
        for pile in range(n + 1):
            labels.append(int(any(take <= pile and not labels[pile - take] for take in takes)))
        return labels

    def right_labels(self, data: Input) -> Sequence[int]:
        return self.truth(data)

    def fault(self, data: Input, value: Any) -> str:
        n, takes = data
        read_list(value, n + 1, "labels", f"the piles 0 to {n}" if n else "pile 0")
        given = read_labels(value, n + 1, (0, 1), "pile")
        labels = self.truth(data)
        pile = _first_wrong(labels, given)
        if pile is None:
            return ""
        return f"Pile {pile}: you say {Outcome(given[pile]).name}, {_why(pile, takes, labels)}."

    def answer(self, data: Input) -> str:
        return labels_told(self.truth(data))

    def picture(self, data: Input, value: Any) -> Picture | None:
        n, takes = data
        if n >= _DRAWN:
            return None
        labels = self.truth(data)
        fits = isinstance(value, list) and len(value) == n + 1
        given = value if fits and all(label in (0, 1) for label in value) else None
        explained = None if given is None else _first_wrong(labels, given)
        return draw_piles(labels, takes, given, explained)

    def input_text(self, data: Input) -> str:
        n, takes = data
        return f"{n}\n{' '.join(map(str, [len(takes), *takes]))}\n"

    def right_output(self, data: Input) -> str:
        return numbers_line(self.truth(data))

    def read_output(self, data: Input, lines: list[str]) -> Any:
        return labels_in(lines, data[0] + 1)


def _first_wrong(labels: list[int], given: list[int]) -> int | None:
    """Return the smallest pile with a wrong label: what it can move to is labelled rightly."""
    return next((pile for pile, label in enumerate(labels) if label != given[pile]), None)


def _why(pile: int, takes: list[int], labels: list[int]) -> str:
    fitting = sorted(take for take in takes if take <= pile)
    good = [take for take in fitting if not labels[pile - take]]
    if good:
        return f"but it is WIN: take {good[0]} and leave {pile - good[0]}, which is LOSE"
    if pile == 0:
        return "but nothing is left to take, and who cannot move has lost: it is LOSE"
    if not fitting:
        least = min(takes)
        return f"but the smallest take is {least}: the player cannot move, so it is LOSE"
    left = ", ".join(f"{pile} - {take} = {pile - take}" for take in fitting[:4])
    dots = ", ..." if len(fitting) > 4 else ""
    every = (
        "every take leaves a WIN pile" if len(fitting) > 1 else "the only take leaves a WIN pile"
    )
    return f"but it is LOSE: {every} ({left}{dots})"


def _adding_up_to(total: int) -> Iterator[Input]:
    """Yield all inputs whose numbers add up to `total`: few piles first, then few takes."""
    for n in range(total):
        for takes in sorted(_sets(total - n), key=len):
            for order in permutations(takes):
                yield [n, list(order)]


def _sets(total: int, least: int = 1) -> Iterator[tuple[int, ...]]:
    """Yield the sets of distinct numbers, none below `least`, that add up to `total`."""
    if total == 0:
        yield ()
    for first in range(least, total + 1):
        for rest in _sets(total - first, first + 1):
            yield (first, *rest)


def _distinct(seed: int, count: int, most: int) -> list[int]:
    """Return up to `count` distinct numbers from 1 to `most`, in any order."""
    return list(dict.fromkeys(1 + split_mix(seed, 3 + i) % most for i in range(count)))


EXERCISE = LabelSubtraction()
