"""TeekoTable: the outcome and the plies of every position of Teeko, solved by a reverse wave."""

from __future__ import annotations

import json
from collections.abc import Callable
from os import PathLike
from pathlib import Path
from typing import Any

import numpy as np

from ...outcome import DRAW, GameGraphError, Outcome
from ...solvers.jit.primitives import COMPILED
from ...solvers.progress_bar import progress_bar
from ...text import reason
from ...validate import as_path, shown
from ...whole_file import whole_file
from ..table_bytes import (
    DRAWN,
    ILLEGAL,
    LONGEST,
    OPEN,
    best_first_key,
    best_line,
    outcome_counts,
    outcome_of,
)
from ..threads import in_parts
from .rules import Position, Teeko
from .stages import (
    Stage,
    begin_loop,
    check_loop,
    fill_loop,
    number_of,
    position_at,
    scores,
    spread_loop,
    stage_of,
)

_MOST_PLAIN = 300_000  # bytes that plain Python gets through in some seconds
_ABOUT, _VALUES = "teeko.json", "values.npz"
_GAME = "game"  # among the arrays: size, pieces, advanced; older releases did not write it


class TeekoTable:
    """The outcome and the plies to the end of every position of a game of Teeko.

    Attributes
    ----------
    game : the rules
    values : by the number of pieces on the board: uint8, a row for each set of cells of the
        other player, a column for each of the mover; plies, even for LOSE and odd for WIN, 253
        for DRAW, 255 where there is no position
    """

    def __init__(self, game: Teeko, values: list[Any]) -> None:
        self.game = game
        self.values = values
        self._stages: dict[int, Stage] = {}

    def __repr__(self) -> str:
        return f"TeekoTable({self.game!r})"

    def probe(self, position: Position) -> tuple[Outcome, int]:
        """Return what the player to move gets, and in how many plies: 0 if lost, -1 for DRAW.

        Raises GameGraphError for what is no position of the game, and for one in which the
        player to move has won already: play has ended before.
        """
        mine, theirs = self._checked(position)
        dropped = mine.bit_count() + theirs.bit_count()
        value = int(self.values[dropped][number_of(self._stage(dropped), mine, theirs)])
        if value == ILLEGAL:
            raise GameGraphError(
                f"in {position!r} the player to move has won already; play has ended before"
            )
        return outcome_of(value)

    def moves(self, position: Position) -> list[tuple[Position, Outcome, int]]:
        """Return each position after a move, with what the player then to move gets.

        The best for the mover come first: LOSE, the nearest before others, then DRAW, then WIN,
        the furthest before others. There is none where the game has ended.
        """
        if self.probe(position)[1] == 0:
            return []
        found = [(after, *self.probe(after)) for after in self.game.moves(position)]
        return sorted(found, key=lambda move: (best_first_key(*move[1:]), move[0]))

    def line(self, position: Position) -> list[Position]:
        """Return the positions of best play, from this one to the end; only itself for a DRAW."""
        return best_line(position, self.probe(position)[1], self.moves)

    def counts(self, dropped: int) -> dict[Outcome, int]:
        """Return how many positions with so many pieces on the board have each outcome.

        Positions in which the player to move has won are not counted. A position stands for
        two where all pieces are dropped: either colour may be to move.
        """
        return outcome_counts(self._tally(dropped))

    def longest_win(self) -> tuple[Position, int] | None:
        """Return a WIN in the most plies, the first with the most pieces, and these plies.

        None if nobody can win.
        """
        best: tuple[Position, int] | None = None
        for dropped in reversed(range(len(self.values))):
            odd = np.flatnonzero(self._tally(dropped)[1 : LONGEST + 1 : 2])
            plies = 2 * int(odd[-1]) + 1 if len(odd) else 0
            if plies > (best[1] if best else 0):
                values = self.values[dropped]
                s, m = divmod(int(np.argmax(values == plies)), values.shape[1])
                best = position_at(self._stage(dropped), s, m), plies
        return best

    def check(self) -> None:
        """Raise GameGraphError unless every byte follows from those of its successors.

        Nothing is solved. Since every claim of a WIN or a LOSE rests on one of fewer plies, right
        everywhere is right. A position that breaks a rule is named. Time: that of solving or less.
        """
        following = scores(self.values[-1])
        for dropped in reversed(range(len(self.values))):
            stage, values = self._stage(dropped), self.values[dropped]
            rows = _rows(values, check_loop, stage, following, values)
            wrong = next((number for number in rows if number >= 0), -1)
            if wrong >= 0:
                s, m = divmod(wrong, values.shape[1])
                where = self.game.board(position_at(stage, s, m)).words
                raise GameGraphError(f"{where} {_words(int(values[s, m]))} is wrong")
            following = scores(values)

    def save(self, folder: str | PathLike[str]) -> None:
        """Write the table into a folder, a compressed .npz file and a small text; see `load`.

        A table that is there is replaced once this one is written whole: where the disk is full
        or the process is killed before, it stays. Two saves at a time into one folder are not
        meant.
        """
        path = Path(folder)
        path.mkdir(parents=True, exist_ok=True)
        arrays = {str(dropped): values for dropped, values in enumerate(self.values)}
        game = self.game
        about = {"size": game.size, "pieces": game.pieces, "advanced": game.advanced}
        arrays[_GAME] = np.array(list(about.values()), np.int64)
        text = (json.dumps(about) + "\n").encode()
        with (
            whole_file(path / _ABOUT, f"{_ABOUT}.half") as about_half,
            whole_file(path / _VALUES, f"{_VALUES}.half") as half,
        ):
            with half.open("wb") as file:
                np.savez_compressed(file, **arrays)
            about_half.write_bytes(text)
            # Without the text the arrays tell the game: a kill here leaves one table or the other.
            if (path / _ABOUT).exists() and (path / _ABOUT).read_bytes() != text:
                (path / _ABOUT).unlink()

    def _stage(self, dropped: int) -> Stage:
        if dropped not in self._stages:
            self._stages[dropped] = stage_of(self.game, dropped)
        return self._stages[dropped]

    def _tally(self, dropped: int) -> Any:
        if dropped not in range(len(self.values)):
            raise GameGraphError(
                f"dropped must be from 0 to {len(self.values) - 1}, not {dropped!r}"
            )
        tally = np.zeros(256, np.int64)
        for row in self.values[dropped]:
            tally += np.bincount(row, minlength=256)
        return tally

    def _checked(self, position: Position) -> Position:
        """Return the position if it has as many pieces of each player as can be, apart."""
        try:
            mine, theirs = position
            counts = mine.bit_count(), theirs.bit_count()
            right = (
                min(mine, theirs) >= 0
                and mine | theirs <= self.game.every
                and not mine & theirs
                and counts[1] - counts[0] in (0, 1)
                and counts[1] <= self.game.pieces
            )
        except (TypeError, ValueError, AttributeError):
            right = False
        if not right:
            raise GameGraphError(
                f"{position!r} is no position: it is (mover's cells, other's cells), two sets of "
                f"at most {self.game.pieces} cells as in gamegraphs.games.boards.cells with no "
                "cell in common; the other player may have dropped one piece more"
            )
        return mine, theirs


