"""Exercise 12: where the winner needs longest, and where the loser holds out longest."""

from __future__ import annotations

from typing import Any

from ....draw import Picture, draw
from ....graph import GameGraph
from ....outcome import LOSE, WIN, Outcome
from ...running.values import MalformedError, described, read_pair, read_whole, shown
from ..base import Family, Input, Part
from ..distance_inputs import DistanceExercise
from ..graph_families import down
from ..section import LABEL_SECTIONS, Section, sections_for
from ..sentences import distance_told
from ..text_form import end_after, line_at, unquoted, whole_number
from .patterns import PATTERNS

_DRAWN = 24


class LongestMates(DistanceExercise):
    """The longest win and the longest loss, each a position and its plies, or None."""

    number = 12
    title = "The longest forced win"
    level = "advanced"
    function = "longest_mates"
    signature = (
        "longest_mates(moves: list[list[int]]) -> "
        "tuple[tuple[int, int] | None, tuple[int, int] | None]"
    )
    limit = "up to 10^6 positions; O(n + m)"
    notebook = "06-distances-and-strategies"
    sections = sections_for(
        Section(notebook, "12. How long can it take?"),
        distance=Section(notebook, "3. Nine positions with their numbers"),
        work=LABEL_SECTIONS["work"],
        deep=LABEL_SECTIONS["deep"],
    )
    patterns = PATTERNS
    parts = (
        Part("small", "small graphs", 6),
        Part("large", "larger graphs", 2),
        Part("linear", "the amount of work", 2),
    )
    hints = (
        "Half of it is task 6. What do you still have to do with its two lists?",
        "Among the WIN positions take the largest distance, and among the LOSE positions "
        "too. Draws have no distance; -1 must never win the comparison.",
        "A graph may have no WIN position, or no LOSE position at all: then that half is "
        "None. A lone terminal is a LOSE of 0 plies, which is not None.",
        "Return ((position, plies) or None, (position, plies) or None), first the win, then "
        "the loss. Where several positions tie, any of them is right.",
    )
    prints = (
        'position and plies of the longest win on one line, or "NONE"; the same of the longest loss'
    )

    def deep(self) -> list[Family]:
        # The position with the longest play has a number that two bytes do not hold.
        text = "the chain ... -> 1 -> 0 of {n} positions"
        return [*super().deep(), self.family(text, down, 70_000)]

    def part(self, data: Input) -> str:
        return "small"

    def fault(self, data: Input, value: Any) -> str:
        labels, distances = self.truth(data)
        for outcome, given in zip((WIN, LOSE), _read_mates(value), strict=True):
            fault = _wrong_mate(outcome, given, labels, distances)
            if fault:
                return fault
        return ""

    def rule_broken(self, data: Input, value: Any) -> str:
        labels, distances = self.truth(data)
        for outcome, given in zip((WIN, LOSE), _read_mates(value), strict=True):
            if _wrong_mate(outcome, given, labels, distances):
                known = given is not None and 0 <= given[0] < len(labels)
                told = known and given is not None and given[1] != distances[given[0]]
                return "distance" if told else ""
        return ""

    def canonical(self, data: Input, value: Any) -> Any:
        """Return the answer with each position replaced by its true label: any tie will do."""
        known = dict(enumerate(self.truth(data)[0]))
        return [given and (known.get(given[0]), given[1]) for given in _read_mates(value)]

    def answer(self, data: Input) -> str:
        labels, distances = self.truth(data)
        pairs, words = [], []
        for outcome in (WIN, LOSE):
            plies, where = longest(outcome, labels, distances)
            pairs.append((where[0], plies) if where else None)
            ties = " or ".join(map(str, where[:3])) + (" or ..." if len(where) > 3 else "")
            if where:
                words.append(f"the longest {outcome.name} takes {distance_told(plies)}, at {ties}")
            else:
                words.append(f"no position is {outcome.name}")
        return f"({pairs[0]}, {pairs[1]}): {'; '.join(words)}"

    def written(self, value: Any) -> str:
        return shown(tuple(_read_mates(value)))

    def picture(self, data: Input, value: Any) -> Picture | None:
        moves = data[0]
        if len(moves) > _DRAWN:
            return None
        labels, distances = self.truth(data)
        rings: list[int] = []
        claims: dict[int, list[str]] = {}
        for outcome, given in zip((WIN, LOSE), _read_mates(value), strict=True):
            rings += longest(outcome, labels, distances)[1]
            if given is not None and _wrong_mate(outcome, given, labels, distances):
                claims.setdefault(given[0], []).append(f"{outcome.letter} {given[1]}")
        return draw(
            GameGraph.from_moves(moves),
            labels,
            distances=distances,
            highlight=rings,
            notes=[
                "yours: " + ", ".join(claims[u]) if u in claims else None for u in range(len(moves))
            ],
            title="Ringed: longest WIN and LOSE" if rings else None,
        )

    def right_output(self, data: Input) -> str:
        labels, distances = self.truth(data)
        halves = [longest(outcome, labels, distances) for outcome in (WIN, LOSE)]
        return "\n".join(f"{where[0]} {plies}" if where else "NONE" for plies, where in halves)

    def read_output(self, data: Input, lines: list[str]) -> Any:
        found: list[Any] = []
        for i, what in enumerate(("win", "loss")):
            told = f'position and plies of the longest {what}, or "NONE" if there is none'
            words = line_at(lines, i, told).split()
            numbers = [*map(whole_number, words)]
            if words == ["NONE"]:
                found.append(None)
            elif len(numbers) == 2 and None not in numbers:
                found.append(numbers)
            elif words:
                told += unquoted(lines[i])
                raise MalformedError(f"line {i + 1}: expected {told}, not {lines[i][:60]!r}")
            else:
                raise MalformedError(f"line {i + 1} is empty: expected {told}")
        end_after(lines, 2)
        return found


