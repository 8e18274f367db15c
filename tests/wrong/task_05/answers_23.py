"""Wrong answers to task 5, a twenty-third set: what was meant is in the docstring."""

from collections import deque

LOSE, WIN, DRAW = 0, 1, 2


def misere_watch_last(moves):
    """Wrong: each position watches one move and, when that has become WIN, looks for another from
    the end of its row, inside filter; quadratic only for a long row whose targets become WIN from
    its end to its front, one by one, e.g. a chain i -> i-1 down to 0 and a hub whose row lists
    the WIN positions of the chain in falling order: [..., 4, 2, 0].
    """
    n = len(moves)
    into = [[] for _ in range(n)]
    watchers = [[] for _ in range(n)]
    label = [DRAW] * n
    unwon = bytearray([1]) * n
    queue = deque()
    for u, row in enumerate(moves):
        for v in row:
            into[v].append(u)
        if row:
            watchers[row[-1]].append(u)
        else:
            label[u] = WIN
            unwon[u] = 0
            queue.append(u)
    while queue:
        v = queue.popleft()
        if label[v] == LOSE:
            for u in into[v]:
                if label[u] == DRAW:
                    label[u] = WIN
                    unwon[u] = 0
                    queue.append(u)
            continue
        for u in watchers[v]:
            if label[u] != DRAW:
                continue
            w = next(filter(unwon.__getitem__, reversed(moves[u])), None)
            if w is not None:
                watchers[w].append(u)
            else:
                label[u] = LOSE
                queue.append(u)
    return label


def misere_fold_forced_lines(moves):
    """Wrong: lines of positions with one move each are folded by doubling, 17 times at most (enough
    for 10**5, but there are up to 10**6); fails for a forced line of more than 131072 moves, e.g.
    [[]] + [[i] for i in range(140000)]: the far end comes out as DRAW.
    """
    n = len(moves)
    end = [row[0] if len(row) == 1 else u for u, row in enumerate(moves)]
    odd = [1 if len(row) == 1 else 0 for row in moves]
    for _ in range(17):
        further = [end[e] for e in end]
        if further == end:
            break
        odd = [o ^ odd[e] for o, e in zip(odd, end)]
        end = further
    into = [[] for _ in range(n)]
    left = [0] * n
    label = [DRAW] * n
    queue = deque()
    for u, row in enumerate(moves):
        if not row:
            label[u] = WIN
            queue.append(u)
        elif len(row) > 1:
            left[u] = len(row)
            for v in row:
                into[end[v]].append((u, odd[v]))
    while queue:
        v = queue.popleft()
        for u, turned in into[v]:
            if label[u] != DRAW:
                continue
            if label[v] ^ turned == LOSE:
                label[u] = WIN
                queue.append(u)
            else:
                left[u] -= 1
                if not left[u]:
                    label[u] = LOSE
                    queue.append(u)
    for u, row in enumerate(moves):
        if len(row) == 1 and len(moves[end[u]]) != 1 and label[end[u]] != DRAW:
            label[u] = label[end[u]] ^ odd[u]
    return label


WRONG = {
    misere_watch_last: "looked-at-again",
    misere_fold_forced_lines: "fixed-rounds",
}
