"""Verify any answer: choose the checker by what is asked and what was answered."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..graph import GameGraph, as_graph
from ..outcome import GameGraphError
from ..solution import Solution
from ..solvers.arenas.arena import Arena
from ..solvers.arenas.attractor import Attractor, Region
from ..solvers.arenas.parity import ParitySolution
from ..solvers.arenas.payoffs.energy import EnergySolution
from ..solvers.arenas.payoffs.mean_payoff import MeanPayoffSolution
from ..solvers.implicit.implicit_graph import ImplicitGraph
from .attractors import verify_attractor
from .grundy import verify_grundy
from .infinite_plays import verify_buchi, verify_parity, verify_safety
from .labels import verify_implicit, verify_labels
from .payoffs import verify_energy, verify_mean_payoff

# What is answered about an arena, the words of the question, and who checks it.
_ABOUT_ARENAS: tuple[tuple[type, tuple[str, ...], Callable[..., None]], ...] = (
    (Attractor, ("player", "target"), verify_attractor),
    (Region, ("player", "safe"), verify_safety),
    (Region, ("player", "accepting"), verify_buchi),
    (ParitySolution, ("priority",), verify_parity),
    (EnergySolution, ("weights",), verify_energy),
    (MeanPayoffSolution, ("weights",), verify_mean_payoff),
)


def verify(subject: GameGraph | ImplicitGraph | Arena, answer: Any, **question: Any) -> None:
    """Raise VerificationError unless `answer` is right; the question tells what it answers.

    verify(graph, solution), also of an ImplicitGraph, verify(graph, grundy_values),
    verify(arena, attractor, player=, target=), verify(arena, region, player=, safe=),
    verify(arena, region, player=, accepting=), verify(arena, solution, priority=);
    verify(arena, solution, weights=), also with `on=`;
    with arenas also `stuck=`. Raises GameGraphError if these do not fit together.

    >>> from gamegraphs.solvers.sums.grundy import grundy
    >>> g = GameGraph.from_moves([[], [0]])
    >>> verify(g, grundy(g))
    """
    if isinstance(subject, Arena):
        options = {"stuck", "on"} if "weights" in question else {"stuck"}
        words = set(question) - options
        for kind, wanted, check in _ABOUT_ARENAS:
            if isinstance(answer, kind) and set(wanted) == words:
                how = {word: question[word] for word in question if word in options}
                check(subject, *(question[word] for word in wanted), answer, **how)
                return
    elif not isinstance(subject, ImplicitGraph):
        as_graph(subject, "subject")
    if not isinstance(subject, Arena) and not question:
        if isinstance(subject, ImplicitGraph):
            if isinstance(answer, Solution):
                verify_implicit(subject, answer)
                return
        elif isinstance(answer, Solution):
            verify_labels(subject, answer)
            return
        else:
            verify_grundy(subject, answer)
            return
    raise GameGraphError(
        f"a {type(answer).__name__} for a {type(subject).__name__} with "
        f"{', '.join(sorted(question)) or 'no question'} is nothing that can be verified"
    )
