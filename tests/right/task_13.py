"""Right answers to task 13, in different styles."""

from __future__ import annotations

from collections import deque

from gamegraphs import DRAW, LOSE, WIN


def like_any_move(moves):
    """The wave of task 4; a pass is a move like any other. Returns a tuple of Outcomes."""
    before = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    open_moves = [len(row) for row in moves]
    labels = [DRAW if row else LOSE for row in moves]
    queue = deque(u for u, row in enumerate(moves) if not row)
    while queue:
        v = queue.popleft()
        for u in before[v]:
            if labels[u] == DRAW:
                open_moves[u] -= 1
                if labels[v] == LOSE or open_moves[u] == 0:
                    labels[u] = WIN if labels[v] == LOSE else LOSE
                    queue.append(u)
    return tuple(labels)


def never_lost(moves):
    """Passes are taken out of the graph and kept as a mark: who can pass is never LOSE."""
    can_pass = [u in row for u, row in enumerate(moves)]
    before = {}
    left = []
    for u, row in enumerate(moves):
        left.append(0)
        for v in row:
            if v != u:
                left[u] += 1
                before.setdefault(v, []).append(u)
    labels = [2] * len(moves)
    stack = [u for u, row in enumerate(moves) if not row]
    for u in stack:
        labels[u] = 0
    while stack:
        v = stack.pop()
        for u in before.get(v, ()):
            if labels[u] != 2:
                continue
            if labels[v] == 0:
                labels[u] = 1
                stack.append(u)
            else:
                left[u] -= 1
                if left[u] == 0 and not can_pass[u]:
                    labels[u] = 0
                    stack.append(u)
    return labels


def only_counted(moves):
    """Passes in the counter and not in the reverse lists, where nobody would read them."""
    n = len(moves)
    before = [[] for _ in range(n)]
    for u, row in enumerate(moves):
        for v in row:
            if v != u:
                before[v].append(u)
    losers, winners = set(), set()
    closed = [0] * n
    news = [u for u in range(n) if not moves[u]]
    while news:
        losers.update(news)
        found = []
        for u in news:
            for w in before[u]:
                if w not in winners:
                    winners.add(w)
                    found.append(w)
        news = []
        for w in found:
            for x in before[w]:
                closed[x] += 1
                if closed[x] == len(moves[x]) and x not in winners:
                    news.append(x)
    return [0 if u in losers else 1 if u in winners else 2 for u in range(n)]


def arrays(moves):
    """A numpy matrix of the moves, two columns: where from, where to. Returns a numpy array."""
    import numpy as np

    pairs = np.array([(u, v) for u, row in enumerate(moves) for v in row], dtype=np.int64)
    pairs = pairs.reshape(-1, 2)
    sources, targets = pairs[np.argsort(pairs[:, 1], kind="stable")].T
    first = np.searchsorted(targets, np.arange(len(moves) + 1)).tolist()
    left = np.bincount(pairs[:, 0], minlength=len(moves)).tolist()
    labels = np.array([0 if count == 0 else 2 for count in left])
    wave = [u for u, count in enumerate(left) if count == 0]
    for v in wave:
        for u in sources[first[v] : first[v + 1]].tolist():
            if labels[u] == 2:
                left[u] -= 1
                if labels[v] == 0 or left[u] == 0:
                    labels[u] = 1 - labels[v]
                    wave.append(u)
    return labels


RIGHT = [like_any_move, never_lost, only_counted, arrays]
