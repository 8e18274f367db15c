"""Right answers to task 8, each in a style of its own."""

from array import array
from functools import cache

import numpy as np

from gamegraphs import LOSE, WIN


def from_the_smallest_pile(n, takes):
    labels = [0] * (n + 1)
    for pile in range(n + 1):
        if any(take <= pile and labels[pile - take] == 0 for take in takes):
            labels[pile] = 1
    return labels


def recursive(n, takes):
    @cache  # filled from pile 0 up, so that no call goes deeper than one
    def win(pile):
        return any(not win(pile - take) for take in takes if take <= pile)

    return tuple(WIN if win(pile) else LOSE for pile in range(n + 1))


def passed_on(n, takes):
    """Each LOSE pile makes those above it WIN: the wave of retrograde analysis."""
    labels = bytearray(n + 1)
    for pile in range(n + 1):
        if not labels[pile]:
            for take in takes:
                if pile + take <= n:
                    labels[pile + take] = 1
    return labels


def with_a_stack(n, takes):
    known = {}
    for start in range(n, -1, -1):
        stack = [start]
        while stack:
            pile = stack[-1]
            left = [pile - take for take in takes if take <= pile]
            waiting = [p for p in left if p not in known]
            if waiting:
                stack.append(waiting[0])
            else:
                known[stack.pop()] = int(any(known[p] == 0 for p in left))
    return [known[pile] for pile in range(n + 1)]


def as_bits(n, takes):
    """Bit s of `lose` says whether the pile s below is LOSE."""
    moves = sum(1 << take for take in takes)
    kept = (1 << max(takes) + 1) - 1
    lose = 0
    labels = array("b")
    for _ in range(n + 1):
        lose = lose << 1 & kept
        win = bool(lose & moves)
        labels.append(win)
        lose |= not win
    return labels


def numpy_marks(n, takes):
    steps = np.array(takes)
    win = np.zeros(n + 1 + max(takes), dtype=np.int64)
    for pile in range(n + 1):
        if not win[pile]:
            win[pile + steps] = 1
    return win[: n + 1]


RIGHT = [from_the_smallest_pile, recursive, passed_on, with_a_stack, as_bits, numpy_marks]
