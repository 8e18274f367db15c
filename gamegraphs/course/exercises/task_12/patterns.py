"""Exercise 12: what the wrong answers of a function can have in common."""

from __future__ import annotations

from ...mistakes.pattern import Kind, Pattern
from ..graph_patterns import CYCLES, GRAPHS

PATTERNS: tuple[Pattern, ...] = (
    Kind(
        "half-missing", "one half says that there is no such position, and there is one",
        "A half has nothing to name only where no position has that label; an end is LOSE in 0.",
        says="You say that there is no",
    ),
    Kind(
        "half-too-many", "one half names a position, and no position has that label",
        "Then that half says so.",
        in_python="It is None.",
        says="there is none to name",
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
