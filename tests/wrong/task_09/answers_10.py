"""Wrong answers to task 9, a ninth set: what was meant is in the docstring."""

from collections import deque


def _labels(moves):
    n = len(moves)
    back = [[] for _ in range(n)]
    for u, row in enumerate(moves):
        for v in row:
            back[v].append(u)
    left = [len(row) for row in moves]
    labels = [2] * n
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
                    queue.append(u)
    return labels


def as_many_moves_as_positions(moves):
    """A graph with n moves or more has a cycle, one with fewer is a tree."""
    edges = sum(len(row) for row in moves)
    kind = "CYCLIC" if edges >= len(moves) else "ACYCLIC"
    return kind, _labels(moves)


def peeled_with_sets(moves):
    """Peels off what has no way in left; counts ways in by moves and takes them off by targets."""
    n = len(moves)
    ways_in = [0] * n
    for row in moves:
        for v in row:
            ways_in[v] += 1
    todo = [u for u in range(n) if ways_in[u] == 0]
    gone = 0
    while todo:
        u = todo.pop()
        gone += 1
        for v in set(moves[u]):
            ways_in[v] -= 1
            if ways_in[v] == 0:
                todo.append(v)
    return ("ACYCLIC" if gone == n else "CYCLIC"), _labels(moves)


def mutual_moves_only(moves):
    """A cycle is found where a move can be taken back, or leads to its own position."""
    for u, row in enumerate(moves):
        for v in row:
            if u in moves[v]:
                return "CYCLIC", _labels(moves)
    return "ACYCLIC", _labels(moves)


WRONG = {
    as_many_moves_as_positions: "moves-counted",
    peeled_with_sets: "parallel-once",
    mutual_moves_only: "short-cycles-alone",
}
