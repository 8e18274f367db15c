"""Wrong answers to task 11, a ninth set: what was meant is in the docstring."""

from collections import deque


def different_targets_counted(n, succ, pred, terminal):
    """The counter is the number of different successors."""
    left = [len(set(succ(u))) for u in range(n)]
    labels = [2] * n
    queue = deque()
    for u in range(n):
        if terminal(u):
            labels[u] = 0
            queue.append(u)
    while queue:
        v = queue.popleft()
        for u in pred(v):
            if labels[u] == 2:
                if labels[v] == 0:
                    labels[u] = 1
                    queue.append(u)
                else:
                    left[u] -= 1
                    if left[u] == 0:
                        labels[u] = 0
                        queue.append(u)
    return labels


def forward_from_the_ends(n, succ, pred, terminal):
    """The wave asks succ for whom a result concerns, and pred for how many there are."""
    left = [len(pred(u)) for u in range(n)]
    labels = [2] * n
    queue = [u for u in range(n) if terminal(u)]
    for u in queue:
        labels[u] = 0
    for v in queue:
        for u in succ(v):
            if labels[u] == 2:
                left[u] -= 1
                if labels[v] == 0 or left[u] == 0:
                    labels[u] = 1 - labels[v]
                    queue.append(u)
    return labels


def one_win_before_is_enough(n, succ, pred, terminal):
    """What can move to a WIN is LOSE, unless it is WIN already: no counter."""
    labels = [2] * n
    queue = deque(u for u in range(n) if terminal(u))
    for u in queue:
        labels[u] = 0
    while queue:
        v = queue.popleft()
        for u in pred(v):
            if labels[u] == 2:
                labels[u] = 1 if labels[v] == 0 else 0
                queue.append(u)
    return labels


WRONG = {
    different_targets_counted: "succ-made-a-set",
    forward_from_the_ends: "along-the-moves",
    one_win_before_is_enough: "first-win-loses",
}
