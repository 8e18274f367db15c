"""Wrong answers to task 13, a twenty-third set: what was meant is in the docstring."""

from collections import deque

LOSE, WIN, DRAW = 0, 1, 2


def passes_with_edges_in_32_bits(moves: list[list[int]]) -> list[int]:
    """Meant: each pair counts once, known by a number. Wrong: the numbers have 32 bits."""
    n = len(moves)
    met: set[int] = set()
    before: list[list[int]] = [[] for _ in moves]
    left = [0] * n
    passes = [False] * n
    for u, row in enumerate(moves):
        for v in row:
            key = (u * n + v) & 0xFFFFFFFF
            if key in met:
                continue
            met.add(key)
            if u == v:
                passes[u] = True
            else:
                before[v].append(u)
                left[u] += 1
    label: list[int | None] = [None] * n
    queue = deque(u for u in range(n) if left[u] == 0)
    for u in queue:
        label[u] = DRAW if passes[u] else LOSE
    queue = deque(u for u in queue if label[u] == LOSE)
    while queue:
        v = queue.popleft()
        for u in before[v]:
            if label[u] is not None:
                continue
            if label[v] == LOSE:
                label[u] = WIN
                queue.append(u)
            else:
                left[u] -= 1
                if left[u] == 0 and not passes[u]:
                    label[u] = LOSE
                    queue.append(u)
    return [DRAW if x is None else x for x in label]


def label_with_passes_tuples_of_predecessors(moves: list[list[int]]) -> list[int]:
    """Meant: tuples are small. Wrong: each += copies one; quadratic where many moves lead."""
    n = len(moves)
    preds = [()] * n
    left = [len(row) for row in moves]
    for u, row in enumerate(moves):
        for v in row:
            preds[v] += (u,)
    labels = [DRAW] * n
    stack = [u for u in range(n) if not left[u]]
    for u in stack:
        labels[u] = LOSE
    while stack:
        v = stack.pop()
        for u in preds[v]:
            if labels[u] != DRAW:
                continue
            if labels[v] == LOSE:
                labels[u] = WIN
                stack.append(u)
            else:
                left[u] -= 1
                if left[u] == 0:
                    labels[u] = LOSE
                    stack.append(u)
    return labels


# The name each has to get; two are joined by "+", and "" stands for none.
WRONG = {
    passes_with_edges_in_32_bits: "narrow-numbers",
    label_with_passes_tuples_of_predecessors: "copied-whole",
}
