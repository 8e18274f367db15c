"""Verify any answer: choose the checker by what is asked and what was answered."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
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
from ..text import listing
from ..validate import shown
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
    raise GameGraphError(_why(subject, answer, question))


def _why(subject: Any, answer: Any, question: Mapping[str, Any]) -> str:
    """Return why there is no checker: the kind of answer, or words that are missing or too many."""
    given = _words(question)
    if not isinstance(subject, Arena):
        if question:
            return f"{given} is asked of an Arena, not of {_a(type(subject))}"
        return f"answer must be the Solution of an ImplicitGraph, not {shown(answer)}"
    ways = [wanted for kind, wanted, _ in _ABOUT_ARENAS if isinstance(answer, kind)]
    if not ways:
        kinds = listing([*dict.fromkeys(_a(kind) for kind, _, _ in _ABOUT_ARENAS)], "or")
        return f"answer must be {kinds} where an Arena is given, not {shown(answer)}"
    due = ", or with ".join(map(_words, ways))
    text = f"{_a(type(answer))} is verified with {due}; given: {given or 'nothing'}"
    lacking = [_words([word for word in wanted if word not in question]) for wanted in ways]
    if all(lacking):
        verb = "are" if " and " in lacking[0] else "is"
        text += f"; {' or '.join(lacking)} {verb} missing"
    return text


def _words(words: Iterable[str], last: str = "and") -> str:
    return listing([f"{word}=" for word in words], last)


def _a(kind: type) -> str:
    name = kind.__name__
    return f"an {name}" if name[0] in "AEIOU" else f"a {name}"
