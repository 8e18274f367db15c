"""Wrong answers to task 9: what was meant is in the docstring."""

from collections import deque

LOSE, WIN, DRAW = 0, 1, 2


def _labels(moves):
    before = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    rest = [len(row) for row in moves]
    labels = [DRAW if row else LOSE for row in moves]
    queue = deque(u for u, row in enumerate(moves) if not row)
    while queue:
        v = queue.popleft()
        for u in before[v]:
            if labels[u] == DRAW:
                rest[u] -= labels[v] == WIN
                if labels[v] == LOSE or rest[u] == 0:
                    labels[u] = WIN if labels[v] == LOSE else LOSE
                    queue.append(u)
    return labels


def begun_again_at_what_was_seen(moves):
    """Meant: a search from every position, a cycle where one is met that is on the way.

    Wrong: all that was ever seen counts, also where the search begins anew.
    """
    seen, cyclic = set(), False
    for start in range(len(moves)):
        todo = [start]
        while todo:
            u = todo.pop()
            if u in seen:
                cyclic = True
                continue
            seen.add(u)
            todo += moves[u]
    return ("CYCLIC" if cyclic else "ACYCLIC"), _labels(moves)


WRONG = {begun_again_at_what_was_seen: "always-cyclic"}
