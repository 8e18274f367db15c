"""Wrong answers to task 8, a twelfth set: what was meant is in the docstring."""

LOSE, WIN = 0, 1


def takes_the_rest_if_the_pile_is_too_small(n: int, takes: list[int]) -> list[int]:
    """Meant: who is to take more than there is takes what is left. Wrong: exactly one of the
    numbers must be taken; a pile that is too small for all of them is LOSE."""
    labels = [LOSE]
    for pile in range(1, n + 1):
        label = LOSE
        for take in takes:
            rest = max(0, pile - take)
            if labels[rest] == LOSE:
                label = WIN
        labels.append(label)
    return labels


def multiples_of_the_largest_plus_one(n: int, takes: list[int]) -> list[int]:
    """Meant: answer every take so that the two together make the largest plus one. Wrong: this
    rule is for takes of 1, 2, ..., k without a gap; others may lack the answer."""
    step = max(takes) + 1
    return [LOSE if pile % step == 0 else WIN for pile in range(n + 1)]


def the_same_take_not_twice_in_a_row(n: int, takes: list[int]) -> list[int]:
    """Meant: label each pile for each number that was taken last. Wrong: forbids to take the same
    number as the opponent just did; every take can be used again and again."""
    good: list[set[int]] = []
    for pile in range(n + 1):
        winning = set()
        for take in takes:
            if take > pile:
                continue
            replies = good[pile - take]
            if not replies or replies == {take}:
                winning.add(take)
        good.append(winning)
    return [WIN if winning else LOSE for winning in good]


def each_pile_overwrites_those_above(n: int, takes: list[int]) -> list[int]:
    """Meant: hand on the opposite label to all piles from which one can come here. Wrong: a WIN
    pile overwrites with LOSE what a LOSE pile before it has made WIN."""
    labels = [LOSE] * (n + 1)
    for pile in range(n + 1):
        for take in takes:
            above = pile + take
            if above <= n:
                labels[above] = WIN if labels[pile] == LOSE else LOSE
    return labels


def anything_between_as_truth_values(n: int, takes: list[int]) -> list[int]:
    """Meant: WIN if some take leaves LOSE. Two slips: every number from the smallest to the
    largest may be taken, not those of the list alone; the labels are True and False."""
    wins: dict[int, bool] = {}
    low, high = min(takes), max(takes)
    for pile in range(n + 1):
        wins[pile] = any(not wins[pile - k] for k in range(low, high + 1) if k <= pile)
    return [wins[pile] for pile in range(n + 1)]


def recursion_from_the_full_pile(n: int, takes: list[int]) -> list[int]:
    """Meant: start at n and go down, with a memory. Two slips: piles that do not arise from n keep
    the LOSE of the start; with many stones the recursion goes too deep."""
    labels = [LOSE] * (n + 1)
    known: set[int] = set()

    def solve(pile: int) -> int:
        if pile not in known:
            known.add(pile)
            for take in takes:
                if take <= pile and solve(pile - take) == LOSE:
                    labels[pile] = WIN
        return labels[pile]

    solve(n)
    return labels


WRONG = {
    takes_the_rest_if_the_pile_is_too_small: "below-0-loses",
    multiples_of_the_largest_plus_one: "multiples",
    the_same_take_not_twice_in_a_row: "not-the-same-again",
    each_pile_overwrites_those_above: "smallest-take",
    anything_between_as_truth_values: "interval-assumed+truth-values",
    recursion_from_the_full_pile: "win-called-lose+where-no-single",
}
