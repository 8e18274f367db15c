"""Check a solution without solving: the distances are the certificate.

Labels that obey the rules at every position can still be wrong: on the two-cycle 0 <-> 1,
"0 is WIN, 1 is LOSE" obeys them. Distances cannot lie in this way. A WIN at distance d must
have a LOSE successor at distance d - 1, a LOSE at distance d only WIN successors, the
furthest at d - 1: so every claim rests on one of a smaller distance, down to the ends of the
game. A DRAW needs a DRAW successor and no LOSE one. Each position is checked on its own.

A claim is one number, as chess engines score a mate: the sooner a loss the lower, a draw 0, the
sooner a win the higher. A mover leaves the opponent the lowest score there is, whatever the
outcome, and its own is then the negative of that, one ply nearer to 0.
"""

from __future__ import annotations

from typing import Any

from ..graph import GameGraph, Graph, as_graph
from ..outcome import DRAW, GOES_ON, GameGraphError, Outcome, terminal_outcome
from ..solution import Solution
from ..solvers.implicit.implicit_graph import ImplicitGraph
from ..solvers.jit.dispatch import is_compiled, new_array, run
from ..solvers.jit.threads import Threads, thread_count
from ..validate import shown
from .base import VerificationError, as_int32, need_answer
from .claim_loops import (
    CHECK_HELPERS,
    HELD,
    PART,
    TOO_LONG,
    check_claims,
    check_one_by_one,
    is_claim,
    longest_claim,
    score_claims,
)

# The score of a win in 0 plies, larger than all distances, by the type of the scores.
_SOONEST = {"b": 127, "h": (1 << 15) - 1, "i": TOO_LONG}


def verify_labels(graph: GameGraph, solution: Solution) -> None:
    """Raise VerificationError unless every label and distance of the solution is right.

    The first position, in order, that breaks a rule is named with the rule; before that, the
    first whose label and distance make no sense together, such as a DRAW in 3. Raises
    GameGraphError if the solution has no distances. Cost: O(n + m), in several threads where
    `solve` uses them; 1 byte a position if all distances are below 127, at most 4.

    >>> g = GameGraph.from_moves([[1], [0]])
    >>> verify_labels(g, Solution(g, [1, 0], [1, 2]))
    Traceback (most recent call last):
        ...
    gamegraphs.VerificationError: position 0: WIN in 1 needs a successor that is LOSE in 0
    """
    graph = as_graph(graph)
    _check_form(graph, solution)
    n, size = graph.n, graph.n + graph.m
    terminal = int(terminal_outcome(solution.terminals))
    endings = new_array("B", n if solution.fixed else 0, GOES_ON)
    for u, outcome in solution.fixed.items():
        endings[u] = outcome
    u, scores, code = _scores(n, solution, n)
    if u < 0:
        offsets = memoryview(graph.offsets)  # type: ignore[arg-type]
        with Threads(thread_count(None, size)) as threads:
            wrong = threads.run(
                _check,
                (
                    (a, (offsets[a : b + 1], graph.targets, endings[a:b]), terminal,
                     scores, code, size)
                    for a, b in threads.parts(n)
                ),
            )  # fmt: skip
        u = min((u for u in wrong if u >= 0), default=-1)
    if u >= 0:
        raise VerificationError(graph.names[u], _reason(graph, solution, u))


def verify_implicit(graph: ImplicitGraph, solution: Solution) -> None:
    """Raise VerificationError unless every label and distance of an implicit game is right.

    The rules are asked again, a few positions at a time: no moves are stored. What is named, and
    with what, is as in `verify_labels`. Cost: one call of `succ` and `terminal` a position; 1
    byte a position if all distances are below 127, at most 4.
    """
    if not isinstance(graph, ImplicitGraph):
        raise GameGraphError(
            f"graph must be an ImplicitGraph, not {shown(graph)}; labels of an explicit one, as "
            "from GameGraph.from_moves([[1], []]), are for verify_labels"
        )
    _check_form(graph, solution)
    n, rules = graph.n, graph.rules
    size = n if rules.compiled else 0
    u, scores, code = _scores(n, solution, size)
    for first in range(0, n, PART):
        if u >= 0:
            break
        rows = rules.rows(first, min(n, first + PART))
        u = _check(first, rows, int(rules.end), scores, code, size)
    if u >= 0:
        raise VerificationError(u, _reason(graph, solution, u))


