"""What a byte of a table says: the plies to the end, a DRAW, or no number at all.

Every game here ends with a LOSE, and the label changes with every ply, so that an even number is a
LOSE and an odd one a WIN.
"""

from __future__ import annotations

from ..outcome import DRAW, LOSE, WIN, Outcome

LONGEST = 250  # plies
DRAWN, OPEN, ILLEGAL = 253, 254, 255  # what a byte says that is no number of plies


def outcome_of(value: int) -> tuple[Outcome, int]:
    """Return the outcome and the plies to the end that a byte stands for, -1 for a DRAW.

    >>> outcome_of(3), outcome_of(DRAWN)
    ((<Outcome.WIN: 1>, 3), (<Outcome.DRAW: 2>, -1))
    """
    return (DRAW, -1) if value == DRAWN else (Outcome(value % 2), value)


def rank_of(outcome: Outcome, plies: int) -> tuple[int, int]:
    """Return a key that puts the best move first, by what the player to move gets after it.

    LOSE, the nearest before others, then DRAW, then WIN, the furthest before others.

    >>> sorted([(WIN, 1), (DRAW, -1), (LOSE, 4), (WIN, 3)], key=lambda after: rank_of(*after))
    [(<Outcome.LOSE: 0>, 4), (<Outcome.DRAW: 2>, -1), (<Outcome.WIN: 1>, 3), (<Outcome.WIN: 1>, 1)]
    """
    return (LOSE, DRAW, WIN).index(outcome), plies if outcome == LOSE else -plies
