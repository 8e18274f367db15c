"""Wrong answers to task 12, a nineteenth set: what was meant is in the docstring."""

LOSE, WIN, DRAW = 0, 1, 2


def doubles_side_by_side(
    moves: list[list[int]],
) -> tuple[tuple[int, int] | None, tuple[int, int] | None]:
    """Meant: a move that is listed twice is one move.

    Wrong: only where both stand side by side. Else the counter goes down twice.
    """
    n = len(moves)
    before: list[list[int]] = [[] for _ in range(n)]
    for u, row in enumerate(moves):
        for v, w in zip(row, [-1, *row], strict=False):
            if v != w:
                before[v].append(u)
    left = [len({*row}) for row in moves]
    labels = [DRAW if row else LOSE for row in moves]
    plies = [0] * n
    queue = [u for u in range(n) if labels[u] == LOSE]
    for v in queue:
        for u in before[v]:
            if labels[u] == DRAW:
                left[u] -= labels[v] == WIN
                if labels[v] == LOSE or left[u] == 0:
                    labels[u], plies[u] = 1 - labels[v], plies[v] + 1
                    queue.append(u)
    longest = []
    for label in (WIN, LOSE):
        found = [u for u in range(n) if labels[u] == label]
        u = max(found, key=plies.__getitem__, default=None)
        longest.append(None if u is None else (u, plies[u]))
    return longest[0], longest[1]


WRONG = {doubles_side_by_side: ""}
