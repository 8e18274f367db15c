"""Mistakes in labelling the piles of a subtraction game."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from ...mistakes.labelling import LABELLING
from ...mistakes.misconception import Mistakes
from ...mistakes.retrograde_with_switches import DRAW, LOSE, WIN

MISTAKES = Mistakes()


def right_labels(n: int, takes: list[int]) -> list[int]:
    """Return the true labels of piles 0 to n."""
    labels: list[int] = []
    for p in range(n + 1):
        labels.append(WIN if any(s <= p and labels[p - s] == LOSE for s in takes) else LOSE)
    return labels


@MISTAKES.add(
    "takes larger than the pile, from pile 0 on: labels[p - s] where p - s is below 0",
    "A take s is possible only if s <= p, so ask that first; then pile 0 has no move and comes "
    "out LOSE by itself.",
    in_python="In Python labels[-1] is the last label, not an error.",
)
def negative_index(n: int, takes: list[int]) -> list[int]:
    labels = [LOSE] * (n + 1)
    for p in range(n + 1):
        if any(labels[p - s] == LOSE for s in takes):
            labels[p] = WIN
    return labels


@MISTAKES.add(
    "takes larger than the pile: labels[p - s] where p - s is below 0",
    "A take s is possible only if s <= p, so ask that first.",
    in_python="In Python labels[-1] reads from the end of the list, where labels stand that are "
    "not known yet.",
)
def negative_index_above_0(n: int, takes: list[int]) -> list[int]:
    labels = [LOSE] * (n + 1)
    for p in range(1, n + 1):
        if any(labels[p - s] == LOSE for s in takes):
            labels[p] = WIN
    return labels


@MISTAKES.also("negative-index-above-0")
def negative_index_from_the_smallest_take(n: int, takes: list[int]) -> list[int]:
    labels = [LOSE] * (n + 1)
    for p in range(min(takes), n + 1):
        if any(labels[p - s] == LOSE for s in takes):
            labels[p] = WIN
    return labels


@MISTAKES.add(
    "the period is taken to begin at pile 0",
    "The labels repeat in the end, but not always from pile 0 on: with the takes 2, 12 and 13 they "
    "do so from pile 44 on. Label each pile from the smaller ones; that takes no period.",
)
def periodic_from_zero(n: int, takes: list[int]) -> list[int]:
    most = max(takes)
    first = right_labels(min(n, 4 * most + 3), takes)
    if n <= 4 * most + 3:
        return first
    tail = first[-most:]
    ends = range(len(first) - 1, most, -1)
    repeated = next((end for end in ends if first[end - most : end] == tail), 0)
    period = len(first) - repeated if repeated else len(first)
    return [first[p % period] for p in range(n + 1)]


@MISTAKES.also("periodic-from-zero")
def periodic_from_zero_as_soon_as_seen(n: int, takes: list[int]) -> list[int]:
    labels, most = right_labels(n, takes), max(takes)
    first: dict[tuple[int, ...], int] = {}
    for pile in range(most - 1, n + 1):
        begun = first.setdefault(tuple(labels[pile - most + 1 : pile + 1]), pile)
        if begun < pile:
            return [labels[p if p <= pile else p % (pile - begun)] for p in range(n + 1)]
    return labels


@MISTAKES.add(
    "takes larger than the pile: a negative index into a list that is still growing",
    "A take s is possible only if s <= p, so ask that first: there is no pile below 0.",
    in_python="In a list that is still growing labels[-1] is the pile before this one, and further "
    "back there is an IndexError.",
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
    "a recursion without an end: nothing stops it at pile 0",
    "It needs a case that calls nothing. Pile 0 is LOSE at once, and with the condition s <= p "
    "nothing is called where nothing can be taken.",
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
    "The piles are 0, 1, ..., n, and that is n + 1 of them.",
    in_python="That is range(n + 1).",
)
def last_pile_missing(n: int, takes: list[int]) -> list[int]:
    return right_labels(n, takes)[:n]


@MISTAKES.add(
    "n labels: pile 0 is missing",
    "The labels begin with that of pile 0, which is LOSE; together they are n + 1.",
)
def pile_0_missing(n: int, takes: list[int]) -> list[int]:
    return right_labels(n, takes)[1:]


@MISTAKES.add(
    "misere play: who cannot move wins",
    "Here the player who cannot move has lost, so a pile from which nothing can be taken is "
    "LOSE. One wrong seed turns the whole answer around.",
)
def misere(n: int, takes: list[int]) -> list[int]:
    labels: list[int] = []
    for p in range(n + 1):
        left = [labels[p - s] for s in takes if s <= p]
        labels.append(WIN if not left or LOSE in left else LOSE)
    return labels


@MISTAKES.add(
    "pile 0 is WIN",
    "At pile 0 the player to move has nothing to take and has lost; it is the opponent who took "
    "the last stone. A label always speaks of the player to move.",
)
def pile_0_wins(n: int, takes: list[int]) -> list[int]:
    labels = [WIN]
    for p in range(1, n + 1):
        labels.append(WIN if any(s <= p and labels[p - s] == LOSE for s in takes) else LOSE)
    return labels


@MISTAKES.add(
    "only pile 0 is seeded: other piles from which nothing can be taken stay DRAW",
    "A pile below the smallest take is as stuck as pile 0, and that is LOSE. There are no draws "
    "here, because a pile only shrinks.",
)
def stuck_is_draw(n: int, takes: list[int]) -> list[int]:
    labels = [DRAW] * (n + 1)
    labels[0] = LOSE
    for p in range(1, n + 1):
        left = [labels[p - s] for s in takes if s <= p]
        if LOSE in left:
            labels[p] = WIN
        elif left and all(label == WIN for label in left):
            labels[p] = LOSE
    return labels


@MISTAKES.add(
    "WIN only if every take leaves a LOSE pile",
    "The player to move chooses, so one good take is enough: WIN if some take leaves a LOSE "
    "pile. LOSE is what needs every take to be bad.",
)
def all_must_lose(n: int, takes: list[int]) -> list[int]:
    labels: list[int] = []
    for p in range(n + 1):
        left = [labels[p - s] for s in takes if s <= p]
        labels.append(WIN if left and all(label == LOSE for label in left) else LOSE)
    return labels


@MISTAKES.add(
    "WIN if the pile can be brought to exactly 0, whoever takes",
    "Every other take is the opponent's, who will not help. After a take the opponent is to "
    "move, so WIN passes to LOSE: look for a take that leaves a LOSE pile.",
)
def opponent_forgotten(n: int, takes: list[int]) -> list[int]:
    labels = [LOSE] * (n + 1)
    for p in range(1, n + 1):
        if any(p == s or (s < p and labels[p - s] == WIN) for s in takes):
            labels[p] = WIN
    return labels


@MISTAKES.add(
    "WIN only if the whole pile can be taken at once",
    "Taking the last stones is one way to leave a LOSE pile. There are others: every take that "
    "leaves a LOSE pile wins.",
)
def whole_pile_only(n: int, takes: list[int]) -> list[int]:
    return [WIN if p in takes else LOSE for p in range(n + 1)]


@MISTAKES.add(
    "always the largest take that fits",
    "Taking much is not a plan. Every take has to be looked at, and the one that leaves a LOSE "
    "pile can be the smallest.",
)
def largest_take(n: int, takes: list[int]) -> list[int]:
    labels: list[int] = []
    for p in range(n + 1):
        fitting = [s for s in takes if s <= p]
        labels.append(1 - labels[p - max(fitting)] if fitting else LOSE)
    return labels


@MISTAKES.add(
    "the first take that fits decides",
    "A return inside the loop ends it after the first take that fits. Only a take to a LOSE pile "
    "decides at once; LOSE stands when all takes have been looked at.",
)
def first_take(n: int, takes: list[int]) -> list[int]:
    @cache
    def label(p: int) -> int:
        for s in takes:
            if s <= p:
                return 1 - label(p - s)
        return LOSE

    return [label(p) for p in range(n + 1)]


@MISTAKES.add(
    "the last take that fits decides",
    "Each round of the loop overwrites what an earlier take has found. Once a take leaves a LOSE "
    "pile, the pile is WIN and stays it.",
)
def last_take(n: int, takes: list[int]) -> list[int]:
    labels = [LOSE] * (n + 1)
    for p in range(n + 1):
        for s in takes:
            if s <= p:
                labels[p] = WIN if labels[p - s] == LOSE else LOSE
    return labels


@MISTAKES.add(
    "LOSE exactly at the multiples of the largest take + 1",
    "That holds if every number from 1 to the largest may be taken, and not otherwise: the "
    "answer to a take of s is largest + 1 - s, which must be a take too.",
)
def multiples(n: int, takes: list[int]) -> list[int]:
    return [LOSE if p % (max(takes) + 1) == 0 else WIN for p in range(n + 1)]


@MISTAKES.add(
    "LOSE exactly where p modulo (smallest + largest take) is below the smallest",
    "That holds if the takes are all numbers from the smallest to the largest. With gaps between "
    "them the period can be another one; label the piles one by one.",
)
def interval_assumed(n: int, takes: list[int]) -> list[int]:
    least, most = min(takes), max(takes)
    return [LOSE if p % (least + most) < least else WIN for p in range(n + 1)]


@MISTAKES.add(
    "LOSE exactly at the multiples of 3, whatever the takes",
    "That is the pattern for the takes 1 and 2. Other takes have other patterns; the rule is what "
    "holds for all: WIN if some take leaves a LOSE pile.",
)
def every_third(n: int, takes: list[int]) -> list[int]:
    return [LOSE if p % 3 == 0 else WIN for p in range(n + 1)]


@MISTAKES.add(
    "Grundy values instead of labels",
    "A Grundy value tells more than is asked for: 0 is LOSE, and every other number is WIN. A "
    "label says only which of the two.",
    in_python="That is `int(value > 0)`.",
)
def grundy_values(n: int, takes: list[int]) -> list[int]:
    values: list[int] = []
    for p in range(n + 1):
        left = {values[p - s] for s in takes if s <= p}
        value = 0
        while value in left:
            value += 1
        values.append(value)
    return values


@MISTAKES.add(
    "WIN and LOSE exchanged",
    "WIN is 1 and LOSE is 0, for the player who is to move: pile 0 is LOSE for whoever has to "
    "move there.",
)
def exchanged(n: int, takes: list[int]) -> list[int]:
    return [1 - label for label in right_labels(n, takes)]


@MISTAKES.add(
    "a recursion without memory",
    "The labels are right, the work is not: the same pile is worked out again on every path that "
    "leads to it, and the number of paths grows exponentially. Keep every label once it is known.",
)
def no_memory(n: int, takes: list[int]) -> list[int]:
    def wins(p: int) -> bool:
        return any(s <= p and not wins(p - s) for s in takes)

    return [int(wins(p)) for p in range(n + 1)]


@MISTAKES.add(
    "a new memory for each pile",
    "The labels are right, the work is not: each pile starts from nothing and labels all smaller "
    "ones again, about n^2 / 2 in all. One memory for all piles makes it n.",
)
def memory_per_pile(n: int, takes: list[int]) -> list[int]:
    def wins(p: int, known: dict[int, bool]) -> bool:
        if p not in known:
            known[p] = False
            for s in takes:
                if s <= p and not wins(p - s, known):
                    known[p] = True
        return known[p]

    return [int(wins(p, {})) for p in range(n + 1)]


@MISTAKES.add(
    "every smaller pile is looked at, and not only those that a take leaves",
    "The labels are right, the work is not: about n^2 / 2 pairs of piles, though from each pile "
    "only |takes| moves lead on. Go through the takes instead.",
)
def all_smaller_piles(n: int, takes: list[int]) -> list[int]:
    labels = [LOSE] * (n + 1)
    for p in range(n + 1):
        for q in range(p):
            if p - q in takes and labels[q] == LOSE:
                labels[p] = WIN
    return labels


@MISTAKES.also("negative-index-growing")
def negative_index_growing_in_bounds(n: int, takes: list[int]) -> list[int]:
    labels = [LOSE]
    for p in range(1, n + 1):
        left = [labels[p - s] for s in takes if s - p <= len(labels)]
        labels.append(WIN if LOSE in left else LOSE)
    return labels


@MISTAKES.also("negative-index-above-0")
def negative_index_up_to_n(n: int, takes: list[int]) -> list[int]:
    labels = [LOSE] * (n + 1)
    for p in range(1, n + 1):
        if any(s <= n and labels[p - s] == LOSE for s in takes):
            labels[p] = WIN
    return labels


@MISTAKES.also("negative-index")
def negative_index_in_bounds(n: int, takes: list[int]) -> list[int]:
    labels = [LOSE] * (n + 1)
    for p in range(n + 1):
        if any(s <= n and labels[p - s] == LOSE for s in takes):
            labels[p] = WIN
    return labels


@MISTAKES.changes("last-pile-missing")
def without_the_last(labels: list[int]) -> list[int]:
    return labels[:-1]


@MISTAKES.changes("pile-0-missing")
def without_the_first(labels: list[int]) -> list[int]:
    return labels[1:]


@MISTAKES.changes("exchanged")
def labels_exchanged(labels: list[int]) -> list[int]:
    return [1 - label for label in labels]


@MISTAKES.also("negative-index-above-0")
def negative_index_all_looked_at(n: int, takes: list[int]) -> list[int]:
    labels = [LOSE] * (n + 1)
    for p in range(1, n + 1):
        labels[p] = WIN if LOSE in [labels[p - s] for s in takes] else LOSE
    return labels


@MISTAKES.also("negative-index")
def negative_index_all_looked_at_from_0(n: int, takes: list[int]) -> list[int]:
    labels = [LOSE] * (n + 1)
    for p in range(n + 1):
        labels[p] = WIN if LOSE in [labels[p - s] for s in takes] else LOSE
    return labels


@MISTAKES.add(
    "only the smallest take is used",
    "Every take that fits is a choice: the player looks for one that leaves a LOSE pile, and the "
    "smallest need not be it.",
)
def smallest_take(n: int, takes: list[int]) -> list[int]:
    return [pile // min(takes) % 2 for pile in range(n + 1)]


@MISTAKES.also("negative-index-above-0")
def negative_index_into_draws(n: int, takes: list[int]) -> list[int]:
    labels = [LOSE] + [DRAW] * n
    for p in range(1, n + 1):
        labels[p] = WIN if any(labels[p - s] == LOSE for s in takes) else LOSE
    return labels


@MISTAKES.add(
    "pile n keeps the label that the list began with",
    "The piles are 0 to n, and the last of them counts too.",
    in_python="range(1, n) ends with n - 1: take range(1, n + 1).",
)
def last_pile_not_labelled(n: int, takes: list[int]) -> list[int]:
    return [*right_labels(n, takes)[:-1], LOSE]


@MISTAKES.forms("last-pile-missing")
def piles_below_n(function: Callable[[int, list[int]], list[int]], n: int, takes: list[int]) -> Any:
    return function(n - 1, takes)


@MISTAKES.also("negative-index")
def negative_index_where_there_is_one(n: int, takes: list[int]) -> list[int]:
    labels = [LOSE] * (n + 1)
    for p in range(n + 1):
        if any(s <= p + n + 1 and labels[p - s] == LOSE for s in takes):
            labels[p] = WIN
    return labels


@MISTAKES.also("negative-index")
def negative_index_one_more_in_bounds(n: int, takes: list[int]) -> list[int]:
    labels = [LOSE] * (n + 1)
    for p in range(n + 1):
        if any(s <= n + 1 and labels[p - s] == LOSE for s in takes):
            labels[p] = WIN
    return labels


@MISTAKES.also("negative-index-above-0")
def negative_index_above_0_where_there_is_one(n: int, takes: list[int]) -> list[int]:
    labels = [LOSE] * (n + 1)
    for p in range(1, n + 1):
        if any(s <= p + n + 1 and labels[p - s] == LOSE for s in takes):
            labels[p] = WIN
    return labels


@MISTAKES.change(
    "truth values instead of labels",
    "A label is a number: 0 for LOSE, 1 for WIN.",
    right_labels,
    in_python="`int(wins)` makes it of a truth value.",
)
def truth_values(labels: list[Any]) -> list[Any]:
    return [bool(label) if label in (LOSE, WIN) else label for label in labels]


@MISTAKES.add(
    "the same number may not be taken twice in a row",
    "Nothing forbids to take what the opponent has just taken: the takes are the same for "
    "everybody, at every move. The label depends on the pile alone.",
)
def not_the_same_again(n: int, takes: list[int]) -> list[int]:
    good: list[set[int]] = []
    for pile in range(n + 1):
        good.append({s for s in takes if s <= pile and good[pile - s] <= {s}})
    return [WIN if found else LOSE for found in good]


@MISTAKES.add(
    "LOSE for all piles below the smallest take, also for those above n",
    "The labels are those of the piles 0 to n. Where the smallest take is larger than n + 1, no "
    "more than n + 1 of them are LOSE.",
)
def lost_beyond_n(n: int, takes: list[int]) -> list[int]:
    labels = right_labels(n, takes)
    return labels + [LOSE] * (min(takes, default=0) - n - 1)


@MISTAKES.changes("last-pile-not-labelled")
def last_pile_lost(labels: list[int]) -> list[int]:
    return [*labels[:-1], LOSE]


@MISTAKES.add(
    "each good take turns the label over: WIN where their number is odd",
    "One take that leaves a LOSE pile is enough, and a second one takes nothing away: WIN as soon "
    "as there is one, and then it stays.",
)
def turned_each_time(n: int, takes: list[int]) -> list[int]:
    labels: list[int] = []
    for p in range(n + 1):
        labels.append(sum(s <= p and labels[p - s] == LOSE for s in takes) % 2)
    return labels


@MISTAKES.add(
    "all piles are gone through for the first take, then for the next one",
    "A pile that still counts as LOSE may become WIN by a later take, and has made others WIN by "
    "then. The piles belong outside: finish one, with all takes, before the next.",
)
def takes_outside(n: int, takes: list[int]) -> list[int]:
    return _take_by_take(n, takes, final=True)


@MISTAKES.also("takes-outside")
def takes_outside_overwritten(n: int, takes: list[int]) -> list[int]:
    return _take_by_take(n, takes, final=False)


def _take_by_take(n: int, takes: list[int], final: bool) -> list[int]:
    labels = [LOSE] * (n + 1)
    for s in takes:
        for p in range(s, n + 1):
            if labels[p - s] == LOSE:
                labels[p] = WIN
            elif not final:
                labels[p] = LOSE
    return labels


@MISTAKES.add(
    "a period that need not be one: what the first piles show is repeated",
    "The labels do repeat at some time, but after how many piles, and from which pile on, depends "
    "on all the takes. Label the piles one by one.",
)
def period_assumed(n: int, takes: list[int]) -> list[int]:
    return _repeated(n, takes, min(takes) + max(takes))


@MISTAKES.also("period-assumed")
def period_of_one_more_than_the_largest(n: int, takes: list[int]) -> list[int]:
    return _repeated(n, takes, max(takes) + 1)


@MISTAKES.also("period-assumed")
def period_of_the_sum(n: int, takes: list[int]) -> list[int]:
    return _repeated(n, takes, sum(takes))


def _repeated(n: int, takes: list[int], period: int) -> list[int]:
    first = right_labels(min(n, period - 1), takes)
    return [first[p % period] for p in range(n + 1)]


@MISTAKES.add(
    "each take is counted as one more, or as one less",
    "A take of s leads from pile p to pile p - s. Try it by hand for pile s: nothing is left.",
)
def takes_one_more(n: int, takes: list[int]) -> list[int]:
    return right_labels(n, [s + 1 for s in takes])


@MISTAKES.also("takes-one-more")
def takes_one_less(n: int, takes: list[int]) -> list[int]:
    return right_labels(n, [s - 1 for s in takes if s > 1])


@MISTAKES.also("period-assumed")
def period_of_the_first_repetition(n: int, takes: list[int]) -> list[int]:
    labels = right_labels(n, takes)
    for half in range(min(takes) + 1, len(labels) // 2 + 1):
        if labels[:half] == labels[half : 2 * half]:
            return [labels[p % half] for p in range(n + 1)]
    return labels


@MISTAKES.add(
    "odd and even piles alone decide, because every take is odd",
    "Each move turns odd into even, but play may end at a pile that is not 0, where no take fits.",
)
def odd_takes_odd_piles(n: int, takes: list[int]) -> list[int]:
    if all(take % 2 for take in takes):
        return [p % 2 for p in range(n + 1)]
    return right_labels(n, takes)


MISTAKES.slow("no-memory", "memory-per-pile", "all-smaller-piles")


@MISTAKES.like(LABELLING)
def all_win(n: int, takes: list[int]) -> list[int]:
    return [WIN] * (n + 1)
