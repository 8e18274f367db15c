"""Wrong answers to task 5, a ninth set: what was meant is in the docstring."""

from collections import deque


def _wave(moves, first):
    n = len(moves)
    back = [[] for _ in range(n)]
    for u, row in enumerate(moves):
        for v in row:
            back[v].append(u)
    left = [len(row) for row in moves]
    labels = [2] * n
    queue = deque()
    for u in range(n):
        if not moves[u]:
            labels[u] = first
            queue.append(u)
    while queue:
        v = queue.popleft()
        for u in back[v]:
            if labels[u] == 2:
                if labels[v] == 0:
                    labels[u] = 1
                    queue.append(u)
                else:
                    left[u] -= 1
                    if left[u] == 0:
                        labels[u] = 0
                        queue.append(u)
    return labels


def normal_play_read_backwards(moves):
    """Solves normal play and exchanges WIN and LOSE."""
    return [{0: 1, 1: 0, 2: 2}[x] for x in _wave(moves, 0)]


def the_end_alone_is_turned(moves):
    """Solves normal play and makes the terminals WIN afterwards."""
    labels = _wave(moves, 0)
    for u in range(len(moves)):
        if moves[u] == []:
            labels[u] = 1
    return labels


def who_can_end_it_loses(moves):
    """Whoever can move to the end has to: LOSE if any move leads to a WIN."""
    n = len(moves)
    labels = [1 if not row else 2 for row in moves]
    changed = True
    while changed:
        changed = False
        for u in range(n):
            if labels[u] != 2:
                continue
            if any(labels[v] == 1 for v in moves[u]):
                labels[u] = 0
                changed = True
            elif all(labels[v] == 0 for v in moves[u]):
                labels[u] = 1
                changed = True
    return labels


WRONG = {
    normal_play_read_backwards: "mirrored",
    the_end_alone_is_turned: "terminals-turned-last",
    who_can_end_it_loses: "mirrored",
}
