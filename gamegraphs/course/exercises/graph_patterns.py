"""What the wrong answers to game graphs can have in common, and the graphs they belong to."""

from __future__ import annotations

from ...outcome import DRAW, LOSE, WIN
from ..mistakes.pattern import Kind, Pattern, Place, Where
from .graph_families import Moves, has_cycle

_ONE_GOOD_MOVE = "One move to LOSE makes a WIN, whatever the other moves are."
_NO_GOOD_MOVE = "Who can move wins only by a move to LOSE, and there is none."
_ALL_MOVES_BAD = "Where every move leads to WIN, nothing is left to wait for: that is LOSE."
_A_WAY_OUT = "LOSE is where every move leads to WIN; one move to a DRAW is a way out."


def _called(right: str, given: str, why: str) -> Kind:
    key = f"{right}-called-{given}".lower().replace("|", "-or-")
    said = given.replace("|", " or ")
    is_right = rf"\b(?:it|that|verdict) is (?:a )?(?:{right})\b"
    right = right.replace("|", " or a ")
    return Kind(key, f"a {right} is called {said}", why, rf"you say (?:{given}), but .*{is_right}")


OUTCOMES: tuple[Pattern, ...] = (
    _called("WIN", "LOSE", _ONE_GOOD_MOVE),
    _called("WIN", "DRAW", _ONE_GOOD_MOVE),
    _called("LOSE", "WIN", _NO_GOOD_MOVE),
    _called("LOSE", "DRAW", _ALL_MOVES_BAD),
    _called("DRAW", "WIN", _NO_GOOD_MOVE),
    _called("DRAW", "LOSE", _A_WAY_OUT),
    _called(
        "DRAW", "WIN|LOSE", "What nobody can force to an end stays DRAW, however long one looks."
    ),
    _called("WIN|LOSE", "DRAW", "The news of an end does not come to all that it decides."),
)


def entering(moves: Moves) -> list[int]:
    """Return for each position how many moves lead to it."""
    found = [0] * len(moves)
    for row in moves:
        for v in row:
            found[v] += 1
    return found


def _repeats(row: list[int]) -> bool:
    return len(set(row)) < len(row)


_NAMES = "Numbers are only names: a move may lead to a larger one or to a smaller one."
_EQUAL = "Each of them is a move: what counts one has to count both, everywhere."
_ITSELF = "Such a move hands the same position to the opponent; it is a move like any other."

PLACES: tuple[Pattern, ...] = (
    Place(
        "at-end", "without moves", "What an end is worth is given; all else follows from it.",
        lambda data, u, labels: not data[0][u], of_ends=True,
    ),
    Place(
        "at-itself", "that can move to itself", _ITSELF,
        lambda data, u, labels: u in data[0][u],
    ),
    Place(
        "at-equal-moves", "that has the same move twice", _EQUAL,
        lambda data, u, labels: _repeats(data[0][u]),
    ),
    Place(
        "at-one-move", "with a single move", "One move, good or bad, decides there.",
        lambda data, u, labels: len(data[0][u]) == 1,
    ),
    Place(
        "at-choice", "with two different moves or more", "Each of them has its say.",
        lambda data, u, labels: len(set(data[0][u])) > 1,
    ),
    Place(
        "at-unentered", "to which no move leads", "Play may begin there.",
        lambda data, u, labels: all(u not in row for row in data[0]),
    ),
    Place(
        "at-meeting", "to which two moves or more lead", "All of these moves count.",
        lambda data, u, labels: sum(row.count(u) for row in data[0]) > 1,
    ),
    Place("at-first", "with the number 0", "Nothing is special about it.",
          lambda data, u, labels: u == 0),
    Place(
        "at-last", "with the last number, n - 1", "It counts too.",
        lambda data, u, labels: u == len(data[0]) - 1,
        in_python="`range(n)` ends there.",
    ),
    Place("at-up", "with a move to a larger number", _NAMES,
          lambda data, u, labels: any(v > u for v in data[0][u])),
    Place("at-down", "with a move to a smaller number", _NAMES,
          lambda data, u, labels: any(v < u for v in data[0][u])),
    Place(
        "at-before-end", "with a move to an end", "An end decides at once what can move there.",
        lambda data, u, labels: any(not data[0][v] for v in data[0][u]),
    ),
    Place(
        "at-far", "with moves, none of them to an end",
        "What is decided later follows from what is decided sooner: the news has to travel on.",
        lambda data, u, labels: bool(data[0][u]) and all(data[0][v] for v in data[0][u]),
    ),
)  # fmt: skip

