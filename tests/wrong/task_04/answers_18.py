"""Wrong answers to task 4, a seventeenth set: what was meant is in the docstring."""

from collections import deque


def tested_at_the_first_look(moves: list[list[int]]) -> list[int]:
    """Meant: A position is LOSE as soon as all its moves lead to WIN.

    Wrong: That is asked only the first time that it is met; on small graphs it hardly shows.
    """
    preds = {u: [] for u in range(len(moves))}
    for u, row in enumerate(moves):
        for v in row:
            preds[v].append(u)
    labels = [2 if row else 0 for row in moves]
    queue = deque(u for u, row in enumerate(moves) if not row)
    visited = set(queue)
    while queue:
        v = queue.popleft()
        for u in preds[v]:
            if labels[v] == 0 and labels[u] == 2:
                labels[u] = 1
                visited.add(u)
                queue.append(u)
            elif u not in visited:
                visited.add(u)
                if all(labels[w] == 1 for w in moves[u]):
                    labels[u] = 0
                    queue.append(u)
    return labels


WRONG = {tested_at_the_first_look: "counted-afresh"}
