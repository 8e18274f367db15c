"""Loopy nimbers: values of cyclic games that still tell the outcome of every sum.

A position is worth a nimber n, or infinity with a finite set K of nimbers, those of its
successors. Nimbers are given out in the order m = 0, 1, 2, ...: a position gets m if none of
its successors has m, and each of its successors that has no nimber (yet) has a successor
with m: a move to it can be answered at once by a move back to m, so it is worth nothing.
What has no successor with m and does not get it is worth infinity.

Source: C. A. B. Smith, Graphs and composite games, Journal of Combinatorial Theory 1 (1966)
51-81; Fraenkel and Perl, Constructions in combinatorial games with cycles (1975); the
labelling is that of Fraenkel and Yesha, The generalized Sprague-Grundy function and its
invariance under certain mappings, Journal of Combinatorial Theory A 43 (1986) 165-177.
"""

from __future__ import annotations

from dataclasses import dataclass

from ...graph import GameGraph, as_graph
from ...outcome import DRAW, LOSE, WIN, Outcome
from .grundy import losing_verdicts


@dataclass(frozen=True)
class LoopyValue:
    """A nimber, or infinity with the set of nimbers of the successors.

    Attributes
    ----------
    nimber : 0, 1, 2, ..., or None for infinity
    options : the nimbers that can be moved to; empty if `nimber` is not None

    >>> two, loop = LoopyValue(2), LoopyValue(None, frozenset({0, 3}))
    >>> two + two, two + loop, loop + loop
    (0, ∞{1, 2}, ∞{})
    >>> loop.outcome.name, (loop + two).outcome.name
    ('WIN', 'DRAW')
    """

    nimber: int | None
    options: frozenset[int] = frozenset()

    def __add__(self, other: LoopyValue) -> LoopyValue:
        """Return the value of the sum of two games."""
        if not isinstance(other, LoopyValue):
            return NotImplemented
        if self.nimber is not None and other.nimber is not None:
            return LoopyValue(self.nimber ^ other.nimber)
        if self.nimber is None and other.nimber is None:
            return LoopyValue(None)
        loop, nimber = (self, other.nimber) if self.nimber is None else (other, self.nimber)
        assert nimber is not None
        return LoopyValue(None, frozenset(k ^ nimber for k in loop.options))

    @property
    def outcome(self) -> Outcome:
        """LOSE for 0, WIN for other nimbers and where 0 can be moved to, else DRAW."""
        if self.nimber is not None:
            return WIN if self.nimber else LOSE
        return WIN if 0 in self.options else DRAW

    def __repr__(self) -> str:
        if self.nimber is not None:
            return str(self.nimber)
        return "∞{" + ", ".join(map(str, sorted(self.options))) + "}"


def loopy_grundy(graph: GameGraph) -> list[LoopyValue]:
    """Return the value of every position of any graph, in normal play.

    On an acyclic graph the nimbers are the Grundy values. A verdict LOSE is the value 0;
    raises GameGraphError for other verdicts. Cost: O(k (n + m)), k - 1 the greatest nimber;
    k^2 is at most about 2 m.

    >>> loopy_grundy(GameGraph.from_moves([[1, 2], [3], [1, 4], [], [2]]))
    [∞{1}, 1, ∞{1}, 0, ∞{}]
    """
    n = as_graph(graph).n
    moves = [graph.moves(u) for u in range(n)]
    for u in losing_verdicts(graph):
        moves[u] = []
    into: list[list[int]] = [[] for _ in range(n)]
    for u, row in enumerate(moves):
        for v in row:
            into[v].append(u)
    nimbers: list[int | None] = [None] * n
    rest = list(range(n))  # neither a nimber yet nor known to be infinite
    nimber = 0
    while rest:
        _give(nimber, moves, into, nimbers, rest)
        rest = [
            u for u in rest if nimbers[u] is None and any(nimbers[v] == nimber for v in moves[u])
        ]
        nimber += 1
    values = {k: LoopyValue(k) for k in range(nimber)}
    loops: dict[frozenset[int], LoopyValue] = {}
    answer = []
    for u, found in enumerate(nimbers):
        if found is not None:
            answer.append(values[found])
        else:
            options = frozenset(k for v in moves[u] if (k := nimbers[v]) is not None)
            answer.append(loops.setdefault(options, LoopyValue(None, options)))
    return answer


def _give(
    nimber: int,
    moves: list[list[int]],
    into: list[list[int]],
    nimbers: list[int | None],
    rest: list[int],
) -> None:
    """Give this nimber to every position of `rest` that is worth it.

    `unanswered[u]` counts the moves of u to positions without a nimber from which there is no
    move to `nimber` so far: u has to wait until it is 0.
    """
    unanswered = {u: sum(nimbers[v] is None for v in moves[u]) for u in rest}
    answers: set[int] = set()  # positions with a move to `nimber`
    ready = [u for u in rest if unanswered[u] == 0]
    # A position with a move to `nimber` never gets ready: that move stays unanswered.
    for u in ready:  # grows while it is walked
        nimbers[u] = nimber
        for v in into[u]:
            if v in answers or nimbers[v] is not None:
                continue
            answers.add(v)
            for w in into[v]:
                if w in unanswered:
                    unanswered[w] -= 1
                    if unanswered[w] == 0:
                        ready.append(w)
