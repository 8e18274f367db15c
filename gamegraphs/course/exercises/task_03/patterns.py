"""Exercise 3: what the wrong answers of a function can have in common."""

from __future__ import annotations

from ...mistakes.pattern import Kind, Pattern
from ..graph_patterns import CYCLES, GRAPHS, PLACES

PATTERNS: tuple[Pattern, ...] = (
    Kind(
        "wrong-degree", "the number of moves of a position is wrong",
        "It is the length of its list: moves that lead out, each of them once.",
        says="you count",
    ),
    Kind(
        "predecessor-missing", "a predecessor is missing",
        "Each move u -> v puts u into the list of v.",
        says=r"\d is missing, and",
    ),
    Kind(
        "predecessor-too-many", "somebody is listed who has no such move",
        "In the list of v stands u for each move u -> v, and nobody else.",
        says="you list",
    ),
    Kind(
        "predecessor-times", "a predecessor is listed too often or too seldom",
        "It stands in the list of v as often as it has moves to v.",
        says="stands there",
    ),
    *PLACES,
    *GRAPHS,
    *CYCLES,
)  # fmt: skip
