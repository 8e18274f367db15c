"""The tasks as text: an input on standard input, an answer on standard output.

Numbers are separated by blanks or line ends when they are read by a program; what a program
prints is read line by line, and an error names the line.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ..running.values import MalformedError
from .base import Input

Moves = list[list[int]]


@dataclass(frozen=True)
class Format:
    """How one task reads and writes.

    Attributes
    ----------
    reads, prints : in words
    write : the text of an input
    read : the answer in what was printed, as the Python function would return it
    sample : a right output for the worked example of the task
    """

    reads: str
    prints: str
    write: Callable[[Input], str]
    read: Callable[[Input, list[str]], Any]
    sample: str


def text_of(number: int, data: Input) -> str:
    """Return an input as a program reads it.

    >>> print(text_of(4, [[[1, 2], [], [0]]]), end="")
    3
    2 1 2
    0
    1 0
    """
    return FORMATS[number].write(data)


def answer_in(number: int, data: Input, printed: str) -> Any:
    """Return the answer in what a program printed, as plain data.

    Raises MalformedError, which names the line and what was expected there.

    >>> answer_in(10, [5, 0, 4, True], "CAPTURE 7\\n")
    7
    """
    lines = [line.rstrip() for line in printed.split("\n")]
    while lines and not lines[-1]:
        lines.pop()
    return FORMATS[number].read(data, lines)


def graph_text(moves: Moves) -> str:
    """Return n, then for each position a line with its move count and its targets."""
    rows = (" ".join(map(str, [len(row), *row])) for row in moves)
    return "\n".join([str(len(moves)), *rows]) + "\n"


def _graph(data: Input) -> str:
    return graph_text(data[0])


def _line(lines: list[str], i: int, expected: str) -> str:
    if i >= len(lines):
        raise MalformedError(f"line {i + 1} is missing: expected {expected}")
    return lines[i]


def _ends(lines: list[str], count: int) -> None:
    if len(lines) > count:
        raise MalformedError(
            f"line {count + 1} is {lines[count][:60]!r}, but nothing is left to say"
        )


def _numbers(lines: list[str], i: int, count: int | None, what: str) -> list[int]:
    """Return the whole numbers of line i, `count` of them."""
    expected = what if count is None else f"{count} {what}"
    words = _line(lines, i, expected).split()
    found = []
    for word in words:
        try:
            found.append(int(word) if len(word) <= 20 else None)
        except ValueError:
            found.append(None)
        if found[-1] is None:
            raise MalformedError(
                f"line {i + 1}: expected {expected}, but there is {word[:40]!r}, which is no number"
            )
    if count is not None and len(found) != count:
        raise MalformedError(
            f"line {i + 1}: expected {expected}, but there are {len(found)} numbers"
        )
    return [number for number in found if number is not None]


def _labels(data: Input, lines: list[str]) -> Any:
    found = _numbers(lines, 0, len(data[0]), "labels")
    _ends(lines, 1)
    return found


def _terminals(data: Input, lines: list[str]) -> Any:
    found = _numbers(lines, 0, None, "the terminals, in increasing order")
    seeds = []
    for i, play in enumerate(("normal", "misere"), 1):
        line = _line(lines, i, f'"{play}: LOSE" or "{play}: WIN"')
        name, _, seed = (part.strip() for part in line.partition(":"))
        if name != play or seed not in ("LOSE", "WIN"):
            raise MalformedError(
                f'line {i + 1}: expected "{play}: LOSE" or "{play}: WIN", not {line[:60]!r}'
            )
        seeds.append(("LOSE", "WIN").index(seed))
    _ends(lines, 3)
    return {"dict": [[u, seeds[bool(data[1])]] for u in found]}


def _reverse(data: Input, lines: list[str]) -> Any:
    n = len(data[0])
    degrees = _numbers(lines, 0, n, "out-degrees")
    rows = lines + [""] * (n + 1 - len(lines))  # blank lines at the end mean no predecessors
    before = [_numbers(rows, v + 1, None, f"the predecessors of {v}") for v in range(n)]
    _ends(lines, n + 1)
    return [degrees, before]


def _label_lines(data: Input, lines: list[str]) -> Any:
    n = len(data[0])
    pairs = [_numbers(lines, u, 2, "numbers, a label and a distance") for u in range(n)]
    _ends(lines, n)
    return [[label for label, _ in pairs], [distance for _, distance in pairs]]


def _kind(data: Input, lines: list[str]) -> Any:
    kind = _line(lines, 0, "ACYCLIC or CYCLIC")
    labels = _numbers(lines, 1, len(data[0]), "labels")
    _ends(lines, 2)
    return [kind, labels]


def _capture(data: Input, lines: list[str]) -> Any:
    line = _line(lines, 0, '"CAPTURE k" or "ESCAPE"')
    _ends(lines, 1)
    words = line.split()
    if words == ["ESCAPE"]:
        return None
    if len(words) == 2 and words[0] == "CAPTURE" and words[1].isdecimal() and len(words[1]) < 10:
        return int(words[1])
    raise MalformedError(f'line 1: expected "CAPTURE k" or "ESCAPE", not {line[:60]!r}')


def _mates(data: Input, lines: list[str]) -> Any:
    found: list[Any] = []
    for i, what in enumerate(("win", "loss")):
        if _line(lines, i, f'"position plies" of the longest {what}, or "NONE"') == "NONE":
            found.append(None)
        else:
            found.append(
                _numbers(lines, i, 2, f"numbers, position and plies of the longest {what}")
            )
    _ends(lines, 2)
    return found


def _captures(data: Input, lines: list[str]) -> Any:
    n = data[0]
    (count,) = _numbers(lines, 0, 1, "number, the count of cop-win starts")
    rows = [
        [None if plies == -1 else plies for plies in _numbers(lines, cop + 1, n, "capture plies")]
        for cop in range(n)
    ]
    _ends(lines, n + 1)
    real = sum(plies is not None for row in rows for plies in row)
    if real != count:
        raise MalformedError(f"line 1 says {count} cop-win starts, but the table has {real}")
    return rows


def _word(data: Input, lines: list[str]) -> Any:
    word = _line(lines, 0, "the name of a tool")
    _ends(lines, 1)
    return word


def _game(data: Input, lines: list[str]) -> Any:
    (n,) = _numbers(lines, 0, 1, "number, the number of positions")
    rows = []
    for u in range(min(n, len(lines))):
        row = _numbers(lines, u + 1, None, f"the move count and the targets of position {u}")
        if not row or row[0] != len(row) - 1:
            raise MalformedError(f"line {u + 2}: expected a move count and as many targets")
        rows.append(row[1:])
    _ends(lines, n + 1)
    return rows


_GRAPH = "n; then for each position its move count and its targets"
_LABELS = "the n labels on one line: 0 LOSE, 1 WIN, 2 DRAW"

FORMATS = {
    1: Format(_GRAPH, "the n labels on one line: 0 LOSE, 1 WIN", _graph, _labels, "0 1 1 0"),
    2: Format(
        _GRAPH,
        'the terminals in increasing order on one line; then "normal: " and the seed in normal '
        'play, "misere: " and the seed in misere play, each LOSE or WIN',
        _graph,
        _terminals,
        "1 4\nnormal: LOSE\nmisere: WIN",
    ),
    3: Format(
        _GRAPH,
        "the n out-degrees on one line; then for each position a line with its predecessors in "
        "increasing order, once for each move",
        _graph,
        _reverse,
        "2 1 2 0 1\n\n0 2\n0 4\n1\n2",
    ),
    4: Format(_GRAPH, _LABELS, _graph, _labels, "2 1 2 0 2"),
    5: Format(_GRAPH, _LABELS, _graph, _labels, "1 0 2 1 2"),
    6: Format(
        _GRAPH,
        "for each position a line: label and distance",
        _graph,
        _label_lines,
        "0 4\n1 3\n1 1\n0 2\n0 0\n2 -1\n2 -1",
    ),
    7: Format(
        f"{_GRAPH}; then the number of terminals and for each its position and its verdict",
        _LABELS,
        lambda data: (
            graph_text(data[0])
            + "".join(f"{' '.join(map(str, row))}\n" for row in [[len(data[1])], *data[1]])
        ),
        _labels,
        "0 1 1 0",
    ),
    8: Format(
        "n; then the number of takes and the takes",
        "the labels of the piles 0 to n on one line",
        lambda data: f"{data[0]}\n{' '.join(map(str, [len(data[1]), *data[1]]))}\n",
        lambda data, lines: _labels([range(data[0] + 1)], lines),
        "0 0 1 1 1 0 0 1",
    ),
    9: Format(_GRAPH, f"ACYCLIC or CYCLIC; then {_LABELS}", _graph, _kind, "CYCLIC\n2 1 2 0 2"),
    10: Format(
        "length, a, b, and 1 if staying is allowed, else 0",
        '"CAPTURE k", k in plies, or "ESCAPE"',
        lambda data: " ".join(str(int(value)) for value in data) + "\n",
        _capture,
        "CAPTURE 5",
    ),
    11: Format(
        f"{_GRAPH}; the program wraps it in functions succ, pred and terminal and solves through "
        "these",
        _LABELS,
        _graph,
        _labels,
        "2 1 2 0 2",
    ),
    12: Format(
        _GRAPH,
        'position and plies of the longest win on one line, or "NONE"; the same of the longest '
        "loss",
        _graph,
        _mates,
        "1 3\n0 4",
    ),
    13: Format(_GRAPH, _LABELS, _graph, _labels, "2 1 0 2 0"),
    14: Format(
        "the number of vertices and of edges; then for each edge its two ends",
        "the count of cop-win starts; then for each vertex of the cop a line with the capture "
        "plies for each vertex of the robber, -1 for an escape",
        lambda data: f"{data[0]} {len(data[1])}\n" + "".join(f"{u} {v}\n" for u, v in data[1]),
        _captures,
        "18\n0 1 -1 1 1\n1 0 1 -1 3\n-1 1 0 1 5\n1 -1 1 0 3\n1 -1 -1 -1 0",
    ),
    15: Format(
        "graph_type, has_cycles (1 or 0), is_sum_of_games (1 or 0), query",
        "the name of the tool",
        lambda data: f"{data[0]} {int(data[1])} {int(data[2])} {data[3]}\n",
        _word,
        "RETROGRADE",
    ),
    16: Format(
        "n, seed, max_out",
        "the game: n; then for each position a line with its move count and its targets",
        lambda data: " ".join(map(str, data)) + "\n",
        _game,
        "4\n2 1 3\n2 3 2\n3 1 3 1\n1 2",
    ),
}


def described(number: int, example: Input) -> str:
    """Return the format of a task, with an input and the right output."""
    form = FORMATS[number]
    reads, prints = form.write(example).rstrip(), form.sample.rstrip()
    return (
        f"It reads {form.reads}.\nIt prints {form.prints}.\n\nExample input:\n{reads}\n\n"
        f"Right output:\n{prints}\n"
    )
