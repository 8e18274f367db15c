"""Slow answers straight from the definitions, to check the solvers against.

Two oracles of different kinds. `by_rounds` applies the labelling rules again and again until
nothing changes: the least fixpoint. `by_play` plays the game out: it asks whether one of the
two players can force a win within k plies, for k = 0, 1, 2, ..., and remembers nothing between
questions. Neither imports a solver or numpy.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from .graph import GameGraph, as_graph
from .outcome import DRAW, LOSE, WIN, Outcome, terminal_outcome

Answers = tuple[list[Outcome], list[int]]


def by_rounds(
    graph: GameGraph,
    terminals: str = "normal",
    verdicts: Mapping[object, Outcome] | None = None,
) -> Answers:
    """Return (labels, distances), deciding in round k the positions of distance k.

    In each round all rules are applied to the labels of the round before; what no round
    decides is DRAW, distance -1. Cost: O(n (n + m)).

    >>> by_rounds(GameGraph.from_moves([[1], [0, 2], []]))[1]
    [2, 1, 0]
    """
    labels, moves = _start(graph, terminals, verdicts)
    distances = [-1 if label in (None, DRAW) else 0 for label in labels]
    for distance in range(1, graph.n):
        before = list(labels)
        for u in range(graph.n):
            if before[u] is None:
                successors = [before[v] for v in moves[u]]
                if LOSE in successors:
                    labels[u] = WIN
                elif all(label == WIN for label in successors):
                    labels[u] = LOSE
                if labels[u] is not None:
                    distances[u] = distance
        if labels == before:
            break
    return [DRAW if label is None else label for label in labels], distances


def by_play(
    graph: GameGraph,
    terminals: str = "normal",
    verdicts: Mapping[object, Outcome] | None = None,
) -> Answers:
    """Return (labels, distances), found by playing out every position to n - 1 plies.

    A forced end takes at most n - 1 plies, because no position comes twice in the shortest
    one. Cost: exponential in n; for graphs of a few positions.

    >>> by_play(GameGraph.from_moves([[1], [0, 2], []]))[1]
    [2, 1, 0]
    """
    start, moves = _start(graph, terminals, verdicts)

    def forced(u: int, plies: int) -> Outcome | None:
        """The outcome that can be forced from u within so many plies, if any."""
        if start[u] is not None or plies == 0:
            return start[u]
        answers = set()
        for v in moves[u]:
            answer = forced(v, plies - 1)
            if answer == LOSE:
                return WIN
            answers.add(answer)
        return LOSE if answers == {WIN} else None

    labels, distances = [], []
    for u in range(graph.n):
        ends = ((plies, forced(u, plies)) for plies in range(max(graph.n, 1)))
        plies, label = next(((k, end) for k, end in ends if end in (WIN, LOSE)), (-1, DRAW))
        labels.append(Outcome(label) if label is not None else DRAW)
        distances.append(plies)
    return labels, distances


def _start(
    graph: GameGraph, terminals: str, verdicts: Mapping[object, Outcome] | None
) -> tuple[list[Outcome | None], Sequence[Sequence[int]]]:
    """Return what is known before the first move, and the moves of every position."""
    terminal = terminal_outcome(terminals)
    fixed = as_graph(graph).resolve_verdicts(verdicts)
    moves = [graph.moves(u) for u in range(graph.n)]
    labels: list[Outcome | None] = [None if row else terminal for row in moves]
    for u, outcome in fixed.items():
        labels[u] = outcome
    return labels, moves
