"""Games in which every position has an owner: attractors, Buechi, parity and payoff games."""

from .arena import Arena
from .attractor import Attractor, Region, attractor, safety
from .buchi import buchi
from .parity import ParitySolution, solve_parity
from .payoffs.energy import EnergySolution, solve_energy
from .payoffs.mean_payoff import MeanPayoffSolution, solve_mean_payoff
from .pgsolver import format_pgsolver, parse_pgsolver, read_pgsolver, write_pgsolver
from .reductions import (
    buchi_as_parity,
    parity_as_mean_payoff,
    reachability_as_buchi,
    reachability_as_safety,
)
from .two_copies import Split, split

__all__ = [
    "Arena",
    "Attractor",
    "EnergySolution",
    "MeanPayoffSolution",
    "ParitySolution",
    "Region",
    "Split",
    "attractor",
    "buchi",
    "buchi_as_parity",
    "format_pgsolver",
    "parity_as_mean_payoff",
    "parse_pgsolver",
    "reachability_as_buchi",
    "reachability_as_safety",
    "read_pgsolver",
    "safety",
    "solve_energy",
    "solve_mean_payoff",
    "solve_parity",
    "split",
    "write_pgsolver",
]
