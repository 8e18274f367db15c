"""Exercise 10: a chase on a line, and how long it lasts.

Token A and token B stand on cells of a line and move in turn, A first; a capture is a move of A
after which both stand on one cell. A wants it soon and B late. Short lines are decided from the
definition, round by round; longer ones by the wave over the same positions as a game graph.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import inf
from typing import Any

from ....draw import Picture, draw_chase
from ....generate import split_mix
from ....graph import GameGraph
from ....outcome import LOSE, WIN
from ....solvers.outcomes.retrograde import retrograde
from ...running.values import MalformedError, read_whole
from ..base import Exercise, Family, Input, Part
from ..section import Section, sections_for
from ..sentences import plies_told
from ..text_form import end_after, line_at, unquoted, whole_number
from .patterns import PATTERNS

_SMALL = 7
_FURTHER = (8, 9, 10)  # lengths of which all starts are tried, if all other inputs are right
_FAR = 60, 97  # lengths with tokens far apart
_LONG = 30  # lengths after those, with two starts each
_ORACLE = 12  # up to so many cells the truth comes from the definition
_MARKS = 51, 65, 101, 129, 151  # cells of lines with so many plies as a mark
_DRAWN = 12
_ROWS = 8  # at most, in a picture
Ply = tuple[str, int, int]  # who has moved ("A" or "B"), and the cells of A and B after it


class CaptureOnLine(Exercise):
    """Plies to capture, or None; the inputs are length, a, b and stay."""

    number = 10
    title = "A chase on a line"
    level = "intermediate"
    function = "capture_on_line"
    signature = "capture_on_line(length: int, a: int, b: int, stay: bool = True) -> int | None"
    default = True
    limit = "lines up to 200 cells; O(length^2)"
    notebook = "07-pursuit"
    sections = sections_for(Section(notebook, "7. A token on a line"))
    patterns = PATTERNS
    parts = (
        Part("staying", "short lines with staying allowed", 5),
        Part("moving", "short lines where each token must move", 2),
        Part("large", "longer lines", 1),
    )
    hints = (
        "Two cells do not make a position. What else decides who may do what?",
        "A position is (a, b, whose turn). A needs one move that leads to capture, B needs "
        "one that does not: for B every move must lead to capture.",
        "Capture is decided at the moment A has moved. Run the wave backward from there: "
        "(a, b, A to move) where some move of A lands on b is 1 ply.",
        "Without staying B may step onto A's cell and is not captured by that: A must move "
        "away. This is how B escapes; return None for what the wave never reaches.",
    )
    reads = "length, a, b, and 1 if staying is allowed, else 0"
    prints = '"CAPTURE k", k in plies, or "ESCAPE"'

    def example(self) -> Input:
        return [4, 0, 2, True]

    def small(self) -> Iterator[Input]:
        for length in range(1, _SMALL + 1):
            yield from _all_of(length)

    def larger(self, seed: int = 1) -> Iterator[Input]:
        for i, length in enumerate((8, 9, 10, 11, 12, 13, 16, 16, 21, 21, 30, 60)):
            a, b = (split_mix(1000 * seed + i, k) % length for k in (1, 2))
            yield [length, a, b, i % 2 == 1]

    def further(self, seed: int = 1) -> Iterator[Input]:
        # A formula may hold on all short lines, and for most starts on longer ones.
        for length in _FURTHER:
            yield from _all_of(length)
        for length in _FAR:
            last = length - 1
            starts = [(0, last), (0, last - 1), (last, 0), (last - 1, 0), (1, last), (last // 2, 1)]
            yield from ([length, a, b, stay] for a, b in starts for stay in (True, False))
        for i in range(_LONG):
            length = _FURTHER[-1] + 1 + i
            a, b = (split_mix(-1000 * seed - i, k) % length for k in (1, 2))
            yield from ([length, a, b, stay] for stay in (True, False))

    def deep(self) -> list[Family]:
        # More plies than a byte counts, and three calls for each of them are too deep for Python.
        ends = "a line of {n} cells with the tokens at its ends"
        # 99, 127, 199, 255 and 299 plies, too: somebody's number for "not known yet".
        return [Family(ends, lambda n: [n, 0, n - 1, True], size) for size in (170, *_MARKS)]

    def part(self, data: Input) -> str:
        return "staying" if data[3] else "moving"

    def size(self, data: Input) -> tuple[int, ...]:
        length, a, b, stay = data
        return length, not stay, abs(a - b)

    def lines_enough(self, data: Input) -> int:
        length: int = data[0]
        return 60 * (1 + length**2)

    def smaller(self, data: Input) -> Iterator[Input]:
        length, a, b, stay = data
        for fewer in (length // 2, length - 1):
            if 1 <= fewer < length:
                yield [fewer, min(a, fewer - 1), min(b, fewer - 1), stay]
                yield [fewer, max(a - (length - fewer), 0), max(b - (length - fewer), 0), stay]

    def below(self, size: tuple[int, ...]) -> Iterator[Input]:
        for length in range(_SMALL + 1, size[0] + 1):
            yield from (data for data in _all_of(length) if self.size(data) < size)

    def truth(self, data: Input) -> int | None:
        """Return the plies up to and with the capturing move, None if B escapes."""
        length, a, b, stay = data
        return known(length, stay).get((a, b, "A"))

    def extent(self, data: Input) -> int:
        return self.truth(data) or 0

    def fault(self, data: Input, value: Any) -> str:
        if value is not None and read_whole(value, "the answer, if it is not None,") < 0:
            raise MalformedError(f"no number of plies is {value}; where B escapes it is None")
        truth = self.truth(data)
        if value == truth:
            return ""
        return f"{_said(value)}, but {_why(data, value, truth)}."

    def answer(self, data: Input) -> str:
        truth = self.truth(data)
        return "None, B escapes" if truth is None else f"{truth}"

    def picture(self, data: Input, value: Any) -> Picture | None:
        length, a, b, stay = data
        if length > _DRAWN:
            return None
        truth = self.truth(data)
        right = "B escapes" if truth is None else f"{plies_told(truth)} to the capture"
        wrong = "" if value == truth else f", your answer {value}"
        rows = [("start", a, b)]
        played = play(length, a, b, stay)[: 4 if truth is None else None]
        for i, (who, x, y) in enumerate(played):
            cell, before = (x, rows[-1][1]) if who == "A" else (y, rows[-1][2])
            does = "stays" if cell == before else f"to {cell}"
            rows.append((f"{i + 1}. {who} {does}", x, y))
        if truth is None and len(rows) > 1:
            rows[-1] = (f"{rows[-1][0]}, and so on", *rows[-1][1:])
        elif len(rows) > _ROWS:
            late = [(f"... {rows[-2][0]}", *rows[-2][1:]), rows[-1]]
            rows = [*rows[: _ROWS - 2], *late]
        return draw_chase(length, rows, f"{right}{wrong}")

    def input_text(self, data: Input) -> str:
        return " ".join(str(int(value)) for value in data) + "\n"

    def right_output(self, data: Input) -> str:
        plies = self.truth(data)
        return "ESCAPE" if plies is None else f"CAPTURE {plies}"

    def read_output(self, data: Input, lines: list[str]) -> Any:
        line = line_at(lines, 0, '"CAPTURE k" or "ESCAPE"')
        end_after(lines, 1)
        words = line.split()
        if words == ["ESCAPE"]:
            return None
        plies = whole_number(words[1]) if len(words) == 2 and words[0] == "CAPTURE" else None
        if plies is not None and 0 <= plies < 10**9:
            return plies
        told = f'"CAPTURE k" or "ESCAPE"{unquoted(line)}'
        raise MalformedError(f"line 1: expected {told}, not {line[:60]!r}")


@cache
def known(length: int, stay: bool) -> dict[tuple[int, int, str], int]:
    """Return the plies to capture for every position (a, b, whose turn) where it is forced.

    >>> known(3, False)[0, 1, "A"], known(3, False).get((0, 2, "A"))
    (1, None)
    """
    return by_definition(length, stay) if length <= _ORACLE else by_wave(length, stay)


def by_definition(length: int, stay: bool) -> dict[tuple[int, int, str], int]:
    """Return the same, deciding in round k what takes k plies. Cost: O(length^3)."""
    steps = [_steps(cell, length, stay) for cell in range(length)]
    cells = range(length)
    found = {(a, a, "B"): 0 for a in cells}  # A has just moved there: captured
    plies = 0
    while True:
        plies += 1
        new = []
        for a in cells:
            for b in cells:
                if (a, b, "A") not in found and any((x, b, "B") in found for x in steps[a]):
                    new.append((a, b, "A"))
                if (a, b, "B") not in found and all((a, y, "A") in found for y in steps[b]):
                    new.append((a, b, "B"))
        if not new:
            return found
        found.update(dict.fromkeys(new, plies))


def by_wave(length: int, stay: bool) -> dict[tuple[int, int, str], int]:
    """Return the same by retrograde analysis of the game graph. Cost: O(length^2)."""
    names = [(a, b, turn) for a in range(length) for b in range(length) for turn in "AB"]
    number = {name: u for u, name in enumerate(names)}
    moves: list[list[int]] = []
    for a, b, turn in names:
        if turn == "A":
            moves.append([number[x, b, "B"] for x in _steps(a, length, stay)])
        elif a == b:
            moves.append([])
        else:
            moves.append([number[a, y, "A"] for y in _steps(b, length, stay)])
    labels, plies = retrograde(GameGraph.from_moves(moves), LOSE, {}, engine="python")
    capture = {"A": WIN, "B": LOSE}
    return {name: int(plies[u]) for u, name in enumerate(names) if labels[u] == capture[name[2]]}


def play(length: int, a: int, b: int, stay: bool) -> list[Ply]:
    """Return the plies of best play; where B escapes, six of a chase that has no end.

    >>> play(3, 0, 2, True)
    [('A', 1, 2), ('B', 1, 2), ('A', 2, 2)]
    """
    plies = known(length, stay)
    played: list[Ply] = []
    while (a, b, "A") in plies or len(played) < 6:
        ours = _steps(a, length, stay)
        if not ours:
            break
        a = min(ours, key=lambda x: (plies.get((x, b, "B"), inf), abs(x - b)))
        played.append(("A", a, b))
        if a == b:
            break
        b = max(_steps(b, length, stay), key=lambda y: (plies.get((a, y, "A"), inf), abs(y - a)))
        played.append(("B", a, b))
    return played


def _steps(cell: int, length: int, stay: bool) -> list[int]:
    """Return the cells that a token can move to."""
    return [c for c in (cell - 1, cell, cell + 1) if 0 <= c < length and (stay or c != cell)]


def _all_of(length: int) -> Iterator[Input]:
    """Yield all inputs of a length: first those with staying, near tokens before far ones."""
    pairs = [(a, b) for a in range(length) for b in range(length)]
    pairs.sort(key=lambda pair: abs(pair[0] - pair[1]))
    for stay in (True, False):
        yield from ([length, a, b, stay] for a, b in pairs)


def _said(value: int | None) -> str:
    return "You say that B escapes" if value is None else f"You say {plies_told(value)}"


def _why(data: Input, value: int | None, truth: int | None) -> str:
    length, a, b, _ = data
    if value == 0:
        return "a capture is a move of A, so there is at least 1 ply" + _unless(truth)
    if value is not None and value % 2 == 0:
        ours = "A makes the plies 1, 3, 5, ..., so a capture comes at an odd one"
        return f"{ours}; count the plies of both" + _unless(truth)
    if truth is None:
        return _escape(length, abs(a - b))
    line = _line(data)
    if value is None:
        return f"A can force the capture in {plies_told(truth)}: {line}"
    if value < truth:
        return f"B can hold out for {plies_told(truth)}: {line}"
    enough = "is enough" if truth == 1 else "are enough"
    return f"A need not take so long, {plies_told(truth)} {enough}: {line}"


def _unless(truth: int | None) -> str:
    return "; here B escapes" if truth is None else f"; here it takes {plies_told(truth)}"


def _escape(length: int, gap: int) -> str:
    if length == 1:
        return "on a single cell nobody has a move without staying, and a capture is a move of A"
    return (
        f"B escapes: the gap is {gap}, every move changes it by 1, so after each move of A it is "
        "odd and never 0"
    )


def _line(data: Input) -> str:
    """Return best play in words: the first plies and the last."""
    length, a, b, stay = data
    words = []
    at = {"A": a, "B": b}
    for who, x, y in play(length, a, b, stay):
        cell = x if who == "A" else y
        words.append(f"{who} stays on {cell}" if at[who] == cell else f"{who} to {cell}")
        at[who] = cell
    return ", ".join(words if len(words) <= 9 else [*words[:6], "...", words[-1]])


EXERCISE = CaptureOnLine()
