"""More wrong answers to task 6, written after the names were improved."""


def _solve(rows):
    pre = [[] for _ in rows]
    for u, row in enumerate(rows):
        for v in row:
            pre[v].append(u)
    left, lab, far = [len(r) for r in rows], [2] * len(rows), [-1] * len(rows)
    todo = [u for u, r in enumerate(rows) if not r]
    for u in todo:
        lab[u] = far[u] = 0
    for v in todo:
        for u in pre[v]:
            if lab[u] == 2:
                left[u] -= lab[v]
                if lab[v] == 0 or not left[u]:
                    lab[u], far[u] = 1 - lab[v], far[v] + 1
                    todo.append(u)
    return lab, far


def swapped_pair(rows):
    """(distances, labels)."""
    lab, far = _solve(rows)
    return far, lab


def none_for_draws(rows):
    """None in place of -1."""
    lab, far = _solve(rows)
    return lab, [None if d < 0 else d for d in far]


def halves_and_zero(rows):
    """Two mistakes: full moves, and 0 for draws."""
    lab, far = _solve(rows)
    return lab, [0 if d < 0 else (d + 1) // 2 for d in far]


WRONG = {
    swapped_pair: "pair-swapped",
    none_for_draws: "draws-none",
    halves_and_zero: "draws-zero+full-moves",
}
