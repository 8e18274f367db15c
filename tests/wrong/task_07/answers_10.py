"""Wrong answers to task 7, a ninth set: what was meant is in the docstring."""

from collections import deque


def _wave(moves, labels, queue):
    back = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            back[v].append(u)
    left = [len(row) for row in moves]
    while queue:
        v = queue.popleft()
        for u in back[v]:
            if labels[u] == 2:
                left[u] -= 1
                if labels[v] == 0 or left[u] == 0:
                    labels[u] = 1 - labels[v]
                    queue.append(u)
    return labels


def the_mover_has_the_verdict(moves, verdicts):
    """A verdict is taken for the player who has moved there."""
    labels = [2] * len(moves)
    for u, verdict in verdicts.items():
        labels[u] = 1 - verdict
    return _wave(moves, labels, deque(verdicts))


def zero_is_no_verdict(moves, verdicts):
    """`if verdicts.get(u)` is false for the verdict 0."""
    labels = [2] * len(moves)
    queue = deque()
    for u in range(len(moves)):
        if verdicts.get(u):
            labels[u] = verdicts[u]
            queue.append(u)
    return _wave(moves, labels, queue)


def lost_ends_first(moves, verdicts):
    """Only from the lost ends the wave starts; the won ones are filled in at the end."""
    labels = [2] * len(moves)
    queue = deque(u for u in verdicts if verdicts[u] == 0)
    for u in queue:
        labels[u] = 0
    labels = _wave(moves, labels, queue)
    for u in verdicts:
        labels[u] = verdicts[u]
    return labels


WRONG = {
    the_mover_has_the_verdict: "verdicts-turned",
    zero_is_no_verdict: "zero-is-nothing",
    lost_ends_first: "wins-not-queued",
}
