"""Wrong answers to exercise 5: a line that stands too far to the left."""

from collections import deque


def append_outdented(moves):
    back = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            back[v].append(u)
    left = [len(row) for row in moves]
    labels = [2 if row else 1 for row in moves]
    queue = deque(u for u, row in enumerate(moves) if not row)
    while queue:
        v = queue.popleft()
        fresh = None
        for u in back[v]:
            if labels[u] != 2:
                continue
            if labels[v] == 0:
                labels[u] = fresh = 1
            else:
                left[u] -= 1
                if left[u] == 0:
                    labels[u] = fresh = 0
        if fresh is not None:  # belongs into the loop
            queue.append(u)
    return labels


WRONG = {append_outdented: "last-alone-queued"}
