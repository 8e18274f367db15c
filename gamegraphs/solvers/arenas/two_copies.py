"""The split: win, lose and draw as an attractor and a safety region.

An attractor needs to know who moves; a position of a game graph does not say. So every
position u becomes two: in (u, 0) player 0, the attractor, is to move, in (u, 1) its opponent.
Each move changes the copy. Player 0 aims at the ends of the game in its favour: an opponent
who is to move at a LOSE, and itself to move at a WIN. Then, with ranks for distances,

    u is WIN    if player 0 can force the target from (u, 0)
    u is LOSE   if player 0 can force the target from (u, 1)
    u is DRAW   if the opponent can keep out of the target for ever from both

Without the split, "some move" and "every move" would both apply to every position, and the
result would be plain backward reachability.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ...arrays import SMALL, code_for, find_numpy
from ...graph import GameGraph, as_graph
from ...outcome import DRAW, LOSE, WIN, Outcome, terminal_outcome
from ...solution import Solution
from ..jit.dispatch import flat
from .arena import Arena
from .attractor import attractor


@dataclass(frozen=True, eq=False)
class Split:
    """The two copies of a game graph, and what player 0 aims at.

    Attributes
    ----------
    graph : the GameGraph that was split, n positions
    arena : 2 n positions: (u, player to move) is number u + n * player, owned by that player
    target : positions of the arena at which play has ended in favour of player 0
    terminals, verdicts : how the game is played, as for `solve`
    """

    graph: GameGraph
    arena: Arena
    target: list[int]
    terminals: str
    verdicts: Mapping[Any, Outcome]

    def solution(self) -> Solution:
        """Return the labels and distances, read off from the attractor of player 0.

        Cost: O(n + m).

        >>> split(GameGraph.from_moves([[1, 2], [3], [1, 4], [], [2]])).solution()
        Solution(0: DRAW, 1: WIN, 2: DRAW, 3: LOSE, 4: DRAW)
        """
        n = self.graph.n
        rank = attractor(self.arena, 0, self.target, stuck="stays").rank.tolist()
        labels, distances = [], []
        for win, lose in zip(rank[:n], rank[n:], strict=True):
            labels.append(WIN if win >= 0 else LOSE if lose >= 0 else DRAW)
            distances.append(max(win, lose))
        return Solution(
            self.graph, flat("B", labels), flat("i", distances),
            method="split", terminals=self.terminals, verdicts=self.verdicts,
        )  # fmt: skip


def split(
    graph: GameGraph, terminals: str = "normal", verdicts: Mapping[Any, Outcome] | None = None
) -> Split:
    """Return the arena with two copies of every position, and the target of player 0.

    Parameters
    ----------
    graph : n positions, m moves
    terminals, verdicts : as for `solve`; play stops where there is a verdict, so that such
        positions have no moves in the arena

    Raises GameGraphError as `solve` does. Cost: O(n + m).

    >>> s = split(GameGraph.from_moves([[1], []]))
    >>> [s.arena.graph.moves(u) for u in range(4)], s.arena.owner.tolist(), s.target
    ([[3], [], [1], []], [0, 0, 1, 1], [3])
    """
    graph, terminal = as_graph(graph), terminal_outcome(terminals)
    fixed = graph.resolve_verdicts(verdicts)
    n = graph.n
    ends = {u: terminal for u in range(n) if graph.offsets[u] == graph.offsets[u + 1]} | fixed
    target = [u for u, outcome in ends.items() if outcome == WIN]
    target += [u + n for u, outcome in ends.items() if outcome == LOSE]
    arena = Arena(_two_copies(graph, fixed), [0] * n + [1] * n)
    return Split(
        graph, arena, sorted(target), terminals, graph.verdicts if verdicts is None else verdicts
    )


def _two_copies(graph: GameGraph, fixed: Mapping[int, Outcome]) -> GameGraph:
    """Return the graph in which every move leads to the other copy; none from fixed positions."""
    n, m = graph.n, graph.m
    np = find_numpy() if n + m > SMALL else None
    if np is not None and not fixed:
        offsets, targets = np.asarray(graph.offsets), np.asarray(graph.targets)
        there = np.concatenate([targets + n, targets]).astype(np.int32)
        return GameGraph(
            np.concatenate([offsets, offsets[1:].astype(np.int64) + m]).astype(code_for(2 * m)),
            there,
        )
    moves = [[] if u in fixed else graph.moves(u) for u in range(n)]
    return GameGraph.from_moves([[v + n for v in row] for row in moves] + moves)
