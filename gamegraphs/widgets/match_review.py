"""Looking back at a match: what each move is worth, and which one lost."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any, NamedTuple

from ..draw import Picture, draw
from ..graph import GameGraph
from ..outcome import DRAW, LOSE, WIN, Outcome
from ..solution import Solution

_WORTH = {LOSE: 0, DRAW: 1, WIN: 2}
_FOR_THE_MOVER = {LOSE: WIN, DRAW: DRAW, WIN: LOSE}


class Ply(NamedTuple):
    """A move that was made: by whom, from which position, to which."""

    mover: str
    start: Any
    end: Any


def worth(solution: Solution, end: Hashable) -> str:
    """Return what a move to a position is worth to its mover, such as "WIN in 3".

    >>> from gamegraphs import GameGraph, solve
    >>> solution = solve(GameGraph.from_moves([[1], [2], []]))
    >>> worth(solution, 2), worth(solution, 1)
    ('WIN in 1', 'LOSE in 2')
    """
    outcome = _FOR_THE_MOVER[solution.outcome(end)]
    return outcome.name + ("" if outcome == DRAW else f" in {solution.distance(end) + 1}")


def losing_move(solution: Solution, plies: Sequence[Ply], mover: str) -> int | None:
    """Return the last ply with which this player gave something away, None if there is none.

    Against a player who makes no mistake it is the one that lost: nothing is given back after it.
    """
    found = None
    for k, ply in enumerate(plies):
        if ply.mover == mover:
            had: Outcome = solution.outcome(ply.start)
            if _WORTH[_FOR_THE_MOVER[solution.outcome(ply.end)]] < _WORTH[had]:
                found = k
    return found


def path_on_the_map(
    graph: GameGraph, solution: Solution, plies: Sequence[Ply], lost: int | None
) -> Picture:
    """Return the graph with its labels, the path of the play, and the move that lost."""
    notes: list[str | None] = [None] * graph.n
    ring = []
    if lost is not None:
        ring = [plies[lost].start]
        notes[graph.index(plies[lost].start)] = "lost here"
    path = dict.fromkeys((ply.start, ply.end) for ply in plies)
    return draw(graph, solution, highlight=ring, moves=path, notes=notes, title="Your play")


def changed_squares(before: Picture, after: Picture) -> set[Any]:
    """Return the squares of a board on which something else stands afterwards."""
    squares = before.contents.keys() | after.contents.keys()
    return {
        square for square in squares if before.contents.get(square) != after.contents.get(square)
    }
