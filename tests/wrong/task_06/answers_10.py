"""Wrong answers to task 6, a ninth set: what was meant is in the docstring."""

from collections import deque


def _back(moves):
    back = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            back[v].append(u)
    return back


def newest_first(moves):
    """What has been found last is taken up first."""
    n = len(moves)
    back = _back(moves)
    left = [len(row) for row in moves]
    labels, dist = [2] * n, [-1] * n
    todo = []
    for u in range(n):
        if left[u] == 0:
            labels[u], dist[u] = 0, 0
            todo.append(u)
    while todo:
        v = todo.pop()
        for u in back[v]:
            if labels[u] != 2:
                continue
            left[u] -= 1
            if labels[v] == 0:
                labels[u], dist[u] = 1, dist[v] + 1
                todo.append(u)
            elif left[u] == 0:
                labels[u], dist[u] = 0, dist[v] + 1
                todo.append(u)
    return labels, dist


def the_nearest_end(moves):
    """The labels are right; the distance is the shortest way to any terminal."""
    n = len(moves)
    back = _back(moves)
    left = [len(row) for row in moves]
    labels = [2] * n
    queue = deque(u for u in range(n) if not moves[u])
    for u in queue:
        labels[u] = 0
    while queue:
        v = queue.popleft()
        for u in back[v]:
            if labels[u] == 2:
                if labels[v] == 0:
                    labels[u] = 1
                    queue.append(u)
                else:
                    left[u] -= 1
                    if left[u] == 0:
                        labels[u] = 0
                        queue.append(u)
    near = [0 if not row else None for row in moves]
    queue = deque(u for u in range(n) if not moves[u])
    while queue:
        v = queue.popleft()
        for u in back[v]:
            if near[u] is None:
                near[u] = near[v] + 1
                queue.append(u)
    return labels, [-1 if labels[u] == 2 else near[u] for u in range(n)]


def a_draw_has_distance_zero(moves):
    """Distances start at 0 and stay there where nothing is found."""
    n = len(moves)
    back = _back(moves)
    left = [len(row) for row in moves]
    labels = [2] * n
    distances = [0] * n
    queue = deque(u for u in range(n) if not moves[u])
    for u in queue:
        labels[u] = 0
    while queue:
        v = queue.popleft()
        for u in back[v]:
            if labels[u] == 2:
                left[u] -= 1
                if labels[v] == 0 or left[u] == 0:
                    labels[u] = 1 - labels[v]
                    distances[u] = distances[v] + 1
                    queue.append(u)
    return labels, distances


WRONG = {
    newest_first: "stack",
    the_nearest_end: "nearest-terminal",
    a_draw_has_distance_zero: "draws-zero",
}
