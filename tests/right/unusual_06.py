"""Right answers to task 6 in unusual styles."""

from collections import deque


def layer_by_layer(moves):
    """Layers of equal distance, no queue."""
    back = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            back[v].append(u)
    left, labels, plies = [len(r) for r in moves], [2] * len(moves), [-1] * len(moves)
    layer, depth = [u for u, r in enumerate(moves) if not r], 0
    while layer:
        for u in layer:
            labels[u], plies[u] = depth % 2, depth
        fresh = []
        for v in layer:
            for u in back[v]:
                if labels[u] == 2:
                    if depth % 2:
                        left[u] -= 1
                        if left[u] == 0:
                            fresh.append(u)
                    else:
                        labels[u] = 1
                        fresh.append(u)
        layer, depth = fresh, depth + 1
    return labels, plies


def dictionary_of_records(moves):
    """A dict position -> (label, plies) which the queue fills."""
    record, coming = {}, {}
    queue = deque()
    for u, row in enumerate(moves):
        if not row:
            record[u] = (0, 0)
            queue.append(u)
        for v in row:
            coming.setdefault(v, []).append(u)
    missing = {u: len(row) for u, row in enumerate(moves)}
    while queue:
        v = queue.popleft()
        label, plies = record[v]
        for u in coming.pop(v, ()):
            if u not in record:
                missing[u] -= label
                if label == 0 or missing[u] == 0:
                    record[u] = (label ^ 1, plies + 1)
                    queue.append(u)
    both = [record.get(u, (2, -1)) for u in range(len(moves))]
    return [a for a, _ in both], [b for _, b in both]


def list_of_two(moves):
    """Returns a list of two tuples; parity of the distance is the label."""
    n = len(moves)
    far = [None] * n
    back = [[] for _ in range(n)]
    for u in range(n):
        for v in moves[u]:
            back[v].append(u)
    open_moves = list(map(len, moves))
    order = [u for u in range(n) if open_moves[u] == 0]
    for u in order:
        far[u] = 0
    for v in order:
        for u in back[v]:
            if far[u] is None:
                open_moves[u] -= 1
                if far[v] % 2 == 0 or not open_moves[u]:
                    far[u] = far[v] + 1
                    order.append(u)
    return [
        tuple(2 if d is None else d & 1 for d in far),
        tuple(-1 if d is None else d for d in far),
    ]


def labels_then_plies(moves):
    """First the labels with a stack, then the plies with a second wave over decided positions."""
    n = len(moves)
    back = [[] for _ in range(n)]
    for u in range(n):
        for v in moves[u]:
            back[v].append(u)
    left, labels = [len(r) for r in moves], [2 if r else 0 for r in moves]
    stack = [u for u in range(n) if not moves[u]]
    while stack:
        v = stack.pop()
        for u in back[v]:
            if labels[u] == 2:
                left[u] -= labels[v] == 1
                if labels[v] == 0 or not left[u]:
                    labels[u] = 1 - labels[v]
                    stack.append(u)
    plies, wait = [-1] * n, [len(r) for r in moves]
    queue = deque(u for u in range(n) if not moves[u])
    for u in queue:
        plies[u] = 0
    while queue:
        v = queue.popleft()
        for u in back[v]:
            if plies[u] >= 0 or labels[u] == 2:
                continue
            if labels[u] == 1 and labels[v] == 0:
                plies[u] = plies[v] + 1
                queue.append(u)
            elif labels[u] == 0:
                wait[u] -= 1
                if not wait[u]:
                    plies[u] = plies[v] + 1
                    queue.append(u)
    return labels, plies


RIGHT = [layer_by_layer, dictionary_of_records, list_of_two, labels_then_plies]