LABELLED_PLACES: tuple[Pattern, ...] = (
    Place(
        "at-good-moves", "with two moves to LOSE or more",
        "The first makes it WIN, and others add nothing.",
        lambda data, u, labels: sum(labels[v] == LOSE for v in data[0][u]) > 1,
    ),
    Place(
        "at-good-and-bad", "with a move to LOSE and one to WIN",
        "The good move is enough; the bad one beside it does no harm.",
        lambda data, u, labels: {LOSE, WIN} <= {labels[v] for v in data[0][u]},
    ),
    Place(
        "at-good-and-open", "with a move to LOSE and one to a DRAW",
        "The good move is enough; the open one beside it does no harm.",
        lambda data, u, labels: {LOSE, DRAW} <= {labels[v] for v in data[0][u]},
    ),
    Place(
        "at-bad-and-open", "with a move to WIN and one to a DRAW",
        "Nobody has to make the bad move: it is a DRAW.",
        lambda data, u, labels: {labels[v] for v in data[0][u]} == {WIN, DRAW},
    ),
    Place(
        "at-bad-moves", "with two moves to WIN or more",
        "To be LOSE all of its moves have to lead to WIN.",
        lambda data, u, labels: sum(labels[v] == WIN for v in data[0][u]) > 1,
    ),
)  # fmt: skip

GRAPHS: tuple[Pattern, ...] = (
    Where(
        "where-itself", "a position can move to itself", _ITSELF,
        lambda data: any(u in row for u, row in enumerate(data[0])),
    ),
    Where(
        "where-equal-moves", "a position has the same move twice", _EQUAL,
        lambda data: any(map(_repeats, data[0])),
    ),
    Where("where-no-end", "every position has a move", "Then there is no terminal at all.",
          lambda data: all(data[0])),
    Where("where-ends", "there are two ends or more", "All of them are there from the start.",
          lambda data: sum(not row for row in data[0]) > 1),
    Where("where-no-moves", "there is no move at all", "Then every position is an end.",
          lambda data: not any(data[0])),
    Where("where-one", "there is one position", "A single position is a game, too.",
          lambda data: len(data[0]) == 1),
    Where(
        "where-unreached", "position 0 cannot reach all others",
        "Every position is asked for, also those that are never met from position 0.",
        lambda data: not _reaches_all(data[0]),
    ),
    Where("where-isolated", "a position has no move in or out", "It is a position like any other.",
          lambda data: any(map(_is_isolated, data[0], entering(data[0])))),
    Where(
        "where-last-unentered", "no move leads to the last position",
        "There are n positions, wherever the moves lead.",
        lambda data: not entering(data[0])[-1],
        in_python="n is `len(moves)`.",
    ),
    Where("where-last-end", "the last position has no moves", "It is an end like any other.",
          lambda data: not data[0][-1]),
    Where("where-first-end", "position 0 has no moves", "It is an end like any other.",
          lambda data: not data[0][0]),
    Where("where-up", "a move leads to a larger number", _NAMES,
          lambda data: any(v > u for u, row in enumerate(data[0]) for v in row)),
    Where("where-down", "a move leads to a smaller number", _NAMES,
          lambda data: any(v < u for u, row in enumerate(data[0]) for v in row)),
    Where("where-meeting", "two moves lead to the same position", "Both of them count.",
          lambda data: max(entering(data[0])) > 1),
    Where("where-choice", "a position has two different moves or more", "Each of them has its say.",
          lambda data: any(len(set(row)) > 1 for row in data[0])),
)  # fmt: skip

CYCLES: tuple[Pattern, ...] = (
    Where("where-cycle", "a position can come back", "Play can go on for ever there.",
          lambda data: has_cycle(data[0])),
    Where("where-no-cycle", "no position can come back", "All play comes to an end there.",
          lambda data: not has_cycle(data[0])),
)  # fmt: skip

LABELLING: tuple[Pattern, ...] = (*OUTCOMES, *PLACES, *LABELLED_PLACES, *GRAPHS, *CYCLES)


def _is_isolated(row: list[int], entering: int) -> bool:
    return not row and not entering


def _reaches_all(moves: Moves) -> bool:
    reached = [0]
    for u in reached:
        reached += {*moves[u]}.difference(reached)
    return len(reached) == len(moves)
