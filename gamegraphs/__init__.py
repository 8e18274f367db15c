"""Games on graphs: who wins from every position, how soon, and what to play.

>>> import gamegraphs as gg
>>> g = gg.GameGraph.from_moves([[1, 2], [3], [1, 4], [], [2]])
>>> s = gg.solve(g)
>>> s.outcome(1).name, s.distance(1), s.counts()[gg.DRAW]
('WIN', 1, 3)
"""

from .certify import verify_any as verify
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
from .pgsolver import read_pgsolver, write_pgsolver
from .rules import Rules, explore
from .solution import Line, Solution
from .solve import solve
from .solve.arena import Arena
from .solve.attractor import attractor, safety
from .solve.buchi import buchi
from .solve.classify import classify
from .solve.disk import write_files
from .solve.external import solve_files
from .solve.grundy import grundy, mex, nim_sum, sum_graph
from .solve.implicit import solve_implicit
from .solve.implicit_files import ImplicitSolution, load_solution
from .solve.implicit_graph import ImplicitGraph
from .solve.loopy import loopy_grundy
from .solve.parity import solve_parity
from .solve.split import split
from .verify import VerificationError

__all__ = [
    "DRAW",
    "LOSE",
    "WIN",
    "Arena",
    "CycleError",
    "FormatError",
    "GameGraph",
    "GameGraphError",
    "ImplicitGraph",
    "ImplicitSolution",
    "LimitError",
    "Line",
    "Outcome",
    "Rules",
    "Solution",
    "UnknownPositionError",
    "VerificationError",
    "attractor",
    "buchi",
    "classify",
    "explore",
    "grundy",
    "load_solution",
    "loopy_grundy",
    "mex",
    "nim_sum",
    "random_graph",
    "read_pgsolver",
    "safety",
    "small_graphs",
    "solve",
    "solve_files",
    "solve_implicit",
    "solve_parity",
    "split",
    "sum_graph",
    "verify",
    "write_files",
    "write_pgsolver",
]

__version__ = "0.1.0"
