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
from ..solvers.jit.dispatch import new_array, run
from ..validate import shown
from .base import VerificationError, as_int32, need_answer

_PART = 1 << 10  # positions whose moves are held at a time
SOONEST = (1 << 31) - 1  # the score of a win in 0 plies; no distance in int32 is larger


def verify_labels(graph: GameGraph, solution: Solution) -> None:
    """Raise VerificationError unless every label and distance of the solution is right.

    The first position, in order, that breaks a rule is named with the rule; before that, the
    first whose label and distance make no sense together, such as a DRAW in 3. Raises
    GameGraphError if the solution has no distances. Cost: O(n + m); 4 bytes a position.

    >>> g = GameGraph.from_moves([[1], [0]])
    >>> verify_labels(g, Solution(g, [1, 0], [1, 2]))
    Traceback (most recent call last):
        ...
    gamegraphs.VerificationError: position 0: WIN in 1 needs a successor that is LOSE in 0
    """
    graph = as_graph(graph)
    _check_form(graph, solution)
    n = graph.n
    labels = as_int32(solution.labels, n, "labels")
    plies = as_int32(solution.distances, n, "distances")
    endings = new_array("B", n, GOES_ON)
    for u, outcome in solution.fixed.items():
        endings[u] = outcome
    terminal = int(terminal_outcome(solution.terminals))
    scores = new_array("i", n)
    u = run(score_claims, n, labels, plies, scores)
    if u < 0:
        size = n + graph.m
        u = run(check_claims, size, 0, graph.offsets, graph.targets, terminal, endings, scores)
    if u >= 0:
        raise VerificationError(graph.names[u], _reason(graph, solution, int(u)))


def verify_implicit(graph: ImplicitGraph, solution: Solution) -> None:
    """Raise VerificationError unless every label and distance of an implicit game is right.

    The rules are asked again, a few positions at a time: no moves are stored. What is named, and
    with what, is as in `verify_labels`. Cost: one call of `succ` and `terminal` a position; 4
    bytes a position.
    """
    if not isinstance(graph, ImplicitGraph):
        raise GameGraphError(
            f"graph must be an ImplicitGraph, not {shown(graph)}; labels of an explicit one, as "
            "from GameGraph.from_moves([[1], []]), are for verify_labels"
        )
    _check_form(graph, solution)
    n, rules = graph.n, graph.rules
    arrays = [
        values if getattr(values, "dtype", None) == dtype else as_int32(values, n, what)
        for what, dtype, values in (
            ("labels", "uint8", solution.labels),
            ("distances", "int32", solution.distances),
        )
    ]
    size = n if rules.compiled else 0
    scores = new_array("i", n)
    u = run(score_claims, n, *arrays, scores)
    for first in range(0, n, _PART):
        if u >= 0:
            raise VerificationError(int(u), _reason(graph, solution, int(u)))
        offsets, targets, endings = rules.rows(first, min(n, first + _PART))
        u = run(check_claims, size, first, offsets, targets, int(rules.end), endings, scores)
    if u >= 0:
        raise VerificationError(int(u), _reason(graph, solution, int(u)))


def score_claims(labels: Any, plies: Any, scores: Any) -> int:
    """Write the score of each claim; return the first position with none, -1 if all have one.

    labels : uint8 or int32, shape (n,), and plies : int32, shape (n,)
    scores : int32, shape (n,), written: d - SOONEST for LOSE in d, SOONEST - d for WIN, 0 for DRAW
    """
    for u in range(len(scores)):
        label, distance = labels[u], plies[u]
        if label < 0 or label > 2 or distance < -1 or distance == SOONEST:
            return u
        if (distance < 0) != (label == 2):
            return u
        scores[u] = 0 if label == 2 else SOONEST - distance if label == 1 else distance - SOONEST
    return -1


def check_claims(
    first: int, offsets: Any, targets: Any, terminal: int, endings: Any, scores: Any
) -> int:
    """Return the first position whose claim breaks a rule, -1 if none does.

    first : the first of the k positions that are checked
    offsets, targets : int32 (or int64, offsets only), shape (k + 1,), their moves
    terminal : the outcome of positions without moves
    endings : uint8, shape (k,), the outcome with which play ends there, or GOES_ON
    scores : int32, shape (n,), of all positions
    """
    begin = offsets[0]
    for i in range(len(endings)):
        end = offsets[i + 1]
        if endings[i] != GOES_ON or begin == end:
            outcome = endings[i] if endings[i] != GOES_ON else terminal
            score = 0 if outcome == 2 else SOONEST if outcome == 1 else -SOONEST
        else:
            # Targets are not negative; & tells the compiler, which then needs no test for it.
            lowest = scores[targets[begin] & SOONEST]
            for e in range(begin + 1, end):
                lowest = min(lowest, scores[targets[e] & SOONEST])
            score = -lowest - (lowest < 0) + (lowest > 0)
        if scores[first + i] != score:
            return first + i
        begin = end
    return -1


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
