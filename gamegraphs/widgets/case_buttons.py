"""From a verdict back to work: copy its case as a cell, step through it, label it by hand."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ipywidgets import HTML, HBox, Textarea, VBox

from ..draw import Picture
from ..graph import GameGraph
from ..outcome import Outcome, Terminals
from .last_picture import last_html
from .notebook_widget import NotebookWidget, boxed, button, inline, paragraph, text_area
from .practice_buttons import Practice
from .wave_stepper import Stepper

# A script in a value of HTML is not run, but the event of a style is. The text stays in the box
# below, marked, where a browser does not let a page copy.
_COPY = """
const text = this.closest('.gamegraphs')?.querySelector('textarea');
if (text) {  // otherwise a second click has put another in its place
  text.focus(); text.select();
  try { navigator.clipboard.writeText(text.value).catch(() => 0); } catch { }
}
"""
# A link to a section opens its notebook, but JupyterLab looks for the section before there are any
# cells. So the link is followed again, once the notebook has text, until its heading is seen, or
# the reader does something. A slow machine may take a minute to open it.
_SECTION = """
const area = this.closest('.jp-OutputArea');
const follow = event => {
  const link = event.target.closest('a[href*=ipynb]');
  if (!link?.hash || !event.isTrusted) return;
  const name = decodeURIComponent(link.hash.slice(1));
  const heads = () => [...document.querySelectorAll('.jp-Notebook :is(h1, h2, h3, h4)')];
  const seen = () => heads().some(head => {
    const {top, width} = head.getBoundingClientRect();
    const named = head.dataset.jupyterId || head.id;
    return named === name && width > 0 && top > 0 && window.innerHeight > top;
  });
  const opened = () => [...document.querySelectorAll('.jp-Notebook')].some(other =>
    !other.contains(area) && other.offsetParent && other.querySelector('.jp-MarkdownCell'));
  let waited = 0, followed = 0, still = 0;
  const timer = setInterval(() => {
    still = seen() ? still + 1 : 0;
    if (still > 8 || ++waited > 480 || followed > 20) stop();
    else if (!still && waited % 2 == 0 && opened()) { ++followed; link.click(); }
  }, 250);
  const kinds = ['pointerdown', 'keydown', 'wheel'];
  const stop = () => {
    clearInterval(timer);
    for (const kind of kinds) window.removeEventListener(kind, stop, true);
  };
  for (const kind of kinds) window.addEventListener(kind, stop, true);
};
if (area && !area.dataset.gamegraphsSection) {
  area.dataset.gamegraphsSection = 'followed';
  area.addEventListener('click', follow, true);
}
"""
_COPIED = "The case is marked and copied: paste it into a new cell."


class CaseButtons(NotebookWidget):
    """Buttons for one case: what each opens stands below them, in place of what was there.

    Attributes
    ----------
    code : the case as a cell
    opened : what was opened last: a `Stepper`, a `Practice`, or None
    """

    def __init__(
        self,
        code: str,
        graph: GameGraph | None = None,
        terminals: Terminals = "normal",
        verdicts: Mapping[Any, Outcome] | None = None,
        picture: Picture | None = None,
    ) -> None:
        self.code = code
        self.opened: Stepper | Practice | None = None
        self._game = graph, terminals, verdicts
        self._picture = picture
        self._news, self._place = text_area(), VBox()
        ways: list[tuple[str, str, Callable[[], None]]] = [
            ("Copy this case as a cell", "The call and the right answer, to paste", self.copy)
        ]
        if graph is not None:
            ways += [
                ("Step through it", "The wave beside your labels", self.step),
                ("Label it by hand", "Every step is judged at once", self.label),
            ]
        row = HBox([button(*way) for way in ways], layout={"flex_flow": "row wrap"})
        section = HTML(f'<style onload="{_SECTION}"></style>', layout={"display": "none"})
        self.box = boxed([row, self._news, self._place, section])

    def copy(self) -> None:
        """Show the case as a cell, marked and copied."""
        lines = self.code.count("\n") + 1
        text = Textarea(self.code, rows=lines + 1, layout={"width": "99%"})
        script = HTML(f'<style onload="{_COPY}"></style>', layout={"display": "none"})
        self._open(None, _COPIED, [text, script])

    def step(self) -> None:
        """Show the wave on the case, and the picture of the verdict beside it."""
        stepper = Stepper(*self._graph(), None)
        beside = HTML(inline(self._picture), layout={"max_width": "100%"})
        self._open(stepper, "The wave on this case, one step at a time.", [stepper.box, beside])

    def label(self) -> None:
        """Show the case without labels, to be labelled by hand."""
        practice = Practice(*self._graph())
        self._open(practice, "The case without labels: choose a position.", [practice.box])

    def last_html(self) -> str:
        """Return a line alone, unless something was opened: then what remains of that."""
        return last_html(None) if self.opened is None else self.opened.last_html()

    def still(self) -> None:
        """Return nothing: the verdict above has the picture."""
        return

    def _graph(self) -> tuple[GameGraph, Terminals, Mapping[Any, Outcome] | None]:
        graph, terminals, verdicts = self._game
        assert graph is not None  # otherwise there are no such buttons
        return graph, terminals, verdicts

    def _open(self, opened: Stepper | Practice | None, news: str, shown: list[Any]) -> None:
        self.opened = opened
        if opened is not None:
            opened._shown_in = self  # its steps are kept as this widget's last picture
        self._place.children = tuple(shown)
        self._news.value = paragraph(news, live=True)
        self._keep()

    def __repr__(self) -> str:
        return f"CaseButtons({self.code!r})"
