"""Right answers to task 5 in unusual styles."""

from collections import deque


def ghost_position(moves):
    """A ghost that each terminal can move to makes misere play normal."""
    n = len(moves)
    rows = [list(row) or [n] for row in moves] + [[]]
    back, left = [[] for _ in rows], [len(r) for r in rows]
    for u, row in enumerate(rows):
        for v in row:
            back[v].append(u)
    label, queue = [2] * n + [0], [n]
    while queue:
        v = queue.pop()
        for u in back[v]:
            if label[u] == 2:
                left[u] -= label[v]
                if not (label[v] and left[u]):
                    label[u] = 1 - label[v]
                    queue.append(u)
    return label[:n]


def two_queues(moves):
    """Winners and losers in two queues."""
    back = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            back[v].append(u)
    wins = deque(u for u, row in enumerate(moves) if not row)
    losses, left = deque(), [len(row) for row in moves]
    label = [-1] * len(moves)
    for u in wins:
        label[u] = 1
    while wins or losses:
        while losses:
            for u in back[losses.popleft()]:
                if label[u] < 0:
                    label[u] = 1
                    wins.append(u)
        if wins:
            for u in back[wins.popleft()]:
                if label[u] < 0:
                    left[u] -= 1
                    if left[u] == 0:
                        label[u] = 0
                        losses.append(u)
    return [x if x >= 0 else 2 for x in label]


def growing_list(moves):
    """One list that grows while it is read; results as numbers at the end."""
    parent_of = {}
    for u in range(len(moves)):
        for v in moves[u]:
            parent_of.setdefault(v, []).append(u)
    good, bad = set(), set()
    need = [len(r) for r in moves]
    order = [u for u in range(len(moves)) if not moves[u]]
    good.update(order)
    for v in order:
        for u in parent_of.get(v, []):
            if u in good or u in bad:
                continue
            if v in bad:
                good.add(u)
                order.append(u)
            else:
                need[u] -= 1
                if need[u] <= 0:
                    bad.add(u)
                    order.append(u)
    return [1 if u in good else 0 if u in bad else 2 for u in range(len(moves))]


def as_coroutine(moves):
    """A coroutine is told each new label and answers with what follows from it."""
    back = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            back[v].append(u)

    def follow():
        left = [len(row) for row in moves]
        known, news = {}, []
        while True:
            v, x = yield news
            known[v] = x
            news = []
            for u in back[v]:
                if u in known:
                    continue
                left[u] -= x
                if x == 0 or left[u] == 0:
                    news.append((u, 1 - x))
                    known[u] = 1 - x

    answer, todo = [2] * len(moves), [(u, 1) for u, row in enumerate(moves) if not row]
    for u, x in todo:
        answer[u] = x
    machine = follow()
    next(machine)
    while todo:
        for u, x in machine.send(todo.pop()):
            answer[u] = x
            todo.append((u, x))
    return answer


def sets_that_lose_members(moves):
    """Rounds of sets; what has won already is taken out of those about to lose with -=."""
    back = {v: set() for v in range(len(moves))}
    for u, row in enumerate(moves):
        for v in row:
            back[v].add(u)
    need = [len(set(row)) for row in moves]
    winners = {u for u, row in enumerate(moves) if not row}
    losers, fresh = set(), set(winners)
    while fresh:
        doomed = set()
        for v in fresh:
            for u in back[v]:
                need[u] -= 1
                if need[u] == 0:
                    doomed.add(u)
        doomed -= winners
        losers |= doomed
        fresh = set()
        for v in doomed:
            for u in back[v]:
                if u not in winners:
                    winners.add(u)
                    fresh.add(u)
    return [1 if u in winners else 0 if u in losers else 2 for u in range(len(moves))]


RIGHT = [ghost_position, two_queues, growing_list, as_coroutine, sets_that_lose_members]
