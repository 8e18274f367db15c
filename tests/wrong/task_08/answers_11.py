"""Wrong answers to task 8, a tenth set: what was meant is in the docstring."""

LOSE, WIN = 0, 1


def breaks_at_the_first_take_that_is_too_large(n: int, takes: list[int]) -> list[int]:
    """Meant: once a take is too large, so are those after it.
    Wrong: takes come in any order and were not sorted."""
    labels = []
    for pile in range(n + 1):
        label = LOSE
        for take in takes:
            if take > pile:
                break
            if labels[pile - take] == LOSE:
                label = WIN
                break
        labels.append(label)
    return labels


def repeats_after_smallest_plus_largest(n: int, takes: list[int]) -> list[int]:
    """Meant: the labels repeat after min + max, and the first min of each period are LOSE.
    Wrong: that holds where all numbers between may be taken, not in general."""
    low, high = min(takes), max(takes)
    return [LOSE if pile % (low + high) < low else WIN for pile in range(n + 1)]


def index_below_zero_and_last_pile_missing(n: int, takes: list[int]) -> list[int]:
    """Meant: WIN if some take leaves LOSE. Two slips: a take larger than the pile gives a negative
    index, which looks at the other end; range(n) leaves out pile n."""
    takes = [take for take in takes if take <= n]
    labels = [LOSE] * n
    for pile in range(n):
        labels[pile] = WIN if any(labels[pile - take] == LOSE for take in takes) else LOSE
    return labels


def largest_that_leaves_a_stone(n: int, takes: list[int]) -> list[int]:
    """Meant: take as many as one can. Two slips: only the largest take that fits is tried; taking
    the whole pile is not allowed (pile > take)."""
    labels = [LOSE]
    ordered = sorted(takes, reverse=True)
    pile = 1
    while pile <= n:
        best = next((take for take in ordered if pile > take), None)
        labels.append(LOSE if best is None else 1 - labels[pile - best])
        pile += 1
    return labels


WRONG = {
    breaks_at_the_first_take_that_is_too_large: "breaks-off",
    repeats_after_smallest_plus_largest: "interval-assumed",
    index_below_zero_and_last_pile_missing: "other-form",
    largest_that_leaves_a_stone: "not-the-whole-pile",
}
