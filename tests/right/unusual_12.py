"""Right answers to task 12 in unusual styles."""

from collections import deque


def last_in_the_queue(moves):
    """The last WIN and the last LOSE that leave the queue are the longest."""
    back = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            back[v].append(u)
    need = [len(r) for r in moves]
    far, ends = {}, [None, None]
    queue = deque()
    for u, r in enumerate(moves):
        if not r:
            far[u] = 0
            queue.append(u)
    while queue:
        v = queue.popleft()
        ends[1 - far[v] % 2] = (v, far[v])
        for u in back[v]:
            if u not in far:
                need[u] -= far[v] % 2
                if far[v] % 2 == 0 or need[u] == 0:
                    far[u] = far[v] + 1
                    queue.append(u)
    return tuple(ends)


def layers(moves):
    """Even layers lose, odd layers win; the last of each is the answer."""
    n = len(moves)
    back = [[] for _ in range(n)]
    for u in range(n):
        for v in moves[u]:
            back[v].append(u)
    left, done = [len(r) for r in moves], [not r for r in moves]
    layer, ply, answer = [u for u in range(n) if done[u]], 0, {}
    while layer:
        answer[ply % 2] = [layer[0], ply]
        after = []
        for v in layer:
            for u in back[v]:
                if done[u]:
                    continue
                if ply % 2:
                    left[u] -= 1
                if ply % 2 == 0 or left[u] == 0:
                    done[u] = True
                    after.append(u)
        layer, ply = after, ply + 1
    return [answer.get(1), answer.get(0)]


def by_max_key(moves):
    """Distances first; max with a default."""
    back = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            back[v].append(u)
    plies, left = [-1 if r else 0 for r in moves], [len(r) for r in moves]
    order = [u for u, r in enumerate(moves) if not r]
    for v in order:
        for u in back[v]:
            if plies[u] < 0:
                left[u] -= plies[v] & 1
                if not plies[v] & 1 or not left[u]:
                    plies[u] = plies[v] + 1
                    order.append(u)
    halves = []
    for parity in (1, 0):
        found = ((d, u) for u, d in enumerate(plies) if d >= 0 and d % 2 == parity)
        top = max(found, default=None)
        halves.append(top and (top[1], top[0]))
    return halves[0], halves[1]


def sorting(moves):
    """Sorts all decided positions by distance."""
    n = len(moves)
    label, dist = [2] * n, [0] * n
    back, left = [[] for _ in range(n)], [len(r) for r in moves]
    for u in range(n):
        for v in moves[u]:
            back[v].append(u)
    front = [u for u in range(n) if not left[u]]
    for u in front:
        label[u] = 0
    d = 0
    while front:
        d += 1
        new = []
        for v in front:
            for u in back[v]:
                if label[u] == 2:
                    left[u] -= label[v]
                    if label[v] == 0 or left[u] == 0:
                        label[u], dist[u] = 1 - label[v], d
                        new.append(u)
        front = new
    ranked = sorted(range(n), key=dist.__getitem__, reverse=True)
    win = next(((u, dist[u]) for u in ranked if label[u] == 1), None)
    loss = next(((u, dist[u]) for u in ranked if label[u] == 0), None)
    return win, loss


RIGHT = [last_in_the_queue, layers, by_max_key, sorting]
