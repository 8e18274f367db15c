"""The game graph of an endgame as tables: numbered positions, and a row for each move.

`Endgame` keeps what positions are worth and lists their moves again whenever it needs them. An
engine that joins tables needs the moves themselves. They come from here, a batch at a time, so
that the graph may be larger than memory.

A position has the number it has in its slice (see moves.py), and the slices lie one behind the
other: this one first, then those that captures and promotions lead into. Numbers of positions
that are not legal are of no position here.

The loops are given what those of moves.py are, and values, uint8 by number in the slice: ILLEGAL
tells what is no position; numbers, counts and target are int64.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import numpy as np

from ...outcome import DRAW, GameGraphError, Outcome
from ...solvers.jit.primitives import compiled
from ..table_bytes import ILLEGAL, OPEN
from ..threads import in_parts
from . import fen
from .material import Material, Piece, material_of, table_of
from .moves import ROOM, is_attacked, is_legal, list_moves, put, take_off, unpack
from .slices import Slice, lookup, slice_of

BATCH = 1 << 13  # positions: the room for their moves takes 16 MB
STALEMATE = -1  # instead of a count of moves


class EndgameGraph:
    """The legal positions of an endgame and of the slices it leads into, and all their moves.

    Normal play ends in mate, a LOSE without moves; `verdicts` names the stalemates. Of two equal
    pieces it matters which is which: such positions occur twice, as in the tables.

    Attributes
    ----------
    name : of the endgame, as "KRK"; White has the stronger side
    size : squares on a side of the board
    firsts : the names of the slices, this one first, each with its first number
    numbers : how many numbers there are, legal or not; every position is below

    >>> from gamegraphs.games.chess import graph_of_endgame
    >>> graph = graph_of_endgame("KRK", size=4)
    >>> graph.firsts, graph.numbers
    ({'KRK': 0, 'KK': 8192}, 8704)
    >>> source, target = graph.successors([graph.number("2k1/1R2/4/K3 b")])
    >>> [graph.position(v) for v in target]
    ['3k/1R2/4/K3 w', '4/1k2/4/K3 w']
    """

    def __init__(self, material: Material, size: int) -> None:
        self.name = material.name
        self.size = size
        self.firsts: dict[str, int] = {}
        self.numbers = 0
        self._parts: list[_Part] = []
        marks: dict[str, Any] = {}
        _mark(material.pieces, size, marks)
        for name in reversed(marks):
            part = slice_of(material_of(name).pieces, size)
            values = part.values_with(marks)
            values[: part.positions] = marks[name]
            self._parts.append(_Part(part, self.numbers, values))
            self.firsts[name] = self.numbers
            self.numbers += part.positions

    def __repr__(self) -> str:
        return f"EndgameGraph({self.name!r}, size={self.size})"

    def positions(self, batch: int = BATCH) -> Iterator[Any]:
        """Yield the numbers of all legal positions, int64, rising, at most `batch` at a time."""
        for part in self._parts:
            for begin in range(0, part.slice.positions, batch):
                marks = part.values[begin : min(begin + batch, part.slice.positions)]
                yield np.flatnonzero(marks != ILLEGAL) + (part.first + begin)

    def slices(self, batch: int = BATCH) -> Iterator[tuple[Any, Any]]:
        """Yield all moves as (source, target), int64, those of the same batches of positions.

        Sources rise. Cost: each position's moves are listed once. Memory: a byte a number, and
        that of a batch.
        """
        for numbers in self.positions(batch):
            counts, target = self._moves(numbers)
            yield np.repeat(numbers, np.maximum(counts, 0)), target

    def successors(self, positions: Iterable[int]) -> tuple[Any, Any]:
        """Return the moves of these positions as (source, target): the rules for an engine.

        Raises GameGraphError for a number that is of no legal position.
        """
        numbers = np.asarray(positions, np.int64)
        counts, target = self._moves(numbers)
        return np.repeat(numbers, np.maximum(counts, 0)), target

    def verdicts(self, batch: int = BATCH) -> dict[int, Outcome]:
        """Return a DRAW for each stalemate: no move, and no check. Cost: that of `slices`."""
        return {
            int(number): DRAW
            for numbers in self.positions(batch)
            for number in numbers[self._moves(numbers)[0] == STALEMATE]
        }

    def number(self, position: str) -> int:
        """Return the number of a position in FEN. Raises GameGraphError if it is not legal."""
        material, squares, side = lookup(fen.read(self.size, position), self.size)
        if material.name not in self.firsts:
            raise GameGraphError(
                f"the position belongs to {material.name}, and here are {', '.join(self.firsts)}"
            )
        part = self._parts[list(self.firsts).index(material.name)]
        number = part.slice.number(squares, side)
        if part.values[number] == ILLEGAL:
            raise GameGraphError(f"{position!r} is not legal")
        return part.first + number

    def position(self, number: int) -> str:
        """Return a position in FEN. Raises GameGraphError for a number that is of none."""
        (which,) = self._find(np.array([number]))
        part = self._parts[which]
        return fen.write(self.size, *part.slice.position(int(number) - part.first))

    def _find(self, numbers: Any) -> Any:
        """Return in which part each number lies; the first that is of no position is an error."""
        firsts = [part.first for part in self._parts]
        which = np.searchsorted(firsts, numbers, side="right") - 1
        wrong = (numbers < 0) | (numbers >= self.numbers)
        for i, part in enumerate(self._parts):
            here = np.flatnonzero((which == i) & ~wrong)
            wrong[here] = part.values[numbers[here] - part.first] == ILLEGAL
        if wrong.any():
            number = numbers[wrong.argmax()]
            raise GameGraphError(f"{number} is the number of no legal position of {self!r}")
        return which

    def _moves(self, numbers: Any) -> tuple[Any, Any]:
        """Return (counts, targets): of each position in turn, STALEMATE in place of 0."""
        which = self._find(numbers)
        counts = np.zeros(len(numbers), np.int64)
        found = [np.empty(0, np.int64)]
        # Runs of one slice, so that the moves come in the order that was asked for.
        ends = [0, *(np.flatnonzero(np.diff(which)) + 1).tolist(), len(numbers)]
        for begin, end in pairwise(ends):
            for first in range(begin, end, BATCH):
                asked = slice(first, min(first + BATCH, end))
                part = self._parts[which[first]]
                found.append(self._moves_of(part, numbers[asked], counts[asked]))
        return counts, np.concatenate(found)

    def _moves_of(self, part: _Part, numbers: Any, counts: Any) -> Any:
        """Return the targets of positions of one slice; write how many each has."""
        target = np.empty(len(numbers) * ROOM, np.int64)
        end = moves_loop(part.slice.rules, part.values, numbers - part.first, counts, target)
        target = target[:end]
        number = target + part.first
        for first, left in zip(part.slice.firsts, part.slice.left, strict=True):
            behind = 2 * (self.size * self.size) ** len(left)
            gone = np.flatnonzero((target >= first) & (target < first + behind))
            number[gone] = self._number_in_table(target[gone] - first, left)
        return number

    def _number_in_table(self, numbers: Any, pieces: tuple[Piece, ...]) -> Any:
        """Return the numbers here of positions of a slice, whose pieces may be in another order."""
        n = self.size
        material, exchanged, order = table_of(pieces)
        shape = 2, *[n * n] * len(pieces)
        side, *squares = np.unravel_index(numbers, shape)
        if exchanged:  # the board is turned upside down, as in slices.lookup
            side = 1 - side
            squares = [(n - 1 - at // n) * n + at % n for at in squares]
        there = np.ravel_multi_index((side, *(squares[i] for i in order)), shape)
        return there + self.firsts[material.name]


@dataclass(frozen=True)
class _Part:
    """A slice of the graph: its first number; ILLEGAL in `values` tells what is no position."""

    slice: Slice
    first: int
    values: Any


def _mark(pieces: tuple[Piece, ...], size: int, marks: dict[str, Any]) -> None:
    """Add to `marks` what is legal in a slice, after those it leads into."""
    part = slice_of(table_of(pieces)[0].pieces, size)
    for left in part.left:
        if table_of(left)[0].name not in marks:
            _mark(left, size, marks)
    values = np.empty(part.positions, np.uint8)
    for _ in in_parts(legal_loop, part.positions, part.rules, values):
        pass
    marks[table_of(pieces)[0].name] = values


@compiled
def legal_loop(begin: int, end: int, rules: Any, values: Any) -> int:
    """Tell the positions that can stand from those that cannot."""
    squares = np.zeros(len(rules.kinds), np.int64)
    board = np.zeros(rules.n * rules.n, np.int64)
    for number in range(begin, end):
        side = unpack(rules, number, squares)
        values[number] = OPEN if is_legal(rules, squares, board, side) else ILLEGAL
    return end - begin


@compiled
def moves_loop(rules: Any, values: Any, numbers: Any, counts: Any, target: Any) -> Any:
    """Write the numbers after each legal move of each position; return how many there are."""
    squares = np.zeros(len(rules.kinds), np.int64)
    board = np.zeros(rules.n * rules.n, np.int64)
    found = np.zeros(ROOM, np.int64)
    end = 0
    for i in range(len(numbers)):
        side = unpack(rules, numbers[i], squares)
        stepped = put(rules, side, squares, board)
        begin = end
        for k in range(list_moves(rules, side, squares, board, stepped, found)):
            if values[found[k]] != ILLEGAL:
                target[end] = found[k]
                end += 1
        counts[i] = end - begin
        if end == begin and not is_attacked(rules, squares, board, side):
            counts[i] = STALEMATE
        take_off(squares, board)
    return end
