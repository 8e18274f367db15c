"""The positions with the same number of pieces on the board, numbered; compiled loops over them.

The table of a stage has a row for each set of cells that the other player can hold and a column
for each set of the mover; sets are numbered in rising order of their masks. After a move from
(mover m, other s) to (mover s, other m') the byte asked for stands in row m', column s: in the
transposed table of the next stage it stands in row s. So all moves from a row of a table lead
into one row of the transposed table, a few kilobytes that stay in the processor's cache.

Where the sets have a cell in common, or the player to move has won already, there is no
position; the byte is ILLEGAL.
"""

from __future__ import annotations

from itertools import combinations
from typing import Any, NamedTuple

import numpy as np

from ...solvers.jit.primitives import compiled
from ..boards.cells import bits
from ..table_bytes import DRAWN, ILLEGAL, LONGEST, OPEN
from .rules import Teeko


class Stage(NamedTuple):
    """What the loops need to know of a stage.

    other, mover : uint32, the masks of the sets that each can hold, by number
    lost, won : bool, whether such a set of the other's, of the mover's, wins
    first : int32, one longer than mover; the moves of set m are first[m] .. first[m + 1] - 1
    target : int32, the number of the mover's set after the move, among those of the next stage
    lands : uint32, the cell that has to be empty for it, as a mask
    """

    other: Any
    mover: Any
    lost: Any
    won: Any
    first: Any
    target: Any
    lands: Any


def stage_of(game: Teeko, dropped: int) -> Stage:
    """Return the stage with so many pieces on the board."""
    mover, other = (masks(game, count) for count in (dropped // 2, (dropped + 1) // 2))
    after = masks(game, min(dropped // 2 + 1, game.pieces))
    number = {mask: i for i, mask in enumerate(after.tolist())}
    first, target, lands = [0], [], []
    for mask in mover.tolist():
        for _, moved in game.moves((mask, 0)):
            target.append(number[moved])
            lands.append(moved & ~mask)
        first.append(len(target))
    return Stage(
        other,
        mover,
        np.isin(other, list(game.goals)),
        np.isin(mover, list(game.goals)),
        np.array(first, np.int32),
        np.array(target, np.int32),
        np.array(lands, np.uint32),
    )


def masks(game: Teeko, count: int) -> Any:
    """Return the sets of `count` cells as masks: uint32, in rising order."""
    sets = combinations(range(game.size * game.size), count)
    return np.sort(np.array([bits(cells) for cells in sets], np.uint32))


def scores(values: Any) -> Any:
    """Return the transposed table, each byte as a score: the more, the better to move there.

    1 and more for a WIN of whoever moves then, the slower the better; then a DRAW; then a LOSE, the
    sooner the better. So the best move is found by comparing, without asking what it is.
    """
    return _SCORES[values.T].copy(order="C")


def _tables() -> tuple[Any, Any]:
    """Return the score of each byte, and the byte of a position by the best score after it."""
    score, before = np.full(256, _DRAW, np.uint8), np.zeros(256, np.uint8)
    before[_DRAW] = DRAWN
    for plies in range(LONGEST + 1):
        score[plies] = 2 * _DRAW - plies // 2 if plies % 2 == 0 else plies // 2 + 1
        before[score[plies]] = plies + 1
    return score, before


_DRAW = LONGEST // 2 + 1
_SCORES, _BEFORE = _tables()


@compiled
def is_position(stage: Any, s: int, m: int) -> Any:
    """Return whether there is a position in row s, column m."""
    return not stage.won[m] and stage.other[s] & stage.mover[m] == 0


@compiled
def expected(stage: Any, s: int, m: int, following: Any) -> Any:
    """Return what the values after each move make of row s, column m.

    following : uint8, the table of the next stage as `scores` gives it
    """
    if not is_position(stage, s, m):
        return ILLEGAL
    if stage.lost[s]:
        return 0
    best = 0
    for k in range(stage.first[m], stage.first[m + 1]):
        score = 0 if stage.other[s] & stage.lands[k] else following[s, stage.target[k]]
        best = max(best, score)
    return _BEFORE[best]


@compiled
def fill_loop(begin: int, end: int, stage: Any, following: Any, values: Any) -> int:
    """Fill in rows of a stage in which pieces are dropped, from those of the next stage."""
    for s in range(begin, end):
        for m in range(len(stage.mover)):
            values[s, m] = expected(stage, s, m, following)
    return (end - begin) * len(stage.mover)


@compiled
def check_loop(begin: int, end: int, stage: Any, following: Any, values: Any) -> Any:
    """Return row * columns + column of the first wrong byte in these rows, or -1."""
    columns = len(stage.mover)
    for s in range(begin, end):
        for m in range(columns):
            if values[s, m] != expected(stage, s, m, following):
                return s * columns + m
    return -1


@compiled
def begin_loop(begin: int, end: int, stage: Any, values: Any, left: Any) -> int:
    """Fill in the rows of the last stage with what is known without its moves.

    values : uint8, square; gets 0 for a LOSE, OPEN or ILLEGAL
    left : uint8, of the same shape; gets the number of moves of each position that is OPEN
    """
    for s in range(begin, end):
        for m in range(len(stage.mover)):
            if not is_position(stage, s, m):
                values[s, m] = ILLEGAL
                continue
            moves = 0
            for k in range(stage.first[m], stage.first[m + 1]):
                moves += stage.other[s] & stage.lands[k] == 0
            left[s, m] = moves
            values[s, m] = 0 if stage.lost[s] or moves == 0 else OPEN
    return (end - begin) * len(stage.mover)


@compiled
def spread_loop(
    begin: int, end: int, stage: Any, values: Any, transposed: Any, left: Any, layer: int
) -> int:
    """Propagate a layer to its open predecessors; return how many it decides.

    A step can be taken back, and taking it back is a step too. So the predecessors of (mover r,
    other t) are the positions (mover t', other r) with t' one step from t: they stand in row r,
    and the position itself in row r of `transposed`. A thread decides positions of its own rows
    alone. What it writes into `transposed` belongs to the next layer, which nobody looks for now.
    """
    decided = 0
    for r in range(begin, end):
        for t in range(len(stage.mover)):
            if transposed[r, t] != layer:
                continue
            for k in range(stage.first[t], stage.first[t + 1]):
                if stage.other[r] & stage.lands[k]:
                    continue
                before = stage.target[k]
                if values[r, before] != OPEN:
                    continue
                if layer % 2 == 1:
                    left[r, before] -= 1
                    if left[r, before] > 0:
                        continue
                values[r, before] = layer + 1
                transposed[before, r] = layer + 1
                decided += 1
    return decided


def position_at(stage: Stage, s: int, m: int) -> tuple[int, int]:
    """Return the position in row s, column m, as (mover's mask, other's mask)."""
    return int(stage.mover[m]), int(stage.other[s])


def number_of(stage: Stage, mine: int, theirs: int) -> tuple[int, int]:
    """Return the row and the column of a position."""
    return int(np.searchsorted(stage.other, theirs)), int(np.searchsorted(stage.mover, mine))
