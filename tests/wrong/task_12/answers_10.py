"""Wrong answers to task 12, a ninth set: what was meant is in the docstring."""

from collections import deque


def _solve(moves):
    n = len(moves)
    back = [[] for _ in range(n)]
    for u, row in enumerate(moves):
        for v in row:
            back[v].append(u)
    left = [len(row) for row in moves]
    labels, dist = [2] * n, [-1] * n
    queue = deque(u for u in range(n) if not moves[u])
    for u in queue:
        labels[u] = dist[u] = 0
    while queue:
        v = queue.popleft()
        for u in back[v]:
            if labels[u] == 2:
                left[u] -= 1
                if labels[v] == 0 or left[u] == 0:
                    labels[u], dist[u] = 1 - labels[v], dist[v] + 1
                    queue.append(u)
    return labels, dist


def best_starts_at_zero(moves):
    """A loss has to be longer than 0 plies to be the longest."""
    labels, dist = _solve(moves)
    win = loss = None
    most_win = most_loss = 0
    for u in range(len(moves)):
        if labels[u] == 1 and dist[u] > most_win:
            win, most_win = (u, dist[u]), dist[u]
        elif labels[u] == 0 and dist[u] > most_loss:
            loss, most_loss = (u, dist[u]), dist[u]
    return win, loss


def nothing_won_is_no_pair(moves):
    """(None, 0) or (-1, -1) where there is none: a pair all the same."""
    labels, dist = _solve(moves)
    best = [(-1, -1), (-1, -1)]
    for u, (label, d) in enumerate(zip(labels, dist, strict=True)):
        if label != 2 and d > best[label][1]:
            best[label] = (u, d)
    return best[1], best[0]


def only_from_the_start(moves):
    """Looks at what can be reached from position 0."""
    labels, dist = _solve(moves)
    seen, todo = {0}, [0]
    while todo:
        for v in moves[todo.pop()]:
            if v not in seen:
                seen.add(v)
                todo.append(v)
    wins = [(dist[u], u) for u in seen if labels[u] == 1]
    losses = [(dist[u], u) for u in seen if labels[u] == 0]
    return (max(wins)[::-1] if wins else None), (max(losses)[::-1] if losses else None)


WRONG = {
    best_starts_at_zero: "zero-is-nothing",
    nothing_won_is_no_pair: "minus-ones",
    only_from_the_start: "from-zero",
}
