"""Right answers to task 5, in different styles."""

from __future__ import annotations

from collections import deque

from gamegraphs import DRAW, LOSE, WIN


def seeded_with_win(moves):
    """The wave of task 4 with another seed. Returns Outcomes."""
    before = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    open_moves = [len(row) for row in moves]
    labels = [DRAW if row else WIN for row in moves]
    queue = deque(u for u, row in enumerate(moves) if not row)
    while queue:
        v = queue.popleft()
        for u in before[v]:
            if labels[u] == DRAW:
                open_moves[u] -= 1
                if labels[v] == LOSE:
                    labels[u] = WIN
                    queue.append(u)
                elif open_moves[u] == 0:
                    labels[u] = LOSE
                    queue.append(u)
    return labels


def terminals_struck_out(moves):
    """Normal play without the terminals: a position with no other move is lost."""
    rows = [[v for v in row if moves[v]] for row in moves]
    before = {}
    for u, row in enumerate(rows):
        for v in row:
            before.setdefault(v, []).append(u)
    lost = {u for u, row in enumerate(moves) if row and not rows[u]}
    won = {u for u, row in enumerate(moves) if not row}
    left = [len(row) for row in rows]
    news = list(lost)
    while news:
        u = news.pop()
        for w in before.get(u, ()):
            if w in won:
                continue
            won.add(w)
            for x in before.get(w, ()):
                left[x] -= 1
                if left[x] == 0 and x not in won:
                    lost.add(x)
                    news.append(x)
    return tuple(0 if u in lost else 1 if u in won else 2 for u in range(len(moves)))


def with_a_pit(moves):
    """Normal play with one more position: every terminal gets a move to it."""
    n = len(moves)
    rows = [list(row) or [n] for row in moves] + [[]]
    before = [[] for _ in rows]
    for u, row in enumerate(rows):
        for v in row:
            before[v].append(u)
    state = [len(row) for row in rows]  # open moves; -1 for WIN
    label = bytearray(b"\2" * (n + 1))
    label[n] = 0
    stack = [n]
    while stack:
        v = stack.pop()
        for u in before[v]:
            if label[u] != 2:
                continue
            state[u] -= 1
            if label[v] == 0:
                label[u] = 1
                stack.append(u)
            elif state[u] == 0:
                label[u] = 0
                stack.append(u)
    return label[:n]


def arrays(moves):
    """The reversed graph in numpy, sorted by target. Returns a numpy array."""
    import numpy as np

    degrees = np.fromiter((len(row) for row in moves), np.int64, len(moves))
    targets = np.fromiter((v for row in moves for v in row), np.int64, int(degrees.sum()))
    order = np.argsort(targets, kind="stable")
    sources = np.repeat(np.arange(len(moves)), degrees)[order]
    first = np.searchsorted(targets[order], np.arange(len(moves) + 1))
    left = degrees.tolist()
    labels = np.where(degrees == 0, 1, 2)
    wave = np.flatnonzero(degrees == 0).tolist()
    for v in wave:
        for u in sources[first[v] : first[v + 1]].tolist():
            if labels[u] == 2:
                left[u] -= 1
                if labels[v] == 0 or left[u] == 0:
                    labels[u] = 1 - labels[v]
                    wave.append(u)
    return labels


RIGHT = [seeded_with_win, terminals_struck_out, with_a_pit, arrays]
