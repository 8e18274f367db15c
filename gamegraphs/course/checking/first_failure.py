"""The smallest game graph that an answer gets wrong, and which rule it breaks there.

Graphs are tried in order of size, fewest positions first and fewest moves among those, so
nothing smaller than the graph that is shown fails.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import redirect_stdout
from dataclasses import dataclass
from io import StringIO
from itertools import tee
from typing import Any

from ...draw import Picture, draw
from ...generate import small_graphs
from ...graph import GameGraph
from ...oracle import by_rounds
from ...outcome import GameGraphError, Outcome, as_outcome, terminal_outcome
from ...validate import as_integer
from ..exercises import Input
from ..exercises.sentences import letters
from ..exercises.wrong_label import wrong_distance, wrong_label
from ..running.protocol import CallResult
from ..running.values import MalformedError, count
from .trial import Trial, tried
from .verdict import paragraph

Moves = list[list[int]]


def first_failure(
    answer: Callable[[Moves], Any],
    terminals: str = "normal",
    acyclic: bool = False,
    most: int = 3,
    *,
    truth: Callable[[Moves], Sequence[Outcome]] | None = None,
    slips: Mapping[str, Callable[[Moves], Sequence[Outcome]]] | None = None,
) -> FailureReport:
    """Return a report on `answer`, tried on every game graph with up to `most` positions.

    `answer(moves)` returns the labels of all positions, or a pair (labels, distances). Each
    call gets lists of its own. The report shows itself in a notebook.

    For a game with rules of its own `truth(moves)` returns its labels, and `answer` labels alone.
    `slips` has functions that are wrong in a known way, each with the sentence for whoever makes
    the same mistake. A sentence is said only where the function and `answer` agree on every graph.

    Cost: one call for each graph; with cycles 530 graphs up to 3 positions, 66,066 up to 4.

    >>> first_failure(lambda moves: [0 if not row else 1 for row in moves])
    Not yet. The smallest game graph on which this goes wrong: moves = [[0]]
    Your labels: W. True labels: D.
    Position 0: you say WIN, but it has no move to a LOSE position; it is a DRAW.
    """
    judge = _TrueLabels(terminals) if truth is None else _OwnRules(truth)
    for_calls, for_trials = tee([graph] for graph in small_graphs(most, acyclic))
    number = 0
    for trial in tried(judge, for_trials, _called(answer, for_calls)):
        number += 1
        if trial.fault:
            same = _same_everywhere(answer, slips or {}, most, acyclic)
            return FailureReport(trial, judge, number, most, same)
    return FailureReport(None, judge, number, most)


def _called(answer: Callable[[Moves], Any], inputs: Iterable[Input]) -> Iterator[CallResult]:
    """Yield the results of calls in this process, without limits; what they print is seen."""
    for (graph,) in inputs:
        try:
            yield CallResult("value", answer(_moves(graph)))
        except Exception as problem:
            yield CallResult("raised", error=f"{type(problem).__name__}: {problem}")


def _same_everywhere(
    answer: Callable[[Moves], Any],
    slips: Mapping[str, Callable[[Moves], Any]],
    most: int,
    acyclic: bool,
) -> str:
    """Return the sentence of the first slip that `answer` agrees with on every graph, or ""."""
    for sentence, slip in slips.items():
        try:
            with redirect_stdout(StringIO()):  # what it prints has been seen
                agree = all(
                    _read(answer(_moves(graph)), graph.n)[0]
                    == _read(slip(_moves(graph)), graph.n)[0]
                    for graph in small_graphs(most, acyclic)
                )
            if agree:
                return sentence
        except Exception:  # some call does not return labels: it is not that slip
            continue
    return ""


class _TrueLabels:
    """Judges labels, and distances if there are any, by the definition."""

    def __init__(self, terminals: str) -> None:
        terminal_outcome(terminals)
        self.terminals = terminals

    def truth(self, graph: GameGraph) -> tuple[list[Outcome], list[int] | None]:
        return by_rounds(graph, self.terminals)

    def fault(self, data: Input, value: Any) -> str:
        graph = data[0]
        if value is None:
            return "there is no answer"
        labels, distances = _read(value, graph.n)
        true, true_distances = by_rounds(graph, self.terminals)
        if labels != true:
            ends = f"{self.terminals} play"
            return wrong_label(_moves(graph), labels, true, true_distances, ends)
        if distances is None or distances == true_distances:
            return ""
        fault = wrong_distance(_moves(graph), distances, true, true_distances)
        return f"All labels are right. {fault}"


class _OwnRules(_TrueLabels):
    """Judges labels by those that a function gives."""

    def __init__(self, labels_of: Callable[[Moves], Sequence[Outcome]]) -> None:
        super().__init__("normal")
        self.labels_of = labels_of

    def truth(self, graph: GameGraph) -> tuple[list[Outcome], list[int] | None]:
        return list(self.labels_of(_moves(graph))), None

    def fault(self, data: Input, value: Any) -> str:
        graph = data[0]
        if value is None:
            return "there is no answer"
        labels, distances = _read(value, graph.n)
        if distances is not None:
            raise MalformedError("only labels are asked for: return one list")
        true, _ = self.truth(graph)
        wrong = [u for u in range(graph.n) if labels[u] != true[u]]
        if not wrong:
            return ""
        u = wrong[0]
        said, is_ = labels[u].name, true[u].name
        return f"Position {u}: you say {said}, and by the rules of this game it is {is_}."


@dataclass(frozen=True)
class FailureReport:
    """The first trial that failed, if one did; it shows itself in a notebook.

    Attributes
    ----------
    trial : a graph and what is wrong with the answer to it, or None
    judge : says what is right
    tried, most : how many graphs were tried, with up to how many positions
    slip : what is said of the known mistake that explains the answer, or ""
    """

    trial: Trial | None
    judge: _TrueLabels
    tried: int
    most: int
    slip: str = ""

    @property
    def right(self) -> bool:
        """Whether nothing is wrong."""
        return self.trial is None

    @property
    def moves(self) -> Moves | None:
        """The graph on which the answer fails, as lists of moves; None if there is none."""
        return None if self.trial is None else _moves(self.trial.data[0])

    def sentences(self) -> list[str]:
        """Return the report in words."""
        if self.trial is None:
            return [f"Right on all {self.tried:,} game graphs with up to {self.most} positions."]
        (graph,), result = self.trial.data, self.trial.result
        if result.kind == "raised":
            return [f"Not yet. On moves = {self.moves} it raised {result.error}"]
        if result.value is None:
            return ["Not attempted yet: it returns None. Write it, then run this cell again."]
        if self.trial.malformed:
            return [f"Not yet. On moves = {self.moves} {self.trial.fault}"]
        labels, _ = _read(result.value, graph.n)
        return [
            f"Not yet. The smallest game graph on which this goes wrong: moves = {self.moves}",
            f"Your labels: {letters(labels)}. True labels: {letters(self.judge.truth(graph)[0])}.",
            self.trial.fault,
            *([self.slip] if self.slip else []),
        ]

    def picture(self) -> Picture | None:
        """Return the graph with the true labels, and the given ones where they differ."""
        trial = self.trial
        if trial is None or trial.malformed or trial.result.value is None:
            return None
        graph = trial.data[0]
        given, given_distances = _read(trial.result.value, graph.n)
        labels, distances = self.judge.truth(graph)
        shown = distances if given_distances is not None else None
        return draw(graph, labels, distances=shown, answers=given)

    def __repr__(self) -> str:
        return "\n".join(self.sentences())

    def _repr_html_(self) -> str:
        picture = self.picture()
        words = "".join(map(paragraph, self.sentences()))
        return words + (picture.html() if picture is not None else "")


def _moves(graph: GameGraph) -> Moves:
    return [graph.moves(u) for u in range(graph.n)]


def _read(given: Any, n: int) -> tuple[list[Outcome], list[int] | None]:
    """Return (labels, distances or None) from what an answer returned."""
    distances = None
    try:
        if isinstance(given, tuple) and len(given) == 2 and all(map(_has_length, given)):
            given, plies = given
            distances = [
                as_integer(d, f"distance {u} of the answer")
                for u, d in enumerate(_sized(plies, n, "distances"))
            ]
        labels = [
            as_outcome(label, f"label {u} of the answer")
            for u, label in enumerate(_sized(given, n, "labels"))
        ]
    except GameGraphError as problem:
        raise MalformedError(str(problem)) from None
    return labels, distances


def _has_length(value: Any) -> bool:
    return hasattr(value, "__len__")


def _sized(values: Any, n: int, what: str) -> list[Any]:
    if not _has_length(values) or isinstance(values, str | dict):
        raise GameGraphError(f"the answer must be a list of {n} {what}, not {values!r}")
    if len(values) != n:
        raise GameGraphError(f"the answer has {len(values)} {what} for {count(n)}")
    return list(values)
