"""Wrong answers to task 8, a fifteenth set: what was meant is in the docstring."""

LOSE, WIN = 0, 1


def one_take_after_the_other(n: int, takes: list[int]) -> list[int]:
    """Meant: a table that is filled as in the coin change problem.

    Wrong: the outer loop runs over the takes and the inner one over the piles, so a pile is
    judged by smaller piles that are not final yet.
    """
    labels = [LOSE] * (n + 1)
    for take in takes:
        for pile in range(take, n + 1):
            if labels[pile - take] == LOSE:
                labels[pile] = WIN
    return labels


def repeats_after_the_largest_take(n: int, takes: list[int]) -> list[int]:
    """Meant: the labels repeat, so it is enough to work out the first ones and to copy them.

    Wrong: it takes the largest take + 1 for the period, which it need not be.
    """
    period = max(takes) + 1
    first = []
    for pile in range(period):
        good = [take for take in takes if take <= pile and first[pile - take] == LOSE]
        first.append(WIN if good else LOSE)
    return [first[pile % period] for pile in range(n + 1)]


def stops_at_the_first_too_large(n: int, takes: list[int]) -> list[int]:
    """Meant: as soon as a take is larger than the pile, the following ones are too.

    Wrong: the takes are in any order and are not sorted before.
    """
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


def bits_shifted_by_one(n: int, takes: list[int]) -> list[int]:
    """Meant: remember the last LOSE piles as the bits of a number and compare them with the
    takes.

    Wrong: bit 0 is the pile one smaller, but take t is put at bit t, so each take counts as
    one more.
    """
    mask = 0
    for take in takes:
        mask |= 1 << take
    window = (1 << (max(takes) + 1)) - 1
    lost = 0
    labels = []
    for _ in range(n + 1):
        label = WIN if lost & mask else LOSE
        labels.append(label)
        lost = (lost << 1) & window
        if label == LOSE:
            lost |= 1
    return labels


def not_the_take_just_made(n: int, takes: list[int]) -> list[int]:
    """Meant: work out who wins, with the last take as a part of the position.

    Wrong: it forbids to repeat the take that the opponent has just made; the rules allow it.
    """
    table = []  # table[pile][last]

    for pile in range(n + 1):
        row = {}
        for last in [None, *takes]:
            row[last] = LOSE
            for take in takes:
                if take != last and take <= pile and table[pile - take][take] == LOSE:
                    row[last] = WIN
        table.append(row)
    return [row[None] for row in table]


def forward_two_slips(n: int, takes: list[int]) -> list[int]:
    """Meant: go up from 0 and tell every pile from which a take leads here.

    Wrong: (1) each smaller pile overwrites the label (1 - label), so the last news counts and
    not any good one; (2) the largest pile is left out by range(n) and p + take < n.
    """
    labels = [LOSE for _ in range(n + 1)]
    for pile in range(n):
        for take in takes:
            if pile + take < n:
                labels[pile + take] = 1 - labels[pile]
    return labels


WRONG = {
    one_take_after_the_other: "takes-outside",
    repeats_after_the_largest_take: "period-assumed",
    stops_at_the_first_too_large: "breaks-off",
    bits_shifted_by_one: "takes-one-more",
    not_the_take_just_made: "not-the-same-again",
    forward_two_slips: "smallest-take+last-pile-not-labelled",
}
