"""The wave by hand with buttons: choose a position, then say what happens to it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ipywidgets import Button, HBox

from ...draw.primitives import INK
from ...draw.shapes import LOOKS, short
from ...graph import GameGraph
from ...outcome import LOSE, WIN
from ..by_hand import StepResult
from ..last_picture import remaining
from ..notebook_widget import NotebookWidget, boxed, button, inline, paragraph, text_area
from .wave_run import WaveRun

NewGraph = Callable[[], GameGraph]


class WaveButtons(WaveRun, NotebookWidget):
    """A wave that the reader runs, and the widgets that show it; see `WaveRun`.

    `another` gives the graph for the button "Another graph".
    """

    def __init__(
        self,
        graph: GameGraph | Sequence[Sequence[int]],
        on_finish: Callable[[WaveRun], None] | None = None,
        another: NewGraph | None = None,
    ) -> None:
        self._another = another
        self._chosen = -1
        self._positions: list[Button] = []
        self._row = HBox(layout={"flex_flow": "row wrap"})
        self._news, self._line, self._score = text_area(), text_area(), text_area()
        self._picture = text_area()
        steps = [
            self._of_chosen("Take", "Take the chosen position from the queue", self.take),
            self._of_chosen("WIN", "The chosen position is WIN", lambda u: self.label(u, WIN)),
            self._of_chosen("LOSE", "The chosen position is LOSE", lambda u: self.label(u, LOSE)),
            self._of_chosen("Count down", "One open move less for it", self.count_down),
            self._of_chosen("Changes nothing", "It is known already", self.leave),
            self._of_chosen("Into the queue", "Put the chosen position in", self.enqueue),
            button("The wave has ended", "What has no label is DRAW", self.finish),
            button("Hint", "What kind of step is next", self.hint),
            button("From the start", "The same graph once more", self.again),
        ]
        if another is not None:
            steps.append(button("Another graph", "A new random graph", self.new))
        actions = HBox(steps, layout={"flex_flow": "row wrap"})
        parts = [self._row, actions, self._news, self._line, self._score, self._picture]
        self.box = boxed(parts)
        super().__init__(graph, on_finish)

    def begin(self, graph: GameGraph | Sequence[Sequence[int]]) -> None:
        """Begin on a graph, from nothing."""
        self._chosen = -1
        self._positions = []
        super().begin(graph)

    def again(self) -> None:
        """Begin once more on the same graph."""
        self.begin(self.graph)

    def new(self) -> None:
        """Begin on another graph, where there is one to be had."""
        if self._another is not None:
            self.begin(self._another())

    def choose(self, name: object) -> None:
        """Choose the position that the next step is about."""
        self._chosen = self.graph.index(name)
        self._show()

    def last_html(self) -> str:
        """Return what remains without a kernel."""
        return remaining(self._repr_html_())

    def _repr_mimebundle_(self, include: object = None, exclude: object = None) -> dict[str, str]:
        return super()._repr_mimebundle_() | {"text/html": self._repr_html_()}

    def _of_chosen(self, text: str, tooltip: str, do: Callable[[object], object]) -> Button:
        def act() -> None:
            if self._chosen < 0:
                self._say(True, "Choose a position first.", -1)
            else:
                do(self.graph.names[self._chosen])

        return button(text, tooltip, act)

    def _say(self, accepted: bool, why: str, u: int, made: bool = False) -> StepResult:
        reply = super()._say(accepted, why, u, made)
        self._chosen = u if u >= 0 else self._chosen
        self._accepted = accepted
        self._show()
        return reply

    def _show(self) -> None:
        # The same buttons with new texts, so that the keyboard stays where it is.
        if not self._positions:
            names = self.graph.names
            self._positions = [button("", "", self._chooser(name)) for name in names]
            self._row.children = tuple(self._positions)
        for u, widget in enumerate(self._positions):
            look, chosen = LOOKS[self.labels[u]], u == self._chosen
            mark = "▸ " if chosen else ""
            widget.description = f"{mark}{short(self.graph.names[u])}: {look.letter}"
            state = "chosen" if chosen else "not chosen"
            widget.tooltip = f"Position {self._name(u)}: {self._label(u)}, {state}"
            widget.style.button_color, widget.style.text_color = look.fill, INK
            widget.style.font_weight = "bold" if chosen else "normal"
            widget.layout.border = f"2px solid {INK if chosen else look.border}"
        refused = "" if self._accepted else "Refused: "
        self._news.value = paragraph(refused + self.message, live=True)
        self._line.value = paragraph(self.queue_line())
        self._score.value = paragraph(f"{self.score()}.")
        self._picture.value = inline(self.still())
        self._keep()

    def _chooser(self, name: object) -> Callable[[], None]:
        return lambda: self.choose(name)
