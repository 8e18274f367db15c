"""Exercise 9: what the wrong answers of a function can have in common."""

from __future__ import annotations

from ...mistakes.pattern import Kind, Pattern
from ..graph_patterns import LABELLING

PATTERNS: tuple[Pattern, ...] = (
    Kind(
        "cycle-missed", "a graph with a cycle is called ACYCLIC",
        "A cycle may begin anywhere, and go through any of the moves.",
        says="^You say ACYCLIC",
    ),
    Kind(
        "cycle-seen", "a graph without a cycle is called CYCLIC",
        "Only who can come back to a position on the way is on a cycle; two ways may meet.",
        says="^You say CYCLIC",
    ),
    Kind(
        "wrong-kind", "ACYCLIC and CYCLIC are taken for each other",
        "A graph is CYCLIC if and only if some position can come back.",
        says="^You say (A?)CYCLIC",
    ),
    *LABELLING,
)  # fmt: skip
