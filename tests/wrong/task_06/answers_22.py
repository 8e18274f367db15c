"""Wrong answers to task 6, a twenty-second set: what was meant is in the docstring."""

from collections import deque

LOSE, WIN, DRAW = 0, 1, 2


def _before(moves):
    before = [[] for _ in moves]
    for u, targets in enumerate(moves):
        for v in targets:
            before[v].append(u)
    return before


def forced_replies_first(moves: list[list[int]]) -> tuple[list[int], list[int]]:
    """Meant: positions with a single move play themselves, put them at the front.

    Wrong: no longer breadth-first, some distances are off.
    """
    n = len(moves)
    label, dist = [DRAW] * n, [-1] * n
    left = list(map(len, moves))
    before = _before(moves)
    queue: deque[int] = deque()
    for u in range(n):
        if not moves[u]:
            label[u], dist[u] = LOSE, 0
            queue.append(u)
    while queue:
        v = queue.popleft()
        for u in before[v]:
            if label[u] != DRAW:
                continue
            if label[v] == LOSE:
                label[u] = WIN
            else:
                left[u] -= 1
                if left[u]:
                    continue
                label[u] = LOSE
            dist[u] = dist[v] + 1
            (queue.append if len(moves[u]) > 1 else queue.appendleft)(u)
    return label, dist


WRONG = {
    forced_replies_first: "some-at-the-front",
}
