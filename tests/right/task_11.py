"""Right answers to task 11, each in a style of its own."""

from __future__ import annotations

from collections import Counter, deque

from gamegraphs import DRAW, LOSE, WIN


def with_counters(n, succ, pred, terminal):
    """The wave, with every counter made before it begins."""
    open_moves = [len(succ(u)) for u in range(n)]
    labels = [LOSE if terminal(u) else DRAW for u in range(n)]
    queue = deque(u for u in range(n) if terminal(u))
    while queue:
        v = queue.popleft()
        for u in pred(v):
            if labels[u] != DRAW:
                continue
            open_moves[u] -= 1
            if labels[v] == LOSE or open_moves[u] == 0:
                labels[u] = WIN if labels[v] == LOSE else LOSE
                queue.append(u)
    return labels


def with_counters_on_demand(n, succ, pred, terminal):
    """A counter is made when a position is first counted down; bytes throughout."""
    labels = bytearray([2]) * n
    open_moves = {}
    stack = [u for u in range(n) if terminal(u)]
    for u in stack:
        labels[u] = 0
    while stack:
        v = stack.pop()
        if labels[v] == 0:
            for u in pred(v):
                if labels[u] == 2:
                    labels[u] = 1
                    stack.append(u)
        else:
            for u, times in Counter(pred(v)).items():
                if labels[u] == 2:
                    if u not in open_moves:
                        open_moves[u] = len(succ(u))
                    open_moves[u] -= times
                    if not open_moves[u]:
                        labels[u] = 0
                        stack.append(u)
    return bytes(labels)


def with_sets(n, succ, pred, terminal):
    """Layers of sets; both sides drop parallel moves."""
    ways = [len(set(succ(u))) for u in range(n)]
    lost = {u for u in range(n) if terminal(u)}
    won = set()
    layer = set(lost)
    while layer:
        following = set()
        for v in layer:
            for u in set(pred(v)) - won - lost:
                if v in lost:
                    won.add(u)
                    following.add(u)
                else:
                    ways[u] -= 1
                    if ways[u] == 0:
                        lost.add(u)
                        following.add(u)
        layer = following
    return tuple(0 if u in lost else 1 if u in won else 2 for u in range(n))


def with_numpy(n, succ, pred, terminal):
    """One byte a position in arrays."""
    import numpy as np

    labels = np.full(n, 2, dtype=np.uint8)
    open_moves = np.fromiter((len(succ(u)) for u in range(n)), dtype=np.int32, count=n)
    labels[open_moves == 0] = 0
    queue = np.flatnonzero(open_moves == 0).tolist()
    for v in queue:
        for u in pred(v):
            if labels[u] == 2:
                open_moves[u] -= 1
                if labels[v] == 0 or open_moves[u] == 0:
                    labels[u] = 1 - labels[v]
                    queue.append(u)
    return labels


RIGHT = [with_counters, with_counters_on_demand, with_sets, with_numpy]
