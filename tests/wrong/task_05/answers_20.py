"""Wrong answers to task 5, a twenty-second set: what was meant is in the docstring."""

LOSE, WIN, DRAW = 0, 1, 2


def alone_is_over(moves: list[list[int]]) -> list[int]:
    """Meant: a single position first, it is easy. Wrong: it may have a move to itself."""
    if len(moves) == 1:
        return [WIN]
    before: list[list[int]] = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    labels = [DRAW if row else WIN for row in moves]
    left = [len(row) for row in moves]
    queue = [u for u, row in enumerate(moves) if not row]
    for v in queue:
        for u in before[v]:
            if labels[u] == DRAW:
                left[u] -= 1
                if labels[v] == LOSE or left[u] == 0:
                    labels[u] = WIN if labels[v] == LOSE else LOSE
                    queue.append(u)
    return labels


# The name each has to get; two are joined by "+", and "" stands for none.
WRONG = {alone_is_over: "where-one"}
