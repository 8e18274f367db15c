"""Memoised depth-first search as one writes it down first: a recursive function and a memory.

To know the outcome of a position, ask for those of its successors; remember each answer, so
that no question is answered twice. `memo` is the same search without recursion, compiled.
"""

from __future__ import annotations

from collections.abc import Mapping

from ...graph import GameGraph
from ...outcome import DRAW, LOSE, WIN, CycleError, Outcome


def memo_plain(
    graph: GameGraph, terminal: Outcome = LOSE, fixed: Mapping[int, Outcome] | None = None
) -> tuple[list[Outcome], list[int]]:
    """Return (labels, distances) of a small acyclic graph.

    `terminal` is the outcome of positions without moves. Play stops at the positions in `fixed`,
    with the outcome given there. Raises CycleError, with the cycle, if play can come back to a
    position. Cost: O(n + m), and a call on Python's stack for each position of a path, so paths
    of up to a few hundred positions.

    >>> memo_plain(GameGraph.from_moves([[1, 2], [2], []]))
    ([<Outcome.WIN: 1>, <Outcome.WIN: 1>, <Outcome.LOSE: 0>], [1, 1, 0])
    """
    ends = fixed or {}
    memory: dict[int, tuple[Outcome, int]] = {}  # position -> (outcome, distance)
    path: list[int] = []  # the positions that are being asked about, each a successor of the last

    def outcome(u: int) -> tuple[Outcome, int]:
        if u in memory:
            return memory[u]
        if u in path:
            raise CycleError(graph.names[v] for v in path[path.index(u) :])
        path.append(u)
        answers = [] if u in ends else [outcome(v) for v in graph.moves(u)]
        path.pop()
        losing = [distance for label, distance in answers if label == LOSE]
        if not answers:  # play is over
            label = ends.get(u, terminal)
            memory[u] = label, -1 if label == DRAW else 0
        elif losing:  # a move to a position where the opponent loses, as soon as possible
            memory[u] = WIN, 1 + min(losing)
        elif any(label == DRAW for label, _ in answers):
            memory[u] = DRAW, -1
        else:  # the opponent wins after every move: the longest way
            memory[u] = LOSE, 1 + max(distance for _, distance in answers)
        return memory[u]

    found = [outcome(u) for u in range(graph.n)]
    return [label for label, _ in found], [distance for _, distance in found]