def solve(game: Teeko, progress: bool) -> TeekoTable:
    """Return the table of a game; see `gamegraphs.games.teeko.solve`."""
    if not isinstance(game, Teeko):
        raise GameGraphError(f"game must be a Teeko, not {shown(game)}")
    last = stage_of(game, 2 * game.pieces)
    if not COMPILED and len(last.mover) ** 2 > _MOST_PLAIN:
        raise GameGraphError(
            f"{game!r} has {len(last.mover) ** 2:,} bytes in its last stage; without numba "
            f'{_MOST_PLAIN:,} at most are solved, in some seconds: pip install "gamegraphs[fast]"'
        )
    bar = progress_bar("Teeko") if progress else lambda done, total: None
    values = _wave(last, bar)
    tables = [values]
    for dropped in reversed(range(2 * game.pieces)):
        stage, following = stage_of(game, dropped), scores(values)
        values = np.empty((len(stage.other), len(stage.mover)), np.uint8)
        sum(_rows(values, fill_loop, stage, following, values))
        tables.append(values)
    bar(1, 1)
    return TeekoTable(game, tables[::-1])


def _wave(stage: Stage, bar: Callable[[int, int], None]) -> Any:
    """Return the table of the stage in which all pieces are on the board."""
    sets = len(stage.mover)
    values, left = np.empty((sets, sets), np.uint8), np.zeros((sets, sets), np.uint8)
    sum(_rows(values, begin_loop, stage, values, left))
    transposed = np.ascontiguousarray(values.T)
    layer, done, decided = 0, 0, 1
    while decided > 0:
        if layer > LONGEST:
            raise GameGraphError(f"a win takes more than {LONGEST} plies: too long for a byte")
        decided = 0
        for count in _rows(values, spread_loop, stage, values, transposed, left, layer):
            decided += count
        done += decided
        bar(done, values.size)
        layer += 1
    values[values == OPEN] = DRAWN
    return values


def _rows(values: Any, loop: Callable[..., int], *arguments: object) -> Any:
    """Yield what the loop returns for parts of the rows of a table."""
    rows, columns = values.shape
    return in_parts(loop, rows, *arguments, each=columns)


def load(folder: str | PathLike[str]) -> TeekoTable:
    """Return a saved table; see `gamegraphs.games.teeko.load`."""
    path = Path(as_path(folder, "folder"))
    try:
        with np.load(path / _VALUES) as file:
            held = _game_in(file)
            if held is None or (path / _ABOUT).exists():
                game = Teeko(**json.loads((path / _ABOUT).read_text(encoding="utf-8")))
            else:
                game = held
            if held is not None and repr(held) != repr(game):
                raise GameGraphError(f"{_VALUES} is of {held!r}, but {_ABOUT} says {game!r}")
            values = [file[str(dropped)] for dropped in range(2 * game.pieces + 1)]
    except Exception as error:  # a damaged file makes numpy and zipfile raise a dozen kinds
        raise GameGraphError(
            f"there is no saved table of Teeko in {path}: {reason(error)}"
        ) from error
    for dropped, table in enumerate(values):
        stage = stage_of(game, dropped)
        shape = len(stage.other), len(stage.mover)
        if table.dtype != np.uint8 or table.shape != shape:
            raise GameGraphError(
                f"{path / 'values.npz'}: the stage with {dropped} pieces should hold uint8 of "
                f"shape {shape}, not {table.dtype} of shape {table.shape}"
            )
    return TeekoTable(game, values)


def _game_in(file: Any) -> Teeko | None:
    """Return the game that the arrays are of; None for those of an older release."""
    if _GAME not in file:
        return None
    size, pieces, advanced = file[_GAME].tolist()
    return Teeko(size, pieces, advanced=bool(advanced))


def _words(value: int) -> str:
    if value == ILLEGAL:
        return "no position"
    if value > LONGEST and value != DRAWN:
        return f"the byte {value}"
    outcome, plies = outcome_of(value)
    return outcome.name if outcome == DRAW else f"{outcome.name} in {plies}"
