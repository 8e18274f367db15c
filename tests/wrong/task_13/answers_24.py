"""Wrong answers to task 13, a twenty-fourth set: what was meant is in the docstring."""

from collections import deque

LOSE, WIN, DRAW = 0, 1, 2


def passes_taken_out(moves):
    """Wrong: takes the passes out of a row with "while u in row: row.remove(u)"; quadratic inside C
    only for a long row that ends with many parallel passes, e.g. 0 -> 1 .. k and then k times 0,
    k = 50000.
    """
    n = len(moves)
    rows = [list(row) for row in moves]
    into = [[] for _ in range(n)]
    label = [DRAW] * n
    left = [0] * n
    may_pass = bytearray(n)
    queue = deque()
    for u, row in enumerate(rows):
        if not row:
            label[u] = LOSE
            queue.append(u)
        while u in row:
            row.remove(u)
            may_pass[u] = 1
        left[u] = len(row)
        for v in row:
            into[v].append(u)
    while queue:
        v = queue.popleft()
        for u in into[v]:
            if label[u] != DRAW:
                continue
            if label[v] == LOSE:
                label[u] = WIN
                queue.append(u)
            else:
                left[u] -= 1
                if not left[u] and not may_pass[u]:
                    label[u] = LOSE
                    queue.append(u)
    return label


WRONG = {
    passes_taken_out: "removed-from-a-list",
}
