"""The retrograde stepper: the wave of `gamegraphs.trace` forwards and backwards by buttons."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ipywidgets import HBox, IntSlider, Play, jslink

from ..draw import Picture, draw_step, layout, reason
from ..draw.animation import run_html
from ..graph import GameGraph
from ..outcome import GameGraphError, Outcome, Terminals
from ..trace import Step, trace
from .last_picture import last_html
from .notebook_widget import MOTION, NotebookWidget, boxed, button, paragraph, text_area
from .touch_picture import TouchPicture

_CONTROLS = 250  # pixels below the picture and above it, on its page
_PAUSE = 900  # milliseconds between two steps of Run


def stepper(
    graph: GameGraph,
    terminals: Terminals = "normal",
    verdicts: Mapping[Any, Outcome] | None = None,
    title: str | None = None,
) -> Stepper:
    """Return the retrograde wave on a small graph, to be stepped through.

    Buttons step, step back, run, go to the end and reset; a slider goes to any step, a click on a
    position to the next step that looks at it. In Python: `.step()`, `.back()`, `.run()` (to the
    end), `.reset()`, `.go(k)`, `.look_at(name)`. `terminals` and `verdicts` are those of
    `gamegraphs.trace`.

    >>> from gamegraphs import GameGraph
    >>> s = stepper(GameGraph.from_moves([[1, 2], [3], [1, 4], [], [2]]))
    >>> s.step()
    >>> s
    Stepper(step 1 of 5: 3 is LOSE: it has no moves.)
    """
    return Stepper(graph, terminals, verdicts, title)


class Stepper(NotebookWidget):
    """The steps of the wave and the widgets that show them; see `stepper`.

    Attributes
    ----------
    steps : the steps, from `gamegraphs.trace`
    index : how many of them have been made
    """

    def __init__(
        self,
        graph: GameGraph,
        terminals: Terminals,
        verdicts: Mapping[Any, Outcome] | None,
        title: str | None,
    ) -> None:
        self.graph = graph
        self.title = title
        self._game = terminals, verdicts
        self.steps = trace(graph, terminals, verdicts)
        self._plan = layout(graph)
        last = len(self.steps)
        self._slider = IntSlider(
            max=last, description="Steps made", style={"description_width": "initial"}
        )
        self._slider.layout.width, self._slider.layout.max_width = "auto", "600px"
        # Play keeps the pace in the browser, without the kernel. Its own buttons have no names for
        # screen readers, so it stays out of sight and the button Run works it.
        self._play = Play(max=last, interval=_PAUSE, layout={"display": "none"})
        jslink((self._play, "value"), (self._slider, "value"))
        self._play.observe(lambda _: self._name_run(), names="playing")
        self._run = button("Run", "Make a step every 0.9 seconds; again: pause", self._run_or_pause)
        self._run.add_class(MOTION)
        self._reason, self._queue = text_area(), text_area()
        self._picture = TouchPicture(lambda u: self.look_at(self.graph.names[u]))
        back = button("Step back", "Take the last step back", self.back)
        step = button("Step", "Make the next step", self.step)
        end = button("To the end", "Make all steps that are left", self.run)
        reset = button("Reset", "Back to the start", self.reset)
        controls = HBox([back, step, self._run, end, reset, self._play])
        controls.layout.flex_flow = "row wrap"
        self._slider.observe(lambda _: self._show(), names="value")
        self.box = boxed([controls, self._slider, self._reason, self._queue, self._picture])
        self._show()

    @property
    def index(self) -> int:
        """How many steps have been made, 0 to len(steps)."""
        return int(self._slider.value)

    @property
    def current(self) -> Step | None:
        """The last step made, None at the start."""
        return self.steps[self.index - 1] if self.index else None

    def step(self) -> None:
        """Make the next step; at the end nothing happens."""
        self.go(min(self.index + 1, len(self.steps)))

    def back(self) -> None:
        """Take the last step back; at the start nothing happens."""
        self.go(max(self.index - 1, 0))

    def run(self) -> None:
        """Make all steps that are left."""
        self.go(len(self.steps))

    def reset(self) -> None:
        """Go back to the start."""
        self.go(0)

    def go(self, k: int) -> None:
        """Show the state after k steps, and end a run."""
        if not 0 <= k <= len(self.steps):
            raise GameGraphError(f"there are steps 0..{len(self.steps)}, not {k}")
        self._play.playing = False
        self._slider.value = k

    def look_at(self, name: Any) -> None:
        """Go to the next step that looks at this position, after the last one to the first."""
        u = self.graph.index(name)
        looks = [k for k, step in enumerate(self.steps, start=1) if step.position == u]
        later = [k for k in looks if k > self.index]
        # A position that no step looks at gets its label at the end.
        self.go((later or looks or [len(self.steps)])[0])

    def still(self) -> Picture:
        """Return the picture after the last step made."""
        return draw_step(self.graph, self.current, title=self.title, plan=self._plan)

    def last_html(self) -> str:
        """Return the picture, and the whole run as a page that goes on without a kernel."""
        page = run_html(self.graph, *self._game, self.title or "", self.index)
        return last_html(self.still(), self.in_words(), page, self._plan.height + _CONTROLS)

    def _run_or_pause(self) -> None:
        self._play.playing = not self._play.playing

    def _name_run(self) -> None:
        self._run.description = "Pause" if self._play.playing else "Run"

    def _show(self) -> None:
        # No button is ever disabled: one that is loses the keyboard.
        step = self.current
        titles = {u: f"To the next look at {name}" for u, name in enumerate(self.graph.names)}
        self._picture.show(self.still(), titles)
        self._reason.value = paragraph(
            f"Step {self.index} of {len(self.steps)}: {reason(step)}", True
        )
        queue = [] if step is None else [str(self.graph.names[u]) for u in step.queue]
        self._queue.value = paragraph("Queue, first one first: " + (", ".join(queue) or "empty"))
        self._keep()

    def in_words(self) -> str:
        """Return how many steps have been made, and the reason of the last."""
        return f"step {self.index} of {len(self.steps)}: {reason(self.current)}"

    def __repr__(self) -> str:
        return f"Stepper({self.in_words()})"
