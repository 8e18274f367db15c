"""Wrong answers to task 6, a seventh set: what was meant is in the docstring."""


def nearest_end(moves):
    """The labels are right, the distance is that to the nearest terminal."""
    n = len(moves)
    before = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    labels = [2 if row else 0 for row in moves]
    left = [len(row) for row in moves]
    queue = [u for u in range(n) if labels[u] == 0]
    near = dict.fromkeys(queue, 0)
    walk = list(queue)
    for v in walk:
        for u in before[v]:
            if u not in near:
                near[u] = near[v] + 1
                walk.append(u)
    for v in queue:
        for u in before[v]:
            if labels[u] == 2:
                left[u] -= labels[v] == 1
                if labels[v] == 0 or left[u] == 0:
                    labels[u] = 1 - labels[v]
                    queue.append(u)
    return labels, [near[u] if labels[u] != 2 else -1 for u in range(n)]


def _solved(moves, pick_win, pick_lose, add=1):
    n = len(moves)
    labels = [2 if row else 0 for row in moves]
    plies = [-1 if row else 0 for row in moves]
    for _ in range(n):
        for u in range(n):
            if labels[u] == 2:
                after = [labels[v] for v in moves[u]]
                if 0 in after:
                    labels[u] = 1
                elif all(a == 1 for a in after):
                    labels[u] = 0
    for _ in range(n + 1):
        for u in range(n):
            if labels[u] == 2 or not moves[u]:
                continue
            wanted, pick = (0, pick_win) if labels[u] == 1 else (1, pick_lose)
            known = [plies[v] for v in moves[u] if labels[v] == wanted and plies[v] >= 0]
            if known:
                plies[u] = pick(known) + add
    return labels, plies


def loser_in_a_hurry(moves):
    """Both sides take the shortest way."""
    return _solved(moves, min, min)


WRONG = {
    nearest_end: "nearest-terminal",
    loser_in_a_hurry: "quick-loss",
}
