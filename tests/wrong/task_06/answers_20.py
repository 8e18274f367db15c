"""Right answers to task 6 that are too slow: sweeps, and a look at all moves each time."""

from collections import deque


def sweeps_by_distance(moves):
    """Each sweep decides what has its number as the distance."""
    labels = [2 if row else 0 for row in moves]
    distances = [-1 if row else 0 for row in moves]
    plies, changed = 0, True
    while changed:
        plies, changed = plies + 1, False
        new = list(labels)
        for u, row in enumerate(moves):
            if labels[u] != 2:
                continue
            after = [labels[v] for v in row]
            if 0 in after or 2 not in after:
                new[u] = 1 if 0 in after else 0
                distances[u], changed = plies, True
        labels = new
    return labels, distances


def no_counters(moves):
    """A wave that asks `all` of every position that it comes to."""
    into = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            into[v].append(u)
    labels = [2 if row else 0 for row in moves]
    distances = [-1 if row else 0 for row in moves]
    queue = deque(u for u, row in enumerate(moves) if not row)
    while queue:
        v = queue.popleft()
        for u in into[v]:
            if labels[u] == 2 and (labels[v] == 0 or all(labels[w] == 1 for w in moves[u])):
                labels[u], distances[u] = 1 - labels[v], distances[v] + 1
                queue.append(u)
    return labels, distances


WRONG = {sweeps_by_distance: "rounds", no_counters: "looked-at-again"}
