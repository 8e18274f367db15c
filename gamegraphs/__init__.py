"""Games on graphs: who wins from every position, how soon, and what to play.

>>> import gamegraphs as gg
>>> g = gg.GameGraph.from_moves([[1, 2], [3], [1, 4], [], [2]])
>>> s = gg.solve(g)
>>> s.outcome(1).name, s.distance(1), s.counts()[gg.DRAW]
('WIN', 1, 3)
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

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
from .solvers.outcomes.solver import solve

if TYPE_CHECKING:
    from . import certify as certify
    from . import draw as draw
    from . import games as games
    from . import widgets as widgets
    from .certify import VerificationError, verify
    from .solvers.arenas import (
        Arena,
        EnergySolution,
        MeanPayoffSolution,
        ParitySolution,
        attractor,
        buchi,
        read_pgsolver,
        safety,
        solve_energy,
        solve_mean_payoff,
        solve_parity,
        split,
        write_pgsolver,
    )
    from .solvers.exploring.check_compiled_rules import check_compiled_rules
    from .solvers.exploring.compiled_rules import CompiledRules
    from .solvers.files.graph_files import write_files
    from .solvers.files.solve_files import solve_files
    from .solvers.implicit.implicit_graph import ImplicitGraph
    from .solvers.implicit.implicit_solution import ImplicitSolution, load_solution
    from .solvers.implicit.solve_implicit import solve_implicit
    from .solvers.sums.grundy import grundy, mex, nim_sum, sum_graph
    from .solvers.sums.loopy import loopy_grundy
    from .solvers.sums.tool_choice import classify

__all__ = [
    "DRAW",
    "LOSE",
    "WIN",
    "Arena",
    "CompiledRules",
    "CycleError",
    "EnergySolution",
    "FormatError",
    "GameGraph",
    "GameGraphError",
    "ImplicitGraph",
    "ImplicitSolution",
    "LimitError",
    "Line",
    "MeanPayoffSolution",
    "Outcome",
    "ParitySolution",
    "Rules",
    "Solution",
    "UnknownPositionError",
    "VerificationError",
    "attractor",
    "buchi",
    "check_compiled_rules",
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
    "solve_energy",
    "solve_files",
    "solve_implicit",
    "solve_mean_payoff",
    "solve_parity",
    "split",
    "sum_graph",
    "verify",
    "write_files",
    "write_pgsolver",
]

__version__ = "0.2.0"

# Loaded when first used: parts of the package, and where the names stand that not everybody needs.
_PARTS = ("certify", "draw", "games", "widgets")
_HOMES = {
    "certify": ("VerificationError", "verify"),
    "solvers.arenas": (
        "Arena",
        "EnergySolution",
        "MeanPayoffSolution",
        "ParitySolution",
        "attractor",
        "buchi",
        "read_pgsolver",
        "safety",
        "solve_energy",
        "solve_mean_payoff",
        "solve_parity",
        "split",
        "write_pgsolver",
    ),
    "solvers.exploring.check_compiled_rules": ("check_compiled_rules",),
    "solvers.exploring.compiled_rules": ("CompiledRules",),
    "solvers.files.graph_files": ("write_files",),
    "solvers.files.solve_files": ("solve_files",),
    "solvers.implicit.implicit_graph": ("ImplicitGraph",),
    "solvers.implicit.implicit_solution": ("ImplicitSolution", "load_solution"),
    "solvers.implicit.solve_implicit": ("solve_implicit",),
    "solvers.sums.grundy": ("grundy", "mex", "nim_sum", "sum_graph"),
    "solvers.sums.loopy": ("loopy_grundy",),
    "solvers.sums.tool_choice": ("classify",),
}
_HOME_OF = {name: home for home, names in _HOMES.items() for name in names}


def __getattr__(name: str) -> Any:
    """Load what is first used: a part of the package such as `gg.games`, or a name's module."""
    if name in _PARTS:
        return import_module(f".{name}", __name__)
    if name in _HOME_OF:
        found = getattr(import_module(f".{_HOME_OF[name]}", __name__), name)
        globals()[name] = found
        return found
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__, *_PARTS})
