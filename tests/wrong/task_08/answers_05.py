"""Wrong answers to task 8, a fourth set: what was meant is in the docstring."""

from functools import lru_cache


def remainder_of_all(n, takes):
    """The formula for takes 1..k for every list: pile % (max + 1)."""
    k = max(takes) + 1
    return [int(pile % k != 0) for pile in range(n + 1)]


def one_short(n, takes):
    """n labels instead of n + 1."""
    label = []
    for pile in range(n):
        label.append(1 if any(pile >= t and label[pile - t] == 0 for t in takes) else 0)
    return label


def up_to_the_largest(n, takes):
    """Any number up to the largest may be taken."""
    label = [0] * (n + 1)
    for pile in range(1, n + 1):
        label[pile] = int(any(label[pile - t] == 0 for t in range(1, max(takes) + 1) if t <= pile))
    return label


def reaches_zero(n, takes):
    """WIN only if the pile can be taken at once."""
    return [1 if pile in takes else 0 for pile in range(n + 1)]


def negative_piles(n, takes):
    """No test that the take fits: label[-1] reads the end of the list."""
    label = [0] * (n + 1)
    for pile in range(1, n + 1):
        for t in takes:
            if label[pile - t] == 0:
                label[pile] = 1
    return label


def taking_all_is_forbidden(n, takes):
    """A take must leave a stone: > instead of >=."""
    label = [0] * (n + 1)
    for pile in range(n + 1):
        if any(label[pile - t] == 0 for t in takes if pile > t):
            label[pile] = 1
    return label


def last_stone_loses(n, takes):
    """Misere play: stuck is WIN."""
    label = [1] * (n + 1)
    for pile in range(n + 1):
        fits = [t for t in takes if t <= pile]
        if fits:
            label[pile] = int(any(label[pile - t] == 0 for t in fits))
    return label


def each_once(n, takes):
    """Each take can be used once only."""

    @lru_cache(None)
    def wins(pile, rest):
        return any(t <= pile and not wins(pile - t, rest - {t}) for t in rest)

    return [int(wins(pile, frozenset(takes))) for pile in range(n + 1)]


def greedy(n, takes):
    """Both players always take the most they can."""
    best = sorted(takes, reverse=True)
    label = [0] * (n + 1)
    for pile in range(1, n + 1):
        for t in best:
            if t <= pile:
                label[pile] = 1 - label[pile - t]
                break
    return label


def recursive(n, takes):
    """Recursion with a cache from the top: too deep."""

    @lru_cache(None)
    def value(pile):
        return int(any(value(pile - t) == 0 for t in takes if t <= pile))

    return [value(pile) for pile in range(n, -1, -1)][::-1]


def booleans_short(n, takes):
    """Two mistakes: truth values, and one label too few."""
    label = []
    for pile in range(n):
        label.append(any(pile >= t and not label[pile - t] for t in takes))
    return label


def all_and_misere(n, takes):
    """Two mistakes: all moves must be good, and stuck is WIN."""
    label = []
    for pile in range(n + 1):
        label.append(int(all(label[pile - t] == 0 for t in takes if t <= pile)))
    return label


WRONG = {
    remainder_of_all: "multiples",
    one_short: "last-pile-missing",
    up_to_the_largest: "multiples",
    reaches_zero: "whole-pile-only",
    negative_piles: "negative-index-above-0",
    taking_all_is_forbidden: "not-the-whole-pile",
    last_stone_loses: "misere",
    each_once: "each-take-once",
    greedy: "largest-take",
    recursive: "recursion-too-deep",
    booleans_short: "last-pile-missing+truth-values",
    all_and_misere: "exchanged",
}
