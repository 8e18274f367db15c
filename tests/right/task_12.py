"""Right answers to task 12, in different styles; they break ties in different ways."""

from collections import deque

from gamegraphs import DRAW, LOSE, WIN


def wave_then_scan(moves):
    """Labels and distances first, then the largest of each kind, the first one of a tie."""
    before = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    left = [len(row) for row in moves]
    labels = [DRAW if row else LOSE for row in moves]
    plies = [-1 if row else 0 for row in moves]
    queue = deque(u for u, row in enumerate(moves) if not row)
    while queue:
        v = queue.popleft()
        for u in before[v]:
            if labels[u] == DRAW:
                left[u] -= 1
                if labels[v] == LOSE or left[u] == 0:
                    labels[u] = WIN if labels[v] == LOSE else LOSE
                    plies[u] = plies[v] + 1
                    queue.append(u)
    best = {WIN: None, LOSE: None}
    for u, label in enumerate(labels):
        if label != DRAW and (best[label] is None or plies[u] > best[label][1]):
            best[label] = (u, plies[u])
    return best[WIN], best[LOSE]


def last_out_of_the_queue(moves):
    """No scan: the queue is in order of distance, so the last WIN in it is the longest."""
    before = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            before[v] += [u]
    left = list(map(len, moves))
    seen = {u: (0, 0) for u, count in enumerate(left) if not count}  # label, plies
    order = list(seen)
    win = loss = None
    for v in order:  # grows while it is walked
        label, plies = seen[v]
        if label:
            win = [v, plies]
        else:
            loss = [v, plies]
        for u in before[v]:
            left[u] -= 1
            if u not in seen and (label == 0 or not left[u]):
                seen[u] = (1 - label, plies + 1)
                order.append(u)
    return [win, loss]


def largest_with_numpy(moves):
    """Rounds over the positions whose successors have changed; argmax over masked arrays."""
    import numpy as np

    n = len(moves)
    sources = np.repeat(np.arange(n), [len(row) for row in moves])
    targets = np.array([v for row in moves for v in row], dtype=np.int64)
    order = np.argsort(targets, kind="stable")
    starts = np.searchsorted(targets[order], np.arange(n + 1)).tolist()
    before = sources[order].tolist()
    plies = np.full(n, -1)
    left = np.bincount(sources, minlength=n).tolist()
    layer, now = [u for u in range(n) if not left[u]], 0
    known = set(layer)
    while layer:
        plies[layer] = now
        losing, coming = now % 2 == 0, []
        for v in layer:
            for u in before[starts[v] : starts[v + 1]]:
                left[u] -= 1
                if u not in known and (losing or left[u] == 0):
                    known.add(u)
                    coming.append(u)
        layer, now = coming, now + 1
    halves = []
    for parity in (1, 0):  # a WIN has an odd distance, a LOSE an even one, a DRAW has none
        masked = np.where((plies >= 0) & (plies % 2 == parity), plies, -1)
        u = masked.argmax()
        halves.append(np.array([u, plies[u]]) if masked[u] >= 0 else None)
    return halves


RIGHT = [wave_then_scan, last_out_of_the_queue, largest_with_numpy]
