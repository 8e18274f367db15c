"""Right answers to task 7 in unusual styles."""

from collections import deque


def two_hidden_ends(moves, verdicts):
    """Two extra positions: each WIN end gets a move to a lost one; then normal play."""
    n = len(moves)
    rows = [[n] if verdicts.get(u) == 1 else list(row) for u, row in enumerate(moves)] + [[]]
    back = [[] for _ in rows]
    for u, row in enumerate(rows):
        for v in row:
            back[v].append(u)
    left = [len(r) for r in rows]
    label = [2 if r else 0 for r in rows]
    queue = deque(u for u in range(n + 1) if not rows[u])
    while queue:
        v = queue.popleft()
        for u in back[v]:
            if label[u] != 2:
                continue
            if label[v]:
                left[u] -= 1
            if not label[v] or not left[u]:
                label[u] = 1 - label[v]
                queue.append(u)
    return label[:n]


def updates_a_copy(moves, verdicts):
    """A copy of the dict collects all that is known."""
    known = dict(verdicts)
    coming = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            coming[v].append(u)
    bad = [0] * len(moves)
    news = list(known)
    while news:
        v = news.pop()
        for u in coming[v]:
            if u in known:
                continue
            bad[u] += known[v]
            if known[v] == 0:
                known[u] = 1
                news.append(u)
            elif bad[u] == len(moves[u]):
                known[u] = 0
                news.append(u)
    return [known.get(u, 2) for u in range(len(moves))]


def winners_before_losers(moves, verdicts):
    """All that can be won first, in rounds of two phases."""
    coming = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            coming[v].append(u)
    out = [2] * len(moves)
    hope = [len(row) for row in moves]
    lost = [u for u, x in verdicts.items() if x == 0]
    won = [u for u, x in verdicts.items() if x == 1]
    while lost or won:
        for u in won:
            out[u] = 1
        for u in lost:
            out[u] = 0
        more_won, more_lost = [], []
        for v in won:
            for u in coming[v]:
                hope[u] -= 1
                if hope[u] == 0 and out[u] == 2:
                    more_lost.append(u)
        for v in lost:
            for u in coming[v]:
                if out[u] == 2:
                    out[u] = 1
                    more_won.append(u)
        lost, won = [u for u in more_lost if out[u] == 2], more_won
    return out


def one_wave_with_signs(moves, verdicts):
    """+1, -1 and 0 inside; translated at the end."""
    value = [0] * len(moves)
    back = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            back[v] += (u,)
    for u in verdicts:
        value[u] = 2 * verdicts[u] - 1
    rest, queue = [len(r) for r in moves], deque(verdicts)
    while queue:
        v = queue.popleft()
        for u in back[v]:
            if value[u]:
                continue
            if value[v] < 0:
                value[u] = 1
            else:
                rest[u] -= 1
                value[u] = -1 if rest[u] == 0 else 0
            if value[u]:
                queue.append(u)
    return [{-1: 0, 0: 2, 1: 1}[x] for x in value]


RIGHT = [two_hidden_ends, updates_a_copy, winners_before_losers, one_wave_with_signs]
