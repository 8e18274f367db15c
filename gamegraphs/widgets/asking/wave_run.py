"""The wave run by hand, step by step: take, look, count, label, put into the queue.

The steps are those of `gamegraphs.trace`, made by the reader. Where any order is right, any order
is taken: that of the seeds, of the moves that lead to one position, of positions at the same
distance. Where the queue's order matters, it is asked for: a position further from the end may not
be taken before a nearer one. A step that cannot be justified is refused with its reason.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from html import escape
from typing import Any

from ...draw import Layout, Picture, draw, layout
from ...draw.shapes import one_line
from ...graph import GameGraph
from ...outcome import DRAW, LOSE, WIN, GameGraphError, Outcome, as_outcome
from ...text import count, listing
from ..by_hand import StepResult

_MOST = 12  # positions
_START = "Begin with the positions that have no moves: label them, and put them into the queue."

Step = tuple[str, Any, Outcome | None]  # the method, the position's name, the label for `label`


class WaveRun:
    """A graph and the state of a wave that the reader runs; every step gives its reason.

    Attributes
    ----------
    labels : for each position its label so far, None if it has none
    distances : plies to the end, -1 where there is no label or a DRAW
    counters : for each position its moves not yet known to lead to WIN
    queue : names of the positions in the queue, first one first
    current : the name of the position whose moves are looked at, None before the first
    steps, refused : how many steps were made, how many tries were refused
    first_refused : why the first of them was, "" while there is none
    hints : how often help was asked for
    fresh : whether this is the first run on the graph
    finished : whether the wave has ended; all labels and distances are right then

    >>> run = WaveRun([[1], []])
    >>> run.label(0, WIN)
    Nothing has been taken from the queue yet: seed it, then take a position.
    >>> run.label(1, LOSE)
    1 is LOSE: it has no moves.
    >>> run.enqueue(1), run.take(1), run.label(0, WIN)
    (1 goes into the queue., 1 is taken from the queue., 0 is WIN: it can move to 1, which is LOSE.)
    >>> run.finish()
    0 has a label and is not in the queue: whoever can move there would never hear of it.
    """

    def __init__(
        self,
        graph: GameGraph | Sequence[Sequence[int]],
        on_finish: Callable[[WaveRun], None] | None = None,
    ) -> None:
        self._on_finish = on_finish
        self.begin(graph)

    def begin(self, graph: GameGraph | Sequence[Sequence[int]]) -> None:
        """Begin on a graph, from nothing."""
        self.fresh = graph is not getattr(self, "graph", None)
        self.graph = graph if isinstance(graph, GameGraph) else GameGraph.from_moves(graph)
        if self.graph.n > _MOST:
            raise GameGraphError(f"by hand at most {_MOST} positions, not {self.graph.n}")
        self._plan: Layout | None = None
        self.labels: list[Outcome | None] = [None] * self.graph.n
        self.distances = [-1] * self.graph.n
        self.counters = [len(self.graph.moves(u)) for u in range(self.graph.n)]
        self._queue: list[int] = []
        self._unqueued: list[int] = []  # labelled, and not put into the queue yet
        self._current = -1
        self._pending: Counter[int] = Counter()  # moves to the current position, by their origin
        self.steps = self.refused = self.hints = 0
        self.first_refused = ""
        self.finished = False
        self._say(True, _START, -1)

    # Steps

    def label(self, name: Any, outcome: Outcome | int) -> StepResult:
        """Give a position its label: as a seed, or by its move to the current position."""
        u, wanted = self.graph.index(name), as_outcome(outcome, "the label")
        if self.labels[u] is not None:
            return self._refuse(u, f"{self._name(u)} is {self._label(u)} already.")
        if self.graph.is_terminal(u):
            return self._seed(u, wanted)
        problem = self._unlookable(u)
        if problem:
            return self._refuse(u, problem)
        due, why = self._due(u)
        if due is None:
            return self._refuse(u, f"{self._name(u)} is not {wanted.name}: {why}.")
        if due != wanted:
            no = f"{self._name(u)} is not {wanted.name}: {why}, so it is {due.name}."
            return self._refuse(u, no)
        self._pending[u] -= 1
        self.counters[u] -= due == LOSE
        return self._settle(u, due, self.distances[self._current] + 1, why)

    def count_down(self, name: Any) -> StepResult:
        """Take one off the counter of a position, for its move to the current position."""
        u = self.graph.index(name)
        problem = self._unlookable(u)
        if problem:
            return self._refuse(u, problem)
        if self.labels[u] is not None:
            no = f"{self._name(u)} is {self._label(u)} already: this move changes nothing."
            return self._refuse(u, no)
        due, why = self._due(u)
        if due is not None:
            to_zero = ", and with it the counter comes to 0" if due == LOSE else ""
            no = f"Counting is not enough for {self._name(u)}: {why}{to_zero}."
            return self._refuse(u, no)
        self._pending[u] -= 1
        self.counters[u] -= 1
        left = count(self.counters[u], "move")
        return self._say(True, f"{self._name(u)} has {left} open now.", u, made=True)

    def leave(self, name: Any) -> StepResult:
        """Pass over a move to the current position, because its position is known already."""
        u = self.graph.index(name)
        problem = self._unlookable(u)
        if problem:
            return self._refuse(u, problem)
        if self.labels[u] is None:
            v = self._name(self._current)
            no = f"{self._name(u)} is not known yet: its move to {v} matters."
            return self._refuse(u, no)
        self._pending[u] -= 1
        known = f"{self._name(u)} is {self._label(u)} already: this move changes nothing."
        return self._say(True, known, u, made=True)

    def enqueue(self, name: Any) -> StepResult:
        """Put a position that has got its label into the queue."""
        u = self.graph.index(name)
        if self.labels[u] is None:
            no = f"{self._name(u)} has no label yet: it has nothing to tell."
            return self._refuse(u, no)
        if u not in self._unqueued:
            where = "is in the queue" if u in self._queue else "was in the queue"
            return self._refuse(u, f"{self._name(u)} {where} already; once is enough.")
        self._unqueued.remove(u)
        self._queue.append(u)
        return self._say(True, f"{self._name(u)} goes into the queue.", u, made=True)

    def take(self, name: Any) -> StepResult:
        """Take a position from the queue; then look at every move that leads to it."""
        u = self.graph.index(name)
        if u not in self._queue:
            if self.labels[u] is not None and u not in self._unqueued:
                return self._refuse(u, f"{self._name(u)} has been taken from the queue before.")
            return self._refuse(u, f"{self._name(u)} is not in the queue.")
        problem = self._unseeded() or self._undone()
        if problem:
            return self._refuse(u, problem)
        first = self._queue[0]
        if self.distances[u] > self.distances[first]:
            no = (
                f"{self._name(first)} is before {self._name(u)} in the queue and nearer to the "
                "end. The other way round, a distance may come out wrong."
            )
            return self._refuse(u, no)
        self._queue.remove(u)
        self._current = u
        self._pending = Counter(self.graph.predecessors(u))
        none = "" if self._pending else " No move leads to it."
        return self._say(True, f"{self._name(u)} is taken from the queue.{none}", u, made=True)

    def finish(self) -> StepResult:
        """Say that the wave has ended: what has no label is DRAW."""
        if self.finished:
            return self._say(True, "The wave has ended.", -1)
        problem = self._unseeded() or self._undone()
        if not problem and self._queue:
            first = self._name(self._queue[0])
            problem = f"The queue is not empty: the moves to {first} have not been looked at."
        if problem:
            return self._refuse(-1, problem)
        rest = [u for u, label in enumerate(self.labels) if label is None]
        for u in rest:
            self.labels[u] = DRAW
        self.finished = True
        are = "is" if len(rest) == 1 else "are"
        end = f"{listing([self._name(u) for u in rest])} {are} DRAW. " if rest else ""
        said = self._say(True, f"The queue is empty. {end}{self._summary()}", -1, made=True)
        if self._on_finish is not None:
            self._on_finish(self)
        return said

    def hint(self) -> str:
        """Say what kind of step is next, and count that help was needed."""
        self.hints += 1
        if self.finished:
            return self._say(True, "The wave has ended.", -1).because
        kind = self.next_steps()[0][0]
        v = self._name(self._current) if self._current >= 0 else ""
        words = {
            "label": f"Look at the moves that lead to {v}: one of them decides its position.",
            "count_down": f"Look at the moves that lead to {v}: one of them closes one way out.",
            "leave": f"One of the moves that lead to {v} comes from a position that is known.",
            "enqueue": "A position with a label is not in the queue yet.",
            "take": "All is looked at: take the next position from the queue.",
            "finish": "The queue is empty. What does that say of the rest?",
        }
        text = _START if self._unseeded() and kind == "label" else words[kind]
        return self._say(True, text, -1).because

    # What there is

    @property
    def queue(self) -> list[Any]:
        return [self.graph.names[u] for u in self._queue]

    @property
    def current(self) -> Any:
        return None if self._current < 0 else self.graph.names[self._current]

    @property
    def clean(self) -> bool:
        """Whether the wave has ended without a refused step and without a hint."""
        return self.finished and not self.refused and not self.hints

    def next_steps(self) -> list[Step]:
        """Return all steps that can be justified now, as (method, name, label)."""
        if self.finished:
            return []
        names = self.graph.names
        found: list[Step] = [("enqueue", names[u], None) for u in self._unqueued]
        ends = [u for u in range(self.graph.n) if self.graph.is_terminal(u)]
        found += [("label", names[u], LOSE) for u in ends if self.labels[u] is None]
        for u in sorted(+self._pending):
            due = self._due(u)[0]
            if self.labels[u] is not None:
                found.append(("leave", names[u], None))
            elif due is None:
                found.append(("count_down", names[u], None))
            else:
                found.append(("label", names[u], due))
        if not found:
            near = [u for u in self._queue if self.distances[u] == self.distances[self._queue[0]]]
            found = [("take", names[u], None) for u in near] or [("finish", None, None)]
        return found

    def score(self) -> str:
        """Return in words how far it is."""
        known = sum(label is not None for label in self.labels)
        return f"{known} of {self.graph.n} labelled, {self.refused} refused"

    def still(self) -> Picture:
        """Return the graph with its labels and counters; the moves to be looked at are thick."""
        self._plan = self._plan or layout(self.graph)
        open_ = [
            c if label is None and not self.graph.is_terminal(u) else None
            for u, (c, label) in enumerate(zip(self.counters, self.labels, strict=True))
        ]
        names = self.graph.names
        thick = [(names[u], self.current) for u in +self._pending]
        ring = [] if self._current < 0 else [self.current]
        return draw(
            self.graph, self.labels, counters=open_, highlight=ring, moves=thick, plan=self._plan
        )

    def queue_line(self) -> str:
        """Return the queue and the position that was taken, in words."""
        queue = ", ".join(self._name(u) for u in self._queue) or "empty"
        taken = f"Taken: {self._name(self._current)}. " if self._current >= 0 else ""
        return f"{taken}Queue, first one first: {queue}."

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.score()}: {self.message})"

    def _repr_html_(self) -> str:
        said = f"<p>{escape(self.message)} ({self.score()})</p><p>{escape(self.queue_line())}</p>"
        return said + self.still().html()

    # The rules

    def _seed(self, u: int, wanted: Outcome) -> StepResult:
        name = self._name(u)
        if wanted != LOSE:
            return self._refuse(u, f"{name} is not {wanted.name}: it has no moves, so it is LOSE.")
        return self._settle(u, LOSE, 0, "it has no moves")

    def _settle(self, u: int, outcome: Outcome, distance: int, why: str) -> StepResult:
        self.labels[u] = outcome
        self.distances[u] = distance
        self._unqueued.append(u)
        return self._say(True, f"{self._name(u)} is {outcome.name}: {why}.", u, made=True)

    def _due(self, u: int) -> tuple[Outcome | None, str]:
        """Return what the move from u to the current position makes of u (None: count), and why."""
        v = self._name(self._current)
        if self.labels[self._current] == LOSE:
            return WIN, f"it can move to {v}, which is LOSE"
        if self.counters[u] == 1:
            return LOSE, f"its last open move leads to {v}, which is WIN"
        still = count(self.counters[u] - 1, "other move")
        is_ = "is" if self.counters[u] == 2 else "are"
        return None, f"its move to {v} leads to WIN, and {still} {is_} still open: count it"

    def _unlookable(self, u: int) -> str:
        """Return why a move from u to the current position cannot be looked at, "" if it can."""
        if self._current < 0:
            return "Nothing has been taken from the queue yet: seed it, then take a position."
        v = self._name(self._current)
        if self._current not in self.graph.moves(u):
            return f"{self._name(u)} has no move to {v}, which was taken from the queue."
        if not self._pending[u]:
            return f"The move from {self._name(u)} to {v} has been looked at."
        return ""

    def _unseeded(self) -> str:
        for u in range(self.graph.n):
            if self.graph.is_terminal(u) and self.labels[u] is None:
                return f"{self._name(u)} has no moves and no label: it belongs to the seeds."
        return ""

    def _undone(self) -> str:
        """Return what has to be done before the current position is finished, "" if nothing."""
        for u in sorted(+self._pending):
            v = self._name(self._current)
            return f"The move from {self._name(u)} to {v} has not been looked at."
        for u in self._unqueued:
            return (
                f"{self._name(u)} has a label and is not in the queue: whoever can move there "
                "would never hear of it."
            )
        return ""

    def _summary(self) -> str:
        if self.clean:
            return "A clean run: every step was justified."
        helped = f" Hints: {self.hints}." if self.hints else ""
        if not self.refused:
            return f"Every step was justified.{helped}"
        return f"Refused: {self.refused}. The first one: {self.first_refused}{helped}"

    def _refuse(self, u: int, why: str) -> StepResult:
        self.refused += 1
        self.first_refused = self.first_refused or why
        return self._say(False, why, u)

    def _say(self, accepted: bool, why: str, u: int, made: bool = False) -> StepResult:
        """Everything ends here; `u` is the position that is spoken of, -1 if none is."""
        self.steps += made
        self.message = why
        return StepResult(accepted, why, None if u < 0 else self.graph.names[u])

    def _name(self, u: int) -> str:
        return one_line(self.graph.names[u])

    def _label(self, u: int) -> str:
        label = self.labels[u]
        return "open" if label is None else label.name
