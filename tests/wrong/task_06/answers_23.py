"""Wrong answers to task 6, a twenty-third set: what was meant is in the docstring."""

from collections import deque

LOSE, WIN, DRAW = 0, 1, 2
_known: dict = {}


def label_with_distances_known_by_prefix(moves: list[list[int]]) -> tuple[list[int], list[int]]:
    """Meant: keep what was found, under the beginning of the text. Wrong: games end differently."""
    key = (len(moves), repr(moves)[:4000])
    if key not in _known:
        n = len(moves)
        preds = [[] for _ in range(n)]
        for u, row in enumerate(moves):
            for v in row:
                preds[v].append(u)
        left = [len(row) for row in moves]
        labels = [DRAW] * n
        distances = [-1] * n
        queue = deque()
        for u in range(n):
            if not moves[u]:
                labels[u] = LOSE
                distances[u] = 0
                queue.append(u)
        while queue:
            v = queue.popleft()
            for u in preds[v]:
                if labels[u] != DRAW:
                    continue
                if labels[v] == LOSE:
                    labels[u] = WIN
                else:
                    left[u] -= 1
                    if left[u]:
                        continue
                    labels[u] = LOSE
                distances[u] = distances[v] + 1
                queue.append(u)
        _known[key] = labels, distances
    labels, distances = _known[key]
    return labels[:], distances[:]


# The name each has to get; two are joined by "+", and "" stands for none.
WRONG = {label_with_distances_known_by_prefix: ""}
