"""Wrong answers to task 8, a fourteenth set: what was meant is in the docstring."""

from bisect import bisect_left
from functools import lru_cache


def smallest_take_is_all_that_counts(n: int, takes: list[int]) -> list[int]:
    """Meant: with the smallest take play lasts longest, so its parity decides who is stuck.

    Wrong: the other takes can change the parity, a larger take may be the only good one.
    """
    smallest = min(takes)
    return [(pile // smallest) % 2 for pile in range(n + 1)]


def last_take_not_repeated(n: int, takes: list[int]) -> list[int]:
    """Meant: a player may not take the number that the opponent has just taken.

    Wrong: every take can be used again and again, there is no such rule.
    """
    # table[pile][last]: the label when the opponent has just taken last
    table = []
    for pile in range(n + 1):
        row = {}
        for last in [0, *takes]:
            allowed = [take for take in takes if take <= pile and take != last]
            good = [take for take in allowed if table[pile - take][take] == 0]
            row[last] = 1 if good else 0
        table.append(row)
    return [row[0] for row in table]


def takes_in_the_outer_loop(n: int, takes: list[int]) -> list[int]:
    """Meant: hand on from each LOSE pile a WIN to all piles that reach it with a take.

    Wrong: the loop over the takes is outside, so a pile hands on its LOSE for the first take
    before a later take makes it WIN, and that is never taken back.
    """
    labels = [0] * (n + 1)
    for take in takes:
        for pile in range(n + 1 - take):
            if labels[pile] == 0:
                labels[pile + take] = 1
    return labels


def pattern_of_first_window_repeated(n: int, takes: list[int]) -> list[int]:
    """Meant: work out the first piles, after smallest + largest take the pattern comes again.

    Wrong: that is so for one or two takes, with three or more the period can be another.
    """
    period = min(takes) + max(takes)
    labels = []
    for pile in range(n + 1):
        if pile < period:
            wins = False
            for take in takes:
                if take <= pile and labels[pile - take] == 0:
                    wins = True
            labels.append(1 if wins else 0)
        else:
            labels.append(labels[pile - period])
    return labels


def unsorted_bisect_and_whole_pile_kept(n: int, takes: list[int]) -> list[int]:
    """Meant: find by bisection which takes fit, and look only at these.

    Wrong: (1) takes is not sorted; (2) bisect_left leaves out the take that is as large as the
    pile.
    """
    labels = []
    for pile in range(n + 1):
        fitting = takes[: bisect_left(takes, pile)]
        if any(labels[pile - take] == 0 for take in fitting if take <= pile):
            labels.append(1)
        else:
            labels.append(0)
    return labels


def longest_play_for_value_and_pile_n_missing(n: int, takes: list[int]) -> list[int]:
    """Meant: give each pile the value highest successor + 1 and call it WIN if the value is
    odd.

    Wrong: (1) that is the length of the longest play, its parity does not decide; (2)
    range(n): pile n has no label.
    """

    @lru_cache(maxsize=None)
    def value(pile):
        return max((value(pile - take) + 1 for take in takes if take <= pile), default=0)

    return [value(pile) % 2 for pile in range(n)]


WRONG = {
    smallest_take_is_all_that_counts: "smallest-take",
    last_take_not_repeated: "not-the-same-again",
    takes_in_the_outer_loop: "takes-outside",
    pattern_of_first_window_repeated: "period-assumed",
    unsorted_bisect_and_whole_pile_kept: "win-called-lose",
    longest_play_for_value_and_pile_n_missing: "smallest-take+last-pile-missing",
}
