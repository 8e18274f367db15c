"""More wrong answers to task 8, written after the names were improved."""


def sorted_and_stopped(n, takes):
    """break at the first take that does not fit, as the takes come."""
    won = [0] * (n + 1)
    for p in range(n + 1):
        for k in takes:
            if k > p:
                break
            won[p] |= 1 - won[p - k]
    return won


def from_one_all(n, takes):
    """Two mistakes: pile 0 is missing, and all takes must be good."""
    won = {0: False}
    for p in range(1, n + 1):
        after = [won[p - k] for k in takes if k <= p]
        won[p] = bool(after) and not any(after)
    return [int(won[p]) for p in range(1, n + 1)]


def smallest_first(n, takes):
    """Always the smallest take."""
    k = min(takes)
    return [(p // k) % 2 for p in range(n + 1)]


WRONG = {
    sorted_and_stopped: "breaks-off",
    from_one_all: "all-must-lose+pile-0-missing",
    smallest_first: "smallest-take",
}
