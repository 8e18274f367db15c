"""Games on graphs: who wins from every position, how soon, and what to play.

>>> import gamegraphs as gg
>>> g = gg.GameGraph.from_moves([[1, 2], [3], [1, 4], [], [2]])
>>> s = gg.solve(g)
>>> s.outcome(1).name, s.distance(1), s.counts()[gg.DRAW]
('WIN', 1, 3)
"""

from .generate import random_graph, small_graphs
from .graph import GameGraph
from .outcome import (
    DRAW,
    LOSE,
    WIN,
    CycleError,
    FormatError,
    GameGraphError,
    LimitError,
    Outcome,
    UnknownPositionError,
)
from .rules import Rules, explore
from .solution import Line, Solution
from .solve import solve
from .verify import VerificationError, verify

__all__ = [
    "DRAW",
    "LOSE",
    "WIN",
    "CycleError",
    "FormatError",
    "GameGraph",
    "GameGraphError",
    "LimitError",
    "Line",
    "Outcome",
    "Rules",
    "Solution",
    "UnknownPositionError",
    "VerificationError",
    "explore",
    "random_graph",
    "small_graphs",
    "solve",
    "verify",
]

__version__ = "0.1.0"
