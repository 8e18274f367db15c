"""Endgame: the table of a slice of chess, asked in FEN."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from os import PathLike
from pathlib import Path
from typing import Any

import numpy as np

from ...outcome import DRAW, GameGraphError, Outcome
from ...solvers.jit.primitives import COMPILED
from ...solvers.progress_bar import Progress, progress_bar
from ...text import reason
from ...validate import as_path, integer_within
from ...whole_file import whole_file
from ..board import Board
from ..board import squares as places
from ..table_bytes import (
    DRAWN,
    ILLEGAL,
    LONGEST,
    best_first_key,
    best_line,
    outcome_counts,
    outcome_of,
)
from . import fen
from .build import build
from .material import BLACK, PAWN, WHITE, Material, Piece, material_of
from .rows.captures import left_of, tables_left
from .rows.layout import gather_rows, layout_of, squares_at
from .rows.men import men_of
from .rows.tables import MOST_IN_FULL, TablesBySymmetry, bare_kings
from .rows.verify_rows import first_wrong_entry
from .rows.wave import Wave, begin_wave, run_wave
from .slices import Position, Tables, lookup, slice_of
from .verify_table import first_wrong_position

_MOST_PLAIN = 600_000  # that plain Python gets through in five seconds
_PART = 1 << 20
_ABOUT = "endgame.json"
_KEPT_EVERY = 60.0  # seconds between two states of a table in a checkpoint


class Endgame:
    """The outcome and the plies to mate of every position of a slice and of those below it.

    Attributes
    ----------
    name : of the slice, as "KRK"; White has the stronger side
    size : squares on a side of the board
    tables : the names of the slices, this one first, with their bytes (uint8): plies, even for
        LOSE and odd for WIN, 253 for DRAW, 255 where the position is not legal. Kept up to
        symmetry, and written out for all positions when one is asked for; that of five men on 8 x
        8 squares is refused
    """

    def __init__(self, material: Material, size: int, tables: Tables) -> None:
        self.name = material.name
        self.size = size
        self.tables = tables
        self._slice = slice_of(material.pieces, size)

    def __repr__(self) -> str:
        return f"Endgame({self.name!r}, size={self.size})"

    def probe(self, position: str) -> tuple[Outcome, int]:
        """Return what the player to move gets, and in how many plies: 0 if mated, -1 for DRAW.

        The position may also be one of a slice that this one leads into, and White and Black may
        be exchanged. Raises GameGraphError for a text that is no such position, or not legal.
        """
        read = fen.read(self.size, position)
        value = self._value(read)
        if value == ILLEGAL:
            raise GameGraphError(
                f"{position!r} is not legal: the player who has just moved is in check, or a pawn "
                "stands on the first or the last rank"
            )
        return outcome_of(value)

    def moves(self, position: str) -> list[tuple[str, Outcome, int]]:
        """Return each position after a move, with what the player then to move gets.

        The best for the mover come first: LOSE, the nearest before others, then DRAW, then WIN,
        the furthest before others; equals in the order of their texts. Errors as in `probe`.
        """
        self.probe(position)
        pieces, squares, side = fen.read(self.size, position)
        found = []
        for after in slice_of(pieces, self.size).moves(squares, side):
            value = self._value(after)
            if value != ILLEGAL:
                found.append((fen.write(self.size, *after), *outcome_of(value)))
        return sorted(found, key=_rank)

    def line(self, position: str) -> list[str]:
        """Return the positions of best play, from this one to the mate; only itself for a DRAW.

        The winner takes the shortest way, the loser the longest: the first of `moves` each time.
        """
        return best_line(position, self.probe(position)[1], self.moves)

    def counts(self, side: str) -> dict[Outcome, int]:
        """Return how many legal positions have each outcome, with "white" or "black" to move."""
        return outcome_counts(self._tally(side))

    def histogram(self, side: str) -> Any:
        """Return how many legal positions have each number of plies; draws are left out.

        int64, shape (longest + 1,) with the longest of both sides; LOSE at even numbers, WIN at
        odd ones.
        """
        tally = self._tally(side)
        both = self._tally("white") + self._tally("black")
        longest = int(np.flatnonzero(both[: LONGEST + 1]).max(initial=0))
        return tally[: longest + 1]

    def longest_mate(self) -> tuple[str, int] | None:
        """Return a WIN in the most plies and these plies; None if nobody can win.

        It is the first in the order of the numbers. The winner moves first and last: a mate in
        m moves takes 2 m - 1 plies.
        """
        if isinstance(self.tables, TablesBySymmetry):
            longest_win = self.tables.longest(self.name)
            if longest_win is None:
                return None
            plies, number = longest_win
            return fen.write(self.size, *self._slice.position(number)), plies
        values = self.tables[self.name]
        starts = range(0, len(values), _PART)
        longest = [int(_won(values[begin : begin + _PART]).max(initial=0)) for begin in starts]
        plies = max(longest)
        if plies == 0:
            return None
        begin = starts[longest.index(plies)]
        index = begin + int(np.argmax(values[begin : begin + _PART] == plies))
        return fen.write(self.size, *self._slice.position(index)), plies

    def check(self) -> None:
        """Raise GameGraphError unless every byte of every table follows from its successors'.

        Nothing is solved, and what is legal is computed again. A position that breaks a rule is
        named. Of positions that look alike one is looked at, with all its moves, and the bytes of
        the others, where they are kept, are compared with its own. Time: less than that of
        building.
        """
        tables = self.tables
        rows = tables.rows if isinstance(tables, TablesBySymmetry) else {}
        if isinstance(tables, TablesBySymmetry) and any(map(tables.changed, tables)):
            rows = {}
        for name in self.tables:
            pieces = material_of(name).pieces
            if name in rows and _by_rows(pieces, self.size):
                left = left_of(self.size, pieces, rows)
                index = first_wrong_entry(men_of(self.size, pieces), left, rows[name])
                if index >= 0:
                    squares, side = squares_at(layout_of(self.size, pieces), index)
                    where = fen.in_words(self.size, pieces, squares, side)
                    value = _words(int(rows[name][index]))
                    raise GameGraphError(f"{name}: {where}: {value} is wrong")
                continue
            part = slice_of(material_of(name).pieces, self.size)
            values = part.values_with(self.tables)
            values[: part.positions] = self.tables[name]
            index = first_wrong_position(part.rules, part.symmetry, values)
            if index >= 0:
                where = fen.in_words(self.size, *part.position(index))
                raise GameGraphError(f"{name}: {where}: {_words(int(values[index]))} is wrong")

    def save(self, folder: str | PathLike[str]) -> None:
        """Write the tables into a folder, compressed, one .npz file each; see `load_endgame`.

        Another table that is there is replaced. Where writing fails, or the process is killed,
        there is none, or the one that was there. Two processes cannot save into one folder at a
        time.
        """
        path = Path(folder)
        path.mkdir(parents=True, exist_ok=True)
        about = {"name": self.name, "size": self.size, "tables": list(self.tables)}
        text = json.dumps(about) + "\n"
        built = isinstance(self.tables, TablesBySymmetry) and not any(
            map(self.tables.changed, self.tables)
        )
        # This comes last: without it there is no table. Of the same game, as built, half of the
        # new files and half of the old ones are the whole table.
        if not (built and _same(path / _ABOUT, text) and not [*path.glob("*.npy")]):
            (path / _ABOUT).unlink(missing_ok=True)
        if isinstance(self.tables, TablesBySymmetry) and built:
            for name, values in self.tables.rows.items():
                _write(path / f"{name}.npz", compressed=True, values=values)
        else:
            for name, values in self.tables.items():
                whole = whole_file(path / f"{name}.npy", f"{name}.half")
                with whole as half, half.open("wb") as file:
                    np.save(file, values)
                (path / f"{name}.npz").unlink(missing_ok=True)  # `load` would read it instead
        with whole_file(path / _ABOUT, f"{_ABOUT}.half") as half:
            half.write_text(text, encoding="utf-8")

    def board(self, position: str) -> Board:
        """Return what a picture of a position shows: wK is White's king, and so on."""
        n, read = self.size, fen.read(self.size, position)
        pieces, squares, side = read
        stand, _ = fen.standing(n, pieces, squares, side)
        at = {
            (n - 1 - square // n) * n + square % n: fen.short_name(piece)
            for piece, square in zip(pieces, stand, strict=True)
        }
        turn = f"{fen.SIDES[side]} to move"
        words = f"{fen.in_words(n, *read)}."
        return Board(places(n, n), at, words, sides="wb", named=True, men=True, caption=turn)

    def _value(self, position: Position) -> int:
        material, squares, side = lookup(position, self.size)
        if material.name not in self.tables:
            raise GameGraphError(
                f"the position belongs to {material.name}, and here are {', '.join(self.tables)}"
            )
        if isinstance(self.tables, TablesBySymmetry):
            return self.tables.byte(material, squares, side)
        part = slice_of(material.pieces, self.size)
        return int(self.tables[material.name][part.number(squares, side)])

    def _tally(self, side: str) -> Any:
        """Return how often each byte stands on a position; twins are counted once."""
        if side not in ("white", "black"):
            raise GameGraphError(f'the side to move is "white" or "black", not {side!r}')
        turn = ("white", "black").index(side)
        if isinstance(self.tables, TablesBySymmetry):
            return self.tables.tally(self.name, turn)
        values = self.tables[self.name].reshape(2, -1)[turn]
        tally = np.zeros(256, dtype=np.int64)
        for begin in range(0, len(values), _PART):
            tally += np.bincount(values[begin : begin + _PART], minlength=256)
        return tally // layout_of(self.size, self._slice.pieces).times


def _same(path: Path, text: str) -> bool:
    return path.is_file() and path.read_bytes() == text.encode()


def solve(
    name: str, size: int, progress: bool, checkpoint: str | PathLike[str] | None = None
) -> Endgame:
    """Return the table of a slice; see `solve_endgame`."""
    material, size = asked_for(name, size)
    positions = slice_of(material.pieces, size).positions
    if positions > MOST_IN_FULL and not _by_rows(material.pieces, size) and COMPILED:
        raise GameGraphError(
            f"{material.name} on {size} x {size} squares has {positions:,} positions, and a table "
            f"holds {MOST_IN_FULL:,} at most"
        )
    if not COMPILED and positions > _MOST_PLAIN:
        raise GameGraphError(
            f"{material.name} on {size} x {size} squares has {positions:,} positions; without "
            f"numba {_MOST_PLAIN:,} at most are solved, in some seconds: "
            'pip install "gamegraphs[fast]"'
        )
    folder = None if checkpoint is None else Path(checkpoint)
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
    rows: dict[str, Any] = {}
    _solve(material, size, rows, progress, folder)
    return Endgame(material, size, TablesBySymmetry(size, dict(reversed(rows.items()))))


def asked_for(name: str, size: Any) -> tuple[Material, int]:
    """Return the slice of a name and the size; GameGraphError if no such board has it."""
    material = material_of(name)
    number = integer_within(size, 3, 16)
    if number is None:
        raise GameGraphError(f"size must be an integer from 3 to 16, not {size!r}")
    if "P" in material.name and number != 8:
        raise GameGraphError(
            f"{material.name} needs the usual board, size=8, not {number}: the double step of a "
            "pawn is defined there only"
        )
    if "P" in material.name and len(material.pieces) > 4:
        raise GameGraphError(f"{material.name}: five men are solved without pawns only")
    return material, number


def _by_rows(pieces: tuple[Piece, ...], size: int) -> bool:
    """Return whether rows/ builds and checks the table: 64 squares at most, no en passant."""
    both = all((colour, PAWN) in pieces for colour in (WHITE, BLACK))
    return COMPILED and len(pieces) > 2 and size <= 8 and not both


def _solve(
    material: Material, size: int, rows: dict[str, Any], progress: bool, folder: Path | None
) -> None:
    """Add the table of a slice, after those it leads into."""
    pieces = material.pieces
    for below in tables_left(pieces):
        if below.name not in rows:
            _solve(below, size, rows, progress, folder)
    kept = None if folder is None else folder / f"{material.name}-{size}.npz"
    layout = layout_of(size, pieces)
    if kept is not None and kept.exists():
        rows[material.name] = _read(kept, 2 * layout.places * layout.rows * layout.width)
        return
    bar = progress_bar(material.name) if progress else None
    if len(pieces) == 2:
        values = bare_kings(size)
    elif _by_rows(pieces, size):
        values = _build_rows(material, size, rows, bar, kept)
    else:
        values = _build_each(material, size, rows, bar)
    rows[material.name] = values
    if kept is not None:
        _write(kept, compressed=True, values=values)
        _unfinished(kept).unlink(missing_ok=True)


def _build_rows(
    material: Material, size: int, rows: dict[str, Any], bar: Progress | None, kept: Path | None
) -> Any:
    """Return the table of a slice, built by rows; go on with what a checkpoint holds."""
    men = men_of(size, material.pieces)
    wave = begin_wave(men)
    if kept is not None and _unfinished(kept).exists():
        _resume(wave, _unfinished(kept))
    keep = None if kept is None else _keeper(_unfinished(kept))
    return run_wave(men, left_of(size, material.pieces, rows), wave, bar, keep)


def _build_each(material: Material, size: int, rows: dict[str, Any], bar: Progress | None) -> Any:
    """Return the table of a slice, built position by position."""
    part = slice_of(material.pieces, size)
    tables = TablesBySymmetry(size, rows)
    own = len(part.symmetry.heads) * part.symmetry.tails
    full = {below.name: tables.in_full(below.name) for below in tables_left(material.pieces)}
    values = part.values_with(full, own)
    del full
    build(part.rules, part.symmetry, values, bar)
    return gather_rows(layout_of(size, material.pieces), part.symmetry, values[:own])


def _unfinished(kept: Path) -> Path:
    return kept.with_suffix(".unfinished.npz")


def _keeper(path: Path) -> Callable[[Wave], None]:
    """Return a function that writes the state of a table, if the last time was long ago."""
    last = time.monotonic()

    def keep(wave: Wave) -> None:
        nonlocal last
        if time.monotonic() - last >= _KEPT_EVERY:
            _write(path, compressed=False, **vars(wave))
            last = time.monotonic()

    return keep


def _resume(wave: Wave, path: Path) -> None:
    """Read the state of a table into one that has just begun."""
    try:
        with np.load(path) as kept:
            for name, array in vars(wave).items():
                if name == "layer":
                    wave.layer = int(kept[name])
                else:
                    array[...] = kept[name]
    except Exception as error:  # see `_read`
        raise GameGraphError(f"{path} holds no state of this table: {reason(error)}") from error


def _write(path: Path, compressed: bool, **arrays: Any) -> None:
    """Write arrays so that an interruption leaves the old file, or the new one."""
    with whole_file(path, f"{path.stem}.half") as half, half.open("wb") as file:
        (np.savez_compressed if compressed else np.savez)(file, **arrays)


def _read(path: Path, size: int) -> Any:
    """Return the table of representatives that a file holds."""
    try:
        with np.load(path) as kept:
            values = kept["values"]
    except Exception as error:  # a damaged file makes numpy and zipfile raise a dozen kinds
        raise GameGraphError(f"{path} holds no table: {reason(error)}") from error
    if values.dtype != np.uint8 or values.shape != (size,):
        raise GameGraphError(
            f"{path} should hold {size:,} bytes, not {values.dtype} of shape {values.shape}"
        )
    return values


def load(folder: str | PathLike[str]) -> Endgame:
    """Return a saved table; see `load_endgame`."""
    path = Path(as_path(folder, "folder"))
    try:
        about = json.loads((path / _ABOUT).read_text(encoding="utf-8"))
        names, size = list(about["tables"]), int(about["size"])
        layouts = {name: layout_of(size, material_of(name).pieces) for name in names}
        material = material_of(about["name"])
        if not (path / f"{material.name}.npz").exists():
            return _load_full(path, material, size, names)
    except Exception as error:  # see `_read`
        raise GameGraphError(f"there is no saved endgame in {path}: {reason(error)}") from error
    rows = {
        name: _read(path / f"{name}.npz", 2 * layout.places * layout.rows * layout.width)
        for name, layout in layouts.items()
    }
    return Endgame(material, size, TablesBySymmetry(size, rows))


def _load_full(path: Path, material: Material, size: int, names: list[str]) -> Endgame:
    """Return tables that have been saved for all positions, memory-mapped."""
    tables = {name: np.load(path / f"{name}.npy", mmap_mode="r") for name in names}
    for name, values in tables.items():
        positions = slice_of(material_of(name).pieces, size).positions
        if values.dtype != np.uint8 or values.shape != (positions,):
            raise ValueError(
                f"{path / name}.npy should hold {positions:,} bytes, not {values.dtype} of shape "
                f"{values.shape}"
            )
    return Endgame(material, size, tables)


def _rank(move: tuple[str, Outcome, int]) -> tuple[int, int, str]:
    text, outcome, plies = move
    return *best_first_key(outcome, plies), text


def _won(values: Any) -> Any:
    return values[(values <= LONGEST) & (values % 2 == 1)]


def _words(value: int) -> str:
    if value == ILLEGAL:
        return "not legal"
    if value > LONGEST and value != DRAWN:
        return f"the byte {value}"
    outcome, plies = outcome_of(value)
    return outcome.name if outcome == DRAW else f"{outcome.name} in {plies}"
