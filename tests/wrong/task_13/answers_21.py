"""Wrong answers to task 13, a twenty-second set: what was meant is in the docstring."""

LOSE, WIN, DRAW = 0, 1, 2


def news_of_a_draw(moves: list[list[int]]) -> list[int]:
    """Meant: who can do nothing but pass is a DRAW, and that is news. Wrong: who can win."""
    before: list[list[int]] = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    left = [len(row) for row in moves]
    labels: list[int | None] = [
        (DRAW if row else LOSE) if set(row) <= {u} else None for u, row in enumerate(moves)
    ]
    queue = sorted((u for u, x in enumerate(labels) if x is not None), key=lambda u: labels[u])
    for v in queue:
        for u in before[v]:
            if labels[u] is not None:
                continue
            left[u] -= 1
            if labels[v] == WIN and left[u]:
                continue
            labels[u] = {LOSE: WIN, DRAW: DRAW, WIN: LOSE}[labels[v]]
            queue.append(u)
    return [DRAW if x is None else x for x in labels]


# The name each has to get; two are joined by "+", and "" stands for none.
WRONG = {news_of_a_draw: "draw-told"}
