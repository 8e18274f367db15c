"""Build the table of one slice: the reverse wave, layer by layer, on all cores.

A table has one byte a position: the plies to mate; see games/table_bytes.py.

Layer d holds the positions whose number is d. From a LOSE in d every predecessor that is
still open is a WIN in d + 1. A predecessor of a WIN is only due for a look: it is a LOSE in
d + 1 if all its moves lead to a WIN by then. If one does not, the position watches it, and is
due again when that one has become a WIN; what becomes of the others does not matter before.
Captures and promotions lead into tables that are complete, with numbers of any size; what they
are worth is known from the start, and the position is due in the layer to which that belongs,
not in the first one:

    some lead to a LOSE         WIN in 1 + the least of them, if not sooner
    all lead to a WIN           LOSE in 1 + the greatest of them at the soonest
    else, one leads to a DRAW   never LOSE

The threads share out the positions, read each other's bytes only in other steps, and where
two write the same byte they write the same number: no locks, and the same table every time.

Of positions that look alike one is decided, the representative; see board_symmetry.py.

What the loops are given: rules and symmetry as `BoardRules` and `Symmetry`, the positions begin ..
end - 1 of the representatives, and by representative, all written,

    values : uint8: plies, or a byte above LONGEST; behind them those of the slices led into
    due : uint8: the layer in which the position is looked at next, NEVER for none
    watched : int32: the representative that it waits for, -1 for none

Source: K. Thompson, Retrograde analysis of certain endgames, ICCA Journal 9 (1986) 131-139.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from typing import Any

import numpy as np

from ...outcome import GameGraphError
from ...solvers.jit.primitives import compiled
from ...solvers.progress_bar import Progress
from ..table_bytes import DRAWN, ILLEGAL, LONGEST, OPEN
from ..threads import in_parts
from .board_symmetry import Symmetry, is_representative, number_at, represent
from .moves import (
    ROOM,
    BoardRules,
    is_attacked,
    is_legal,
    list_moves,
    list_piece_moves,
    list_unmoves,
    number_of,
    put,
    take_off,
    unpack,
)

NEVER = 255  # due in no layer; 0 says that no layer is known yet


def build(rules: BoardRules, symmetry: Symmetry, values: Any, bar: Progress | None) -> None:
    """Fill in the representatives' values; behind them lie those of the slices that are led into.

    values : uint8. Memory: five bytes a representative more. Time: every representative is
    unpacked a few times, and every quiet move between those decided is looked at a few times.
    An interruption leaves `values` unfinished.
    """
    positions = len(symmetry.heads) * symmetry.tails
    due = np.zeros(positions, dtype=np.uint8)
    watched = np.full(positions, -1, dtype=np.int32)
    done = 0

    def everywhere(loop: Callable[..., int], *arguments: object) -> int:
        """Run a loop over all positions; return how many of them it has dealt with for good."""
        nonlocal done
        before = done
        with closing(in_parts(loop, positions, rules, symmetry, *arguments)) as counts:
            for count in counts:
                done += count
                if bar is not None:
                    bar(done, 3 * positions)
        return done - before

    everywhere(mark_loop, values)
    everywhere(seed_loop, values, due, watched)
    last_due = int(due.max(where=due != NEVER, initial=0))
    layer, count = 0, 1
    while count > 0 or layer <= last_due:
        if layer > LONGEST:
            raise GameGraphError(f"a mate takes more than {LONGEST} plies: too long for a byte")
        if layer > 0:
            everywhere(look_loop, values, due, watched, layer)
        count = everywhere(spread_loop, values, due, watched, layer)
        layer += 1
    own = values[:positions]
    own[own == OPEN] = DRAWN
    if bar is not None:
        bar(3 * positions, 3 * positions)


@compiled
def mark_loop(begin: int, end: int, rules: Any, symmetry: Any, values: Any) -> int:
    """Tell the positions that can stand from those that cannot."""
    squares = np.zeros(len(rules.kinds), np.int64)
    board = np.zeros(rules.n * rules.n, np.int64)
    for index in range(begin, end):
        values[index] = ILLEGAL
        if is_representative(symmetry, index):
            side = unpack(rules, number_at(symmetry, index), squares)
            if is_legal(rules, squares, board, side):
                values[index] = OPEN
    return end - begin


@compiled
def seed_loop(
    begin: int, end: int, rules: Any, symmetry: Any, values: Any, due: Any, watched: Any
) -> int:
    """Find the mates, and in which layer each position with a move out of the slice is due."""
    squares = np.zeros(len(rules.kinds), np.int64)
    board = np.zeros(rules.n * rules.n, np.int64)
    numbers, found = np.zeros(ROOM, np.int64), np.zeros(ROOM, np.int64)
    for index in range(begin, end):
        if values[index] == ILLEGAL:
            continue
        number = number_at(symmetry, index)
        side = unpack(rules, number, squares)
        stepped = put(rules, side, squares, board)
        legal = False
        soonest, latest, drawn = NEVER, 0, False
        moves = list_moves(rules, side, squares, board, stepped, numbers)
        for i in range(represent(symmetry, number, numbers, moves, found)):
            value = values[found[i]]
            if value == ILLEGAL:
                continue
            legal = True
            if found[i] >= len(due):
                if value == DRAWN:
                    drawn = True
                elif value % 2 == 0:
                    soonest = min(soonest, value + 1)
                else:
                    latest = max(latest, value + 1)
            else:
                watched[index] = found[i]
        if soonest < NEVER:
            due[index] = soonest
        elif drawn:
            due[index] = NEVER
        else:
            due[index] = latest
        if not legal and is_attacked(rules, squares, board, side):
            values[index] = 0
        take_off(squares, board)
    return end - begin


@compiled
def look_loop(
    begin: int, end: int, rules: Any, symmetry: Any, values: Any, due: Any, watched: Any, layer: int
) -> int:
    """Decide the open positions that are due in this layer."""
    squares = np.zeros(len(rules.kinds), np.int64)
    board = np.zeros(rules.n * rules.n, np.int64)
    numbers, found = np.zeros(ROOM, np.int64), np.zeros(ROOM, np.int64)
    for index in range(begin, end):
        if due[index] != layer or values[index] != OPEN:
            continue
        decided = True
        if layer % 2 == 0:
            number = number_at(symmetry, index)
            side = unpack(rules, number, squares)
            stepped = put(rules, side, squares, board)
            turned = number_of(rules, 1 - side, squares, 0)
            for p in range(len(squares)):
                if rules.colours[p] != side:
                    continue
                moves = list_piece_moves(
                    rules, side, squares, board, stepped, p, turned, numbers, 0
                )
                for i in range(represent(symmetry, number, numbers, moves, found)):
                    value = values[found[i]]
                    if value != ILLEGAL and (value >= layer or value % 2 == 0):
                        watched[index] = found[i]
                        decided = False
                        break
                if not decided:
                    break
            take_off(squares, board)
        if decided:
            values[index] = layer
    return 0


@compiled
def spread_loop(
    begin: int, end: int, rules: Any, symmetry: Any, values: Any, due: Any, watched: Any, layer: int
) -> int:
    """Propagate this layer to its open predecessors; return its size."""
    squares = np.zeros(len(rules.kinds), np.int64)
    board = np.zeros(rules.n * rules.n, np.int64)
    numbers, found = np.zeros(ROOM, np.int64), np.zeros(ROOM, np.int64)
    count = 0
    for index in range(begin, end):
        if values[index] != layer:
            continue
        count += 1
        number = number_at(symmetry, index)
        side = unpack(rules, number, squares)
        stepped = put(rules, side, squares, board)
        moves = list_unmoves(rules, side, squares, board, stepped, numbers)
        for i in range(represent(symmetry, number, numbers, moves, found)):
            u = found[i]
            if values[u] != OPEN:
                continue
            if layer % 2 == 0:
                values[u] = layer + 1
            elif watched[u] == index and due[u] <= layer:
                due[u] = layer + 1
        take_off(squares, board)
    return count
