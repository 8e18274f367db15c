"""Wrong answers to task 9, a twenty-third set: what was meant is in the docstring."""

from itertools import chain

import numpy as np

LOSE, WIN, DRAW = 0, 1, 2


def _wave(moves):
    n = len(moves)
    preds = [[] for _ in range(n)]
    for u, row in enumerate(moves):
        for v in row:
            preds[v].append(u)
    left = [len(row) for row in moves]
    labels = [DRAW] * n
    stack = [u for u in range(n) if not moves[u]]
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


def solve_any_byte_in_degrees(moves: list[list[int]]) -> tuple[str, list[int]]:
    """Meant: in-degrees in bytes. Wrong: what 256 moves lead to goes too early."""
    n = len(moves)
    m = sum(map(len, moves))
    targets = np.fromiter(chain.from_iterable(moves), dtype=np.int64, count=m)
    waiting = np.bincount(targets, minlength=n).astype(np.uint8)
    ready = np.flatnonzero(waiting == 0).tolist()
    waiting = bytearray(waiting.tobytes())
    taken = 0
    while ready:
        u = ready.pop()
        taken += 1
        for v in moves[u]:
            waiting[v] = (waiting[v] - 1) & 255
            if waiting[v] == 0:
                ready.append(v)
    return "ACYCLIC" if taken == n else "CYCLIC", _wave(moves)


# The name each has to get; two are joined by "+", and "" stands for none.
WRONG = {solve_any_byte_in_degrees: "number-too-small"}
