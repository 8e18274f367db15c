"""Wrong answers to task 8, a ninth set: what was meant is in the docstring."""


def remainder_decides(n, takes):
    """A pile is lost if it is a multiple of the largest take plus one."""
    m = max(takes) + 1
    return [0 if pile % m == 0 else 1 for pile in range(n + 1)]


def break_at_the_first_too_large(n, takes):
    """The takes are gone through as they come, and the first too large one ends the search."""
    labels = []
    for pile in range(n + 1):
        label = 0
        for take in takes:
            if take > pile:
                break
            if labels[pile - take] == 0:
                label = 1
                break
        labels.append(label)
    return labels


def exact_piles_are_left_out(n, takes):
    """`take < pile`: nobody may take the whole pile."""
    won = [False] * (n + 1)
    for pile in range(1, n + 1):
        won[pile] = any(take < pile and not won[pile - take] for take in takes)
    return [int(x) for x in won]


WRONG = {
    remainder_decides: "multiples",
    break_at_the_first_too_large: "breaks-off",
    exact_piles_are_left_out: "not-the-whole-pile",
}
