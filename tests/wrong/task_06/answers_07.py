"""Wrong answers to task 6, a sixth set: what was meant is in the docstring."""

from collections import deque


def _into(moves):
    into = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            into[v].append(u)
    return into


def win_repaired_by_max(moves):
    """WIN distance repaired by max at the end, in order of distance."""
    label, dist = [2] * len(moves), [-1] * len(moves)
    left, into, todo = list(map(len, moves)), _into(moves), deque()
    for u, row in enumerate(moves):
        if not row:
            label[u], dist[u] = 0, 0
            todo.append(u)
    order = []
    while todo:
        v = todo.popleft()
        order.append(v)
        for u in into[v]:
            if label[u] == 2:
                if label[v] == 0:
                    label[u], dist[u] = 1, dist[v] + 1
                    todo.append(u)
                else:
                    left[u] -= 1
                    if left[u] == 0:
                        label[u], dist[u] = 0, dist[v] + 1
                        todo.append(u)
    for u in order:
        if label[u] == 1:
            dist[u] = max(dist[v] for v in moves[u] if label[v] == 0) + 1
    return label, dist


def win_takes_each_later_one(moves):
    """WIN distance: max kept while the wave runs."""
    label, dist = [2] * len(moves), [-1] * len(moves)
    left, into = list(map(len, moves)), _into(moves)
    todo = deque(u for u, row in enumerate(moves) if not row)
    for u in todo:
        label[u] = dist[u] = 0
    while todo:
        v = todo.popleft()
        for u in into[v]:
            if label[v] == 0 and label[u] == 1:
                dist[u] = max(dist[u], dist[v] + 1)
            elif label[v] == 0 and label[u] == 2:
                label[u], dist[u] = 1, dist[v] + 1
                todo.append(u)
            elif label[v] == 1 and label[u] == 2:
                left[u] -= 1
                if not left[u]:
                    label[u], dist[u] = 0, dist[v] + 1
                    todo.append(u)
    return label, dist


def lose_at_first_decrement(moves):
    """LOSE distance set at the first decrement."""
    n = len(moves)
    label, dist, first = [2] * n, [-1] * n, [None] * n
    left, into = list(map(len, moves)), _into(moves)
    todo = deque(u for u in range(n) if not left[u])
    for u in todo:
        label[u] = dist[u] = 0
    while todo:
        v = todo.popleft()
        for u in into[v]:
            if label[u] != 2:
                continue
            if label[v] == 0:
                label[u], dist[u] = 1, dist[v] + 1
                todo.append(u)
            else:
                if first[u] is None:
                    first[u] = dist[v] + 1
                left[u] -= 1
                if left[u] == 0:
                    label[u], dist[u] = 0, first[u]
                    todo.append(u)
    return label, dist


WRONG = {
    win_repaired_by_max: "win-raised-at-the-end",
    win_takes_each_later_one: "win-raised-at-the-end",
    lose_at_first_decrement: "quick-loss",
}
