"""Build a table of representatives: layer by layer, 64 positions at a time, on all cores.

Layer d holds the positions that are decided in d plies, as in ../build.py. A layer is a set, one
number a row. From the LOSE of d quiet moves are taken back: what is open there is a WIN in d + 1.
From the WIN of d they are taken back too, and give the candidates: a candidate is a LOSE if no
quiet move leads into the set of what is not a WIN, and no capture prevents it. Captures and
promotions are worked out once, before the layers. While a position is open its byte says what:

    odd d      a WIN in d, if not sooner
    even d     no LOSE before d; 0 if there is no capture
    254        never a LOSE

Every block of rows is written by one thread, and what it reads of others is not written in the
same step: no locks, and the same table every time.

The loops are given the blocks begin .. end - 1, `Men`, and of `Wave` the arrays of the same names
(opened is `open`, legal the legal entries); active, bool [block], says which blocks have entries of
the last layer, and then, uint64 [row], is where the next one is written.

Source: K. Thompson, Retrograde analysis of certain endgames, ICCA Journal 9 (1986) 131-139.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from typing import Any

import numpy as np

from ....outcome import GameGraphError
from ....solvers.jit.primitives import compiled
from ....solvers.progress_bar import Progress
from ...table_bytes import DRAWN, ILLEGAL, LONGEST
from ...threads import in_parts
from .captures import EVEN, NOTHING, best_exits
from .men import (
    ZERO,
    all_squares,
    attacked,
    bit_at,
    kings_back,
    legal_entries,
    moves_back,
    moves_into,
    taken_squares,
)

NEVER = 254  # a byte of an open position that is never a LOSE
_EACH = 1 << 12  # rows that a thread works on at a time


@dataclass
class Wave:
    """How far a table is; what a checkpoint has to keep.

    Attributes
    ----------
    values : uint8 [index]: the plies of what is decided, else see above
    open : uint64 [row]: the entries that are not decided
    unwon : uint64 [row]: the legal entries that are no WIN so far
    due : uint8 [row]: the next layer that the bytes of its open entries name, 255 for none
    now : uint64 [row]: the entries of the last layer
    layer : the number of that layer; -1 before the first
    """

    values: Any
    open: Any
    unwon: Any
    due: Any
    now: Any
    layer: int = -1


def begin_wave(men: Any) -> Wave:
    """Return a table in which nothing is decided. Memory: a byte and a half a position."""
    rows = 2 * men.places * men.rows
    return Wave(
        values=np.empty(rows * men.width, np.uint8),
        open=np.empty(rows, np.uint64),
        unwon=np.empty(rows, np.uint64),
        due=np.empty(rows, np.uint8),
        now=np.empty(rows, np.uint64),
    )


def run_wave(
    men: Any,
    left: Any,
    wave: Wave,
    bar: Progress | None = None,
    kept: Callable[[Wave], None] | None = None,
) -> Any:
    """Go on with a table to its end and return its bytes, by index.

    left : what captures lead into; see captures.py
    kept : is called after each layer, and may save the wave

    Raises GameGraphError for a mate that no byte can hold.
    """
    blocks = 2 * men.places
    each = max((1 << 16) * men.rows // _EACH, 1)  # in_parts divides 65,536 by it
    then = np.zeros_like(wave.now)

    def everywhere(loop: Callable[..., int], *arguments: object) -> int:
        with closing(in_parts(loop, blocks, men, *arguments, each=each)) as counts:
            return sum(counts)

    if wave.layer < 0:
        everywhere(legal_loop, wave.unwon)
        wave.open[:] = wave.unwon
        everywhere(first_loop, left, wave.values, wave.open, wave.unwon, wave.due, wave.now)
        wave.layer = 0
    total = sum(
        int(np.unpackbits(part.view(np.uint8)).sum()) for part in np.array_split(wave.open, 64)
    )
    done, count = 0, 1
    while count > 0 or (wave.due != 255).any():
        if wave.layer >= LONGEST:
            raise GameGraphError(f"a mate takes more than {LONGEST} plies: too long for a byte")
        active = wave.now.reshape(blocks, men.rows).any(axis=1)
        count = everywhere(
            layer_loop, wave.values, wave.open, wave.unwon, wave.due, wave.now, active, then,
            wave.layer + 1,
        )  # fmt: skip
        wave.now, then = then, wave.now
        wave.layer += 1
        done += count
        if bar is not None and done < total:
            bar(done, total)
        if kept is not None:
            kept(wave)
    everywhere(last_loop, wave.values, wave.open)
    if bar is not None:
        bar(total, total)
    return wave.values


@compiled
def legal_loop(begin: int, end: int, men: Any, legal: Any) -> int:
    """Find the entries that are legal positions."""
    for block in range(begin, end):
        side, place = block // men.places, block % men.places
        for row in range(men.rows):
            legal[block * men.rows + row] = legal_entries(men, side, place, row)
    return 0


@compiled
def first_loop(
    begin: int,
    end: int,
    men: Any,
    left: Any,
    values: Any,
    opened: Any,
    legal: Any,
    due: Any,
    now: Any,
) -> int:
    """Find the mates, and write what captures and promotions are worth."""
    best = np.empty(men.width, np.uint8)
    for block in range(begin, end):
        side, place = block // men.places, block % men.places
        for row in range(men.rows):
            at = block * men.rows + row
            here = legal[at]
            own = values[at * men.width : (at + 1) * men.width]
            now[at] = ZERO
            due[at] = 255
            if here == ZERO:
                own[:] = ILLEGAL
                continue
            taken = taken_squares(men, place, row)
            best_exits(men, left, side, place, row, taken, here, best)
            stuck = here & attacked(men, place, row, side, taken)
            if stuck != ZERO:
                stuck &= ~moves_into(men, side, place, row, taken, legal, stuck)
            mates = ZERO
            soonest = 255
            for s in range(men.width):
                worth = best[s]
                if here & bit_at(s) == ZERO:
                    own[s] = ILLEGAL
                elif worth == NOTHING:
                    own[s] = 0
                    mates |= stuck & bit_at(s)
                elif worth < EVEN:
                    own[s] = 2 * worth + 1
                elif worth == EVEN:
                    own[s] = NEVER
                else:
                    own[s] = 2 * (255 - worth)
                if 0 < own[s] < NEVER:
                    soonest = min(soonest, own[s])
            now[at] = mates
            opened[at] = here & ~mates
            due[at] = soonest
    return 0


@compiled
def layer_loop(
    begin: int,
    end: int,
    men: Any,
    values: Any,
    opened: Any,
    unwon: Any,
    due: Any,
    now: Any,
    active: Any,
    then: Any,
    layer: int,
) -> int:
    """Find the next layer from the last one; return how many positions it has."""
    count = 0
    for block in range(begin, end):
        side, place = block // men.places, block % men.places
        first = block * men.rows
        then[first : first + men.rows] = ZERO
        other = (1 - side) * men.places + place
        if active[other]:
            for row in range(men.rows):
                after = now[other * men.rows + row]
                if after != ZERO:
                    taken = taken_squares(men, place, row)
                    moves_back(men, side, place, row, taken, after, then, first)
        kings_back(men, side, place, now, active, then)
        for row in range(men.rows):
            at = first + row
            found = then[at]
            own = values[at * men.width : (at + 1) * men.width]
            if due[at] == layer:
                soonest = 255
                for s in range(men.width):
                    if opened[at] & bit_at(s) != ZERO:
                        if own[s] == layer:
                            found |= bit_at(s)
                        elif layer < own[s] < NEVER:
                            soonest = min(soonest, own[s])
                due[at] = soonest
            found &= opened[at]
            if found != ZERO and layer % 2 == 0:
                found = lost_entries(men, side, place, row, own, unwon, found, layer)
            then[at] = found
            if found == ZERO:
                continue
            opened[at] &= ~found
            if layer % 2 == 1:
                unwon[at] &= ~found
            for s in range(men.width):
                if found & bit_at(s) != ZERO:
                    own[s] = layer
                    count += 1
    return count


@compiled
def lost_entries(
    men: Any, side: Any, place: Any, row: Any, own: Any, unwon: Any, found: Any, layer: Any
) -> Any:
    """Return which of some open entries are lost: all their moves lead to a WIN by now."""
    taken = taken_squares(men, place, row)
    found &= ~moves_into(men, side, place, row, taken, unwon, found)
    if found != ZERO:
        for s in range(men.width):
            # An odd byte names a LOSE that a capture leads to, 254 a DRAW.
            if found & bit_at(s) != ZERO and (own[s] > layer or own[s] % 2 == 1):
                found &= ~bit_at(s)
    return found & all_squares(men)


@compiled
def last_loop(begin: int, end: int, men: Any, values: Any, opened: Any) -> int:
    """What has stayed open is a DRAW."""
    for at in range(begin * men.rows, end * men.rows):
        if opened[at] != ZERO:
            for s in range(men.width):
                if opened[at] & bit_at(s) != ZERO:
                    values[at * men.width + s] = DRAWN
    return 0
