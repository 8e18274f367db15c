"""Parity games in the text format of PGSolver, which other solvers read and write too.

    parity 2;
    0 3 0 1,2 "start";
    1 4 1 0;
    2 1 0 2 "trap";

The header names the greatest identifier; it may be left out. Then follows one line a
position: its identifier, its priority, its owner, its successors, perhaps a name in quotes. A
second header `start 0;` is allowed. White space is free, but the first four parts of a
position need some between them.

A position without successors does not exist in this format: it is an error on both ways.
Give dead ends a move to themselves first.

Source: Friedmann and Lange, The PGSolver collection of parity game solvers (2009), section 3.5.
"""

from __future__ import annotations

import re
from array import array
from collections.abc import Iterable, Sequence
from os import PathLike
from typing import TYPE_CHECKING, NoReturn

from ...arrays import INT32_MAX
from ...graph import GameGraph
from ...outcome import FormatError, GameGraphError
from ...validate import as_path, as_text
from .arena import Arena, as_arena, as_entries

if TYPE_CHECKING:
    from typing import TextIO

_HEADER = re.compile(r"\s*parity\s+([0-9]+)\s*;", re.ASCII)
_START = re.compile(r"\s*start\s+([0-9]+)\s*;", re.ASCII)
_POSITION = re.compile(
    r"\s*([0-9]+)\s+([0-9]+)\s+([01])\s+([0-9]+(?:\s*,\s*[0-9]+)*)\s*(?:\"([^\"]*)\"\s*)?;",
    re.ASCII,
)
_SPACE = re.compile(r"\s*", re.ASCII)

# What a position consists of, in order; the first that does not match is where a text goes wrong.
_PARTS = (
    (r"[0-9]+", "an identifier"),
    (r"\s+[0-9]+", "the priority, a number"),
    (r"\s+[01](?![0-9])", "the owner, 0 or 1"),
    (r"\s+[0-9]+(?:\s*,\s*[0-9]+)*", "the successors, numbers with commas between them"),
    (r"\s*(?:\"[^\"]*\")?", "a name in quotes"),
    (r"\s*;", 'a ";" after the position'),
)


def read_pgsolver(source: str | PathLike[str] | TextIO) -> tuple[Arena, list[int]]:
    """Return (arena, priority) of the parity game in a file; `source` is a path or an open file.

    Positions stand in the order of their identifiers. If some have names, a position is called
    by its name; one without a name, or with one that came before, by its identifier. The same
    holds, without names, if identifiers are left out. `start` is checked and dropped.
    Raises FormatError, with the line, where the text is no such game. Cost: O(n log n + m).
    """
    if hasattr(source, "read"):
        text, name = source.read(), str(getattr(source, "name", ""))
    else:
        with open(
            as_path(source, "source"), encoding="utf-8", errors="replace", newline=""
        ) as file:
            text, name = file.read(), str(source)
    return parse_pgsolver(text, name)


def parse_pgsolver(text: str, source: str = "") -> tuple[Arena, list[int]]:
    """Return (arena, priority) of the parity game in `text`; see `read_pgsolver`.

    >>> arena, priority = parse_pgsolver('parity 1; 0 3 0 1 "a"; 1 4 1 0,1;')
    >>> arena.graph.names, [arena.graph.moves(u) for u in range(2)], priority
    (('a', 1), [[1], [0, 1]], [3, 4])
    """
    return _Reader(as_text(text, "text"), as_text(source, "source")).run()


def write_pgsolver(path: str | PathLike[str], arena: Arena, priority: Iterable[int]) -> None:
    """Write a parity game to a file, one position a line; see `format_pgsolver`."""
    text = format_pgsolver(arena, priority)
    with open(as_path(path, "path"), "w", encoding="utf-8", newline="\n") as file:
        file.write(text)


def format_pgsolver(arena: Arena, priority: Iterable[int]) -> str:
    """Return the text of a parity game. Names that are texts are written, in quotes.

    Raises GameGraphError for a dead end, for a name with a quote in it, and for priorities of
    another form.

    >>> arena = Arena(GameGraph.from_moves([[1], [0, 1]]), [0, 1])
    >>> print(format_pgsolver(arena, [3, 4]), end="")
    parity 1;
    0 3 0 1;
    1 4 1 0,1;
    """
    graph = as_arena(arena).graph
    values = as_entries(priority, arena.n, "priority", INT32_MAX).tolist()
    lines = [f"parity {max(arena.n - 1, 0)};"]
    for u, (value, owner, name) in enumerate(
        zip(values, arena.owner.tolist(), graph.names, strict=True)
    ):
        row = graph.moves(u)
        if not row:
            raise GameGraphError(
                f"position {name!r} has no moves, which this format does not know; "
                "give it a move to itself"
            )
        quoted = f' "{name}"' if isinstance(name, str) else ""
        if quoted.count('"') > 2:
            raise GameGraphError(f"the name {name!r} has a quote in it")
        lines.append(f"{u} {value} {owner} {','.join(map(str, row))}{quoted};")
    lines.append("")
    return "\n".join(lines)


