"""Right answers to task 8 in unusual styles."""

from collections import deque


def pushes_forward(n, takes):
    """From each LOSE pile marks the piles that reach it."""
    out = [0] * (n + 1)
    for pile in range(n + 1):
        if out[pile] == 0:
            for t in takes:
                if pile + t <= n:
                    out[pile + t] = 1
    return out


def bits(n, takes):
    """One large number as a set of the last max(takes) piles."""
    width = max(takes)
    mask = (1 << width) - 1
    want = sum(1 << (t - 1) for t in takes)
    recent, out = 0, []  # bit i: the pile i + 1 smaller is LOSE
    for _ in range(n + 1):
        win = 1 if recent & want else 0
        out.append(win)
        recent = ((recent << 1) | (1 - win)) & mask
    return out


def sliding(n, takes):
    """A deque of the last labels."""
    last = deque([1] * max(takes), maxlen=max(takes))
    out = []
    for _ in range(n + 1):
        win = int(any(last[-t] == 0 for t in takes))
        out.append(win)
        last.append(win)
    return out


def for_else(n, takes):
    """for with else, takes sorted so that the loop ends early."""
    order, label = sorted(takes), []
    for pile in range(n + 1):
        for t in order:
            if t > pile:
                label.append(0)
                break
            if label[pile - t] == 0:
                label.append(1)
                break
        else:
            label.append(0)
    return label


RIGHT = [pushes_forward, bits, sliding, for_else]
