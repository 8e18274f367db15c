"""Words and numbers as the sentences of several exercises say them."""

from __future__ import annotations

from collections.abc import Sequence

from ...outcome import Outcome
from ..running.values import shown


def letters(labels: Sequence[int]) -> str:
    """Return labels as letters.

    >>> letters([0, 1, 2])
    'L W D'
    """
    return " ".join(Outcome(label).letter for label in labels)


def in_letters(labels: Sequence[int]) -> str:
    """Return what stands behind labels that are few: the same in letters; "" for one, or many.

    >>> in_letters([0, 1])
    ', that is L W'
    """
    return f", that is {letters(labels)}" if 1 < len(labels) <= 12 else ""


def labels_told(labels: Sequence[int]) -> str:
    """Return labels as a list, and in letters if they are few.

    >>> labels_told([2]), labels_told([2, 0])
    ('[2]', '[2, 0], that is D L')
    """
    return shown(list(labels)) + in_letters(labels)


def plies_told(plies: int) -> str:
    """Return a number of plies in words.

    >>> plies_told(1), plies_told(4)
    ('1 ply', '4 plies')
    """
    return "1 ply" if plies == 1 else f"{plies} plies"


def distance_told(distance: int) -> str:
    """Return a distance in words; the -1 of a DRAW is no number of plies.

    >>> distance_told(3), distance_told(-1)
    ('3 plies', 'no distance (-1)')
    """
    if distance == -1:
        return "no distance (-1)"
    return plies_told(distance) if distance >= 0 else str(distance)


def positions_told(positions: Sequence[int]) -> str:
    """Return the first six different positions, separated by commas."""
    different = [str(v) for v in dict.fromkeys(positions)]
    return ", ".join(different[:6]) + (", ..." if len(different) > 6 else "")
