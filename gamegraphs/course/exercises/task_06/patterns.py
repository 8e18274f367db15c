"""Exercise 6: what the wrong answers of a function can have in common."""

from __future__ import annotations

from ...mistakes.pattern import Kind, Pattern
from ..graph_patterns import LABELLING

PATTERNS: tuple[Pattern, ...] = (
    Kind(
        "distance-of-win", "the labels are right, and the distance of a WIN is wrong",
        "The winner takes the shortest way: one ply more than the nearest LOSE successor.",
        says=r"^All labels are right\..*, but it is \d+: it can move to",
    ),
    Kind(
        "distance-of-lose", "the labels are right, and the distance of a LOSE is wrong",
        "The loser holds out: one ply more than the WIN successor that takes longest.",
        says=r"^All labels are right\..*: it holds out longest",
    ),
    Kind(
        "distance-of-draw", "the labels are right, and a DRAW has another distance than -1",
        "There is no end to count to.",
        says=r"^All labels are right\..*, but it is a DRAW",
    ),
    Kind(
        "distance-of-end", "the labels are right, and an end has another distance than 0",
        "Play is over there.",
        says=r"^All labels are right\..*, but play is over there",
    ),
    Kind(
        "distances", "the labels are right, and a distance is wrong",
        "The winner takes the shortest way, the loser the longest, and a DRAW has -1.",
        says=r"^All labels are right\.",
    ),
    *LABELLING,
)  # fmt: skip
