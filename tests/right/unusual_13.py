"""Right answers to task 13 in unusual styles."""

from collections import deque


def passers_never_lose(moves):
    """Passes are taken out; who could pass is never labelled LOSE."""
    can_pass = [u in row for u, row in enumerate(moves)]
    back, left = [[] for _ in moves], []
    for u, row in enumerate(moves):
        others = [v for v in row if v != u]
        left.append(len(others))
        for v in others:
            back[v].append(u)
    label = [2 if row else 0 for row in moves]
    queue = deque(u for u, row in enumerate(moves) if not row)
    while queue:
        v = queue.popleft()
        for u in back[v]:
            if label[u] != 2:
                continue
            if label[v] == 0:
                label[u] = 1
                queue.append(u)
            else:
                left[u] -= 1
                if left[u] == 0 and not can_pass[u]:
                    label[u] = 0
                    queue.append(u)
    return label


def infinite_counter(moves):
    """A pass makes the counter infinite."""
    left = [float("inf") if u in row else len(row) for u, row in enumerate(moves)]
    back = {}
    for u, row in enumerate(moves):
        for v in row:
            back.setdefault(v, []).append(u)
    value = {u: 0 for u, d in enumerate(left) if not d}
    order = list(value)
    for v in order:
        for u in back.get(v, []):
            if u in value:
                continue
            left[u] -= value[v]
            if value[v] == 0 or left[u] == 0:
                value[u] = value[v] ^ 1
                order.append(u)
    return [value.get(u, 2) for u in range(len(moves))]


def same_as_ever(moves):
    """A pass is a move like any other: nothing special, a stack."""
    n = len(moves)
    back, out, left, stack = [[] for _ in range(n)], [2] * n, [0] * n, []
    for u in range(n):
        left[u] = len(moves[u])
        for v in moves[u]:
            back[v].append(u)
        if left[u] == 0:
            out[u] = 0
            stack.append(u)
    while stack:
        v = stack.pop()
        for u in back[v]:
            if out[u] == 2:
                if out[v] == 1:
                    left[u] -= 1
                    if left[u]:
                        continue
                out[u] = 1 - out[v]
                stack.append(u)
    return out


def doubled(moves):
    """Two copies of each position, one for each player; the first copy is the answer."""
    n = len(moves)
    back = [[] for _ in range(2 * n)]
    for u, row in enumerate(moves):
        for v in row:
            back[v + n].append(u)
            back[v].append(u + n)
    left = [len(moves[u % n]) for u in range(2 * n)]
    label = [2 if d else 0 for d in left]
    queue = [u for u in range(2 * n) if not left[u]]
    for v in queue:
        for u in back[v]:
            if label[u] == 2:
                left[u] -= label[v]
                if label[v] == 0 or left[u] == 0:
                    label[u] = 1 - label[v]
                    queue.append(u)
    return label[:n]


RIGHT = [passers_never_lose, infinite_counter, same_as_ever, doubled]
