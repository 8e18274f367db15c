"""What a byte of a table says: the plies to the end, a DRAW, or no number at all.

Every game here ends with a LOSE, and the label changes with every ply, so that an even number is a
LOSE and an odd one a WIN.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from ..outcome import DRAW, LOSE, WIN, Outcome

_Position = TypeVar("_Position")
LONGEST = 250  # plies
DRAWN, OPEN, ILLEGAL = 253, 254, 255  # what a byte says that is no number of plies


def outcome_of(value: int) -> tuple[Outcome, int]:
    """Return the outcome and the plies to the end that a byte stands for, -1 for a DRAW.

    >>> outcome_of(3), outcome_of(DRAWN)
    ((<Outcome.WIN: 1>, 3), (<Outcome.DRAW: 2>, -1))
    """
    return (DRAW, -1) if value == DRAWN else (Outcome(value % 2), value)


def best_first_key(outcome: Outcome, plies: int) -> tuple[int, int]:
    """Return a key that puts the best move first, by what the player to move gets after it.

    LOSE, the nearest before others, then DRAW, then WIN, the furthest before others.

    >>> found = [(WIN, 1), (DRAW, -1), (LOSE, 4), (WIN, 3)]
    >>> sorted(found, key=lambda after: best_first_key(*after))
    [(<Outcome.LOSE: 0>, 4), (<Outcome.DRAW: 2>, -1), (<Outcome.WIN: 1>, 3), (<Outcome.WIN: 1>, 1)]
    """
    return (LOSE, DRAW, WIN).index(outcome), plies if outcome == LOSE else -plies


def best_line(
    position: _Position, plies: int, moves: Callable[[_Position], Sequence[tuple[Any, ...]]]
) -> list[_Position]:
    """Return the positions of best play over so many plies; only the first for a DRAW, -1.

    moves : the moves of a position, the best first, each beginning with the position after it

    >>> best_line(5, 3, lambda u: [(u - 2,), (u - 1,)])
    [5, 3, 1, -1]
    """
    line = [position]
    for _ in range(plies):
        line.append(moves(line[-1])[0][0])
    return line


def outcome_counts(tally: Any) -> dict[Outcome, int]:
    """Return how many positions have each outcome; tally, int64 [256]: how many have each byte."""
    lost, won = tally[: LONGEST + 1 : 2].sum(), tally[1 : LONGEST + 1 : 2].sum()
    return {LOSE: int(lost), WIN: int(won), DRAW: int(tally[DRAWN])}