def _scores(n: int, solution: Solution, size: int) -> tuple[int, Any, str]:
    """Return the first position whose claim makes no sense, -1 if none, the scores and their type.

    They are as narrow as the longest distance allows: it is they that are read at random.
    """
    labels = _as_stored(solution.labels, n, "labels", "uint8")
    plies = _as_stored(solution.distances, n, "distances", "int32")
    longest = int(run(longest_claim, size, labels, plies, helpers=(is_claim,)))
    code = next(code for code, soonest in _SOONEST.items() if longest < soonest)
    scores = new_array(code, n)
    if longest >= 0:
        run(score_claims, size, labels, plies, _SOONEST[code], scores)
    return max(-1 - longest, -1), scores, code


def _as_stored(values: Any, n: int, what: str, dtype: str) -> Any:
    """Return an array as it is if it is of the type that `solve` makes, else its int32 values."""
    same = getattr(values, "ndim", 0) == 1 and values.dtype == dtype and len(values) == n
    return values if same else as_int32(values, n, what)


def _check(
    first: int, rows: tuple[Any, Any, Any], terminal: int, scores: Any, code: str, size: int
) -> int:
    """Return the first position whose claim breaks a rule, -1 if none does.

    first : the first of the k positions that are checked
    rows : offsets, targets, endings of these, as for `check_one_by_one`
    """
    claims = (first, *rows, terminal, scores, _SOONEST[code])
    if is_compiled(size):
        room = new_array(code, HELD + 2), new_array(code, PART)
        return int(run(check_claims, size, *claims, *room, helpers=CHECK_HELPERS))
    return int(run(check_one_by_one, size, *claims))


def _reason(graph: Graph, solution: Solution, u: int) -> str:
    """Say in words which rule the label and distance of u break."""
    label, distance = int(solution.labels[u]), int(solution.distances[u])
    claim = _claim(label, distance)
    if u in solution.fixed or graph.is_terminal(u):
        end = solution.fixed.get(u, terminal_outcome(solution.terminals))
        why = "a verdict" if u in solution.fixed else f"no moves, {solution.terminals} play"
        return f"{claim}, but play ends here ({why}): {_claim(end, -1 if end == DRAW else 0)}"
    if label not in (0, 1, 2):
        return f"label {label} is no outcome (0 LOSE, 1 WIN, 2 DRAW)"
    if label == DRAW and distance != -1:
        return f"a DRAW has distance -1, not {distance}"
    if label != DRAW and distance < 1:
        return f"{claim}, but play goes on here, so the distance is at least 1"
    found = [(solution.labels[v], solution.distances[v], v) for v in graph.moves(u)]
    losing = [(d, v) for label_v, d, v in found if label_v == Outcome.LOSE]
    if label == Outcome.WIN:
        if losing and min(losing)[0] < distance - 1:
            d, v = min(losing)
            return f"{claim}, but the successor {graph.names[v]!r} is LOSE in {d} already"
        return f"{claim} needs a successor that is LOSE in {distance - 1}"
    if losing:
        d, v = min(losing)
        return f"{claim}, but the successor {graph.names[v]!r} is LOSE in {d}"
    if label == Outcome.DRAW:
        return "DRAW needs a successor that is a DRAW, but all successors are WIN"
    other = next((v for label_v, _, v in found if label_v != Outcome.WIN), None)
    if other is not None:
        return f"{claim}, but the successor {graph.names[other]!r} is a DRAW"
    longest = max(d for _, d, _ in found)
    return f"{claim}, but the slowest successor is WIN in {longest}"


def _check_form(graph: Graph, solution: Solution) -> None:
    need_answer(solution, Solution, "solution")
    if solution.graph.n != graph.n:
        raise GameGraphError(
            f"the solution is for {solution.graph.n} positions, the graph has {graph.n}"
        )
    if solution.distances is None:
        raise GameGraphError(
            "a solution without distances cannot be verified: labels alone can obey every "
            "rule and still be wrong; solve with distances=True"
        )


def _claim(label: int, distance: int) -> str:
    if label not in (0, 1, 2):
        return f"label {label}"
    name = Outcome(label).name
    return name if label == DRAW and distance == -1 else f"{name} in {distance}"
