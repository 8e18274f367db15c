"""Right answers to task 1, in different styles."""

from __future__ import annotations

from collections import deque

from gamegraphs import LOSE, WIN


def own_stack(moves):
    """Depth-first search with a stack of its own; a position waits below its successors."""
    labels = [None] * len(moves)
    for start in range(len(moves)):
        stack = [start]
        while stack:
            u = stack[-1]
            waiting = [v for v in moves[u] if labels[v] is None] if labels[u] is None else []
            if waiting:
                stack += waiting
                continue
            stack.pop()
            if labels[u] is None:
                labels[u] = int(any(labels[v] == 0 for v in moves[u]))
    return labels


def ends_first(moves):
    """Kahn's order from the ends; the first LOSE successor decides. Returns Outcomes."""
    before = [[] for _ in moves]
    left = []
    for u, row in enumerate(moves):
        left.append(len(row))
        for v in row:
            before[v].append(u)
    labels = [LOSE for _ in moves]
    ready = deque(u for u in range(len(moves)) if left[u] == 0)
    while ready:
        v = ready.popleft()
        for u in before[v]:
            if labels[v] == LOSE:
                labels[u] = WIN
            left[u] -= 1
            if left[u] == 0:
                ready.append(u)
    return tuple(labels)


def shallow_recursion(moves):
    """Memoised recursion, begun where it cannot go deep: along an order of leaving positions."""
    entered = [0] * len(moves)
    for row in moves:
        for v in row:
            entered[v] += 1
    order = [u for u, count in enumerate(entered) if not count]
    for u in order:
        for v in moves[u]:
            entered[v] -= 1
            if not entered[v]:
                order.append(v)
    memo = {}

    def is_win(u):
        if u not in memo:
            memo[u] = any(not is_win(v) for v in moves[u])
        return memo[u]

    for u in reversed(order):
        is_win(u)
    return [1 if memo[u] else 0 for u in range(len(moves))]


def layers(moves):
    """Layers of sets: all positions whose longest play has 0, 1, 2, ... moves. A numpy array."""
    import numpy

    before = {}
    for u, row in enumerate(moves):
        for v in row:
            before.setdefault(v, []).append(u)
    left = {u: len(row) for u, row in enumerate(moves)}
    winners = set()
    layer = {u for u in left if not left[u]}
    while layer:
        following = set()
        for v in layer:
            for u in before.get(v, ()):
                left[u] -= 1
                if v not in winners:
                    winners.add(u)
                if not left[u]:
                    following.add(u)
        layer = following
    labels = numpy.zeros(len(moves), dtype=numpy.uint8)
    labels[sorted(winners)] = 1
    return labels


RIGHT = [own_stack, ends_first, shallow_recursion, layers]
