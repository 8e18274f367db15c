"""Labelling by hand: justified steps in any order, every other one refused with its reason.

The rules of retrograde analysis without its queue. Labels are only added, so a step that is
justified stays justified, and every order ends with the same labels: the least fixpoint of the
rules (Knaster and Tarski). What they leave open is DRAW, and that is said of all the rest at
once: each of these positions has an open successor, so nothing known proves its draw alone.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape
from typing import Any

from ..draw import Layout, Picture, draw, layout
from ..draw.shapes import one_line
from ..graph import GameGraph
from ..outcome import DRAW, LOSE, WIN, GameGraphError, Outcome, as_outcome, terminal_outcome
from ..text import listing

_MOST = 30  # positions; nobody labels more by hand
_START = "No position has a label yet. Choose one and say WIN or LOSE."
_NOTHING_LEFT = "Every position has its label: nothing is left to do."

Rule = tuple[Outcome, str, list[int]]  # what a position is, why, and because of which successors


@dataclass(frozen=True, repr=False)
class StepResult:
    """The result of a step: whether it was accepted, why, and the positions named in that."""

    accepted: bool
    because: str
    position: Any = None
    successors: tuple[Any, ...] = ()

    def __bool__(self) -> bool:
        return self.accepted

    def __repr__(self) -> str:
        return self.because


class ByHand:
    """A graph of at most 30 positions and the labels that have been justified so far.

    `terminals` and `verdicts` are those of `gamegraphs.solve`; `graph` may be a list of lists
    of moves. A step that is refused changes nothing but `refused` and `message`.

    Attributes
    ----------
    labels : for each position its label so far, None if it has none
    steps, refused : how many steps have been made, how many tries were refused
    finished : whether every position has its label; all are right then
    message : what was said last

    >>> hand = ByHand([[1, 2], [3], [1, 4], [], [2]])
    >>> hand.label(1, WIN)
    1 cannot be WIN: none of its moves leads to a LOSE position yet; its move to 3 is still open.
    >>> hand.label(3, LOSE), hand.label(1, WIN)
    (3 is LOSE: it has no moves., 1 is WIN: it can move to 3, which is LOSE.)
    >>> hand.declare_rest_draw().accepted, hand.finished, hand.steps, hand.refused
    (True, True, 3, 1)
    """

    def __init__(
        self,
        graph: GameGraph | Sequence[Sequence[int]],
        terminals: str = "normal",
        verdicts: Mapping[Any, Outcome] | None = None,
    ) -> None:
        self.graph = graph if isinstance(graph, GameGraph) else GameGraph.from_moves(graph)
        if self.graph.n > _MOST:
            raise GameGraphError(f"by hand at most {_MOST} positions, not {self.graph.n}")
        self._misere = terminal_outcome(terminals) == WIN
        given = self.graph.verdicts if verdicts is None else verdicts
        self._fixed = self.graph.resolve_verdicts(given)
        self._names = [one_line(name) for name in self.graph.names]
        self._plan: Layout | None = None
        self.reset()

    def label(self, name: Any, outcome: Outcome | int) -> StepResult:
        """Label a position if the labels so far justify it; say why, or why not."""
        u, wanted = self.graph.index(name), as_outcome(outcome, "the label")
        known, rule = self._labels[u], self._rule(u)
        if known is not None:
            return self._say(False, f"{self._name(u)} is {known.name} already.", u)
        if rule is None:
            return self._refuse_open(u, wanted)
        found, why, successors = rule
        if found != wanted:
            no = f"{self._name(u)} cannot be {wanted.name}: {why}, so it is {found.name}."
            return self._say(False, no, u, successors)
        return self._make([u], found, f"{self._name(u)} is {found.name}: {why}.", u, successors)

    def declare_rest_draw(self) -> StepResult:
        """Label all open positions DRAW, if no rule makes one of them WIN or LOSE."""
        rest, step = self._open(), self._next()
        if not rest:
            return self._say(False, _NOTHING_LEFT)
        if step is not None:
            u, (_, why, successors) = step
            no = f"The rest is not DRAW yet. {self._name(u)} can still be decided: {why}."
            return self._say(False, no, u, successors)
        are = (
            "is DRAW: no rule makes it" if len(rest) == 1 else "are DRAW: no rule makes one of them"
        )
        why = f"{self._list(rest)} {are} WIN or LOSE, so nobody can force a win there."
        return self._make(rest, DRAW, why)

    def undo(self) -> None:
        """Take back the last step that was made."""
        taken = self._history.pop() if self._history else []
        for u in taken:
            self._labels[u] = None
        self._hinted = False
        back = f"Open again: {self._list(taken)}."
        self._say(True, back if taken else "There is no step to take back.")

    def reset(self) -> None:
        """Take all labels away and count from nothing."""
        self._labels: list[Outcome | None] = [None] * self.graph.n
        self._history: list[list[int]] = []
        self._hinted, self._chosen = False, -1
        self.refused = 0
        self._say(True, _START if self.graph.n else _NOTHING_LEFT)

    def hint(self) -> str:
        """Say what to look for; when asked again before the next step, where and why."""
        again, self._hinted = self._hinted, True
        step = self._next()
        if step is None:
            end = "So the rest is DRAW." if again else "What does that say of the rest?"
            end = f"No rule makes another position WIN or LOSE. {end}"
            return self._say(True, _NOTHING_LEFT if self.finished else end).because
        u, (outcome, why, to) = step
        if again:
            return self._say(True, f"{self._name(u)} is {outcome.name}: {why}.", u, to).because
        move = "can move to a LOSE position" if outcome == WIN else "can only move to WIN"
        sought = move if to else "is an end of play"
        return self._say(True, f"Look for an open position that {sought}.").because

    @property
    def labels(self) -> list[Outcome | None]:
        return list(self._labels)

    @property
    def steps(self) -> int:
        return len(self._history)

    @property
    def finished(self) -> bool:
        return None not in self._labels

    def score(self) -> str:
        """Return in words how far it is."""
        n = self.graph.n
        return f"{n - len(self._open())} of {n} labelled, {self.refused} refused"

    def still(self) -> Picture:
        """Return the graph with its labels; what was spoken of last is marked."""
        self._plan = self._plan or layout(self.graph)
        ring = [self.graph.names[self._chosen]] if self._chosen >= 0 else []
        thick = [(self._last.position, v) for v in self._last.successors]
        return draw(self.graph, self._labels, highlight=ring, moves=thick, plan=self._plan)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.score()}: {self.message})"

    def _repr_html_(self) -> str:
        return f"<p>{escape(self.message)} ({self.score()})</p>{self.still().html()}"

    # The rules

    def _rule(self, u: int) -> Rule | None:
        """Return what the labels so far make of u: the outcome, why, because of which moves."""
        successors = list(dict.fromkeys(self.graph.moves(u)))
        if u in self._fixed:
            outcome = self._fixed[u]
            return outcome, f"play stops there with the verdict {outcome.name}", []
        if not successors:
            why = "it has no moves"
            return (WIN, f"{why}, and this is misere play", []) if self._misere else (LOSE, why, [])
        labels = [self._labels[v] for v in successors]
        if LOSE in labels:
            v = successors[labels.index(LOSE)]
            return WIN, f"it can move to {self._name(v)}, which is LOSE", [v]
        if None in labels:
            return None
        if DRAW in labels:  # by a verdict; the other draws have no label before the end
            v = successors[labels.index(DRAW)]
            return DRAW, f"no move leads to LOSE, and {self._name(v)} is DRAW", [v]
        are = "which is WIN" if len(successors) == 1 else "which are WIN"
        return LOSE, f"it can only move to {self._list(successors)}, {are}", successors

    def _refuse_open(self, u: int, wanted: Outcome) -> StepResult:
        """Refuse to label u, which no rule decides yet."""
        waiting = [v for v in self.graph.moves(u) if self._labels[v] is None]
        drawn = [v for v in self.graph.moves(u) if self._labels[v] == DRAW]
        name, targets = self._name(u), list(dict.fromkeys(waiting))
        words = listing(["itself" if v == u else self._name(v) for v in targets])
        one = len(waiting) == 1
        open_ = f"its move{'' if one else 's'} to {words} {'is' if one else 'are'} still open"
        if targets == [u]:
            open_ = f"its move to itself is open as long as {name} is"
        if wanted == WIN:
            no = f"cannot be WIN: none of its moves leads to a LOSE position yet; {open_}."
        elif wanted == DRAW:
            no = f"cannot be DRAW alone: {open_}. DRAW is what is left when no rule decides more."
        elif drawn:
            no = f"cannot be LOSE: it can move to {self._name(drawn[0])}, a DRAW."
            targets = drawn[:1]
        else:
            no = f"cannot be LOSE{'' if u in targets else ' yet'}: {open_}."
        return self._say(False, f"{name} {no}", u, targets)

    def _next(self) -> tuple[int, Rule] | None:
        """Return an open position that a rule makes WIN or LOSE: ends first, then WIN."""
        rules = [(u, self._rule(u)) for u in self._open()]
        found = [(u, rule) for u, rule in rules if rule is not None and rule[0] != DRAW]
        return min(found, key=lambda step: (bool(step[1][2]), step[1][0] == LOSE), default=None)

    def _make(
        self, taken: list[int], outcome: Outcome, why: str, u: int = -1, to: Sequence[int] = ()
    ) -> StepResult:
        for v in taken:
            self._labels[v] = outcome
        self._history.append(taken)
        self._hinted = False
        if self.finished:
            why += f" Done, every label is right. Steps: {self.steps}, refused: {self.refused}."
        return self._say(True, why, u, to)

    def _say(self, made: bool, why: str, u: int = -1, to: Sequence[int] = ()) -> StepResult:
        """Everything ends here; `u` is the position that is spoken of, -1 if none is."""
        names = self.graph.names
        self._chosen = u if u >= 0 else self._chosen
        self._last = StepResult(made, why, None if u < 0 else names[u], tuple(names[v] for v in to))
        self.message, self.refused = why, self.refused + (not made)
        return self._last

    def _open(self) -> list[int]:
        return [u for u, label in enumerate(self._labels) if label is None]

    def _name(self, u: int) -> str:
        return self._names[u]

    def _list(self, positions: list[int]) -> str:
        return listing([self._name(u) for u in positions])
