"""The last picture of a widget: what a notebook shows of it when it is opened without its kernel.

A widget view is a reference to objects in a kernel. JupyterLab prefers it to everything beside
it, so without these objects there is nothing but "Error displaying widget: model not found". A
second output therefore follows the view: the last picture, and a line that says how to go on. It
is written anew after every click, and saved with the notebook. While the widget is alive a style
hides it; when the widget is gone the same style hides the error.

What a notebook shows that is not trusted has no styles and no scripts. There JupyterLab leaves
the view out by itself, and the picture stands alone.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from html import escape
from typing import Any
from uuid import uuid4

from ..draw import Picture

LIVE = "gamegraphs"  # class of a widget that is alive
_LAST = "gamegraphs-last"
WAKE = (
    "This is the last picture of a widget. Run its cell again (Shift and Enter) to bring it back."
)
_WAKE_LIVE = "It goes on without Python here, from its last picture."
_STYLE = f"""<style>
.jp-OutputArea-child:has(.{LIVE}) + .jp-OutputArea-child:has(.{_LAST}),
.jp-OutputArea-child:not(:has(.{LIVE})):has(+ .jp-OutputArea-child .{_LAST}){{display:none}}
.{_LAST} .{_LAST}-still{{display:none}}
.{_LAST} iframe{{width:100%;border:0}}
</style>"""

_QUIET = 0.4  # seconds
_running = True  # a cell is run at the moment: this module is imported in one
_watched: Any = None


class LastPicture:
    """The second output of a widget: shown once for each display, and kept up to date."""

    def __init__(self) -> None:
        self._id = f"gamegraphs-{uuid4().hex}"
        self._handle: Any = None
        self._timer: asyncio.TimerHandle | None = None

    def show(self, html: str) -> None:
        """Display it below the widget."""
        from IPython.display import display

        _watch_cells()
        self._handle = display(_bundle(html), raw=True, display_id=self._id)  # type: ignore[no-untyped-call]

    @property
    def wanted(self) -> bool:
        """Whether an update is of use: it was displayed, and a click has changed the widget.

        What a cell does is not written back into the output of an earlier cell: a notebook that
        is run from top to bottom keeps the outputs that its cells had.
        """
        return self._handle is not None and not _running

    def update(self, html: Callable[[], str]) -> None:
        """Write it anew, once nothing has changed for a moment: a step must not wait for it."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:  # no kernel
            self._write(html)
        else:
            self._timer = loop.call_later(_QUIET, self._write, html)

    def _write(self, html: Callable[[], str]) -> None:
        self._handle.update(_bundle(html()), raw=True)


def last_html(picture: Picture | None, words: str = "", page: str = "", height: float = 0.0) -> str:
    """Return the last picture, what was said last, and the line below.

    page : a page that goes on without a kernel; where scripts are not trusted, the picture stays
    height : of that page, in pixels
    """
    still = "" if picture is None else picture.html()
    still += f"<p>{escape(words)}</p>" if words else ""
    if not page:
        return remaining(still)
    inside = page.replace("&", "&amp;").replace('"', "&quot;")
    frame = (
        f'<iframe title="The widget without a kernel" sandbox="allow-scripts" '
        f'style="height:{height:.0f}px" srcdoc="{inside}"></iframe>'
    )
    return (
        f'{_STYLE}<div class="{_LAST}"><div class="{_LAST}-still">{still}</div>{frame}'
        f"<p><em>{WAKE} {_WAKE_LIVE}</em></p></div>"
    )


def remaining(html: str) -> str:
    """Return what is seen only while the widget is not alive, with the line below."""
    return f'{_STYLE}<div class="{_LAST}">{html}<p><em>{WAKE}</em></p></div>'


def _bundle(html: str) -> dict[str, str]:
    return {"text/html": html, "text/plain": ""}


def _watch_cells() -> None:
    """Know from now on whether a cell is run."""
    global _watched
    from IPython import get_ipython

    shell = get_ipython()
    if shell is None or shell is _watched:
        return
    _watched = shell
    shell.events.register("pre_run_cell", lambda info: _set_running(True))
    shell.events.register("post_run_cell", lambda result: _set_running(False))


def _set_running(running: bool) -> None:
    global _running
    _running = running
