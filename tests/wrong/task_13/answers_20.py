"""Wrong answers to task 13, a twenty-first set: what was meant is in the docstring."""

LOSE, WIN, DRAW = 0, 1, 2


def too_many_to_come_down(moves: list[list[int]]) -> list[int]:
    """Meant: who can pass gets a counter that is never 0. There may be more moves than that."""
    n = len(moves)
    before: list[list[int]] = [[] for _ in moves]
    left = [n + 1 if u in row else len(row) for u, row in enumerate(moves)]
    for u, row in enumerate(moves):
        for v in row:
            if v != u:
                before[v].append(u)
    labels = [DRAW if row else LOSE for row in moves]
    queue = [u for u, row in enumerate(moves) if not row]
    for v in queue:
        for u in before[v]:
            if labels[u] == DRAW:
                left[u] -= labels[v] == WIN
                if labels[v] == LOSE or left[u] == 0:
                    labels[u] = 1 - labels[v]
                    queue.append(u)
    return labels


def a_pass_twice_is_none(moves: list[list[int]]) -> list[int]:
    """Meant: note who can pass. Wrong: `^=` takes the note back where the pass is listed twice."""
    before: list[list[int]] = [[] for _ in moves]
    left = [sum(v != u for v in row) for u, row in enumerate(moves)]
    passes = [False] * len(moves)
    for u, row in enumerate(moves):
        for v in row:
            passes[u] ^= v == u
            if v != u:
                before[v].append(u)
    labels = [DRAW if row else LOSE for row in moves]
    queue = [u for u, row in enumerate(moves) if not row]
    for v in queue:
        for u in before[v]:
            if labels[u] == DRAW:
                left[u] -= labels[v] == WIN
                if labels[v] == LOSE or (left[u] == 0 and not passes[u]):
                    labels[u] = 1 - labels[v]
                    queue.append(u)
    return labels


# The name each has to get; two are joined by "+", and "" stands for none.
WRONG = {too_many_to_come_down: "", a_pass_twice_is_none: "pass-twice-is-none"}
