"""Right answers to task 6, in different styles."""

from collections import deque
from heapq import heappop, heappush

from gamegraphs import DRAW, LOSE, WIN


def queue_and_counter(moves):
    """The wave with distances; lists of Outcome members and ints."""
    before = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    left = [len(row) for row in moves]
    labels = [DRAW] * len(moves)
    plies = [-1] * len(moves)
    queue = deque()
    for u, row in enumerate(moves):
        if not row:
            labels[u], plies[u] = LOSE, 0
            queue.append(u)
    while queue:
        v = queue.popleft()
        for u in before[v]:
            if labels[u] != DRAW:
                continue
            left[u] -= 1
            if labels[v] == LOSE:
                labels[u] = WIN
            elif left[u] == 0:
                labels[u] = LOSE
            else:
                continue
            plies[u] = plies[v] + 1
            queue.append(u)
    return labels, plies


def layer_by_layer(moves):
    """Sets, one layer for each distance, LOSE and WIN in turn; a numpy array of shape (2, n)."""
    import numpy as np

    before = {}
    for u, row in enumerate(moves):
        for v in row:
            before.setdefault(v, []).append(u)
    open_moves = {u: len(row) for u, row in enumerate(moves)}
    answer = np.array([[2] * len(moves), [-1] * len(moves)])
    layer = {u for u in open_moves if open_moves[u] == 0}
    known = set(layer)
    ply = 0
    while layer:
        answer[:, list(layer)] = [[ply % 2], [ply]]  # LOSE at even, WIN at odd distances
        found = set()
        for v in layer:
            for u in before.get(v, ()):
                if u not in known:
                    open_moves[u] -= 1
                    if ply % 2 == 0 or open_moves[u] == 0:
                        found.add(u)
        known |= found
        layer = found
        ply += 1
    return answer


def nearest_first(moves):
    """A heap of (plies, position) in place of the queue; tuples of ints."""
    n = len(moves)
    into = [[] for _ in range(n)]
    for u in range(n):
        for v in moves[u]:
            into[v] += [u]
    waiting = [len(row) for row in moves]
    answer = {}
    heap = []
    for u in range(n):
        if not waiting[u]:
            heappush(heap, (0, u, 0))
    while heap:
        plies, v, label = heappop(heap)
        if v in answer:
            continue
        answer[v] = (label, plies)
        for u in into[v]:
            waiting[u] -= 1
            if label == 0:
                heappush(heap, (plies + 1, u, 1))
            elif waiting[u] == 0:
                heappush(heap, (plies + 1, u, 0))
    pairs = [answer.get(u, (2, -1)) for u in range(n)]
    return tuple(zip(*pairs, strict=True))


def labels_then_plies(moves):
    """Labels in any order with a stack; then distances, position by position as they are due."""
    n = len(moves)
    before = [[] for _ in range(n)]
    for u in range(n):
        for v in moves[u]:
            before[v].append(u)
    labels, left = [2] * n, [len(row) for row in moves]
    stack = [u for u in range(n) if left[u] == 0]
    for u in stack:
        labels[u] = 0
    while stack:
        v = stack.pop()
        for u in before[v]:
            if labels[u] == 2:
                left[u] -= 1
                if labels[v] == 0 or left[u] == 0:
                    labels[u] = 1 - labels[v]
                    stack.append(u)
    plies = [-1] * n
    due = [u for u in range(n) if not moves[u]]
    waiting = [len(row) for row in moves]
    now = 0
    while due:
        for u in due:
            plies[u] = now
        later = []
        for v in due:
            for u in before[v]:
                waiting[u] -= 1
                first = labels[u] == 1 and labels[v] == 0 and plies[u] == -1
                last = labels[u] == 0 and waiting[u] == 0
                if first or last:
                    plies[u] = -2  # on its way
                    later.append(u)
        due = later
        now += 1
    return [labels, plies]


RIGHT = [queue_and_counter, layer_by_layer, nearest_first, labels_then_plies]
