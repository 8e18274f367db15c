"""Exercise 2: what the wrong answers of a function can have in common."""

from __future__ import annotations

from ...mistakes.pattern import Kind, Pattern, Where
from ..graph_patterns import GRAPHS, PLACES

PATTERNS: tuple[Pattern, ...] = (
    Kind(
        "end-left-out", "a terminal is left out",
        "Every position without moves is one, whatever else there is in the graph.",
        says="is not in your answer",
    ),
    Kind(
        "taken-for-end", "a position with moves is taken for a terminal",
        "A terminal has no move at all, not even one to itself.",
        says="but it is no terminal",
    ),
    Kind(
        "misere-seed", "the seed in misere play is wrong",
        "Who made the last move has lost, so the player to move at a terminal has won: WIN.",
        says="in misere play that is WIN",
    ),
    Kind(
        "normal-seed", "the seed in normal play is wrong",
        "Who cannot move has lost: LOSE for the player to move at a terminal.",
        says="in normal play that is LOSE",
    ),
    Where("where-misere", "misere play is asked for", "Then a terminal is WIN.",
          lambda data: data[1]),
    Where("where-normal", "normal play is asked for", "Then a terminal is LOSE.",
          lambda data: not data[1]),
    *PLACES,
    *GRAPHS,
)  # fmt: skip
