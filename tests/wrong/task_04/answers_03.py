"""More wrong answers to task 4, written after the names were improved."""

from collections import defaultdict


def _pred(rows):
    pre = defaultdict(list)
    for u, row in enumerate(rows):
        for v in row:
            pre[v].append(u)
    return pre


def lost_not_told(rows):
    """Only WIN positions go into the queue again; and the terminals."""
    pre, left = _pred(rows), [len(r) for r in rows]
    lab = [2] * len(rows)
    todo = [u for u, r in enumerate(rows) if not r]
    for u in todo:
        lab[u] = 0
    for v in todo:
        for u in pre[v]:
            if lab[u] == 2:
                if lab[v] == 0:
                    lab[u] = 1
                    todo.append(u)
                else:
                    left[u] -= 1
                    if not left[u]:
                        lab[u] = 0
    return lab


def arrows_mixed_up(rows):
    """The wave along the reversed game: predecessors are taken for successors."""
    n = len(rows)
    pre = _pred(rows)
    left = [len(pre[u]) for u in range(n)]
    lab = {u: 0 for u in range(n) if not pre[u]}
    todo = list(lab)
    for v in todo:
        for u in rows[v]:
            if u not in lab:
                left[u] -= lab[v]
                if lab[v] == 0 or left[u] == 0:
                    lab[u] = 1 - lab[v]
                    todo.append(u)
    return [lab.get(u, 2) for u in range(n)]


def no_loops_and_the_rest_loses(rows):
    """Two mistakes: loops are no moves, and what is left is LOSE."""
    won, lost, changed = set(), set(), True
    bare = [[v for v in row if v != u] for u, row in enumerate(rows)]
    while changed:
        changed = False
        for u, row in enumerate(bare):
            if u in won or u in lost:
                continue
            if lost & set(row):
                won.add(u)
                changed = True
            elif won.issuperset(row):
                lost.add(u)
                changed = True
    return [int(u in won) for u in range(len(rows))]


WRONG = {
    lost_not_told: "lose-not-queued",
    arrows_mixed_up: "arrows-turned",
    no_loops_and_the_rest_loses: "leftovers-lose+loops-skipped",
}
