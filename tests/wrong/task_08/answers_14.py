"""Wrong answers to task 8, a thirteenth set: what was meant is in the docstring."""

LOSE, WIN = 0, 1


def stops_at_the_first_take_that_is_too_large(n, takes):
    """Meant: try the takes, and leave the loop when they no longer fit.

    Wrong: that needs sorted takes; in another order a smaller one may still come.
    """
    labels = []
    for pile in range(n + 1):
        label = LOSE
        for take in takes:
            if take > pile:
                break
            if labels[pile - take] == LOSE:
                label = WIN
        labels.append(label)
    return labels


def stuck_piles_written_first_even_beyond_n(n, takes):
    """Meant: the piles below the smallest take are LOSE, the others follow in a loop.

    Wrong: if the smallest take is larger than n + 1, the list has too many labels.
    """
    labels = [LOSE] * min(takes)
    for pile in range(min(takes), n + 1):
        fitting = filter(lambda take: take <= pile, takes)
        if any(labels[pile - take] == LOSE for take in fitting):
            labels.append(WIN)
        else:
            labels.append(LOSE)
    return labels


def takes_as_many_as_possible(n, takes):
    """Meant: look at where the takes lead.

    Wrong: only the largest take that fits is looked at, as if taking more were always better.
    """
    memo = {}
    for pile in range(n + 1):
        fitting = [take for take in takes if take <= pile]
        if not fitting:
            memo[pile] = LOSE
        else:
            memo[pile] = WIN if memo[pile - max(fitting)] == LOSE else LOSE
    return [memo[pile] for pile in range(n + 1)]


def period_of_smallest_plus_largest(n, takes):
    """Meant: the labels repeat, so a remainder tells them.

    Wrong: takes smallest + largest for the period and that many at its start for LOSE; this
    holds when all takes between the two are allowed.
    """
    low, high = min(takes), max(takes)
    return [LOSE if pile % (low + high) < low else WIN for pile in range(n + 1)]


def last_pile_not_reached_and_takes_not_sorted(n, takes):
    """Meant: each LOSE pile hands a WIN to all piles from which it can be reached.

    Two slips: pile n is never handed a WIN, < for <=; breaks at the first take that leads too
    far although the takes are in any order.
    """
    labels = [LOSE] * (n + 1)
    for pile in range(n + 1):
        if labels[pile] == WIN:
            continue
        for take in takes:
            if not pile + take < n:
                break
            labels[pile + take] = WIN
    return labels


def must_leave_a_stone_and_truth_values(n, takes):
    """Meant: WIN if some take leaves the opponent a LOSE.

    Two slips: a take must be smaller than the pile, so the last stone stays; the labels are
    True and False.
    """
    wins = []
    for pile in range(n + 1):
        wins.append(any(not wins[pile - take] for take in takes if take < pile))
    return wins


WRONG = {
    stops_at_the_first_take_that_is_too_large: "breaks-off",
    stuck_piles_written_first_even_beyond_n: "lost-beyond-n",
    takes_as_many_as_possible: "largest-take",
    period_of_smallest_plus_largest: "interval-assumed",
    last_pile_not_reached_and_takes_not_sorted: "win-called-lose",
    must_leave_a_stone_and_truth_values: "not-the-whole-pile+truth-values",
}
