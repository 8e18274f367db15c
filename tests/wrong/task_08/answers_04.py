"""A third set of wrong answers to task 8, written before a look at what names it."""


def last_entries_looked_at(n, takes):
    """p - s goes below 0 and reads from the end of the list."""
    lab = [0] * (n + 1)
    for p in range(1, n + 1):
        for s in takes:
            if lab[p - s] == 0:
                lab[p] = 1
    return lab


def smallest_take_rules(n, takes):
    """The period is twice the smallest take."""
    s = min(takes)
    return [p // s % 2 for p in range(n + 1)]


def abs_difference(n, takes):
    """abs() so that nothing is negative."""
    lab = [0] * (n + 1)
    for p in range(1, n + 1):
        lab[p] = int(any(abs(p - s) < p and lab[abs(p - s)] == 0 for s in takes))
    return lab


def empties_the_pile(n, takes):
    """Whoever can empty the pile wins, also by a take that is larger than the pile."""
    lab = [0]
    for p in range(1, n + 1):
        lab.append(1 if any(s >= p or lab[p - s] == 0 for s in takes) else 0)
    return lab


def in_order_of_takes(n, takes):
    """The two loops exchanged: all piles for the first take, then all for the next."""
    lab = [0] * (n + 1)
    for s in takes:
        for p in range(s, n + 1):
            if lab[p - s] == 0:
                lab[p] = 1
    return lab


def one_too_many(n, takes):
    """range(n + 2)."""
    lab = []
    for p in range(n + 2):
        lab.append(int(any(s <= p and lab[p - s] == 0 for s in takes)))
    return lab


def parity_of_the_quotient(n, takes):
    """p modulo the sum of the takes."""
    total = sum(takes)
    return [int(p % total >= min(takes)) for p in range(n + 1)]


WRONG = {
    last_entries_looked_at: "negative-index-above-0",
    smallest_take_rules: "smallest-take",
    abs_difference: "lose-called-win",
    empties_the_pile: "below-0-loses",
    in_order_of_takes: "takes-outside",
    one_too_many: "other-form",
    parity_of_the_quotient: "",
}
