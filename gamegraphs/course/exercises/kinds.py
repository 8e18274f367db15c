"""Task 9: is there a cycle, and who wins?"""

from __future__ import annotations

from typing import Any

from ...draw import Picture, draw
from ...graph import GameGraph
from ..running.values import MalformedError, read_pair, shown
from .base import Input
from .explain import letters
from .graphs import Moves, has_cycle
from .labels import LabelTask

KINDS = ("ACYCLIC", "CYCLIC")


class SolveAny(LabelTask):
    """The kind of graph, and the labels. The two are judged apart."""

    number = 9

    def fault(self, data: Input, value: Any) -> str:
        kind, labels = read_pair(value, "kind, labels")
        if kind not in KINDS:
            raise MalformedError(f'the kind must be "ACYCLIC" or "CYCLIC", not {shown(kind)}')
        mislabelled = super().fault(data, labels)
        if kind == true_kind(data[0]):
            return mislabelled and f"{kind} is right, but not all labels are. {mislabelled}"
        return f"{wrong_kind(data[0])} {mislabelled or 'The labels are right.'}"

    def canonical(self, data: Input, value: Any) -> Any:
        """Return the answer, but of a wrong kind nothing more than that: the labels follow it."""
        return value if value[0] == true_kind(data[0]) else value[0]

    def given_labels(self, data: Input, value: Any) -> list[int] | None:
        return super().given_labels(data, value[1])

    def answer(self, data: Input) -> str:
        labels = self.truth(data)[0]
        told = f", that is {letters(labels)}" if len(labels) <= 12 else ""
        return f'("{true_kind(data[0])}", {shown(labels)}){told}'

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
        order = _joined(", ", onward(moves))
        return (
            f"You say CYCLIC, but no position can come back: in the order {order} every move "
            "goes right."
        )
    path = _joined(" -> ", [*cycle, cycle[0]])
    return f"You say ACYCLIC, but play can come back, {path}: the graph is CYCLIC."


def _joined(between: str, positions: list[int]) -> str:
    return between.join([*map(str, positions[:10]), *(["..."] if len(positions) > 10 else [])])


def onward(moves: Moves) -> list[int]:
    """Return the positions of an acyclic graph in an order in which every move goes right.

    >>> onward([[], [2, 0], [0]])
    [1, 2, 0]
    """
    entering = [0] * len(moves)
    for row in moves:
        for v in row:
            entering[v] += 1
    order = [u for u, count in enumerate(entering) if not count]
    for u in order:
        for v in moves[u]:
            entering[v] -= 1
            if not entering[v]:
                order.append(v)
    return order
