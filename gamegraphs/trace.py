"""The retrograde wave one step at a time, with a reason for every step.

The same rules as `gamegraphs.solve`, in plain Python and with its whole state written down
after every step, so that a picture or a test can look at it. For small graphs only.

The wave starts at the seeds: positions without moves and positions with a verdict. It takes
them from a first-in first-out queue and looks at every move that leads to them, backwards.
A move to LOSE makes its position WIN. A move to WIN is one way out less: a counter holds the
moves of a position that are not yet known to lead to WIN, and at 0 the position is LOSE.
What the wave never reaches is DRAW.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from .graph import GameGraph, as_graph
from .outcome import DRAW, LOSE, WIN, Outcome, Terminals, terminal_outcome
from .text import listing

Kind = Literal["seed", "label", "count", "skip", "pass", "end"]


@dataclass(frozen=True, slots=True)
class Step:
    """One step of the wave and the state after it; positions are numbers.

    Attributes
    ----------
    kind : what happened
        "seed": `position` got its label before the wave started
        "label": `position` got its label, because of its move to `source`
        "count": the counter of `position` went down, because of its move to `source`
        "skip": `position` was known already, its move to `source` changes nothing
        "pass": no move leads to `source`
        "end": the queue is empty, all positions without a label are DRAW
    position : the position that was looked at, None for "pass" and "end"
    source : the position taken from the queue, None for "seed" and "end"
    because : the reason, as one sentence
    labels : for each position its label so far, None if it has none
    distances : for each position its plies to the end, -1 if DRAW or not known
    counters : for each position its moves not yet known to lead to WIN
    queue : the labelled positions whose predecessors have not been looked at, first one first
    """

    kind: Kind
    position: int | None
    source: int | None
    because: str
    labels: tuple[Outcome | None, ...]
    distances: tuple[int, ...]
    counters: tuple[int, ...]
    queue: tuple[int, ...]

    @property
    def label(self) -> Outcome | None:
        """The label of `position` after the step."""
        return None if self.position is None else self.labels[self.position]

    @property
    def distance(self) -> int:
        """The distance of `position` after the step."""
        return -1 if self.position is None else self.distances[self.position]


def trace(
    graph: GameGraph,
    terminals: Terminals = "normal",
    verdicts: Mapping[Any, Outcome] | None = None,
) -> list[Step]:
    """Return the steps of retrograde analysis on a small graph.

    Parameters
    ----------
    graph : n positions, m moves
    terminals : outcome of a position without moves, "normal" (LOSE) or "misere" (WIN)
    verdicts : {name: Outcome} where play stops, whether or not there are moves; these moves
        are not followed; None means those of the graph

    Returns
    -------
    The seeds in the order of their numbers, then one step for every move that is looked at,
    then the end. The last step holds the labels and distances of `gamegraphs.solve`.

    Cost: O(n + m) steps, each with the state of n positions.

    >>> graph = GameGraph.from_moves([[1, 2], [3], [1, 4], [], [2]])
    >>> for step in trace(graph):
    ...     print(step.because)
    3 is LOSE: it has no moves.
    1 is WIN: it can move to 3, which is LOSE.
    0: its move to 1 leads to WIN; 1 of 2 moves still open.
    2: its move to 1 leads to WIN; 1 of 2 moves still open.
    0, 2 and 4 were never reached: DRAW.
    """
    return _Wave(graph, terminals, verdicts).run()


class _Wave:
    """The state of the wave; every method that changes it ends with writing down a step."""

    def __init__(
        self, graph: GameGraph, terminals: str, verdicts: Mapping[Any, Outcome] | None
    ) -> None:
        self.graph = as_graph(graph)
        self.at_terminals = terminal_outcome(terminals)
        self.fixed = graph.resolve_verdicts(verdicts)
        self.labels: list[Outcome | None] = [None] * graph.n
        self.distances = [-1] * graph.n
        self.counters = [len(graph.moves(u)) for u in range(graph.n)]
        self.queue: deque[int] = deque()
        self.steps: list[Step] = []

    def run(self) -> list[Step]:
        for u in range(self.graph.n):
            if u in self.fixed:
                outcome = self.fixed[u]
                reason = f"{self.name(u)} is {outcome.name}: the rules say so."
                self.seed(u, outcome, reason)
            elif self.graph.is_terminal(u):
                outcome = self.at_terminals
                reason = f"{self.name(u)} is {outcome.name}: it has no moves."
                self.seed(u, outcome, reason)
        while self.queue:
            v = self.queue.popleft()
            predecessors = self.graph.predecessors(v)
            for u in predecessors:
                self.look(u, v)
            if not predecessors:
                self.note("pass", None, v, f"No move leads to {self.name(v)}.")
        self.end()
        return self.steps

    def seed(self, u: int, outcome: Outcome, reason: str) -> None:
        self.labels[u] = outcome
        if outcome != DRAW:  # a DRAW helps nobody: it never makes a predecessor known
            self.distances[u] = 0
            self.queue.append(u)
        self.note("seed", u, None, reason)

    def look(self, u: int, v: int) -> None:
        """Look at the move from u to v, which has just been taken from the queue."""
        name, to = self.name(u), self.name(v)
        label = self.labels[u]
        if label is not None:
            reason = f"{name} is already {label.name}: its move to {to} changes nothing."
            self.note("skip", u, v, reason)
        elif self.labels[v] == LOSE:
            reason = f"{name} is WIN: it can move to {to}, which is LOSE."
            self.settle(u, v, WIN, reason)
        else:
            self.counters[u] -= 1
            moves = len(self.graph.moves(u))
            if self.counters[u] == 0:
                which = "only" if moves == 1 else "last open"
                reason = f"{name} is LOSE: its {which} move leads to {to}, which is WIN."
                self.settle(u, v, LOSE, reason)
            else:
                still = f"{self.counters[u]} of {moves} moves still open"
                self.note("count", u, v, f"{name}: its move to {to} leads to WIN; {still}.")

    def settle(self, u: int, v: int, outcome: Outcome, reason: str) -> None:
        # The queue holds positions by rising distance. So the first LOSE that reaches u is
        # the nearest one, and the WIN that closes its last move is the furthest.
        self.labels[u] = outcome
        self.distances[u] = self.distances[v] + 1
        self.queue.append(u)
        self.note("label", u, v, reason)

    def end(self) -> None:
        rest = [u for u, label in enumerate(self.labels) if label is None]
        for u in rest:
            self.labels[u] = DRAW
        if rest:
            verb = "was" if len(rest) == 1 else "were"
            reason = f"{listing([self.name(u) for u in rest])} {verb} never reached: DRAW."
        else:
            reason = "The queue is empty and every position has its label."
        self.note("end", None, None, reason)

    def note(self, kind: Kind, position: int | None, source: int | None, because: str) -> None:
        state = (tuple(self.labels), tuple(self.distances), tuple(self.counters), tuple(self.queue))
        self.steps.append(Step(kind, position, source, because, *state))

    def name(self, u: int) -> str:
        return str(self.graph.names[u])
