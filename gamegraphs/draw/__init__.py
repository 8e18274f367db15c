"""Pictures of game graphs: outcome by colour, shape and letter, and everything in words.

`draw` and `draw_step` make SVG text with the standard library alone; `draw_matplotlib` draws the
same on a matplotlib axes; `picture_of` makes a Picture of any matplotlib figure.
`draw_position` draws a position of a game: boards, points joined by lines, piles.
"""

from .layout import Layout, layout
from .picture import Picture
from .plots import draw_matplotlib, picture_of
from .positions import draw_position
from .steps import draw_step, reason
from .svg import draw

__all__ = [
    "Layout",
    "Picture",
    "draw",
    "draw_matplotlib",
    "draw_position",
    "draw_step",
    "layout",
    "picture_of",
    "reason",
]
