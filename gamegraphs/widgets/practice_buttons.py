"""Practice: labelling by hand with buttons; `gamegraphs.widgets.by_hand` judges every step."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ipywidgets import Button, HBox

from ..draw.primitives import INK
from ..draw.shapes import LOOKS, short
from ..graph import GameGraph
from ..outcome import LOSE, WIN, Outcome, Terminals
from ..text import listing
from .by_hand import ByHand, StepResult
from .notebook_widget import ONCE, NotebookWidget, boxed, button, paragraph, text_area
from .touch_picture import TouchPicture


def practice(
    graph: GameGraph | Sequence[Sequence[int]],
    terminals: Terminals = "normal",
    verdicts: Mapping[Any, Outcome] | None = None,
) -> Practice:
    """Return a small graph for the reader to label: choose a position, by a button
    or on the picture, then say WIN or LOSE.

    A step that the labels so far do not justify is refused with the reason. When nothing more
    can be decided, "Rest is DRAW" ends it. In Python: `.label(name, outcome)`,
    `.declare_rest_draw()`, `.choose(name)`, `.undo()`, `.reset()`, `.hint()`.

    >>> p = practice([[1, 2], [3], [1, 4], [], [2]])
    >>> p.label(2, LOSE)
    2 cannot be LOSE yet: its moves to 1 and 4 are still open.
    >>> p
    Practice(0 of 5 labelled, 1 refused: 2 cannot be LOSE yet: its moves to 1 and 4 are still open.)
    """
    return Practice(graph, terminals, verdicts)


class Practice(ByHand, NotebookWidget):
    """Labels by hand, and the widgets that show them; see `practice` and `ByHand`."""

    def __init__(
        self,
        graph: GameGraph | Sequence[Sequence[int]],
        terminals: Terminals,
        verdicts: Mapping[Any, Outcome] | None,
    ) -> None:
        self._news, self._score = text_area(), text_area()
        self._picture = TouchPicture(lambda u: self.choose(self.graph.names[u]))
        self._positions: list[Button] = []
        self._row = HBox(layout={"flex_flow": "row wrap"})
        steps = [
            button("WIN", "The chosen position is WIN", lambda: self._say_of_chosen(WIN)),
            button("LOSE", "The chosen position is LOSE", lambda: self._say_of_chosen(LOSE)),
            button("Rest is DRAW", "No rule decides any open position", self.declare_rest_draw),
            button("Undo", "Take the last step back", self.undo),
            button("Reset", "Take all labels away", self.reset),
            button("Hint", "What to look for; again, where it is", self.hint),
        ]
        for step in steps[:3]:  # a slip of the finger must not cost a refusal
            step.add_class(ONCE)
        actions = HBox(steps, layout={"flex_flow": "row wrap"})
        self.box = boxed([self._row, actions, self._news, self._score, self._picture])
        super().__init__(graph, terminals, verdicts)

    def choose(self, name: Any) -> str:
        """Choose a position for the next step, and say what is known of its successors."""
        u = self.graph.index(name)
        targets = dict.fromkeys(self.graph.moves(u))
        moves = [f"{self._name(v)} ({_word(self._labels[v])})" for v in targets]
        where = f"It can move to {listing(moves)}." if moves else "It has no moves."
        if u in self._fixed:
            where = f"Play stops there with the verdict {self._fixed[u].name}."
        return self._say(True, f"{self._name(u)} is {_word(self._labels[u])}. {where}", u).because

    def in_words(self) -> str:
        """Return what was said last, and how far it is."""
        return f"{self.message} ({self.score()})"

    def _say_of_chosen(self, outcome: Outcome) -> None:
        if self._chosen < 0:
            self._say(True, "Choose a position first.")
        else:
            self.label(self.graph.names[self._chosen], outcome)

    def _say(self, made: bool, why: str, u: int = -1, to: Sequence[int] = ()) -> StepResult:
        reply = super()._say(made, why, u, to)
        self._show()
        return reply

    def _show(self) -> None:
        # The same buttons with new texts, so that the keyboard stays where it is. None of them
        # is ever disabled: a button that is loses the keyboard too.
        if not self._positions:
            self._positions = [self._new_position(u) for u in range(self.graph.n)]
            self._row.children = tuple(self._positions)
        for u, widget in enumerate(self._positions):
            look, chosen = LOOKS[self._labels[u]], u == self._chosen
            widget.description = (
                f"{'▸ ' if chosen else ''}{short(self.graph.names[u])}: {look.letter}"
            )
            state = f"{_word(self._labels[u])}, chosen" if chosen else _word(self._labels[u])
            widget.tooltip = f"Position {self._name(u)}: {state}"
            widget.style.button_color, widget.style.text_color = look.fill, INK
            widget.style.font_weight = "bold" if chosen else "normal"
            widget.layout.border = f"2px solid {INK if chosen else look.border}"
        refused = "" if self._last.accepted else "Refused: "
        self._news.value = paragraph(refused + self.message, live=True)
        self._score.value = paragraph(f"{self.score()}.")
        titles = {u: f"Choose {self._name(u)}" for u in range(self.graph.n)}
        self._picture.show(self.still(), titles)
        self._keep()

    def _new_position(self, u: int) -> Button:
        return button("", "", lambda: self.choose(self.graph.names[u]))


def _word(label: Outcome | None) -> str:
    return "open" if label is None else label.name
