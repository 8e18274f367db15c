"""Exercise 9: is there a cycle, and who wins?"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ....draw import Picture, draw
from ....graph import GameGraph
from ...running.values import MalformedError, read_pair, shown
from ..base import Input
from ..graph_families import Moves, has_cycle, random_moves, topological_order
from ..label_answers import LabelExercise, graph_parts
from ..section import LABEL_SECTIONS, Section, sections_for
from ..sentences import in_letters
from ..text_form import LABELS, end_after, line_at, numbers_at
from .patterns import PATTERNS

KINDS = ("ACYCLIC", "CYCLIC")
_ACYCLIC = 20


class SolveAny(LabelExercise):
    """The kind of graph, and the labels. The two are judged apart."""

    by_position = False  # the kind is that of the whole
    number = 9
    title = "Cycle or not: choose the method"
    level = "intermediate"
    function = "solve_any"
    signature = "solve_any(moves: list[list[int]]) -> tuple[str, list[int]]"
    limit = "up to 10^6 positions; O(n + m)"
    notebook = "03-cycles-break-dfs"
    sections = sections_for(
        Section(notebook, "3 The smallest cycles"),
        LABEL_SECTIONS,
        kind=Section(notebook, "2 The words"),
    )
    patterns = PATTERNS
    parts = graph_parts(3, 3, 1, 1)
    hints = (
        "How can you tell that a play might never end?",
        "A cycle is a move back into the path you are on, not a move to a position you have "
        "met before. Two ways to the same position are no cycle; a self-loop is one.",
        "Colour positions white, grey (on the path) and black (finished): a move to a grey "
        "position closes a cycle. Or remove positions without open moves one after the "
        "other: what remains contains a cycle.",
        "Look from every position, not only from 0. Then label: retrograde analysis is right "
        "in both cases, the memoised search only without a cycle.",
    )
    prints = f"ACYCLIC or CYCLIC; then {LABELS}"

    def larger(self, seed: int = 1) -> Iterator[Input]:
        yield from super().larger(seed)
        for i in range(_ACYCLIC):  # most of the others have a cycle
            yield [random_moves(5 + i % 5, 2000 * seed + i, 2 + i % 3, acyclic=True)]

    def fault(self, data: Input, value: Any) -> str:
        kind, labels = read_pair(value, "kind, labels")
        if kind not in KINDS:
            raise MalformedError(f'the kind must be "ACYCLIC" or "CYCLIC", not {shown(kind)}')
        mislabelled = super().fault(data, labels)
        if kind == true_kind(data[0]):
            return mislabelled and f"{kind} is right, but not all labels are. {mislabelled}"
        return f"{wrong_kind(data[0])} {mislabelled or 'The labels are right.'}"

    def rule_broken(self, data: Input, value: Any) -> str:
        return "" if value[0] == true_kind(data[0]) else "kind"

    def canonical(self, data: Input, value: Any) -> Any:
        """Return the answer, but of a wrong kind nothing more than that: the labels follow it."""
        return value if value[0] == true_kind(data[0]) else value[0]

    def given_labels(self, data: Input, value: Any) -> list[int] | None:
        return super().given_labels(data, value[1])

    def answer(self, data: Input) -> str:
        labels = self.truth(data)[0]
        return f'("{true_kind(data[0])}", {shown(labels)}){in_letters(labels)}'

    def picture(self, data: Input, value: Any) -> Picture | None:
        found = super().picture(data, value)
        kind, true = value[0], true_kind(data[0])
        if found is None or kind == true:
            return found
        graph = GameGraph.from_moves(data[0])
        cycle = graph.find_cycle() or []
        return draw(
            graph,
            self.truth(data)[0],
            answers=self.given_labels(data, value),
            title=f"{true}, and you say {kind}",
            moves=zip(cycle, cycle[1:] + cycle[:1], strict=True),
        )

    def right_output(self, data: Input) -> str:
        return f"{true_kind(data[0])}\n{super().right_output(data)}"

    def read_output(self, data: Input, lines: list[str]) -> Any:
        kind = line_at(lines, 0, "ACYCLIC or CYCLIC").strip()
        labels = numbers_at(lines, 1, len(data[0]), "labels")
        end_after(lines, 2)
        return [kind, labels]


def true_kind(moves: Moves) -> str:
    """Return "CYCLIC" if a position can come back, else "ACYCLIC"."""
    return KINDS[has_cycle(moves)]


def wrong_kind(moves: Moves) -> str:
    """Return the sentence for someone who takes the kind of this graph for the other one.

    >>> wrong_kind([[1, 0], []])
    'You say ACYCLIC, but play can come back, 0 -> 0: the graph is CYCLIC.'
    >>> wrong_kind([[1, 2], [2], []])
    'You say CYCLIC, but no position can come back: in the order 0, 1, 2 every move goes right.'
    """
    cycle = GameGraph.from_moves(moves).find_cycle()
    if cycle is None:
        order = _joined(", ", topological_order(moves))
        return (
            f"You say CYCLIC, but no position can come back: in the order {order} every move "
            "goes right."
        )
    path = _joined(" -> ", [*cycle, cycle[0]])
    return f"You say ACYCLIC, but play can come back, {path}: the graph is CYCLIC."


def _joined(between: str, positions: list[int]) -> str:
    return between.join([*map(str, positions[:10]), *(["..."] if len(positions) > 10 else [])])


EXERCISE = SolveAny()