def longest(outcome: Outcome, labels: list[int], distances: list[int]) -> tuple[int, list[int]]:
    """Return the largest distance of an outcome and all positions that have it.

    >>> longest(LOSE, [1, 0, 0], [1, 0, 0]), longest(WIN, [2], [-1])
    ((0, [1, 2]), (-1, []))
    """
    where = [u for u, label in enumerate(labels) if label == outcome]
    plies = max((distances[u] for u in where), default=-1)
    return plies, [u for u in where if distances[u] == plies]


def _wrong_mate(
    outcome: Outcome, given: tuple[int, int] | None, labels: list[int], distances: list[int]
) -> str:
    """Return what is wrong with one half of an answer, "" if nothing is."""
    name = outcome.name
    plies, where = longest(outcome, labels, distances)
    if given is None:
        no = f"You say that there is no {name}, but position"
        return f"{no} {where[0]} is {name} in {plies}." if where else ""
    u, claimed = given
    if not where:
        return f"You name position {u}, but no position is {name}: there is none to name."
    if not 0 <= u < len(labels):
        return f"You name position {u} as the longest {name}, and there is no such position."
    if labels[u] != outcome:
        true = "a DRAW" if distances[u] < 0 else f"{Outcome(labels[u]).name} in {distances[u]}"
        return f"You name position {u} as the longest {name}, but it is {true}."
    if claimed != distances[u]:
        return f"Position {u} is {name} in {distances[u]}, and you say {distance_told(claimed)}."
    if claimed != plies:
        longer = f"position {where[0]} takes longer: {name} in {plies}"
        return f"Position {u} is {name} in {claimed}, as you say, but {longer}."
    return ""


def _read_mates(value: Any) -> list[tuple[int, int] | None]:
    """Return the two halves of an answer to task 12."""
    halves = read_pair(value, "longest win, longest loss")
    found: list[tuple[int, int] | None] = []
    for half, what in zip(halves, ("win", "loss"), strict=True):
        if half is None:
            found.append(None)
            continue
        if not isinstance(half, list) or len(half) != 2:
            need = "a pair (position, plies) or None"
            raise MalformedError(f"the longest {what} must be {need}, not {described(half)}")
        u, plies = (read_whole(x, f"each number of the longest {what}") for x in half)
        found.append((u, plies))
    return found


EXERCISE = LongestMates()
