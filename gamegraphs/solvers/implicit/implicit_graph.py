"""ImplicitGraph: a game graph whose moves are asked for and never stored."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Any

from ...outcome import GameGraphError, Outcome
from ...validate import as_count, as_position, shown
from .implicit_rules import ListRules

_LOOKS = 500  # so many entries of rows are looked at for each position of the sample


class ImplicitGraph:
    """n positions, numbered 0..n - 1, and rules that tell their moves.

    Attributes
    ----------
    n : number of positions
    names : range(n)
    verdicts : {position: Outcome} where the rules end play; found as it is asked for
    rules : the functions it was made from
    """

    def __init__(self, n: int, rules: ListRules | None = None) -> None:
        self.n = as_count(n, "n")
        if not (rules is None or isinstance(rules, ListRules)):
            raise GameGraphError(
                f"rules must be the rules of an implicit game, not {shown(rules)}; "
                "solve_implicit(n, succ, pred, terminal) makes them of functions"
            )
        self.names = range(self.n)
        self._rules = rules
        self.verdicts: Mapping[int, Outcome] = _Verdicts(self)

    @property
    def rules(self) -> ListRules:
        if self._rules is None:
            raise GameGraphError(
                "the rules of the game were not saved with its solution; "
                "load_solution(folder, graph) takes a graph that knows them"
            )
        return self._rules

    def moves(self, u: int) -> list[int]:
        """Return the successors of position u, one for each move, [] where play has ended."""
        u = self.index(u)
        return [] if self.rules.ending(u) is not None else self.rules.moves(u)

    def predecessors(self, v: int) -> list[int]:
        """Return the positions with a move to v, once for each such move."""
        found = self.rules.predecessors(self.index(v))
        return [u for u in found if self.rules.ending(u) is None]

    def is_terminal(self, u: int) -> bool:
        """Return whether play is over at position u."""
        return not self.moves(u)

    def index(self, name: Any) -> int:
        """Return the number of a position, which is its name."""
        return as_position(name, self.n)

    def resolve_verdicts(
        self, verdicts: Mapping[Any, Outcome] | None = None
    ) -> Mapping[int, Outcome]:
        """Return verdicts by position number, which they are already; None: those of the rules."""
        return self.verdicts if verdicts is None else verdicts

    def __repr__(self) -> str:
        return f"ImplicitGraph(n={self.n})"


class _Verdicts(Mapping[int, Outcome]):
    """Where the rules end play. To go through all of it asks `terminal` of every position."""

    def __init__(self, graph: ImplicitGraph) -> None:
        self._graph = graph

    def __getitem__(self, u: int) -> Outcome:
        end = self._graph.rules.ending(u)
        if end is None:
            raise KeyError(u)
        return end

    def __iter__(self) -> Iterator[int]:
        ending = self._graph.rules.ending
        return (u for u in range(self._graph.n) if ending(u) is not None)

    def __len__(self) -> int:
        return sum(1 for _ in self)


def check_rules(rules: ListRules, check: int, seed: int) -> None:
    """Raise GameGraphError unless succ and pred tell of the same moves, on a sample.

    `check` positions are drawn with this seed. Each of their moves u -> v must occur as often
    in pred(v) as in succ(u), and the other way round. Moves of positions where play has ended
    are never made, so it does not matter who lists them. Where rows are very long, fewer
    positions are looked at.
    """
    n = rules.n
    left = _LOOKS * check
    for u in random.Random(seed).sample(range(n), min(check, n)):
        if rules.ending(u) is None:
            row = rules.moves(u)
            if rules.degree(u) != len(row):
                raise GameGraphError(f"degree({u}) is {rules.degree(u)}, but succ({u}) is {row}")
            for v in dict.fromkeys(row):
                left -= _compare(u, v, row, rules.predecessors(v))
        into = rules.predecessors(u)
        for w in dict.fromkeys(into):
            if rules.ending(w) is None:
                left -= _compare(w, u, rules.moves(w), into)
            if left < 0:
                return
        if left < 0:
            return


def _compare(u: int, v: int, row: list[int], into: list[int]) -> int:
    """Refuse a move u -> v that does not come as often forward as back; return the looks."""
    forward, back = row.count(v), into.count(u)
    if forward != back:
        raise GameGraphError(
            f"succ and pred disagree about the move {u} -> {v}: {v} comes {forward} time(s) in "
            f"succ({u}) = {_shown(row)}, and {u} comes {back} time(s) in pred({v}) = "
            f"{_shown(into)}"
        )
    return len(row) + len(into)


def _shown(row: list[int]) -> str:
    return str(row) if len(row) <= 20 else f"[{', '.join(map(str, row[:20]))}, ...]"
