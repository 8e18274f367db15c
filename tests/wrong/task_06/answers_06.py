"""Wrong answers to task 6, a fifth set: what was meant is in the docstring."""

from collections import deque


def _right(moves):
    before = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    left = [len(r) for r in moves]
    label, dist = [2 if r else 0 for r in moves], [-1 if r else 0 for r in moves]
    queue = deque(u for u, r in enumerate(moves) if not r)
    while queue:
        v = queue.popleft()
        for u in before[v]:
            if label[u] == 2:
                left[u] -= label[v] == 1
                if label[v] == 0 or left[u] == 0:
                    label[u], dist[u] = 1 - label[v], dist[v] + 1
                    queue.append(u)
    return label, dist


def labels_alone(moves):
    """Returns the labels only."""
    return _right(moves)[0]


def winner_slow(moves):
    """WIN takes its slowest LOSE successor."""
    label, dist = _right(moves)
    new = dist[:]
    for u, row in enumerate(moves):
        if label[u] == 1:
            new[u] = 1 + max(dist[v] for v in row if label[v] == 0)
    return label, new


def infinite_draws(moves):
    """A large number for DRAW."""
    label, dist = _right(moves)
    return label, [10**9 if d < 0 else d for d in dist]


def draws_lose_zero(moves):
    """Two mistakes: DRAW is LOSE with distance 0."""
    label, dist = _right(moves)
    return [0 if x == 2 else x for x in label], [max(d, 0) for d in dist]


def from_the_start(moves):
    """Distances from position 0 instead of to the end."""
    label, _ = _right(moves)
    far, queue = {0: 0}, deque([0])
    while queue:
        u = queue.popleft()
        for v in moves[u]:
            if v not in far:
                far[v] = far[u] + 1
                queue.append(v)
    return label, [-1 if label[u] == 2 else far.get(u, -1) for u in range(len(moves))]


WRONG = {
    labels_alone: "labels-alone",
    winner_slow: "win-raised-at-the-end",
    infinite_draws: "distance-of-draw",
    draws_lose_zero: "leftovers-lose+draws-zero",
    from_the_start: "distances",
}
