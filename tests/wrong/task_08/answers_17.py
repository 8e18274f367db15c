"""Wrong answers to task 8, a sixteenth set: what was meant is in the docstring."""

from collections import deque

LOSE, WIN, DRAW = 0, 1, 2


def subtraction_takes_outside(n: int, takes: list[int]) -> list[int]:
    """Meant: From each LOSE pile mark the piles that can be reduced to it, for every take.

    Wrong: The loop over the takes is the outer one, as in counting change. With the first take
    whole stretches are taken for LOSE that a later take makes WIN, and the marks made from
    them stay.
    """
    labels = [LOSE] * (n + 1)
    for take in takes:
        for pile in range(n + 1 - take):
            if labels[pile] == LOSE:
                labels[pile + take] = WIN
    return labels


def subtraction_flipped_each_time(n: int, takes: list[int]) -> list[int]:
    """Meant: A pile begins as LOSE, and a take that leaves LOSE to the opponent turns it
    round.

    Wrong: Every such take turns the label round, so two good takes cancel out and make LOSE.
    """
    labels = []
    for pile in range(n + 1):
        label = LOSE
        for take in takes:
            if take <= pile and labels[pile - take] == LOSE:
                label = 1 - label
        labels.append(label)
    return labels


def subtraction_short_window(n: int, takes: list[int]) -> list[int]:
    """Meant: The labels repeat. Work them out until the last few are those of the start, then
    copy.

    Wrong: As many labels are compared as there are takes. What follows depends on as many
    labels as the largest take, so the repetition is seen too early.
    """
    window = len(takes)
    labels = []
    for pile in range(n + 1):
        if pile >= 2 * window and labels[-window:] == labels[:window]:
            period = pile - window
            return [labels[p % period] for p in range(n + 1)]
        good = any(take <= pile and labels[pile - take] == LOSE for take in takes)
        labels.append(WIN if good else LOSE)
    return labels


def subtraction_deque_one_off(n: int, takes: list[int]) -> list[int]:
    """Meant: Keep the labels of the last few piles in a deque, the newest in front.

    Wrong: The newest has the index 0, so the pile that is `take` smaller has the index take -
    1. With the index `take` one stone too many is taken.
    """
    recent = deque(maxlen=max(takes) + 1)
    labels = []
    for _ in range(n + 1):
        label = LOSE
        for take in takes:
            if take < len(recent) and recent[take] == LOSE:
                label = WIN
                break
        labels.append(label)
        recent.appendleft(label)
    return labels


def subtraction_seen_from_the_top(n: int, takes: list[int]) -> list[int]:
    """Meant: Start with n stones, find the piles that can come up, and label those, small ones
    first.

    Wrong: Piles that do not come up in a game from n keep the LOSE they began with. All piles
    from 0 to n are asked for.
    """
    comes_up = [False] * (n + 1)
    comes_up[n] = True
    for pile in range(n, -1, -1):
        if comes_up[pile]:
            for take in takes:
                if take <= pile:
                    comes_up[pile - take] = True
    labels = [LOSE] * (n + 1)
    for pile in range(n + 1):
        if comes_up[pile]:
            if any(labels[pile - take] == LOSE for take in takes if take <= pile):
                labels[pile] = WIN
    return labels


def subtraction_early_end_and_last_stone(n: int, takes: list[int]) -> list[int]:
    """Meant: Go through the takes and stop at the first that does not fit any more.

    Wrong: (1) The takes come in any order; behind one that is too large there may be smaller
    ones. (2) A take that is as large as the pile is said not to fit, so nobody can take the
    last stone.
    """
    losing = set()
    for pile in range(n + 1):
        for take in takes:
            if take >= pile:
                losing.add(pile)
                break
            if pile - take in losing:
                break
        else:
            losing.add(pile)
    return [LOSE if pile in losing else WIN for pile in range(n + 1)]


WRONG = {
    subtraction_takes_outside: "takes-outside",
    subtraction_flipped_each_time: "turned-each-time",
    subtraction_short_window: "win-called-lose",
    subtraction_deque_one_off: "takes-one-more",
    subtraction_seen_from_the_top: "win-called-lose+where-no-single",
    subtraction_early_end_and_last_stone: "win-called-lose",
}
