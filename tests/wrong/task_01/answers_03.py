"""More wrong answers to task 1, written after the names were improved."""


def even_height_of_the_nearest(rows):
    """Parity of the shortest way to an end."""
    n = len(rows)
    back = {v: [] for v in range(n)}
    for u in range(n):
        for v in rows[u]:
            back[v].append(u)
    steps = {u: 0 for u in range(n) if not rows[u]}
    line = list(steps)
    for v in line:
        for u in back[v]:
            if u not in steps:
                steps[u] = steps[v] + 1
                line.append(u)
    return [steps[u] % 2 for u in range(n)]


def zero_upward(rows):
    """From 0 upward; what is not there yet counts as 0."""
    answer = {}
    for u, row in enumerate(rows):
        answer[u] = 1 if any(answer.get(v, 0) == 0 for v in row) else 0
    return list(answer.values())


def only_one_move_deep(rows):
    """WIN if a terminal is next door; and whoever is stuck has won: two mistakes."""
    ends = {u for u, row in enumerate(rows) if not row}
    return [1 if u in ends or not ends.isdisjoint(rows[u]) else 0 for u in range(len(rows))]


WRONG = {
    even_height_of_the_nearest: "shortest-is-odd",
    zero_upward: "from-zero-up",
    only_one_move_deep: "lose-called-win",
}
