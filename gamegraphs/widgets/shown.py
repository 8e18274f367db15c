"""What the widgets share: how one is shown, and text and pictures as HTML."""

from __future__ import annotations

from html import escape
from typing import Any

from ipywidgets import HTML, Button, VBox

from ..draw import Picture


class Shown:
    """Something with a `box` of widgets that shows itself in a notebook.

    Without a running kernel, the text and the still picture of the moment remain.
    """

    box: VBox

    def still(self) -> Picture | None:
        """Return what the widget shows at the moment as a still picture."""
        raise NotImplementedError

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, Any]:
        data: dict[str, Any] = self.box._repr_mimebundle_()
        data["text/plain"] = repr(self)
        picture = self.still()
        if picture is not None:
            data["text/html"] = picture.html()
        return data


def inline(picture: Picture | None) -> str:
    """Return a picture as it stands inside an HTML widget; wide ones can be scrolled."""
    return "" if picture is None else f'<div style="overflow-x:auto">{picture.svg}</div>'


def paragraph(text: str, live: bool = False) -> str:
    """Return a paragraph; a live one is read out by screen readers when it changes."""
    role = ' role="status" aria-live="polite"' if live else ""
    return f'<p{role} style="line-height:1.4;margin:4px 0">{escape(text)}</p>'


def text_area() -> HTML:
    """Return an empty HTML widget that takes the full width."""
    return HTML(layout={"width": "99%"})


def button(text: str, tooltip: str) -> Button:
    """Return a button as wide as its text needs."""
    return Button(description=text, tooltip=tooltip, layout={"width": "auto"})
