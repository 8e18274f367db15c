"""Exercise 12: what the wrong answers of a function can have in common."""

from __future__ import annotations

from ...mistakes.pattern import Kind, Pattern
from ..graph_patterns import CYCLES, GRAPHS

PATTERNS: tuple[Pattern, ...] = (
    Kind(
        "half-missing", "a half is None, and there is such a position",
        "A half is None only where no position has that label; an end is LOSE in 0.",
        says="You say that there is no",
    ),
    Kind(
        "half-too-many", "a half is there, and no position has that label",
        "Then that half is None.",
        says="that half is None",
    ),
    Kind(
        "other-label", "the position named has another label",
        "The longest win is at a WIN position, the longest loss at a LOSE position.",
        says="You name position .*, but it is (WIN|LOSE|a DRAW)",
    ),
    Kind(
        "wrong-plies", "the position named has another distance",
        "The winner takes the shortest way, and the loser the longest.",
        says="and you say",
    ),
    Kind(
        "not-the-longest", "the distance is right, and another position takes longer",
        "All positions with that label have to be compared.",
        says="takes longer",
    ),
    Kind(
        "longest-win", "the longest win is wrong",
        "It is the greatest distance of all WIN positions, with such a position.",
        says=r"no WIN,|position is WIN:|longest WIN|^Position \d+ is WIN in",
    ),
    Kind(
        "longest-loss", "the longest win is right, and the longest loss is not",
        "It is the greatest distance of all LOSE positions, with such a position.",
        says=r"no LOSE,|position is LOSE:|longest LOSE|^Position \d+ is LOSE in",
    ),
    *GRAPHS,
    *CYCLES,
)  # fmt: skip
