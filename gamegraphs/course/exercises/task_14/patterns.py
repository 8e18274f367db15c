"""Exercise 14: what the wrong answers of a function can have in common."""

from __future__ import annotations

from ...mistakes.pattern import Kind, Pattern, Where
from ..base import Input


def _ends(data: Input) -> list[int]:
    """Return for each vertex at how many edges it is."""
    found = [0] * data[0]
    for u, v in data[1]:
        found[u] += 1
        found[v] += 1
    return found


PATTERNS: tuple[Pattern, ...] = (
    Kind(
        "capture-missed", "the robber escapes where the cop can force the capture",
        "The cop needs one good move; of the robber's moves every one has to lead to the capture.",
        says="you say that the robber escapes",
    ),
    Kind(
        "capture-for-escape", "the robber is captured where it escapes",
        "The robber needs one move, or to stay, after which the cop never captures.",
        says=r"you say \d+, but(?! it is \d| it takes| they share| the cop moves)",
    ),
    Kind(
        "too-few-plies", "the capture comes too soon",
        "Of the robber's moves, staying among them, the one counts that takes longest.",
        says=r"you say \d+, but it takes",
    ),
    Kind(
        "too-many-plies", "the capture comes too late",
        "Of the cop's moves the one counts that takes the fewest plies.",
        says=r"you say \d+, but (it is \d|the cop moves)",
    ),
    Kind(
        "same-vertex", "a start on one vertex is not 0 plies",
        "They share a vertex, so it is over.",
        says="they share a vertex",
    ),
    Kind(
        "plies-miscounted", "who is captured is right, and the number of plies is not",
        "The cop takes its shortest way, and the robber holds out as long as it can.",
        says=r"you say \d+, but (it takes|it is \d|the cop moves|they share)",
    ),
    Kind(
        "robber-too-weak", "the robber is captured where it escapes, or too soon",
        "The robber makes the most of its moves, and of staying: only if all are bad it is lost.",
        says=r"you say \d+, but (?!it is \d|they share|the cop moves)",
    ),
    Kind(
        "cop-too-weak", "the robber escapes where it is captured, or is captured too late",
        "The cop makes the most of its moves: a single good one is enough.",
        says=r"you say (that the robber escapes|\d+, but (it is \d|the cop moves|they share))",
    ),
    Where("where-lonely", "a vertex has no edge", "Who is there can only stay.",
          lambda data: 0 in _ends(data)),
    Where("where-leaf", "a vertex has a single edge",
          "It is a dead end: from there one goes back, or stays.", lambda data: 1 in _ends(data)),
    Where("where-cycle", "edges close a circle",
          "On one of four vertices or more without a short cut a robber can run for ever.",
          lambda data: _has_circle(*data)),
    Where("where-no-cycle", "no edges close a circle",
          "In one piece the cop drives the robber into a dead end.",
          lambda data: not _has_circle(*data)),
    Where("where-branching", "a vertex has three edges or more", "Each of them is a way to go.",
          lambda data: max(_ends(data)) > 2),
    Where("where-one", "there is one vertex", "Both are there.", lambda data: data[0] == 1),
)  # fmt: skip


def _has_circle(n: int, edges: list[list[int]]) -> bool:
    root = list(range(n))
    for u, v in edges:
        while root[u] != u:
            u = root[u]
        while root[v] != v:
            v = root[v]
        if u == v:
            return True
        root[u] = v
    return False
