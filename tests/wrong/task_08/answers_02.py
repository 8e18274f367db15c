"""Wrong answers to task 8, as other students write them."""


def any_number_up_to(n, takes):
    """One may take 1 up to the largest number."""
    most = max(takes)
    table = {0: 0}
    for pile in range(1, n + 1):
        table[pile] = int(any(table[pile - k] == 0 for k in range(1, min(most, pile) + 1)))
    return list(table.values())


def by_remainder(n, takes):
    """Lost at the multiples of the largest take plus one."""
    return [0 if pile % (max(takes) + 1) == 0 else 1 for pile in range(n + 1)]


def greedy(n, takes):
    """Always the largest take that fits."""
    ordered = sorted(takes, reverse=True)
    won = []
    for pile in range(n + 1):
        pick = next((k for k in ordered if k <= pile), None)
        won.append(0 if pick is None else 1 - won[pile - pick])
    return won


def empties_the_pile(n, takes):
    """A take that is too large takes what is there."""
    won = [0]
    for pile in range(1, n + 1):
        won.append(1 if [k for k in takes if won[max(0, pile - k)] == 0] else 0)
    return won


def last_stone_loses(n, takes):
    """Whoever is stuck has won."""
    won = []
    for pile in range(n + 1):
        options = [won[pile - k] for k in takes if k <= pile]
        won.append(1 if not options or 0 in options else 0)
    return won


def short_and_misere(n, takes):
    """Two mistakes: whoever is stuck has won, and pile n is missing."""
    return last_stone_loses(n, takes)[:n]


def strictly_smaller(n, takes):
    """`k < pile`: nobody takes all."""
    won = [0] * (n + 1)
    for pile in range(n + 1):
        for k in takes:
            if k < pile and not won[pile - k]:
                won[pile] = 1
                break
    return won


WRONG = {
    any_number_up_to: "multiples",
    by_remainder: "multiples",
    greedy: "largest-take",
    empties_the_pile: "below-0-loses",
    last_stone_loses: "misere",
    short_and_misere: "misere+last-pile-missing",
    strictly_smaller: "not-the-whole-pile",
}
