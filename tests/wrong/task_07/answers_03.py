"""More wrong answers to task 7, written after the names were improved."""


def _w(rows, seeds):
    pre = [[] for _ in rows]
    for u, row in enumerate(rows):
        for v in row:
            pre[v].append(u)
    left, lab = [len(r) for r in rows], dict(seeds)
    todo = list(seeds)
    for v in todo:
        for u in pre[v]:
            if u not in lab:
                left[u] -= lab[v]
                if lab[v] == 0 or left[u] == 0:
                    lab[u] = 1 - lab[v]
                    todo.append(u)
    return [lab.get(u, 2) for u in range(len(rows))]


def all_goals(rows, ends):
    """Every end is a WIN."""
    return _w(rows, dict.fromkeys(ends, 1))


def turned_and_no_draws(rows, ends):
    """Two mistakes: the verdicts turned, and what is left is LOSE."""
    return [0 if x == 2 else x for x in _w(rows, {u: 1 - e for u, e in ends.items()})]


WRONG = {
    all_goals: "verdicts-ignored",
    turned_and_no_draws: "verdicts-turned+leftovers-lose",
}
