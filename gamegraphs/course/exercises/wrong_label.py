"""Which rule a wrong label or distance breaks, in one sentence."""

from __future__ import annotations

from collections.abc import Sequence

from ...outcome import DRAW, LOSE, WIN, Outcome
from .sentences import distance_told, positions_told

Moves = Sequence[Sequence[int]]
Labels = Sequence[int]


def wrong_label(
    moves: Moves, given: Labels, labels: Labels, distances: Sequence[int], ends: str = "normal play"
) -> str:
    """Return a sentence on the wrong label that explains most, "" if all are right.

    `ends` says where the outcome of a position without moves comes from.

    >>> wrong_label([[0]], [1], [2], [-1])
    'Position 0: you say WIN, but it has no move to a LOSE position; it is a DRAW.'
    """
    u = first_wrong(given, labels, distances)
    if u is None:
        return ""
    return f"Position {u}: you say {Outcome(given[u]).name}, {_why(moves, given, labels, u, ends)}."


def first_wrong(given: Labels, labels: Labels, distances: Sequence[int]) -> int | None:
    """Return the position whose wrong label explains most, None if all are right."""
    wrong = [u for u, label in enumerate(given) if label != labels[u]]
    # A position that decides itself explains more than one that only follows another.
    return min(wrong, key=lambda u: (labels[u] == DRAW, distances[u], u), default=None)


def _why(moves: Moves, given: Labels, labels: Labels, u: int, ends: str) -> str:
    true = Outcome(labels[u])
    successors = moves[u]
    if not successors:
        return f"but it has no moves, and in {ends} that is {true.name}"
    losing = [v for v in successors if labels[v] == LOSE]
    drawing = [v for v in successors if labels[v] == DRAW]
    if true == WIN:
        return f"but it is WIN: it can move to {losing[0]}, which is LOSE"
    if true == LOSE:
        return f"but it is LOSE: every move leads to a WIN position ({positions_told(successors)})"
    if given[u] == WIN:
        return "but it has no move to a LOSE position; it is a DRAW"
    where = "to itself" if drawing[0] == u else f"to {drawing[0]}"
    return f"but it is a DRAW: it can move {where}, and nobody can force a win there"


def wrong_distance(
    moves: Moves, given: Sequence[int], labels: Labels, distances: Sequence[int]
) -> str:
    """Return a sentence on the wrong distance that explains most, "" if all are right.

    >>> wrong_distance([[1], []], [0, 0], [1, 0], [1, 0])
    'Position 0: you say 0 plies, but it is 1: it can move to 1, LOSE in 0.'
    """
    wrong = [u for u, distance in enumerate(given) if distance != distances[u]]
    if not wrong:
        return ""
    # The nearest to the end: what it rests on is right.
    u = min(wrong, key=lambda u: (labels[u] == DRAW, distances[u], u))
    say = f"Position {u}: you say {distance_told(given[u])}"
    if labels[u] == DRAW:
        return f"{say}, but it is a DRAW: nobody forces a win, so it has -1."
    if not moves[u]:
        return f"{say}, but play is over there: it has 0."
    # A successor on a best line is one ply nearer to the end.
    next_to = (v for v in moves[u] if labels[v] == 1 - labels[u])
    v = next(v for v in next_to if distances[v] == distances[u] - 1)
    if labels[u] == WIN:
        return f"{say}, but it is {distances[u]}: it can move to {v}, LOSE in {distances[v]}."
    holds = f"it holds out longest by moving to {v}, WIN in {distances[v]}"
    return f"{say}, but it is {distances[u]}: {holds}."
