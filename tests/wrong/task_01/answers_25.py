"""Wrong answers to task 1: moves struck out by exclusive or; the ends of a row looked at alone."""


def _any_order(moves):
    n = len(moves)
    indegree = [0] * n
    for row in moves:
        for v in row:
            indegree[v] += 1
    order = [u for u in range(n) if not indegree[u]]
    for u in order:
        for v in moves[u]:
            indegree[v] -= 1
            if not indegree[v]:
                order.append(v)
    return order[::-1]


def wrong_monotone_shortcut(moves):
    """Graphs whose moves all lead up (or all down) need no topological order."""
    n = len(moves)
    if all(row[0] > u and row[-1] > u for u, row in enumerate(moves) if row):
        order = range(n - 1, -1, -1)
    elif all(row[0] < u and row[-1] < u for u, row in enumerate(moves) if row):
        order = range(n)
    else:
        order = _any_order(moves)
    labels = [0] * n
    for u in order:
        labels[u] = 1 - min(map(labels.__getitem__, moves[u]), default=1)
    return labels


def wrong_xor_of_open_moves(moves):
    """Retrograde wave; the open moves of a position are kept as the XOR of their numbers + 1."""
    n = len(moves)
    back = [[] for _ in range(n)]
    open_moves = [0] * n
    for u, row in enumerate(moves):
        for v in set(row):
            back[v].append(u)
            open_moves[u] ^= v + 1
    labels = [None] * n
    queue = [u for u in range(n) if not moves[u]]
    for u in queue:
        labels[u] = 0
    for v in queue:
        for u in back[v]:
            if labels[u] is not None:
                continue
            if labels[v] == 0:
                labels[u] = 1
                queue.append(u)
                continue
            open_moves[u] ^= v + 1
            if open_moves[u] == 0:
                labels[u] = 0
                queue.append(u)
    return labels


WRONG = {wrong_xor_of_open_moves: "", wrong_monotone_shortcut: ""}
