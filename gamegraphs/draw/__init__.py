"""Pictures of game graphs: outcome by colour, shape and letter, and everything in words.

`draw` and `draw_step` make SVG text with the standard library alone; `draw_matplotlib` draws the
same on a matplotlib axes; `picture_of` makes a Picture of any matplotlib figure.
"""

from .layout import Layout, layout
from .picture import Picture
from .plots import draw_matplotlib, picture_of
from .steps import draw_step, reason
from .svg import draw

__all__ = [
    "Layout",
    "Picture",
    "draw",
    "draw_matplotlib",
    "draw_step",
    "layout",
    "picture_of",
    "reason",
]
