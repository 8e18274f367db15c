"""A picture whose positions or squares can be clicked or tapped.

They repeat what buttons do that have names and the keyboard, so they have neither.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Mapping
from importlib.resources import files
from typing import Any

import anywidget
import traitlets

from ..draw import Picture


class TouchPicture(anywidget.AnyWidget):
    """An SVG picture, and what to do when one of its places is clicked.

    Attributes
    ----------
    value : the picture as SVG text
    spots : for each place its number, x, y, half width, half height in pixels, and its title
    chosen : the numbers of those that are outlined
    """

    _esm = files(__package__).joinpath("touch.js").read_text(encoding="utf-8")
    _css = """
.gamegraphs-touch { position: relative; display: inline-block; max-width: 100%; }
.gamegraphs-touch svg { display: block; max-width: 100%; height: auto; }
.gamegraphs-touch .spot { position: absolute; cursor: pointer; border-radius: 8px; }
.gamegraphs-touch .spot:hover { outline: 2px solid #1a73e8; }
.gamegraphs-touch .spot.chosen { outline: 3px solid #1a1a1a; }
"""
    value = traitlets.Unicode("").tag(sync=True)
    spots: Any = traitlets.List().tag(sync=True)
    chosen: Any = traitlets.List().tag(sync=True)

    def __init__(self, clicked: Callable[[Any], object]) -> None:
        self._clicked = clicked
        self._places: list[Hashable] = []
        super().__init__()
        self.on_msg(lambda _, content, buffers: self._told(content["spot"]))

    def click(self, place: Hashable) -> None:
        """Do what a click on this place does."""
        self._clicked(place)

    def _told(self, spot: int) -> None:
        if spot < len(self._places):  # otherwise the click came late, for an older picture
            self.click(self._places[spot])

    def show(self, picture: Picture | None, titles: Mapping[Any, str]) -> None:
        """Show a picture; the places that have a title can be clicked."""
        shown = {} if picture is None else picture.places
        self._places = [place for place in titles if place in shown]
        spots = [[k, *shown[place], titles[place]] for k, place in enumerate(self._places)]
        with self.hold_sync():
            self.value = "" if picture is None else picture.svg
            self.spots = spots
            self.chosen = []

    def outline(self, places: Collection[Any]) -> None:
        """Outline these places, and no others, until another picture is shown."""
        self.chosen = [k for k, place in enumerate(self._places) if place in places]
