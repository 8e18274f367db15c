"""Reading what a program printed, line by line; an error names the line and what was expected."""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import pairwise

from ..running.values import MalformedError

Moves = list[list[int]]

GRAPH = "n; then for each position its move count and its targets"
LABELS = "the n labels on one line: 0 LOSE, 1 WIN, 2 DRAW"

_WHOLE = re.compile(r"-?[0-9]{1,20}")  # int() reads "+1", "0_1" and the digits of all scripts
_QUOTES = "\"'`\N{LEFT DOUBLE QUOTATION MARK}\N{RIGHT DOUBLE QUOTATION MARK}"


def graph_text(moves: Moves) -> str:
    """Return n, then for each position a line with its move count and its targets.

    >>> print(graph_text([[1, 2], [], [0]]), end="")
    3
    2 1 2
    0
    1 0
    """
    rows = (" ".join(map(str, [len(row), *row])) for row in moves)
    return "\n".join([str(len(moves)), *rows]) + "\n"


def numbers_line(numbers: Iterable[int]) -> str:
    """Return numbers as a line of output.

    >>> numbers_line([1, 0])
    '1 0'
    """
    return " ".join(str(int(number)) for number in numbers)


def line_at(lines: list[str], i: int, expected: str) -> str:
    """Return line i, counted from 0."""
    if i >= len(lines):
        raise MalformedError(f"line {i + 1} is missing: expected {expected}")
    return lines[i]


def end_after(lines: list[str], count: int) -> None:
    """Raise MalformedError if there are more lines than `count`."""
    if len(lines) > count:
        raise MalformedError(
            f"output should end after line {count}, but line {count + 1} is {lines[count][:60]!r}"
        )


def whole_number(word: str) -> int | None:
    """Return the whole number that a word is, None if it is none of at most 20 digits.

    >>> whole_number("-1"), whole_number("+1"), whole_number("1_0"), whole_number("1.0")
    (-1, None, None, None)
    """
    return int(word) if _WHOLE.fullmatch(word) else None


def unquoted(line: str) -> str:
    """Return that what is expected has no quotation marks, if this line has some.

    >>> unquoted('"ESCAPE"'), unquoted("escape")
    (', without quotation marks', '')
    """
    return ", without quotation marks" if any(mark in line for mark in _QUOTES) else ""


def numbers_at(lines: list[str], i: int, count: int | None, what: str) -> list[int]:
    """Return the whole numbers of line i, `count` of them.

    >>> numbers_at(["0 1"], 0, 3, "labels")
    Traceback (most recent call last):
    gamegraphs.course.running.values.MalformedError: line 1 has 2 numbers; all 3 labels belong on it
    """
    expected = what if count is None else _counted(count, what)
    words = line_at(lines, i, expected).split()
    found = []
    for word in words:
        number = whole_number(word)
        if number is None:
            raise MalformedError(
                f"line {i + 1}: expected {expected}, but there is {word[:40]!r}, which is no number"
            )
        found.append(number)
    if count is not None and len(found) != count:
        every = "all " if 1 < count > len(found) else ""
        has = f"has {_counted(len(found), 'numbers')}" if found else "is empty"
        there = f"line {i + 1} {has}"
        closed = "," if "," in expected else ""  # what they are ends before the verb
        belong = f"{every}{expected}{closed} belong{'s' * (count == 1)} on it"
        raise MalformedError(f"{there}; {belong}")
    return found


def _counted(count: int, what: str) -> str:
    """Return a number of things; one of them in the singular.

    >>> _counted(1, "numbers, a label and a distance"), _counted(2, "labels"), _counted(1, "plies")
    ('1 number, a label and a distance', '2 labels', '1 ply')
    """
    name, comma, more = what.partition(",")
    if count == 1:
        name = f"{name[:-3]}y" if name.endswith("ies") else name.removesuffix("s")
    return f"{count} {name}{comma}{more}"


def increasing(numbers: list[int]) -> bool:
    """Return whether no number is smaller than the one before it.

    >>> increasing([0, 1, 1]), increasing([1, 0])
    (True, False)
    """
    return all(one <= other for one, other in pairwise(numbers))


def labels_in(lines: list[str], n: int) -> list[int]:
    """Return the n labels of an answer that is one line."""
    found = numbers_at(lines, 0, n, "labels")
    end_after(lines, 1)
    return found
