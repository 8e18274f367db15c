r"""Hare and Hounds: three hounds try to corner a hare that tries to slip past them.

        1 --- 4 --- 7
      / | \   |   / | \
    0 - 2 --- 5 --- 8 - 10
      \ | /   |   \ | /
        3 --- 6 --- 9

A player moves one piece along a line to an empty point; the hare may go anywhere, a hound only
up, down or to the right. The hounds start on 1, 0 and 3, the hare on 10. The hounds win when
the hare cannot move. The hare wins when all hounds are to the right of it, or cannot move.

Play can go on for ever if the hounds step up and down; that is a draw here. Often a rule is
added: after ten such moves in a row the hare has won. Then there are no draws, and every draw
is a win of the hare; no other outcome changes. From the start the hounds win under either rule,
whoever moves first: in 23 plies if the hounds do, in 24 if the hare does. The hare may even
begin on any free point.

Sources: Martin Gardner, Mathematical Games, Scientific American, October 1963 (the hounds win
wherever the hare begins); Winning Ways, chapter 21, Hare and Hounds; the plies are those of
E. Annunziata, A study of Hare and Hounds, github.com/edoannunziata/jardin.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from itertools import combinations
from typing import Any

from ...outcome import LOSE, WIN, GameGraphError, Outcome
from ...solvers.exploring.compiled_rules import CompiledRules
from ..board import Board
from .cells import bits, cells_of

Position = tuple[tuple[int, ...], int, str]

COLUMN = (0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4)
ROW = (1, 0, 1, 2, 0, 1, 2, 0, 1, 2, 1)

LINES = (
    *((0, 1), (0, 2), (0, 3), (1, 2), (2, 3)),
    *((1, 4), (1, 5), (2, 5), (3, 5), (3, 6)),
    *((4, 5), (5, 6), (4, 7), (5, 7), (5, 8), (5, 9), (6, 9)),
    *((7, 8), (8, 9), (7, 10), (8, 10), (9, 10)),
)
JOINED = tuple([sum(line) - p for line in LINES if p in line] for p in range(11))
FORWARD = tuple([q for q in JOINED[p] if COLUMN[q] >= COLUMN[p]] for p in range(11))
MIRROR = (0, 3, 2, 1, 6, 5, 4, 9, 8, 7, 10)

HOUNDS, HARE = "hounds", "hare"


class HareAndHounds:
    """Hare and Hounds, as rules for `gamegraphs.explore`.

    A position is (the hounds' points in order, the hare's point, "hounds" or "hare" to move).
    There are 2,640. `first` says who moves first.

    >>> from gamegraphs import explore, solve
    >>> game = HareAndHounds(first="hare")
    >>> solution = solve(explore(game))
    >>> solution.outcome(game.start), solution.distance(game.start)
    (<Outcome.LOSE: 0>, 24)
    """

    def __init__(self, first: str = HOUNDS) -> None:
        if first not in (HOUNDS, HARE):
            raise GameGraphError(f'first must be "hounds" or "hare", not {first!r}')
        self.start: Position = ((0, 1, 3), 10, first)

    def moves(self, position: Position) -> list[Position]:
        """Return the positions after every move of a piece of the mover."""
        hounds, hare, mover = position
        if mover == HARE:
            return [(hounds, point, HOUNDS) for point in JOINED[hare] if point not in hounds]
        return [
            (tuple(sorted({*hounds, point} - {hound})), hare, HARE)
            for hound in hounds
            for point in FORWARD[hound]
            if point != hare and point not in hounds
        ]

    def verdict(self, position: Position) -> Outcome | None:
        """Return the outcome where the hare has slipped past all hounds, else None."""
        hounds, hare, mover = position
        if all(COLUMN[hare] < COLUMN[hound] for hound in hounds):
            return WIN if mover == HARE else LOSE
        return None

    @cached_property
    def compiled_rules(self) -> CompiledRules:
        """The same rules on codes.

        Bits 0 to 10 are the hounds, bits 11 to 14 the hare's point, bit 15 is 1 if it is to move.
        """
        params = [number for p in range(11) for number in _row(p)]
        return CompiledRules(1 << 16, hare_succ, hare_terminal, rank, unrank, 24, params)

    def positions(self) -> Iterator[Position]:
        """Yield all 2,640 positions, reachable or not."""
        for hounds in combinations(range(11), 3):
            for hare in sorted({*range(11)} - {*hounds}):
                yield hounds, hare, HOUNDS
                yield hounds, hare, HARE

    def images(self, position: Position) -> list[Position]:
        """Return this position and its mirror image, top for bottom."""
        hounds, hare, mover = position
        return [position, (tuple(sorted(MIRROR[h] for h in hounds)), MIRROR[hare], mover)]

    def board(self, position: Position) -> Board:
        """Return the position to look at: H the hare, D the hounds (dogs)."""
        hounds, hare, mover = position
        first, second, third = hounds
        to_move = "the hare is to move" if mover == HARE else "the hounds are to move"
        return Board(
            [(float(x), float(y)) for x, y in zip(COLUMN, ROW, strict=True)],
            {hare: "H"} | dict.fromkeys(hounds, "D"),
            f"The hounds are on {first}, {second} and {third}, the hare on {hare}; {to_move}.",
            LINES,
            sides="HD",
            caption=to_move.capitalize(),
        )


def rank(position: Position) -> int:
    """Return the code of a position."""
    hounds, hare, mover = position
    return bits(hounds) | hare << 11 | (mover == HARE) << 15


def unrank(code: int) -> Position:
    """Return the position with this code."""
    return cells_of(code & 0x7FF), code >> 11 & 15, HARE if code >> 15 else HOUNDS


def _row(point: int) -> list[int]:
    """Return what the compiled rules read of a point: 19 numbers.

    Its column; how many points are joined to it, and up to 8 of them; the same of those that are
    not to its left.
    """
    found = [COLUMN[point]]
    for row in (JOINED[point], FORWARD[point]):
        found += [len(row), *row, *[0] * (8 - len(row))]
    return found


def hare_succ(u: int, params: Any, out: Any) -> int:
    """Fill in the codes after every move, in the order of `moves`, and return their number."""
    hounds, hare = u & 0x7FF, u >> 11 & 15
    count = 0
    if u >> 15:
        at = 19 * hare + 1
        for k in range(at + 1, at + 1 + params[at]):
            point = params[k]
            if not hounds >> point & 1:
                out[count] = hounds | point << 11
                count += 1
        return count
    rest = hare << 11 | 1 << 15
    for hound in range(11):
        if hounds >> hound & 1:
            at = 19 * hound + 10
            for k in range(at + 1, at + 1 + params[at]):
                point = params[k]
                if point != hare and not hounds >> point & 1:
                    out[count] = (hounds ^ (1 << hound | 1 << point)) | rest
                    count += 1
    return count


def hare_terminal(u: int, params: Any) -> int:
    """Return the outcome for the mover where the hare has slipped past all hounds, else 3."""
    column = params[19 * (u >> 11 & 15)]
    for hound in range(11):
        if u >> hound & 1 and params[19 * hound] <= column:
            return 3
    return 1 if u >> 15 else 0