class _Reader:
    """Walks over the positions of a text; knows where each begins."""

    def __init__(self, text: str, source: str) -> None:
        self.text, self.source = text, source
        self.at = 0

    def run(self) -> tuple[Arena, list[int]]:
        last = INT32_MAX
        begin = _SPACE.match(self.text)
        header = _HEADER.match(self.text)
        if header is not None:
            self.at = header.end()
            last = self.number(header, 1)
        elif self.text.startswith("parity", _end(begin)) or _end(begin) == len(self.text):
            self.fail(begin, 'expected "parity", the greatest identifier and ";"')
        start = _START.match(self.text, self.at)
        if start is not None:
            self.at = start.end()
        found: dict[int, re.Match[str]] = {}
        while (position := _POSITION.match(self.text, self.at)) is not None:
            identifier = self.number(position, 1)
            if identifier > last:
                self.fail(position, f"position {identifier} is above {last}, the greatest", 1)
            if identifier in found:
                self.fail(position, f"position {identifier} comes twice", 1)
            found[identifier] = position
            self.at = position.end()
        rest = _SPACE.match(self.text, self.at)
        if rest is not None and rest.end() < len(self.text):
            self.explain(rest.end())
        if start is not None and self.number(start, 1) not in found:
            self.fail(start, f"the start, {start[1]}, is no position", 1)
        return self.build(found)

    def build(self, found: dict[int, re.Match[str]]) -> tuple[Arena, list[int]]:
        identifiers = sorted(found)
        number = {identifier: u for u, identifier in enumerate(identifiers)}
        moves, owner, priority = [], array("B"), []
        for position in map(found.__getitem__, identifiers):
            try:
                moves.append([number[int(v)] for v in position[4].split(",")])
            except (KeyError, ValueError):
                wrong = next(v.strip() for v in position[4].split(",") if not _is_known(v, number))
                self.fail(position, f"there is no position {_short(wrong)} to move to", 4)
            owner.append(int(position[3]))
            priority.append(self.number(position, 2))
        names = _names(identifiers, [found[identifier][5] for identifier in identifiers])
        return Arena(GameGraph.from_moves(moves, names=names), owner), priority

    def number(self, match: re.Match[str], group: int) -> int:
        """Return a number of the text, unless it is too large."""
        if len(match[group]) > 18 or int(match[group]) > INT32_MAX:
            self.fail(match, f"{_short(match[group])} is too large; at most {INT32_MAX}", group)
        return int(match[group])

    def explain(self, begin: int) -> NoReturn:
        """Raise the error that names the part of the position at `begin` that is wrong."""
        at = begin
        for pattern, what in _PARTS:
            part = re.compile(pattern, re.ASCII).match(self.text, at)
            if part is None:
                space = _SPACE.match(self.text, at)
                self.fail(space, f"expected {what}, not {_short(self.text[_end(space) :])}")
            at = part.end()
        raise AssertionError("the position is well-formed")

    def fail(self, match: re.Match[str] | None, message: str, group: int | None = None) -> NoReturn:
        """Raise the error at the start of a group of a match, or at the end of a match."""
        at = _end(match) if group is None or match is None else match.start(group)
        raise FormatError(message, self.text.count("\n", 0, at) + 1, self.source)


def _names(identifiers: Sequence[int], quoted: Sequence[str | None]) -> list[str | int] | None:
    gaps = bool(identifiers) and identifiers[-1] >= len(identifiers)
    if not gaps and not any(name is not None for name in quoted):
        return None
    used: set[str] = set()
    names: list[str | int] = []
    for identifier, name in zip(identifiers, quoted, strict=True):
        names.append(identifier if name is None or name in used else name)
        if name is not None:
            used.add(name)
    return names


def _is_known(text: str, number: dict[int, int]) -> bool:
    return len(text.strip()) <= 18 and int(text) in number


def _end(match: re.Match[str] | None) -> int:
    return 0 if match is None else match.end()


def _short(text: str) -> str:
    token = text.split(maxsplit=1)[0] if text.strip() else "the end of the text"
    return repr(token if len(token) <= 24 else token[:20] + "...")
