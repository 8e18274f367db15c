"""Pictures of games and graphs: outcome by colour, shape and letter, and everything in words.

`draw` and `draw_step` draw a game graph, `draw_arena` one with owners, `draw_position` a position
of a game, `draw_chase`, `draw_piles` and `draw_pursuit` the games of the exercises, `draw_table`
and `draw_loglog` tables and measurements; `draw_stones`, `draw_cells`, `draw_bridge`, `draw_grid`
and `draw_bars` what single notebooks show: SVG text, made with the standard library alone.
`draw_matplotlib` draws a graph on the axes of matplotlib; `picture_of` makes a Picture of any
matplotlib figure.
"""

from . import primitives
from .boards import draw_position
from .chase import draw_chase
from .graphs.arena_drawing import draw_arena
from .graphs.drawing import draw
from .graphs.layout import Layout, layout
from .graphs.steps import draw_step, reason
from .loglog import draw_loglog
from .notebooks.bars import draw_bars
from .notebooks.bridge import draw_bridge
from .notebooks.cells import draw_cells
from .notebooks.stones import draw_stones
from .notebooks.value_grid import draw_grid
from .picture import Picture
from .piles import draw_piles
from .plots import draw_matplotlib, picture_of
from .pursuit import draw_pursuit
from .shapes import LOOKS
from .table import draw_table

__all__ = [
    "LOOKS",
    "Layout",
    "Picture",
    "draw",
    "draw_arena",
    "draw_bars",
    "draw_bridge",
    "draw_cells",
    "draw_chase",
    "draw_grid",
    "draw_loglog",
    "draw_matplotlib",
    "draw_piles",
    "draw_position",
    "draw_pursuit",
    "draw_step",
    "draw_stones",
    "draw_table",
    "layout",
    "picture_of",
    "primitives",
    "reason",
]
