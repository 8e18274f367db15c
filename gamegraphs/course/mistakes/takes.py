"""Mistakes in a subtraction game about what can be taken, and about the range of the piles."""

from __future__ import annotations

from functools import cache

from .base import Collection
from .spoiled import LOSE, WIN

MISTAKES = Collection()


def right_labels(n: int, takes: list[int]) -> list[int]:
    """Return the true labels of piles 0 to n."""
    labels: list[int] = []
    for p in range(n + 1):
        labels.append(WIN if any(s <= p and labels[p - s] == LOSE for s in takes) else LOSE)
    return labels


@MISTAKES.add(
    "takes larger than the pile: labels[p - s] with a negative index, from pile 0 on",
    "In Python labels[-1] is the last label, not an error. A take s is possible only if s <= p, "
    "so ask that first; then pile 0 has no move and comes out LOSE by itself.",
)
def negative_index(n: int, takes: list[int]) -> list[int]:
    labels = [LOSE] * (n + 1)
    for p in range(n + 1):
        if any(labels[p - s] == LOSE for s in takes):
            labels[p] = WIN
    return labels


@MISTAKES.add(
    "takes larger than the pile: labels[p - s] with a negative index",
    "In Python labels[-1] reads from the end of the list, where labels stand that are not known "
    "yet. A take s is possible only if s <= p, so ask that first.",
)
def negative_index_above_0(n: int, takes: list[int]) -> list[int]:
    labels = [LOSE] * (n + 1)
    for p in range(1, n + 1):
        if any(labels[p - s] == LOSE for s in takes):
            labels[p] = WIN
    return labels


@MISTAKES.add(
    "takes larger than the pile: a negative index into a list that is still growing",
    "labels[-1] is the pile before this one, and further back there is an IndexError. A take s "
    "is possible only if s <= p, so ask that first.",
)
def negative_index_growing(n: int, takes: list[int]) -> list[int]:
    labels = [LOSE]
    for p in range(1, n + 1):
        labels.append(WIN if any(labels[p - s] == LOSE for s in takes) else LOSE)
    return labels


@MISTAKES.add(
    "more may be taken than there is: piles below 0 count as LOSE",
    "A player takes exactly s stones, so a pile smaller than s does not allow that take. Leave "
    "such takes out instead of calling what they lead to LOSE.",
)
def below_0_loses(n: int, takes: list[int]) -> list[int]:
    @cache
    def wins(p: int) -> bool:
        return p > 0 and any(not wins(p - s) for s in takes)

    return [int(wins(p)) for p in range(n + 1)]


@MISTAKES.add(
    "a recursion that goes on below pile 0",
    "Nothing stops it: p - s becomes negative and smaller for ever. Only takes s <= p are moves; "
    "with that condition the recursion ends by itself where nothing can be taken.",
)
def below_0_goes_on(n: int, takes: list[int]) -> list[int]:
    def wins(p: int) -> bool:
        return any(not wins(p - s) for s in takes)

    return [int(wins(p)) for p in range(n + 1)]


@MISTAKES.add(
    "the whole pile may not be taken: s < p instead of s <= p",
    "Taking all that is left is a move, and the best there is: the opponent faces pile 0.",
)
def not_the_whole_pile(n: int, takes: list[int]) -> list[int]:
    labels = [LOSE] * (n + 1)
    for p in range(1, n + 1):
        if any(s < p and labels[p - s] == LOSE for s in takes):
            labels[p] = WIN
    return labels


@MISTAKES.add(
    "the loop breaks off at a take that is too large, as if the takes were sorted",
    "The takes come in any order: behind one that is too large there can be one that fits. Skip "
    "it with continue, or sort first.",
)
def breaks_off(n: int, takes: list[int]) -> list[int]:
    labels = [LOSE] * (n + 1)
    for p in range(n + 1):
        for s in takes:
            if s > p:
                break
            if labels[p - s] == LOSE:
                labels[p] = WIN
    return labels


@MISTAKES.add(
    "each take may be used only once",
    "The takes are rules, not stones: the same take may be made again and again, by both "
    "players. So the pile alone is the position.",
)
def each_take_once(n: int, takes: list[int]) -> list[int]:
    @cache
    def wins(p: int, left: frozenset[int]) -> bool:
        return any(s <= p and not wins(p - s, left - {s}) for s in left)

    return [int(wins(p, frozenset(takes))) for p in range(n + 1)]


@MISTAKES.add(
    "n labels: pile n is missing",
    "The piles are 0, 1, ..., n, and that is n + 1 of them: range(n + 1).",
)
def last_pile_missing(n: int, takes: list[int]) -> list[int]:
    return right_labels(n, takes)[:n]


@MISTAKES.add(
    "n labels: pile 0 is missing",
    "The labels begin with that of pile 0, which is LOSE; together they are n + 1.",
)
def pile_0_missing(n: int, takes: list[int]) -> list[int]:
    return right_labels(n, takes)[1:]
