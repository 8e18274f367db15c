"""More wrong answers to task 5, written after the names were improved."""


def _run(rows, seed, dedupe=False):
    pre = [[] for _ in rows]
    for u, row in enumerate(rows):
        for v in set(row) if dedupe else row:
            pre[v].append(u)
    left, lab = [len(r) for r in rows], [seed if not r else 2 for r in rows]
    todo = [u for u, r in enumerate(rows) if not r]
    for v in todo:
        for u in pre[v]:
            if lab[u] == 2:
                left[u] -= lab[v]
                if lab[v] == 0 or not left[u]:
                    lab[u] = 1 - lab[v]
                    todo.append(u)
    return lab


def merged(rows):
    """Right, but predecessors without copies beside full counters."""
    return _run(rows, 1, dedupe=True)


def normal_and_merged(rows):
    """Two mistakes: normal play, and predecessors without copies."""
    return _run(rows, 0, dedupe=True)


def rest_wins(rows):
    """What is left is WIN."""
    return [1 if x == 2 else x for x in _run(rows, 1)]


WRONG = {
    merged: "parallel-dropped",
    normal_and_merged: "parallel-dropped+normal-labels",
    rest_wins: "leftovers-win",
}
