"""What the widgets share: how one is shown, and text and pictures as HTML."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from html import escape
from typing import Any

from ipywidgets import HTML, Button, VBox, Widget

from ..draw import Picture
from .last_picture import LIVE as _CLASS
from .last_picture import LastPicture, last_html

MOTION = "gamegraphs-motion"  # what moves by itself: away where the system asks for less motion
ONCE = "gamegraphs-once"  # what a double click, or one more click before the answer, does once
# Where the keyboard is: the outline that buttons come with is thin and pale. This blue has a
# contrast of 4 to a white and to a black ground. A picture that is too wide for a phone scrolls in
# its own frame, and not with all that stands around it.
_STYLE = f"""
.{_CLASS} :focus-visible{{outline:3px solid #1a73e8!important}}
.{_CLASS} svg{{max-width:100%;height:auto}}
.{_CLASS} .widget-html-content{{min-width:0}}
@media (prefers-reduced-motion:reduce){{
.{_CLASS} .{MOTION}{{display:none}}.{_CLASS} *{{transition:none!important}}}}
"""
# For screen readers: the sliders of ipywidgets have no name, so they get that of their label; and
# news is read out only from an element that stays, so what holds the sentence is made one. A
# script in a value of HTML is not run, but the event of a style is; the parts may come later.
_FOR_READERS = """
const box = this.closest('.gamegraphs');
const see = () => {
  for (const slider of box.querySelectorAll('.widget-slider'))
    slider.querySelector('[role=slider]')?.setAttribute('aria-label',
      slider.querySelector('label').textContent);
  for (const news of box.querySelectorAll('[role=status]'))
    news.parentElement.setAttribute('aria-live', 'polite');
};
let until = 0;
new MutationObserver(() => { until = 0; see(); }).observe(box, {childList: true, subtree: true});
see();
"""
# A click means what its button says at the time. The kernel has changed that already when the
# second of a double click arrives, so this one, and any before the answer is seen, stays here.
_ONCE = f"""
box.addEventListener('click', event => {{
  if (!event.target.closest('.{ONCE}')) return;
  if (event.detail > 1 || Date.now() < until) event.stopImmediatePropagation();
  else until = Date.now() + 2000;  // the answer may look the same as before
}}, true);
"""


class NotebookWidget:
    """Something with a `box` of widgets that shows itself in a notebook.

    Without a running kernel, the text and the last picture remain (see `last_picture`).
    """

    box: VBox
    _last_picture: LastPicture | None = None
    _shown_in: NotebookWidget | None = None  # the widget that it is a part of, if it is

    def still(self) -> Picture | None:
        """Return what the widget shows at the moment as a still picture."""
        raise NotImplementedError

    def last_html(self) -> str:
        """Return what remains of the widget without a kernel."""
        return last_html(self.still(), self.in_words())

    def in_words(self) -> str:
        """Return what the widget says at the moment, "" if nothing."""
        return ""

    def _keep(self) -> None:
        """Keep what is shown now as the last picture; to be called after every change."""
        last = self._last_picture
        if last is not None and last.wanted:
            last.update(self.last_html)
        if self._shown_in is not None:
            self._shown_in._keep()

    def _ipython_display_(self) -> None:
        from IPython.display import display

        data: dict[str, Any] = self.box._repr_mimebundle_()
        data |= {"text/plain": repr(self), "text/html": "<!-- its picture follows -->"}
        display(data, raw=True)  # type: ignore[no-untyped-call]
        self._last_picture = self._last_picture or LastPicture()
        self._last_picture.show(self.last_html())

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, Any]:
        data: dict[str, Any] = self.box._repr_mimebundle_()
        data["text/plain"] = repr(self)
        picture = self.still()
        if picture is not None:
            data["text/html"] = picture.html()
        return data


_HIDDEN = {"display": "none"}


def boxed(widgets: Iterable[Widget]) -> VBox:
    """Return the widgets one below the other, made ready for keyboards and screen readers."""
    style = HTML(f'<style onload="{_FOR_READERS}{_ONCE}">{_STYLE}</style>', layout=_HIDDEN)
    box = VBox([*widgets, style])
    box.add_class(_CLASS)
    return box


def inline(picture: Picture | None) -> str:
    """Return a picture as it stands inside an HTML widget."""
    return "" if picture is None else picture.svg


def paragraph(text: str, live: bool = False) -> str:
    """Return a paragraph; a live one is read out by screen readers when it changes."""
    role = ' role="status" aria-live="polite"' if live else ""
    return f'<p{role} style="line-height:1.4;margin:4px 0">{escape(text)}</p>'


def text_area() -> HTML:
    """Return an empty HTML widget that takes the full width of a column, and no more."""
    return HTML(layout={"width": "auto"})


def button(text: str, tooltip: str, do: Callable[[], object] | None = None) -> Button:
    """Return a button as wide as its text needs, and what a click on it does."""
    made = Button(description=text, tooltip=tooltip, layout={"width": "auto"})
    if do is not None:
        made.on_click(lambda _: do())
    return made
