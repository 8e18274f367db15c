"""Wrong answers to task 7, a nineteenth set: what was meant is in the docstring."""

from collections import deque

LOSE, WIN, DRAW = 0, 1, 2


def sets_of_ways_out(moves: list[list[int]], verdicts: dict[int, int]) -> list[int]:
    """Meant: a position loses when the set of its ways out is empty, and wins by a lost target.

    Wrong: it comes into the queue once for each lost target. Many of these, and many positions
    that move there, make that quadratic.
    """
    before: list[list[int]] = [[] for _ in moves]
    out = [set(row) for row in moves]
    for u, targets in enumerate(out):
        for v in targets:
            before[v].append(u)
    labels = [verdicts.get(u, DRAW) for u in range(len(moves))]
    queue = deque(verdicts)
    while queue:
        v = queue.popleft()
        for u in before[v]:
            if labels[v] == LOSE:
                labels[u] = WIN
                queue.append(u)
            else:
                out[u].discard(v)
                if labels[u] == DRAW and not out[u]:
                    labels[u] = LOSE
                    queue.append(u)
    return labels


WRONG = {sets_of_ways_out: "line-runs-again"}
