"""Wrong answers to task 5, a nineteenth set: what was meant is in the docstring."""

import sys

LOSE, WIN, DRAW = 0, 1, 2


def bad_moves_counted_up(moves: list[list[int]]) -> list[int]:
    """Meant: a position has lost when all its moves are bad.

    Wrong: `is` between numbers: of 257 moves there are 257, and still it is another object.
    """
    before: list[list[int]] = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    labels = [DRAW if row else WIN for row in moves]
    bad = [0] * len(moves)
    waiting = [u for u, row in enumerate(moves) if not row]
    for v in waiting:
        for u in before[v]:
            bad[u] += labels[v] == WIN
            if labels[u] == DRAW and (labels[v] == LOSE or bad[u] is len(moves[u])):
                labels[u] = 1 - labels[v]
                waiting.append(u)
    return labels


def recursion_as_deep_as_the_limit(moves: list[list[int]]) -> list[int]:
    """Meant: 10^5 positions, so a recursion of 10^5 calls is enough.

    Wrong: it is not: the caller, and the loop that begins, stand below the first of them.
    """
    before: list[list[int]] = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    labels, left = [DRAW] * len(moves), [len(row) for row in moves]

    def tell(v: int, label: int) -> None:
        labels[v] = label
        for u in before[v]:
            if labels[u] == DRAW:
                left[u] -= label == WIN
                if label == LOSE or left[u] == 0:
                    tell(u, 1 - label)

    limit = sys.getrecursionlimit()
    sys.setrecursionlimit(10**5 - 1_000)
    try:
        for u, row in enumerate(moves):
            if not row:
                tell(u, WIN)
    finally:
        sys.setrecursionlimit(limit)
    return labels


WRONG = {
    bad_moves_counted_up: "numbers-by-identity",
    recursion_as_deep_as_the_limit: "recursion-too-deep",
}
