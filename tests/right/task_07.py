"""Right answers to task 7, each in a style of its own."""

from __future__ import annotations

from collections import deque

from gamegraphs import DRAW, LOSE, WIN


def with_a_queue(moves, verdicts):
    """The wave of the lectures, Outcome members in a tuple."""
    before = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    open_moves = [len(row) for row in moves]
    labels = [DRAW] * len(moves)
    for u, verdict in verdicts.items():
        labels[u] = WIN if verdict == 1 else LOSE
    queue = deque(verdicts)
    while queue:
        v = queue.popleft()
        for u in before[v]:
            if labels[u] is not DRAW:
                continue
            if labels[v] is LOSE:
                labels[u] = WIN
                queue.append(u)
            else:
                open_moves[u] -= 1
                if open_moves[u] == 0:
                    labels[u] = LOSE
                    queue.append(u)
    return tuple(labels)


def with_sets(moves, verdicts):
    """A stack and two sets; parallel moves are dropped on both sides."""
    targets = {u: set(row) for u, row in enumerate(moves)}
    sources = {}
    for u, row in targets.items():
        for v in row:
            sources.setdefault(v, set()).add(u)
    won = {u for u, verdict in verdicts.items() if verdict}
    lost = verdicts.keys() - won
    stack = [*won, *lost]
    while stack:
        v = stack.pop()
        for u in sources.get(v, ()):
            if u in won or u in lost:
                continue
            if v in lost:
                won.add(u)
            else:
                targets[u].discard(v)
                if targets[u]:
                    continue
                lost.add(u)
            stack.append(u)
    return [1 if u in won else 0 if u in lost else 2 for u in range(len(moves))]


def with_numpy(moves, verdicts):
    """Wave after wave over arrays, one layer at a time."""
    import numpy as np

    n = len(moves)
    pairs = [(v, u) for u, row in enumerate(moves) for v in row]
    pairs.sort()
    targets = np.array([v for v, _ in pairs], dtype=np.int64)
    sources = np.array([u for _, u in pairs], dtype=np.int64)
    first = np.searchsorted(targets, np.arange(n + 1)).tolist()
    open_moves = np.bincount(sources, minlength=n)
    labels = np.full(n, 2)
    labels[list(verdicts)] = list(verdicts.values())
    layer = list(verdicts)
    while layer:
        following = []
        for v in layer:
            for u in sources[first[v] : first[v + 1]].tolist():
                open_moves[u] -= labels[v] == 1
                if labels[u] == 2 and (labels[v] == 0 or open_moves[u] == 0):
                    labels[u] = 1 - labels[v]
                    following.append(u)
        layer = following
    return labels


RIGHT = [with_a_queue, with_sets, with_numpy]
